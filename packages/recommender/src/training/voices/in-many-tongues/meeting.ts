/** Sentences for this state, in many languages. */
export const MEETING_OF_IN_MANY_TONGUES = `
  En diez minutos me llama la tutora de mi hijo por lo de las notas
  quedé con el casero para negociar la subida, a ver si baja algo
  doy clase de acuarela a ocho jubilados, ya están sacando los pinceles
  tengo sueño pero la daily empieza ya y me toca hablar primero
  Entretien avec la DRH à 15h pour mon augmentation
  j'appelle ma sœur, il faut qu'on parle de la maison des parents
  je présente mon poème au jury, ils posent des questions après
  consultation chez le kiné avec papa, je traduis pour lui
  Gleich Elterngespräch in der Kita, danach weiß ich mehr
  Jour fixe mit dem Kunden, er will über die Bugs reden
  mein Chef will kurz quatschen, Kamera an in fünf Minuten
  heute halte ich die Vorlesung über Schlaf, 200 Leute im Saal
  Vou ligar pro banco e discutir essa tarifa com o gerente
  reunião de condomínio às oito, vai ter barraco sobre a garagem
  entrevista de estágio online, o moço já mandou o link
  sentar com meu marido e conversar sobre as contas da casa, os dois juntos
  Colloquio con i professori di Marta, ore 17:20
  devo spiegare il bug al cliente in videochiamata, mi aspetta già
  si va dall'avvocato a sentire cosa dice del contratto
  lezione di chitarra: oggi insegno io, allievo di nove anni
  Za chwilę stand-up, każdy mówi po minucie
  rozmowa kwalifikacyjna na kelnera, właściciel czeka na sali
  idę z mamą do kardiologa, mam mu opowiedzieć o jej lekach
  konsultacje ze studentami, przyjdą z pytaniami o egzamin
  Müşteriyle fiyat pazarlığına oturuyorum, indirim isteyecek kesin
  nikah memuruyla görüşmeye gidiyoruz, tarih ve salon konuşulacak
  psikologla ilk görüşmem, ekrandan bağlanacağız
  kızımı istemeye geliyorlar, salonda oturup konuşacağız
  Планёрка через пять минут, докладываю про задержку поставки
  иду на приём к терапевту, список жалоб взяла с собой
  звоню брату, надо решить, кто заберёт бабушку на лето
  защита проекта: сначала я рассказываю, потом комиссия спрашивает
  Utvecklingssamtal med läraren kl 16, sonen ska vara med
  ska prata med banken om lånet, rådgivaren ringer upp
  handledning med doktoranden, hon vill diskutera sin metod
  Zo meteen sollicitatiegesprek bij de fietsenmaker
  ik geef straks rekenles aan groep zes, de bel gaat bijna
  overleg met de aannemer over het meerwerk, aan de keukentafel
  十時から取引先とオンライン商談、資料を映しながら話す
  三者面談、母と先生と私で進路の話をする
  眠気はあるけど朝礼の司会が自分なので、もう前に立つ
  팀장님이랑 일대일 면담, 연봉 얘기 꺼낼 거야
  다섯 시에 부동산에서 집주인 만나서 계약 조건 얘기하기로 함
  할머니랑 영상통화, 손주 얼굴 보여드리려고
  अभी क्लाइंट के साथ कॉल है, डिज़ाइन पर उनका feedback सुनना है
  papa se baat karni hai shaadi ke kharche ki, baith ke
  doctor ke paas appointment hai 5 baje, report dikhani hai
  عندي مقابلة عمل بعد ربع ساعة والكاميرا جاهزة
  شيخ الحارة طلبني أسمع الطرفين في خلاف المواقف
  قاعد مع الحلاق نتفق على فرح السبت، مين هييجي ومين لأ
  三点跟供应商谈价格，他们来两个人
  给新来的实习生讲半小时流程，顺便回答问题
  家庭会议：商量外婆住谁家
  екзаменую водіїв, сідаю поруч і розпитую
  Palaveri pankin kanssa asuntolainasta kello yksi
  μιλάω με τον λογιστή σε λίγο για την εφορία
  mau presentasi di depan dosen penguji, giliranku berikutnya
  ngồi uống trà với ông nội, hỏi ông chuyện thời bao cấp
  Jeg skal til samtale hos jobcentret om lidt
  Porada s majitelem bytu ohledně plísně, přijde za chvíli
  Am ședință cu părinții, trebuie să le vorbesc despre excursie
  Felhívom a testvéremet, megbeszéljük az örökséget
  Asamblea de la cooperativa de regantes, hoy se vota el turno de agua
  la psicóloga del cole nos recibe a los dos, vamos a contarle lo del insomnio del niño
  me toca explicarle las fracciones a mi vecina de once años en la mesa de la cocina
  junta con arquitectos
  Je reçois un locataire pour la visite, on va causer loyer
  réunion de chantier, le maçon et l'électricien se renvoient la balle
  cours de yoga à donner à 18h, douze personnes sur leurs tapis
  ma fille veut qu'on discute de son année de césure, on se pose sur le canapé
  Betriebsratssitzung um neun, Thema Nachtschicht
  Ich telefonier gleich mit der Versicherung, der Sachbearbeiter nimmt endlich ab
  Probearbeiten besprechen mit der neuen Köchin
  heute Vortrag eines Schlafforschers in der Volkshochschule, ich sitz in Reihe zwei
  Consulta com a pediatra às dez, vou perguntar das vacinas
  apresentar a ideia do mural pra diretora da escola, ela quer ouvir tudo
  banca de TCC: sou o avaliador de hoje
  ligação de vídeo com meus pais em Cabo Verde
  Riunione di redazione, ognuno propone un pezzo
  devo parlare con il preside, mi ha convocata alle undici
  dal notaio per il rogito, venditori e banca già seduti
  tutorato di matematica: tre ragazzi di seconda e una lavagna
  Zebranie wspólnoty, będziemy się kłócić o windę
  telefon do urzędu skarbowego, pani ma mi wyjaśnić korektę
  prowadzę szkolenie bhp dla magazynierów
  wizyta u dietetyczki, omówimy jadłospis
  Yönetim kuruluna bütçeyi sunuyorum, soru yağmuru gelecek
  usta ile mutfak dolaplarını konuşacağız, birazdan kapıda
  çevrim içi ders veriyorum, otuz öğrenci bekleme odasında
  doktora tahlilleri göstermeye giriyorum
  Мастер-класс веду, учу бабушек валять валенки
  в школу вызвали, завуч хочет поговорить про драку на физре
  переговоры с арендодателем, выбиваю каникулы
  сейчас у нас ретро с командой, каждый скажет что бесит
  Ska intervjua en fiskare om hans liv, bandspelaren är med
  årsmöte i båtklubben, jag är ordförande
  läkartid kvart i tre, ska berätta om ryggen
  pappa och jag ska ta ett snack om körkortet
  Teamoverleg met taart, Joke gaat met pensioen en iedereen zegt iets
  videobellen met de logopedist van ons zoontje
  onderhandelen met de vakbond, ronde drie
  college bijwonen over romeinse wegen, collegezaal 2
  PTAの役員会、司会は会長の私
  不動産屋で大家さんと更新料の相談をする
  病院で先生に検査結果の説明を聞く
  後輩の悩みをランチしながら聞いてあげる
  학부모 상담 주간이라 오늘 다섯 가정 만남
  고객사 미팅 들어가기 직전, 디자인 시안 설명해야 함
  동생이랑 부모님 칠순 어떻게 할지 통화로 상의
  외국인 친구한테 한국어 과외 해주는 시간
  पंचायत की बैठक है, पानी की टंकी पर बात होगी
  naye tenant se milna hai, rent aur deposit discuss karenge
  दर्ज़ी से लहंगे पर बात करनी है, नाप और दाम दोनों
  viva hai, examiner ke saamne bolna hai ab
  مجلس صلح بين الجيران، الكبار قاعدين وأنا أتكلم عن أخوي
  مكالمة مع شركة التأمين أناقش معهم المطالبة
  عندي محاضرة ألقيها على طلبة سنة أولى عن الزلازل
  جلسة استشارة مع محامي العقار
  跟班主任约好放学聊聊孩子早恋的事
  业主大会，轮到三号楼代表发言
  面试官是我，今天要见四个应届生
  医生约了下午复诊，问问药要不要减
  перемовини з фермером про гарбузи, він уже на порозі
  Kehityskeskustelu esihenkilön kanssa, toivon palkankorotusta puheeksi
  με παίρνει ο κουμπάρος να κανονίσουμε τα βαφτίσια
  rapat RT soal iuran sampah, aku notulennya
  chị trưởng phòng gọi vào nói chuyện tăng lương
  Bestyrelsesmøde i andelsforeningen
  Třídní schůzky, pak mluvím s paní učitelkou o češtině
  Discut cu medicul de familie despre analize
  Osztályfőnöki órát tartok, a telefonokról beszélgetünk
  El fisio me espera a las siete, le voy a contar lo del hombro y que me diga
  tengo que decirle a mi socio que quiero irme, hemos quedado en el bar de siempre
  reunión de antiguos alumnos por videollamada, cámara lista
  doy la charla de meditación en el centro cívico, ya hay veinte sillas ocupadas
  Oral blanc : ma prof joue le jury, je réponds
  on se fait un point budget à trois avec la trésorière et le maire
  apéro-débat au café philo, thème : faut-il dormir moins ?
  j'accompagne mon ado chez l'orthophoniste et on parle tous les trois
  Gespräch mit der Hebamme um elf, meine Fragen stehen auf dem Zettel
  Ich unterrichte gleich Deutsch für Pflegekräfte, acht Leute im Container
  Mieterversammlung im Hof wegen der Heizkosten
  wir setzen uns als Band zusammen und klären, wer den Proberaum zahlt
  Mentoria com uma caloura, ela quer saber como passei em cálculo
  hoje a terapeuta é às cinco, por vídeo
  conversar com a nora sobre o batizado, presencial, com bolo
  apresento o plantão pra equipe da manhã, passagem de turno
  Chiamo mia madre, è domenica e sennò si offende
  sindacato e azienda al tavolo, oggi si tratta sugli straordinari
  ricevimento studenti dalle 10 alle 12, porta aperta
  il regista vuole sentire la mia idea per la scena, ci vediamo al bar
  Mediacje z sąsiadem o płot
  wykład o bezsenności dla seniorów, ja prowadzę, pytania na końcu
  zdzwonka z rekruterem z Berlina po niemiecku, aaa
  odprawa brygady przed zmianą
  Ev sahibi geliyor, tadilatı kim ödeyecek konuşacağız
  dişçide randevum var, implant seçeneklerini anlatacak
  aile meclisi toplanıyor, dedemin tarlası için
  kulüp toplantısında yeni üyelere satrancı ben anlatacağım
  Собеседую няню, она уже разувается в прихожей
  семинар по кафедре, доклад читает гость из Томска, слушаю и задаю вопросы
  урок по скайпу: учу канадца падежам
  идём с мужем к ипотечному менеджеру
  Föräldramöte på förskolan, jag ska berätta om utflykten
  kund på tråden om fem, hon vill pruta
  håller kurs i stickning för nybörjare ikväll
  läkaren ringer upp angående sömnproverna, ska fråga allt
  Bij de notaris met mijn broers over het testament
  keukentafelgesprek met de wijkverpleegkundige
  ik geef rondleiding in het molenmuseum, groep van vijftien
  functioneringsgesprek, en ik ga zeggen dat het te veel is
  オンライン英会話、先生が入室待ち
  部下と面談、来期の目標を一緒に話し合う
  町内会の寄り合いで祭りの段取りを決める
  獣医さんに犬の食欲のことを相談しに行く
  동아리 신입 면접관으로 들어감
  변호사 상담 예약 두 시, 전세 사기 건
  명절 앞두고 형제들이랑 단체 영상통화
  요가 강사인데 지금 수업 시작, 회원님들 매트 깔고 계심
  बिल्डर से मिलकर पज़ेशन की तारीख पर बात करनी है
  ladke wale aa rahe hai, sabke saath baithna hai
  standup at 10, mujhe hi update dena hai sabko
  गाँव के बच्चों को गिनती पढ़ाने जा रहा हूँ, सब आ चुके
  اجتماع مع المقاول في الموقع عن تأخير السباكة
  هقابل حمايا لأول مرة، هنتكلم في الشبكة
  جلسة مع أخصائية النطق لابني بعد المغرب
  ندوة عن الشعر النبطي وأنا المحاور
  陪爷爷去听村史座谈，他还要上台讲几句
  给老年大学上手机课，学员到齐了
  视频问诊，跟皮肤科医生说说湿疹
  和导师谈论文方向，他给了半小时
  дзвінок із волонтерами, ділимо, хто що везе
  Soitan isälle ja puhutaan mökin myynnistä
  ραντεβού με τη δασκάλα του μικρού, μία παρά τέταρτο
  ngobrol sama calon mertua lewat telepon
  phỏng vấn xin visa, sắp gọi tới số mình
  Forældresamtale, min datter skal også sige noget
  Učím angličtinu na směny dělníky, lekce začíná
  Negociez cu furnizorul de făină, sună acum
  Interjút adok a helyi újságnak a méhekről
  Ayer lloré de agobio y hoy se lo voy a contar a mi jefa, hemos quedado a las nueve en su despacho
  los del coro votamos repertorio esta tarde, seguro que se lía
  explico el presupuesto a los padres del ampa y contesto a lo que pregunten
  voy a la radio del pueblo, me entrevistan por el libro
  Ma psy à 18h, on reparle du sommeil, cette fois je lui dis tout
  conseil de classe des secondes
  le plombier et moi, on va discuter de son devis, il sonne dans cinq minutes
  je lis mes poèmes à la médiathèque et ensuite on échange avec la salle
  Mit Oma am Telefon, sie erzählt von der Hüfte und ich hör zu
  Vorstellungsgespräch als Gärtner, die Chefin zeigt mir gleich das Gewächshaus
  Kreativrunde im Konferenzraum: heute stell ich dem Kunden nur unsere drei Entwürfe vor
  Schüler fragen mich in der Nachhilfe über Brüche aus, seit vier sitzen sie hier
  Sessão na câmara, vou falar na tribuna contra o corte das árvores
  minha orientadora quer discutir meus resultados, entrei na chamada
  acertar com o pedreiro, olho no olho, quanto fica o muro
  ensinando minha vó a usar o zap, sentada do lado dela
  Cena di lavoro con i giapponesi, devo fare conversazione fino a mezzanotte
  il fisioterapista mi aspetta, gli spiego dove tira
  alle 16 conferenza sul sonno, intervengo come relatrice
  assemblea studentesca in palestra, parlo per la 4B
  Narada w remizie o dożynkach
  korepetycje z fizyki, uczeń właśnie dzwoni do drzwi
  omawiamy z żoną i doradcą kredyt, spotkanie w oddziale
  jestem prelegentką na spotkaniu o stresie w pracy, sala pełna
  Kayınpederle arsa meselesini konuşmaya gidiyorum
  sendika temsilcisi olarak müdürle masaya oturacağız
  diyetisyen kontrolü, neyi yiyip yemediğimi anlatacağım
  kitap kulübü, sırada benim yorumum var
  Веду экскурсию по крепости, группа уже у ворот
  педсовет, обсуждаем новый электронный журнал
  звонок в управляющую компанию, буду ругаться вежливо
  репетитор по матану пришёл, сейчас он мне объяснит
  Samråd om vindkraften i bygdegården, jag ska ställa frågor
  pratar med barnmorskan om förlossningsplanen
  skypar med sonen i Australien, det är kväll där
  leder dagens scrummöte för att Kalle är sjuk
  Groepsgesprek bij de rouwbegeleiding, ik ga mijn verhaal doen
  klant komt passen, we overleggen over de zoom
  de rector wil me spreken over mijn rooster
  ik leg de nieuwe stagiair de kassa uit
  監督と打ち合わせ、次の脚本について意見をもらう
  息子の担任から電話、落ち着いて話を聞こう
  会社説明会で学生の質問に答える役
  合唱団の話し合い、指揮者を誰にするか決める
  팀 브레인스토밍 회의 두 시, 내가 진행 맡음
  엄마 병원 모시고 가서 의사 선생님 설명 같이 듣기
  중고 거래하러 나감, 가격 흥정할 예정
  스터디원들이랑 줌 켜서 서로 발표
  मोहल्ला समिति की मीटिंग, कुत्तों के मुद्दे पर बहस होगी
  bank manager se loan pe baat karne ja raha hu
  योग गुरु हूँ, अभी बीस लोगों की क्लास लेनी है
  best friend se sulah karni hai, cafe mein mil rahe
  أشرح لزملائي الجدد طريقة تعبئة النماذج في قاعة التدريب
  نتكلم أنا وزوجتي مع مرشدة أسرية اليوم
  التاجر جاي يفاصلني على الأرض
  مناقشة رسالتي الساعة عشرة، اللجنة وصلت
  家访，去学生家里跟爷爷奶奶聊聊
  电台直播，我当嘉宾聊失眠
  跟合伙人摊牌，约在茶馆谈股权
  给客户演示新系统，屏幕共享开好了
  батьківські збори, розповім про екскурсію до Львова
  Toimin tulkkina käräjillä, istunto alkaa
  διαπραγματεύομαι με τον έμπορο για το λάδι
  ngajar ngaji anak-anak tpq, sudah pada duduk
  gọi video với má ở quê
  Mægling med naboen om hækken
  Výběrko na učitelku v mateřské, ředitelka mě volá dovnitř
  Predau chitara, elevul e deja la ușă
  Fogadóóra, három szülő vár kint
  Me muero de sueño pero mi hijo adolescente por fin quiere hablar, así que apago la tele y lo escucho
  reunión con el jurado de la falla, hay que defender la maqueta
  llamada con el seguro por el parabrisas
  clase particular de contabilidad: explico el debe y el haber a dos hermanas
  J'ai la voix qui tremble mais c'est à moi de prendre la parole devant l'AG
  on brainstorme à cinq autour d'une pizza, je note ce que chacun dit
  le curé et nous, préparation du mariage, 17h30
  mon patron m'invite à déjeuner pour parler du poste à Lyon
  Kundentermin in der Werkstatt, ich erkläre, warum der Motor hin ist
  Skatrunde? nein, Vereinssitzung, wir wählen den Kassenwart
  Supervision im Hospiz, jeder erzählt reihum
  beim Arzt, Blutwerte besprechen
  Call com a matriz na Alemanha, eles perguntam, eu respondo dos números
  chá de revelação da minha irmã, ajudar a receber e conversar com todo mundo
  entrevista pra creche, vão conhecer nossa família
  a aluna de violino chegou, aula de uma hora com ela
  Ho appuntamento col bibliotecario, decidiamo insieme il gruppo di lettura
  colloquio per il servizio civile
  telefonata con l'assistente sociale per la nonna
  guido la meditazione del mercoledì, sono tutti già sul cuscino e aspettano la mia voce
  Spotkanie autorskie w bibliotece, czytam i rozmawiam z czytelnikami
  brat z Irlandii na wideo, obgadujemy święta
  negocjuję z hurtownią cenę papryki
  pokazuję nowemu, jak obsługiwać wózek, całe przedpołudnie razem
  Muhtarla yol meselesini görüşmeye gidiyoruz köylü olarak
  hocamla tez görüşmem, odasının önündeyim
  müşteri toplantısı
  kızımın sınıfına mesleğimi anlatmaya geldim, kırk meraklı göz
  Беседа с классом о буллинге, я ведущая
  жду звонка от кадровички, сейчас будем обсуждать оклад
  приём у ветеринара, расскажу про аппетит кота
  читаю лекцию про сон и память первому курсу
  Ska prata arv med syskonen, alla samlade i köket
  anställningsintervju på biblioteket, de hämtar mig nu
  nätdejt, första videosamtalet
  instruktörsdags: lär scouterna knopar
  Oudergesprek met tolk, de moeder van Amir komt
  de wethouder luistert vandaag naar ons wijkcomité
  belafspraak met de huisarts, tien over half negen
  repetitie nabespreken met de dirigent, hij heeft kritiek
  産業医と面談、残業のことを正直に話す
  義両親と食事しながら家の相談
  陶芸教室で初心者に教える番
  採用の二次面接、役員が三人
  임대인이랑 통화해서 수도 고장 얘기하기
  조별과제 모임, 역할 나누기
  성당 교리반 아이들 가르치러 감
  상담 선생님이랑 두 번째 시간, 불안 얘기 털어놓을 예정
  वकील साहब से मिलना है, ज़मीन के कागज़ समझाएँगे
  beti ke coach se milna hai, selection ke baare mein poochhna hai
  online ट्यूशन, सात बच्चे जुड़ चुके हैं
  HR ka phone aane wala hai, notice period pe negotiate karunga
  جايين يخطبون بنتي، نستقبلهم ونتكلم
  اجتماع المزرعة مع العمال نوزع الشغل
  معاد مع دكتور العظام أسأله عن الركبة
  أدرّس أخي الصغير الكسور ويسألني كثيراً
  老同学视频聚会，八点开
  调解员约我们和楼上谈漏水
  给实习护士讲交接班流程
  相亲，约在肯德基
  розмова з ріелторкою про завдаток
  Radiohaastattelu, kerron toimittajalle pitsinnypläyksestä
  τηλεδιάσκεψη με το γραφείο στις Βρυξέλλες
  meeting sama vendor katering, nego harga
  họp tổ dân phố bàn chuyện rác
  Lønforhandling med chefen klokken ti
  Konzultace s vedoucím práce
  Întâlnire cu arhitectul casei
  Videóhívás a nagyiékkal
  Llevo días sin pegar ojo por lo del divorcio; hoy nos sentamos los dos con la mediadora
  je ne code pas ce matin, je forme les trois apprentis, ils ont sorti leurs cahiers
  Meine Lehrerin hört sich gleich mein Vorspiel an und sagt mir, was sie davon hält, Zoom läuft
  sentei na calçada com seu Zé, ele quer contar do tempo da ferrovia e eu vou escutar
  Devo calmare un cliente furioso: mi chiama fra poco e gli parlo io
  matematyka z córką przy stole, ona pyta, ja tłumaczę, jutro klasówka
  Bütçeyi üç ortak birlikte konuşacağız, çaylar geldi
  Сегодня исповедь, батюшка назначил на шесть, поговорю с ним
  Hela byn ska tycka till om badplatsen, jag håller i ordet
  Mijn dochter is bang voor de toets, we gaan samen op de bank praten
  不動明王の前で住職のお話を聞く会、十時から
  밤 근무 교대하면서 인수인계 회의, 선생님들 다 모임
`;
