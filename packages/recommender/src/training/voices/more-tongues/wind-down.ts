/** Sentences for this state, in English and twenty other languages. */
export const WIND_DOWN_OF_MORE_TONGUES = `
  lights out
  nap, 25 min
  can't be bothered w anything else tonight, just drifting off
  Power down 22:30
  switching off from work, laptop's closed
  siesta
  dead tired and glad of it, going to sleep
  bath and candle then bed
  night shift over, blackout curtains, sleep
  let the day end slowly
  not another episode. sleep.
  insomnia again, trying to nod off
  sunday evening slow down
  snooze on the couch with the cat
  winding down after the wedding shoot, feet up
  the deck is done, now i'm done too. sofa and nothing
  hammock hour, eyes closed
  Bedtime routine
  cosy up w a dull audiobook till i'm gone
  too wired to sleep, want to get drowsy
  after the gig: tea, pyjamas, out
  closing the shop in my head, lamp off, blankets
  Sleep 23:00
  after that killer shift all i want is bed
  slow stretch in pyjamas then goodnight
  "five more pages" no. sleep now
  lying down, want to doze till four
  knitting in bed till my eyes close
  the fireworks are over, bed
  dodo
  sieste de 20 min
  j'éteins tout, pyjama
  décrocher du boulot, soirée plaid
  tisane et au lit
  journée finie, je veux plus penser à rien avant de dormir
  impossible de m'endormir, on ralentit
  寝る
  昼寝ちょっと
  一日おわり、布団でぬくぬく
  寝付けない 眠くなりたい
  仕事オフ モード切替 風呂
  電気消しておやすみ
  잘 준비
  불면증.. 잠 오게
  하루 마무리 반신욕
  폰 끄고 취침
  спать
  вечер, плед, чай, ничего не надо
  не спится, хочу уснуть
  все, рабочий день закрыт, отключаюсь
  ложусь пораньше
  läggdags, lugn musik
  soffan, filten, slut för idag
  powernapje
  laptop dicht, avond rustig uitzitten
  kan niet slapen, wil wegdoezelen
  warm bad en dan pitten
  dag afsluiten
  a dormir ya
  baño caliente y pijama
  apagar el móvil hasta mañana
  ins bett
  mittagsschlaf
  feierabend, sofa, nichts mehr
  kann nicht einschlafen
  nanna
  stacco tutto, divano e copertina
  camomilla e a letto
  spać
  fajrant, koc i herbatka
  wieczorne wyciszenie przed snem
  सोने जा रहा हूं
  दिन खत्म, बस रजाई
  neend nahi aa rahi, sona hai
  desligar do trabalho, rede e silêncio
  sem sono, quero apagar
  banho e cama
  关灯 晚安
  yatıyorum
  iş bitti, battaniye altı
  نوم
  خلص اليوم، ابي استرخي وانام
  спатки
  кінець дня, плед і тиша
  legge meg
  sove nu, slukker telefonen
  sauna ja sänkyyn
  μεσημεριανός υπνάκος
  vypnout po práci, deka
  shoes off, telly low, nodding off is allowed
  plus un mail. volets fermés, je coule dans le lit
  こたつでうとうとする時間
  kapcie, stare radio, dzień się kończy
  çay demledim, ışıkları kıstım, günü bitiriyorum
  cadeira de balanço na varanda até o sono chegar
  после бани, чай с мятой и под одеяло
  takan ääressä, kirja ja silmät lupsuu
`;
