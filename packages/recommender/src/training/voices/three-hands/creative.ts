/** Sentences by three further hands for this state, in some thirty languages. */
export const CREATIVE_BY_THREE_HANDS = `
  "Needs more wow" scribbled on my window plan. ok wow. what's wow
  daydreaming the plot of book two
  Train carriage of football fans singing, me in the corner wanting a rhyme for "estuary"
  not copying the masters today, mine
  Mural ideas, rec center
  the deadline's stupid, the budget's stupid, but the puppet can still be wonderful. thinking about the puppet
  Client wants three totally new directions for the packaging by tomorrow 10am and I've got one and it's boring, so tonight is coffee and big paper and no rules
  "make me a dress like thunder", the bride, verbatim. sketching
  Flavor R&D (ice cream)
  ideas mode
  yearbook cover has to be dreamed up before 6th period
  don't make me focus, make me wander, I've a poem coming
  Monday the kids expect a new song about fractions. today's Sunday night. okay. fractions. what rhymes
  noise from the wedding downstairs, use it, I'm writing a wedding scene
  writing the best man speech, want it funny but not that funny
  playing with glazes, see what happens
  children's picture book, spread 9, what does the badger do
  The quilt guild challenge is due Sunday and the theme is "echo" and I got nothin
  its for a competition, 12 lines about a river, closing friday, i have a river and no lines
  Nope, not the accounts. The other thing. The mad papier-mâché thing.
  waiting for the muse, she's late as usual
  jingle for the mattress people due at 4 and i have exactly zero notes
  get the creative juices flowing
  Sketch: spring collection
  my showrunner wants an alt ending by tonight. fun? yes. panic? little bit. mostly need weird ideas
  half hour to think up a lesson hook about photosynthesis that isn't a plant dying
  ad agency intern, must bring ten bad ideas to 9am, have two bad ideas
  there's a leaf blower in B flat outside so ok the song's in B flat now
  building a scarecrow w the class
  Ideation!!
  make me more imaginative
  crayons w/ my grandson, whatever comes
  writing the panto
  Photo shoot concept
  landscaping my minecraft village
  the kids are watching paw patrol at full volume and I'm meant to write lyrics
  making a zine about buses
  a nickname for the new crane
  marbling paper
  dreaming up escape room puzzles
  crochet freestyle, see where the yarn goes
  a new cocktail with beetroot god help us
  a villain for the haunted hayride
  storyboarding a car ad with no car in it
  redoing the shop name, pun needed
  Songwriting w/ nobody, door shut
  sketching faces on the train
  want to write a verse for the naming ceremony
  Writers' room (solo draft of cold open)
  surprise my brain
  improvising on the harmonium till something turns up
  thinking of a window display for the bookshop, something with moths
  choreo for the year 6 leavers, loosely
  wanna make a beat out of my grandads old tractor noises
  riffing on a slogan for the co-op
  garden for a school with no soil, dreaming it up
  character voices for the D&D game tonight
  Brainstorm names: oat drink
  a monologue by Sunday and the character won't talk to me
  new plating for the mackerel
  Concept album — lyrics day
  exhibition poster must be at the printer's by 6 and I want a better idea than a big letter
  naming the new IPA
  Storyboard pass 1
  Set list + new song
  I restore clocks but tonight im inventing one that runs backwards
  designing my own cross stitch of the dog
  the paint's calling
  no more spreadsheets today, i want to make up something silly for the staff newsletter
  voiceover daft ideas for a biscuit
  Jam w/ Theo
  i make costumes for a drag troupe and one of them said shed like to be a chandelier, so that is what im thinking about for the next two hours with a glue gun in my hand
  no rules no grades just clay
  trying new nail designs on the fake hand
  something dreamy to paint to
  gotta name a perfume by lunch tmrw, i've 60 bad names and no good one
  arranging flowers with no rules
  writing bars
  flash fiction, 100 words, prompt is 'hinge'
  Blue sky hr
  teacher said "surprise me" so i have to surprise her
  cover art by tomorrow noon and the band "hates everything so far", start afresh
  thinking up april fools for the science museum
  there's a gap on the menu where the duck used to be and I get to decide what goes there, something with plums maybe
  the opera needs a new set model by Tuesday and everything I make is a box
  name a racehorse, 18 letters max
  Two days till the gallery and one wall is empty. need to make something I've never made
  Album art
  choosing colours for a rug I'll weave out of my head
  give me a spark for a story
  want to go mushroom picking in my own head for plots
  script for a puppet fox
  get me inspired
  Pattern design – scarves
  loosen up my brain, i need ideas
  tattoo flash sheet, birds and knives
  photo walk, light's gorgeous
  Wedding cake tasting is Saturday and I still have to dream up the top tier
  have 45 minutes to invent three bread specials for the chalkboard
  band name pls god
  The band's booked the studio for tomorrow and the bridge doesn't exist yet
  a jingle, a slogan, a mascot, whatever for the bin lorries
  beat making
  decorating cupcakes for a space party however i like
  drag name brainstorm
  what could the mural on the underpass be
  fishing for tunes
  making up a dance w my daughter
  lo-fi beats for my own channel, making em
  costume for Mercutio
  score for a short film, picture lock was yesterday, i have a drone and one chord lol
  a logo for a funeral home that doesnt look like a funeral home
  Client: "make it pop". Me: right then, popping
  not perfect, not for sale, only for the joy of smearing paint
  making puppets from socks w/ the hospital kids, thinking up the tale first
  arranging Danny Boy for kazoo choir
  deadline at midnight for the zine cover and im drawing blanks, literally blank paper
  mixing a perfume that smells like rain on tarmac
  menu ideas, parsnips, so many parsnips
  toast for the retirement do, on in an hour, got to be witty, got nothing
  make me playful, I'm designing toys
  a birthday poem for my boss that isnt sucky
  inventing a language for my elves
  inventing a taco
  not here to be productive, here to doodle
  running out of clock on the escape room and the last puzzle isn't invented
  the illustration is due at 9 tomorrow and the fox still has no personality
  inventing a board game about ferries
  need a campaign line before the client rings at 3, anything, a good one
  free improv cello
  Concept sketches, lobby
  what do we call the boat
  Comic page 22 is due tonight. Layout's not solved. Coffee's not helping.
  y'all i need a float theme for the homecoming parade that aint been done
  not cleaning up the mix, messing it up on purpose
  Name workshop (me + whiteboard)
  first draft of a poem, don't look
  watercolour, nobody's the teacher, just me and a puddle of blue
  writing a love letter
  builders' radio stuck on one station and I'm composing in another key
  making up a bedtime story with a badger in it
  jamming with my brother in the garage
  what can i cook from leeks, half a tin of coconut milk and hope
  thinking up a costume for world book day, it's tomorrow of course
  want to write a verse for my mate's retirement, we drove trucks together
  building a castle in minecraft, no plan
  drawing a new border for the front garden, want it wild
  full of ideas and nowhere to put them
  feeling playful, want to make something
  inspired after that exhibition!
  blocked. blank page. blah
  brainstorm, then tidy it up
  just got up and need words for my poem
  paint colours first, the measuring can wait
  long day, still want twenty minutes noodling on the guitar
  i'm meant to be revising but there's a song coming
  evening, glass of wine, writing the next bit of my novel
  alpha, eyes open, sketchbook out
  loose and dreamy but not sleepy
  doodling
  song idea!!
  🎨🖌️
  planning a surprise for my grandson, want something he's never seen
  carving a spoon, letting the wood say what it wants
  new dessert for the spring menu, playing with rhubarb and smoke
  making up a dance with my friends for the talent show
  writing a rap about our school bus
  world building for my d&d campaign
  harmony line for the chorus, trying things by ear
  birthday cake shaped like a digger, sketching it first
  giddy, want to scribble
  dreamy
  i feel colours today
  moved by the film, want to write something
  silly mood, limericks
  in love and rhyming badly
  stale, same three chords again, i want something fresh
  toddler's asleep, finally time for clay
  should clean the studio, going to make a mess instead
  first wild ideas for the school fair, budget after
  on the train home, knackered, but there's a chorus in my head i must catch
  the practice is boring, i want to improvise over it
  saturday night, nobody's out, painting
  alpha for inventing things
  the floaty one, for drawing
  improvise
  poem 🌙
  mak somthing
  choosing words for grandad's funeral, want it to sound like him
  arranging flowers for the altar, nothing fixed
  loop pedal and a viola, let's see
  inventing games for a rainy day with five cousins
  drawing manga, my own character
  new exercises so the under nines don't get bored
  naming the calves
  sourdough with whatever's in the cupboard, experimenting
  fizzing with ideas
  nostalgic, want to write it down before it's gone
  bored with my own recipes
  wistful, watercolours out
  my imagination's asleep, wake it
  free, for once, no rules, brush in hand
  baby monitor on, embroidering whatever comes
  shop's empty, thinking up a new window display
  meteor shower at three, till then writing a poem about it
  just woke from a weird dream and want to draw it
  sort the seeds later, now design the bed
  it's raining and i'm free, story time, i make it up as i go
  was going to copy it from the internet, but i'll think of my own ending
  alpha please, i'm composing
  warm colours and a lazy pulse for painting
  jam 🎸
  new melody
  colour!
  ideas plz
  painting the nursery wall, jungle maybe
  scoring a silent film with my theremin
  thinking of a prank that hurts nobody, for the last day of school
  inventing a soup
  planting up old boots and kettles, just for fun
  writing letters from the tooth fairy
  designing a skatepark out of pallets
  puppets from odd socks with the little ones
  mischievous
  light hearted, want to play with words
  dry as dust, no ideas for the sermon
  itchy fingers, clay ready
  heart's full, want to put it in a song
  full of what ifs
  the gig's cancelled, so we're making something up in the kitchen
  too tired to be clever, just doodle
  write the toast now, worry about delivering it later
  up since five and nobody about, sketching the harbour
  lunch break, lyrics on the back of a delivery note
  brushes are clean, paint
  10 hz, for letting ideas come
  something wandering, no fixed beat
  write song
  invent
  new recipie ideas
  💡
  thinking up names for the new pony
  painting my skateboard
  freestyle over my cousin's beats
  what to do with a glut of courgettes, wildest ideas welcome
  building a den with the grandchildren, no plan at all
  choosing a theme for my quinceañera
  writing my own vows
  a tune's been following me since breakfast
  cheeky, cartoon time
  sparkly
  wide open, no plan, paper
  tired of being sensible, want to make something daft
  melancholy, and there's a poem in it
  tomorrow i perform, tonight i still need a cadenza of my own
  got my results, great, planning a party with a mad theme
  potatoes are on, twenty minutes for my haiku
  woke at three with the perfect villain, writing
  i want to quit the choir and write my own stuff, starting with a first verse
  alpha, loose, window open
  9 hz and waves
  dream up stuff
  rap
  composing a lullaby for my niece
  arranging the shop window for easter
  thinking of challenges for my scout troop
  lego with no instructions
  new stand up material about my allotment
  icon painting, my own saint this time
  photo walk in the fog, looking for odd shapes
  light as a feather, brush please
  i feel a story coming on
  restless hands, want to build something odd
  out of ideas and out of biscuits
  hopeful, planning a mural
  wild at heart and a box of crayons
  unpoetic, and it's a poem i owe
  birthday's tomorrow, the card's still blank, need a rhyme
  first the idea bit, then the boring bit, so, ideas
  stuck in traffic as a passenger, making up words to the engine
  no wifi, no friends, rain, drawing comics
  did all the digging this morning, now dream up the flower bed
  sermon on sunday and not a single idea
  alpha and crickets, poem night
  let it meander
  brianstorm
  BEATS
  🖍️ story
  Büttenrede für Rosenmontag, mir fehlt noch die Pointe
  Name für unser Lastenrad-Café gesucht
  inventer une histoire de dragon pour ce soir au coucher
  Maquette affiche fête du village
  letra pa una chirigota
  Ideas escaparate primavera floristería
  pensando no enredo da escola pro ano q vem
  bolo de casamento da prima, desenhar os andares
  nuova carta dei dessert per l'autunno
  liedje schrijven voor opa z'n tachtigste
  wierszyk na dzień babci
  придумать тост на юбилей тёти Гали
  Эскиз тату для Кати
  dükkana tabela tasarlıyorum
  بفكر في اسم لمحل العطور
  dadi ki birthday ke liye kavita likhni hai
  文化祭のクラTのデザイン考え中
  유튜브 썸네일 아이디어 짜내기
  给小店想个招牌口号
  畫同人本封面
  nghĩ tên cho quán trà sữa
  brauch ne idee für omas 90sten
  Lass mich spinnen, es geht um ein Brettspiel über Pilze
  jcherche une punchline pour mon couplet
  Croquis robe d'été
  donne de l'élan à mes idées, je scénarise une bd sur les lucioles
  Quiero ideas locas para el cumple de mi sobrino astronauta
  bordado nuevo, a ver qué flores le pongo
  guion del corto
  Preciso inventar um nome pro time de futsal das meninas
  crochê, criar um ponto diferente pra bolsa
  Logo pizzeria di zio Pino
  filastrocca per i piccoli della sezione gialla
  surprise knutselen
  Wymyśl ze mną fabułę na sesję rpg
  пишу стихи, не мешайте
  Дай вдохновения на витрину к 8 марта
  düğün davetiyesi için mani yazıcam
  قصيدة لتخرج بنتي
  rangoli ka naya design sochna hai
  短歌を一首
  결혼식 축사 쓰기
  剪辑旅行vlog 想个开头
  婚禮小遊戲發想
  bikin lirik lagu buat nikahan kakak
  need un slogan para el food truck de mi tía, something con salsa
  Kirchenfenster Entwurf drei
  mir fällt kein reim ein auf mensch
  Die Trauerrede ist erst am Donnerstag, heute suche ich bloß nach Bildern und Worten für sie
  nom de code pour notre asso de quartier svp
  J'improvise au piano
  j'ai le trac de la page blanche, mon roman attend son premier chapitre
  inventando piñata de dragón
  dale vuelo a mi cabeza, quiero un nombre pal conjunto de cumbia
  inventar quadrilha nova pra festa junina
  quero compor um fado triste
  Bozzetto carro di carnevale
  Moestuin ontwerpen, leuk patroon
  kompozycje na wesele, piwonie czy dalie
  узор для варежек придумываю
  Сценарий выпускного 9в
  вигадую колискову для малої
  bebek odası duvarına resim
  تصميم بوستر للمعرض الخيري
  नुक्कड़ नाटक की कहानी सोचनी है
  お弁当のキャラ、今日は何にしよう
  俳句ひねり中
  웹툰 콘티 짜는중
  想给外婆写一首歌
  hitta på ett kalas med piratskatt
  Desain spanduk lomba 17an
  στίχοι για ρεμπέτικο
  ein lied für die kita-verabschiedung aus dem ärmel schütteln
  Hochzeitsfotos, suche den einen schrägen Blickwinkel
  dictée drôle à inventer pour mes ce2
  Vitrine de Pâques chocolaterie
  chercher le geste juste pour la choré du troisième tableau
  nombre para un gato negro que parece obispo
  ensayar un solo nuevo de bandoneón, inventando
  Haz que me lluevan ideas para el pregón de fiestas
  quero escrever um cordel sobre minha bisavó parteira
  Brainstorm nome da cachaça
  ricamo nuovo per il corredino
  Idee per la sagra
  ik weet het thema al, nu nog een gek verhaal eromheen verzinnen voor het kamp
  Szopka krakowska, wieżyczki
  имя для кофейни у вокзала
  хочу нарисовать маму молодой
  hikayemin sonunu bulamıyorum, ilham lazım
  ابي فكرة مجنونة لحفلة تخرج البنات
  社内報の四コマ、オチが降りてこない
  眠いけど頭がふわふわしてる今のうちに歌詞を書きたい
  아이 생일상 테마 고민
  给女儿编睡前故事
  發想聖誕櫥窗
  behöver en rolig visa till studentskivan
  reel ke liye koi crazy concept chahiye, monsoon theme
  Töpfern, heute mal ohne Plan
  texte für instagram vom blumenladen bissl witzig
  Kostümprobe, was zieht ein Mond an
  poème pour ma fiancée, octosyllabes
  jveux customiser ma veste en jean
  une entrée avec du panais et trois fois rien, invente avec moi
  q le regalo a mi suegra algo hecho por mi
  Bocetos mural cole
  improviso décimas con mi compadre el sábado y quiero soltar la imaginación
  Ensaio fotográfico, pensar conceito
  me ajuda a viajar na ideia da fantasia de polvo
  Scenografia recita di Natale
  nome per il peschereccio nuovo
  Etalage sinterklaas
  co by tu namalować na starej szafie
  дизайн этикетки для мёда
  грущу, но грусть рабочая: хочу написать песню пока не ушло
  придумую візерунок на писанку
  kına gecesi için fikir
  برسم كاريكاتير عن الزحمة
  शादी के कार्ड पर क्या लिखें, कुछ अलग
  結婚式の余興どうしよ
  가사 한줄이 안나와
  想新菜 用剩下的芋头
  粉專貼文 要有梗
  vymýšlím táborovou hru
  mikirin konsep foto prewed
  brauch fresh ideas fürs branding, irgendwas mit retro vibes
  Erfinde mit mir eine Sage für den Wanderweg
  schlapp bin ich, egal, heut Nacht will ich noch an dem Hörspiel rumfantasieren
  Atelier terre, vase tordu
  trouver un surnom a mon coloc
  je monte le spectacle des maternelles avec trois draps et une lampe, que faire
  le estoy buscando final al cuento del farero
  decorar la combi
  Lluvia de ideas para la quinceañera de mi ahijada
  compondo jingle da padaria
  quero sonhar alto: um jardim em cima do autocarro
  coreografia per il saggio, mi serve un'apertura
  gek idee nodig voor de schoolmusical
  Hasło na kampanię o segregacji
  chcę napisać bajkę o jeżu dla wnuka
  пофантазируй со мной про город на дереве
  baklavaya yeni bi sunum uydurcam
  بخترع حكاية لأولادي قبل النوم
  मेहंदी के लिए नया डिज़ाइन
  店のメニュー黒板、絵をどうするか
  旅の写真でなにか作りたい
  카페 이름 짓기
  给公园设计一条萤火虫小路
  vẽ tranh tặng mẹ
  wedding sangeet ke liye funny skit ka script likhna hai
`;
