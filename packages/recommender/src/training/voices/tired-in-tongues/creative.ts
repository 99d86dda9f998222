/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const CREATIVE_OF_TIRED_IN_TONGUES = `
  ein Gedicht für Omas Achtzigsten, mit Reimen, die holpern dürfen
  what would a lighthouse say if it could flirt, scribbling lines
  je gribouille des idées de logo pour la crêperie
  se me ha ocurrido una historia de un cartero que huele las cartas
  invento favole con mia figlia prima che arrivi il pullmino
  tô compondo um samba sobre fila de banco
  namen verzinnen voor onze zeilboot
  szukam tytułu dla wystawy o deszczu
  сочиняю стишок на юбилей тёти Люды
  вигадую сюжет для дитячої вистави
  şarkı sözü yazıyorum, nakarat eksik
  أكتب قصيدة عن البحر في رمضان
  कविता लिखनी है बारिश पर
  naye cafe ka naam sochna hai, kuch hatke
  nyari ide konten buat lapak sambal
  nghĩ tên cho tiệm bánh của chị
  웹툰 다음 화 줄거리 짜기
  俳句をひねる
  给新店起个名字
  諗橋,短片開場點拍好
  klottrar idéer till ett fantasiland
  digter en sang til sølvbryllup, melodi kendt, ordene mangler
  keksin nimiä koiranpennulle ja tarinan sen perheestä
  vymýšlím pohádku o líném drakovi
  σκαρώνω μαντινάδες για τον γάμο
  verset írok a kamrában maradt befőttről
  inventez o poveste cu un urs care vinde covoare
  Mood board for a funeral parlour that doesn't feel like one
  Jamming on the ukulele until something sticks
  Forty bad ideas before lunch, then maybe one good
  the villain needs a hobby, thinking beekeeping
  sleepless heroine, chapter one, who is she
  can't decide what the mural should be, playing with chalk
  naming a hot sauce my cousin makes
  choreographing something silly for the school fair
  let the pencil wander, no plan
  a tune came to me in the shower, humming it into the phone and building on it
  Dream up a board game about tired pirates
  what if the meeting room were a greenhouse, drawing it
  Slogans für den Fahrradladen, je blöder desto besser
  Melodie im Kopf, jetzt Akkorde dazu erfinden
  Wie könnte ein Spielplatz für Omas aussehen, wir spinnen rum
  Krimi-Plot, der Mörder ist der Imker, aber warum
  Aquarell, einfach Farbe laufen lassen
  Kostüm für den Fasching ausdenken
  Rap schreiben für den Abiball
  Weihnachtskarten selbst entwerfen
  je cherche une chute pour ma nouvelle
  impro au piano, sans partition
  et si le héros était un pigeon, je déroule l'idée
  remue-méninges pour la fête de quartier
  croquis de chapeaux pour la collection d'hiver
  écrire une chanson de marin un peu idiote
  trouver un nom de groupe qui claque
  estoy dibujando monstruos para el cuento del cole
  me invento una receta con lo que queda en la nevera
  letra de bolero, que llore hasta el camarero
  bocetos para un tatuaje de golondrinas
  un microrrelato de cien palabras y ni una más
  improvisar con el saxo en la azotea
  butto giù idee per il presepe di quest'anno
  scrivo una filastrocca sui calzini spaiati
  scarabocchio un fumetto sulla nonna astronauta
  nome per l'agriturismo, qualcosa che sappia di fieno
  mi serve un finale a sorpresa per il giallo
  improvvisare due accordi e vedere che succede
  bolar o enredo do teatro da escola
  desenhar estampas de peixe pra camiseta
  inventar um nome pra minha marca de geleia
  rascunho de cordel sobre o vizinho fofoqueiro
  tocar violão à toa até nascer uma música
  um conto sobre um farol que tem medo do escuro
  brainstorm over de naam van het festival
  sinterklaasgedicht voor mijn zwager, lekker gemeen
  schetsen voor een bank van wilgentakken
  een liedje verzinnen over de pont
  ik fantaseer een wereld zonder hoeken bij elkaar
  burza mózgów, czym zaskoczyć gości na weselu
  szkicuję smoki, ot tak
  piszę fraszki na sąsiada
  wymyślam hasło na koszulki chóru
  придумываю имя коту и целую биографию к нему
  рисую что в голову взбредёт
  накидываю идеи для витрины к Новому году
  подбираю рифму к слову апельсин
  сюжет для рассказа: маяк переезжает в город
  импровизирую на гармошке
  вірш на весілля брата, смішний
  малюю ескізи вишиванки по-своєму
  шукаю назву для кав'ярні біля вокзалу
  придумую казку про їжака-поштаря
  logo karalıyorum, balık mı martı mı
  masal uyduruyorum, kahramanı bir çaydanlık
  mağazaya isim arıyoruz, akla ne gelirse
  udla doğaçlama
  senaryo fikri, ikizler yer değiştirir
  ادور اسم لمحل العود، شي مبتكر
  أؤلف حكاية للأطفال عن جمل يحب الثلج
  أرتجل على العود لحنا جديدا
  عصف ذهني لحملة التمور
  कहानी का अंत सूझ नहीं रहा, कुछ नया सोचना है
  मेहंदी के नए डिज़ाइन बना रही हूँ
  दुकान के लिए मज़ेदार नारा सोचना है
  ek gaana likh raha hoon, mukhda ban gaya antara baki
  rangoli ke liye alag sa design socho
  short film ka idea pakana hai
  bikin pantun buat lamaran kakak
  corat-coret desain batik motif kopi
  ngarang cerita horor lucu
  cari nama band yang nyeleneh
  jamming gitar, siapa tahu jadi lagu
  vẽ linh tinh tìm ý tưởng bìa sách
  sáng tác bài hát về con hẻm nhỏ
  nghĩ slogan cho quán phở
  viết truyện ngắn, nhân vật là cái quạt
  가사 쓰는 중 후렴만 비었어
  낙서하면서 캐릭터 구상
  단편소설 첫 문장 찾는 중
  기타 즉흥 연주
  短歌を三首ひねり出す
  漫画のネーム、次の敵を考える
  ゆるキャラの案出し
  即興でピアノを弾いて曲の種を探す
  物語の結末を思いつきたい
  写首歌,副歌还没有
  头脑风暴,新年橱窗怎么布置
  随手画画,想个吉祥物
  编个睡前故事的情节,主角是只熬夜的猫
  構思小說,兇手還沒決定
  設計喜帖,想點特別的
  作打油詩笑下阿爸
  skriver en snapsvisa
  skissar på ett trädhus
  hittar på namn till kolonistugan
  brainstormer navne til øllet
  tegner monstre til børnebogen
  finder på en skør tale med rim
  runo mummon mökistä
  riffiä etsimässä kitaralla
  skládám písničku o rozbitém kole
  hledám název pro kapelu
  σκιτσάρω ιδέες για το σκηνικό
  όνομα για το καΐκι, κάτι με φαντασία
  mesét találok ki a kislányomnak egy kövér verébről
  plakátötletek a szüreti bálra
  dallamot keresek a vershez
  caut o rimă la toamnă
  născocesc un nume pentru cofetărie
  Brainstorm
  Sketch hour
  Ideenrunde solo
  Songwriting
  Bozzetti
  Ateliê livre
  Schetsuur
  Pisanie wierszy
  Эскизы
  Beste yapma
  कविता लेखन
  Bikin lagu
  Sáng tác
  작곡
  作曲
  创意时间
  Idéudvikling
  Kreslení
  Ζωγραφική
  Schițe
  A villain song for the school panto, needs more cackle
  what would a chair for crying look like, doodling
  Meeting's over, now let's just dream up the window display
  a limerick for the boss's leaving card
  inventing a cocktail that tastes of thunderstorms
  improvise over twelve bars till it gets weird
  plot twist wanted, the butler is too obvious
  sketching a treehouse for grown-ups
  Paper, scissors, glue, no plan at all
  draw what sadness would wear to a wedding
  Make up a bedtime story with a moth detective, she wants it by seven
  design a tattoo from dad's old anchor
  rhymes for orange, failing happily
  imagining the poster: a whale in a phone box
  freewriting, three pages, whatever comes
  Name for the podcast, something with moss
  what if winter were a person, story seed
  composing a carol for handbells
  idea storm for our anniversary photos
  Crayons out, inner child in
  sound collage from kitchen noises
  an opening line that bites
  silly jingle for the charity car wash
  world map for my fantasy novel, drawing coastlines
  Büttenrede dichten, der Bürgermeister kriegt sein Fett weg
  Muster für Topflappen erfinden
  Figuren für ein Hörspiel ausspinnen
  einfach klimpern und schauen was kommt
  slam pour vendredi, je cherche des images
  j'imagine la vie secrète de ma concierge
  carnet, aquarelle, terrasse, au gré du vent
  inventer des noms de fromages qui n'existent pas
  maquette de bijoux en papier
  composer une berceuse pour ma nièce
  inventar coplas para el amigo que se casa
  garabatear hasta que salga el cartel
  imaginar un mundo donde llueve hacia arriba
  ideas locas para la carroza de Reyes
  componer una nana
  stornelli per l'osteria
  disegno mostri marini sui tovaglioli
  invento un gelato al gusto di pioggia
  idee per il carro di carnevale
  scrivere una ninna nanna per mio nipote
  marchinha pro bloco, letra debochada
  rabiscar um mural de cajus
  criar receita nova com jambu
  imaginar figurinos de papel crepom
  repente sobre o preço do gás
  carnavalswagen verzinnen
  kleuren mengen en maar zien
  prentenboek over een verlegen kraan
  projektuję bombki, każda inna
  wymyślam potwora, który je skarpetki
  частушки про наш подъезд
  придумать костюм на утренник из ничего
  наброски в поезде, лица попутчиков
  новый десерт с облепихой, фантазирую
  колискова для племінниці, мелодія є
  ліплю з глини що вийде
  ninni besteliyorum
  karagöz oyunu için yeni espriler
  ebru yapacağım, renkler nereye akarsa
  موال جديد عن الغربة
  أبتكر حلوى بالتمر والهيل
  أرسم شخصيات لقصة مصورة
  लोरी लिख रही हूँ भतीजी के लिए
  shayari likhne ka mood hai, chaand pe nahi, chai pe
  wedding invite ka design kuch desi sa socho
  bikin lirik dangdut tentang sinyal
  nyoret karakter wayang zaman sekarang
  ngarang resep es baru
  vẽ tranh Đông Hồ kiểu mới
  nghĩ trò cho gian hàng hội chợ
  이모티콘 캐릭터 구상 고구마로
  랩 벌스 끄적이는 중
  川柳をひねって新聞に送る
  落書きからキャラが生まれないかな
  写对联,要俏皮一点
  想个短视频的脑洞
  捏泥巴,捏出啥算啥
  諗個搞鬼嘅舖名
  hittar på monster med barnen
  revytekst om kommunen
  pilapiirros naapurin traktorista
  kuplety na ples
  καρναβαλικό άρμα, ιδέες
  altatódalt költök
  farsangi jelmezt találok ki
  strigături pentru nuntă
  ideas chahiye yaar, festival ka poster kuch quirky
  写 lyrics,想要一点 city pop 的 vibe
  tell me nothing, I'm letting shapes happen on the page
  a creature made of umbrellas, what does it eat
  Sea shanty for accountants
  thinking up riddles for the treasure hunt
  remixing bird calls into a beat, playing around
  a new ending for Cinderella, she keeps the pumpkin
  Sculpting wire cats, seeing where it bends
  wide awake with a melody at dawn, catching it on the whistle
  Naming the twins' imaginary island
  stage set out of cardboard, wild ideas first
  Poem about my father's toolbox
  Logo ideas
  Story plotting
  Jam session, alone
`;
