/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const DEEP_FOCUS_OF_TIRED_IN_TONGUES = `
  Bachelorarbeit, Kapitel drei, Handy liegt im Flur
  I have to memorise forty bones of the foot before Thursday
  hoy toca hincar los codos, oposición de Correos
  maratona de estudo pro concurso, sem celular
  scriptie schrijven tot de bieb dichtgaat
  zakuwam do matury z biologii
  сижу за дипломом, интернет отключила
  пишу курсову, нікого не чіпаю
  tez yazıyorum, telefonu çekmeceye kilitledim
  أكتب الفصل الثاني من رسالتي
  यूपीएससी की तैयारी, तीन घंटे बिना उठे पढ़ना है
  aaj organic chemistry ka poora chapter khatam karna hai
  ngerjain skripsi bab empat, jangan ganggu
  cày luận văn tới tối, khóa cửa phòng
  자격증 시험 공부 네 시간 달린다
  卒論の第二章を書き切る
  今天把论文第三章写完,手机静音
  溫書,聽日考歷史
  skriver på uppsatsen, dörren stängd
  sidder med specialet og vil ikke forstyrres
  gradun kirjoitusta kirjastossa
  šprtám se na státnice
  szakdolgozat, két oldal estig
  scriu la licență, nu mă deranjați
  Copying two hundred meter readings into the register, one wrong digit and we redo it
  Scales, arpeggios, then the Bach slowly with the metronome
  Soldering the last board of the synth kit, steady hands for two hours
  Reading the whole safety manual before the crane course
  Porting the booking module to the new framework, headphones on
  The translation of the patent is due Friday, settling in for a long stretch
  Not brainstorming anymore, the outline's there, now I just write the thing
  calm enough, awake enough, let's get into chapter nine
  no meetings till lunch, just code
  Flute practice, that one passage in bar 44, again and again
  sewing the hem of the wedding dress by hand, don't rush me
  learning Norwegian verbs on my own at the kitchen table
  writing up ward notes, twelve patients, all exact
  Fahrplan abtippen, achthundert Zeilen, darf kein Fehler rein
  Gesellenprüfung nächste Woche, ich lerne Holzarten
  ich will jetzt zwei Stunden am Stück programmieren
  Vokabeln, Karteikasten, los
  ein Fachartikel über Gletscher, gründlich lesen mit Stift
  das Ikea-Regal ist nichts, heute baue ich die Modellbahn zusammen, Schraube für Schraube
  je bosse mon code de la route toute la soirée
  saisie des factures, ligne par ligne, sans erreur
  je m'y colle, le rapport de stage ne va pas s'écrire tout seul
  violoncelle, deux heures de gammes
  je révise le bac de philo, chapitre sur la conscience
  on ferme les mails et on code
  lecture d'un article de neurosciences, surligneur en main
  practicar la guitarra, el cambio de fa a si bemol que no me sale
  pasar a limpio los apuntes de derecho civil
  redacto la memoria del proyecto, que nadie me hable
  estoy programando el formulario de altas, no quiero distracciones
  mi metto sotto con la tesi
  ripasso di diritto privato fino a cena
  trascrivo le interviste parola per parola
  violino, due ore, studio numero sei
  sto montando il modellino della Vespucci, colla e pinzetta
  scrivere la relazione tecnica per il Comune
  vou mergulhar no código até o almoço
  passar as fichas dos pacientes para o sistema com cuidado
  ensaiar a sonata no piano sozinho
  escrever o relatório de estágio até à última página
  foco total, artigo científico pra ler
  ik ga de komende uren alleen maar typen aan het jaarverslag
  blokken voor het tentamen scheikunde
  de hele middag Frans leren, woordjes stampen
  pianostudie, de Chopin-wals in slow tempo
  administratie invoeren, bonnetje voor bonnetje
  siadam do kodu i nie wstaję do obiadu
  ćwiczę etiudy na klarnecie
  przepisuję dane z ankiet do arkusza
  uczę się słówek do egzaminu z niemieckiego
  сажусь писать отчёт по практике
  учу билеты, осталось двадцать два
  вбиваю накладные в базу, надо без ошибок
  разучиваю прелюдию на баяне
  пилю фичу, чат закрыт
  вчу англійські неправильні дієслова
  пишу звіт для кафедри до вечора
  перекладаю розділ книжки, потрібна тиша й зосередженість
  збираю модель літака з дрібних деталей
  KPSS'ye çalışıyorum, bugün tarih ünitesini bitireceğim
  bağlama çalışıyorum, aynı ölçüyü elli kere
  rapor yazılacak, kapı kapalı
  kod yazıyorum, kimse aramasın
  anatomi atlası, kol kasları, ezber
  أذاكر كيمياء للثانوية العامة
  أترجم كتابا فصلا فصلا
  أدخل بيانات الموظفين في النظام بدقة
  اكتب كود من الصبح ولا ابغى احد يقاطعني
  रिपोर्ट लिखनी है, फोन साइलेंट
  तबले का रियाज़, एक घंटा तीनताल
  जीव विज्ञान के नोट्स बना रही हूँ
  CA ki padhai, aaj audit ka theory wala chapter
  sitar riyaz subah wala, ek hi raag
  data entry karni hai, ek bhi galti nahi chalegi
  belajar buat UTBK, tiga jam tanpa hape
  nulis laporan PKL sampai kelar
  latihan piano, lagu ujian grade lima
  input data gudang, harus teliti
  ngoding fitur login, jangan di-chat
  học từ vựng tiếng Nhật N3, năm mươi từ
  viết báo cáo thực tập
  nhập số liệu khảo sát, không được sai dòng nào
  ngồi code tới chiều, tắt thông báo
  luyện đàn tranh bài thi tốt nghiệp
  수능 국어 기출 지문 정독
  보고서 쓴다 알림 다 껐음
  피아노 연습 두 시간
  코딩 집중 모드
  데이터 입력 천 건, 실수 없이
  簿記の教科書を三章分読む
  仕様書を書く、邪魔しないで
  ピアノの練習、左手だけ
  コードに没頭したい
  漢字検定の勉強
  模型の組み立て、細かい部品が多い
  背单词,今天两百个
  写年终报告,关门
  练琴,同一段弹五十遍
  闭关写代码
  录入病历,一个字都不能错
  讀博士資格考的參考書
  寫程式,戴上耳機,不要吵我
  抄筆記,整理民法重點
  pluggar till körkortsteorin
  kodar hela förmiddagen, av med mejlen
  skriver årsrapporten i lugn och ro
  læser til eksamen i fysiologi
  jeg koder, så telefonen er i skuffen
  øver klaver, to takter ad gangen
  pänttään lääkiksen pääsykokeeseen
  kirjoitan raporttia, ovi kiinni
  píšu seminárku o baroku
  kóduju, neruš
  cvičím na housle stupnice
  opisuju údaje z papíru do tabulky, musí sedět každá číslice
  γράφω κώδικα, μη με ενοχλείτε
  εξάσκηση στο μπουζούκι, αργά και καθαρά
  tanulok az érettségire, irodalom tételek
  írom a jelentést, nem veszem fel a telefont
  zongoragyakorlás, Bartók
  învăț pentru bac la istorie
  scriu cod până la prânz
  exersez la vioară aceeași frază
  Deep work
  Study block
  Schreibzeit
  Lernblock Anatomie
  Rédaction rapport
  Révisions bac
  Bloque de estudio
  Studio matto
  Hora de estudo
  Schrijfblok
  Blok pracy własnej
  Пишу диссертацию
  Час для коду
  Tez saati
  وقت المذاكرة
  पढ़ाई का समय
  Waktu nulis
  Giờ học bài
  집중 코딩
  執筆時間
  专注写作
  Skrivpass
  Læseblok
  Opiskeluaika
  Blok na psaní
  Ώρα μελέτης
  Tanulás
  Bloc de scris
  Two hours with the cello and nobody else
  I'm a bit tired, a bit tense, mostly ready to write chapter six
  Night shift at the observatory, logging every plate by hand, quiet and steady
  learn the lines of act two by heart
  The grant application, section B, no tea breaks
  I want to disappear into this kernel module until lunch
  knitting the lace panel, one dropped stitch ruins it
  transcribing Great-aunt's letters word for word
  study for the citizenship test
  Reading the tax code cover to cover for my exam, not doing my own taxes
  slides are drafted, now the long write-up
  Not too sleepy for Latin declensions yet
  Learn to type properly, home row, an hour
  inking the final pages, the story's settled, just careful lines now
  implementing the parser as specified
  pulling together the quarterly report, all written by me, all today
  Practising Rachmaninov hands separate
  I've got my calm, I've got my coffee, give me three solid hours on the dissertation
  kids at school, door shut, book manuscript open
  sight-reading practice
  catalogue the herbarium, specimen after specimen
  the pharmacology textbook and I have a date
  assemble the kitchen island, all sixty-one parts, in order
  Finish the subtitle file, timecodes to the frame
  no chatting, no snacks, ten pages of Hegel
  one ticket, one branch, headphones
  Coding kata then the real feature
  memorising the knowledge, London streets, run 41 to 60
  Duolingo's not enough, proper grammar book tonight
  Data entry for the blood bank, check, double check
  proofreading a cookbook, every gram
  Thesis before breakfast
  writing the eulogy's done, now the obituary notice and the forms, carefully
  I was going to nap but the chapter's flowing so I'm staying with it
  Fingerpicking drill, sixty bpm
  block out the afternoon for the annual report
  my exam's tomorrow, nerves fine, just need to plough through the flashcards
  crack on with the dissertation methods section
  Reading time: the white paper
  quiet carriage, laptop, fifty pages to edit
  heads down, tools out, rewiring the model railway from the plan
  Klausur Montag, heute Strafrecht AT durchackern
  ich sitze am Lektorat, Komma für Komma
  in Ruhe das Handbuch zur neuen Fräse durcharbeiten
  Geige üben, Lagenwechsel
  noch nicht Feierabend, erst der Bericht
  Stammdaten pflegen, jede Nummer muss stimmen
  Doku schreiben, Tür zu, Chat aus
  bûcher le concours d'infirmière
  je relie le manuscrit à la main, cahier par cahier
  coder sans lever la tête jusqu'à midi
  ni sieste ni pause, je finis ce chapitre
  empollar anatomía hasta la hora de comer
  encuadernar a mano, pliego a pliego
  meto código y pongo el modo avión
  leer el informe entero, con lápiz rojo
  ensayar la pieza de flauta, compás a compás
  terminar la monografía antes de que cierre la biblio
  mi chiudo in biblioteca, capitolo conclusivo
  leggere il manuale della caldaia da cima a fondo per il patentino
  programmo fino all'ora di pranzo, niente notifiche
  ripetere ad alta voce storia per l'interrogazione
  flauto traverso, suoni lunghi e scale
  registrare le bolle una per una
  tô decorando os artigos da constituição pra prova
  bordado fino, ponto por ponto, sem pressa
  digitar as notas dos alunos no sistema, sem erro
  estudo de escalas no trombone
  vertaalwerk, hoofdstuk negen
  ik leer voor mijn vaarbewijs
  kop in de boeken, morgen tentamen
  model van de molen bouwen, latje voor latje
  rapportcommentaren typen, dertig leerlingen
  piszę magisterkę, rozdział metodologiczny
  składam meble według instrukcji, krok po kroku
  ryję słówka z łaciny
  redaguję artykuł naukowy, cisza absolutna
  czytam dokumentację biblioteki od deski do deski
  зубрю ПДД
  вышиваю крестиком сложный узор, считаю клетки
  дописываю курсач, осталось четыре страницы
  перевожу договор с китайского
  учу роль, второй акт
  вишиваю рушник, хрестик до хрестика
  дописую магістерську
  вношу дані перепису, рядок за рядком
  граю гами на скрипці
  çeviri yapıyorum, romanın son bölümü
  kanun çalışıyorum, mızrap egzersizi
  dantel örüyorum, ilmek saya saya
  أراجع البلاغة لاختبار الغد
  أخطط بالقصب لوحة الآية، سطرا سطرا
  أقرأ البحث كاملا وألخصه
  ابرمج التطبيق بدون مقاطعة
  رسالة الدكتوراه، فصل المنهجية
  शोध पत्र पढ़कर नोट्स बनाने हैं
  टाइपिंग की प्रैक्टिस, सरकारी परीक्षा के लिए
  कढ़ाई का बारीक काम, एक-एक टाँका
  thesis ka teesra chapter likh raha hoon, phone band
  NEET ke liye biology ratna hai
  harmonium ka abhyas, sargam
  ngafalin pasal buat ujian advokat
  nyusun laporan tahunan, jangan diajak ngobrol
  belajar bahasa Korea, tata bahasa
  merakit gundam, pelan dan teliti
  soạn giáo án cả tuần
  đọc tài liệu kỹ thuật, gạch chân
  번역 마감 원고 붙잡기
  한자 급수 공부
  대금 연습 긴 호흡
  공무원 시험 행정법 회독
  논문 읽고 정리
  프라모델 도색
  司法試験の過去問を黙々と
  議事録ではなく報告書を仕上げる
  三味線の稽古、一人で
  論文を読んでノートにまとめる
  宅建の勉強三時間
  集中してコードを書く午前
  备考公务员,刷申论
  十字绣,数着格子绣
  啃英文原版教材
  翻译合同,逐句来
  改论文格式,一条条核对参考文献
  練毛筆,臨帖兩小時
  打論文,第四章
  背稿,一字不漏
  läser in mig på tentan i juridik
  översätter en bruksanvisning
  knyter flugor, pilligt och noga
  terper tyske gloser
  skriver rapport, telefonen slukket
  luen tenttikirjaa
  kudon pitsiä, joka silmukka lasketaan
  překládám román, kapitola pět
  biflování paragrafů
  paličkuju krajku
  csipkét verek, pontosan
  büffeln mode on, exam ist Freitag
  full concentration, j'écris ma thèse
  aaj sirf coding, no calls, bas headphones
  今天 all day 写 report,别 call 我
  오늘은 thesis writing만 한다
  Still foggy, but the codebase won't document itself, settling in for three hours
  flashcards, Arabic roots, an hour without looking up
  Write the methods section, then the limits, nothing invented
  Laying mosaic tiles to the drawing, one by one
  bassoon reeds, knife, patience
  reading the judgement in full, all ninety pages
  Keying in the census cards, exact spelling
  stitch the quilt binding by hand till the light goes
  no pep, no lull, just steady, I'm writing the handbook
  the anatomy atlas and silence
  finishing chapter two before anybody wakes
  Practise the marimba rolls, slow and even
  copy-editing the parish history
  implement search, test search, ship search
  Rebuild the carburettor by the manual
  Thesis writing
  Focus: report draft
  Cello practice
  Reading block
`;
