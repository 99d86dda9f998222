/** Sentences for this state, where rest is easily taken for its contrary. */
export const ENERGISE_OF_SETTLE_OR_ROUSE = `
  clocking on at ten pm, wake me
  rest day is over, leg day
  half asleep and the gym bag is already by the door, push me
  Spin class 06:15
  just had a nap and now i need to actually come round before five a side
  second coffee, eyes still shut, shift starts at 6
  got to hoover the whole downstairs before mum arrives, gimme a kick up the arse
  baby finally asleep so twenty minutes of kettlebells NOW
  cba with the washing up but it's getting done, loud music please
  night shift round two, wards are dead and im flagging, perk me up
  ice bath to wake myself up before work
  hot flow yoga, the sweaty one, let's go
  furious at my boss, gonna run it off, 10k hard
  so angry i could spit, off to hit the heavy bag
  ranked grind tonight, need to be sharp for it
  warming up for the match, get the lads going
  dozing at my desk at 2pm, help me snap out of it
  Parkrun, don't you dare snooze
  3 hours sleep, twins, and the bins need doing. come on woman
  sleepyhead here, stadium in an hour, hype me
  postlunch slump, need a jolt before the afternoon round
  dancing round the kitchen while i scrub the oven
  HIIT then shower
  jet lagged in Osaka and refuse to sleep till 9, keep me going
  rise and shine, milking at half four
  was going to go to bed but the girls want to go out dancing so hype me up
  yawning through warm up, sprint session starts in five
  Leg day (no excuses)
  I'm wiped out but it's deadlift night and I'm not skipping
  got the lethargic sunday thing, want to shake it off with a bike ride
  need to stop lying on the sofa and get the ironing done, fast
  speed chess blitz for an hour, wake the brain up
  tournament finals in Rocket League, want adrenaline
  Boxing w/ Kofi
  my alarm went off four times, get me out of this bed
  getting pumped before the squash final
  Monday 5am, dark, raining, rowing anyway
  I've been on nights all week and tonight's the last one, need a boost to get to seven
  sluggish, sluggish, sluggish. skipping rope
  blitz the bathroom in 15 min go go go
  power walk up the hill before the school run, still in a fog
  holiday's over, back in the pool, 60 lengths
  just off the sofa, couch to 5k week 3, don't let me bottle it
  no more camomile, espresso and a sprint
  trampoline with the kids, need energy from somewhere
  Zumba, community hall
  wake-up stretches and star jumps, still got pillow marks on my face
  im a baker, its 2.40am, get me moving
  shift swap means a double, first one done, second wind please
  need hyping for the half marathon start line
  warm-up before the 10k
  Morning workout, garage
  get me fired up for leg three of the relay
  knocked out by hay fever tablets but the lawn needs mowing, push
  aight lets get it, chest and tris
  pre-workout's kicking in, playlist louder
  mum nap was a mistake, groggy as anything, school pickup then swimming with the kids, wake me up
  I yawn and yawn and the dough wont knead itself, energy please
  pull me out of bed. literally. cold out there
  got a body like lead and football training at seven
  turbo trainer, 45 mins, threshold
  fast paced shooter, few rounds, wanna be buzzing
  beat saber on expert til I drop
  just dance with my sister, full volume
  need to be lively by the time the party starts, currently a slug
  long night ahead in the ambulance station, clocked on, eyes heavy, liven me up
  can't keep my eyes open and it's only 10 in the morning, jolt
  sleep is for later, right now it's squats
  feeling flat after lunch. walk fast round the block
  gotta clear the garage out, two hours, need some oomph
  sort the recycling mountain, quick as i can, put on something with drums
  stretched, rested, slept ten hours, time to smash a PB
  taper's finished, race morning
  deload week done, back to heavy singles
  Tabata 20
  Climbing gym, projecting hard
  ballet's over for the season so sprints it is
  sun salutations at speed to get the blood moving
  power vinyasa 7am
  cant wake up, phone on the other side of the room, help
  I've got a toddler who slept at five. I've got to be awake at six. make me awake
  brew then clean the cooker, I want it done in ten, motivate me
  paper round in the sleet, get me going
  turning the compost heap, put some fire in me
  raining sideways and hill reps on the plan, bully me out the door
  got to shake off this afternoon nap and go play padel
  gonna rage clean the kitchen
  anger into push ups, now
  need a lift before my set, i'm DJing at 1am and yawning
  Tired legs, but intervals
  Cycle commute, beat the clock
  ten rounds on the bag, don't talk to me about breathing exercises
  stop the meditation app, i want drums and sweat
  Swim squad
  still in pyjamas at noon, get dressed get moving
  tired dad, bouncy castle, forty kids, need jump leads
  snow shovelling before work, get me psyched
  rugby training in the mud, wake up legs
  hundemüde, aber in zehn Minuten ist Anpfiff, weck mich auf
  Schluss mit Ausruhen, heute Beine
  Frühsport auf dem Balkon, noch ganz verpennt
  bin stinksauer und geh jetzt laufen, richtig schnell
  Küche putzen, laute Musik, in zwanzig Minuten fertig
  Mittagstief, ich will wach werden
  kalt duschen und los
  crevé mais match dans un quart d'heure, réveille-moi
  je prends mon poste à 22 h, faut me secouer
  séance de fractionné sous la pluie
  debout là-dedans, cinq heures du mat et la boulangerie m'attend
  allez un coup de boost pour ranger le garage
  je suis en rogne, je file taper dans le sac de frappe
  la sieste m'a assommée, un café et je repars danser
  muerta de sueño pero hoy toca clase de spinning
  entro de guardia a las diez de la noche, dame energía
  se acabó el descanso, toca pierna
  venga, a fregar los platos a ritmo de salsa
  me levanto a las cinco para correr, empújame
  modorra de después de comer, quiero espabilarme ya
  partidas rápidas de FIFA, a ganar
  morto de sono mas tenho treino, bora
  faxina pesada com funk no talo
  acordar de vez, banho gelado e corrida
  chega de sofá, hoje tem muay thai
  sono stanco morto ma alle nove ho la partita, dammi la carica
  sveglia alle quattro, turno in fabbrica, ho bisogno di una scossa
  basta divano, corsa in salita
  pulizie di primavera, a tutto volume
  kapot maar de wedstrijd begint zo, peppen
  rustdag voorbij, zware squats
  even knallen op de spinningfiets
  stofzuigen met een schop onder mijn kont
  padam z nóg, a za chwilę mecz, dodaj mi sił
  wstaję na ranną zmianę, oczy mi się kleją, obudź mnie
  zły jak osa, idę się wybiegać
  sprzątanie łazienki na szybko, daj kopa
  jättetrött men innebandyn börjar om tio minuter, pigga upp mig
  går på nattpasset nu, behöver bli vaken
  intervaller i backen
  kallbad för att vakna
  засыпаю на ходу, а через полчаса тренировка, взбодри
  заступаю в ночную, надо проснуться
  злой как чёрт, пойду побегаю
  утренняя зарядка, еле глаза открыл
  генеральная уборка под громкую музыку
  uykum var ama halı saha maçına on dakika kaldı, canlandır beni
  gece vardiyasına giriyorum, ayıltacak bir şey lazım
  sabah koşusu, yataktan çıkar beni
  öğle yemeğinden sonra mayıştım, kendime gelmem lazım
  眠いけどこれから試合、気合い入れたい
  夜勤入ります、目を覚ましたい
  朝ラン、布団から出たくない、背中押して
  休みは終わり、今日は脚トレ
  昼過ぎの眠気を吹き飛ばす
  졸려 죽겠는데 곧 축구 시합, 텐션 올려줘
  야간 근무 들어간다 잠 깨게 해줘
  새벽 수영 가야 되는데 눈이 안 떠져
  신나는 노래 틀고 대청소
  하체 하는 날
  困死了但十分钟后开球,给我提提神
  夜班刚上岗,得清醒起来
  早上六点晨跑,起不来
  气死我了,去打拳发泄
  放着快歌把厨房刷干净
  午饭后犯困,想精神一点
  got the graveyard shift at the depot from eleven, need to be bright eyed not bushy tailed dead
  slept like the dead and still woke up dead, get me to bootcamp
  the sofa is winning, stop it winning, I've got badminton
  sister's hen do tonight and I'm yawning already, sort me out
  Wake-up run, canal
  Bootcamp 6am park
  Rowing erg 5x500
  Crossfit w/ Dani
  Pre-match hype
  Zumba gold (bring water)
  Aqua aerobics
  Track night
  Get up!! gym
  Hill sprints, lads
  Kitchen blitz 20 min
  Jiu jitsu open mat
  Morning dip, North Sea
  Spring clean power hour
  Hyrox sim
  no i don't want a lullaby i want to stay awake and dance
  woke up from the world's worst nap feeling like soup, skipping rope please
  need to not fall asleep before midnight, it's new year, get me going
  my eyelids weigh a stone each and the sheep need moving before the rain
  don't let me lie down. treadmill. now
  bit hungover, gonna sweat it out on the bike
  my body says duvet, my plan says tempo, listen to my plan
  ok siri open focus um I need to wake up because I start on the till at six
  dictating this from the bus stop comma freezing comma want something to get my blood up before the building site full stop
  Heavy eyes, big night at the restaurant, Saturday service in half an hour, fire me up
  porter on nights here, 3am slump, want to get my bounce back
  paper deadline's gone so now I can go and thrash myself on the squash court
  sick of sitting, star jumps till I'm warm
  thrash metal and the vacuum cleaner, that's my evening
  angry at the scales, angry at everything, going to swim it out fast
  got dumped, going to lift something very heavy about it
  want to punch something so it's pads with coach
  the anger's good fuel, sprints
  he never texted back so i'm doing burpees out of spite
  loft needs clearing, I've been putting it off since March, set me off like a rocket
  clean the car like the house is on fire
  four loads of laundry, shove me off the sofa
  mucking out six stables before breakfast, bit of welly please
  shed's a tip. one hour. go
  carry the boxes up three floors, need lively music
  race my kids to tidy the playroom, whoever's slowest does the bins
  put the rave playlist on, I'm doing the skirting boards
  my room is a bomb site and mum's given me an hour, hype song
  dishes tower of doom lets gooo
  scrubbing the deck, lemme get in the mood with some samba
  fortnite with the boys, sweaty lobbies only
  Mario Kart, I will destroy my nephew
  tetris at max speed, get my reactions firing
  valorant scrims, need to lock in and go hard
  fast hands game to shake off the morning fuzz
  pinball, high score or bust
  table tennis at lunch because I'm nodding off at my desk
  guitar hero, hardest one, fully awake
  salsa class, two left feet, full beam
  ceilidh tonight, feet need waking
  bhangra workout in the living room
  going out out, get ready music
  shuffle to drum n bass, let it rip
  pole class, psyched
  line dancing, still stiff from bed, loosen me up quick
  rocket yoga, sixty minutes, dripping
  ashtanga primary at dawn, led count, fast
  hot power flow cos I've been sluggish all week
  breath of fire and then the rower
  kapalabhati to wake up
  wim hof and a cold bath so i stop yawning
  sauna was lovely, shame i now have sprints
  roll about in the snow, wake every nerve
  cold plunge before the market opens, jolt me
  splash in the loch, sunrise, screaming
  espresso double, then the stairs, all nine floors
  chuck the camomile, I need builder's tea and a shove
  energy drink down, headphones on, warehouse shift
  matcha, skipping, go
  foam roller done, now the hard bit, hill reps
  recovery week finished! back on the track
  massage yesterday, monster session today
  slept through two alarms and the peloton leaves in fifteen
  the taper made me lazy, wake the legs with strides
  rest was nice, now I've got a title to win
  early kick-off, breakfast not even down, rouse me
  opening batsman, need my feet moving
  keeper gloves on, want to feel sharp and springy
  hockey at silly o'clock on an iced pitch, come on
  girls' cup game, get us roaring in the changing room
  parkour, the wall by the library
  roller derby bout, skates on, war paint on
  bouldering, pysched to send the purple one
  sled pushes. god help me. push me
  boat race trial, jelly legs, wake em up
  surf's up at five, wetsuit's freezing, drag me in
  capoeira in the square
  skate park before school, barely conscious
  went to bed at four, up at seven, hike with the scouts, shake me awake
  grandkids are coming at nine and they've got springs in their feet, I need some too
  I'm 74 and stiff as a board of a morning, brisk walk to get going
  mobility scooter's charging so it's chair aerobics, upbeat please
  too comfy in this dressing gown, want to get cracking on the garden
  lazy bones day but the leaves want raking. gee me up
  school holidays, teenager won't get up, that's me, i'm the teenager, get me up
  half term fog, trampoline park in an hour
  uni lecture at nine, body still in bed, get me vertical
  pulled an all nighter, it's morning, i don't want sleep i want to be awake till the evening
  off the night coach at 6am in lisbon and refusing to crash, get me perky
  landed in Sydney feeling like tuesday's chips, run along the harbour to wake up
  holiday bootcamp on the beach, sun's barely up
  first day back after two weeks of hammocks, get my engine running
  postie, twelve miles ahead, still dopey, liven up
  market stall set up, minus two, buck me up
  childminder, six under-fives arriving at 8, give me a spark
  farrier, back like a plank, first horse at seven, get me loosened and awake
  theatre crew get-in at five am, need zip
  bouncer on till four, perk up time
  tram driver off shift, straight to muay thai, still sleepy so warm me up
  cabbie here, parked for ten, jogging on the spot to wake up before the next fare
  too sluggish to coach the kids yet, want to get my bounce back first
  ugh monday. throw me at the weights
  Need to be un-tired
  bring me to life
  more power pls
  yawn. no. run.
  on your feet soldier
  shake off the cobwebs
  get the blood pumping
  Nickerchen beendet, jetzt zum Zirkeltraining, mach mich munter
  Bettenburg verlassen, Bahnen ziehen im Freibad um sechs
  Wäscheberg, ich brauch einen Tritt
  fini le repos, reprise du crossfit ce midi
  je somnole au bureau, il me faut un coup de fouet
  on pousse les meubles et on danse
  me he echado la siesta y estoy zombi, a despertar que hay pádel
  cabreado como un mono, me voy a hacer series
  limpieza exprés antes de que lleguen mis suegros, caña
  com raiva do chefe, vou descontar no saco de pancada
  pedal às seis, ainda dormindo em pé
  nervoso? no, arrabbiato: vado a correre forte
  ik dommel weg achter de kassa, geef me pit
  boos, dus hardlopen tot ik niet meer kan
  rower przed pracą, jeszcze śpię, rozruszaj mnie
  przysypiam na dyżurze, potrzebuję pobudzenia
  dammsuga till hårdrock
  seg efter semestern, dags för gympass
  после обеда клонит в сон, надо встряхнуться
  отпуск кончился, сегодня приседания со штангой
  дискотека через час, а я варёный, разбуди
  evi süpüreceğim, üşeniyorum, gaza getir
  öfkemi kum torbasından çıkaracağım
  ムカつくから全力で走ってくる
  掃除やる気出ない、アップテンポで一気に
  コーヒー二杯目、まだ眠い、始業までにシャキッとしたい
  낮잠 자고 멍한데 줌바 가야 돼, 깨워줘
  健身房练腿,别让我偷懒
  sunset? don't care, night run with head torches, rev me up
  midnight football under the lights, waking up my hamstrings
  half ten at night and the warehouse wants me lively till seven
  just woke, it's 9pm, breakfast then the night shift, rouse me
  nodding off in the break room, four hours to go, pep me up
  Ceilidh!! warm up
  Squash ladder, Imran
  Pre-shift wake-up
  Spinning (back after holiday)
  gimme bounce, i've got PE to get through and i'm wrecked
  mum's asleep, so quiet burpees on the landing
  got the giggles of exhaustion, still two hours of moving house, need power
  dead arms, last round, ding ding
  enough tea and sympathy. pump me up
  I'm a puddle. make me a wave. swim meet in twenty
  ya girl is SLEEPY and the dance battle is TONIGHT
  Gym induction then legs
  Wachmacher vor der Frühschicht
  je sors de la sieste, allez hop, vélo
  Fitness dansant 19h
  Poranny trening
  too warm in this office, gone dopey, running the stairs
  pillow creases on my face and a bootcamp sergeant waiting, jolt me
`;
