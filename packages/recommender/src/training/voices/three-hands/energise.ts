/** Sentences by three further hands for this state, in some thirty languages. */
export const ENERGISE_BY_THREE_HANDS = `
  I've marked forty and there are forty to go and I'm going under, give me something like a cold splash of water
  I want to feel awake
  Batting cages
  packing up the market stall fast before hail
  zumba
  jet lag is winning and I have clients at the booth all day
  not sad, not worried, simply no petrol
  set the marquee up before the wind
  kick me into gear
  full throttle
  "wakey wakey" my alarm's called and it has no power over me. Shift at 6
  off to shift pallets
  wake me up
  pick me up
  Netball trials
  HIIT w Jo (bring water)
  washing down the milking parlour
  less calm, more go
  body weak bad today and shop fi open
  back on the forklift after a heavy lunch zzz
  Bootcamp w/ Tariq 6:15
  setting up 400 chairs
  hoover then bathrooms then the stairs, five flats to turn over by 3
  on my fifth night in a row in the control room, all quiet, too quiet, I mustn't nod off
  right so i was up with the baby at 1, 3 and half 4 and now ive to sit and code up 80 hospital episodes by lunchtime, honestly i could sleep on the keyboard, i need waking up
  warm up before auditions, body feels like cement
  hockey sticks and frost, PE all morning
  so I worked a double yesterday and I'm back on at the sawmill office and the lumber tickets have to be keyed by noon and my eyes will not stay open
  I'm not stressed I'm just slow today
  tabata
  morning run before clinic
  Move house - van 8am
  slow start, big harvest
  I havent got depression or anything like that I am only very slow this week, and there are 60 chairs to reupholster, so give me some drive
  gonna attack the garage
  so sleepy over this knitwear spec, factory in Dhaka opens in an hour and needs it done
  don't need calm!! need fire!!
  Deep clean bakery
  no get up and go, it got up and went
  chopping logs
  pre-match, lads are flat, me too
  arvo slump bad, three more houses to paint
  kettlebells
  hanging 90 coats of arms up ladders
  post lunch coma, 2 kids parties to face paint
  I'm not sleepy enough to nap and not awake enough to weld, tip me to awake
  raise the energy a bit, I'm drooping
  feeling so sian, still got OT until 9
  more oomph
  Spin 45
  pull ups
  Warehouse blitz
  foggy. need to be unfoggy
  hungover ngl. essay at 5pm. revive me
  I'm not anxious, I'm a sloth. de-sloth me
  not so sleepy music, come on
  I don't need a nap I need a rocket
  molasses in january over here
  running on fumes with nine miles of paperwork, someone kick me
  keen for footy but knackered as, pump us up
  rest is for tomorrow, now I want drive
  I'm shattered and it's only the first of three reports, I need waking up not soothing
  loading the dishwasher at the speed of light, guests
  "up and at em" and my legs say no
  wiped out after nights but the kitchen floor won't scrub itself
  cant be arsed. literally cant. but the van needs loading before 7 n theres only me
  Ruck 10k
  nothing's wrong, I'm just sluggish
  two more deliveries, eyes closing (parked!)
  pregame
  haven't slept, toddler with croup, and now eight hours of data entry
  bouldering comp
  pickleball!!
  long haul, galley duty, eyelids like shutters
  dragging myself through monday like wet laundry
  mopping out after the flood
  climbing out of a well of sleep, with a shift on top of it
  warming up for the 400
  need jump leads
  Aqua aerobics
  gym, legs, hate it
  not ill just no spark
  three hours sleep, first lecture at 8, i'm the one giving it
  caffeine in sound form, go
  make me move
  zap me
  Swim 1500m
  warm up before ballet class
  unloading the flower van at Covent Garden 4am, need to get going
  cleaning the coach between runs, 12 minutes
  knackered but these invoices have to be out tonight
  I've got the flu's leftovers and a midterm draft due in four hours, if I could just feel awake I could do it
  quick jolt please
  monday. feels like a tuesday that died
  gotta power thru the dishes before the second seating
  Shift start 0400
  Crossfit open 24.2
  meeting in ten minutes and I literally just woke up
  not relaxed, i want the opposite. pump it
  "five more minutes" was an hour ago. get me up
  not ready for bed!! three more racks to hang
  faster tempo
  don't let me sleep, I'm on till six watching the kiln
  drained, but the fault on the packaging line has to be found before second shift. wake up brain
  Stairs x 20
  Rise + row 5:45
  It's my third proof of the timetable booklet and I'm dozing between the trains, perk me up so I can finish
  my get-up left with the summer, got four funerals to embalm for and no help today
  i'm dead on my feet and there's a parents' night to get through with a smile
  sweep the workshop, then stack a ton of oak before the rain
  I've got the late news to read in half an hour and I'm yawning through the script, wake my face up please
  give me a boost would you
  second wind needed, tables 9 to 14 just sat down
  "you look tired" thanks karen. i have a 12 hour shift, pep me up
  Eyes are gritty, 26 hour call, two more discharge summaries before I can leave. Keep me awake.
  "rise and grind" says the mug. the mug is lying, help
  Early opening – bakery
  So tired. Tender closes at midnight. Just need to stay upright and typing.
  sooo slow today need sumn upbeat
  digging the footings today lads
  louder brighter faster
  truck to unload then reset the whole freezer aisle
  Park run
  Half four in the morning, custody suite, nodding off over the detention log and it must be filled every 15 min
  i've been staring at the cursor for an hour, totally flat, need a shove
  Second half of a double, cotton for a brain, and the VIP table wants the wine story told with sparkle
  I need to perk up pronto
  not the blues just the slows
  pulled an all nighter for the regatta paperwork and it's still not in. keep my eyes open til 10am
  mowing six lawns before it hits 100
  I'm a lineman, been on storm duty 15 hours, got 2 hours of cot sleep and they're sending us back up, need to be properly awake and moving
  dragging tail at 2pm, forklift
  5am milking, legs won't
  warm up before the 10k
  half time and we're two down, need to get the girls going
  twins had me up all night and school run is in twenty minutes
  pensioner's gym class at ten, could do with some pep
  night shift, 3.30, six patients still to turn
  flat as a pancake today
  foggy after lunch
  heavy limbs, heavy eyelids, and a house to clean
  sluggish as a wet sock
  can't be bothered with anything and the hoover's looking at me
  half asleep in the staff room, bell in 5
  moody monday, give me a shove
  just got up and need words, awake ones
  match in half an hour and i feel like lead
  should be in bed, instead we're cleaning the whole kitchen, let's go
  morning, coffee, no spark, exam in an hour
  tired from work, gym bag's packed, going anyway
  playoffs tonight, nap's over, need to be quick on the stick
  as strong as it gets
  faster
  wakey wakey
  need cofee
  🏃‍♀️💨
  leg day 💪
  stretching before circuit training
  need to muck out four stables and i've slept three hours
  second half of a double shift behind the bar
  sixteen and it's pe first thing, ugh
  ambulance standby at 4am, got to stay bright
  playing fifa with the lads, i want quick thumbs
  groggy after the nap, kids want the park
  lethargic, and there's a football team waiting for me
  down in the dumps energy wise, hill reps at six
  lazy, and it's annoying me
  wobbly start, can't wake up properly
  grey day, grey me, lots to carry in from the car
  uninspired by the whole idea of exercise
  sleepy over my books
  slept four hours, toddler wants to play, let's pretend i'm alive
  it's 6am and my legs say no but the river says row
  don't want to, but going to run
  after this i have to sing solo. now warming up, body and voice
  guests in an hour, flat like a bomb site, go go go
  friday, tired, but we dance tonight
  speed it up
  brighter and quicker
  full power
  tired af, training
  MORE ENERGY
  🥱 but gotta go
  burpees
  trumpet section's asleep, so am i, we play in twenty minutes
  market stall set up at four in the morning
  new dad, day three, need to look awake for the visitors
  bouncy playlist while i wash the car
  basketball tryouts after school
  blah
  no spark whatsoever
  like wading through treacle, and there's wood to stack
  in need of a rocket up my backside
  jetlagged at noon and it's grandkids day
  i'm so slow today, swim squad in an hour
  yawning at ten in the morning
  down, low battery, band practice in a minute
  post lunch slump
  drowsy at my desk in double history
  baby woke at four, it's seven, the shop opens at eight
  sleepy now but the meteor shower's at three, want to stay up
  got to be up for sunrise prayers and then bake 200 rolls, need waking
  just woke, dead to the world, spin class
  cold, wet, cross, still two laps
  soldier, 4am, march, boots feel like concrete
  harder, faster
  crank it
  wake me up with light
  hype
  GYM
  so sluggish
  up up up
  fell asleep in geography, now double games
  paper round, dark, freezing, half five
  hotel breakfast shift, 300 eggs, not awake
  zumba with the seniors
  day three of the silage and we're all dragging
  warming up my voice and my body for the musical
  floppy
  my battery's on 4 % and it's only eleven
  dozy, and we've got to load the van
  ugh mornings
  couldn't care less today, but training's training
  fed up of sitting, want some life in me
  dopey from hay fever pills, still have the stables to do
  sleepyhead reporting for duty
  limp as lettuce
  cotton wool brain, coffee number three, still ten reports for the club
  the gig's at nine, it's half eight, i'm yawning
  it's only a game but i want to win, thumbs need waking
  too tired but the sheep don't care
  up at five, kids were up at four
  lunch break over soon and i feel like soup
  ankle's fine again, first training back, bit sluggish
  quick pulse, bright, ten minutes
  make it stronger, i can't feel it
  lazy legs
  GET ME GOING
  tried but must run
  🔋🪫 work
  shake it off
  first shift back after holidays, body's still at the beach
  football boots on, brain still in bed
  stacking shelves at four am, need a beat
  cold water swim at seven, talk me into it
  70 years young and off nordic walking, get my legs going
  droopy
  stuck in first gear
  wake my face up please
  sunken into the chair, should be on my bike
  as lively as a doorstop
  limbs asleep, mind asleep, bus in ten minutes
  meh about training
  low, not sad, just low, and there's a garden to dig
  today i perform and i feel like a sack of potatoes
  kids asleep, two hours till night shift, need to get going again
  the sofa's calling but the dog club needs me at the agility ring
  it's hot, i'm lazy, but there's a tournament
  woke at three because that's when bakers wake
  mum says room, so speed tidy before she's back
  parked outside the gym, comfy seat, no will to move
  up a notch
  more punch, less mush
  sprint
  wak me up
  ⚡️
  rugby lads look asleep, i'm the prop and so am i
  christmas market stall, minus five, toes gone
  dance class for toddlers at nine, i'm the teacher, i was out late
  chopping wood before breakfast
  not awake yet
  my get going is gone
  grumpy and sluggish, judo in an hour
  listless
  winter tired, spring needed, wheelbarrow waiting
  fed and sleepy, second half of the shift to go
  flat. want bounce.
  dead behind the eyes, first customer's in ten minutes
  my mate wants to play, essay's done, i'm half asleep though
  birthday party was loud and there's a second one at four
  sun's not up, harvester's waiting, i'm not up either
  it's noon, i've been gaming since six, need to feel my legs again
  ran yesterday, stiff today, race tomorrow, loosen me up
  did all the thinking this morning, now dig
  quicker than that
  max
  drums, light, speed
  PUMP ME UP
  zombie, shift at 6
  warm up
  Frühdienst. 4:50. Gib mir Strom.
  total matschig im kopf aber die inventurdifferenz muss heute noch gefunden werden
  allez faut bouger, 5 km avant le boulot
  les yeux qui piquent mais il reste quarante copies pour demain matin
  arriba que hay que ordeñar
  dormí tres horas y a las nueve tengo que dar la clase con alegría
  Ponme algo con caña para limpiar la casa entera
  bora treinar perna
  morrendo de preguiça mas o relatório do estágio não se escreve sozinho
  su su su che si apre il bar alle sei
  koffie werkt niet, moet nog vier uur op de heftruck
  wstawaj człowieku, siłka czeka
  зарядка, хватит киснуть
  uykum var ama gece vardiyası daha yeni başladı
  يلا نشاط ورايا شغل لحد بالليل
  सुबह की दौड़, पुलिस भर्ती के लिए
  眠気ふっとばして夜勤いく
  잠깨자 3교시 체육
  졸려 죽겠는데 과제 마감이 자정이야
  困死了还有半个夜班
  buồn ngủ quá mà ca đêm mới bắt đầu
  yaar full lazy mode on but gym toh jaana hi hai today
  Weck mich auf, die Tagung geht noch bis sechs
  Lauftreff 19:00
  kein bock auf nix und die bude sieht aus wie sau, los gehts
  coup de barre de 15h
  réveille-moi un peu, j'enchaîne avec la deuxième tournée de courrier
  dame pilas, son las 5 am y abro la panadería
  qué flojera diosito y hay que barrer el patio
  me anima pra lavar esse banheiro
  dammi la carica per la vendemmia
  kom op, nog één rondje schaatsen
  nocka na magazynie, daj kopa
  взбодри, за рулём скоро двенадцатый час
  прокинься, пробіжка сама себе не пробіжить
  Pilates 07:00
  نعسانة وعندي مناوبة
  नींद भगाओ, दुकान खोलनी है
  やる気スイッチ押して
  오후에 축 처지네 힘내보자
  起床搬砖
  spinning 17.30
  semangatin aku dong, masih ada shift sore
  estoy dead pero el gym no se hace solo, let's go
  Beine schwer, Kreislauf im Keller, aber der Kindergarten öffnet um sieben
  pusch mich für den letzten satz kreuzheben
  Natation 12h15
  chui ko mais faut que j'aille au taf
  Sesión piernas
  la siesta me dejó peor y todavía falta sembrar dos surcos
  tirar a moleza, feira começa às quatro
  sono brabo mas o balanço do estoque não fecha e o dono quer hoje
  Corsetta sul lungomare
  muoio di sonno ma l'ambulatorio apre
  Geef me een zetje, de ramen moeten gelapt
  kawa trzecia, tir sam nie pojedzie
  Растормоши меня, ещё двадцать заявок до вечера
  Hadi gaza getir beni, halı saha var
  قومني من الفرشة
  aalas bhagao yaar, chhat saaf karni hai
  ラジオ体操
  러닝크루 7시
  跑步5k
  somnar vid ratten av tristess, behöver piggna till inför nästa leverans
  ranní směna, vzbuď mě
  ξύπνα με, ανοίγω το περίπτερο στις έξι
  Monday morning blues, coffee pe coffee, ab toh utha do mujhe
  Morgengymnastik
  Heuernte, zehn Stunden noch, brauch Schwung
  Boost, s'il te plaît, dernier service du samedi
  je m'endors sur mes fiches de géo et le bac blanc est dans trois heures
  5:30 remo
  échame porras pa terminar el maratón de empaques
  bostezo tras bostezo y la falla tiene que estar pintada al amanecer
  levanta, mulher, tem marmita pra vender
  Hidroginástica
  dammi una svegliata, turno in ospedale fino alle 21
  Zwemmen 7:30
  obudź mnie trochę, zaraz szychta
  спать охота жуть но смена до восьми, буди давай
  beni canlandır, daha on iki daire temizlenecek
  تمرين الصدر
  yoga nahi, aaj dand baithak
  起こして。午後の会議室の椅子が気持ちよすぎる
  일어나 출근해야지 제발
  打起精神 还有三十单要送
  chạy bộ bờ hồ 5h30
  antok na antok pa rin kahit naka three coffees, night shift pa more
  Montag. Regen. Baustelle. Los.
  Rudern 6 Uhr
  nach dem essen so träge und noch 14 fenster zu putzen
  mets la patate, on monte le chapiteau
  somnolence au volant du bureau lol, faut que je tienne jusqu'à six heures
  activame porfa, guardia de farmacia
  ando sin ganas, la bici me mira feo, pero voy
  treino funcional na praça
  dá um gás aí, faltam dois andares pra faxinar
  ho il cervello di ovatta e c'è da montare il mercato
  geef energie, de bollen moeten vandaag de grond in
  Basen 6:15
  Бассейн
  підйом, ферма не чекає
  sabah koşusu sahil
  صحصحني معاي سواقة ليل
  thoda josh dilao, khet me abhi aadha kaam baaki
  早起きジョギング
  기운 좀 줘 김장 200포기
  廣場舞 走起
  pigga upp mig, städdag i föreningen
  total low energy, aber leg day ist leg day
  Bring mich in Wallung, Umzugswagen steht unten
  schlafmangel wegen baby und um acht ist schule, ich bin lehrer
  Réveil musculaire
  allez un coup de fouet, l'inventaire de nuit démarre
  Aquagym 10h
  despiértame bien que opero a las ocho
  con un sueño que te cagas y dos temas por repasar antes de las tres
  manda ânimo, sou gari e hoje é pós-carnaval
  estou todo partido mas a vindima não espera
  sveglia presto, si va a funghi in quota
  ochtendgym
  zamulam po obiedzie, a magazyn do ogarnięcia
  ночная в котельной, взбодри
  صالة ٦ الصبح
  gharwale so rahe, mujhe 4 baje uthke padhna hai, neend udao
  二日酔いだけど現場8時
  모닝 수영
  午后犯困 来点劲
  po obědě padám a musím ještě uklidit dílnu
  senam pagi lapangan
`;
