/** Sentences for this state, as people of thirty languages type them. */
export const CREATIVE_OF_EVERY_TONGUE = `
  name for a bakery run by two ex-firefighters
  dreaming up a lullaby app mascot, something with moss
  poem about my dad's shed
  sketching logo directions for a sleep clinic
  melody first, lyrics later. sat at the piano, no plan
  what if the villain is the lighthouse
  invent a card game for seven people stuck in an airport
  moodboard for the nursery, storm clouds but cosy
  write a short story in which nobody wakes up on monday
  brainstorm 50 bad titles so the good one shows up
  come up with the icebreaker nobody has ever hated
  ideas for the wake: what songs, what photos, how do we make it feel like him
  worldbuilding: tax law of the moon elves
  doodle until a pattern turns up
  poster for the blood drive, fresh concept please no more drops
  plotting the murder. (novel. chapter 9.)
  make up a bedtime story for the twins about a snail who hates being slow
  packaging concept for beeswax candles
  thumbnail ideas for the stream, weirder than last week
  compose 30 sec of music for the meditation intro
  write a limerick for each colleague leaving
  think up a lesson where the kids become bacteria
  new dish with the leftover quince, never made before
  rough sketches for the tattoo, heron + teacup
  a breakup song that isn't sad
  first ever draft of my comic, pencil, no eraser
  blank canvas, 80x80, ochre
  Ideation block: onboarding for grandparents
  writing my wedding vows from scratch and i want them funny
  how might a chair apologise? design prompt of the week
  character sheet for a paladin afraid of horses
  plan an escape room in our basement: what are the puzzles, what's the twist
  storyboard the ad with the old man and the drone
  lyrics for the second verse, chorus slaps already
  design the stage for the school play out of cardboard only
  find a metaphor for grief that isn't the sea
  freestyle collage from the torn magazines
  reimagine the hospital corridor for kids: jungle? submarine?
  writing a monologue for someone who's late for her own funeral
  haiku. just one. about the bus
  improvise on the cello, record everything
  the brief says 'sleepy luxury', i say velvet octopus. concept sketches
  sci-fi premise: everyone shares one alarm clock
  make a zine about my street
  concept art for the fog level
  draft a pilot script, cold open only
  what would a restaurant for ghosts serve, menu design
  playing with typefaces for the memorial booklet, want to design something warm
  a working title!!! anything!!!
  alt lyrics to jingle bells for the accounting team
  cook up campaign ideas for the library amnesty week
  new ringtone from bird recordings
  sculpt something out of the leftover clay
  sketch out a wild version of the homepage, ignore the constraints
  fanfic: they finally go camping
  design a board game about beekeeping, first mechanics
  hat for the derby, feathers everywhere
  inventing a dance for the kids' assembly, 8 counts at a time
  paint something for the empty wall over the couch
  an opening line. that's all i'm after this morning
  come up with exercises for the yoga class that feel like weather
  mashup of tango and trap, opening ableton now
  thinking up a quest line around the drunk ferryman
  newsletter theme? something with keys?
  write a love letter, the first in ten years
  designing a mug
  spin up 20 taglines for the energy drink, bin 19
  creating a scent: smoke, fig, wet dog?
  wreath from whatever grows behind the garage
  write a radio play set inside one meeting that never ends
  draw my anxiety as a cartoon bird for the exhibition piece
  fresh plot twist for ep 6, the sister can't just be dead again
  a puppet for the dental hygiene talk, made of socks
  choose an imaginary country and draw its stamps
  make a synth patch that sounds like a kettle sulking
  comic strip about night shifts: the vending machine as oracle
  escape the outline, write the scene that's actually fun
  crochet an alien without a pattern, make it up as i go
  wedding cake design, she said 'forest but edible'
  a new game mode where losing is the goal
  write a eulogy for my old laptop, for the blog, silly
  mocking up three totally different looks for the menu board
  songwriting w/ myself and a ukulele
  daydream a plot: two rival crossing guards
  ideation for a kids' museum room about money
  invent the language the otters speak
  draw the villain's house from memory of a house i never saw
  remix grandpa's voicemail into something
  think of a science fair project with spit that isn't gross
  a logo out of our two initials and a fish
  make props for the murder mystery: fake letters, a torn map
  write a carol
  pattern drafting my own coat, no commercial pattern, big sleeves
  what else could a library card unlock. list, no filter
  experimenting w/ glaze recipes to get that algae green
  garden design: gravel, thistles, something red
  imagine the ad as a nature documentary about interns
  name für unsere ziegenkäserei gesucht, je bekloppter desto besser
  gedicht zum abschied von frau lindner, mit dem kopierer als hauptfigur
  drehbuchidee: ein dorf, in dem keiner schlafen will
  laternen entwerfen für die kita, diesmal tiefsee
  neuen cocktail mit holunder ausdenken
  bühnenbild skizzieren, alles aus leitern
  refrain fehlt noch, klampfe liegt bereit
  kurzgeschichte über eine besprechung auf dem mars
  muster fürs sofakissen selber erfinden, irgendwas mit forellen
  ideen sammeln fürs sommerfest, erstmal alles erlaubt
  hörspiel für die kinder basteln mit topfdeckeln als donner
  rap über die mülltrennung, für die klassenfahrt
  freies schreiben, 20 min, thema fahrstuhl
  cover fürs fanzine klecksen
  trouver un nom à mon food truck de socca
  inventer un goûter d'anniversaire pirate sans aucun achat
  dessiner l'affiche du bal des pompiers
  une nouvelle dont le héros est un sèche-linge
  peindre, je sais pas quoi, on verra
  imaginer la vitrine de noël de la mercerie
  slogans absurdes pour la fête du fromage
  créer un personnage pour la campagne de jeudi, un barde sourd
  composer la berceuse de ma nièce
  scénario de bd: une infirmière de nuit et un fantôme grognon
  broder un motif à moi, librement, genre constellation de moules
  atelier d'écriture perso, consigne: la clé
  concept de lampe avec des bouteilles de limonade
  inventar un cuento pa mi sobrino donde el dragón es vegetariano
  coreografía nueva para el festival del cole, con paraguas
  letra de cumbia sobre el wifi
  escribir un monólogo de una señora que habla con su licuadora
  diseñar la etiqueta de mi miel
  lluvia de ideas yo solita para el proyecto de feria de ciencias
  armar un disfraz de semáforo con lo que haya
  probar acordes raros a ver qué sale
  idea pa un corto en un solo ascensor
  inventarme una salsa con guayaba y chipotle
  dibujar a los personajes de mi novela, todavía no sé ni cómo se llaman
  compor um samba sobre fila de banco
  desenhar estampa nova pras camisetas, tema jabuticaba
  escrever um conto que começa pelo fim
  inventar um bolo de aniversário em forma de trator
  rabiscar ideias pro clipe, sem censura
  pintar azulejos com desenhos meus
  escrever uma quadra para os santos populares
  imaginar a montra da livraria para o outono
  letra de fado moderno, sobre trotinetes
  roteiro de curta: dois velhinhos e uma betoneira
  inventare un gioco da tavolo sui traslochi
  schizzi per il tatuaggio di Bea, una lumaca col violino
  testo per la canzone, ho solo il giro di do
  dare un nome alla barca
  racconto breve: l'ultima edicola del paese
  costumi di carnevale dai sacchi della spazzatura
  inventare una fiaba sul sonno per la classe prima
  arrangiamento folle di o sole mio per quattro ukulele
  disegnare gioielli partendo dai bulloni
  battute per la serata di stand up
  buttare giù idee per un podcast sui cimiteri
  prentenboek bedenken over een bang broodje
  logo schetsen voor de fietsenmaker om de hoek
  liedje maken met alleen flesjes
  surprise knutselen in de vorm van een wc-rol raket
  ideeën voor de buurtborrel op een andere manier, los brainstormen
  een verhaal van precies 100 woorden over mist
  ontwerp voor een trui met lekkende kranen erop
  wiersz na pożegnanie woźnego
  szkice do plakatu na dni truskawki
  piosenka o tramwaju numer 8
  projekt zaproszeń, wycinanki ale neonowe
  hasło reklamowe dla szewca
  improwizacja na akordeonie, nagrywam co wyjdzie
  text písničky, refrén o panelácích
  kostým na maškarní ze staré záclony
  nápady na teambuilding co nebude trapný, sám na papír
  složit znělku k podcastu
  hitta på en saga om en älg som fått nog
  skriva en visa till farmors åttioårsdag
  skissa på en scenografi med bara rep
  ny stickdesign, tänker lavar och mossa
  leka med ord tills det blir en dikt
  omslag till ep:n, linoleumsnitt kanske
  skrive en festsang om onkel per og hans campingvogn
  designe en lampe af gamle cykelhjul
  komponere noget til kirkekaffen, helt frit
  idéer til en udstilling om søvn, vildt og uhæmmet
  dikte en bursdagssang for naboens gris
  skisse til bunadsveske i mitt eget mønster
  manus til revyen, nummeret om fergekøen
  lage en troll-figur av drivved
  ideer til åpningsscenen, hva om hun aldri kommer hjem
  male fjæra i feil farger
  finne på leker til speiderturen som ingen har sett
  keksiä nimi saunalautalle
  runo mummon kumisaappaista
  suunnittelen villapaidan, kuvio itikoista
  satu lapsille, päähenkilönä väsynyt traktori
  maalaan mitä mieleen tulee, öljyvärit esiin
  çocuklara kukla oyunu yazıyorum, kötü karakter patlıcan
  bir beste var kafamda onu kaydedeyim
  kilim deseni çiziyorum kendi kafamdan
  kısa film fikri: son dolmuş
  şiir, adı bile yok daha
  afiş için eskizler, caz festivali
  стих к юбилею тёти Гали, чтоб про дачу и козу
  набросать эскизы кружек с котами-космонавтами
  мелодия в голове, надо записать пока не ушла
  сценарий капустника для отделения
  рисую афишу, хочу всё из спичек
  роман, первая сцена, вокзал и чемодан без ручки
  лепить ёлочные игрушки какие в голову взбредут
  пісня про бабусин город, поки два рядки
  ідеї для вертепу, хочу сучасний
  придумати дизайн листівок з вареників
  παραμύθι για τον ανιψιό μου με έναν γάιδαρο αστροναύτη
  διήγημα στο φαρμακείο μετά τα μεσάνυχτα
  ιδέες για το σενάριο, χωρίς φρένο
  poezie de 8 martie, dar cu umor
  schițe pt o ie reinterpretată
  idei de decor pt serbare, numai din cutii de ouă
  logo pt stupină
  dalszöveg, még csak a cím van: panelpróféta
  novella egy hentesről aki verset ír
  ゆるキャラ考える、うちの商店街の
  短歌を三首ひねり出したい
  同人誌のネーム切る
  絵本の構想、眠れないふくろうの話
  小説の書き出しだけ書いてみる
  和菓子の新作、梅雨をかたちにしたい
  가사 2절 쓰기 비 얘기는 빼고
  웹툰 콘티 새로 짜보기
  할머니 칠순 영상 컨셉 구상
  도자기 무늬 내 맘대로 그려보기
  단편소설 주인공이 신호등
  유튜브 새 코너 아이디어 마구 적기
  캐릭터 디자인 잠옷 입은 문어
  写首打油诗送退休的老李
  画绘本 主角是怕黑的灯泡
  编一个睡前故事 讲会打呼的山
  设计婚礼请柬 想要皮影戏那种感觉
  剧本杀大纲 在绿皮火车上
  头脑风暴 毕业展主题 先不管能不能做
  公众号起标题 要好玩的
  幫民宿想名字 要有海味
  寫歌詞 用台語 講夜市收攤
  想一個社區遊戲 老人小孩都能玩
  寫小說開頭 從一通打錯的電話開始
  أكتب قصيدة عن شباك جدتي
  قصة أطفال بطلها جمل يخاف من الرمل
  أصمم شعار للمقهى، خط كوفي بس مجنون
  أفكار لركن المدرسة في اليوم الوطني، شي جديد
  סקיצות לקיר בגן, יער הפוך
  סיפור קצר על שומר לילה שמדבר עם הצמחים
  רעיונות לפרסומת לחומוס, הכל הולך
  לעצב כריכה לספר שירים
  दिवाली की रंगोली का नया डिज़ाइन खुद से
  नुक्कड़ नाटक लिखना है बिजली चोरी पर
  धुन सूझी है, हारमोनियम पर पकड़ लूँ
  kavita likhni hai chai ki tapri pe
  mehndi ka apna design banaungi, ulta mor
  web series ka idea soch raha hu, ek housing society aur bhoot
  nulis puisi tentang jas hujan bapak
  sketsa motif batik sendiri, temanya macet
  ngarang dongeng buat adek, kancil jadi dj
  konsep foto kelas, pengen yang absurd
  viết truyện ngắn về bà bán vé số
  sáng tác vè cho đêm trại
  vẽ tranh tết kiểu mới, con giáp đi xe ôm
  thiết kế hộp quà từ lá chuối
  nghĩ ý tưởng tiểu phẩm 20/11
  đàn vu vơ xem ra được giai điệu gì
  แต่งเพลงให้น้องหมา
  วาดสติกเกอร์ไลน์ชุดใหม่ ธีมมนุษย์ป้าข้างบ้าน
  ออกแบบกระทงให้ไม่เหมือนใคร
  ร่างปกนิยายผี
  pitch ke liye ek hatke tagline sochni hai
  reel ka concept banana hai, dadi as a detective
  neuer claim für die brand, einfach mal rumspinnen
  ideas for my quinceañera theme, algo con luciérnagas
  voy a escribir un song sobre mi troca
  susulat ako ng short story tungkol sa jeepney na ayaw tumigil
  branding 컨셉 brainstorming 혼자 해보기
  lo-fi beat 하나 새로 찍어보자
  it's 11pm and i should sleep, but there's a tune about a drunk lighthouse keeper and i want to catch it
  no analysis, no audience testing, just me making the ugliest possible poster and seeing what's in there
  we've a meeting on it thursday; tonight i alone want thirty stupid ideas for the mascot
  invent a bedtime ritual as a short film: the toothbrush is a conductor, the bath is an ocean liner
  turning the minutes of the most boring meeting ever into a sea shanty
  a calendar entry i never skip: Wed 7-9 messing about with watercolours
  writing a meditation of my own for the class, in the voice of a very old tortoise
  ein wiegenlied für erwachsene dichten, irgendwas mit steuerbescheid und mondschein
  avec ma colère contre la mairie je vais faire une chanson, un tango je crois
  da insônia vou fazer um conto: a mulher que colecionava as horas dos outros
  la riunione più noiosa del mondo, raccontata come un western: la scrivo stanotte
  ik kan niet slapen dus verzin ik maar een heel nieuw bordspel over schapen
  ze stresu z maturity udělám písničku, rýmy na vektor už mám
  utmattad? ja. men bilden av en flygande bastu måste ner på papper innan den försvinner
  из бессонницы хочу сделать мультик, главный герой подушка с амбициями
  з тривожних ночей роблю серію малюнків, усі синім, усі з котом
  残業の愚痴を川柳にする、目標十句
  회의 시간에 끄적인 낙서로 캐릭터 하나 만들어보기
  把失眠写成一首歌 副歌用羊来押韵
`;
