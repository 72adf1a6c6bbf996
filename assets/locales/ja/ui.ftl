# 画面、ボタン、案内、お知らせ、できごと、できない理由。

## 席の名前。$who は見ている本人なら "you"。
seat-you = あなた
seat-name-0 = まつお
seat-name-1 = けいこ
seat-name-2 = たま
seat-name-3 = ふじこ
seat-name-4 = ぼたん
seat-name-5 = もみじ
seat-name-6 = はぎ
ui-name = { $who ->
    [you] あなた
   *[other] { $name }
}

## 画面
ui-screen-home = はじめの画面
ui-screen-settings = 設定
ui-screen-table = 対局
ui-screen-result = 精算
ui-screen-rules = 遊び方
ui-screen-about = このゲームについて
ui-screen-stats = 記録

## 共通
ui-close = 閉じる
ui-back = 戻る
ui-less = 一つ減らす
ui-more = 一つ増やす
ui-copy = コピー
ui-reload = 再読み込み
ui-theme-is = 配色：{ $theme }
ui-language-and-theme = 言語と配色
ui-lang-failed = その言語を読み込めませんでした。
ui-game-failed = このゲームの言葉や札を読み込めませんでした。接続を確かめて、もう一度お試しください。
ui-part-failed = 読み込めませんでした。接続を確かめてもう一度お試しになるか、ページを再読み込みしてください。
ui-copy-failed = ここではコピーできません。
ui-link-copied = リンクをコピーしました。
ui-code-copied = コードをコピーしました。

## はじめの画面
ui-games = ゲーム
ui-new = 新しく始める
ui-set-up = 設定
ui-resume = 続ける
ui-delete = 削除
ui-keep = 残す
ui-delete-ask = この対局を削除しますか
ui-delete-text = 元には戻せません。
ui-your-turn = あなたの番です。
ui-match-goes-on = 対局の途中です。
ui-match-result = 一勝負の結果
ui-result-waits = 精算が待っています。
ui-with-others = { $game }（相手：{ $others }）
ui-round-of = 第{ $round }回／全{ $rounds }回
ui-plan = { $players ->
    [1] ひとり
   *[other] { $players }人
}・{ $rounds }回・{ $preset }{ $changes ->
    [0] {""}
   *[other] （変更{ $changes }）
}
ui-daily = 今日の札
ui-deal-choose = 札を選ぶ
ui-deal-about = 番号か言葉を入れてください。同じものなら、いつも同じ札が来ます。
ui-deal-start = この札で遊ぶ
ui-deal-long = 札の名前は64文字までです。
ui-learn = 手ほどきの一回
ui-learn-new = 初めての方へ：手ほどきの一回
ui-learn-about = 案内つきで本物の一回を遊びます。いつでもやめられます。
ui-bring = 開く・書き出す
ui-bring-about = リンク、コード、または保存した対局の文字列：
ui-bring-file = ファイルから
ui-bring-open = 開く
ui-export = すべて書き出す
ui-export-about = 対局はこのブラウザの中だけにあります。データを消す前や別の端末に移る前に、控えを取ってください。
ui-imported = { $count ->
    [0] 新しい対局はありませんでした。
   *[other] 対局を{ $count }件取り込みました。
}
ui-aside-count = 読めなかった保存データ{ $count }件を別に取ってあります。書き出しに含まれます。

## 設定
ui-display = 表示と速さ
ui-players = 人数
ui-players-count = 遊ぶ人数
ui-players-value = { $players }人
ui-level-of = { $name }の強さ
ui-practice = 練習
ui-practice-about = 何手でも戻せます。結果には練習と記されます。
ui-start-from = 流儀
ui-house-rules = 取り決め
ui-changes = { $preset }{ $changes ->
    [0] {""}
   *[other] （変更{ $changes }）
}
ui-changed = 変更
ui-reset = 元に戻す
ui-reset-all = 取り決めを戻す
ui-play-with = この取り決めで遊ぶ
ui-only-three = 三人のときだけ使います。
ui-rule-code = 取り決めコード
ui-rule-code-about = コピーすると、この取り決めを人に渡せます。別のコードを貼ると、その取り決めになります。
ui-code-of-game = これは{ $game }の取り決めです。
setting-speed = 速さ
setting-speed-about = 札の動きと相手の間合いです。「なし」では一手がすぐに表示されます。
value-speed-off = なし
value-speed-quick = 速い
value-speed-normal = ふつう
value-speed-slow = ゆっくり
setting-theme = 配色
setting-theme-about = 明るい、暗い、または端末に合わせます。
value-theme-auto = 自動
value-theme-light = 明るい
value-theme-dark = 暗い
setting-ground = 卓
setting-ground-about = 札を置く台の様子です。
value-ground-paper = 和紙
value-ground-wood = 木
value-ground-cloth = 布
setting-sort = 手札の並び
setting-sort-about = 月の順、または光札から始まる種類の順です。
value-sort-month = 月の順
value-sort-kind = 種類の順
setting-aids = 札の印
setting-aids-about = 札の角に月と種類の印を付けます。
setting-lights = 合う札を照らす
setting-lights-about = 手札を見ると、場の同じ月の札が明るくなります。
setting-confirm = 出す前に確かめる
setting-confirm-about = 二度目に触れたときに札を出します。うっかり触れても大丈夫です。

