/** Titles of events and tasks for this state. */
export const CREATIVE_OF_AS_TITLES = `
  Brainstorm names for puppy café
  Block: logo doodles
  write a poem for Gran
  jam in the shed, no plan
  sketching
  Moodboard – autumn range
  lyrics, verse 2
  Plot twist needed ch. 9
  Naming sprint, project KESTREL
  dream up a party theme
  beats
  world-building: the salt city
  Design sprint day 1, wild ideas
  haiku on the train
  watercolour, whatever comes
  Comic strip panels, rough
  Invent new cocktail for Feb
  tagline ideas
  free writing
  Hold – songwriting w/ my ukulele
  50 bad ideas before lunch
  draw the dragon for Leo
  Mind map: what could the library be
  D&D campaign, make up villain
  collage
  improvise on the piano
  Story seeds for the podcast
  Window display concept
  rhymes for the wedding toast
  character sketches, the aunt
  Blue-sky hour
  compose 8 bars
  invent a board game
  recipe inventing w/ leftovers
  costume ideas for parade
  Ideation: onboarding, no bad ideas
  My novel – what happens next??
  limericks
  Title for the show
  tattoo design for Kit
  Photo concept: red umbrella
  thinking up puns
  Choreo – try stuff
  Sonnet or at least a start
  zine layout, playful
  garden redesign on napkins
  Pitch ideas for short film
  making up a bedtime story to record
  poster concepts v0
  improv scales? no, just improvising
  Fonts + colours for the band
  riff ideas
  Design a chair nobody's made
  Draft epitaph for the dead printer, funny
  mural thumbnails
  name the boat
  Advert concepts, tea brand
  Flash fiction 200 words
  what if session
  Clay: see what the hands do
  new melody
  Invent exercises for circus kids
  Storyboard ep 2
  Brand voice play
  conjure a menu for solstice
  Sketch 30 chairs
  opening line hunt
  Puppet ideas from socks
  Christmas card design
  writing a song for Mo
  App icon explorations
  Free jazz alone in garage
  novel outline, beats & arcs
  Dialogue for the ghost scene
  think of a better slogan
  Synth noodling
  origami: make my own fold
  Treehouse design w/ crayons
  speculative futures workshop sketches
  fanfic
  Design museum trail for under 7s
  Cover art roughs
  quilting – invent a pattern
  palindromes
  Imagine 2050 exercise
  Poem draft, Mrs Okoro's retirement
  Villain monologue
  Make mixtape concept
  stop-motion w/ lego
  stage set model, cardboard
  Jokes for Saturday's open mic
  Perfume: try new accord
  brainstorming
  spoken word piece
  dress design on paper
  Block: idea dump FALCON
  name generator by hand, lol
  hum something, record, repeat
  Draw comics abt my cat
  short story about a lift
  new dance steps
  come up with a gift
  cake design: volcano
  invent a language for the elves
  Score ideas for silent film
  scribble concept for park bench
  Hook for the chorus
  lateral thinking: uses for pallets
  story time prep – make up a troll
  Graffiti lettering
  Play w/ shaders, art only
  Write villanelle
  Packaging concepts – oat milk
  Escape room theme ideas
  Sunday painting
  Haunted house plan, kids' party
  riffing on headlines
  make up new words
  idea wall, pink stickies
  Ideate: lonely elders service
  writing poetry
  Verse for Dad's 70th card
  Sketchbook + river
  Bass line ideas
  radio play, first images
  Invent our mascot
  Design fiction: talking fridge
  quick thumbnail paintings
  Alt ending for the musical
  wild ideas only
  ad-lib over the loop
  Curate + collage: my summer
  tune for the jingle
  Kids' book – what does owl want?
  dreaming up a garden
  Brainstorm: Q1 stunts
  write something silly
  Hat design!!
  Beat tape night
  Naming: pick weird words
  Illustrate the March poem
  new stitch experiments
  Compose for 4 cellos
  Character names, Welsh-ish
  3 concepts for Hotel Iris
  Lantern shapes for festival
  make memes
  Set list as a story arc
  sketch app flow, felt-tip only
  freestyle
  Fantasy map
  Mask making
  Write toast w/ a joke in it
  imagine the sequel
  Improvise w/ loops
  Sculpture maquettes
  playful prototyping
  Lullaby for Edie, compose
  invent plot for murder-mystery dinner
  new flavours, gelato lab
  Photo series idea: bins
  ghost story
  nail art designs
  Remix the hymn
  Logo for Aunt Jo's bakery
  Song title first, then song
  experiment in the darkroom
  paper architecture
  Write fake horoscope column
  Block – daydream on paper
  fashion sketches
  Rap battle lines
  theme for the float
  Ideen sammeln Sommerfest
  Logo kritzeln
  Brainstorming Namen Bäckerei
  Songtext Strophe zwei
  Romanfigur erfinden
  Block: Moodboard Herbst
  Kostüm ausdenken
  auf der Gitarre improvisieren
  Kurzgeschichte spinnen
  dichten
  écrire un poème
  Croquis – collection été
  inventer une histoire pour Léo
  Atelier idées folles, seul
  Scénario : et si elle partait ?
  maquette affiche, pistes
  imaginer un dessert
  rimes pour le mariage de Claire
  Bocetos cartel feria
  poner nombre al perro del cómic
  Diseño de logo, primeras ideas
  personaje nuevo para la novela
  improvisar con el saxo
  disfraz de carnaval: idear
  garabatos
  ideias pro nome da loja
  compor samba
  inventar história pra Nina
  enredo do livro, reviravolta
  Bloco criativo sem celular
  colagem com revistas
  roteiro do curta, viajar
  bozzetti vetrina Natale
  trama del giallo, chi è stato?
  schizzi di lampade
  improvvisare in cantina
  fumetto, prime vignette
  Brainstorm buurtfeest
  gedicht sinterklaas
  naam verzinnen voor de boot
  verhaal bedenken voor Saar
  jammen op zolder
  wymyślić bajkę dla Zosi
  fabuła opowiadania
  projekt sukienki, kartka i ołówek
  rymowanki na wesele
  Idéstorm midsommar
  hitta på en saga
  låttext, refräng
  jamma i källaren
  serierutor
  masal uydurma, Ela için
  roman karakteri tasarla
  doğaçlama çalmak
  öykü taslağı, asansörde geçen
  アイデア出し 夏祭り
  俳句を詠む
  作曲、サビ
  物語の構想
  ブレスト一人で
  漫画のネーム
  아이디어 브레인스토밍
  동화 지어내기
  소설 반전 구상
  웹툰 콘티
  作曲 副歌
  编个童话给豆豆
  小说情节构思
  水彩乱涂
  海报创意三版
  角色设定
  сочиняю песню
  придумать сказку Тиме
  сюжет рассказа, поворот
  комикс, первые кадры
  поэма про кота
  गाने का मुखड़ा
  कहानी गढ़ना, मुन्नी के लिए
  brainstorming – दिवाली थीम
  धुन बना रहा हूँ
  शायरी
  रंगोली डिज़ाइन सोचना
  تأليف أغنية
  اختراع قصة لسلمى
  أفكار إعلان رمضان
  حبكة الرواية
  خاطرة
  وصفة حلوى من خيالي
  Büttenrede, erste Gags
  Hörspielgeräusche ausprobieren
  Klangcollage aus Küchenlärm
  Tortendesign Einschulung erfinden
  Bühnenbild aus Pappe, Spielerei
  Wenn Katzen regierten – Glosse
  Balkon neu erträumen
  titre pour la pièce
  haïkus sur le métro
  graffiti, lettrage libre
  Chapitre 1, n'importe quoi vient
  marionnettes en chaussettes
  imaginer la vitrine de Noël
  gribouiller
  beatbox et boucles
  coplas para la chirigota
  microrrelatos
  un monstruo para el juego de rol
  Mural del insti, bocetos locos
  alfarería, a ver qué sale
  título del podcast
  soñar un jardín en la azotea
  Marcha de carnaval, letra
  cordel em sextilhas
  beat novo, testar samples
  inventar sabor de brigadeiro
  monstro de massinha com Nina
  e se o Brasil fosse lua? conto
  grafite, esboço do muro
  rime per il rap
  costumi con carta crespa, idee
  presepe strano, immaginarlo
  Cocktail nuovo per l'estate
  murale scuola, prime bozze
  dare un nome al gatto del fumetto
  e se Dante avesse lo smartphone
  cabaretteksten, grappen zoeken
  klei, zien wat het wordt
  tuin dromen op ruitjespapier
  haiku in de trein
  Vlag bedenken voor de scouts
  beats en samples
  limeryki o sąsiadach
  Kabaret – skecz o windzie
  glina, co wyjdzie
  potwór do sesji RPG
  okładka płyty, kolaż
  zmyślam historię dla wnuka
  nowy smak lodów
  spexvisor
  limerick om tunnelbanan
  monster till rollspelet
  drömma fram en trädgård
  Podd: hitta på titel
  klottra i kanten
  yeni dondurma tadı
  duvar resmi, ilk çizgiler
  mani uydurmak
  kolaj, eski dergiler
  beat denemeleri
  川柳ひねる
  粘土、何ができるかな
  同人誌の妄想
  校庭の壁画、下描き遊び
  ポッドキャスト名、ふざけた案
  新しいラテアート
  TRPGの怪物づくり
  삼행시
  도예, 손 가는 대로
  벽화 초안 막 그리기
  팟캐스트 제목 아무말
  비트 찍기
  이모티콘 캐릭터 짜기
  정원 상상도
  编段子
  捏泥巴随便捏
  给播客起怪名字
  墙绘草稿
  剧本杀写角色
  新口味月饼
  采样做节拍
  капустник, шутки
  леплю, что выйдет
  монстр для настолки
  стрит-арт, наброски
  новый вкус мороженого
  частушки
  दोहे गढ़ना
  मिट्टी से कुछ भी
  दीवार पर चित्र, कच्चा ख़ाका
  nukkad नाटक के मज़ाक
  कुल्फ़ी का नया स्वाद
  beat बना रहा
  طين، وأشوف شو يطلع
  نكت للمسرحية
  نكهة آيس كريم جديدة
  وحش للعبة الأدوار
  لحن
`;
