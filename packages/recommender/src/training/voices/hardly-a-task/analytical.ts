/** Sentences for this state, close to what is no task. */
export const ANALYTICAL_OF_HARDLY_A_TASK = `
  find the bug that only shows up on tuesdays
  calculate what we owe if the rate goes to five percent, by hand, to be sure
  compare the two leases clause by clause before i sign either
  why won't the dishwasher drain, going through the hoses one by one
  show that root three is irrational, third attempt
  undo, undo, undo: bisecting until i know which commit broke login
  what's 17 percent off for eleven suppliers, price list to reconcile
  check the boiler readings against last winter's and see where the heat goes
  who had the motive, laying out the clues for the mystery evening and testing each alibi
  locate the missing 14 cents in the till report
  sort out which of five fuses feeds the freezer
  solve for x, said my son, so now i'm solving for x
  tell me why the totals differ, i asked, and the sheet said nothing, so line by line it is
  turn the puzzle round: if the bishop's pinned then what does black have
  count the pills, count the prescriptions, something is off by six
  check the odds again, my model says 61, the bookie 48
  ask why five times: the oven burned every third tray and i want the cause
  how much paint for a 4.2 by 3.7 room with two doors, working it out before the shop
  translate the error: it says null, so who passed null, stepping through
  is it cheaper to fix the Skoda or lease, making the table now
  set the two contracts side by side and mark each difference
  who ate the budget? going over the Q3 receipts
  test the fuse, test the relay, test the pump. van won't start and i want to know why
  find x, find y, find my mistake
  why is the light on my router red, tracing it cable by cable
  play out every line after Nxe5
  do the sums before the bank does, mortgage over 25 or 30
  stop guessing: plotting the sleep tracker data to see what really correlates
  thank the auditor for me, i now have to explain 312 euro from march
  knights and knaves riddle, page two, no peeking at answers
  show me the p-value, no, show me the raw data, rechecking the trial stats
  weather's odd in my dataset, three stations say snow in july, hunting the glitch
  timer keeps drifting by four ms, looking at the interrupts
  music app crashes on the second track only, reading the stack trace
  hey so is this proof circular or am i, lemma 4 under the magnifying glass
  prove it, said the professor, epsilon and delta in hand
  split the heating bill fairly between nine flats with different sizes
  schedule 14 nurses over 28 nights so nobody breaks the rules, solving that now
  which of these pensions is the least bad, figures on the table
  sort the alibis, it's cluedo night and i take notes
  work out the dose conversions for the cat and double check
  undo the knot in the inheritance, who gets which share by law
  where did the water come from, tracing the stain up from the cellar
  reverse the cipher grandpa left, letters e and n first
  read the meter, subtract, divide. someone in the building is using our power
  estimate how many busses the festival needs, back of an envelope then properly
  is it the battery or the alternator, multimeter's out
  compare yields from the north and south fields, anova first
  hello integral, we meet again
  ok what can you do with 3, 3, 8, 8 to make 24
  answer me this: why does query two take nine seconds, explain plan open
  review the tender for hidden costs before we bid
  explain the variance, says head office. so i'm taking the figures apart
  check if the vendor's clause 9 contradicts our clause 4
  fix the formula in column R, it's counting holidays twice
  finde den Fehler, Matthes, bevor der Kunde ihn findet: Log von gestern Nacht
  rechne mir vor was die Wärmepumpe bringt, nein ich rechne selbst
  warum brummt der Verstärker, Masse für Masse prüfen
  vergleich die drei Angebote vom Dachdecker, Posten für Posten
  Sudoku, das teuflische, ohne Tipp
  trouve l'erreur dans la caisse, il manque 40 euros
  calcule combien coûte la crèche à trois jours ou à quatre, tableau ouvert
  pourquoi ça plante seulement sur Android, je remonte les logs
  compare les deux devis ligne par ligne
  encuentra el fallo antes de que llegue el cliente, depurando
  cuánto pagamos de más de luz, revisando doce facturas
  demuestra por inducción, ejercicio siete, otra vez
  haz las cuentas de la comunidad, no cuadran
  trova la perdita nel bilancio, voce per voce
  perché il motore batte in testa, smonto l'ipotesi una alla volta
  fai i conti col mutuo, fisso o variabile
  descobre porque o teste falha só no servidor
  confere as notas uma a uma, há um desvio de 90 reais
  reken na of de subsidie klopt
  zoek uit waarom de printer alleen 's ochtends hapert
  znajdź błąd w fakturach za maj, siadam do tego
  policz prawdopodobieństwo, zadanie 8, jeszcze raz
  hitta felet i koden, det är något med datumformatet
  räkna ut om vi har råd med huset, kalkylark uppe
  find ud af hvorfor momsen ikke stemmer
  finn ut hvorfor pumpa slår ut, måler spenning nå
  etsi vika, relekaavio auki
  najdi chybu v důkazu, lemma dvě
  hatayı bul, loglara bakıyorum satır satır
  найди ошибку, сказал себе, третий час смотрю дамп памяти
  посчитай ипотеку на двадцать лет, сверяю варианты
  знайди, де розходиться баланс
  βρες το λάθος στον κώδικα, βήμα βήμα με τον debugger
  なぜ落ちる、このテスト。ログを追う
  家計簿が三千円合わない、原因さがし
  查出为什么两张表对不上
  算一下哪种贷款划算
  왜 안 되지, 디버깅 시작
  गलती कहाँ है, बैलेंस शीट मिलानी है
  أين الخطأ في الميزانية، أراجعها سطرا سطرا
  cari bug-nya, cuma muncul kalau dua user login bareng
  găsește unde s-a dus bugetul, verific fiecare factură
  keresd meg a hibát, mondom magamnak, és nézem a logot
  tìm lỗi trong bảng lương, lệch hai triệu
  balance this equation by hand, permanganate and oxalate, chem olympiad
  who's lying, the thermostat or the sensor? logging both
  put a comma where it belongs: one stray comma in the json and i'm hunting it
  pros, cons, weights, scores: job offer A against job offer B
  make a table, sort it, find why ward 3 uses twice the gloves
  seven letter word and it crosses with the river in siberia, cryptic grid out
  rook lift or pawn break, adjourned game, analysing until i see it
  tell my boss? first find out whether the numbers are even wrong
  my sister says 40, the invoice says 52, retracing every hour
  what has hands but can't clap, easy. what has 12 coins and one fake, now that i'm solving
  do the maths on solar: panels, tariff, payback years
  is my landlord allowed to do that? clause by clause through the tenancy
  brighter bulbs, higher bill? measuring watts and computing the year
  sleep data, mood data, coffee data, regression time
  the metronome app drifts, comparing its clicks with the audio file sample by sample
  stressed beam or stressed me, checking the load calculation again
  why does the timer interrupt fire twice, scope on pin six
  one of these three medicines clashes with grapefruit, checking the leaflets against each other
  next move in Go, ladder doesn't work, counting liberties
  ring main trips at night only. listing what's on at night, crossing out one by one
  hello world prints hello wor, and i must know where ld went
  which bus route loses money and why, spreadsheet and a ruler
  cancel the contract or renegotiate, working out break even first
  skip to the proof of theorem 4, something's fishy about the compactness
  who invented this pricing? untangling four phone tariffs for my mum
  roll 2d6 a thousand times in R and see if my die's loaded
  take the totals, subtract the floats, find who rang up the wrong VAT
  prime or not? 7,919 and a pencil
  Break even analysis
  Root cause, conveyor stop
  Hydraulics leak, narrow it down
  Chess endgame, rook vs two pawns
  Actuarial problem set 5
  Insurance policies compared
  repeat the measurement, mean and error, my pendulum disagrees with g
  check engine light's on, code P0420, catalyst or sensor, testing
  what would the prosecutor say? testing our own argument for holes
  route planner says 41 stops, i say 38 will do, optimising the milk round
  logic gates on paper, half adder, then full adder
  ok bot says 12, calculator says 14, me vs both, redoing the integral
  map the cash flow, find the dry months, the café mustn't go under in february
  is the sourdough slow because of flour or fridge, controlled trial with six jars
  someone's duplicated the customer ids, tracing when and by what
  translate this word problem: two trains, one bee, how far does the bee fly
  read the contract like a lawyer, said dad, so i'm listing every trap in it
  why do i sleep badly on tuesdays? comparing four months of notes
  zähl nochmal nach, sagt der Kassenwart, also jede Quittung einzeln bis es stimmt
  welcher Zug war's: Stellung nach dem 23. nochmal durchrechnen
  dis-moi où passe l'eau, compteur, joints, chasse d'eau, je teste chaque hypothèse
  trois devis, deux pièges, je les épluche
  dime por qué pita la caldera, voy descartando piezas
  calcola il punto di pareggio del chiosco, carta e penna
  porque é que o wifi cai às nove, a medir divisão a divisão
  leg de polis naast de schaderegels, wat dekken ze nu echt
  sprawdź, czemu silnik gaśnie na zimnym, po kolei czujniki
  kontrollera om statistiken håller, räknar om medelvärdena
  проверь доказательство на дыры, иду по шагам
  詰将棋十一手、まだ解けない、考える
  这道概率题到底错在哪一步
  छह का पासा, दो बार, प्रायिकता निकालनी है
  why's the choir flat in bar 9? measuring every voice against the tuner
`;