## 卓
ui-menu = メニュー
ui-round = 第{ $round }回
ui-of-rounds = 全{ $rounds }回
ui-times = この回は{ $multiplier }倍です
ui-field = 場
ui-stack = 山札
ui-hand = 手札
ui-kind = 種類
ui-cards = 枚数
ui-own = あなたの取り札
ui-pts = 点
ui-total = 通算{ $total }
ui-points-say = この回の札の点{ $points }点、通算{ $total }点
ui-dealer = 親
ui-second = 二番手（胴二）
ui-last = 最後（尾季）
ui-to-move = の番
ui-hand-count = 手札{ $count }枚
ui-stack-count = { $count ->
    [0] 山札はありません
   *[other] 山札{ $count }枚
}
ui-captured-of = { $who ->
    [you] あなたの取り札：{ $count }枚
   *[other] { $name }の取り札：{ $count }枚
}
ui-captured-title = { $who ->
    [you] あなたの取り札
   *[other] { $name }の取り札
}
ui-captured-kind = { $kind }：{ $count }枚、{ $points }点
ui-card-hand = { $card }{ $shown ->
    [yes] （見せている札）
   *[no] {""}
}、{ $count ->
    [0] 合う札なし
    [3] 三枚とも取れる
   *[other] 合う札{ $count }枚
}
ui-card-target = { $card }：{ $taker }で取る
ui-shown-card = { $card }（見せている札、取れます）
ui-shown = 見せ札
ui-take = 取る
ui-play = 出す札を選んでください
ui-choose = { $card }：どちらを取りますか
ui-choose-turned = { $card }が出ました。どちらを取りますか
ui-confirm = もう一度触れると{ $card }を出します
ui-put-back = 札を戻す
ui-flip = 山札をめくる
ui-wait = お待ちください…
ui-others-turn = { $name }の番です…
ui-see-result = 精算を見る
ui-seconds-left = 残り{ $seconds }秒
ui-time-out = 時間切れです。コンピュータが代わりに打ちました。
ui-pick-first = 先に手札を選んでください。
ui-tap-on = 触れると進みます
ui-log = これまでの手
ui-log-open = 直前の手。記録を開く
ui-rules-and-yaku = 遊び方と役
ui-progress = 全員の役
ui-goals = 近い役
ui-goals-all = 全員の役
ui-goal-made = 完成・{ $points }点
ui-goal-cancelled = 上の役に含まれる
ui-goal-lost = もうできません
ui-goal-near = { $need }枚中{ $have }枚、残りは見えている・{ $points }点
ui-goal-open = { $need }枚中{ $have }枚・{ $points }点
ui-no-yaku = この取り決めでは役を使いません。
ui-undo = 戻す
ui-undo-nothing = 戻せる手がありません。
ui-share = 対局のリンクをコピー
ui-save-file = ファイルに保存
ui-leave-table = 席を立つ
ui-leave-ask = 席を立ちますか。対局は残り、はじめの画面から続けられます。
ui-leave = 席を立つ
ui-stay = 続ける
ui-go-on = 続ける
ui-step = { $step }／{ $steps }

## 精算
ui-settlement = 精算
ui-card-points = 札の点
ui-card-points-about = 全部で{ $all }点、基準点は{ $baseline }点
ui-card-points-plain = 取ったまま
ui-from-each = 一人{ $points }点ずつ
ui-points = { $points }点
ui-big-table = 大場
ui-grand-table = 絶場
ui-this-round = この回
ui-zero-sum = 合計は零
ui-match-after = 第{ $round }回までの通算
ui-cancelled = { $who ->
    [you] あなたの{ $yaku }は数えません（{ $by }）
   *[other] { $name }の{ $yaku }は数えません（{ $by }）
}
ui-fuke-note = ふけ：札の点が20点以下の人がいるので、この回は札も役も数えません。
ui-round-won = { $who ->
    [you] この回はあなたの勝ち
    [team] この回はあなたのチームの勝ち
   *[other] この回は{ $name }の勝ち
}
ui-round-tied = この回は{ $names }が並びました
ui-match-won = { $who ->
    [you] 一勝負、あなたの勝ち
    [team] 一勝負、あなたのチームの勝ち
   *[other] 一勝負、{ $name }の勝ち
}
ui-match-tied = 一勝負は{ $names }が並びました
ui-deals-next = { $who ->
    [you] 次の親はあなたです。
   *[other] 次の親は{ $name }です。
}
ui-look-at-table = 卓を見る
ui-deal-round = 第{ $round }回を配る
ui-rematch = もう一勝負

