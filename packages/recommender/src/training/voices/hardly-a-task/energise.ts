/** Sentences for this state, close to what is no task. */
export const ENERGISE_OF_HARDLY_A_TASK = `
  set the table, guests at the door, need energy
  alarm's gone off three times, i have to get up now
  turn it up, burpees in the garage starting in two minutes
  brighter! i'm on till six and the ward is so sleepy
  open the windows, get the mop, this flat is getting cleaned today
  skip the slow ones, i'm about to run hills
  hey you, wake me properly, the coffee didn't
  start the timer, kettlebells, twenty minutes, no excuses
  lights on full, horse needs mucking out and i can barely see straight
  knock knock. who's there. not me yet, i've just crawled out of bed and the bus is in ten
  remind me why i said yes to a 5 am swim. going anyway, pump me up
  stop scrolling, shoes on, out the door for the run
  delete the excuse, post lunch slump, i've got a warehouse to sweep
  next song please, faster, stair sprints
  good morning i guess, need to be human by seven
  play the Rocky one, seven flights of stairs, no lift
  good morning vietnam, i'm on the early bus route and yawning, rouse me
  add a shot of anything legal, thesis defence afterparty starts and i'm flat
  ring the bell, round two of cleaning the stables
  hello legs, wake up, park run in fifteen
  turn the lights up, turn me up, toddler's awake and so must i be
  go go go, boxes into the van before the rain
  translate yawning into moving, please: second shift at the bakery
  find my motivation, last seen friday. gutters need doing
  set a timer, race the timer, whole kitchen shiny in twenty
  what can you do for a nurse at 4 am who needs pep till seven
  charge me like a phone, flat battery after lunch and three deliveries left
  unpause me, been on the sofa since ten, the garden waits
  sing something loud, i'm scrubbing the boat
  skip to the chorus, jumping jacks
  start engine. forty five years old, cold garage, rowing machine
  delete the sofa, warm up before the derby
  boot up, human. it's dark out and school run is at seven
  brighter and quicker, inventory night, eyes closing
  knock me out of this chair, i keep putting off the hoovering
  open the curtains, not going back under the duvet, monday or not
  count me in: skipping rope, three by three minutes
  shake me, i didn't sleep but the market stall opens at six
  cancel nap, start spin class
  call me lazy one more time, dumbbells out
  give me a drum roll, floor to mop, ceiling to floor
  put some pepper in it, the two pm slump has me and there are shelves to fill
  move the piano! well first move me, low energy, three strong lads coming
  beat the snooze button, up, shower, out
  hey dj, dance in the kitchen while the pots get done
  rev it up, late at the wheel is over, now i unload the lorry till dawn
  turn that meditation off, i need fire, sparring at eight
  reheat me, like the coffee, still two hours of night desk
  what's the weather? who cares, going for a run in it
  ok sleepyhead, brush teeth, get going, swim squad
  stop stalling, bins, windows, bathroom, in that order
  send help, or a marching band, i have to decorate the hall on no sleep
  press play press play press play, zumba
  load the car, we leave at five, i'm still half asleep, hurry me along
  set fire to this lethargy, rehearsal's over but bump-out needs muscle
  light it up, i'm the lollipop lady and it's six degrees and dark and i'm dozy
  summarise: tired. conclusion: not allowed, double shift, pump up
  make my heart beat faster, treadmill intervals
  Deck den Tisch, saug den Flur, Gäste um sieben und ich bin schlapp
  mach laut, Fenster putzen, elf Stück
  weck mich richtig, Frühschicht, Kaffee hilft nicht
  los jetzt, Schuhe an, zehn Kilometer
  schalt mich ein wie eine Lampe, Mittagstief, muss weiter verkaufen
  mets le son à fond, ménage de printemps
  réveille-moi vraiment, service du matin à l'hosto
  allez bouge, les haltères t'attendent
  allume tout, nuit de garde, je pique du nez
  arriba, que hay que abrir la frutería y no soy persona
  sube la música, toca limpiar toda la casa
  despiértame, llevo tres horas de turno y faltan cinco
  venga, sentadillas, cien
  accendi tutto, turno di notte e mi si chiudono gli occhi
  alza il volume, si lavano i pavimenti
  svegliami davvero, alle sei apro il bar
  acorda-me, o café falhou e o autocarro é às sete
  aumenta o som, vou aspirar a casa toda
  zet hem harder, ramen lappen
  kom op, uit die stoel, hardlopen
  włącz coś żywego, sprzątam piwnicę
  wstawaj, mówię sobie, trening o szóstej
  höj volymen, storstädning
  väck mig, nattpass och ögonlocken väger bly
  skru op, jeg skal løbe intervaller
  få meg opp, skiføret er perfekt og jeg er treg
  herätä mut, aamuvuoro ja silmät ristissä
  přidej, běžím na kopec
  sesi aç, cam siliyorum
  uyandır beni, gece nöbeti, daha dört saat var
  включи погромче, генеральная уборка
  разбуди меня толком, смена с шести
  розбуди мене, попереду нічна зміна
  δυνάμωσέ το, σφουγγαρίζω όλο το σπίτι
  起こして、夜勤あと四時間
  音量上げて、スクワット百回
  大声点,开始大扫除
  叫醒我,下午犯困还要站柜台
  깨워줘, 새벽 알바 아직 세 시간
  आवाज़ बढ़ाओ, दंड बैठक लगानी है
  أيقظني، مناوبة الليل طويلة
  kencengin lagunya, mau nyapu ngepel
  trezește-mă, tura de noapte abia a început
  hangosabban, felmosok az egész lakásban
  bật to lên, tập nhảy dây đây
  kill the lullaby, i'm the driver not the passenger, keep me alert to Carlisle
  disco mode for real, bathroom's filthy and i've got rubber gloves
  what's the opposite of a nap? that, please, before the four o'clock milking
  translate this groan: shift begins, wants to feel alive
  defrost me, winter swim club in twenty, warm up now
  dear body, to whom it may concern, get up
  you have one new excuse. delete. sit ups
  low battery human, ten percent, two kids' parties to go
  mind the gap between alarm and feet on floor, closing it, blinds up
  roll call: left leg, right leg, both asleep, warming up for the 10k
  turn off the meditation channel, we're moving house in an hour and i'm limp
  wrong gear, me, third coffee no spark, restock aisle five
  light switch for people, where is it, dawn rounds on the dairy
  hurry me up, procrastinated on the laundry mountain since sunday
  shout at me like a coach, last two sets
  exam's over, flat's a pigsty, blast it and scrub
  start the car, start the wipers, start me, gritting roads at 4
  meeting made me drowsy, stairs up and down till i'm awake again
  drum louder, the dragon boat crew needs waking
  clean sweep, chimney then hearth then whole parlour, give us some go
  set alarm? too late, it's rung, now get me vertical
  do not let me lie down, jet lagged but it's ten in the morning here
  bounce, says the trampoline. ok, rainy day, kids and me need to burn it off
  feed the horses, feed the fire in me first, it's minus nine and i'm half asleep
  write on my hand: MOVE. desk slump, squats by the printer
  knees up mother brown, warm up for the charity walk
  crank the handle, i'm a wind up toy gone slack, shop's open another four hours
  stress? no, sludge. i'm all sludge, shake it off with a dance
  next customer please, says my mouth, zzz says the rest, perk me up
  Spin class 18h
  Deep clean before Mum
  Night shift, second half
  5k tempo run
  Garage clear out
  stand up comedian's advice: stand up. standing. jogging on the spot
  who turned off my engine? lunch did. on with the hedge trimming
  calm is lovely, but not now, penalty shoot out warm up
  new timer, new me, tabata
  roll up, roll up, circus tent to raise by noon and i slept three hours, spark me
  pillow's calling and i'm not answering, hospital porter, three more hours on my feet
  pedal to the metal, on a home trainer
  tidy up tidy up, sing it loud, playroom's a bomb site
  get that sofa off my back, says grandma, tai chi fast version, let's go
  bring the thunder, rugby in forty minutes and i feel like porridge
  dreh auf, Treppenhaus wischen, vier Etagen
  stell mich auf Turbo, Doppelschicht im Pflegeheim
  debout là-dedans, footing avant le boulot, j'ai la flemme
  ponme las pilas, queda media mudanza
  carica, si pulisce la stalla
  dá-me gás, treino de remo às seis
  geef gas, de schuur moet leeg en ik hang
  rusz się, mówi pies, idziemy biegać
  ge mig fart, dammsugaren väntar
  давай, встряхни, сонный как муха, а склад не разобран
  朝練、まだ眠い、走って目を覚ます
  运动前热身,嗨一点
`;
