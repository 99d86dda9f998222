/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const ENERGISE_OF_TIRED_IN_TONGUES = `
  müde, aber ich muss noch bis acht den Laden schmeißen
  crevé mais le match commence dans vingt minutes
  眠いけど締切が朝の九時なので起きていたい
  I could sleep standing up but the kids need picking up at four
  hab kaum geschlafen, Frühschicht geht trotzdem los, brauch einen Tritt
  dopo pranzo crollo sempre, datemi una scossa che alle due riapro il negozio
  me caigo de sueño y todavía me quedan tres horas de guardia
  niewyspany jak pies, a za pół godziny trening
  засыпаю за рулём стола, а смена только началась, взбодри
  очі злипаються, але треба ще домити всю кухню
  gözlerim kapanıyor ama antrenmana bir saat var, ayılmam lazım
  نعسان جدا لكن الوردية تبدأ بعد ربع ساعة، أريد أن أصحو
  neend aa rahi hai yaar par gym skip nahi karna aaj
  ngantuk berat tapi masih harus jaga kasir sampai tengah malam
  졸려 죽겠는데 오후 강의 전까지 정신 차려야 해
  困死了但是还得值夜班,给我提提神
  好攰呀但係等陣要去跑步,俾啲力我
  jag är seg som sirap men golvet ska skuras innan gästerna kommer
  jeg er helt flad efter frokosten og skal op i gear igen
  väsyttää hirveästi mutta lenkille on pakko lähteä
  jsem jak přejetý, ale za chvíli hrajeme zápas, potřebuju nakopnout
  sunt rupt de oboseală dar trebuie să termin curățenia până vin socrii
  Nope, not going back to bed, shake me awake
  Staring at the pile of laundry for an hour, make me move
  Bed is calling, spin class is louder
  Half past five, rowing club, brain still on the pillow
  Yawning through my shift at the petrol station, six hours left
  I don't want to relax, I want to feel my legs again before the run
  post-lunch zombie, someone plug me in
  night porter here, 3am dip, don't let me doze
  I've been "about to start" since nine this morning, kick me
  Bin völlig platt, aber der Keller räumt sich nicht von allein auf
  kein Nickerchen jetzt, ich will wach werden
  Komm, Schuhe an, raus, fünf Kilometer
  los jetzt, Hintern hoch
  allez debout, on se bouge
  debout là-dedans, le ménage va pas se faire tout seul
  J'ai la tête dans le pâté et j'ouvre la boulangerie dans dix minutes
  je pique du nez à la caisse, encore deux heures à tenir
  pas envie de sieste, envie de courir
  venga, arriba, que se pasa la mañana
  espabila que en media hora sale el autobús de la carrera
  tengo la modorra de después de comer y el almacén lleno de cajas
  no quiero dormir, quiero aguantar despierta hasta que llegue el relevo
  llevo todo el día en el sofá y ya me da vergüenza, ponme en marcha
  dai, su, muoviti, che la palestra chiude alle nove
  ho le palpebre di piombo e devo ancora servire la cena a quaranta persone
  abbiocco totale, fra poco riparte il turno in fabbrica
  non mi serve la pace, mi serve la carica per la partita di stasera
  bora, levanta, o treino não se faz sozinho
  tô morto mas o bloco sai às sete, preciso de energia
  ainda meio a dormir e já tenho a loja para abrir
  deu aquela moleza depois da feijoada e tem faxina pra fazer
  kom op, van die bank af, stofzuiger pakken
  ik zit te knikkebollen achter de balie en moet nog tot elf
  slecht geslapen, toch zo meteen hardlopen met de club
  dalej, wstawaj, odkurzacz sam nie pojedzie
  po obiedzie mnie ścięło, a jeszcze trawnik do skoszenia
  nie chcę się wyciszać, chcę się rozkręcić przed biegiem
  так, подъём, зарядка и холодный душ
  клонит в сон на дежурстве, а до утра ещё пять часов
  вялая как тряпка, а надо генеральную уборку начать
  ну всё, хватит киснуть, встала и пошла на пробежку
  давай, вставай, підлога сама себе не помиє
  після обіду розморило, а треба ще город полоти
  hadi kalk, spor çantası kapıda bekliyor
  öğle yemeği çarptı, mesaiye diri dönmem gerek
  uykum var ama uyumak yok, sahur sofrası hazırlanacak
  قوم يا كسول، الجري ينتظرك
  بعد الغداء ثقل راسي وعندي شغل للمغرب، نشطني
  ما ابغى انام، ابغى اصحصح قبل الدوام
  चल उठ, दौड़ने का टाइम हो गया
  खाना खाकर सुस्ती चढ़ गई, दुकान फिर खोलनी है
  uth ja bhai, match hai aadhe ghante mein
  aaj bilkul mann nahi kar raha, par jhadu pocha karna hi hai
  ayo bangun, sepeda sudah menunggu
  habis makan siang langsung lemes, padahal gudang harus diberesin
  males gerak nih, bikin semangat dong buat zumba
  dậy đi nào, ra sân đá bóng thôi
  자 일어나자, 대청소 시작
  점심 먹고 축 처졌는데 배달 아직 서른 건 남음
  헬스장 가기 싫어 죽겠다 텐션 좀 올려줘
  さあ起きろ、走るぞ
  昼ごはんの後でぼーっとする、午後の配達まで目を覚ましたい
  夜勤なう、まだ三時、落ちそうだから活を入れて
  部屋が汚すぎる、やる気出して片づけたい
  起床!跑步去,别赖床了
  吃完午饭整个人都蔫了,下午还要搬货
  唔好瞓啦,起身做運動
  下午茶時間過後就軟掉了,晚上還有球賽要踢
  upp och hoppa, skidspåret väntar
  har sovit dåligt men måste orka hela kvällspasset
  kom så, op af sofaen og ud med støvsugeren
  ylös, ulos ja lenkille
  yövuoro alkaa ja silmät lupsuu, piristä
  tak vstávat, kolo čeká
  άντε σήκω, το γυμναστήριο δεν περιμένει
  έφαγα και βάρυνα, πρέπει να ανοίξω πάλι το μαγαζί στις πέντε
  na gyerünk, fel a fotelből, indul az edzés
  hai, sus, că ne așteaptă sala
  mi-e somn de mor dar am tură până dimineață
  Yoga at six, the sweaty fast kind, get my pulse up
  Meditation didn't wake me, try drums
  Warm-up sprint relay
  HIIT 18:00
  Réveil musculaire
  Entreno de fuerza
  Corsa all'alba
  Treino de perna
  Hardlopen met Sanne
  Siłownia, nogi
  Пробежка в парке
  Ранкова зарядка
  Sabah koşusu
  تمرين الصباح
  सुबह की दौड़
  Senam pagi
  Chạy bộ sáng
  아침 수영
  朝ラン
  晨跑
  夜間值班
  Morgongympa
  Løbetur før arbejde
  Aamujumppa
  Ranní běh
  Πρωινό τρέξιμο
  Reggeli futás
  Spring clean the garage
  Night shift ward 7
  Lambing season, second night, one more ewe to go and I'm drooping
  My pillow and I had a long goodbye, now point me at the day
  I'm so relaxed I've become furniture, reverse that please
  Long haul lorry, services coffee gone cold, two hundred miles left, keep me sharp
  Wanna sleep so bad but the bakery ovens don't light themselves
  do not soothe me, I have a boxing lesson
  It's the 3 pm wall and I'm walking straight into it
  heavy eyelids and a school play to set up chairs for
  up up up, the hens want out
  new mum, up since four, and the toddler wants the playground, give me something
  Grey morning, grey mood, got windows to wash, turn me on like a lamp
  too mellow after the massage and now I've got to load the van
  Been in pyjamas till two, I'd like to become a person
  I keep rereading the to-do list instead of starting, put some fizz in me
  not nervous about the marathon, just not awake yet
  just woke from a nap and feel drugged, bring me back
  five more reps, come on you slug
  Get off the phone and onto the bike
  move it, old man, the allotment won't dig itself
  Right. Shoes. Door. Go.
  Fasting, late afternoon, energy flat, still have to pack forty food boxes
  The lecture bored me to stupor, need a jolt before netball
  could do with being less chilled, honestly, there's a move to finish by six
  wakey wakey, paper round
  Dishes, hoover, bins, all in one hour, let's go
  Can't get going at all today, everything feels like wet sand, need a push
  on stage in ten with the ceilidh band and I'm half asleep
  sleepy security guard seeks lightning bolt
  Finished one job, dragging my feet to the second, need a lift
  My coach says warm up properly, so warm me up
  cold pool, goggles, count me in
  hangover's gone but so is my spark and the guests land at five
  Turn off the lullaby, I need marching music
  Paramedic student, last four hours of nights, keep my eyes open
  Pump me up for deadlift day
  wach werden, bitte, der Bus fährt in einer halben Stunde
  nach der Kantine ins Koma gefallen, um zwei kommt der Lkw
  raus aus den Federn, Kühe melken
  Schluss mit Rumgammeln, jetzt wird geputzt
  Schlapp wie ein nasser Lappen und gleich Handballtraining
  um vier Uhr früh im Stellwerk fallen mir die Augen zu, noch bis sechs
  ich schiebe das Aufräumen seit Samstag vor mir her, gib mir einen Schubs
  will nicht ins Bett, will tanzen gehen, aber bin so lahm
  Muntermacher für den Nachmittag im Callcenter, sonst penn ich weg
  Aufwärmen vorm Spiel
  je suis une loque mais le spectacle de l'école, c'est moi qui monte les décors
  secoue-moi, je traîne en robe de chambre depuis ce matin
  nuit blanche avec le bébé, faut que je tienne debout au marché
  allez hop, la serpillière
  je somnole au volant du bureau, réveille-moi avant quinze heures
  la flemme du siècle, et pourtant le jardin m'attend
  gardien de nuit, quatre heures du mat, je décroche, relance-moi
  échauffement avant le cross
  j'ai trop médité, me voilà tout mou, il me faut du punch
  ça rame ce matin, mets-moi un coup de fouet
  un café, deux cafés, rien n'y fait, il faut pourtant livrer
  estoy hecho polvo y me toca abrir el bar
  venga, que los platos no se friegan solos
  me pesa todo, pero a las siete hay pádel
  sueñera brava, mate lavado y todavía falta manejar hasta Córdoba
  ando bien modorro y me falta medio turno en la maquila
  quiero pilas nuevas para la excursión
  turno de noche en el hotel, las cinco, bostezo cada minuto
  ponme algo con marcha que hay que limpiar cristales
  no me relajes, que tengo que aguantar hasta el brindis
  calentar antes del partido
  mi sono svegliato storto e fra un'ora ho la gara di nuoto
  forza, scopa e paletta
  sto dormendo in piedi ma il forno apre alle cinque
  fiacca da caldo, e ho ancora da imbiancare il corridoio
  guardia notturna in corsia, mi cade la testa, tienimi su
  rimando la cyclette da una settimana, oggi no
  riscaldamento prima della partita
  niente camomilla, voglio un caffè in musica
  sono uno straccio ma i nipoti vogliono andare al parco
  acorda, criatura, a feira abre às cinco
  moleza danada e a louça de ontem na pia
  plantão de madrugada, olho pesado, me segura até as sete
  não quero relaxar não, quero suar
  estou podre mas ainda há vindima para fazer
  preguiça de domingo, mas a casa tem de brilhar até às cinco
  dei uma cochilada e acordei lesado, preciso ligar de novo
  slap als een vaatdoek, en straks voetballen
  hup, dweil erbij
  ik zit in een dipje, nog drie uur winkel
  wakker worden, de vuilniswagen wacht niet
  opwarmen voor de schaatsles
  geen thee met kaarsjes, ik wil beuken in de sportschool
  nie śpij, jeszcze trzy godziny za kółkiem
  ruszże się, leniu
  ledwo widzę na oczy, a klienci stoją pod drzwiami
  kawa nie działa, potrzebuję kopa przed zajęciami tanecznymi
  nocka na produkcji, czwarta rano, kryzys
  odkładam mycie okien od Wielkanocy, dziś musi się udać
  зеваю так, что челюсть хрустит, а склад принимать до утра
  растолкай меня, через час лыжи
  никак не раскачаюсь с утра, а дел по горло
  после бани разомлел, а дрова не колоты
  не успокаивать, а встряхнуть, пожалуйста
  кволий якийсь сьогодні, а за годину танці
  годі лежати, картопля не чекає
  розігрів перед забігом
  çay da kâr etmedi, gece bekçiliğinde uyukluyorum, ayık tut
  pilim bitti ama düğünde halay var daha
  tembellik çöktü, beni dürt
  خمول مو طبيعي وباقي تنظيف البيت قبل العيد
  عيوني تسكر وانا حارس المستودع للفجر
  يلا قومي، المطبخ ينتظر
  لا أريد الاسترخاء، أريد طاقة للدبكة
  आलस छोड़, सफाई शुरू कर
  पूरी रात जागा, अब ट्रक लेकर इंदौर पहुँचना है, नींद भगा
  subah ke paanch baje hain, dhoodh dene jaana hai, aankh nahi khul rahi
  thak gaya hoon par garba abhi shuru hua hai
  chai pe chai, phir bhi sust, dukaan sambhalni hai
  lagi letih lesu tapi kerja bakti jam tujuh
  ayo dong badan, cucian numpuk tuh
  gà gáy rồi, dậy ra chợ
  uể oải quá mà còn lau nhà ba tầng
  편의점 야간 새벽 네 시 졸음과의 싸움
  밤샜는데 체육대회라 쌩쌩해져야 해
  춘곤증 때문에 꾸벅꾸벅, 오후 조립 라인 버텨야 해
  二度寝しそう、始発に乗らなきゃ、起こして
  だるいけど部活行くぞ
  居酒屋のバイトあと四時間、へろへろだけど元気出す
  先延ばし三日目、風呂掃除を今やる気にさせて
  熬夜看孩子,早上还得出摊,给我打打鸡血
  春困秋乏,可地还没拖呢
  凌晨四点保安亭,眼皮打架
  再拖下去就天黑了,快起来搬家
  瞓唔夠,但朝早要行山,醒神啲
  看更返夜,眼瞓到死,頂住先
  懶到發霉,起身抹窗
  trött i kroppen men brännbollen börjar sex
  seså, nu diskar vi
  vaktpass till sju, ögonen går i kors
  smadret efter weekenden, men bageriet åbner klokken fem
  jeg er doven som en kat og cyklen står og venter
  laiskottaa, mutta saunan lattia pitää pestä
  rozespalý, a za chvíli začíná turnaj
  σέρνομαι σήμερα, κι έχω πανηγύρι να στήσω
  kómás vagyok, de hatkor nyit a piac
  ne altass, pörgess fel, tánc lesz
  moleșit de tot, și mai am de cosit
  I slept fine, I'm just flat, and the roller derby girls don't do flat
  Carnival float leaves at dawn and I've had an hour on a camp bed
  make me into a morning person by quarter past
  been reading in bed since eight, enough, get me vertical
  The anxiety's gone but so has every drop of energy, and it's circuit training next
  deadline's at six, head's nodding at four, keep me upright
  could you do the opposite of a lullaby
  trudging through treacle, delivery van half full
  I'm bored stiff at the ticket booth and starting to nod
  Bins, beds, bathrooms, guests at three, music loud
  Quiet night on reception is the problem, I'll be asleep by two if nothing happens
  gran says idle hands, so wake mine, windows to polish
  finished the report, no celebration nap, straight to hockey
  Woke before the alarm feeling like a sack of gravel, milking at five
  hold my eyelids open till the ferry docks
  I'd kill for a bed but there's a stage to strike by midnight
  Procrastination champion here, dethrone me, the attic awaits
  pre-race corral, bouncing on my toes, more bounce please
  The clocks changed and my get up and go went
  She said "you look half dead", and the speeches haven't even begun, liven me up
  Sunrise swim with the old ladies, water's four degrees, help me want it
  don't tuck me in, kick me out
  rainy commute on the bike, rouse the beast
  ground floor to tenth with a fridge, we need a rhythm
  After the long drive I'm slack, and now the tent has to go up
  Teacher on Friday last period, thirty kids, no petrol left in me
  I've meditated, I've stretched, now light the fuse for the climb
  half-time, we're losing, we're heavy, get us back up
  Ugh, five loads of ironing, I'll need a samba
  Not done for today, not by a mile, second wind wanted
  the nap made it worse, I need sunlight in my ears
  Too comfy. Far too comfy. Kayak time.
  lost an hour to the phone again, up, brush teeth, out
  waking the teenagers and myself, in that order
  ballet class barre in ten minutes and my muscles are still porridge
  midnight inventory, nobody is allowed to be sleepy including me
  Ramadan nights, work at seven, drag me into the day
  grape picking, day six, sore but on we go
  get psyched for bench press
  jumping jacks between the sofas, count with me
  my motivation is on holiday and the gutters are full of leaves
  Fog outside, fog inside, and the school bus is mine to drive
  I could do with a bit of thunder before my first aerobics class
  Polishing off the night shift with two hours to go, keep the lights on upstairs
  Morgenmuffel sucht Antrieb
  der Wecker hat verloren, jetzt musst du ran
  Novemberloch, aber die Winterreifen müssen drauf
  mir fallen beim Stricken die Augen zu und der Basar beginnt gleich
  Gähnanfall im Lager, noch acht Paletten
  nix da Couch, Klettern ist angesagt
  Ich bin so tiefenentspannt, dass ich nicht mehr hochkomme, in einer Stunde spielen wir auf
  Los, Fenster, Böden, Bad, in der Reihenfolge
  Energieschub vor dem Kindergeburtstag, zehn Sechsjährige
  vom Tanzabend noch platt, trotzdem Wandertag
  je me traîne depuis la raclette, le ski repart à quatorze heures
  pas question de m'écrouler avant le feu d'artifice
  mets le turbo, on emménage
  trois heures de sommeil et douze crêpes par minute à servir, tiens-moi éveillée
  j'ai les jambes en coton et l'échauffement commence
  un p'tit coup de pied aux fesses pour trier la cave
  ce n'est pas du calme qu'il me faut, c'est de la dynamite
  trasnoché y con procesión a las nueve, dame garra
  me apalanqué en el sillón y el asado no se hace solo
  qué pereza, Dios mío, y el trastero hasta arriba
  vengo de comer como un rey y toca cargar el camión
  a darle, que es mole de olla
  estoy zombi pero hoy se juega el ascenso
  mi cuerpo pide cama, mi hijo pide parque
  svegliami come si deve, c'è la vendemmia
  mi sento uno zerbino e tra poco tocca a me sul tapis roulant
  cambio di stagione negli armadi, chi me lo fa fare, dammi grinta
  serve una sferzata, ho dieci camere da rifare
  dopo le lasagne della nonna devo arbitrare una partita
  chega de enrolar, bora lavar esse quintal
  acordei no bagaço, mas hoje tem trilha
  carnaval, terceiro dia, perna bamba, ainda quero pular
  o patrão chegou e eu aqui pescando de sono
  dá-me genica para arrumar a garagem
  Koningsdag, vier uur geslapen, de vrijmarkt roept
  kom uit die dekens, ijs ligt dicht
  ik hang er wat bij, maar de heg moet nog
  puf is op, en om half acht is het repetitie met de fanfare
  oppepper graag, ik moet nog drie verdiepingen dweilen
  przysypiam na portierni, a do rana daleko
  bez energii jak rozładowany tramwaj, a tu przeprowadzka
  no rusz te kości, grabie czekają
  zaspałam, śnieg po kolana, trzeba odśnieżyć
  spać mi się chce na samą myśl, ale remanent jest dziś
  утро туманное, голова чугунная, а автобус вести
  раскачай меня, впереди огород и двадцать вёдер
  чего разлёгся, лыжи сами не поедут
  проснись и пой, субботник во дворе
  после новогодних салатов еле хожу, но каток ждёт
  дежурю на вахте, носом клюю
  ранок сірий, я ще сіріша, а вівці чекати не будуть
  розворуши мене, бо за годину колядувати
  дай дьору перед волейболом
  pazar miskinliği üzerimde, balkon yıkanacak
  kış uykusundan uyandır beni, halı sahaya gidiyoruz
  servis şoförüyüm, akşam seferine kadar ayık kalmalıyım
  كسلان من امس والنادي ينادي
  بعد كبسة ثقيلة لازم أرجع أسوق الشاحنة
  صحصحني، العرس للفجر وأنا الطبال
  نعسانة على الماكينة وباقي لي فستانين تسليم العصر
  हाथ पैर सुन्न हैं आलस से, छत की सफाई आज ही होनी है
  पहरेदारी में ऊँघ रहा हूँ, सुबह छह बजे तक जागना है
  उठो जी, दही बिलोना है
  office ke baad badminton, lekin battery zero hai
  diwali ki safai pending, kal kal karte mahina ho gaya, dhakka do
  hujan bikin mager, padahal ada lomba lari
  sahur kesiangan, lemes, tapi pasar harus buka
  melek dong mata, setoran belum cukup, narik sampai subuh
  trời mưa lười quá, mà hẹn tập gym rồi
  chạy Grab tới khuya, mắt cay xè, cho tôi tỉnh
  월요병 심하다 출근길에 기운 좀
  택배 상하차 새벽조 졸면 큰일
  귀찮아도 김장은 해야지 힘내게 해줘
  등산 모임인데 몸이 천근만근
  ラジオ体操から始めよう
  五月病っぽいけど剣道の稽古に行く
  田植え二日目、腰が重い、気合いを入れて
  寝不足で店番、客が来る前にしゃきっとしたい
  周一综合症,给我来点动感的
  双十一打包到天亮,人快站不住了
  别磨蹭,地里的白菜要收
  跳广场舞前先热起来
  加班到晚上九点,脑袋昏沉,还不能走,要清醒
  臺灣好行程,昨晚沒睡,今天還要騎車環半島
  食完飯飽到傻咗,仲要開工搬貨
  måndag, kolsvart ute, innebandy klockan sju
  ryck upp dig, båten ska målas
  midsommar i går, potatisland i dag
  vågn nu op, fodboldstøvlerne er pakket
  træt som en alderdom, men loppemarkedet åbner
  kaamos vie voimat, silti hiihtämään
  ei sohvalle, halot pitää pinota
  potřebuju životabudič, jdeme na brigádu
  jsem líný jak veš a okna čekají
  Δευτέρα πρωί και σέρνομαι, άνοιξε η λαϊκή
  ξύπνα με, μαζεύουμε ελιές
  hétfő hajnal, almaszedés, ébressz fel
  mă lenevesc de dimineață, hai la bătut covoarele
  somn puțin, nuntă mare, mai am de dansat
  Total kaputt but leg day is leg day
  Super fatigué mais the show must go on, j'installe la sono
  мозг в режиме sleep, а надо бежать на warm-up
  uykum var ama halay is calling
  bahut thaka hoon but cricket toh banta hai boss
  Ngantuk parah but the show jalan terus, angkat speaker dulu
  완전 tired인데 헬스 가야 돼
  累成狗 but 还要去 gym
  mag-kape muna, inaantok pa, may zumba pa mamaya
  bin müde, mais je dois encore ranger toute la cave
  sono stanco aber das Spiel fängt gleich an
  Not stressed, not sad, just switched off, and the fish market opens at three
  the yawns are contagious and I'm the one driving the minibus
  I could murder a lie-in, but it's harvest
  snooze pressed four times, fifth is forbidden
  Sluggish paddlers, slow boat, wake the crew
  the kettle's on, the hoover's out, now where's my get-up-and-go
  stand-up comedian, dead on my feet, on in twenty, give me bounce
  Bedtime? Ha. Two more hours of disco for the pensioners
  an hour of meditation made me mush and there's basketball
  brain's asleep, body's late, bus is coming
  somebody light a fire under me, the stables need mucking out
  I've been lying here thinking about running, time to run
  Second shift, first yawn, no thank you
  pep talk before I shovel the drive
  half the night with a teething baby and I'm coaching under-nines at ten
  I need gallop, not trot
  Snow, dark, seven am, skis waxed, me not
  sorting the recycling has waited long enough, get me off this chair
  I'd sleep till spring if you let me, don't let me, choir bus at nine
  turn lethargy into laundry
  night bus driver, route 25, last loop, keep me bright
  pick up the pace, the hay's got to be in before rain
  Lunch was a mistake, the ladder awaits
  warm my voice and wake my face, curtain in thirty
  nodding off over the till roll, stock count till ten
  Zumba 19:00
  Frühstück drin, Augen zu, jetzt aber Schnee schippen
  Schichtbeginn vier Uhr, ich bin noch nicht auf der Welt
  schnarch nicht, mach den Hof sauber
  endlich Frühjahrsputz, aber ich kleb am Sessel
  déneiger l'allée, et je dors encore
  allez, du nerf, les cartons
  somnolent après le couscous, le tournoi de pétanque reprend
  barrer, fregar, tender, y yo sin alma
  arriba esos corazones, que empieza la romería
  mi manca lo sprint e c'è da spalare la neve
  sveglia, pigrona, che le galline hanno fame
  levanta, sacode a poeira
  sono de segunda, caminhão pra descarregar
  geen puf, wel sneeuw op de stoep
  schop onder m'n kont graag, de zolder
  kop w tyłek poproszę, strych czeka
  снег по пояс, лопата в руки, а я сплю на ходу
  صحيني زين، ورانا حصاد
  mager tingkat dewa, rumah kayak kapal pecah, gas beresin
  lười chảy thây, dậy lau nhà
  雪かきしなきゃ、布団から出る力をくれ
  snöskottning, men jag sover fortfarande
  can you make Monday feel like Saturday, I've pallets to shift
  That nap stole my afternoon, give me the evening back
  Lethargic, damp, uninspired, and the marathon relay won't wait
  I've prayed, I've breathed, now I need horsepower for the hayloft
  Asleep at the wheelbarrow
  Teaching PE with a hangover of sleep, make me chirpy
  sun's not up, I am, barely, kayaks on the roof
  Wash the car, walk the dog, wake the dead, starting with me
  eyes like slits, flour on hands, two hundred rolls to go
  Third coffee's a placebo, bring trumpets
  come on feet, the postbag's full
  Not in the mood for lullabies, the barn dance starts at eight and I'm limp
  if I sit down I'm gone, so keep me standing till the last guest leaves
  My physio says move, my bones say tomorrow, back me up
  Rainy half-term, everyone slumped, family dance-off
  roll out of this hammock, there are tomatoes to stake
  What's the opposite of cosy, I need that, sheep to dip
  I lack the zip to begin the bathroom tiles
  drum me up the hill, I'm pushing a pram
  Closing shift after opening shift, I'm a ghost with a mop, two hours more
  the first kilometre is the hardest, mostly the shoes
  Switch on, it's parkrun
  been wound down all week, wind me up
  Long night of radar watching ahead, I'm already glazing
  Rise and grind, said nobody in this tent, yet here we go
  weary but willing, roof beams at seven
  I slept through two alarms and the third is you
  Shake off the siesta, the shop reopens at five
  our team's flat after half-time oranges, we need roaring
  Wake up call
  Gym before work
  Boxing 7pm
  Dance warm-up
  Morning swim
  Mir fehlt der Pfeffer, dabei steht Polterabend an
  j'ai la gueule dans le seau, et le vide-grenier ouvre
  tengo el cuerpo cortado y toca verbena
  mi serve un gas pazzesco, devo aiutare mia sorella col trasloco
  preciso de um gás, a quadrilha começa às oito
`;
