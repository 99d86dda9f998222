/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const WIND_DOWN_OF_TIRED_IN_TONGUES = `
  ich bin total aufgedreht und will runterkommen, um elf muss ich schlafen
  rentrée de boîte à cinq heures, oreilles qui sifflent, je veux juste dormir
  night shift done, sun's up, blackout curtains, let me sleep
  夜勤明け、外は明るいけどもう寝たい
  acabo de salir de guardia y tengo que dormir aunque sea de día
  po nocce, rolety w dół i spać
  gece nöbetinden çıktım, perdeleri çektim, uyumak istiyorum
  رجعت من وردية الليل وأريد أن أنام رغم الضوء
  shift khatam, ab so jaunga, dimaag band kar do
  tan ca đêm rồi, kéo rèm ngủ thôi
  야간 끝나고 집에 왔어 이제 자야지
  返完夜班,想瞓到下晝
  nattpasset slut, nu ska jag sova fast fåglarna kvittrar
  yövuorosta kotiin ja unta palloon
  γύρισα από νυχτερινή και θέλω να κοιμηθώ μέχρι το μεσημέρι
  Wired from the gig, amp still buzzing in my ears, bed is the plan
  Won the final, whole team's shouting in the chat, I want sleep
  Eyes wide open at 3am again, help me go under
  laptop shut, boots off, that's it for today
  no more emails, the rest is tomorrow's trouble
  Landed from Tokyo, it's noon for my body and bedtime for the hotel
  twenty minutes of shut-eye before the kids get home
  Baby's finally down, now me
  fertig für heute, Licht aus
  ich liege seit zwei Stunden wach und zähle Schafe
  Kaffee war ein Fehler, jetzt bitte müde werden
  nur ein kurzes Nickerchen vor der Spätschicht
  aufgekratzt vom Konzert, morgen früh raus, muss ins Bett
  j'ai coupé l'ordi, ma journée est finie, je décroche
  impossible de fermer l'œil, les voisins dansent, et moi je veux sombrer
  petite sieste avant que les enfants rentrent
  une dernière page de polar et dodo
  se acabó por hoy, cierro el chiringuito y a la cama
  estoy como una moto después del partido y mañana madrugo, quiero dormir
  siestecita de veinte minutos, nada más
  no pego ojo desde las tres
  con el jet lag tengo hambre y energía a las cuatro, quiero caer frito
  un capitolo e poi nanna
  ho staccato, fino a domani non esisto
  sono carico a molla dopo il calcetto ma devo prendere sonno
  pisolino prima che si svegli il piccolo
  non riesco a dormire, mi rigiro da un'ora
  deu por hoje, desligo tudo e vou deitar
  tomei café às dez da noite, agora quero apagar
  só uma sonequinha antes do jantar
  cheguei do show elétrico e preciso dormir já
  não prego olho há horas
  klaar voor vandaag, boekje, bed, lampje uit
  ik stuiter nog van de wedstrijd maar de wekker gaat om zes
  kan de slaap niet vatten
  padam, zamykam kompa i do wyrka
  nakręcona po imprezie, a rano do pracy, chcę zasnąć
  przewracam się z boku na bok od godziny
  jeszcze rozdział kryminału i gaszę lampkę
  всё, рабочий день закончен, выдыхаю и домой под плед
  лежу, смотрю в потолок, сна ни в одном глазу
  вздремнуть бы минут двадцать перед ужином
  на сьогодні все, вимикаю ноут і в ліжко
  ніяк не засну, думки скачуть, а завтра рано вставати
  bugünlük bu kadar, pijamalar giyildi
  maçtan sonra kanım kaynıyor ama yarın erken kalkacağım, uyumam lazım
  yarım saat kestireyim
  bir türlü uyku tutmuyor
  خلص اليوم، أطفأت الحاسوب وسأنام
  مو قادر انام من القهوة، ساعدني اغفى
  قيلولة قصيرة قبل العصر
  बस आज के लिए इतना, अब बिस्तर
  करवटें बदल रहा हूँ, नींद का नामोनिशान नहीं
  shaadi se lauta hoon, kaan mein dhol baj raha hai, sona hai ab
  ek chhoti si jhapki le lun
  cukup untuk hari ini, matikan lampu
  sudah jam dua masih melek, pengen cepat tidur
  tidur siang sebentar sebelum anak pulang
  hôm nay thế là đủ, tắt máy đi ngủ
  trằn trọc mãi chưa ngủ được
  chợp mắt tí rồi đón con
  커피 마셨더니 새벽 두 시에도 말똥말똥해 자고 싶어
  낮잠 이십 분만
  ライブの興奮が冷めない、明日早いから寝かせて
  目が冴えて眠れない
  今天收工,关灯睡觉
  翻来覆去睡不着,数到一千只羊了
  睡前看两页小说
  睇完演唱會好high,但聽日要返工,要瞓覺
  nu stänger jag datorn och kryper ner med boken
  uppe i varv efter festen, klockan är två, vill somna
  slut for i dag, dynen kalder
  kan ikke falde i søvn, hovedet kører stadig
  tältä päivältä riitti, kirja ja peitto
  en saa unta vaikka väsyttää
  po koncertě mám oči jak sova a ráno vstávám
  τέλος για σήμερα, πιτζάμες και κρεβάτι
  δεν με πιάνει ύπνος με τίποτα
  mára elég volt, leoltom a villanyt
  pörgök a meccs után, de reggel ötkor kelek, aludnék
  gata pe azi, mă bag în pat cu o carte
  nu pot să adorm deloc
  Lights out
  Nap 14:00
  Mittagsschlaf
  Sieste
  Hora de dormir niños
  Andare a letto
  Bedtijd
  Drzemka
  Отбой
  Сон до обіду
  Erken yatış
  Tidur awal
  Giờ đi ngủ
  취침
  就寝
  睡觉
  午睡
  Läggdags
  Sengetid
  Päiväunet
  Večerka
  Ώρα για ύπνο
  Lefekvés
  Ora de culcare
  I'm hyper and giggly after the quiz night, need to power down for bed
  Bus home, key in door, shoes off, nothing else today
  Kids asleep, dishes can wait, I'm going horizontal
  Fell asleep on the sofa at eight, now it's one and I'm wide awake and want back in
  Shift's over, I've clocked out, now to stop being a nurse until Monday
  my brain wants to plan the whole year at 2am, my body wants sleep, side with my body
  Chapter of something dull, lamp low, then out
  Home from the stag do, ceiling spinning, sleep please
  They gave me the afternoon off to sleep before tonight's shift
  power nap, twenty mins, then back on the tools
  Exam's finished, I'm finished, curtains
  too hot to sleep, sheet off, fan on
  The match got my blood up, but alarm's at five, put me under
  slow the day down to a stop
  done coding for the night, one laptop-free hour and then bed
  let the week slide off me, Friday, slippers
  my husband snores, I'm in the spare room, trying again to drop off
  Melatonin taken, phone in the hallway
  Twelve hours on my feet, bath, then pillow
  close the shop, close the till, close my eyes
  Puppy's crate-training cried all night, catching sleep now while he does
  on a night train in the top bunk, want to doze till Vienna
  no workout tonight, pyjamas won
  Still awake, still scrolling, stop me and sleep me
  read to the little one, then I nod off too, that's the plan
  good tired after the harvest, letting go now
  Early to bed because of the early flight
  East to west, awake at 3, trying to sleep till at least 6
  audiobook, eyes closed, I never hear the end
  can't shut off after the late shift at the bar, ears full of cocktails orders
  Not meditation for its own sake, I want to be asleep in ten minutes
  enough, old girl, into bed
  Camp's quiet, fire's embers, sleeping bag zipped
  grading's done, red pen capped, evening's mine to dissolve
  Couldn't be more awake, couldn't be later, sigh, try to sleep
  siesta in the van before the evening gig
  ab in die Falle
  Kinder endlich im Bett, ich hinterher
  hundemüde und trotzdem hellwach, will einschlafen
  nach der Spätschicht noch voll unter Strom, um sechs klingelt der Wecker
  Vorhänge zu, der Tag ist durch
  im Nachtzug, obere Liege, bis Hamburg schlummern
  zu heiß zum Schlafen, Fenster auf
  Schreibtisch leer, Jacke an, ich bin dann mal weg bis Montag
  noch zwei Seiten Krimi im Bett
  Powernap auf dem Sofa
  ich hab durchgetanzt, jetzt wird gepennt
  Hörspiel an, Augen zu
  au lit, et que ça saute pas trop
  je suis lessivée, le bain coule, après c'est couette
  les petits ronflent, à mon tour
  micro-sieste dans le train
  marchand de sable, où es-tu
  tisane, livre, lampe éteinte à dix heures
  journée bouclée, je débranche tout
  me voy al sobre
  cierro los ojos un ratito antes del turno de noche
  persiana bajada, móvil fuera, a dormir
  los niños fritos, yo detrás
  con este calor no hay quien duerma, y mañana curro
  terminé la chamba, ya ni un correo, a descansar hasta el lunes
  ando bien prendido por la fiesta pero ya son las tres, a mimir
  vengo de Lima y aquí es de noche, quiero coger el sueño
  leer en la cama hasta que se me caiga el libro
  me desvelé otra vez, quiero volver a dormirme
  cotto come una pera, dritto sotto le coperte
  ho chiuso bottega, stasera divano e poi a letto
  le due, il soffitto, io, e niente sonno
  i bimbi crollati, adesso tocca a me
  fuso orario ribaltato, qui è notte e io saltello, fammi assopire
  pennichella della domenica
  smonto dalla guardia e vado in letargo
  sveglia alle cinque, quindi occhi chiusi alle nove
  já deu, vou pra cama
  crianças dormindo, agora sou eu
  voltei da balada ligadão, tenho que dormir antes do sol
  história de ninar
  fechei o caixa, fechei a porta, acabou o dia
  vim de Lisboa pra São Paulo, relógio torto, quero dormir na hora certa
  xixi, cama
  uma soneca na rede depois do almoço de domingo
  ler até cair o livro na cara
  kinderen slapen, nu ik nog
  klokkijken om drie uur, wil weer wegzakken
  middagdutje voor de nachtdienst
  verhaaltje en slapen
  jetlag uit New York, hier is het bedtijd
  do spania, już
  fajrant, narzędzia do skrzynki, nogi na stół
  gorąco, nie da się spać, a jutro na szóstą
  bajka na dobranoc
  drzemka przed nocką
  wróciłam z Nowego Jorku, tu noc, a ja jak skowronek, chcę usnąć
  poczytać w łóżku i odpłynąć
  всем спокойной ночи, я в кроватку
  дети уснули, теперь и мне бы
  жара, простыня липнет, хочу наконец уснуть
  прилетел из Владивостока, организм не понимает, что ночь, помоги уснуть
  сказка на ночь
  подремать перед ночной
  баиньки
  отпахала, душ и подушка
  полтретьего, а я перевариваю разговор, хочу просто заснуть
  усе, баста, подушка кличе
  подрімати перед нічною
  yatıyorum artık, bugünden bu kadar
  dükkânı kapattım, ayaklarımı uzatıp günü bitiriyorum
  şekerleme
  uçaktan indim, burada gece, gözüm fal taşı, uyumak istiyorum
  حر ومو عارف انام
  أغلقت الدكان والحمد لله، الآن راحة ونوم
  غفوة قبل الوردية
  وصلت من أمريكا والوقت هنا ليل، أريد أن يغلبني النوم
  दुकान बंद, शटर नीचे, अब पैर पसार के सोना
  raat ke do baje hain aur dimaag mein picture chal rahi hai, sula do
  lori lagao, munna aur main dono so jaayein
  match jeet gaye, josh zyada hai, par kal school hai, neend chahiye
  gerah banget susah merem
  abis nonton konser masih gemeteran seneng, udah jam satu, mau tidur
  ru con ngủ rồi mẹ ngủ luôn
  bay từ Mỹ về, đêm rồi mà tỉnh như sáo, muốn ngủ
  열대야라 잠이 안 와
  퇴근 완료, 씻고 뻗을 거야
  동화책 읽어 주고 같이 잘래
  야간 들어가기 전에 눈 좀 붙이기
  미국에서 막 왔는데 여긴 밤이라 자야 해
  熱帯夜で寝つけない
  夜勤前の仮眠
  絵本を読んで寝かしつけ、自分も寝る
  退勤、風呂、ビールなしで就寝
  帰国したばかり、夜なのに頭は昼、寝たい
  讲完故事,娃睡我也睡
  刚从欧洲飞回来,半夜精神得很,想快点入睡
  收舖,沖涼,瞓覺
  時差搞到我半夜好精神,想瞓返
  哄睡小孩之後我也要睡
  godnattsaga
  tupplur före natten
  παραμύθι για καληνύχτα
  ζέστη και αϋπνία, θέλω να κοιμηθώ
  esti mese
  The dishwasher hums, I don't, bed
  Can you make me boring enough to sleep
  lights low, voices low, tide going out
  I'm not calm exactly, I'm done, and that's better, night
  The toast went well, adrenaline's still up there, pull it under the blanket
  turn off my inner radio, it's past one
  Finished the audit, filed it, now let it leave my head before bed
  half a nap is better than none, bus in forty minutes
  Sleep debt collector is at the door, let him in
  gym at five am means eyes shut by nine
  my body says party, the clock says 2:40, the pillow's got to win
  campervan, rain on the roof, dozing off
  reading by torch under the duvet till my eyes blur
  hot milk, honey, no screens
  I brought work home in my head, show it the door, I'm in bed
  Closing time for the thoughts too please
  every time I nearly drift off I remember the tax form, let me go
  toddler nap equals daddy nap
  not another episode
  Grandma's house, feather bed, clock ticking, sinking
  Sun never sets here in June and my eyelids want to
  post-marathon, legs twitching, want to be out cold
  breakup replay at midnight, I just want to sleep through it
  nothing more to prove today
  the festival tent is loud, earplugs in, try
  I was wide awake for the whole lecture and now I'd like to be gone for nine hours
  leave the dishes, leave the emails, leave the lights
  that's a wrap, folks, crew's gone, unwinding to sleep
  first night in the new flat, odd noises, want to nod off anyway
  he's snoring already, I'm jealous, make me next
  Too excited about tomorrow's holiday to sleep
  flight lands at six, want to doze over the Atlantic
  saying goodnight to the group chat
  my eyes burn from spreadsheets, shutters down
  knitting one last row, then sheets
  slow piano, slower me, asleep
  could you help me fall asleep again after the 4am feed
  Sunday scaries in bed, need sleep, not solutions
  retiring early like an old cat
  Ready for bed but my feet still think they're at zumba
  a nap, a real one, nobody ring
  after the argument we made up, now I just want to sleep next to him
  Gute Nacht, Welt
  Bettschwere gesucht
  die Nachtigall singt, ich würde lieber schlafen
  Rechner aus, Garten, Liegestuhl, morgen ist auch noch ein Tag
  Stillen um drei, jetzt wieder einschlafen
  vor Vorfreude auf den Urlaub kann ich nicht einpennen
  Mittagspause, Rolladen runter, zwanzig Minuten weg sein
  Feierabendbier ausgetrunken, Zähne geputzt, Decke
  nach dem Krimi grusel ich mich, will aber schlafen
  Tagschlaf zwischen zwei Nachtdiensten
  bonne nuit tout le monde
  j'ai couché les jumeaux, je m'éteins comme une bougie
  les cigales se taisent, moi aussi
  tétée de trois heures finie, je veux me rendormir
  je ferme boutique dans ma tête aussi
  un petit somme au bureau, porte close
  j'ai rendu mon dossier, rideau, grasse soirée sous le plaid puis lit
  hasta mañana, mundo cruel, me acuesto
  me echo la siesta del borrego antes de comer
  tengo los ojos como platos y son las cuatro, que venga Morfeo
  se acabó la feria, se acabó el ruido, a la piltra
  mañana nos vamos de viaje y de la emoción no me duermo
  le di el pecho a las tres y ahora no concilio el sueño
  recojo el puesto, bajo la lona y a casa a tumbarme
  apaga y vámonos
  sogni d'oro a me stessa
  dopo il cinema all'aperto, dritti a letto
  non vedo l'ora di partire e per questo non dormo
  turno finito, grembiule appeso, doccia e cuscino
  mezz'ora di riposino sul treno
  le tre e la zanzara, vorrei riaddormentarmi
  conto le pecore, ne mancano mille
  tchau, mundo, vou dormir
  pernilongo maldito, quero voltar a dormir
  ansiosa pela viagem, não durmo, e o voo é às sete
  expediente encerrado, chinelo, rede, e cama cedo
  descansar os olhos vinte minutos no sofá, pá
  oração feita, luz apagada
  mamada das três feita, quero adormecer outra vez
  slaap zacht, ik
  kassa dicht, rolluik neer, thuis languit en vroeg naar bed
  borstvoeding van drie uur, nu weer onder zeil
  kolorowych snów
  komar bzyczy, trzecia w nocy, a ja chcę spać
  kurtyna, koniec dnia, herbata z melisą i łóżko
  po karmieniu o trzeciej nie umiem zasnąć znowu
  ucinam komara w fotelu
  комар звенит, три часа ночи, хочу спать дальше
  завтра отпуск, от радости не уснуть
  смену сдал, ключи сдал, ноги в тёплый таз и спать
  после кормления не могу провалиться обратно
  сплюшки-сопелки
  в плацкарте, верхняя полка, под стук колёс засыпаю
  добраніч, світе
  комарі, спека, третя ночі, а я спати хочу
  здала зміну, чай з липою і на боковую
  у потязі, верхня полиця, колихай мене
  tatlı rüyalar bana
  otobüste gece yolculuğu, biraz kestirmek istiyorum
  تصبحون على خير
  काम समेट दिया, पैर दबवाके सो जाऊँगा
  good night yaar, phone side mein
  train mein upar wali berth, chaadar odh ke so raha hoon
  bachche ko doodh pila diya, ab wapas neend chahiye
  selamat malam dunia
  nyamuk bandel, jam tiga kebangun, mau merem lagi
  besok mudik, saking senengnya nggak bisa tidur
  lembur kelar, mandi, rebahan sampai terlelap
  xong việc, ngâm chân, lên giường
  ngủ trưa ở văn phòng
  하루 마감, 족욕하고 꿀잠
  새벽 수유 끝 다시 잠들기
  버스에서 한숨 자고 갈래
  蚊の音で起きた、もう一度眠りたい
  明日から旅行で楽しみすぎて寝つけない
  夜行バスで寝たい
  おやすみ前に文庫を一章
  泡完脚上床
  夜奶喂完,求秒睡
  硬卧上铺,晃着晃着想睡
  攬住公仔瞓喇
  明天放假,今晚什麼都不想,早早睡
  冷氣開好,棉被蓋好,晚安
  sov gott, lilla jag
  myggan väckte mig, vill somna om
  bastun klar, sängen bäddad, dagen är slut
  hyggelig aften slut, nu puden
  saunan jälkeen suoraan sänkyyn
  zítra dovolená, nemůžu dospat
  zapadl jsem do peřin, dobrou
  κουνούπι στις τρεις, θέλω να ξανακοιμηθώ
  κλείνω το μαγαζί, ποδαρόλουτρο και ύπνος
  letettem a lantot mára, fürdő, ágy
  Total aufgedreht, but bedtime, bitte runterdimmen bis ich schlafe
  je suis trop hype, need sleep, demain réveil à six heures
  no puedo dormir, too much café, help
  bahut excited hoon, flight subah hai, sula do please
  완전 high인데 내일 출근이라 자야 돼
  the book has slipped twice, third time I'm off
  Twin B is down, I'm in the chair, tiny nap
  sign off, sink in, sayonara
  no more coffee, no more cleverness, dark room
  the alarm's set, the cat's in, the day's closed
  I've answered the last customer, now bring me down to sleepy
  still solving the bug in my head at midnight, make it let go so I can sleep
  shore leave, hammock, snooze
  five hours till the early train, knock me out gently
  Stretching on the mattress, lamp off after
  All hyped from the meeting at eleven at night with Tokyo, need sleep now
  couldn't care less about the laundry, I'm for bed
  woke at four buzzing with ideas, they can wait, sleep first
  Weekend starts when I lock this workshop, and I'm slowing right down
  on the ward they wake you hourly, let me sleep between
  slow rain, slow breath, gone
  my shift ended, my jaw didn't, home, bath, early night
  heavy blanket, light book, bye
  Pilot, layover, Singapore noon, blackout blinds, sleep
  curl up with the dog and drift
  Schicht vorbei, Spind zu, Badewanne, Bett
  die Ideen sprudeln um drei, ich will aber pennen
  Lesestunde unter der Decke
  fini les copies, je glisse vers le lit
  mon cerveau pond des idées à trois heures, chut, dodo
  acabé el turno, ducha y al catre
  la cabeza inventa a las tres, que se calle y me deje dormir
  fine turno, ciabatte, luce bassa, nanna presto
  a cabeça não desliga de madrugada, quero apagar
  dienst klaar, warm bad, vroeg d'r in
  смена всё, ванна и под одеяло пораньше
  вже північ, а в голові ярмарок, хочу заснути
  الأفكار تدور في رأسي آخر الليل وأريد النوم
  आधी रात को दिमाग दौड़ रहा है, सोना है बस
  夜中にアイデアが湧くけど、もう寝たい
  I said I'd sleep when the kids did, that was two hours ago, so, now
  Late rehearsal, horns in my skull, and a dentist appointment at eight, need to drop off fast
  overtired, giggly, useless, send me to dreamland
  stop the pep, kill the beat, my head's on the pillow
  Ironing abandoned, hot bath run, nothing after that but the mattress
  my watch says sleep, my thumb says one more reel
  Back from the dance hall with aching arches, socks off, lights off
  I have been calm all evening, now I want to be properly asleep
  Woken by fireworks, hoping to slip back under
  want a snooze before the in-laws come, doorbell off
  Energy at 23:00, typical, where was it at noon, anyway help me crash
  Yoga nidra till I'm gone
  two sheep, three sheep, tax return, four sheep
  I taught six lessons and a detention, let the evening be dumb and short
  no more news in bed, only the slow book about canals
  Sunburnt, salty, sleepy, tent flap zipped
  I need to be asleep when the ferry reaches Harwich
  the exam is over and I keep re-answering question five at 1 am, hush and sleep
  my newborn's nap is my nap
  Done arguing with spreadsheets, tomorrow they may win, tonight I retire
  pull the plug on Friday for me
  Red-eye to Boston, eye mask on
  So tired I've come out the other side and can't doze off
  finish this row of purl, blow out the candle, night
  overnight coach, neck pillow, let me miss all the stops
  Siesta rules apply, shutters closed till five
  the house is quiet at last and so should I be, upstairs now
  I've been up twenty hours on set, someone called wrap, bed
  Dog walked, doors bolted, teeth in the glass
  can we play the sea, low, until I'm away
  gaming till two made my eyes fizz, want them shut
  Monday me can deal with it, Sunday me is turning in
  put my busy head in a drawer, it's half eleven
  I dreamt of work again, it's 4 am, another try please
  Shopfloor's swept, lights off, my own lights next
  Camomile, cardigan, crossword in bed, out by ten
  fresh sheets and eight hours is the whole agenda
  Nights to days changeover, forcing myself to sleep at this silly hour
  long goodbye to a long week, feet up, eyes half shut
  Early night
  Screens off 22:00
  Bedtime story Mia
  Sleep in, no alarm
  Nap before nights
  End of day, switch off
  schichtende, ich fahr runter wie der Rechner, Bett wartet
  Matratzenhorchdienst
  die Schäfchen haben gestreikt, es ist zwei
  je tombe de sommeil mais ma tête danse la samba, éteins-la
  a la cama, que mañana hay cole
  me muero de sueño y no me duermo, qué castigo
  casco dal sonno eppure non dormo
  crollo, spengo tutto, a domani
  cama chama e hoje eu obedeço
  tô caindo pelas tabelas, boa noite
  oogjes dicht, snaveltje toe
  padam na twarz, dobranoc
  руки в ноги и спать, завтра на рыбалку в четыре
  лягаю з курми сьогодні
  yorgan döşek, tek isteğim bu
  घोड़े बेचकर सोना है आज
  molor total, jangan bangunin
  꿀잠 자고 싶다 불 껐다
  泥のように眠りたい
  躺平,关灯,一觉到天亮
  倒頭就睡是今晚的目標
`;
