/** Sentences by three further hands for this state, in some thirty languages. */
export const ANALYTICAL_BY_THREE_HANDS = `
  Inventory discrepancy deep dive
  Model validation
  Pricing decision
  why did sample 12 come out blue
  I run the seed bank and germination fell to 61 percent, going through humidity logs
  before I see the bank on Thursday I need to work out if the bakery can stand a second oven, just me and the calculator now
  the mechanic goes "could be anything" so I'm reading the codes myself
  Review P&L
  best order to visit 31 shops in
  picking a health plan before open enrollment ends
  don't need to work faster, need to see where it's going wrong
  checking which supplier overcharged us
  Costing a job for the council, kerbs
  I'm not designing it, I'm checking if it'll stand
  Tender scoring, lots 1–4
  I'm not writing the report today, only checking whether the figures hold up
  checking whether the visa dates add up
  deciding between the Manchester offer and staying put
  playing detective with the water bills
  should I fire this client or put the rates up
  trying to beat the chess bot with the french defence
  where did 40 litres of diesel go
  working out who's on call over diwali
  balancing shift patterns with three on maternity
  reading the patent to see whether ours infringes
  planning tomorrow's delivery drops so Kev isn't crossing town twice
  chess puzzles, rated 1900
  balancing the brewery's water chemistry
  FY forecast v7 FINAL final
  make me think clearer
  going through phone records for a pattern
  which stop codon, why is the protein short
  poker hands, reviewing where I leaked
  not writing code today, deciding which code to kill
  reconciling the petty cash, someone's had a tenner
  is the beam ok with a 4m span
  which mortgage
  which gel ran funny and why
  how many litres for the pool liner
  less feeling, more sums: can we keep the café open
  pls I want to calculate how much cement for 3 bedroom, contractor is cheating me
  does this mole need referring
  I'm not shopping for fun, I'm working out which boiler is least bad over ten years
  Load calc, roof trusses
  deciding where to put the fire exits
  gotta figure out our walk-away number before we sit down with the seller
  "Something doesn't add up, Bob" my accountant said, so I'm going line by line
  working thru the loan options with a calculator
  it's a whodunnit in the ledger
  the dispatch board says 14 cabs and I've jobs for 19, need to juggle it
  solving last year's JEE paper, rotational motion
  the trial balance is out by 9.36 and nine divides it so it's a transposition somewhere
  problem solving mode
  Hazop node 6
  is it worth keeping the second van, doing the sums
  diagnosing a misfire on cylinder 4
  working out the drug dose, 0.15 mg/kg and he's 83 kg
  comparing three quotes for the church roof
  sequencing the lifts so the concrete pour and the steel don't want the same hook
  SQL query returns dupes and I'm losing the will
  picking the squad for saturday on form not friendship
  not a feelings thing, a numbers thing: redundancy package A or B
  "Have you tried turning it off and on" yes Greg. Now I'm reading logs
  worried about tomorrow's physics test but the only thing that'll help is getting these circuit problems to come out
  my moving average code gives a different answer from excel
  hydrologist, two gauges disagree after the flood and the warning model depends on which one I believe
  yaar the code is giving segfault only on prod
  rewiring diagram, why's the fuse blowing
  people keep coming to my desk while I'm trying to trace a fault in the signalling logic
  odds for the national, proper form study
  a knot in the logic somewhere, and i'm picking at it with my nails
  why does the lift stop at 4
  i need understand this german contract, which paragraph is danger for me
  Bug triage
  balancing chemical equations
  trying to suss out why the ewes arent holding
  chasing a gremlin through the wiring loom
  I'm done collecting data. now what does it say
  there's a drill, a dog and a toddler, and I'm attempting to prove a lemma
  are we insured for that
  Why is churn up? (2h)
  our school bus route got a new stop and now every pick-up after Mill Lane is late, so I'm re-timing the lot with a pencil
  which of these moles of data is an outlier
  been through this payroll export 4 times and the overtime for one person only is double what it shoud be, something in the rule for sundays i think, going in again
  reading a CT with a resident's question in mind: appendix or ovary
  it's not writing I need, it's deciding
  what's the best month to sell the ewes
  Post-mortem: outage 14/3
  Debug night job
  triangulating where the leak in the main is from the pressures
  Does the traffic model justify a roundabout
  trying to crack last year's maths olympiad no. 4
  Route plan: gritters
  Rates review w/ myself
  comparing DNA matches on ancestry
  why is the sponge sinking in the middle
  fitting the curve, r squared is silly
  I'm anxious about the merger sure but my job in the next hour is finding the hole in their cash flow
  doing the cryptic
  we have two offers on the house, one is higher but in a chain and the other is cash and twelve grand less, i want to sit with the figures tonight and pick
  costing up a wedding for 80
  "something smells off about these accounts" is what my gut says and now I have to prove it
  Crane lift plan rev C
  stress calcs on the bracket
  reviewing an X-ray that doesn't make sense
  trying to see why the bees in hive 3 swarmed twice
  is the discrepancy a rounding thing
  scheduling two hundred volunteers, nobody wants Sunday
  Bracket math / tax scenarios
  can't hear myself think and thinking's the job, planning shift cover for Christmas
  well log correlation, three wells
  is it the pump or the thermostat
  why is the van using so much diesel
  Go / no-go?
  did the drug do anything or is it noise
  got salary bands to work out before the pay talks on Friday
  matching fingerprints, 14 points so far
  hey so my heat pump bill doubled and I'm trying to go through the hourly data and see what changed
  A/B readout – decide
  why are the eggs down, 300 hens same feed
  OKR scoring
  which fungus is on the wheat
  seat plan for 140 guests and two sets of divorced parents
  Grant budget justif.
  why does the sourdough vendor owe us $400
  Forecast v. actuals
  there are three conversations going on behind me and I'm trying to find a penny
  sharpen me up for a hard problem
  "Correlation isn't causation", says reviewer 2, and annoyingly I've got to go and check
  pricing a kitchen for a fussy couple, plinths and all
  "the numbers are wrong" – CFO, one line email. so now I go hunting
  comparing two nurseries for our wee one
  loss adjusting, does the burn pattern match his story
  "which one would your father have picked" isn't helping, I'm choosing between two care homes on paper
  Retro data crunch
  I don't need to do it yet, first have to find out if it's even possible
  Churn analysis w/ coffee
  planning crop rotation on four fields
  figuring out whether to repot or divide, the roots look wierd
  untangling a ball of wool that is our org's permissions model
  I need my analytical side
  help me think straight about this
  Lease vs buy
  Shortlist → 3
  setting the handicap for the regatta
  need my thinking cap
  figuring out the timetable clash in year 9, maths and drama
  diagnosing my tomato plants
  it's not broken, it's just odd, and I want to know why it's odd
  reading meter data for the theft case
  plotting a passage round the cape with that low coming in
  the glaze crawled again on the same shelf of the kiln. want to know why before i load another
  why does the CNC chatter only on the second pass
  Budget scrutiny prep
  Soil pH results back from six paddocks, deciding lime rates
  Triage: support queue themes
  it's like a jigsaw with someone else's pieces in the box, this codebase
  Capex scenarios
  working out which of the two tower cranes lifts the precast on Thursday without them swinging into each other
  game film, how do they keep beating our zone
  our dog food recall, tracing which batch went to which shop
  kids screaming in the next room and i am trying to work out if we can afford the deposit
  figuring a pond's volume for the treatment
  clear head please, sums to do
  working out the rake and the pitch for a valley rafter
  sheep keep getting out and i can't work out where
  working out the carb counts for my son's lunches
  which bus gets gran to the hospital by nine, there are three options and none fits
  chess club, going through the game i lost
  planning the rota so someone is always with dad
  the boiler goes off every time we run the bath, trying to find out why
  comparing care homes, have five brochures on the bed
  crop rotation for the four beds, what goes where next year
  stuck on the water level in this dungeon, need to figure out the order of the doors
  maths homework with fractions, i don't get why mine is wrong
  puzzled and rather enjoying it
  torn between two flats and going round in circles
  confused by this letter from the council, what do they actually want from me
  my gut says no, my sums say yes, need to think it through
  first decide which room, then paint it
  2 am, feed done, wide awake, may as well work out the budget
  need to pick a school by friday and i'm tired of thinking, but today's the day i sit down with the list
  quick coffee then i want to find out why the greenhouse heater trips
  before the raid i need to work out who stands where
  where on earth to go on holiday, four kids four opinions, comparing places
  gamma, i want to be razor sharp for a puzzle
  sudoku
  WHY WONT IT START
  taxs or rent first
  the hens have stopped laying, light, feed or mites, going to find out
  working out whether i can afford to go part time to look after dad
  planning the route with two drops and a low bridge
  analysing our last three matches for where we lose the ball
  building a deck for the card tournament, counting mana curves
  trying to work out what sets off the baby's rash
  physics question about pulleys, stuck since tea
  marathon splits, what pace can i hold after 30k
  redundancy offer on the table, need to weigh it up properly
  reading the map and choosing the way round the marsh
  curious, can't leave this riddle alone
  suspicious of this phone bill, going through it
  annoyed because the numbers should match and don't
  undecided and sick of it
  clear headed for the first time in days, time to plan the move
  baffled by the knitting pattern
  before bed, one hard chess puzzle
  should sleep on it, but i want to decide about the job now
  budget for the school fair first, wild ideas after
  the recipe failed twice, before the guests come i want to know why
  monday, cheerful, planning the allotment on graph paper
  can't sleep anyway so i'm working out the seating for the wedding
  something crisp for thinking hard
  40 hz, hard problem
  chess
  what went wrong
  maths prob
  🧩
  debuging the tractor
  the car makes a clunk on left turns only, listening for what it is
  sorting out who picks up whom, three kids, two clubs, one car
  what should i switch to, apprenticeship or sixth form
  strategy game, my economy collapses at turn 60 and i want to know why
  pension letter, does this add up or have they forgotten four years
  setting a crossword for the parish magazine, the corner won't close
  soil test came back, reading what's missing
  how many portions from a 9 kilo lamb, and what does each cost me
  code of the old safe my uncle left, we have three clues
  my head's crisp, give me the hard one
  stumped
  frustrated, third time the lock on this puzzle box defeats me
  wavering between two schools for her
  something doesn't feel right about this contract for the caravan
  baby monitor on, working out the mortgage
  shop's empty, why though, looking at the takings
  i love fractions, give me one i can't do
  just woke with the answer to the wiring problem, need to check it works on paper
  measure first then cut, i'm working out the angles
  exams start monday, how do i divide nine topics over three days
  one more go at that boss, but first think about what keeps killing me
  first aid course tomorrow, now deciding which tent goes where on the plan
  gamma
  keep it clear and tight, i'm calculating
  compare 2 vans
  ??? why no milk yield
  wordle
  figger it out
  WHICH ONE
  which of dad's direct debits are still needed
  my drum machine won't sync and i've no idea whether it's the cable or the clock
  deciding what to sell, the goats or the trailer
  working out how much hay we need till april
  how to get 14 instruments and 11 people in two vans
  escape room app with my sister, we're stuck on the last code
  physio says load, coach says rest, need to weigh up which
  biology, family tree with blood groups, who can be the father
  minesweeper expert board
  why does my bread collapse in the middle
  intrigued
  in two minds about the dog
  wide awake and hungry for a proper brainteaser
  perplexed by my own heating bill
  something's off with this mixing desk and it's bugging me
  i feel dim, i can't see how this proof goes
  i could stare at the fire but i'm going to start the hard sudoku
  it's only a game but i want to know the best opening
  too tired really, but this sum won't leave me in peace, one more go
  do i repair or replace, and then i can finally go fishing
  lunch break, figuring out my next three drops
  i'd love to cry over this homework but let's see what the question's asking
  long drive tomorrow, tonight working out charging stops
  high and clear, i've got a riddle
  gamma and no music
  tax bands??
  plan route
  math is mathing not
  find fault
  🤔🧮
  bees are restless, is it a new queen or wasps, have to work it out
  redoing the sums for the wedding band's fuel and fees
  trying to understand my tax code now i've two little jobs
  where does the draught come from
  getting ready for the pub quiz by solving old rounds
  the washing machine stops at 12 minutes, every time, why
  cycling: power numbers from sunday, where did i fade
  which of three tablets clashes with grapefruit, reading and comparing for my dad
  feel like sherlock today
  irritated by a leak i can't find
  hesitant, is this camper worth nine grand
  mind like a razor, bring me logic
  unsure what the examiner even wants with this question, picking it apart
  got my results, not great, working out which courses are still open
  kids asleep, now let's see where the money went in november
  should be asleep by now but where's the mistake in this crochet chart
  woke at three thinking about the roof, so now i'm working out the beams
  my team's losing and i'm calm, what's the smartest sub
  i want to quit the choir or maybe not, thinking it over with pen and paper
  fast and fine, for thinking
  gamma for twenty minutes, the tricky bit
  sums
  puzle
  decide
  WHATS THE PATTERN
  satnav says one thing, road signs another, on my break working out the detour
  which reed for which hall, testing and noting
  what can we cut so that mum can stay at home
  rubik's cube, last layer
  pond's gone green overnight, what tipped it
  lineup for the relay, who runs which leg
  should i retrain as an electrician, listing what speaks for and against
  poker hands from last night, where did i go wrong
  curious what's really in that small print
  can't see the wood for the trees in this family budget
  dead keen to crack it
  sceptical, checking his sums
  flummoxed by question 6
  he's home late again, and no, i'm looking at the car insurance quotes
  birthday's tomorrow, 17 kids, 3 allergies, working out the menu
  it's midnight, the rota's still got a hole on thursday
  i laugh about it, but seriously, why has the oven tripped again
  race tomorrow, working out when to eat and when to push
  did all the dreaming, now what does it cost
  38 hertz, logic puzzle
  alert and narrow
  y is it leaking
  budgit
  tactics
  🕵️ whodunnit
  warum springt die FI-Sicherung nur wenn der Trockner läuft
  Nebenkostenabrechnung nachrechnen, da stimmt was nich
  pourquoi ma pâte à pain ne lève jamais le dimanche
  comparer trois mutuelles, je m'y perds
  le bilan ne tombe pas juste de 312 euros et le comptable passe jeudi
  no cuadra la caja y faltan 40 pavos
  me quedo con el piso de alquiler o firmo la hipoteca
  qual moto gasta menos, a 125 ou a 160
  a impressora térmica da loja parou e ninguém sabe por quê
  la lavatrice perde acqua ma solo in centrifuga, perché?
  welke zonnepanelen passen op een plat dak en wat levert dat op
  czemu piec wywala błąd e4
  liczę czy się opłaca przejść na ryczałt
  почему сервер падает каждую ночь в 3:15
  сравнить вклады по процентам
  arabayı satıp taksitle yenisini mi alsam
  kafamı toplamama yardım et kpss denemesi çözücem
  ليش فاتورة الكهربا طالعة ضعف الشهر اللي فات
  gaadi ka mileage achanak kam kyu ho gaya samajhna hai
  なぜか在庫が3個合わない
  전세랑 월세 중에 뭐가 나은지 계산
  这个月水费怎么翻倍了查一下
  比較三家搬家公司的報價
  räknar på om vi har råd med bolånet
  muss den bug im checkout debuggen, stacktrace macht null sense
  Angebot Wärmepumpe A gegen B, wer lügt
  der drucker zieht immer zwei blatt, woran liegts
  Hilf mir beim Denken: lohnt sich der Laden noch oder mach ich zu?
  le moteur du bateau cale au ralenti, carbu ou bougies ?
  Budget mariage
  aide moi à trancher, cdi à Brest ou mission à Lyon
  cuál seguro de coche sale mejor con dos conductores
  por q la impresora 3d me saca las capas torcidas
  Ayúdame a cuadrar las vacaciones de doce enfermeras
  planilha deu erro de referência e eu não acho onde
  vale a pena trocar a telha agora?
  quale asilo, conti e orari alla mano
  Fammi ragionare sul cambio turni di agosto
  waarom lekt die kraan nog steeds
  która pralka, tabelka w excelu
  посчитать смету на баню
  почему у тестя машина не заводится на морозе
  doğalgaz faturası niye bu kadar geldi
  مقارنة عروض التأمين
  कौन सा लोन सस्ता पड़ेगा ट्रैक्टर के लिए
  洗濯機のエラーU11、原因さがす
  扶養内で働くか外れるか計算したい
  가게 매출이 왜 줄었는지 보고있어요
  孩子学区房还是私立 怎么算都难
  機車發不動 是電瓶還是火星塞
  proč mi nefunguje bojler
  so sánh giá vé tàu với máy bay về tết
  kenapa motor mogok terus
  wieso hab ich am monatsende nie geld
  Schichtplan für Dezember, sechs Leute, zwei davon krank
  eigentlich wollt ich die Doku schreiben aber erst muss ich rausfinden warum der Sensor spinnt
  où est passée la différence de stock entre le système et la réserve
  ma box redémarre toutes les heures
  réflexion : vendre la ferme ou embaucher
  q conviene más, poner el negocito o guardar el aguinaldo
  dónde se me va el agua de la alberca
  Repaso de derivadas, que no me salen los límites raros
  a conta da luz veio com bandeira vermelha, quero entender cada linha
  Pensar se mudo o miúdo de escola
  perché il forno sfora di venti gradi
  klopt mijn loonstrook wel
  gdzie zniknęło 200 zł z budżetu
  zad 5 z fizyki, równia pochyła
  почему тесто оседает
  выбираем садик, плюсы минусы
  чому не сходиться каса
  tarlaya ne eksek bu yıl, maliyet hesabı
  السيارة تسخن بالزحمة بس، شو السبب
  エアコンの電気代、つけっぱなしとどっちが得?
  보일러 에러코드 03 왜뜨지
  這題機率怎麼算都錯
  孩子老咳嗽 是过敏还是感冒 要不要换医院 想理一理
  γιατί πέφτει η ασφάλεια όταν ανάβω τον θερμοσίφωνα
  no sé si renew el lease o move out, los números don't add up
  hab zwei zusagen und bis heute abend muss ich eine absagen
  Rezeptur anpassen, Salz von 2 auf 1,8 Prozent, was macht das mit der Gare
  Wer hat eigentlich wann was bezahlt? Urlaubskasse aufdröseln
  pkoi mon code passe en local et pas en prod
  le potager sur plan : rotation des cultures sur quatre ans, je calcule les rangs
  j'hésite à quitter Paul, pas de larmes, juste besoin d'y voir clair et de peser
  quién tiene razón, el perito o el seguro? leo los dos informes y comparo
  me cobran de más en el celu y voy a averiguar por qué
  Cuadrante turnos Navidad
  pq o pão de fermentação natural tá azedando demais
  comparar dois orçamentos da obra, um tem pegadinha
  mutuo fisso o variabile boh
  la vite del torchio slitta, vediamo cosa non va
  uitzoeken waarom de wifi boven wegvalt
  czemu mi dolicza odsetki skoro zapłaciłem
  Układam trasę dla pięciu kurierów
  куда уходят деньги, разложить траты за месяц
  вал бьёт, ищу причину
  kombi neden basınç kaybediyor
  عندي امتحان محاسبة بكرة وبحل نماذج لين انام
  bijli ka bill itna zyada kyu, meter check kar raha
  शादी का बजट बैठाना है, तीन सौ मेहमान
  引っ越すべきか、家賃と通勤時間で比べる
  세탁기 탈수할때만 덜덜거리는 이유
  猫为啥突然不用猫砂盆
  排班表卡住 三個人要同一天休
  spočítat jestli se vyplatí fotovoltaika
  tính xem trả góp hay mua đứt
  Zahnrad passt nicht, Modul falsch oder Teilung, ich mess jetzt
  soll ich die zusatzrente auszahlen lassen
  der Kunde ruft morgen an, bis dahin will ich begreifen warum die Charge flockt
  exos de thermo à la chaîne, le partiel c'est lundi
  combien de peinture pour 42 m2 deux couches
  le chien boite mais pas toujours, j'essaie de comprendre quand
  Arbitrage budget mairie
  si subo el menú a 14 cuánto gano de verdad
  por qué se me mueren las gallinas, ya van cuatro
  tengo el logo listo, lo que falta es decidir imprenta con tres presupuestos delante
  Auditoría ISO: revisar desviaciones
  por que o drone puxa pra esquerda
  quanto cobrar por um corte e barba sem perder dinheiro
  quanta legna per passare l'inverno
  l'auto va in protezione solo in salita
  waarom smaakt het bier naar karton, brouwlog erbij
  porównać oferty kredytu na działkę
  Rozkmiń ze mną czemu model przeucza
  почему пчёлы не берут корм
  выгоднее ипотека или снимать дальше
  bu soruyu neden yanlış yaptım, integral
  احسب كم يطلع راتبي بعد الخصم
  cctv raat ko band kyu ho jata hai
  味噌汁の塩分、減らすなら何から見直す?
  どのプランが安いか、家族4人の携帯
  왜 빵이 안 부풀었지
  이직할까 남을까 조건 따져보기
  同样的药为啥两家店差一倍
  算一下民宿回本要几年
  varför drar bilen så mycket bensin
  hitung modal jualan seblak
  yaar mutual fund vs fd, numbers samajh nahi aa rahe, let's compare
  wo verlier ich beim Schach immer die Partie, ich geh die Züge durch
  Tapete: wie viele Rollen für 3,20 mal 4,10
  mein fahrrad knackt aber nur beim linken tritt
  je compare deux semences de blé sur cinq ans de rendement
  oui je suis agacé, mais surtout je veux savoir pourquoi l'horloge retarde de quatre minutes
  mis tomates tienen manchas, hongo o riego, vamos descartando
  a ver si el finiquito q me dan está bien
  Presupuesto reforma baño
  pq a vaca diminuiu o leite, vou olhar a ração
  Mapa de turnos do hotel, faltam dois rececionistas
  perché l'impasto si strappa, farina o riposo
  dividere le spese della vacanza tra sette
  twee huizen, één bod, even alles naast elkaar
  dlaczego kura przestała się nieść
  анализы странные, хочу разобраться что с чем связано
  сколько краски на забор
  чому не росте розсада
  hangi okul, servis parası da dahil hesap
  شو الأوفر، نأجر ولا نشتري
  chai ki tapri ka roz ka hisaab nahi mil raha
  なんでこのExcel関数エラーなの
  화분이 왜 자꾸 죽지 물인가 햇빛인가
  鱼缸水为什么发绿
  勞退自提划算嗎
`;
