/** Sentences for this state, in many languages. */
export const DEEP_FOCUS_OF_IN_MANY_TONGUES = `
  Me quedan dos capítulos de anatomía antes del parcial y no me levanto hasta saberlos
  la reunión de las cuatro se cayó, así que por fin le meto mano al informe de obra
  no tengo sueño, tengo tesis. hoy cierro el marco teórico
  pasar a limpio las 300 fichas del archivo parroquial, una por una y sin errores
  J'ai fermé Slack, j'ai deux heures pour rédiger l'état de l'art
  le bébé dort enfin, du coup je m'y remets : module 4 du cours de compta
  pas de brainstorming ce matin, le scénario est décidé, il faut juste l'écrire jusqu'à la page 40
  répéter la sarabande lentement, mesure par mesure, jusqu'au dîner
  Ich setz mich jetzt an die Hausarbeit, Handy liegt in der Küche
  Meditation hab ich hinter mir, jetzt drei Stunden Code für den neuen Importer
  Stammdaten von Hand abtippen, 480 Zeilen, da darf keine Ziffer falsch sein
  kann eh nicht schlafen, also lern ich halt die Knochen der Hand
  vou me trancar no quarto e terminar o relatório de estágio, só saio pra jantar
  o treino fica pra amanhã, hoje é dia de decorar o código penal
  Montando a estante de 14 gavetas, manual aberto no chão, sem pressa e sem pular passo
  a ideia do app já tá pronta faz meses, falta é sentar e programar a tela de login
  Sto per mettermi sotto con diritto privato, esame giovedì
  niente riunioni fino alle 13, finalmente scrivo la relazione per la sovrintendenza
  devo leggere bene il paper di Kahneman e prendere appunti, pagina dopo pagina
  stanca sì, ma il capitolo tre lo finisco stasera prima di toccare il cuscino
  Siadam do magisterki, wifi wyłączone, herbata zrobiona
  wuja uparł się na drzewo genealogiczne, więc siedzę nad metrykami i wpisuję pokolenie po pokoleniu
  przepisuję nuty dziadka do komputera, każdy takt po kolei
  nie drzemka, tylko anatomia, kolokwium w piątek
  Tez için dört saat kapıyı kapattım, literatür kısmı bugün bitecek
  babamın eski kemanı elimde, vibratoyu ağır ağır bir saat çalışacağım
  kpss coğrafya tekrar, telefonu anneme verdim
  denizcilik bilgisi sınavı, fenerleri ve düdük işaretlerini ezberliyorum şimdi
  Сажусь за диплом, третья глава сама себя не напишет
  рисую чертёж бани в компасе, узел за узлом, жена просила к субботе
  буду три часа учить билеты по гистологии, никого не трогаю
  вдохновения нет и не надо, просто сижу и верстаю отчёт до конца
  Ska plugga in hela kapitlet om njurarna innan tentan på fredag
  ska skriva klart bouppteckningen, varje sked ska med på listan
  Övar skalor en timme till, metronomen på 60
  ik ga nu twee uur blokken voor scheikunde, deur dicht
  mijn dochter wil een vlieger, dus ik naai nu rustig alle banen op maat aan elkaar
  de kast uit 132 onderdelen in elkaar zetten, met de handleiding ernaast
  卒論の第二章、今日中に書き上げるつもりで机に向かう
  顕微鏡の標本を百枚、番号順にスケッチして台帳に書き込む
  眠いけど簿記の仕訳問題をあと三十問やり切る
  바이올린 3악장 느린 템포로 두 시간 연습하려고
  서예 전시 출품작, 같은 글씨 오십 번 쓸 작정
  토익 파트5 오답노트 정리하면서 단어 외우는 중
  अब दो घंटे बस UPSC की polity, फोन दूसरे कमरे में रख दिया
  driving licence ki theory yaad karni hai, saare sign ek ek karke
  dadaji ki urdu diary ko devanagari mein likh raha hoon, panna dar panna
  سأجلس الآن لأكتب الفصل الثاني من الرسالة ولن أرد على أحد
  بلضم سبح كهرمان للزبون، تلاتة وتلاتين حبة في كل واحدة، عايز تركيز
  أراجع حفظ سورة الكهف صفحة صفحة قبل اختبار الحلقة بكرة
  关掉微信，今晚把论文第三章写完
  给女儿织毛衣领口，照着图解一针一针数
  把两百份病历逐条录入系统，一个数字都不能错
  сідаю вчити біологію до нмт, телефон у шухляді
  Nyt kirjoitan gradua kolme tuntia putkeen, kahvi on keitetty
  κλείνω το κινητό και διαβάζω ποινικό μέχρι τις οχτώ
  lagi merakit drone dari nol, kabelnya kecil-kecil, jangan diajak ngobrol
  chiều nay ngồi học hết chương di truyền, tắt điện thoại
  Så er der ro i huset, jeg skriver videre på specialet
  Jdu se učit římské právo, dokud neumím všech dvacet otázek
  He puesto el cartel de no molestar: toca traducir veinte páginas del manual de la caldera
  ya pasó el bajón de después de comer, ahora dos horas de oposiciones, tema 31
  memorizar el monólogo de Segismundo entero, verso a verso
  coser el dobladillo a mano de doce cortinas, puntada pequeña y sin prisa
  le bug est trouvé, reste à réécrire tout le module proprement, j'y suis jusqu'à midi
  saisir les relevés de température des six derniers mois, ligne après ligne, sans me tromper
  je bosse mon concours d'infirmière, chapitre pharmaco, portable éteint
  ma coloc fait la sieste, j'en profite pour avancer le mémoire au calme
  Ich übe die Bach-Invention, linke Hand allein, bis sie sitzt
  Kein Telefonat mehr heute, nur noch das Gutachten fertig schreiben
  Modellschiff: heute kommen die Wanten dran, Pinzette und Lupe liegen bereit
  Müde war gestern, jetzt lese ich das Paper zu Graphen durch und mache Randnotizen
  escrever a petição inteira antes das seis, ninguém me chama
  tô estudando libras pra prova prática, repetir cada sinal até sair limpo
  a ansiedade ficou lá fora, aqui dentro é só eu e o capítulo de fisiologia
  digitar as provas da turma no sistema, nota por nota
  traduco il contratto dal tedesco, trenta cartelle, consegna alle 18
  ora che il mal di schiena è passato, tre ore filate sul codice del parser
  ripasso storia dell'arte dal Giotto al Masaccio con le schede
  sto incidendo la lastra di rame, un segno alla volta, tutto il pomeriggio
  Wkuwam słówka z norweskiego, dziś całe trzy działy
  pomysły już były, teraz zostało redagowanie rozdziału, zdanie po zdaniu
  składam gitarę z zestawu, lutowanie przetworników na spokojnie
  do wieczora wprowadzam faktury do systemu, 210 sztuk
  Ehliyet sorularını baştan sona çözüp ezberleyeceğim, kimse aramasın
  dantel örneğini bitirmeden kalkmayacağım, ilmek saya saya
  spor sonrası kafam açık, oturup arka ucu yazmaya başlıyorum
  hukuk sınavına dört gün, borçlar genel okuyorum
  Перевожу инструкцию к томографу, сорок страниц, сижу плотно
  сделала зарядку, теперь три часа за пианино, этюд Черни
  конспектирую лекции по сопромату, пока в голове светло
  забиваю в базу карточки читателей, по одной, внимательно
  Skriver bygglovsansökan färdigt, dörren stängd och mobilen i lådan
  orolig var jag i morse, nu sitter jag ner och läser in kursboken om skogsbruk
  knyter flugor till fisket, tjugo stycken, noggrant
  Ik vertaal hoofdstuk zes, woord voor woord, tot het donker is
  geen dutje, ik moet de theorie voor mijn vaarbewijs erin stampen
  klarinet, die ene loopje honderd keer tot hij zit
  資格試験の過去問、三年分を静かに解き進めて覚える
  瞑想アプリは閉じて、翻訳の締め切りまで集中する
  プラモの塗装、細部までマスキングして仕上げる
  논문 서론 다시 쓰기, 카톡 알림 다 껐음
  피곤하긴 한데 실기시험이 낼모레라 도면 계속 그린다
  성경 필사 오늘 세 장, 글자 하나하나 또박또박
  तबले का कायदा, धीमी लय में सौ बार दोहराना है
  aaj brainstorming nahi, bas coding, payment page poora karna hai
  CA ka accounts wala chapter, 3 ghante, darwaza band
  أكتب تقرير التدريب الميداني من أوله لآخره قبل المغرب
  خلصت الجيم ودماغي صاحية، هذاكر فسيولوجي لحد العشا
  أنسخ المخطوطة حرفاً حرفاً على الحاسوب
  考研英语阅读，今天精读四篇，谁叫都不出去
  不困了，接着写代码，把支付模块做完
  练字，颜真卿的帖临满十张
  дописую курсову, розділ про бджіл, телефон вимкнено
  Opiskelen ajokortin teorian, kolme lukua tänään
  γράφω την πτυχιακή, κεφάλαιο δύο, με ωτοασπίδες
  hafalan juz 30, diulang sampai lancar
  dịch nốt mười trang hợp đồng, tối nay phải xong
  Jeg syr mit eget telt færdigt, alle sømme skal være tætte inden ferien
  Píšu bakalářku, dneska metodologie, nikdo mi nevolejte
  Învăț pentru rezidențiat, capitolul de cardiologie, ușa închisă
  Gyakorlom a Kodály-darabot, lassan, kottából
  Estoy agotada, pero la tesis se entrega a medianoche y me faltan las conclusiones: sigo
  afinar y encordar el arpa completa, 47 cuerdas, en silencio
  ni ansiedad ni gaitas, ya se pasó: ahora me estudio los verbos irregulares de alemán
  montar el ordenador de mi hermana, hoy placa, procesador y cables
  on a déjà choisi le nom, le logo, tout ; maintenant je code la page d'accueil
  Lecture serrée de Spinoza, crayon en main, livre deux
  j'annote le corpus, deux cents phrases avant ce soir
  tricoter le talon de la chaussette, diagramme sous les yeux, interdiction de me parler
  Das Bett ruft, aber die Klausur in Baustatik ist morgen um acht, also weiter Aufgaben lernen
  Ahnenforschung: Kirchenbuch 1743 entziffern und sauber in die Datei übertragen
  schreibe an Kapitel neun, der Plot steht längst, es fehlen nur die Wörter
  Uhrwerk zerlegen, reinigen, zusammensetzen, Lupe im Auge
  Acabei de meditar, cabeça limpa, agora é TCC até a hora do almoço
  passar a tarde transcrevendo as entrevistas da pesquisa, fone no ouvido
  estudando harmonia pro exame da ordem dos músicos, caderno de exercícios inteiro
  programar o robô da escola seguir linha, o roteiro é esse, só sentar e fazer
  Niente pisolino: latino, versione di Tacito, dizionario e basta
  compilo il catalogo del museo, scheda dopo scheda, vasi dal 120 al 180
  suono le scale in terze finché il gatto non scappa
  devo scrivere il verbale della riunione di ieri, completo e ordinato, prima delle 12
  Uczę się kodu drogowego, bo w środę mam ciągnik z przyczepą
  piszę pozew, cisza w kancelarii, mam czas do piątej
  haft krzyżykowy, dziś całe lewe skrzydło anioła
  tłumaczę napisy do filmu, scena po scenie
  Ders kayıtlarını tek tek sisteme giriyorum, yanlış olmasın
  neyde aynı taksimi defalarca çalışacağım
  gece yarısı ama proje teslimi sabah, çizimi bitiriyorum
  arapça harekeleri öğreniyorum, ikinci cüz
  Клею модель крейсера, сегодня вся артиллерия правого борта
  отчёт о практике, пятнадцать страниц, сажусь и не встаю
  зубрю неправильные глаголы, к четвергу сто штук
  набираю бабушкины рецепты с тетрадки, буква в букву
  Syr en folkdräkt, idag livstycket, nål och tråd och inget snack
  läser grundboken i obduktionsteknik, kapitel fyra, anteckningar för hand
  trött men uppsatsen ska in klockan tolv, så jag skriver vidare
  kodar om hela bokningssidan, hörlurar på
  Ik leer Spaanse woordjes voor mijn emigratie, vandaag hoofdstuk eten en markt
  poppenhuis behangen, kamertje voor kamertje
  nog één alinea, zei ik om tien uur, ik schrijf door aan het jaarverslag
  partituur overschrijven voor de fanfare, elke noot
  写経を二巻、静かに筆を進める
  昨日決めた企画、今日は企画書に仕上げるだけ、没頭する
  司法書士試験の民法、テキスト五十ページ読み込む
  編み図どおりにセーターの袖を編み切る
  한자 2급 시험 대비, 오늘 백 자 쓰면서 외우기
  사업계획서 마감이라 문 걸어 잠그고 작성 중
  레고 타지마할 조립, 7번 봉투부터
  번역 원고 20쪽 남았다 오늘 안에 끝낸다
  संस्कृत के श्लोक कंठस्थ कर रहा हूँ, अध्याय दो
  thesis ka literature review, phone airplane mode pe, 4 ghante
  रजिस्टर की सारी एंट्री कंप्यूटर में चढ़ानी है, ध्यान से
  thak gaya hu lekin kal paper hai, physics ke derivation ratna hai
  أتعلم الخط الديواني، صفحة كاملة من حرف الهاء
  عندي تسليم مشروع التخرج، بكتب الفصل الرابع بلا توقف
  أقرأ كتاب المغني وأعلّق على الحواشي
  هترجم العقد كله الليلة كلمة كلمة
  备考教资，把教育心理学这本啃完
  给老爷钟换零件，照图纸一步步装
  录入家谱，三百多个名字，错一个字都不行
  灵感会开完了，现在闷头把剧本第五场写出来
  пишу дисертацію, розділ про ґрунти, двері зачинені
  Harjoittelen haitaria, sama polkka kunnes sujuu
  διαβάζω αγγλικά για το proficiency, τρία κεφάλαια σήμερα
  ngetik laporan PKL sampai bab penutup, hp dimatiin
  tập đàn tranh bài Lý ngựa ô, từng câu một
  Læser op til eksamen i jordemoderkunde, hele eftermiddagen
  Přepisuju babiččin deník, stránku po stránce
  Scriu raportul de expertiză, telefonul e închis
  Tanulok a KRESZ-vizsgára, táblák és elsőbbség
  Mi abuelo dejó 90 cintas de casete: hoy paso las primeras cinco al ordenador, etiquetando cada canción con cuidado
  hace un rato lloraba de nervios por el MIR, ya está, vuelvo a cardiología y no paro hasta la cena
  practicar el solo de Paco de Lucía a mitad de velocidad, compás por compás
  los demás duermen; yo, con los cascos, termino de programar el juego
  Rédiger la notice de montage en trois langues, porte close, jusqu'au dernier paragraphe
  plus d'excuses ni de café : je relis l'article de Nature et je fiche chaque figure
  maquette de la gare, pose du ballast à la pince, un bon après-midi
  la classe est finie, je m'enferme au labo pour écrire mon chapitre sur les lichens
  Die anderen diskutieren noch, ich hab Kopfhörer auf und schreib das Backend runter
  Latein fürs Abi, Ovid, zwanzig Verse übersetzen und die Stilmittel lernen
  Stoff zuschneiden für sieben Chorhemden, millimetergenau, nicht ansprechen
  statt Mittagsschlaf: Kapitel Thermodynamik durcharbeiten
  escrevendo o capítulo da dissertação sobre quilombos, café do lado e mundo lá fora
  copiar as partituras da banda da igreja, instrumento por instrumento
  restaurar o oratório da bisa, folha de ouro, mão firme a tarde toda
  o cliente já falou tudo na ligação, agora eu sento e escrevo o contrato
  Traduco Saffo per l'esame, un frammento alla volta, vocabolario aperto
  monto il mobile della cameretta, foglio otto di ventidue, non mi distraete
  scrivo la tesina sulle api, ho ancora quattro ore di luce
  l'ispirazione è passata ieri, oggi si scrive e basta: duemila parole entro cena
  Nagrywam lektora do audiobooka, rozdział siódmy, bez przerw
  uczę się na egzamin radcowski, dziś procedura cywilna od deski do deski
  lutuję płytki do syntezatora, siedemdziesiąt rezystorów
  senność mi przeszła, siadam do artykułu o torfowiskach i piszę do obiadu
  Osmanlıca belge okuyorum, satır satır çeviri yazısını çıkarıyorum
  yüksek lisans yeterliliği için notları baştan çalışıyorum, ev sessiz
  maket uçağın kanadını zımparalayıp yapıştıracağım, acele yok
  senaryo belli, diyalogları sonuna kadar yazacağım bu gece
  Пишу дипломный проект по мостам, чертёж опоры, до вечера никуда
  расшифровываю интервью с ветераном, слово за словом
  японский, двадцать иероглифов, прописываю каждый по строке
  паника отступила, открываю учебник по фарме и читаю дальше
  Transkriberar brev från 1890-talet, lupp och lampa, hela förmiddagen
  pluggar till jägarexamen, viltlära hela kvällen
  programmerar väderstationen klart, alla delar ligger framme
  övningskör nyckelharpan, samma polska tills fingrarna minns
  Scriptie, methode herschrijven, telefoon in de vriezer bij wijze van spreken
  de ledenlijst van de ijsclub overtypen, 612 namen
  viool, etude acht, metronoom, deur op slot
  rijtheorie stampen in de pauze, niks geklets
  看護師国試の必修問題、解説まで読み込んで覚える
  論文の英訳、一文ずつ丁寧に直していく
  ミシンで入園バッグ三つ縫い上げる、布はもう裁ってある
  古いラジオの修理記事を清書する、静かな夜だからはかどる
  공인중개사 민법 강의 세 개 연속으로 듣고 필기
  졸업작품 모형 만들기, 벽체 자르고 붙이고
  자소서는 다 구상했고 이제 쓴다, 저녁까지 세 통
  가야금 산조 중모리 부분만 계속 연습
  लैब रिकॉर्ड पूरी फाइल साफ़ लिखनी है, चालीस पन्ने
  kathak ka ek hi tukda baar baar, ghungroo pehen ke do ghante
  नींद उड़ गई तो सोचा न्यायशास्त्र के नोट्स बना डालूँ
  blog likhna hai 2000 words, outline ready hai, ab bas typing
  أفرّغ تسجيلات المقابلات للبحث، ثلاث ساعات سماعة وكتابة
  بتعلم سواقة نظري، الإشارات كلها الليلة
  أخيط ثوب العيد لابنتي، الكم والياقة، بهدوء وتركيز
  أكتب كود المتجر والباب مقفول، لا تنادوني
  翻译说明书，德语到中文，三十页
  钢琴十级曲子，左手单独慢练一小时
  把读书会的争论放一边，我自己把原著精读完
  焊航模电路板，别叫我吃饭
  перекладаю субтитри, сорок хвилин фільму, тиша
  Luen pääsykokeisiin, biologia 4, puhelin pois
  γράφω κώδικα για την εργασία, δεν σηκώνω τηλέφωνα
  nyalin kitab, sehalaman demi sehalaman, abis isya
  ôn thi bằng lái, học thuộc sáu trăm câu
  Limer skibsmodel, ror og mast, hele formiddagen
  Učím se na státnice, otázka sedmnáct
  Traduc romanul, capitolul doisprezece, până la miezul nopții
  Írom a szakdolgozatot, a módszertan jön
  Querido diario, nada de siesta hoy: me puse las gafas, abrí el atlas de histología y voy a estudiar tejidos hasta que anochezca
  la idea del cómic ya está, ahora toca entintar ocho páginas con pulso de relojero
  la entrevista es el lunes; hoy practico python haciendo ejercicios del curso, uno detrás de otro
  encuadernar la tesis de mi padre, cosido a mano
  teclear los apellidos del censo de 1910, mil y pico, sin bailar una letra
  Il est 5h, la maison dort, j'écris mon roman comme chaque matin jusqu'au réveil des gosses
  j'avais mal partout hier, aujourd'hui ça va, je termine la marqueterie du coffret
  apprendre par cœur le Requiem partie alto, avec la partition
  deux heures de chinois, caractères et dictée, aucune pause
  le client hurle mais il est en vacances, je code la refonte jusqu'à vendredi
  Ich hab mich beruhigt, also zurück zur Doktorarbeit, Kapitel Diskussion, bis die Kirche zehn schlägt
  Lötkolben heiß, Schaltplan ausgedruckt, Verstärkerbausatz den ganzen Abend
  Vokabeln Polnisch für die Schwiegereltern, hundert Karten durch
  Kein Gedicht, ein Förderantrag, zwölf Seiten, heute schreib ich ihn fertig
  ganze Partitur transponieren, von Es nach B, Takt für Takt
  Passei a noite virando na cama, mas agora sentei e vou escrever o artigo até o fim
  bordado em ponto cheio, as letras do enxoval, concentração total
  estudo de caso pra residência, leio as 60 páginas antes das dez
  quero decorar o papel inteiro, cena por cena, estreia é sábado
  gravar as aulas do curso, roteiro aberto, uma atrás da outra
  Ho tre ore prima che torni la famiglia: scrivo il codice della tesi, modulo importazione
  oggi restauro la cornice, foglia e bolo, mani ferme
  il collega voleva chiacchierare, ho detto dopo: sto compilando le cartelle cliniche
  studio per il patentino da apicoltore, il manuale intero
  trascrivo dal nastro le canzoni di mia zia, parola per parola
  Zimno, kawa, cztery rano, piszę habilitację zanim wstaną dzieci
  ćwiczę pasaże na akordeonie, prawa ręka, wolno, do znudzenia
  przepisuję dane z ankiet papierowych, sto osiemdziesiąt arkuszy
  kłótnia była, minęła, siedzę nad kodem sterownika do nocy
  nauka do matury ustnej, opracowuję wszystkie lektury po kolei
  Rapor yarın sabaha, uyku yok, yazıyorum
  minyatür çalışması, fırçanın ucu tek kıl, altı saat
  yazılım kursunun dördüncü haftası, ödevi baştan kodluyorum
  hafızlık için bugün iki sayfa ham ezber
  gelinlik boncuklarını tek tek dikiyorum, sessizlik lütfen
  Учу роль, монолог на три страницы, завтра прогон
  вчера психовала, сегодня тихо сижу и пишу научную статью
  перевод с латыни, Цезарь, глава пятая, со словарём
  собираю компьютер из деталей, термопаста, кабели, не торопясь
  вбиваю показания счётчиков по всему посёлку
  Broderar altarduken, korsstygn i tre nyanser, hela dagen
  kollegorna fikar, jag stannar och skriver klart ansökan till forskningsrådet
  läser in mig på rättsfallet, akten är fyra hundra sidor
  bygger dockskåpet efter ritning, trälim och tålamod
  tentaplugg i strömningslära fast soffan lockar
  Kalligraferen van de uitnodigingen, tachtig enveloppen
  cello, de lage passage, een uur lang heel traag
  ik typ mijn vaders dagboeken over, deel twee
  boos geweest, wandeling gemaakt, en nu schrijf ik de scriptie af
  leren voor het examen anesthesie, de hele map door
  夜が明ける前に小説の続きを三千字書く
  胃は痛いけど論文の査読コメントに一つずつ返事を書く
  着物の仕立て、袖つけを丁寧に縫う
  会計ソフトに領収書を二百枚、間違えずに入力
  行政書士の勉強、家族が寝たあとの二時間
  소설 퇴고 중, 한 문장씩 소리 내 읽으며 고친다
  자격증 필기 외우는 중, 카페 구석 자리 확보
  낮잠 대신 영어 쉐도잉 한 시간 꽉 채우기
  자수 도안대로 꽃잎 마흔 장 놓기
  데이터 라벨링 오백 장, 정확하게
  गीता के दस श्लोक याद करने बैठा हूँ, घर में सन्नाटा है
  neet ka biology, ncert line by line, raat bhar
  सितार पर राग यमन का आलाप, दो घंटे रियाज़
  client ki website ka poora frontend aaj hi likhna hai, phone off
  أرسم المخطط النهائي للفيلا على الأوتوكاد، المقاسات بالملي
  قلقت شوية بس خلاص، أكمل كتابة بحث الترقية
  أحفظ ألفية ابن مالك، عشرين بيتاً الليلة
  بركب الدولاب من الكتالوج، مسمار مسمار
  抄写古籍，今晚抄完第三卷
  给公司写投标书，手机静音，写到天亮
  背司法考试法条，刑法分则
  二胡练长弓，对着谱子一遍一遍
  пишу звіт для ґранту, рядок за рядком, до вечора
  Kudon islantilaispuseron kaarroketta kaavion mukaan, ei juttelua
  μεταφράζω το συμβόλαιο, σελίδα σελίδα, ως το βράδυ
  ngoding aplikasi kasir buat warung bapak, seharian
  thêu nốt bức tranh tùng hạc, từng mũi
  Skriver prædikenen færdig, døren lukket
  Lepím model mostu, vzpěru po vzpěře
  Exersez la pian studiul de Czerny, încet
  Kódolok, a prototípusnak péntekre futnia kell
  Después de tanta charla con la editora, por fin silencio: reescribo el capítulo cuatro frase a frase
  mis manos ya no tiemblan, vuelvo al torno y termino las doce tazas iguales del encargo
  J'étais partie pour faire la sieste, et puis non, je recopie mes cours d'anat au propre jusqu'au soir
  Die Verhandlung ist morgen, heute arbeite ich die ganze Akte durch, Blatt für Blatt
  o culto é domingo, hoje ensaio sozinha o solo no teclado até decorar
  non riesco a dormire per il caldo, tanto vale finire di tradurre il capitolo con il ventilatore addosso
  Nie gadam dziś z nikim, uczę się całej interny na lekarski egzamin końcowy
  herkes tatilde, ben kütüphanede tezin bulgular bölümünü yazıyorum
  Сначала хотела прилечь, но открыла конспект и теперь готовлюсь к госам до полуночи
  日記みたいになるけど、今日は一日こもって修士論文の実験章を書く
`;
