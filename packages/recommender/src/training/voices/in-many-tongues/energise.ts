/** Sentences for this state, in many languages. */
export const ENERGISE_OF_IN_MANY_TONGUES = `
  Después del cocido no me tengo en pie y quedan tres horas de tienda, arriba
  llevo toda la mañana posponiendo fregar, ¡hoy caen los platos!
  no quiero siesta, quiero que se me abran los ojos
  a entrenar piernas, que el lunes es lunes
  Coup de barre de 14h, j'ai besoin d'un coup de fouet
  j'ai médité trop longtemps, je suis tout mou, allez on bouge
  grand ménage avant que belle-maman débarque, musique à fond
  garde de nuit, il est 3h et je pique du nez, faut tenir
  Komm, raus aus den Federn, der Zug fährt um sechs
  Nach der Kantine bin ich platt, aber bis fünf muss was gehen
  Warmmachen fürs Handballspiel, Beine sind noch wie Blei
  ich schieb die Steuer seit Wochen, brauch jetzt erstmal einen Tritt in den Hintern
  Acordei moída, mas a feira não espera, bora acordar esse corpo
  faxina de sábado, rodo na mão e pagode no talo
  três da manhã no plantão, café não faz mais efeito, me levanta
  chega de yoga levinha, hoje quero suar de verdade
  Mi sono alzato col piede storto, datemi una scossa
  devo pulire la cantina da mesi, oggi è il giorno, si parte
  la fanfara sfila tra poco e io russo in piedi col trombone, svegliami
  riscaldamento prima della 10 km, gambe sveglie
  próba orkiestry dętej na mrozie, tuba waży tonę, a ja jeszcze śnię, obudź mnie
  wstawać! pobudka przed szóstą, rower już czeka
  nie chcę spać, chcę dojechać do końca zmiany z otwartymi oczami
  odkurzanie całej chaty, potrzebuję kopa
  balık hali açıldı, ayaklarım hâlâ yorganda, suratıma soğuk su gibi bir şey ver
  ertele ertele bitmedi, kalkıp şu evi süpürüyorum
  gece vardiyası saat dört, gözler kapanıyor, dayan
  maça çıkıyoruz, ısınma turu, ateşle beni
  Разбуди меня как-нибудь, через час открывать кофейню
  после борща клонит в сон, а ещё склад принимать
  генеральная уборка, окна, шторы, всё, погнали
  третий день откладываю пробежку, сегодня точно выхожу
  flyttlasset går om en timme och jag sitter på en kartong och stirrar, upp med mig
  städa garaget innan svärfar kommer, hög volym tack
  nattpass på äldreboendet, klockan är två och jag gäspar
  Ik kom mijn bed niet uit, trap onder m'n kont graag
  mijn kleinzoon wil naar het trampolinepark en ik ben al moe van de trap, blaas me op
  opwarmen voor de roeiwedstrijd, koud en nat maar gaan
  昼ごはんのあと頭がぼーっとする、シャキッとしたい
  夜勤あと四時間、まぶたが重いけど負けられない
  部屋の大掃除、気合い入れてやるぞ
  일어나야 되는데 이불이 날 안 놔줘, 깨워줘
  점심 먹고 졸려 죽겠다 그래도 택배 오십 개 남음
  오늘은 미루지 말고 헬스장 가자, 하체 하는 날
  सुबह के पाँच बजे, दौड़ने जाना है पर शरीर नहीं उठ रहा
  shaadi mein naachna hai raat bhar aur abhi se jamhai aa rahi, battery charge karo
  ghar ki safai aaj hi karni hai, aalas bahut ho gaya
  رمضان والسحور فاتني والعيال بيعيطوا، محتاج دفعة عشان أنزل أسوق التاكسي
  بعد الكبسة خمول مو طبيعي، أحتاج نشاط عشان أكمل الدوام
  يلا تنظيف البيت كله قبل رمضان
  爬泰山爬到一半腿发软，日出可不等我，冲
  说好戒懒的，瑜伽垫铺了三天只拿来放快递，今天跳操
  摆夜市的，人越来越多我越来越蔫，给点鼓点撑到收摊
  ранок, темно, холодно, але треба на зміну, вставай
  Väsyttää vaikka heinät pitää saada latoon ennen sadetta
  σηκώνομαι με το ζόρι, θέλω ενέργεια για το πρωινό δρομολόγιο
  pasang tenda hajatan dari subuh, badan lemes, kasih yang menghentak
  dậy đi tập gym nào, trốn ba hôm rồi
  Trætte ben, men spinningholdet starter om ti minutter, kom så
  Přepadla mě polední únava a vlak řídím až do osmi, probuď mě
  Mi-e lene de mor, dar azi spăl covoarele, hai
  Ébresztő, a vendégek délre jönnek és a lakás romokban
  Vengo de un funeral y ahora abro la cafetería, necesito ponerme en marcha
  el informe lleva ahí tres días mirándome, empújame a empezar de una vez
  calentando para el partido de veteranos, las rodillas crujen pero vamos
  se me pegaron las sábanas y el autobús pasa en doce minutos
  Trop relax ce dimanche, j'ai les vitres à faire, mets-moi du peps
  j'ai dormi cinq heures, la boulangerie ouvre, debout là-dedans
  échauffement avant le spectacle de danse, on fait monter le sang
  je procrastine devant ma valise, faut que ça décolle
  Ich döse am Steuerpult weg, noch drei Stunden bis Ablösung
  Frühjahrsputz in der Gartenlaube, Radio laut
  keine Entspannung jetzt bitte, ich muss in die Gänge kommen
  Kaltwasserbecken und dann Sprints, mach mich heiß
  A aula é às sete da noite e eu já tô morta, preciso de pique pra encarar os alunos
  segunda-feira chuvosa, o corpo pede cama e eu peço coragem
  vai ter corrida de rua, aquecer panturrilha e bora
  tô enrolando pra lavar a louça desde ontem kkk me anima
  Dopo la lasagna della nonna sto crollando sulla tastiera, su!
  spinning delle 7, mi serve la carica adesso
  pulire il pollaio, è tutta la settimana che rimando
  notte in pronto reparto lavanderia, mancano sei ore, sveglia
  Zebranie było takie nudne że prawie usnąłem, teraz muszę się rozruszać
  dzień prania, mycia okien i trzepania dywanów, jedziemy
  rozgrzewka przed biegiem na orientację
  kanapa mnie wciągnęła, a miałam jechać na basen, pomóż wstać
  Sabah namazından sonra tekrar yatmayayım, pazara tezgah açacağım
  kamyonla Ankara yolu, göz kapaklarım ağır, mola bitti devam
  bahar temizliği başlasın, halılar dışarı
  halı saha öncesi ısınıyoruz, gaza getir bizi
  Вялый как варёный рак, а мне ещё дрова колоть
  проспал, через двадцать минут физра у пятиклашек, бодрость срочно
  сутки на посту, пятый час утра, держусь
  всё откладываю глажку, включи что-нибудь заводное
  Vaknade med huvudet fullt av gröt, koraffären väntar på mig, kör hårt
  snöskottning före jobbet, upp och hoppa
  jag skjuter upp att ringa, att diska, att allt, ge mig fart
  dansbandskväll, värmer upp dom stela höfterna
  Ochtenddienst in de stal, vijf uur, nog half in dromenland
  ik blijf maar scrollen terwijl de zolder leeg moet, hup
  halverwege de middag ingezakt, er komen nog twintig klanten
  voor de marathon even losspringen en opzwepen
  二度寝しそう、起きて弁当三つ作らなきゃ
  やる気ゼロの月曜、洗濯物の山に立ち向かう
  試合前のアップ、テンション上げていこう
  深夜のコンビニ、眠気に勝って品出し続ける
  새벽 배송 아직 서른 집, 하품 그만하고 달리자
  미루던 화장실 청소 지금 당장 시작
  크로스핏 가기 전에 텐션 올려줘
  월요일 아침 회의 전에 멍한 머리 깨우고 싶어
  दोपहर की सुस्ती में आँखें बंद हो रही हैं, अभी तीन क्लास और पढ़ानी हैं
  gym jaane ka mann nahi par jana hai, josh dilao
  सुबह की पहली चाय भी काम नहीं आई, दूध बाँटने निकलना है
  room ki safai 3 hafte se taal raha hu aaj khatam
  قايم من النوم مكسل والمدرسة بعد نص ساعة، نشطني
  عضلاتي نايمة والبطولة العصر، كرة طائرة، أشعلني
  سواق ليل من الرياض للدمام، أبغى شي يصحصحني
  العزومة بكرة والبيت مقلوب، يلا همة
  起床困难户，还有二十分钟要出早摊
  犯懒不想练舞，可下周比赛，给点劲
  下午三点会议室里全在打哈欠，我得精神起来接着干
  大扫除，擦窗拖地一口气干完
  після нічної ще город копати, треба сили
  Aamuvuoro bussissa neljältä, hereille nyt
  καθαρίζω όλο το σπίτι πριν έρθουν οι συμπέθεροι, φουλ μουσική
  mager bgt tapi cucian numpuk, semangatin dong
  ca đêm còn bốn tiếng, mắt díp lại rồi
  Skal løbe 5 km inden kampen mod dovenskaben vinder
  Po svíčkové usínám u pokladny, potřebuju nakopnout
  Rămân treaz la volan până la graniță, dă-mi ritm
  Bemelegítés a néptáncpróba előtt
  Salí de la reunión hecho puré y a las cinco tengo el partido de pádel, súbeme
  me he dormido meditando, menudo desastre, venga, a espabilar que abro la frutería
  toca limpiar la campana de la cocina, esa que nadie quiere, con cumbia
  son las cuatro de la mañana en la panadería y la masa tiene más vida que yo
  Je dois réviser mais je regarde le plafond depuis une heure, secoue-moi
  dimanche mollasson, je veux transpirer sur le rameur
  le café est froid, moi aussi, et le marché ouvre dans une heure
  après la choucroute, j'ai le menton qui tombe et le guichet qui reste ouvert
  Antriebslos vor dem Wäscheberg, gib mir Feuer
  Der Vortrag war einschläfernd, ich brauch jetzt Schwung für den Rest vom Tag
  Schichtbeginn zwei Uhr früh am Großmarkt, wach werden!
  nicht entspannen, aufdrehen: gleich Zumba mit den Landfrauen
  O despertador tocou quatro vezes, o pão precisa sair às seis, me sacode
  pós-feijoada, olho fechando, ainda tem reunião de pais pra aguentar acordado
  limpar o quintal antes da chuva, energia lá em cima
  hoje a preguiça ganhou de manhã, à tarde ganho eu, academia
  Alle tre ho lezione e sono uno straccio, tirami su
  mai più rimandare: oggi si svuota il garage, rock a palla
  prima della gara di nuoto, braccia che girano, adrenalina
  Sto sbadigliando in biblioteca, ho bisogno di una botta di vita
  Zmuł po rosole, a tu jeszcze drewno do zwiezienia
  zamiast ćwiczyć leżę i patrzę w telefon, zrób mi dym
  piąta rano, obora, minus dziesięć, jazda
  przed meczem siatkówki w szatni, podkręć nas
  Ders çalışmam lazım ama koltuktan kalkamıyorum, iteleyin beni
  ramazanda sahurdan sonra uyumadan fabrikaya, ayakta tut
  iftar sonrası ağırlık çöktü, çayı içip yürüyüşe çıkacağım
  banyo fayansları beni bekliyor, hadi bakalım kollar sıvansın
  Ноги не идут, а на турник пора, подкинь огня
  после бессонной ночи с ребёнком иду на работу, нужен заряд
  мыть подъезд, четыре этажа, ведро в руки и вперёд
  перед стартом лыжной эстафеты, разгоняемся
  Drog ut på frukosten för länge, nu måste kroppen vakna före skiftet
  måndag, mörkt, slask, cykel, kom igen nu
  jag vill inte vila, jag vill bli pigg, barnkalas om en timme
  diskberget efter festen, på med skivan
  Duf hoofd na de nachttrein, de beurs opent over een uur, kom op
  ik moet hardlopen van mezelf maar de bank trekt
  stallen uitmesten en daarna pas koffie, gas erop
  de vergadering heeft me leeggezogen, en nu nog voetbaltraining geven: opladen
  ラジオ体操で目を覚ましたい、まだ半分夢の中
  飲み会明けの朝、店を開けるぞ、しっかりしろ自分
  テスト前なのに漫画読んでる、やる気スイッチ押して
  お昼の会議でうとうとした、午後は元気に配達回る
  빨래 개기 싫어서 세 시간째 누워있음 일으켜줘
  야간 편의점 새벽 네 시, 잠 깨는 거 틀어줘
  체육대회 줄다리기 전에 기합 넣자
  퇴근은 멀었고 눈은 감기고 재고 정리 남았다
  आलस छोड़ो, आज पूरे घर की पुताई करनी है
  subah ke 4, bus chalani hai, aankh kholo yaar
  मैच से पहले वार्मअप, खून गरम करना है
  padhai shuru hi nahi ho rahi, bistar chipak gaya hai, dhakka do
  كسلان أروح النادي والكابتن بيستناني، شجعني
  نايم على نفسي في المحاضرة والعصر عندي تمرين كورة
  الفجر أذن وأنا لازم أفتح الفرن، يا رب نشاط
  عندي مذاكرة بس مكسل أبدأ، حمسني
  刚睡醒懵懵的，孩子等着送学校，快点清醒
  广场舞比赛前热身，音响开大
  躺平一上午了，碗还没洗，给我打打气
  夜车司机，服务区歇够了，接着跑，别犯困
  кволий після щеплення, але кав'ярню відкривати мені
  Siivouspäivä, mopot ja poppi päälle
  ξύπνα, έχουμε ελιές να μαζέψουμε
  malas banget olahraga, tapi udah janji sama temen, gas
  chuẩn bị chạy bán marathon, khởi động cho bốc lên
  Jeg falder hen over kassen, giv mig et skub
  Rozcvička před zápasem v nohejbale, pořádně nahlas
  Stau cu lopata în mână și mă uit la zăpadă, pune ceva care mă urnește
  Hajnali piac, pakolás, ébredj már
  Mis alumnos de primaria entran en diez minutos y yo con ojeras hasta el suelo, dame marcha
  me tumbé a leer y ahora no hay quien me levante; tengo que podar el seto
  el insomnio me robó la noche pero el ferry zarpa a las seis y lo piloto yo, despiértame
  toca mudanza, cuarto piso sin ascensor, música que empuje
  Trop calme ici, je m'endors devant l'écran et j'ai encore douze appels à passer
  on lève le camp à l'aube, sac sur le dos, allez les genoux
  j'ai la flemme de tout, surtout des toilettes à récurer, mets le feu
  avant le match de hand des moins de quinze, je motive l'équipe et moi avec
  Nach der Meditation bin ich Pudding, ich muss aber noch Holz spalten
  Die Hausarbeit starrt mich an und ich starr zurück, bring mich endlich ins Rollen
  Karnevalsumzug, vierte Stunde, Beine schwer, Stimmung bitte
  Um drei Uhr nachts die Kühe kalben, ich muss hellwach sein
  Sono brabo no ônibus, mas chego no canteiro e é concreto até meio-dia, me levanta
  hoje não quero paz, quero bateria de escola de samba no ouvido pra varrer essa casa
  larguei o cigarro e fiquei lenta, preciso de um gás pra caminhar
  acordei de mau humor, sacode a poeira que tem feira
  La riunione del mattino mi ha steso, fra poco servo ai tavoli: carica
  mi hanno cambiato turno, sveglia alle 3, già penso al cornetto, su dai
  strofinare il forno, che non si dica, voglio ritmo
  salto la corda e poi tre riprese di boxe al sacco
  Uczyć się mam, a ja leżę i liczę pęknięcia na suficie, rozkręć mnie żebym zaczął
  trzeci dyżur z rzędu, nad ranem łapie senność, nie daj mi odpłynąć
  odśnieżanie dachu, minus piętnaście, do roboty
  zumba dla seniorek zaraz start, biodra jeszcze śpią
  Uykumu alamadım, öğrenciler kapıda, sesim bile uyanmadı, canlandır
  taşınma günü, koliler yığılı, hadi bismillah
  sıcaktan mayıştım, tarlada daha üç sıra domates var
  horon provasından önce ısınıyoruz, davul versin coşkuyu
  Отпуск кончился, первый день, мозг в отпуске, заводите мотор
  прокрастинирую уже до стадии мытья люстры, дайте пинка взяться за дело
  на даче картошка, сорок соток, спина скрипит, но бодримся
  вахта, полярная ночь, без света еле просыпаюсь
  Slö efter julbordet, en promenad i snålblåst ska få fart på mig
  tredje natten i rad vid pressen, gäspar käken ur led
  kom an, golven skurar inte sig själva
  kaffe hjälper ej, lektionen med 7C börjar om tio, väck mig
  De griep is weg, de fut ook, en vandaag moet ik post bezorgen in heel Heerde
  uitstelkampioen hier: de ramen wachten sinds Pasen
  meditatiemuziek? nee joh, ik wil stampen, over tien minuten begint bootcamp
  vroege vlucht, wekker om drie, geef me een zet
  朝練、まだ暗い、体が起きてない、テンポ上げて
  やらなきゃいけない確定申告を見ないふりしてる、尻を叩いて
  ランチのカレーで完全に落ちそう、午後の窓口は満員
  剣道の稽古前、腹から声を出せる状態にしたい
  겨울 새벽 수영, 물 차갑겠지만 정신 번쩍 들게
  유튜브만 보다 하루 다 감, 지금이라도 방 치운다
  장거리 운전 중 휴게소, 잠 말고 각성이 필요해
  농구 결승 전, 몸풀기 음악 크게
  आज छुट्टी नहीं, खेत में गन्ना काटना है, शरीर टूटा हुआ है पर चलना होगा
  reel dekhte dekhte subah nikal gayi, ab toh kaam shuru karwao
  नाइट शिफ्ट में चौकीदारी, झपकी आ रही है, जगाए रखो
  bhangra practice se pehle full volume, josh
  قاعد أفصل وأنا في الفصل، باقي حصتين، شحن
  ما نمت من الطفل والحين دوامي بالمطار، صحصحوني
  كل يوم أقول بكرة أرتب المخزن، اليوم خلاص بقوم
  إحماء قبل سباق الهجن، حماس
  睡不醒的周一，早高峰地铁里先把自己叫醒
  冥想完更软了，要去搬货，来点猛的
  龙舟赛前热身，鼓点敲起来
  作业一个字没动，光刷手机，踹我一脚
  після трьох уроків фізкультури ще й гурток, дайте бадьорості
  Marraskuun pimeys painaa, mutta koira tarvitsee lenkin, ylös
  ύπνος στα μάτια και πρωινή βάρδια στον φούρνο
  bangun sahur telat, harus narik ojek dari subuh, semangat
  lười quá trời, mà nhà cửa như bãi chiến trường
  Kom så krop, der er rugbykamp i regnvejr
  Vstávat a makat, senoseč nepočká
  Hai la treabă, via nu se sapă singură
  Lusta vagyok, de vár a konditerem, pörgess fel
  Quería meditar y me dormí sentada, así que cambio de plan: comba en la azotea
  el presupuesto me dejó la cabeza como un bombo, ahora a correr diez kilómetros
  cierro el libro que me da sueño, a las ocho actúo con la charanga
  el bebé me tuvo en vela, pero el quiosco abre igual, dame cuerda
  Je m'étais dit relaxation, mais non, il faut charger le camion avant midi
  la prof d'aquagym, c'est moi, et je dors debout, du punch
  treize heures de route vers le Portugal, c'est mon tour au volant, vitres ouvertes
  je repousse le tri des papiers depuis le printemps, allez, lance-moi
  Komme vom Nachtflug, darf aber nicht schlafen, der Laden macht um neun auf
  Putzteufel aktivieren, Treppenhauswoche
  Bin im Homeoffice versackt, Jogginghose, Augenringe, brauch einen Neustart
  Anpfiff in zehn, Kreis bilden, laut werden
  Jet lag? nem pensar em dormir, tenho show hoje à noite, me acende
  a prova é só semana que vem e eu enrolando no sofá, me faz começar
  lavar o carro, o cachorro e a calçada, nessa ordem, animação
  turno da madrugada na portaria, o sono tá ganhando de dois a zero
  Mi sento uno zombie dopo la notte col neonato, ma alle otto apro il negozio
  basta divano, oggi vado in bici fino al santuario
  preparo le valigie all'ultimo, adrenalina e via
  i ragazzi del centro estivo arrivano carichi, io no, ricaricami
  Kac po weselu, a o dwunastej poprawiny i ja gram na akordeonie, stawiaj mnie na nogi
  stres? raczej letarg, rusz mnie na spacer z psem
  sesja, mam się uczyć i czyszczę czajnik, kopnij mnie
  spływ kajakowy, zimny świt, wiosła w dłoń
  Kış uykusundan çıkamadım, dükkanın kepengini kaldırmam lazım
  yoga değil kardeşim, tempolu bir şey, ip atlayacağım
  masada sızmak üzereyim, toplantıya daha bir saat, gözüm açılsın
  sınıfı süslemeye koşuyorum, bayram sabahı neşesi ver
  Лень матушка победила вчера, сегодня реванш, гантели
  укачало в маршрутке, клонит в сон, а мне вести утренник снегурочкой
  сдать нормы гто, разминаюсь на стадионе
  перекрываем крышу, солнце печёт, темп нужен
  Nyss uppstigen, håret åt alla håll, konfirmander om en kvart
  jag borde plugga men putsar skor, sparka igång mig
  vårruset, uppvärmning vid startfållan
  matkoma mitt i lagerinventeringen, väck mig
  Slaperig van de warmte, de ijskar moet nog drie uur draaien
  kom van de bank, de polonaise wacht
  oma heeft er zin in: nordic walking om zeven uur, stok in de hand
  uit bed gerold, ogen op kiertjes, ochtendgymnastiek
  雪かきしないと車が出せない、寒いけど動け
  座禅で眠くなってしまった、次は薪割りだ、目を覚ませ
  宿題を後回しにして夕方、ここから巻き返す勢いがほしい
  月曜、まだ布団の形のまま歩いてる、開店まで十分で人間に戻りたい
  비 오는 날 축 처짐, 배달 콜은 쏟아지고, 힘내자
  밤새 게임하고 출근, 정신 차리게 해줘
  이불 빨래 발로 밟기, 신나는 걸로
  마라톤 출발선, 몸 데우는 중
  गर्मी में शरीर ढीला पड़ गया, पर ठेला तो लगाना है
  ध्यान नहीं, ढोल चाहिए, विसर्जन में नाचना है
  chai bhi pee li fir bhi neend, 2 ghante aur counter pe khada rehna hai
  kabse soch raha hu almirah saaf karu, aaj bas utha do
  الحر مخدرني والورشة فيها أربع سيارات، قوم يا ولد
  صحيت متأخر على الجيم، سخّن الجو
  فتور بعد السفر، والضيوف جايين المغرب، حركني
  بذاكر وبنام على الكتاب، باقي ساعتين ولازم أكمل صاحي
  开学第一天，孩子蔫我也蔫，来点劲儿
  春困，地里的活不等人
  不要轻音乐，我在擦油烟机，来摇滚
  值夜班，三点查房，先洗把脸清醒清醒
  лінь перемогла зарядку, але прибирання переможу я
  Hiihtokisan lämmittely, pakkasta kakskytä
  βαριέμαι αφόρητα, πρέπει να κατέβω για τρέξιμο
  ngantuk di kelas, padahal mau tanding futsal abis ini
  trời lạnh không muốn chui ra khỏi chăn, mà phải đi chợ sớm
  Søvnig efter frokost, børnehaven venter, op på dupperne
  Uklidit sklep, pustit metal
  Dimineață la cinci, piața mă așteaptă, trezește-mă
  Takarítás rockzenével, most
  Mi terapeuta dice que descanse, pero hoy lo que pide el cuerpo es bailar bachata y fregar suelos
  j'ai la tête dans le brouillard et dans une heure je fais visiter le château à quarante scolaires, réveille-moi
  Ich hab zwei Stunden Löcher in die Steuerunterlagen gestarrt, ich brauch erstmal Hampelmänner und laute Musik
  nada de soneca, vou molhar o rosto e descer pro futebol das quatro
  La poesia mi ha addormentato, la vanga mi sveglierà: orto da rivoltare prima che piova
  nie sen tylko kofeina i głośne bębny, bo do rana pilnuję festiwalowej bramy
  Şiir okurken içim geçti, kalkıp bulaşık, sonra koşu, haydi
  Лекция убаюкала, а впереди ещё тренировка по самбо, взбодриться бы
  Sömnig av allt tyst yogaprat, nu vill jag ha puls, spadtag och svett
  Van uitstel komt afstel zei mijn vader, dus nu meteen die schuur in, muziek op tien
  会議で魂が抜けた、立ち上がって走ってくる、元気が出る曲を
  기도하다 졸았다 회개하고 이제 김장 백 포기 간다
`;
