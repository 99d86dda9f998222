/** Sentences for this state, in English and twenty other languages. */
export const CREATIVE_OF_MORE_TONGUES = `
  concert lighting plot, first sketches
  write a murder ballad
  logo ideas for the blood donor campaign
  compose a lullaby for the game's night level
  design a poster for the zombie run
  paint the storm
  new song, got a riff in my head
  Moodboard: funeral parlour rebrand
  storyboard the car chase
  haiku about monday
  choreograph the fight scene for the school play
  doodling the monster for page 3
  come up with taglines, the sillier the better
  lino print, going to make up the pattern as i go
  make a beat out of kitchen noises
  dream up the window display for halloween
  character sketches, the sad robot
  improvising on the piano w the recorder on
  sketch my dream garden
  wild ideas for the kids party invitation, drawing it myself
  Concept art – drowned city
  mix colours till i find that green
  Lyrics!!
  invent a cocktail for the menu
  collage from old magazines
  design a tattoo of a panic button, client wants it funny
  invent the ghost train soundtrack
  embroidery, freehand, whatever comes
  draw the skeleton for dia de muertos shopfront
  think up a twist for the heist movie
  felt a family of hedgehogs for the craft fair, inventing their faces
  design my own font from scratch
  write the pilot, first scene, let it be bad
  bomb-shaped cake, drawing how it might look
  sculpting a head out of that clay
  make up bedtime stories about a tired dragon to print as a zine
  photo project: steam, hands, kettles. trying stuff
  new dance piece, sketching moves in the kitchen
  costume ideas, bloody mary but glam
  garden mural on the back wall, chalk first
  name + mascot for the chess club
  écrire une chanson sur mon chat mort de rire
  croquis pour l'affiche du festoche
  inventer une histoire pour l'atelier des petits
  aquarelle, la falaise d'hier
  trouver un nom pour la marque de savon
  je gribouille des persos pour ma bd
  composer un truc au synthé
  漫画のネーム
  イラスト描く 夏っぽいやつ
  ロゴ案いくつか出す
  小説のプロット練る
  粘土で怪獣つくる
  俳句ひねる
  動画の企画アイデア出し
  웹툰 콘티 짜는중
  로고 시안 끄적끄적
  소설 세계관 구상
  카페 이름 짓기 브레인스토밍
  비트 하나 찍어봄
  캐릭터 디자인
  рисую обложку для альбома друга
  сочиняю сказку про барсука
  бит накидать в аблетоне
  эскиз татухи с китом
  придумываю сюжет для днд, злодей нужен
  слепить вазу кривую но свою
  раскадровка клипа
  skissa på en barnboksfigur
  skriva låt till brorsans fest
  hitta på en saga om grävlingen
  brainstorma namn på bandet
  logga till loppisen
  schetsen voor de muurschildering
  verhaal verzinnen over een boze pannenkoek
  nieuwe cocktail bedenken
  naam zoeken voor de kapsalon, gekke ideeën welkom
  met klei prutsen, ff iets moois maken
  bocetos para el cartel de las fiestas
  inventarme un cuento para la clase de infantil
  pintar al óleo el olivo
  idear nombre pa la cervecería
  ritmos raros con la loopera
  diseñar un vestido de carnaval
  ideas locas para el escaparate
  song schreiben, hab ne hook
  logo skizzieren für den imker
  geschichte ausdenken, irgendwas mit Robotern
  malen, großes format
  gedicht für die vernissage
  töpfern, neue form ausprobieren
  drehbuch erste szene spinnen
  inventare un mostro per il gioco da tavolo
  bozzetti locandina sagra
  scrivo una poesia sul tram
  wymyślam fabułę do sesji rpg
  rysuję okładkę zina
  piosenka, mam refren w głowie
  szkice logo dla piekarni
  wiersz o tramwaju nr 4
  wymyślić nazwę dla kapeli
  गाना लिख रहा हूं, धुन आ गई
  naya poster design sochna h fest ka
  कविता लिखने का मन है
  sketch bana raha hu dadi ka
  compor um samba
  inventar uma história de terror pro podcast
  pintar azulejo
  rascunho da capa do disco
  画漫画分镜
  设计海报 复古一点
  构思小说开头
  hikaye uyduracağım, kahramanı martı
  dergi kapağı tasarımı, fikir aşaması
  ارسم لوحة للبحر
  افكار شعار للمخبز
  تأليف قصة اطفال
  الحن شي جديد عالعود
  малюю листівки до різдва
  вигадую казку про їжака
  пишу пісню, є приспів
  ескіз логотипа для пасіки
  dikte en vise til bryllupet
  tegne en troll med briller
  finde på et navn til ølbryggeriet
  male, bare male
  luonnostelen lastenkirjan kuvia
  ζωγραφική στο μπαλκόνι
  γράφω στίχους για ραπ
  skládám písničku na uke
  kreslím komiks o krtkovi
  návrh plakátu na ples
  desenez coperta la album
  riff on fairy tale endings for the puppet show
  un jingle pour la radio du lycée, au kazoo
  文化祭のクラスTシャツの絵柄
  청첩장 문구 우리식으로 웃기게 지어보기
  придумываю узор для варежек из головы
  hitta på gåtor till skattjakten
  sinterklaasgedicht voor schoonpa, lekker flauw
  una falla en miniatura, a ver qué monigote se me ocurre
  Faschingskostüm ausdenken, irgendwas mit alufolie
  diwali ki light ke liye naya lantern design, kagaz se
  enredo pro bloco de carnaval
  给女儿编个睡前故事 写成小绘本
  düğün davetiyesi çiziyorum elle
  бренд меду: малюю бджолу з характером
`;