## 遊び方
ui-rules-of = { $game }の遊び方
ui-contents = 目次
ui-yaku-sheet = 役の一覧
ui-cancels = { $yaku }は数えません。

## できごと
event-dealt = 第{ $round }回。親は{ $name }です。{ $multiplier ->
    [1] {""}
   *[other] この回は{ $multiplier }倍です。
}{ $redeals ->
    [0] {""}
   *[other] 同じ月が四枚そろったので、配り直しました。
}
event-shown = { $name }が{ $yaku }を見せました：{ $cards }。
event-played = { $name }が{ $card }を出しました。
event-turned = { $name }が{ $card }をめくりました。
event-asked = { $name }が{ $card }で取る札を選びます：{ $cards }。
event-took = { $name }が{ $card }で{ $cards }を取りました。
event-stayed = { $name }の{ $card }は場に残りました。
event-made = { $name }に{ $yaku }ができました。
event-round-over = 第{ $round }回が終わりました。あなたは{ $score }点です。
event-match-over = 一勝負が終わりました。あなたは通算{ $score }点です。

## できない理由
error-over = この対局は終わっています。
error-wrong-phase-play = 今は手札を一枚出す番です。
error-wrong-phase-flip = 手札がないので、山札をめくるだけです。
error-wrong-phase-choose = 先に、めくった札で取る札を選んでください。二枚に印が付いています。
error-wrong-phase-round-over = この回は終わりました。
error-wrong-phase-match-over = 対局は終わりました。
error-not-in-hand = { $card }は手札にありません。
error-target-wanted = { $card }に合う札が二枚あります。取る方を選んでください。
error-no-target = { $card }で取る札は選べません。
error-cannot-take = { $card }で{ $target }は取れません。同じ月の札だけが合います。
error-address-value = { $name }の「{ $value }」
error-address = アドレスに知らない指定があります：{ $list }。分かる指定だけを使いました。
error-record = 開ける対局ではありません。
error-code = 対局や取り決めのコードではありません。
error-code-damaged = コードが途中で切れているか、間違っています。
error-code-newer = 新しい版で作られたコードです。
error-code-unknown = この版にないものを使うコードです。

## 保存
ui-storage-refused = このブラウザでは保存できません。遊べますが、ページを閉じると対局は消えます。残すときは、はじめの画面から書き出してください。
ui-storage-full = ブラウザの保存場所がいっぱいです。続けられますが、新しい手は残りません。書き出して、古い対局を削除してください。
ui-elsewhere = この対局は別のタブで進んでいるので、ここではもう保存されません。再読み込みすると、続きから遊べます。
ui-records-aside = 記録を読めなかったので、別に取りました。失われてはいません。書き出しに含まれます。
ui-set-aside = 開けない対局を別に取りました。失われてはいません。書き出しに含まれます。
ui-cpu-failed = コンピュータが答えません。再読み込みすると続けられます。
ui-crash-title = 問題が起きました
ui-crash-text = 最後の手まで保存されています。再読み込みすると続けられます。報告は原因を探すのに役立ちます。
ui-crash-copy = 報告をコピー

## このゲームについて
ui-about-what = 花籠とは
ui-about-what-text = 花籠は、日本の花札の遊びを集めた籠です。まずは昔からの絵合わせ、花合わせから始まります。
ui-about-privacy = プライバシー
ui-about-privacy-text = 端末の外には何も送りません。登録もサーバーも、閲覧の計測も広告もありません。
ui-about-saves = 対局のありか
ui-about-saves-text = この端末の、このブラウザの中にあります。ブラウザのデータを消すと失われます。数日使わないと自動で消すブラウザもあります。はじめの画面の「書き出す」で控えを取れます。
ui-about-licence = 使用条件
ui-about-licence-text = プログラムは自由なソフトウェアで、MITライセンスまたはApacheライセンス2.0で使えます。
ui-about-art = 札の絵
ui-about-art-text = 札の絵はすべてこのゲームのために描いたもので、CC BY 4.0で使えます。
ui-version = 版 { $version }
