/** Sentences for this state, in many languages. */
export const CREATIVE_OF_IN_MANY_TONGUES = `
  Busco nombre para la perrita del refugio, algo que suene a mar
  no voy a estudiar armonía, voy a improvisar con la guitarra a ver qué sale
  se me ocurrió un cuento en el bus: una señora que colecciona ascensores
  el contrato ya está firmado, ahora toca soñar cómo será el logo
  Je cherche une idée de costume pour le carnaval avec trois cartons et du scotch doré
  pas de calculs ce soir, juste de l'aquarelle et voir où l'eau m'emmène
  inventer une fin à l'histoire que je raconte à mes jumeaux
  il me faut dix noms pour une boulangerie, même les plus bêtes
  Ich spinn mal rum, wie unser Balkon als Dschungel aussehen könnte
  Gedicht zu Omas Neunzigstem, bis jetzt hab ich nur den Reim auf Pflaume
  die Excel-Tabelle kann warten, ich will eine Melodie aus dem Kopf kriegen bevor sie weg ist
  Kinderbuch: was macht ein Wal, der Angst vor Wasser hat?
  Tô bolando o enredo do bloco desse ano, tema: coisas que a avó guarda
  insônia virou letra de samba, vou anotar o refrão antes que fuja
  desenhar uma tatuagem com as mãos do meu pai, rabiscar várias versões
  quero ideias malucas pra vitrine de natal da loja, sem filtro
  Mi invento un mostro per la campagna di D&D di sabato
  ho in testa un giro di basso, lo registro e ci costruisco sopra qualcosa
  titoli per la mostra sulle finestre, ne butto giù trenta
  mal di testa passato, adesso gioco con i colori per la copertina
  Wymyślam fabułę escape roomu w starej aptece
  zamiast raportu piszę wiersz na serwetce, jakoś sam przyszedł
  szukam pomysłu na mural przy szkole, coś z gęsiami
  szkicuję sukienkę, której jeszcze nikt nie uszył
  Kafeye isim arıyorum, içinde nane geçsin istiyorum
  toplantıda sıkıntıdan çizdiğim kedi karakter oldu, ona bir hikaye uyduracağım
  sazı elime aldım, ne çıkarsa artık doğaçlama
  uzaylıların pazara geldiği bir skeç yazıyorum komik olsun
  Придумываю, кем нарядить сына на утренник, чтоб не снова зайчик
  стих про трамвай пришёл во время лекции, записываю пока не ушло
  накидать двадцать названий для варенья, самых дурацких
  хочу нарисовать город, в котором живут одни тени
  Hittar på ett rollspelsäventyr i en övergiven simhall
  låten saknar refräng, jag nynnar mig fram tills något fastnar
  brainstorma namn på kolonilotten, gärna fåniga
  Ik verzin een speurtocht voor het kinderfeestje met een gestolen taart
  gedicht voor sinterklaas, rijmwoord op kruimeldief gezocht
  geen cijfers vandaag, ik schets hoe de tuin eruit kan zien
  新しいキャラの設定を妄想する、傘を集める探偵とか
  眠れない夜に思いついた歌詞、続きを膨らませたい
  和菓子の新作、春の雨をどう形にするか考える
  단편 소설 첫 문장만 열 개 써보려고
  우리 고양이 주인공으로 네 컷 만화 구상하는 중
  회의록 귀퉁이에 그린 낙서가 맘에 들어서 캐릭터로 키워볼래
  दीवाली पर रंगोली का नया डिज़ाइन सोच रही हूँ, मोर वाला नहीं
  ek dhun dimaag mein ghoom rahi hai, guitar pe try karta hu
  dukaan ka naam sochna hai, kuch hatke, chai se related
  أفكر في فكرة قصة عن بائع مفاتيح ينسى بيته
  دماغي مليان أفكار للإعلان، هكتبهم كلهم من غير ما أحكم
  بألّف بيتين لزفة أختي قبل ما يضيع اللحن
  给新开的面馆想个名字，最好带点江湖气
  写不进去报告，倒是冒出一个小说开头，先记下来
  随便画画，看看这团墨能变成什么动物
  вигадую казку про чайник, який боявся окропу
  Keksin nimiä mökkisaunalle, mitä hölmömpi sen parempi
  σκέφτομαι στίχους για ένα τραγούδι με θέμα το τελευταίο λεωφορείο
  lagi nyari ide konten buat akun tanaman hiasku, yang aneh-aneh
  nghĩ cốt truyện cho vở kịch lớp, có ông thần bếp mê điện thoại
  Jeg finder på navne til mit ølbryggeri, gerne noget med tåge
  Vymýšlím přání k svatbě ve verších, zatím se mi rýmuje jen nevěsta a těsta
  Caut o idee de scenetă pentru serbare, ceva cu un dovleac vorbitor
  Kitalálok egy társasjátékot, ahol a hangyák a főszereplők
  La abuela cuenta sueños rarísimos y quiero convertirlos en un fanzine
  tengo un solar de 40 metros y mil ideas locas para el huerto
  reunión conmigo mismo y un cuaderno: inventar el cóctel de la casa
  componer una nana para mi sobrino, de momento solo tengo dos acordes
  J'improvise une recette avec des orties et un reste de reblochon
  la poubelle de l'atelier est pleine de chutes de cuir, qu'est-ce que je peux en imaginer
  slogan pour la fête du village, un jeu de mots avec l'andouille
  un personnage insomniaque qui vend des réveils, je brode autour
  Ich fotografiere Pfützen und überlege, was daraus für eine Serie werden könnte
  Faschingswagen entwerfen: Bürgermeister als Schnecke, je frecher desto besser
  Motto für die Abifeier gesucht, ich sammel erstmal jeden Blödsinn
  am Klavier klimpern bis ein Lied draus wird, kein Üben heute
  Inventar um bicho de crochê que seja metade jacaré metade abacaxi
  escrever cordel sobre a reunião do sindicato, já tenho a primeira estrofe
  minha filha pediu um quarto de floresta, vou sonhar no papel
  nome pra banda dos professores de física, quanto pior melhor
  Progetto una lampada con le cassette della frutta, schizzi a caso
  filastrocca per i bambini della materna sul dentino caduto
  il prossimo spettacolo di burattini: Pulcinella in smart working
  fantasticare su un romanzo ambientato in un casello autostradale
  Układam scenariusz słuchowiska o latarniku z lękiem wysokości
  nowa nazwa dla gabinetu jogi, wypisuję co ślina na język
  rysuję mapę krainy do bajek dla wnuków
  przeróbka starego kredensu, zbieram pomysły na kolor i wzór
  Nişan davetiyesi için komik bir metin uyduracağım
  çömlek tezgahında plansız dönüyorum, elim nereye giderse
  fizik öğretmeniyim ama bugün şarkı sözü yazasım var, entropi aşkına
  bir çizgi roman fikri: emekli süper kahraman kıraathanede
  Сочиняю тост для деда, хочется не по шаблону, с байкой
  после бессонницы в голове рассказ про город, где никто не спит, развиваю
  леплю из полимерки, пусть будет дракон-бухгалтер
  придумать афишу для джаза в библиотеке
  Skissar på ett mönster till lovikkavantar, något med räv
  tänker ut en podd om misslyckade uppfinningar
  nattens konstiga dröm ska bli en novell, jag låter tankarna vandra
  vad kan man göra av trettio gamla slipsar? fritt fram
  Ik bedenk een menukaart voor mijn foodtruck, alles met pindakaas
  cabaretliedje over de VvE-vergadering, couplet één is er al
  een tekenverhaal voor opa, over de tractor die naar zee wilde
  decorstukken verzinnen van karton voor de musical
  雨の音から曲のイメージを広げて、即興で弾いてみる
  商店街のゆるキャラ案、ねぎがモチーフで十個考える
  会議室の観葉植物が主人公のショートショートを構想中
  孫に話す作り話、今夜は喋る洗濯機にしようかな
  결혼식 축가 가사를 내가 직접 지어볼까 해
  카페 신메뉴 이름 짓기, 고구마랑 흑임자 들어가는 거
  웹소설 세계관 구상: 잠을 돈으로 사는 나라
  물감 아무렇게나 흘려서 추상화 하나 만들어볼래
  बच्चों के नाटक के लिए कहानी गढ़ रही हूँ, चाँद की छुट्टी वाली
  mehndi ka naya pattern socha hai, train aur chai ki pyali wala
  शादी के कार्ड पर कुछ हटकर शायरी लिखनी है
  reel ke liye funny concept dhoond raha hu, dadi vs alexa
  أبتكر نكهات آيس كريم لمحلي، الهيل مع المانجا مثلاً
  أرسم شخصية كرتونية لجملٍ يخاف من الرمل
  عايز اسم لبودكاست عن حكايات البوابين
  في راسي لحن عود من الصبح، بقعد أجرب عليه تنويعات
  给儿子编一个睡前故事，主角是迷路的月亮
  春晚小品的点子，外卖员送错了嫁妆
  用废旧轮胎能做出什么？先画二十个草图
  给公众号想一组疯一点的标题
  малюю ескізи писанок з космонавтами
  Runo naapurin kissasta, joka luulee olevansa koira
  φτιάχνω στο μυαλό μου ένα κόμικ με τη γιαγιά ντετέκτιβ
  bikin lirik dangdut tentang wifi lemot
  vẽ thử mấy mẫu áo dài họa tiết cá khô
  Digter på en revyvise om cykelstien
  Skládám písničku na ukulele, o tramvaji číslo 22
  Inventez o legendă pentru dealul din spatele casei
  Estoy en la sala de espera del dentista y se me ha ocurrido un musical sobre caries, voy apuntando números absurdos
  de contable a mediodía y de poeta ahora: a ver qué metáforas salen del IVA
  quiero imaginar cómo sería un parque infantil diseñado por los niños de mi clase
  ponerle letra a la melodía que tarareaba mi padre en el tractor
  Ma cuisine sent le caramel, j'invente un dessert qui raconte un orage
  trouver un pseudo de clown, ni triste ni nul
  je gribouille des plans de cabane perchée, aucune mesure, juste le rêve
  cadavre exquis par correspondance avec ma cousine de Liège, à moi la phrase suivante
  Meine Masterarbeit ist abgegeben, jetzt will ich endlich Unsinn erfinden: ein Hörspiel über Socken
  Namen fürs Segelboot sammeln, Papa hat nur langweilige
  der Tanz soll aussehen wie schmelzender Schnee, ich probier Bewegungen aus
  aus den Urlaubsfotos eine Collage spinnen, wild geklebt
  Tô no ônibus lotado imaginando um conto: e se o cobrador fosse o último anjo?
  inventar drinks sem álcool pro casamento, com umbu e cajá
  desenhar a fantasia da minha sobrinha, metade astronauta metade baiana
  de olho fechado, esperando o verso que falta, não é sono não
  Vorrei trasformare la vecchia stalla in qualcosa, ancora non so cosa, sogno ad alta voce
  il jazz di stasera è libero, al piano senza spartito
  nomi per i gusti del gelato ispirati ai film di Totò
  disegno un alfabeto per una lingua che non esiste
  Po nocnej zmianie wpadł mi do głowy komiks o śpiącym strażniku, rysuję pierwsze kadry
  jak by wyglądał kalendarz adwentowy dla kotów? notuję wszystko
  komponuję kołysankę na harfę, ale taką trochę jazzową
  pomysły na neon nad wejściem do baru mlecznego
  Büyükannemin masalını bugünün İstanbul'una uyarlıyorum, kurt taksici olsun
  gitarla mırıldanıyorum, belki beste çıkar
  balkondaki eski kapıdan ne yapsam, hayal kuruyorum
  marka için slogan fışkırtıyorum, hepsini yazıp sonra eleyeceğim
  Хочу придумать настолку про очередь в поликлинике
  фантазирую, каким будет сад, если посадить только белое
  рифмую поздравление начальнице, чтоб смешно и без подлизывания
  пробую на синтезаторе звуки, вдруг родится тема для игры
  Drömmer ihop en utställning av bara försvunna vantar
  improviserar på fiolen till regnet mot plåttaket
  hur skulle en saga börja om en hiss som vill till havet?
  nya mönster för kakel, jag klottrar fritt med bläck
  Een fantasiedier knutselen van afval met mijn neefje, wat gaan we maken?
  liedtekst over slapeloze buren, ik zoek beelden
  hoe zou een bibliotheek onder water eruitzien? ik teken er op los
  grappige namen voor soepen op het menubord
  もし猫が市長だったらという設定で落語を一本作りたい
  折り紙の新しい形、失敗しながら遊びで探る
  ジャズのセッション前、コードだけ決めてあとは自由に歌ってみる
  文化祭の出し物、ばかばかしい案からどんどん出す
  벽화 의뢰 받음, 달동네 골목에 뭘 그리면 좋을지 상상 중
  반려식물한테 보내는 편지 형식의 시 써보기
  할머니 사투리로 랩 가사 만들면 재밌겠다
  수학 선생이지만 오늘은 원주율로 멜로디 만들어볼래
  एक लघु फ़िल्म का विचार आया है, रिक्शेवाला जो तारे बेचता है
  kavita likhne ka mood hai, baarish aur purani cycle pe
  नए गरबा के स्टेप गढ़ रहे हैं, ढोल पर जो सूझे
  stand-up ke jokes soch raha hu, landlord wale
  أتخيل ديكور مقهى على شكل قطار قديم
  هكتب مشهد كوميدي عن عيلة بتدور على الريموت
  أصمم نقشة سدو جديدة ممزوجة برسوم فضائية
  خطرت لي قصيدة وأنا أسوق، أسجل المطلع وأكمل عليه
  捏泥巴，不想好要做什么，手带着走
  想给奶奶八十大寿编一段快板
  半夜灵感来了，写一段外星人打麻将的故事
  婚礼不想俗套，琢磨点稀奇古怪的环节
  придумую назву для крафтового сиру, щось із Карпатами
  Suunnittelen villasukkiin omaa kuviota, ehkä lokkeja
  γράφω μαντινάδες για τον γάμο του κουμπάρου
  ngarang dongeng kancil versi kota buat anak
  phác vài mẫu lồng đèn trung thu hình con cua
  Finder på en figurteaterforestilling om en doven nisse
  Vymýšlím názvy obrazů, které teprve namaluju
  Compun o colindă nouă, cu versuri despre bloc
  Verset faragok a macskáról, rím kell a dorombolásra
  Me aburro en la guardia, así que invento diálogos entre las máquinas de vending
  el taller huele a barniz; hoy nada de encargos, tallo lo que la madera pida
  quiero una coreografía rara para la boda, mezcla de jota y robot
  lluvia de ideas para el calendario de los bomberos, versión con gatos
  Et si mon jardin avait la forme d'un poème ? je dessine des allées au hasard
  je cherche une chute à ma nouvelle, quelque chose avec un radiateur
  mon fils veut un gâteau-volcan-dinosaure, je rêve le design
  freestyle avec les potes, thème imposé : la sécu
  Zahlen jongliere ich den ganzen Tag, jetzt will ich Wortspiele für die Büttenrede
  Ich male heute mit Kaffee, mal gucken was entsteht
  Was könnte man unserem Dorf als Wappentier andichten?
  Songidee notieren: Liebeslied an eine Waschmaschine
  Minha tese pode esperar meia hora, quero inventar apelidos engraçados pros personagens da peça
  e se a padaria tivesse um pão de cada bairro? tô viajando na ideia
  misturar chita com jeans, brincar de estilista com retalho
  fazer um jingle pro mercadinho do meu pai, rimando com farofa
  Sto immaginando un gioco da tavolo sulle code alle poste
  provo impasti di colori per la parete, senza regole
  scrivo un tango ironico sul mio dentista
  idee per un costume da carnevale con trenta tappi di sughero
  Projektuję znaczki dla nieistniejącego państwa
  z nudów na dyżurze wymyślam limeryki o pacjentach z kreskówek
  mam kawałek starego płótna i chęć pochlapać
  jakie lody wymyślić na dożynki, może z miodem i chrzanem
  Kardeşimin doğum gününe komik bir tiyatro uyduruyoruz
  eski plaklardan duvar süsü yapacağım, nasıl dizsem diye oynuyorum
  rüyamda gördüğüm adayı çiziyorum, haritasıyla
  kebap dükkanına reklam maniyesi yazmak istiyorum
  Сочиняю колыбельную, в которой поют экскаваторы
  надоели цифры, хочу рисовать кита из пятен кофе
  название для кошачьего кафе, накидываю всё подряд
  как украсить двор к новому году из пластиковых бутылок
  Sitter på pendeln och hittar på liv åt medpassagerarna
  ett nytt bröd med enbär och något galet, jag experimenterar
  tänker ut dansnummer till pensionärsfesten
  doodlar monster i marginalen, ett av dem får bli en bok
  Ik fantaseer een alternatieve geschiedenis waarin Friesland de maan koloniseerde
  mozaïek leggen met scherven, gewoon kijken wat het wordt
  namen voor mijn geitjes, thema operadiva's
  carnavalsact verzinnen met vier paraplu's
  弁当の絵柄を考える、今日は海苔で昔話
  架空の駅名を百個ひねり出したい
  妻の誕生日に詩を贈りたい、うどん屋の思い出から
  即興劇のお題を考えておく、無茶なやつ
  동네 마을신문에 실을 만화 아이디어 짜는 중
  안 쓰는 청바지로 뭘 만들까 상상
  멜로디만 떠올라서 흥얼거리며 가사 붙여보는 중
  보드게임 카드 이름을 사자성어 패러디로 지어볼래
  फटी साड़ियों से कुछ नया बनाने का सोच रही हूँ
  rap likhna hai mohalle ke kutto pe, mazedaar
  रेत पर कौन सी मूर्ति बनाऊँ इस मेले में, कल्पना दौड़ा रहा हूँ
  school magazine ka cover, ulta pulta ideas chahiye
  أخترع لعبة لأحفادي بقطع الخشب اللي عندي
  عايز أكتب أغنية شعبي عن الميكروباص
  أبتكر شعار لمخبز أمي، سنبلة وقمر مثلاً
  أفكر في عنوان لديواني الأول، أدوّن كل ما يخطر
  给社区墙画个草稿，想画会飞的豆腐
  把今天的梦改成一首小诗
  拿尤克里里乱弹，弹着弹着想写首歌
  设计一款喜糖盒，想做成小火车
  вірш про маршрутку, рими самі лізуть
  Maalaan fiiliksen mukaan, ehkä meri ehkä metsä
  σκαρώνω σκετσάκι για το καρναβάλι της Πάτρας
  mikirin nama warung seblak yang lucu
  sáng tác bài vè về con mèo hàng xóm
  Opfinder en ny julekage, måske med havtorn
  Kreslím návrhy na potisk trička pro sbor hasičů
  Inventez personaje pentru teatrul de păpuși
  Dallamot keresek a gyerekversre, próbálgatok
  No consigo dormir porque no paro de ver la escena: una novia que se casa con el mar. Me levanto y sigo inventándola
  la reunión de vecinos me dio personajes para una zarzuela, allá voy
  mezclar pigmentos sin saber qué color quiero, a ver qué me sorprende
  mote cariñoso para el coche nuevo, acepto locuras
  qué pasaría si los semáforos hablaran, escribo lo que salga
  Le prof de maths que je suis invente ce soir une chanson sur Thalès, sans souci d'exactitude
  des rubans, des noix, du fil : je bricole une déco de table à l'instinct
  trouver une accroche drôle pour vendre mon vieux vélo
  un monde où la pluie remonte, j'imagine les métiers
  je tâtonne à l'orgue, un thème pour la veillée de Noël
  Ich bin hundemüde, aber mir fallen gerade lauter Reime auf Eichhörnchen ein, die müssen raus
  Kostüme fürs Krippenspiel neu denken: Hirten im Weltall
  Für den Teamtag denk ich mir eine verrückte Schnitzeljagd aus
  Was mach ich aus 40 leeren Marmeladengläsern?
  Gitarre verstimmen und schauen, was für Akkorde da wohnen
  Briguei, chorei, e agora isso tudo tá virando letra de música, deixa fluir
  pensar um nome pro café da biblioteca, com cheiro de livro velho
  criar um super-herói que tem medo de barata, pro meu afilhado
  pintar os vasos sem plano, cor que vier
  roteiro maluco: o Saci abre uma startup
  Aspetto il treno e intanto disegno facce inventate dei passeggeri del futuro
  una ninna nanna in dialetto, le parole me le sogno io
  come chiamare il mio gruppo di burraco, qualcosa di epico
  torta per le nozze d'oro, forma di vespa, sbizzarrirsi
  un finale diverso per Pinocchio, ci gioco su
  Emerytowany kolejarz pisze wiersze o semaforach, dziś kolejny
  wymyślam menu na wigilię po japońsku
  koncepcja na teledysk z moją babcią w roli gwiazdy
  kredki, duża kartka, muzyka, co ręka narysuje
  hasło na koszulki klasowe, im dziwniejsze tym lepiej
  Halamın fıkralarından tek kişilik oyun kuruyorum
  peçeteye logo karalıyorum, balıkçı için
  oğlumla uzay gemisi hayal ediyoruz koltuklardan
  yeni bir ebru deseni deneyeceğim, sonuç sürpriz
  toplantı notlarından kafiyeli bir taşlama çıkar mı, deniyorum
  Голова гудит после смены, а в ней вертится мелодия, наиграю и посмотрю, куда поведёт
  слепить сказку для внучки про хомяка космонавта
  придумываю вышивку без схемы, пусть растёт как лес
  шуточный гимн нашего подъезда, куплет про лифт
  варианты имени для щенка таксы: Сарделька? Метро?
  Tänker ut ett monster åt dotterns lajv, med mossa och bjällror
  skriver om Bellman så att han bor i Skärholmen
  klippa, klistra, se vad kollaget säger
  trött på siffror, nu ritar jag drömkök på månen
  öltsnamn, förlåt ölnamn, till bryggeriet, något med dimma och moster
  Ik droomde een deuntje en zoek er nu klanken bij
  wat als mijn kippen een krant hadden? ik verzin de koppen
  een quilt zonder patroon, lapjes schuiven tot het klopt
  sketch voor de bonte avond, de dominee op de step
  naam voor een foodfestival, graag met een knipoog
  窓の結露に描いた絵から絵本の種が生まれそう
  娘の名前の候補、響きで遊びながら考える
  新しい漬物の組み合わせ、無謀なのもあり
  数学の授業で使う替え歌をでっち上げる
  퇴근길 노을 보고 떠오른 시 한 줄, 더 이어보고 싶다
  강아지 시점으로 쓰는 일기, 웃기게
  동네 축제 마스코트 스케치, 감자로 할까
  드럼으로 아무 리듬이나 두드리며 놀아보기
  मिट्टी से खिलौने बना रही हूँ, जो आकार मन में आए
  farewell ke liye skit likhni hai, principal wala joke pakka
  बाँसुरी पर नई धुन खोज रहा हूँ, नदी जैसी
  cafe menu ke mazedaar naam, filmi style
  أحلم بحديقة فيها نوافير من الخط العربي، أرسم أفكارها
  بألف نكتة للستاند اب عن حماتي
  أركب عطراً جديداً، عود وليمون ويمكن قهوة
  حكاية لأطفال الحارة عن قطة تبيع الكنافة
  失眠写的打油诗，越写越来劲，再来两首
  给宠物店想个招牌，谐音梗随便来
  剪纸不打稿，剪到哪算哪
  编一段相声，题目叫开会
  вигадую рецепт пряників у формі трамваїв
  Sävellän lastenlaulua hirvestä, joka ajaa mopoa
  ζωγραφίζω πέτρες από την παραλία, ό,τι μου βγει
  lagi ngayal desain batik motif angkot
  nghĩ tên cho tiệm trà chanh, nghe cho vui tai
  Tegner en drage til min søns fødselsdag, måske med briller
  Vymýšlím legendu o naší hospodě
  Schițez o rochie din ziare
  Novellaötlet: egy villamos, ami mindig visszafelé megy
  Da calcolatrice umana a cantastorie: stasera invento la storia della formica commercialista
  Hüzünlü değil neşeli olsun: düğün davulcusuna bir türkü yakıyorum
  Бабушкин сундук разбираю и придумываю каждой вещи биографию
`;
