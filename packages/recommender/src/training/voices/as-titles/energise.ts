/** Titles of events and tasks for this state. */
export const ENERGISE_OF_AS_TITLES = `
  gym - legs
  HIIT w/ Bex
  wake up!!
  Night shift 22–06
  cleaning the kitchen
  Block: beat the 3pm slump
  tired, deadline at 6
  spin class
  hoover + windows
  parkrun warm-up
  can't get going
  Up at 5, rowing
  stop procrastinating
  dragging myself to work
  long drive, must stay alert
  Boot camp ugh
  post-lunch zombie
  Sort garage
  exhausted but on till midnight
  5k easy-ish
  Morning stretch & get moving
  no nap. wake me
  Hold – swim 1500m
  sleepy at desk
  Kettlebells, lunch
  declutter spare room
  Get psyched for final
  power hour: chores
  yawning through standup prep
  Graveyard shift #4
  Crossfit w/ Tomasz
  baby up all night, work at 8
  Squash warm-up
  deep clean, tenants out
  sluggish
  Hill sprints
  jet-lagged but need to stay up
  mop mop mop
  Push day
  Pump-up before relay
  procrastinating on taxes, kick me
  Cycling intervals 45'
  wide awake needed
  dance break!
  flat battery me
  skipping rope
  Rise & shine
  Scrub bathroom
  Newborn fog, gotta function
  Warm up – 10k race
  slump
  Ward nights, hour nine
  pull-ups
  Haul boxes to attic
  feeling lazy
  shake off this lethargy
  Bouldering w/ crew
  Up and at 'em
  foggy Monday
  weed the allotment, 2h
  couch has me, need up
  jumping jacks
  Cardio before meetings
  Nodding off in lecture
  bleh. need oomph
  Double shift, second half
  spring clean
  Kickboxing 6:30
  Motivation pls
  drowsy, still 200 km
  run
  Trampoline w/ kids, get sweaty
  wiped out, guests at seven
  PT session: deadlifts
  Stair climb challenge
  need coffee basically
  Dawn milking, brr
  scrolling instead of starting
  late again, get me up
  Pre-match hype
  laundry mountain
  brisk walk to wake up
  Burpees :(
  Stay up for election count
  dull afternoon, liven up
  Shift change – perk up
  half asleep, exam at 9
  Pilates (the sweaty one)
  clear out shed w/ Nan
  pep
  Lifeguard drills
  zero energy
  Alarm + light + move
  football training
  meds make me drowsy, working though
  Paint the fence, go go
  awake at last? barely
  Tidy-up blitz 20 min
  sat down since 7, moving now
  hungover, shift at noon
  Marathon long run 28k
  Get going!!
  Dishes. All of them
  Climb gym
  turbo trainer
  stalling on essay, push
  carry on till 3am, stocktake
  rev up for sales floor
  my eyes are closing at work
  Boxing bag
  Sprint drills, U14s
  low energy
  ice bath then work
  morning person, not
  Snow shovelling
  body says bed, rota says no
  aerobics, church basement
  wash the van
  slow start
  Gig tonight: warm up, jump
  Baking at 4am, wake me
  Garden blitz
  lifting
  postpartum workout, 15m
  can't be bothered, help
  Bike commute, hard pace
  Truck stop, then six more hrs
  pick-me-up
  Swim squad 5:45
  Strip beds, scrub, sweep
  Dozy after roast dinner, not giving in
  move!
  warm-up
  Netball
  need to be awake by 4
  guard duty, quiet night
  Avoiding the ironing
  lunch coma
  squats
  Hot yoga (fast one)
  still in pyjamas at noon
  Race day warmup strides
  Fire up for auction
  attic clearout w/ music loud
  tired eyes, long code freeze, keep up
  walk the dog fast
  Rowing erg 2k test
  gloomy November, boost
  Kick off the week
  Jog instead of nap
  washing windows
  24h vigil, hour 17
  hype me
  sagging at four o'clock
  Martial arts grading warm up
  Salsa cardio
  scrub the oven finally
  I keep hitting snooze
  tour bus at dawn, sing us awake
  overslept, catch up
  drill team
  vacuuming!!
  second wind wanted
  lie-in over
  Core + abs
  Get off sofa
  moving house, day 2
  No sleep, wedding today
  Harvest till dark
  power through
  put off gym 3x, going
  Night nurse, 3am dip
  sweat
  stay up w/ sick calf
  Bootcamp in the park
  Fitnessstudio, Beine
  Nachtschicht
  Putzen, ganze Wohnung
  müde, muss aber weiter
  Mittagstief
  wach werden
  Joggen 6:30
  Aufwärmen vorm Lauf
  schiebe alles auf
  Frühschicht, noch im Halbschlaf
  Zumba mit Heike
  kein Schwung heute
  Keller entrümpeln
  sport salle 18h
  ménage à fond
  coup de barre
  crevée mais bouclage ce soir
  réveil difficile
  ranger le garage
  pas de sieste, debout
  cansado pero sigo
  no arranco hoy
  sueño en clase, espabilar
  fregar la terraza
  faxina
  sono depois do almoço
  cansada, mas tenho prazo
  enrolando pra começar
  lavar o quintal
  virar a noite no trabalho
  preciso de ânimo
  abbiocco post pranzo
  carica!
  sonno alla guida, svegliami
  zolder opruimen
  geen puf
  ramen lappen
  senność po obiedzie
  odwlekam od rana
  löprunda 6.15
  skjuter upp allt
  seg måndag
  skotta snö
  uyanmam lazım
  erteleyip duruyorum
  halı yıkama
  目を覚ましたい
  先延ばし中
  だるい
  換気扇の掃除
  寝ちゃダメ、当直
  やる気出したい
  잠 깨기
  계속 미루는 중
  축 처진다
  졸음운전 안 되게
  醒醒
  累但得赶完
  又拖延了
  没劲
  不能睡,值班
  проснуться
  устал, но сдавать сегодня
  взбодриться
  за рулём ещё три часа
  जागना है
  थका हूँ पर deadline है
  टालता जा रहा हूँ
  जोश चाहिए
  नींद भगानी है
  لازم أصحى
  تعبان بس لازم أكمل
  أسوّف من الصبح
  ترتيب المستودع
  Stall ausmisten 5:15
  Fasnacht, vorher munter werden
  gähne seit der Vorlesung, weiter
  Bettlaken, Fenster, Flur – zack zack
  Umzug Lena, Kisten schleppen
  Hallentraining, Einlaufen
  nicht hinlegen, los
  Kaffee reicht nicht
  La vaisselle d'hier, allez
  fournil à 3h, paupières lourdes
  handball : se mettre en jambes
  bouger, assez du canapé
  Jardinage musclé avec Momo
  réunion passée, je somnole, réveil
  pompes + gainage
  se booster avant la brocante
  panadería 4am, legañas
  subir al Teide, madrugón
  bailar mientras friego
  partido de pádel, activarme
  vaga total
  noche de guardia, hora siete
  no me duermas, conduzco
  Vaciar trastero con Quique
  arrastando o corpo até a feira
  funk alto e rodo na mão
  treino de capoeira
  pegar estrada, ficar esperta
  plantão hora 20, aguenta
  preguiça de segunda
  subir escada em vez de elevador
  Lavar o carro cedo
  sveglia alle 4, forno
  calcetto: attivazione
  bidoni, scale, vetri: via
  mi trascino dalla mensa
  Trasloco Marco, scatoloni
  divano mi tiene prigioniera
  veglia in reparto, ore tre
  tre caffè e ancora zombie
  stofzuigen met ABBA
  Elfstedentraining, 40 km
  veilingdienst 4:30, kom op
  bank uit, buiten in
  Fietsen naar werk, volle bak
  college om 9, brein slaapt
  judo, inlopen
  kop erbij, nog drie uur rijden
  Odśnieżanie podjazdu
  piekarnia od trzeciej, ziewam
  wstawaj, leniu
  trening siatkówki, rozruch
  rower do pracy, szybko
  trzepanie dywanów!
  po schabowym odpływam, a praca
  długa trasa, nie zasnąć
  innebandy, komma igång
  väckning 4.40, mjölkning
  klippa häcken innan regn
  gäspar genom lektionen
  armhävningar i pausen
  ut ur pyjamasen
  nattjour, timme åtta
  dansa disken
  koltuktan kalkamıyorum
  halay provası, ter
  uzun yol, gözüm açık kalsın
  cam silme, müzik son ses
  nöbetin on ikinci saati
  ip atlama
  tembellik bitsin
  ラジオ体操
  豆腐屋、三時起き
  授業中うとうと、起きろ
  部活の朝練
  雪かき
  皿洗い一気に
  二度寝したけど出勤
  새벽 시장 출근
  이불 밖으로
  계단 오르기
  배드민턴 몸풀기
  설거지 몰아서
  수업 중 꾸벅꾸벅
  밤샘 근무 버티기
  包子铺三点起
  跑长途别打瞌睡
  广场舞
  赖床第三次
  课上哈欠连天,提神
  打羽毛球前活动开
  выбить ковры
  хватит лежать
  волейбол, разогреться
  дежурство, десятый час
  зарядка
  अखाड़ा, पाँच बजे
  आलस छोड़ो
  गरबा practice, पसीना
  truck चलाना है, आँख खुली रहे
  बर्तन, फ़र्श, सब एक साथ
  वार्ड में बारहवाँ घंटा
  सीढ़ियाँ चढ़ना
  lecture में ऊँघ रहा हूँ
  قوم من الكنبة
  دبكة، تدريب
  سواقة طويلة، لا أغفى
  غسيل السجاد
  الساعة العاشرة بالطوارئ، نشاط
  كرة قدم مع الشباب
  كسل الأحد
`;
