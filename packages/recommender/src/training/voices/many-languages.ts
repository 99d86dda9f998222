import type { Voices } from './voices.ts';

/** What people type in some thirty other languages. */
export const MANY_LANGUAGES: Voices = {
  deep_focus: `
    endlich mal die Ablage machen
    Abrechnung für die Praxis fertig kriegen
    je rédige mon rapport de stage
    papiers de la caf à remplir
    pasar apuntes a limpio
    me tengo q poner ya con el tfg
    Estudiar oposición
    preencher a papelada do seguro
    planilha de gastos do mês
    sto studiando diritto privato, 80 pagine ancora
    sbrigare le pratiche in ufficio
    belastingaangifte doen
    leren voor tentamen statistiek
    robię pita
    ogarniam papiery do urzędu
    ödev yapıyorum
    vize haftası, gece gündüz ders
    отчёт доделать до вечера
    учу билеты
    заполняю документы на визу
    вчу історію на нмт
    заповнюю заяву на субсидію
    確定申告の書類まとめる
    卒論書いてる、進まない
    TOEICの単語100個覚える
    자소서 쓰는중 ㅠㅠ
    공무원 시험 공부
    把这份合同录完
    赶作业 明天交
    備課
    整理報帳單據
    讀多益
    नोट्स बना रहा हूँ बायो के
    upsc ki padhai, polity revise karna hai
    مذاكرة فيزياء
    بكتب تقرير المستشفى
    מילוי טפסים לביטוח לאומי
    skriver rapport
    læse op til eksamen
    učím se na zkoušku
    tanulok a vizsgára
    învăț pt bac
    belajar buat UTS
    học bài thi đại học
    درس میخونم برای کنکور
    Bewerbung schreiben für den Ausbildungsplatz
    sitz seit acht am Protokoll und komm nicht weiter, jetzt aber wirklich
    Bericht für den MDK fertigmachen
    lire le chapitre sur la révolution
    Rédaction dossier subvention
    je dois remplir les bulletins de 27 élèves ce soir
    redactar el informe de enfermería
    Papeleo autónomos
    hacer la declaración de la renta
    leer el libro para el insti
    estudar pro enem
    escrever a carta de motivação
    Entregar IRS
    finire la relazione per domani
    Studio anatomia
    730 e scartoffie varie
    artikel lezen voor college
    mails wegwerken
    przepisuję notatki z wykładu
    Raport miesięczny
    rozliczam faktury za listopad
    rapor yazıyorum patron bekliyor
    kitap okuyucam
    Сдать отчёт
    пишу курсач ночью как всегда
    перевожу статью с английского
    готуюсь до сесії
    пишу звіт по практиці
    卒論執筆
    メール返信たまりすぎ
    보고서 제출
    이력서 수정해야지
    写周报
    复习考研政治
    交作業
    寫自傳
    फॉर्म भरना है ऑनलाइन
    होमवर्क कर रहा हूँ मैथ का
    रिपोर्ट जमा करनी है
    thesis likh rahi hu deadline sar pe hai
    notes complete karne hai
    Project report submit
    office ke mails nipta raha hu
    أكتب بحث التخرج
    عندي واجبات كثير
    تسليم التقرير
    قراءة ورد القرآن
    ترتيب أوراق الضمان
    לומדת למבחן במיקרו
    להגיש דוח
    כותב קורות חיים
    צריכה לענות על מלא מיילים
    עבודה סמינריונית
    Deklarera
    hemtenta
    pappersarbete på jobbet
    läser kurslitteratur
    eksamenslesing
    Levere rapport
    skattemelding
    fylle ut søknad til nav
    Aflever opgave
    skriver speciale
    læser lektier
    ordner papirer til skat
    kokeisiin lukeminen
    Raportti valmiiksi
    kirjaukset tekemättä vielä kymmeneltä potilaalta
    kirjotan esseetä
    píšu diplomku
    čtu knížku do školy
    vyplňuju formuláře na úřad
    olvasok egy cikket szemináriumra
    Referat istorie
    completez formulare pt primărie
    scriu un raport
    citesc pentru examen
    Εργασία για το πανεπιστήμιο
    γράφω το βιογραφικό μου
    χαρτιά για την εφορία
    πρέπει να απαντήσω σε κάτι μέιλ
    beresin laporan bulanan
    Deadline proposal
    nulis cerpen... eh bukan, nulis essay beasiswa
    ngisi formulir bpjs
    viết báo cáo thực tập
    Nộp bài tập
    làm hồ sơ xin việc
    ปั่นงานก่อนเที่ยงคืน
    ส่งรายงาน
    กรอกเอกสารกู้บ้าน
    دارم گزارش مینویسم
    تحویل پروژه
    ایمیلا رو جواب بدم
    تکالیف مدرسه
    写检讨
    看完这份标书今晚必须
    交季度总结
    练字一小时
    趕論文第四章
    報稅
    抄佛經
    整理病歷
    履歴書書く
    月次報告作成
    編み物の続き
    役所の書類めんどくさい
    기말고사 공부중
    번역 마감
    엑셀에 자료 입력
    Mein Chef will die Präsentation bis zwölf haben, also los
    Stunden eintragen und Reisekosten einreichen
    Facharbeit, noch vier Seiten
    Rechnungen an Kunden rausschicken
    mettre à jour mon cv
    taper le compte rendu de la réunion d'hier
    Révisions concours infirmier
    je bosse mon code de la route
    terminar de pasar las notas al sistema
    escribir la carta para la beca
    estudiando pa'l final, toca trasnochar
    arreglar papeles de la visa
    responder os emails atrasados
    lançar as notas dos alunos
    Estudar concurso
    fazer o trabalho de história
    rispondere alle mail arretrate
    compiti di latino
    Scadenza bando
    pulizia dei dati per la tesi
    facturen versturen
    Werkstuk afmaken
    zorgdossiers bijwerken na de late dienst
    robię prezentację na jutro
    Magisterka
    odpisuję na maile
    uzupełniam dzienniczek praktyk
    mailleri cevaplıyorum
    sunum hazırlıyorum
    Rapor teslim
    çocuğun okul formlarını doldurcam
    разбираю почту
    заполняю журнал
    Дедлайн статья
    вяжу свитер, рукав остался
    розбираю пошту
    Дедлайн проєкту
    пишу мотиваційний лист
    роблю домашку з англійської
    Schulranzen-Elternheft, Kita-Zettel, Vereinskram, alles auf dem Tisch, jetzt wird abgearbeitet
    Berichtsheft nachtragen, drei Monate offen lol
    Pflegedoku von heute früh
    je trie les photos de mamie une par une
    finir le tricot avant la naissance
    déclarer mes impôts en ligne
    planillas, planillas y más planillas
    transcribir las entrevistas del trabajo de campo
    coser los uniformes antes del lunes
    passar a limpo as receitas da vó
    bora estudar direito constitucional
    relatório de plantão de enfermagem atrasado
    scrivere le pagelle
    correggo 28 temi
    pratica edilizia, moduli infiniti
    年賀状の宛名書き
    町内会の会計報告つくる
    看護記録たまってる
    通知切ってひたすら読む
    생기부 작성 30명
    간호기록 밀린거
    폰 끄고 독서실
    뜨개질 마저
    填低保材料
    抄课文三遍
    把护理记录补完
    关手机写代码俩小时
    填勞保申請單
    把講義讀完
    趕稿 手機丟旁邊
    заполняю журнал вакцинации на ферме
    дочитать наконец войну и мир к семинару
    пишу объяснительную
    чищу картошку на 40 человек, наряд
    заповнюю декларацію
    вʼяжу сітку
    дописую методичку, тиша і ніякого телефону
    wypełniam wniosek o dopłaty
    piszę wypracowanie z lalki
    deklaracje, pity, zusy
    karne notlarını giriyorum
    dikiş dikiyorum, perdeler yetişecek
    dava dosyasını okuyorum
    melkquotum papieren invullen
    werkbonnen verwerken
    breien aan de trui
    fylla i vabb och föräldrapenning
    rätta 30 uppsatser
    journaler att skriva klart
    stickar sista ärmen
    føre journal
    skrive søknad om barnehageplass
    journalføre
    udfylde ansøgning om su
    todistusarvioinnit
    kela-hakemus
    neulon villapaitaa loppuun
    opravuju písemky
    dotace, formuláře, hromada papírů
    háčkuju deku
    dolgozatjavítás
    pályázati űrlap kitöltése
    kötöm a pulcsit
    corectez teze
    dosar pentru APIA
    croșetez
    αιτήσεις επιδότησης
    πλέκω
    ゼミ発表のレジュメ作成、今夜中
    スマホ封印して過去問3年分
    牛の個体台帳つける
    졸업작품 마무리 밤샘
    자격증 공부 2h
    시험지 채점 40장
    연말정산 서류 올리기
    批改作文 两个班
    论文冲刺
    登记疫苗接种表
    织毛衣最后一只袖子
    改學生週記
    寫計畫書
    織圍巾
    登錄病患資料
    Hausarbeit Kap. 3
    Klassenarbeiten korrigieren, 28 Stück Englisch
    Stall ausmisten und dann Antragsformulare, erst die Formulare
    Socke fertig stricken
    Mémoire chap 2
    faire mes lignes d'écriture, calligraphie
    Tesis cap. 4
    corregir 40 exámenes de lengua
    bordar el mantel
    TCC cap 3
    corrigir prova de 3 turmas
    bordado do enxoval
    sitter i förrådet och packar om hela lagret efter nya listan, poddlös
    gymnasiearbetet ska in på fredag och jag har bara rubriken
    översätter bruksanvisningar från tyska, sida 14
    Slöjd: bli klar med pallen
    oversette bruksanvisning fra tysk, kjedelig men må
    pakke om hele lageret, ingen musikk
    lese til teoriprøven bil
    Skriveøkt
    læse til teoriprøve
    male hele stakittet færdigt
    Opgaveskrivning
    teoriakoe huomenna, luen
    kääntelen manuaalia saksasta
    Kirjoitusrauha
    překlad manuálu z němčiny, strana 14 z 60
    natírám plot, ať je to hotové do večera
    Psaní, nerušit
    fordítás németből, 14. oldal
    kerítést festek
    Írás, ne zavarj
    traducere manual din germană
    vopsesc gardul până diseară
    Scris, nu deranja
    μεταφράζω ένα εγχειρίδιο
    βάφω τα κάγκελα
    Γράψιμο, μην ενοχλείτε
    het hele archief digitaliseren, doos 3 van 40
    theorie-examen leren, verkeersborden stampen
    boekhouding kwartaal 3, bonnetjes sorteren en invoeren
    code schrijven, niet storen
    tłumaczę instrukcję z niemieckiego
    maluję płot do wieczora
    programuję, nie przeszkadzać
    uczę się na prawko
    ehliyet sınavına çalışıyorum levhalar falan
    çeviri var almancadan 60 sayfa
    telefonu kapattım kod yazıyorum
    учу пдд, экзамен в четверг
    перевод инструкции, 60 страниц техтекста
    выключил телефон, пишу код
    вчу пдр
    перекладаю інструкцію з німецької
    вимкнув телефон, пишу код
    بترجم كتالوج من ألماني
    بدرس سواقة نظري
    قافل الجوال وأكتب كود
    תיאוריה לרישיון
    תרגום של מדריך, 60 עמודים
    סגרתי טלפון וכותב קוד
    آیین‌نامه میخونم برای گواهینامه
    ترجمه دارم ۶۰ صفحه
    کد میزنم مزاحم نشید
    背科目一
    翻译说明书 德语的 头大
    手机静音敲代码
    录档案 第三箱
    背駕照題庫
    翻譯說明書
    手機關靜音寫 code
    免許の学科試験の勉強
    取説の翻訳60ページ
    黙々とコード書く
    棚卸しの数字ひたすら入力
    운전면허 필기 공부
    설명서 번역 60페이지
    무음으로 해놓고 코딩
    driving licence ka test hai, signs yaad kar raha hu
    manual translate karna hai 60 page
    phone silent, code likh raha hu
    belajar teori sim
    nerjemahin manual 60 halaman
    hp mati, ngoding
    Nulis bab 4
    học lý thuyết lái xe
    dịch tài liệu kỹ thuật
    tắt chuông ngồi code
    ท่องข้อสอบใบขับขี่
    แปลคู่มือ 60 หน้า
    ปิดเสียงเขียนโค้ด
    meine Chefin braucht das Protokoll bis heute Abend und ich hab noch kein Wort davon getippt, also Tür zu
    ma cheffe attend le compte rendu ce soir et j'ai pas écrit une ligne, donc porte fermée et on y va
    tengo que entregar el informe del paciente hoy y llevo toda la mañana sin poder sentarme a escribir
    a chefe quer a ata ainda hoje e eu não escrevi nada, vou fechar a porta e fazer
    начальница ждёт протокол к вечеру, а я ещё ни строчки не написала, закрываюсь и пишу
    議事録を今日中に出してって言われてるのにまだ一行も書いてない、集中する
    팀장님이 회의록 오늘까지 달라는데 아직 한줄도 못씀 문닫고 쓴다
    领导今晚要会议纪要 我一个字没写 关门写
    المديرة بدها المحضر اليوم ولسا ما كتبت ولا سطر، بسكر الباب وبكتب
    müdür tutanağı akşama istiyor daha bi satır yazmadım kapıyı kapattım yazıyorum
    la capa vuole il verbale stasera e non ho scritto una riga, porta chiusa e via
    szefowa chce protokół na wieczór a ja nie mam ani linijki, zamykam drzwi i piszę
    ska äntligen läsa klart avtalet från bostadsrättsföreningen
    klipper till mönsterdelarna
    syr knapper på bunaden, 17 stk
    logge fangsten for i dag
    oversætter et digt ord for ord til engelskaflevering
    marjojen puhdistus ja pakkaus, 20 kiloa
    gradun lähdeluettelo ojennukseen
    skládám dříví, tři metry
    vyplňuju žádost o rodičák
    szőlőmetszés, sor végéig meg se állok
    bevallom a katát végre
    pun etichete la 200 de borcane de zacuscă
    învăț legislație auto
    μαζεύω τα χαρτιά για το εξωτερικό
    μετάφραση αρχαίων
    bollen rooien en sorteren, nog zes kratten
    wekuję ogórki, czterdzieści słoików
    pismo do spółdzielni muszę sklecić
    salça kaynatıyorum kavanozlıyorum bütün gün
    dilekçe yazıcam belediyeye
    закатываю огурцы, сорок банок
    пишу жалобу в жкх
    консервую помідори
    пишу заяву в осбб
    بعبي مخلل، أربعين مرطبان
    معاملة البلدية، أوراق أوراق
    ממיינת בגדים לגמ"ח, ארגז אחרי ארגז
    ערר לעירייה על הארנונה
    ترشی میندازم، بیست تا شیشه
    نامه به شهرداری
    papad aur achaar ka order pack kar rahi hu, 60 dabbe
    rti ka application likhna hai
    खेत की मेड़ बाँधनी है शाम तक
    बैंक का फॉर्म, आधार की कॉपी, सब ठीक से लगाना है
    bungkusin pesenan keripik 80 bungkus
    surat keberatan ke kelurahan
    gói bánh chưng, năm chục cái
    viết đơn gửi phường
    ห่อขนมส่งลูกค้า ร้อยกล่อง
    เขียนคำร้องไปเขต
    梅干し漬ける、20キロ
    ふるさと納税の書類ワンストップのやつ
    김장 속 넣는중 60포기
    구청에 낼 민원서류 작성
    腌腊肉 三十斤
    写信访材料 一条条写清楚
    包粽子 兩百顆
    寫陳情書給區公所
    Zwetschgen entsteinen, zwölf Kilo
    Widerspruch ans Jobcenter tippen
    étiqueter 120 pots de confiture
    courrier de réclamation à la mairie
    pelar pimientos asados, veinte kilos
    escrito para el ayuntamiento por la multa
    descascar camarão, dez quilos
    recurso da multa pra prefeitura
    passata di pomodoro, cento bottiglie
    ricorso per la multa
  `,
  analytical: `
    überlegen ob wir die heizung jetzt tauschen oder noch warten
    Mathe Hausaufgaben, Bruchrechnen, versteh nix
    compta de l'asso à boucler
    comparer les devis pour la toiture
    qué coche me compro
    el motor hace un ruido raro a ver qué es
    pq a internet cai toda hora
    capire perché la caldaia si blocca
    Preventivi cucina
    begroting voor de club rondkrijgen
    liczę czy opłaca się kredyt
    auto nie pali i szukam przyczyny
    bütçe yapıyorum bu ay nasıl yetecek
    hangi telefonu alsam karar veremedim
    считаю смету на ремонт
    баг на проде, разбираюсь
    Бюджет на год
    вирішую чи брати іпотеку
    家計簿つけて今月の赤字の原因さがす
    引っ越すかどうか迷ってるから比較する
    가계부 맞춰보는데 안맞아
    이직할지 말지 고민
    机器又报警 找原因
    算一下首付够不够
    比較三家保險
    機台一直當掉要查為什麼
    ट्रैक्टर स्टार्ट क्यों नहीं हो रहा देखना है
    emi ka hisaab lagana hai ghar le ya nahi
    code phat gaya hai production me dekhna padega
    بحسب مصاريف الشهر
    עושה חישוב אם כדאי לקנות דירה
    sjekke strømregningen, noe stemmer ikke
    budgettet skal gå op
    laskeskelen että riittääkö rahat
    řeším proč netiskne tiskárna
    kiszámolom mennyi festék kell
    γιατί δεν παίρνει μπρος το αμάξι
    ngitung cicilan motor
    tính tiền lời lỗ tháng này của tiệm
    หาว่าทำไมเน็ตหลุด
    دارم حساب کتاب مغازه رو چک میکنم
    rausfinden warum das Auto so viel Öl frisst
    Angebote vergleichen PV-Anlage
    Dienstplan für Januar basteln, drei Leute krank
    Budget asso
    pourquoi le wifi saute tout le temps dans la chambre
    exo de maths sur les probas, rien capté
    Revisar presupuesto
    decidir si nos mudamos a casa de mis suegros o seguimos alquilando
    excel no me suma bien
    Orçamento obra
    a máquina de lavar não centrifuga, ver o que é
    escolher plano de saúde
    il pc si spegne da solo, vediamo
    Revisione budget
    decidere tra due offerte di lavoro
    welke zorgverzekering moet ik kiezen
    bug zoeken in de webshop
    które przedszkole wybrać
    Kosztorys
    zadanie z fizyki, kompletnie nie wiem jak
    ev mi araba mı alsak hesaplıyoruz
    kombi niye su akıtıyo bakıcam
    решаю задачи по физике
    Разбор инцидента
    какой холодильник взять, сравниваю
    чому не працює насос, розбираюсь
    Бюджет на ремонт
    予算見直し
    エクセルの関数が合わない
    保険どれにするか比較
    어느 보험이 나은지 비교
    예산 검토
    수학 문제 푸는데 막힘
    预算评审
    比较一下两个offer
    这道题怎么解啊
    成本檢討
    要不要換工作 列優缺點
    घर का बजट बनाना है
    समझ नहीं आ रहा गाय ने खाना क्यों छोड़ दिया
    samajh nahi aa raha kaunsi job lu
    bike start nahi ho rahi dekhta hu kya dikkat hai
    stock ka hisaab milana hai dukan ka
    وش الأفضل أشتري بيت ولا أستأجر
    الكود مو راضي يشتغل
    مراجعة الميزانية
    بدي أعرف ليش السيارة بتسخن
    حل مسائل رياضيات
    לפתור שיעורי בית באלגברה
    תקציב חתונה
    למה המזגן מטפטף
    באג בפרודקשן
    להחליט איפה לשים את הילדה בגן
    varför startar inte motorsågen
    Budgetmöte underlag
    väljer mellan två jobb
    lösa mattetal
    feilsøker på traktoren
    hvilken barnehage skal vi velge
    mattelekser
    hvorfor virker printeren ikke
    vælge ny bil
    Budget 2027
    regne ud hvad køkkenet koster
    miks auto ei käynnisty
    vertailen sähkösopimuksia
    matikan läksyt ei aukee
    nesedí mi pokladna
    vybírám hypotéku
    příklady z matiky
    miért nem indul a fűnyíró
    melyik lakást vegyük meg
    hibát keresek a kódban
    aleg între două credite
    mașina face un zgomot ciudat, să văd ce are
    Buget renovare
    rezolv probleme la mate, nu-mi iese integrala
    λύνω ασκήσεις φυσικής
    να δω αν βγαίνουμε οικονομικά αυτό το μήνα
    κάτι δεν πάει καλά με τον κώδικα
    mending beli apa sewa rumah ya
    motor mogok, lagi nyari penyebabnya
    Cek stok gudang
    ngerjain PR matematika
    ngerekap keuangan warung ga balance terus
    so sánh hai chỗ thuê nhà
    sao máy tính cứ treo hoài vậy
    Lên ngân sách
    giải bài toán hình
    คิดงบเดือนหน้า
    เลือกประกันไม่ถูก
    ตรวจบัญชี
    แก้บั๊กไม่จบไม่สิ้น
    کدوم گوشی رو بخرم
    ماشین روشن نمیشه ببینم چشه
    بررسی بودجه
    مسئله ریاضی حل میکنم
    小孩奥数题我都不会
    研究一下股票要不要卖
    复盘会材料
    排班表怎么排都差一个人
    车子异响找不到哪里响
    這題微積分算不出來
    房貸試算
    客訴變多 想找原因
    数学の証明がわからん
    原価計算
    シフト表つくる、人が足りない
    ラジコンのモーターが回らない原因調べる
    전세냐 월세냐
    왜 에러나는지 모르겠음 3시간째
    예산안 짜기
    차에서 소리남 뭐지
    der Melkroboter spinnt, Fehlersuche
    Code Review für den Kollegen
    hmm Scheidung ja oder nein, muss das mal durchdenken
    la machine à coudre fait des nœuds, je cherche pourquoi
    choisir une mutuelle
    faire le planning des vacances de l'équipe
    relire le bail avant de signer
    ver por qué la lavadora no desagua
    hago cuentas a ver si me alcanza
    revisando el código de otro
    ejercicios de química
    planear las rutas de reparto de mañana
    contas de luz subiram muito, quero entender
    lista de exercícios de cálculo 1
    montar a escala dos técnicos de enfermagem
    la stampante non va, provo a capire
    quale scuola per nostra figlia
    esercizi di analisi 2
    waarom start de trekker niet
    sommen maken, snap er geen bal van
    porównuję oferty prądu
    czemu to gówno nie działa, debuguję
    układam grafik na święta
    kod patladı bakıyorum
    kredi çekmeye değer mi
    matematik sorusu çözemedim
    сравниваю ипотеки
    чё за ошибка 502, смотрю логи
    составляю график смен
    порівнюю тарифи
    код впав, дивлюсь логи
    складаю графік чергувань
    Nebenkosten nachrechnen, da stimmt doch was nicht
    Warum verlieren die Tomaten die Blätter
    wie krieg ich 28 Leute an 4 Tische ohne Streit
    la mayo du food truck tourne pas, on cherche
    on est 9 pour 2 voitures, je fais le plan
    partiel de stats demain, exos exos exos
    por qué se me queman las plantas
    ver cómo reparto los turnos sin que nadie se enoje
    Cierre de caja mensual
    pq a ração tá acabando antes do mês
    vale mais a pena mei ou clt?
    sudoku difícil
    quanto legname serve per il pergolato
    il bimbo non dorme, cerco di capire il perché
    fantacalcio, formazione da decidere
    保育園どこにするか表で比べてる
    なぜか在庫が3個合わない
    将棋の棋譜並べて敗因さがし
    왜 매출이 줄었는지 보는중
    시간표 짜기 수강신청 전쟁
    적금 vs 주식 계산
    两套学区房纠结中 列表对比
    大棚里黄瓜叶子发黄 不知道啥原因
    跨年行程怎么排最省钱
    冷氣怪聲 拆開來看
    排班 又有兩個人請假
    股票要停損嗎
    почему комбайн теряет зерно
    раскладываю по полочкам — увольняться или нет
    Сверка с поставщиком
    чому теплиця не тримає тепло
    куди краще поступати дитині
    Звірка складу
    kombajn gubi ziarno, szukam czemu
    studia dzienne czy zaoczne
    Inwentaryzacja
    traktör stop ediyo sebebini arıyorum
    nöbet listesi yapıyorum kimse memnun olmicak
    ev sahibi kirayı artırdı, hesap kitap yapıyom
    wie zet ik waar op de bruiloft
    de cijfers van de kringloop kloppen niet
    Rooster maken
    kassan diffar på 200 spänn
    schemalägga jul, ingen vill jobba
    kassa stemmer ikke med 300 kr
    sette opp vaktliste for påska
    Årsregnskap
    vagtplan til jul
    kassen passer ikke
    kassa heittää 50 euroo
    työvuorolista joululle
    Tilinpäätös
    pokladna nesedí o stovku
    proč kombajn žere olej
    rozpis služeb na vánoce
    nem stimmel a kassza
    beosztás karácsonyra
    megéri-e lakáshitelt felvenni
    casa nu bate
    fac graficul de ture pe sărbători
    το ταμείο δεν βγαίνει
    πρόγραμμα βαρδιών για γιορτές
    このバグ再現しないんだよなあ
    確率の問題、場合分けで詰んでる
    見積比較 外壁塗装
    実家どうするか兄弟と話す前に数字まとめとく
    재고가 안맞아서 다시 세는중
    확률 문제 왜 틀린거지
    간호사 번표 짜는중 욕먹을듯
    盘点差了七箱 重新数
    概率题绕晕了
    供应商比价
    线上报警了 看日志
    要不要给老人请护工 算算账
    發票對獎... 不是 是發票對帳 少一張
    比價 冷氣
    系統半夜掛掉 看 log
    爸媽的長照要怎麼安排 算一下
    Kassensturz
    wieso ist Oma ihr Strom doppelt so hoch
    Was mach ich nach dem Abi, Liste mit pro und contra
    Inventaire annuel
    le compteur d'eau tourne tout seul, on cherche la fuite
    plan de table, la tante Odile loin de tout le monde
    Arqueo de caja
    por qué mi hijo no quiere ir al cole, intento entenderlo
    fuga en el baño, a ver de dónde viene
    Balanço do mês
    vazamento, descobrir de onde
    escala de natal, ninguém quer
    fattar inte varför veden är fuktig fast den legat två år
    räntan upp igen, bind eller rörligt, måste bestämma mig ikväll
    felsöka servern på kommunen innan folk kommer in
    Lönerevision underlag
    bør vi binde renta
    finne ut hvorfor sauene går ned i vekt
    Kalkyle nytt fjøs
    hvorfor går hfi-relæet hele tiden
    ejer eller lejer, regner på det
    Løntjek
    miks vikavirtasuoja laukeaa
    asuntolaina, kiinteä vai ei
    Palkkatarkastus
    fixace nebo ne, hypotéka, počítám
    jistič pořád padá, hledám který spotřebič
    Kontrola výplat
    folyton leveri a biztosítékot, mi lehet az
    fix vagy változó kamat
    Bérszámfejtés ellenőrzés
    sare siguranța mereu, caut de la ce
    dobândă fixă sau variabilă
    Verificare salarii
    πέφτει συνέχεια το ρελέ
    σταθερό ή κυμαινόμενο επιτόκιο
    Έλεγχος μισθοδοσίας
    Απογραφή
    stoppen slaan steeds door, welk apparaat is het
    hypotheek vast of variabel
    een gat van 4k in de begroting, waar bezuinig ik
    wywala korki, szukam przez co
    stałe czy zmienne oprocentowanie
    w budżecie gminy brakuje 40 tysięcy, gdzie ciąć
    sigorta atıyo sürekli, hangisi yapıyo bulucam
    kod reviewi yapıyorum
    belediye bütçesinde açık var nerden kısalım
    автомат выбивает, ищу что коротит
    где срезать расходы по школе на 40 тысяч
    фиксированная ставка или плавающая
    шахматные задачки
    вибиває автомат, шукаю що коротить
    кросворд складний
    де врізати бюджет громади
    القاطع يفصل كل شوي، أدور السبب
    قرض ثابت ولا متغير
    مراجعة عقد الإيجار بند بند
    جرد المخزن
    הפחת קופץ כל הזמן
    ריבית קבועה או משתנה
    עוברת סעיף סעיף על חוזה השכירות
    ספירת מלאי
    فیوز هی میپره، ببینم مال چیه
    قرارداد اجاره رو بند به بند چک میکنم
    انبارگردانی
    家里老跳闸 到底哪个电器
    固定利率还是浮动
    租房合同一条条抠
    数独最后几格
    一直跳電 找哪個電器
    租約逐條看
    數獨
    ブレーカーすぐ落ちる、原因どれ
    固定か変動か、ローンの計算
    賃貸契約書を一条ずつ確認
    ナンプレ
    차단기가 자꾸 내려가 뭐 때문이지
    고정금리 변동금리 계산중
    임대차계약서 꼼꼼히 보는중
    mcb baar baar gir rahi hai, kis wajah se
    rent agreement ek ek line check kar rahi hu
    puzzle solve karna hai, sudoku hard wala
    mcb turun terus, alat yg mana sih
    baca kontrak kos satu2 pasalnya
    Stock opname
    cầu dao nhảy hoài không biết do cái nào
    đọc kỹ từng điều khoản hợp đồng thuê
    Kiểm kê kho
    เบรกเกอร์ตัดบ่อย หาต้นเหตุ
    อ่านสัญญาเช่าทีละข้อ
    นับสต๊อก
    die Waschmaschine zieht kein Wasser mehr und bevor ich den Kundendienst rufe schau ich selber nach was los ist
    je comprends pas pourquoi la facture d'eau a doublé alors que les gosses sont partis, je reprends tout depuis janvier
    me cobraron dos veces la luz y voy a revisar recibo por recibo hasta dar con el error
    cobraram a luz em dobro, vou olhar conta por conta até achar o erro
    два раза сняли за свет, иду по квитанциям с января ищу где ошибка
    電気代が先月の倍になってて、どの家電のせいか順番に調べていく
    전기세가 두배로 나와서 뭐 때문인지 하나씩 따져보는중
    电费翻了一倍 从一月份开始一张张对
    فاتورة الكهربا تضاعفت وبدي أراجع الفواتير وحدة وحدة
    elektrik faturası iki katı gelmiş ocaktan beri tek tek bakıcam
    la bolletta è raddoppiata, guardo una per una da gennaio
    rachunek za prąd dwa razy większy, sprawdzam po kolei od stycznia
    Buchhaltung, Soll und Haben und nix passt
    vérifier toute la paye avant virement
    corregir el balance renglón por renglón
    conferir a folha de pagamento linha por linha
    給与計算のダブルチェック
    급여 계산 한줄씩 확인
    工资表逐行核对
    薪資表一筆一筆核
    сверяю зарплатную ведомость построчно
    sprawdzam listę płac linijka po linijce
    bordroları satır satır kontrol
    звіряю відомість
    वेतन सूची एक-एक करके जाँच रहा हूँ
    براجع كشف الرواتب سطر سطر
    עובר על תלושים אחד אחד
    älgarna äter upp allt, hur ska vi stängsla
    strømprisen i natt, når skal jeg lade bilen
    hvor mange fliser til terrassen
    kumpi sauna, sähkö vai puu
    kolik betonu na základ pod altán
    hány liter bor jön ki ennyi szőlőből
    merită panourile fotovoltaice sau nu
    πόσο λάδι θα βγάλουμε φέτος, λογαριασμοί
    welke route voor de elfstedenfietstocht met pauzes
    czy fotowoltaika nam się zwróci
    zeytinden bu sene ne çıkar hesaplıyorum
    окупится ли теплица
    чи окупляться сонячні панелі
    كم تنكة زيت بتطلع السنة
    כמה משטחי דשא צריך לגינה
    پسته امسال چقدر میده حساب کنم
    solar lagwau ya inverter, kharcha dekh raha
    इस बार गन्ने का कितना भुगतान बनेगा
    डायनमो क्यों नहीं चार्ज कर रहा
    pupuk urea naik, ganti apa ya itung dulu
    vụ này lúa lời không, tính phân với giống
    ปีนี้ลำไยจะได้กำไรมั้ย
    稲刈りいつにするか天気図とにらめっこ
    올해 사과 도매가 계산
    今年橘子卖给谁划算
    芒果今年要賣盤商還是自己出
    wieviel Heu bis zum Mai, wir haben 31 Kühe
    la vigne donne combien cette année, je calcule
    cuánto sale el kilo de aceituna si la vendemos ya
    compensa vender o café agora ou segurar
    quanto olio quest'anno, faccio due conti
  `,
  creative: `
    Einladungskarten basteln für den Kindergeburtstag
    Brainstorming Weihnachtsmarkt
    déco de la table pour noël faut que je trouve un truc
    disfraz para el cole de la niña, a inventar
    compor um samba
    fazer arte pro insta da loja
    scrivo una canzone
    gedichtje maken voor sinterklaas
    rysuję komiks
    hikaye yazıyorum
    рисую открытку маме
    пишу вірш
    小説の続き書く
    ロゴ案出し
    가사 쓰기
    웹툰 콘티
    给孩子编个睡前故事
    畫貼圖
    कविता लिख रही हूँ
    reel ke liye idea chahiye
    برسم لوحة
    כותבת שיר
    hitta på namn till bandet
    fac un logo pt firma unui prieten
    bikin konten tiktok
    texte für die neue Website, soll nicht so steif klingen
    Ideensammlung Sommerfest
    Atelier écriture
    trouver le nom du bébé
    composer un morceau à la guitare
    ideas para el escaparate de la tienda
    Lluvia de ideas campaña
    Ideias festa junina
    inventar um doce novo pra vender
    escrevendo um conto
    idee per il menù di natale
    Prove band - pezzo nuovo
    logo ontwerpen voor de voetbalclub
    verhaaltje verzinnen voor de kleinkinderen
    pomysły na prezent dla taty na 70
    maluję obraz
    düğün için fikir lazım
    beste yapıyorum
    идеи для подарка маме
    стих сочиняю
    придумываю сценарий на выпускной
    вигадую назву для кавʼярні
    子どものお弁当キャラ弁考える
    イラスト描く
    생일파티 아이디어
    그림그리기
    做PPT的创意 想个开场
    幫寶寶取名字
    शादी के कार्ड का डिज़ाइन सोच रहे हैं
    गाना लिख रहा हूँ
    shayari likh raha hu
    sister ki haldi ke decoration ke ideas
    logo banana hai apne brand ka
    فكرة لهدية أمي
    أكتب قصة
    לחשוב על שם לעסק
    מצייר
    ברכה מצחיקה לאח שלי לחתונה
    skriver låt
    pyssla julkort
    idéer till femårskalas
    finne på navn til båten
    skrive dikt
    bursdagskort til mormor
    skrive en sang til brylluppet
    keksiä nimi koiralle
    maalaan
    biisin sanat
    vymyslet název kapely
    kreslím
    verset írok
    ötletek az esküvőre
    caut un nume pt cățel
    Brainstorming campanie
    scriu versuri
    ιδέες για το μπαράκι
    cari nama buat kucing
    ide konten jualan
    desain undangan nikah
    nghĩ ý tưởng quay clip
    คิดชื่อร้าน
    ระดมไอเดีย
    شعر میگم
    ایده برای تولد
    طراحی لوگو
    给奶茶店想个新品
    剪视频找点灵感
    写歌词
    想社團迎新活動
    寫小說大綱
    發想會議
    バンド名決めたい
    店のポップ考える
    ハンドメイドの新作
    결혼식 축가 가사
    가게 이름 짓기
    케이크 디자인
    was backen was keiner kennt
    Songtext schreiben
    Namen für den Hofladen finden
    j'écris une nouvelle
    idées pour l'evjf de ma sœur
    dessiner le plan du potager façon jolie
    inventar cuento para mi hijo
    pensar un nombre pa'l perro
    dibujando un rato
    criar legenda pro post
    ideias de lembrancinha pro chá de bebê
    inventare un nome per il b&b
    Idee matrimonio
    dipingo
    naam voor de baby
    traktatie verzinnen
    układam piosenkę
    jak udekorować salę na komunię
    logo tasarlıyorum
    doğum günü sürprizi düşünüyorum
    resim yapıyorum
    придумываю костюм дочке на утренник
    пишу музыку
    придумати подарунок мамі
    складаю пісню
    Büttenrede schreiben
    Adventskalender selber machen, was kommt rein?
    un sketch pour la kermesse
    réinventer la vitrine avec trois cartons et du ruban
    Répèt' compo
    letra para una copla
    cómo decoro la carroza del pueblo
    Diseñar invitaciones
    enredo da escola de samba do bairro
    nome pra cachorra nova
    Gravar demo
    scrivere la lettera di nozze un po' poetica
    torta a tre piani per i 18 di mia figlia, come la faccio?
    Jam in garage
    同人誌のネーム
    学園祭の出し物考える
    俳句ひねる
    유튜브 썸네일 아이디어
    강아지 이름
    단편소설 쓰는 밤
    写春联想新词
    给公众号想个标题
    剧本围读前想点子
    畢業歌歌詞
    想新口味的鹹酥雞
    название для группы нашей никак не придумаем
    леплю из глины
    тост на юбилей
    слова до колискової
    Сценарій свята
    щось смачне й нове з гарбуза вигадати
    wierszyk na ślub kuzynki
    tort na roczek
    scenariusz jasełek
    kınaya ne yapsak değişik bişey
    Tasarım fikirleri
    sinterklaassurprise bouwen
    stukje schrijven voor de dorpskrant, grappig graag
    kostuum carnaval
    luciatåget behöver ny idé
    göra egen keramik
    talet till brorsans bröllop, ska va kul
    17. mai-tale
    nytt mønster til genser
    konfirmationssang
    ny ret til caféen
    hækle et dyr efter egen ide
    vappupuhe
    uus leivos kahvilaan
    sisustusideat mökille
    text písničky
    co nového na jídelníček do školky
    Nápady na ples
    mesét kitalálni a gyereknek
    új süti a cukrászdába
    urare haioasă de nuntă
    o prăjitură nouă pt cofetărie
    στίχοι
    καινούριο γλυκό για το ζαχαροπλαστείο
    στολή αποκριάς
    新作パンのネーミング
    推しのうちわデザイン
    企画会議ネタ出し
    即興でピアノ弾いて遊ぶ
    광고 카피 쓰기
    아이 생일 케이크 뭘로 꾸밀까
    婚礼誓词 想写得特别点
    小卖部起名字
    选题会 想点子
    幫飲料店想店名
    編舞
    腦力激盪 尾牙節目
    寫一首台語歌
    Krippenspiel umschreiben mit 12 Schafen
    Logo Entwürfe
    rumklimpern am Klavier
    Häkeltier ohne Anleitung
    Brainstorming noël du CE
    gribouiller
    inventer un escape game pour les ados
    un slogan pour la manif
    chirigota, a sacar letras
    garabatear un poco
    nombre pal perreo... digo pal proyecto
    Brainstorm campanha
    rabiscar
    paródia pro show de talentos
    bygga en koja med barnbarnen, hur ska den se ut
    revy i bygda, trenger en sketsj til
    revysketch til sommerfesten
    pikkujouluohjelma
    scénka na vánoční besídku
    jelenet a karácsonyi műsorba
    scenetă de Crăciun
    σκετσάκι για τη χριστουγεννιάτικη γιορτή
    scène voor de eindmusical van groep 8
    skecz na dożynki
    23 nisan gösterisi için skeç
    сценка на день учителя
    сценка до дня вчителя
    اسكتش للحفلة المدرسية
    מערכון למסיבת סיום
    نمایش روز معلم
    元旦晚会小品
    尾牙短劇
    忘年会の寸劇
    송년회 콩트
    teachers day ka natak
    drama perpisahan kelas 6
    tiểu phẩm 20/11
    ละครวันครู
    der Hof feiert 100 Jahre und ich soll mir überlegen was wir da machen, bloß kein Bierzelt
    on fête les 50 ans du club et faut que j'invente un truc qui sorte de l'ordinaire
    el club cumple 50 años y me toca inventar algo que no sea otra vez la misma comida
    a igreja faz 50 anos e sobrou pra mim inventar uma festa diferente
    колхозу сто лет и мне поручили придумать праздник чтоб не как всегда
    商店街の50周年で何か変わったことやってって頼まれたんだけど何がいいかな
    시장 50주년 행사 좀 색다르게 하라는데 뭐가 좋을까
    厂里五十周年让我想个不一样的活动
    la pro loco fa 50 anni e devo inventarmi una festa diversa dal solito
    koło gospodyń ma 50 lat i mam wymyślić coś innego niż zwykle
    an meinem Roman weiterschreiben
    avancer sur ma BD
    sigo con mi cómic
    continuar minha hq
    vado avanti col fumetto
    漫画のペン入れ
    만화 콘티 이어서
    接着画漫画
    繼續畫漫畫
    дальше пишу роман
    dalej rysuję komiks
    romanıma devam
    далі пишу роман
    apna comic aage badha raha hu
    بكمل روايتي
    ממשיך את הרומן
    verder aan mijn roman
    fortsätter på romanen
    jatkan romaania
    lanjut nulis novel
    vẽ tiếp truyện tranh
    เขียนนิยายต่อ
    ادامه رمانم
    nytt namn på kolonilotten
    koke sammen en ny brunostis
    nye navne til øl på bryggeriet
    uusi tanssi tyttöjen kevätnäytökseen
    nápad na maturitní tričko
    szalagavató koreográfia
    colind nou pentru cor
    μαντινάδα για τον γάμο
    praalwagen bedenken voor het bloemencorso
    kabaret na studniówkę
    nişan tepsisi süslicem değişik olsun
    сценарий капустника
    вертеп, нові жарти для сцени
    زفة غير تقليدية لأخوي
    ברכות מחורזות לבת מצווה
    حنابندون خواهرم، یه چیز متفاوت بچینیم
    sangeet ka dance khud choreograph karungi
    भजन की नई धुन बना रहा हूँ
    yel yel buat lomba 17an
    bài vè chúc tết cho vui
    คิดขบวนแห่งานวัด
    盆踊りの新しい振付
    돌잔치 포토존 꾸미기
    给村晚编个三句半
    廟會陣頭新造型
    Maibaumspruch dichten
    char du carnaval, il faut une idée
    pregón de las fiestas
    fantasia de bloco
    stornelli per la sagra
  `,
  meeting: `
    gleich Zoom mit den Kollegen aus Hamburg
    muss meiner mutter sagen dass wir weihnachten nicht kommen
    appel avec la maîtresse de Léo
    faut que je dise à mon chef que je pars
    RDV banque
    clase particular con mi alumno de mates
    Dentista Lucía y luego call con equipo
    vou ligar pro meu irmão e resolver a briga
    aula q eu dou às 7
    Consulta + call com RH
    call col commercialista tra poco
    parlo con mia figlia della scuola
    bellen met klanten
    dzwonię do klienta
    lekcja z 5b
    Spotkanie z architektem
    annemle konuşmam lazım ciddi bi konu
    родительское собрание через час
    еду... точнее уже сижу жду собеседование
    Созвон с подрядчиком
    дзвінок з клієнтом о 15
    урок у 7-б через хвилину
    子どもの担任と面談
    お客さんに謝りの電話
    면접 대기중
    거래처 미팅 3시
    给学生上网课
    跟老板谈加薪
    面试 14:00
    面試前準備一下
    बच्चों की क्लास लेनी है
    interview hai aaj tcs ka
    مقابلة شغل بكرة لازم أجهز
    שיחה עם המורה של הילד
    samtale med kommunen
    volám s klientem
    am interviu la 3
    μίτινγκ σε 5
    rapat RT
    phỏng vấn lúc 2h
    مصاحبه کاری دارم
    Mitarbeitergespräch Hr. Thomas
    Nachhilfe geben bei den Zwillingen von nebenan
    Visio fournisseur
    Réu parents-profs
    je passe mon oral de stage dans une demi heure
    coup de fil à la mutuelle
    llamada con el del seguro
    Tutoría 2ºB
    Reunión vecinos
    tengo que hablar con mi jefa sobre el horario
    Reunião condomínio
    vou dar uma palestra na escola
    contar pra minha mãe que larguei a facul
    call con Milano
    Ricevimento prof
    Colloquio ore 15
    devo parlare col medico di papà
    Sollicitatie 11u
    moet mijn buurman aanspreken over het lawaai
    Rada pedagogiczna
    muszę pogadać z mężem o pieniądzach
    Satış toplantısı
    öğrencime özel ders veriyorum
    Урок с учеником
    надо поговорить с мужем серьёзно
    звоню в поликлинику
    поговорити з начальником про відпустку
    面接 15時
    部下と評価面談、ちょっと言いにくいこと言わないと
    友達とZoom飲み
    남친이랑 진지하게 얘기해야됨
    수업하러 들어감 애들 시끄러울듯
    要跟室友摊牌
    直播上课
    週會
    打給客服
    इंटरव्यू के लिए निकलने से पहले तैयारी
    गाहक से बात करनी है पैसे की
    client call h abhi
    Team meeting 4 baje
    bacchon ko tuition padhana hai
    papa se baat karni hai shaadi ke bare me, serious wali
    mam ke saamne viva hai
    مكالمة مع العميل
    بشرح درس للطلاب
    لازم أحكي مع أبوي بموضوع السفر
    זום עם הצוות
    צריך לדבר עם הבוס על העלאה
    מעביר שיעור עוד רגע
    Utvecklingssamtal Elsa
    anställningsintervju om en timme
    måste ringa försäkringskassan
    håller lektion
    har møte straks
    holde foredrag for klassen
    må snakke med sjefen
    ringe til lægen om mor
    holder oplæg om lidt
    Vanhempainvarttu
    Työhaastattelu klo 10
    pidän tunnin ysiluokalle
    pitää soittaa kelaan
    učím třeťáky za 5 minut
    musím mluvit se šéfem
    tanítok délután
    fel kell hívnom a bankot
    sun la bancă
    predau la a șaptea
    trebuie să-i zic șefului că plec
    Συνάντηση με δασκάλα
    τηλέφωνο με πελάτη
    κάνω ιδιαίτερο σε μαθητή
    πρέπει να μιλήσω στη μάνα μου
    Rapat guru
    interview kerja jam 10
    mau ngajar les
    nelpon customer yang komplain
    presentasi di kelas bentar lagi deg2an dikit sih
    gọi cho khách
    nói chuyện nghiêm túc với chồng
    ประชุมผู้ปกครอง
    พรีเซนต์หน้าห้อง
    สอนพิเศษเด็ก
    زنگ بزنم به مشتری
    کلاس دارم باید درس بدم
    باید با بابام حرف بزنم
    跟客户喝茶谈合同
    试讲
    给我妈打电话说过年不回去的事
    等等要帶新人
    要跟主管提離職
    線上家教上課
    これから授業する側
    彼女と将来の話する
    商談 A社
    주간회의
    클라이언트 콜
    과외하러 옴
    Vorstellungsgespräch im Kindergarten
    Elterngespräch in zehn minuten, vater ist schwierig
    Zahnarzt Teamsitzung
    entretien d'embauche à 11h
    je donne cours aux 5e
    Point client
    junta con el equipo en 10
    voy a dar clase a los de tercero
    Entrevista trabajo
    le voy a decir a mi novio que terminamos
    entrevista de emprego por vídeo
    Reunião pais e professores
    consulta com a nutri
    falar com o chefe sobre aumento
    faccio lezione tra 5 minuti
    Call fornitore
    presento il progetto ai capi
    dire ai miei che lascio l'università
    zo op gesprek bij de bank
    ik geef zo les aan groep 6
    ik moet mijn ouders vertellen dat ik stop met de studie
    zebranie zespołu
    Telefon do banku
    prowadzę szkolenie
    muszę powiedzieć rodzicom że rzucam studia
    veliyle görüşcem
    Haftalık toplantı
    mülakata giriyorum
    sevgilimden ayrılcam konuşucaz
    веду урок через 5 мин
    Звонок юристу
    выступаю на конференции
    надо сказать родителям что меня отчислили
    виступаю з доповіддю
    Дзвінок лікарю
    вчителька викликала до школи
    muss dem Azubi erklären warum er zu spät war
    Mieterversammlung
    Telefondienst bis vier
    je plaide à 14h
    conseil municipal ce soir
    apéro visio avec les copines de fac
    mon proprio passe et faut que je lui parle de l'humidité
    ensayo de la exposición con mi grupo
    atendiendo al público toda la mañana
    le explico a mi abuela cómo usar whatsapp
    Cita con la orientadora
    culto hoje eu prego
    reunião de pais, eu sou a prof
    atendimento ao cliente o dia todo
    falar pro meu sócio que quero sair
    Banca do TCC
    ricevo i pazienti fino alle 13
    riunione di famiglia per l'eredità
    catechismo coi bambini, tocca a me
    Sopralluogo con geometra
    PTAの集まり
    取引先と電話、クレーム対応
    親に結婚の報告する
    進路面談
    상견례
    조별과제 회의 또...
    콜센터 근무중
    담임 면담
    교회 소그룹 인도
    相亲 还有半小时到
    班会我主持
    客服接电话一整天
    跟房东谈押金
    述职答辩
    里民大會
    打工站櫃檯
    跟前任談小孩的事
    論文口試
    вожу экскурсию по музею
    приём пациентов до шести
    свекровь приехала, будем разговаривать про дачу
    приймаю пацієнтів
    веду дзвінок з волонтерами
    Захист курсової
    мама хоче серйозно поговорити
    przyjmuję pacjentów do 16
    kolęda, ksiądz zaraz będzie
    dyżur na infolinii
    hasta bakıyorum akşama kadar
    çağrı merkezindeyim
    Apartman toplantısı
    kız istemeye gidiyoruz konuşmayı ben yapıcam
    ouderavond geven
    klantendienst, telefoon staat roodgloeiend
    VVE vergadering
    koffie met de wijkverpleegkundige over pa
    kundtjänst hela dan
    apt sen handledning
    fika med nya chefen
    Årsmöte båtklubben
    måste ta snacket med grannen om tvättstugan
    vakt på telefonen
    foreldresamtale, litt kinkig
    Dugnadsmøte
    forældremøde jeg skal holde
    telefonvagt
    Generalforsamling
    snakke med underboen om larm
    asiakaspalvelussa koko päivä
    taloyhtiön kokous
    pitää jutella pomolle irtisanoutumisesta
    ordinuju do čtyř
    schůze SVJ
    Obhajoba diplomky
    telefon s tátou kvůli domu
    rendelek délig
    Lakógyűlés
    Szakdolgozat védés
    apámmal kell beszélni a házról
    consult pacienți până la 4
    Susținere licență
    adunare de bloc
    συνέλευση πολυκατοικίας
    Υποστήριξη πτυχιακής
    εξυπηρέτηση πελατών όλη μέρα
    オンライン英会話あと3分
    レジ打ち夕方まで
    キックオフMTG
    家庭訪問
    結婚式のスピーチ、次わたし
    部活の先輩に辞めるって言う
    소개팅 30분전
    발표 순서 다음이 나야
    킥오프 미팅
    사장님한테 월급 올려달라고 말하러감
    동네 반상회
    站柜台卖货
    项目启动会
    去见对象父母
    下一个就轮到我演讲
    给新员工讲流程
    菜市場擺攤
    kick off meeting
    伴郎致詞 再五分鐘
    去男友家見家長
    客服專線值班
    stehe heute an der Kasse bis acht
    Vorstellung neuer Kollege
    Schwiegereltern kommen und es wird geredet
    Trauzeugenrede gleich
    je tiens la caisse jusqu'à 20h
    discours de témoin dans 10 min
    accueil des nouveaux arrivants ce matin
    en caja hasta las nueve
    Defensa TFM
    brindis de la boda, me toca hablar
    mesa de negociación con la patronal
    no caixa até as 22
    Defesa do mestrado
    discurso de padrinho já já
    negociar com o sindicato
    blir intervjuad av lokaltidningen om fåren
    lokalavisa kommer og prater
    skal forklare eleverne brøker om fem minutter
    opetan murtoluvut kohta vitosille
    vysvětluju babičce internetbanking po telefonu
    nagymamának magyarázom telefonon a netbankot
    îi explic bunicii la telefon cum e cu aplicația băncii
    εξηγώ στη γιαγιά το e-banking
    oma uitleggen hoe digid werkt, aan de telefoon
    tłumaczę babci przez telefon jak zrobić przelew
    anneanneme e-devlet anlatıyorum telefonda sabır
    бабушке по телефону объясняю госуслуги
    пояснюю бабусі Дію по телефону
    بفهّم ستي كيف تستعمل الواتس
    מסבירה לסבתא איך משלמים באפליקציה
    به مامان بزرگم پشت تلفن یاد میدم پول کارت به کارت کنه
    电话里教我奶奶用微信付款
    電話教阿嬤用 line pay
    電話でばあちゃんにスマホ教える
    할머니한테 전화로 카톡 알려드리는중
    nani ko phone pe upi sikha raha hu
    ngajarin nenek pake wa lewat telpon
    chỉ bà ngoại xài zalo qua điện thoại
    สอนยายใช้ไลน์ทางโทรศัพท์
    heut Nachmittag kommt die Familie vom Bewohner aus Zimmer 7 und ich muss denen erklären wie es weitergeht
    je vais voir le directeur de la crèche parce que ma fille rentre en pleurant tous les soirs
    hoy le digo a mi papá que no voy a seguir con el taller y quiero decírselo bien
    hoje conto pro meu pai que não vou tocar o sítio
    сегодня скажу отцу что не буду продолжать его дело, хочу нормально поговорить
    今日こそ父に店は継がないってちゃんと話す
    오늘은 아빠한테 가게 안 물려받겠다고 제대로 말하려고
    今天跟我爸摊牌 店我不接了 想好好说
    اليوم بحكي مع أبوي إني ما بدي أكمل بالمحل
    bugün babama dükkanı devralmıyacağımı düzgünce anlatıcam
    Referat üben, morgen bin ich dran
    Budgetrunde
    Kreativrunde Schaufenster
    Réunion budget
    je répète mon oral devant ma sœur
    j'appelle la directrice et j'appréhende
    Comité de presupuesto
    ensayando la expo con mi prima de público
    tengo que hablar con el dueño y me da miedo
    Reunião de orçamento
    ensaiar o seminário com a turma
    Riunione bilancio
    provo il discorso davanti allo specchio, tocca a me alle 5
    発表の通し練習、本番は4時
    予算会議
    アイデア会議
    怖いけど先生に電話する
    발표 리허설 친구들 앞에서
    예산 회의
    떨리지만 사장님한테 전화
    对着镜子练答辩 下午就上
    预算会
    创意会
    硬着头皮给老师打电话
    報告彩排
    預算會議
    репетирую доклад перед мужем
    Совещание по бюджету
    боюсь, но звоню директору
    ćwiczę referat przed siostrą
    Narada budżetowa
    boję się ale dzwonię do szefa
    sunumun provasını yapıyorum
    Bütçe toplantısı
    korkuyorum ama hocayı arıcam
    репетирую виступ
    Нарада щодо бюджету
    presentation ki practice kar rahi hu bhai ke saamne
    Budget meeting 3 baje
    dar lag raha hai par principal ko call karna hai
    भाषण की तैयारी, शाम को मंच पर बोलना है
    بتدرب على العرض قدام أختي
    اجتماع الميزانية
    خايفة بس لازم أتصل بالمديرة
    חזרה על ההרצאה מול אחותי
    ישיבת תקציב
    spreekbeurt oefenen
    Begrotingsoverleg
    övar redovisningen på katten
    Budgetmöte
    harjottelen esitelmää
    Budjettipalaveri
    zkouším si referát
    Porada k rozpočtu
    gyakorlom az előadást
    Költségvetési megbeszélés
    repet prezentarea
    Ședință buget
    πρόβα παρουσίασης
    Σύσκεψη προϋπολογισμού
    latihan presentasi di depan kaca
    Rapat anggaran
    tập thuyết trình trước gương
    Họp ngân sách
    ซ้อมพรีเซนต์
    ประชุมงบ
    تمرین ارائه جلوی آینه
    جلسه بودجه
  `,
  calm: `
    ich könnt grad schreien
    Médit'
    estoy hasta arriba de curro y no llego
    ansiedad otra vez
    cabeça a mil não consigo parar
    ho litigato col mio capo e sono fuori di me
    troppe cose non so da dove iniziare
    zo boos op mijn buurman
    piekeren over geld
    nie mogę się uspokoić po kłótni
    sınav stresi
    sinirden elim ayağım titriyo
    накрутила себя, не могу успокоиться
    на душі неспокійно
    злюся на всіх
    頭いっぱいいっぱい
    深呼吸したい
    화나서 손이 떨림
    焦虑得睡不着... 不对 是静不下来
    冥想十分钟
    跟爸媽吵架 氣到不行
    मन बहुत अशांत है
    gussa aa raha hai boss pe
    مخنوق ومتضايق
    ذكر وهدوء
    orolig för pengarna
    helt stresset over flyttingen
    vred på min eks
    hermostuttaa
    nervi maxim
    έχω νεύρα
    kepala penuh banget
    โมโหหัวหน้า
    اعصابم خورده
    mir wächst alles über den Kopf
    Angst vor der Prüfung morgen
    je stresse grave pour demain
    ras le bol des collègues, besoin de souffler deux minutes
    me tiembla todo antes de salir a exponer
    quiero relajarme un poco
    chefe me tirou do sério
    preciso me acalmar
    saudade da minha vó, dia difícil
    ansia a mille
    mi sento sopraffatta
    devo sbollire
    zenuwachtig voor mijn rijexamen
    effe ademhalen
    szef mnie wkurzył
    boję się jutrzejszej wizyty u lekarza
    panik oldum
    moralim çok bozuk
    тревога с утра
    поругалась с сестрой, внутри всё кипит
    хочу тишины
    стрес на роботі
    треба видихнути
    хвилююсь за сина
    不安で落ち着かない
    もうムリしんどい
    瞑想10分
    스트레스 만땅
    발표 앞두고 심장이 쿵쾅
    气死我了 客户又改需求
    考前紧张
    想静静
    明天要上台好緊張
    गुस्सा शांत करना है
    bahut overthinking ho rahi hai
    exam se darr lag raha hai
    mood off hai yaar
    shaanti chahiye 10 min
    قلقان ومو عارف أهدى
    معصب من المدير
    ضغط الشغل ذبحني
    עצבני על כל העולם
    פחד מהטיסה
    ångest inför måndag
    andas lite
    arg på sambon
    sint på ungene
    stressa
    trenger å puste litt
    nervøs for kørerprøven
    stresset over arbejde
    træk vejret
    vituttaa ja pitäis rauhottua
    hengittelen hetken
    naštvaná na kolegyni
    mám strach ze zkoušky
    dühös vagyok a szomszédra
    stresszes nap
    lélegzetvétel, nyugi
    mi-e frică de operație
    m-am certat cu soacra
    respir puțin
    θυμωμένος με όλους
    να ηρεμήσω λίγο
    τρέμω πριν τις εξετάσεις
    deg degan parah
    pengen tenang
    kesel banget sama bos
    overthinking malem2
    stress quá
    tức con mẹ hàng xóm
    hồi hộp trước khi thuyết trình
    ใจเต้นแรงก่อนสอบ
    หัวร้อน
    กังวลเรื่องเงิน
    دلم شور میزنه
    عصبانیم از دست رئیسم
    میخوام آروم شم
    被骂了 心里堵
    担心孩子高考
    心很亂
    氣到發抖
    考前焦慮
    プレゼン前で手が震える
    子どもに怒りすぎて自己嫌悪、落ち着きたい
    상사한테 깨짐 멘탈 나감
    마음 좀 가라앉히고 싶다
    bin so wütend auf meine schwester
    nervös wegen morgen
    komm nicht runter nach dem Telefonat
    Meditation 10min
    énervée contre mon ex
    j'angoisse pour le résultat
    estoy enojadísima
    muchas cosas en la cabeza
    rezar un ratito
    nervios por el examen de manejo
    brigaram comigo no trampo, to mal
    ansiedade antes do voo
    paura dell'interrogazione
    sono furiosa con mia suocera
    respiro profondo
    ik ben zo gestrest joh
    gek van de herrie hier
    stres przed maturą
    kafam çok dolu
    çok sinirliyim
    biraz sakinleşmem lazım
    нервы ни к чёрту
    боюсь идти к стоматологу
    достали все
    сварка з чоловіком, трясе
    тривожно через новини
    Oma im Krankenhaus, kann an nix anderes denken
    erstmal ne Runde durchatmen bevor ich die Mail beantworte
    Feierabend-Yoga ruhig
    le bébé hurle depuis 2h je craque
    j'ai les mains moites avant de passer
    souffler, juste souffler
    mañana juicio y no me aguanto los nervios
    desconectar la cabeza 5 min entre pacientes
    tô uma pilha
    meu filho não atende o celular tô aflita
    oração antes de dormir... preciso de paz
    sto per esplodere
    non riesco a togliermelo dalla testa
    cinque minuti di pace in bagno
    発表会前でお腹痛い
    ママ友LINEで疲れた、心しずめたい
    ぼーっとして落ち着きたい
    엄마랑 싸우고 심란
    면접 전에 손에 땀
    퇴사 말씀드리기 전이라 너무 떨림 진정하고싶음
    一开会就心慌 缓缓
    孩子作业把我气炸了
    静心抄经平复一下
    被主管念 悶
    等報告結果 坐立難安
    念佛靜一下
    сижу перед кабинетом трясёт всю
    сын нагрубил, остываю
    сирена щойно відбій, треба заспокоїтись
    начальник накричав, образа душить
    хвилююсь перед захистом
    trzęsę się przed obroną
    mam dość ludzi na dziś
    babamla tartıştık içim daraldı
    dua edip sakinleşicem
    iş görüşmesi öncesi kalbim çıkcak
    ruzie met mijn zus zit me dwars
    even niks, alleen ademen
    klump i magen inför samtalet
    barnen bråkar jag blir galen
    stilla stund
    gruer meg til tannlegen
    klump i halsen etter krangelen
    be litt
    knude i maven
    børnene skændes hele tiden pyha
    sidde stille lidt
    möykky vatsassa
    lapset riitelee ja hermot menee
    hiljentyminen
    svírá se mi žaludek
    pohádali jsme se s přítelem
    modlitba a klid
    összeszorul a gyomrom
    összevesztünk a párommal
    imádság
    am un nod în stomac
    copiii urlă și nu mai pot
    κόμπος στο στομάχι
    τσακώθηκα με τον άντρα μου
    写経
    子の発熱で不安
    深夜に仕事メール見てモヤモヤ
    시어머니 전화받고 속 뒤집어짐
    숨고르기
    명상 20분
    결과 기다리는데 피말림
    等体检结果 心里七上八下
    念一会儿经
    跟婆婆有口角 心裡不舒服
    靜坐
    等放榜
    車禍小擦撞 手還在抖
    Streit mit der Nachbarin, bin auf 180
    Atempause
    warte aufs Ergebnis vom Arzt, Bauchweh
    zu viel Lärm im Großraumbüro
    dispute avec ma mère, ça tourne en boucle
    Pause respiration
    j'attends les résultats, estomac noué
    trop de bruit dans l'open space
    bronca con mi cuñado, estoy que ardo
    Respiración 5 min
    espero resultados y tengo un nudo
    mucho ruido en la oficina me supera
    treta com a cunhada, tô fervendo
    Respirar 5 min
    esperando resultado do exame, frio na barriga
    barulho demais no escritório
    blev utskälld i telefon av en anhörig, måste landa
    fikk kjeft av en pårørende, må lande litt
    chefens tone i går sidder i mig
    esimies huusi, kädet tärisee
    šéf na mě řval před lidma
    a főnök mindenki előtt ordított velem
    μου φώναξε το αφεντικό μπροστά σε όλους
    baas viel uit tegen me waar iedereen bij was
    babka w urzędzie tak mnie potraktowała że aż dyszę
    memur bana bağırdı hala titriyorum
    нахамили в регистратуре, аж трясёт
    нахамили в черзі, досі трусить
    الموظف صرخ علي قدام الناس
    הפקיד צעק עליי ואני עוד רותחת
    کارمند بانک داد زد سرم
    窗口办事员吼我 气得手抖
    櫃檯人員大小聲 還在氣
    窓口で怒鳴られてまだドキドキしてる
    민원인한테 욕먹고 손 떨림
    clerk ne sabke saamne chillaya, abhi tak gussa hai
    dibentak petugas, masih gemeteran
    bị nhân viên quát giữa chỗ đông người
    โดนเจ้าหน้าที่ตวาด ยังสั่นอยู่
    hab mich grad mit meinem Freund gestritten und sitz jetzt in der Uni und kann nicht aufhören zu zittern
    je viens de raccrocher avec l'hôpital et j'arrive pas à redescendre
    mi hija no llega y ya son las once, no puedo estar tranquila
    minha filha não chegou e já são onze horas, não consigo ficar quieta
    дочь не берёт трубку уже одиннадцать, места себе не нахожу
    娘がまだ帰ってこなくて電話も出ない、落ち着かない
    딸이 전화도 안받고 열한시인데 안절부절 못하겠어
    女儿十一点了还没回来电话也不接 坐不住
    بنتي ما رجعت وما بترد، مو قادرة أقعد
    kızım gelmedi telefonu da açmıyo yerimde duramıyorum
    mia figlia non risponde e sono le undici, non sto ferma
    córka nie odbiera, jest jedenasta, nie mogę usiedzieć
    abends runterkommen, der tag war zum kotzen
    une tisane et oublier cette engueulade
    un té y olvidarme de la pelea
    chá e esquecer a briga de hoje
    camomilla e basta pensare a quella lite
    ハーブティー飲んで今日のことは忘れたい
    차 마시면서 오늘 싸운거 잊기
    喝杯茶 别想今天吵架的事了
    ромашка и забыть эту ссору
    sønnen er på fjellet i uvær og jeg får ikke ro
    min datter er flyttet og huset er så stille, jeg er helt ked af det
    mökkinaapuri taas, kiehuttaa
    úřad mi zas vrátil papíry, vytočená
    a lányom külföldre költözik, sír a lelkem
    fata e în examen și eu nu-mi găsesc locul
    ο γιος μου πάει φαντάρος και δεν ησυχάζω
    de zorgverzekeraar belt niet terug en ik zit me op te vreten
    syn nie zdał i cała chodzę
    oğlum askere gitti içim rahat değil
    сын в армии, душа не на месте
    брат на сході, не знаходжу собі місця
    ابني مسافر لحاله أول مرة وقلبي معه
    הבן במילואים ואני לא מוצאת מקום
    پسرم سربازیه و دلم هزار راه میره
    beta hostel gaya h pehli baar, dil nahi lag raha
    बहू से कहासुनी हो गई, मन शांत नहीं
    anak pertama masuk pondok, sepi rumah sedih
    con đi lính nhớ quá
    ลูกไปอยู่หอ คิดถึงใจหวิว
    息子が一人暮らし始めて寂しくて落ち着かない
    아들 군대 보내고 마음이 허해
    儿子当兵去了 心里空落落的
    兒子去當兵 心裡空空的
    Sohn ist ausgezogen, Haus leer, bin ganz durcheinander
    le petit part en colo, j'ai le cœur serré
    mi hijo se fue a estudiar fuera y tengo el alma encogida
    filho foi morar fora, coração apertado
    mio figlio è partito per Berlino e la casa è vuota, mi sento giù
  `,
  energise: `
    keinen antrieb heute
    Rückenfit 18:30
    pas réveillé du tout, 2e café
    séance de sport à la maison
    me muero de sueño y entro a turno
    tô caindo de sono e tenho 2 capítulos pra ler
    correr na praia
    svegliaaa che ho il turno
    moe maar moet door, nachtdienst
    kawa nie działa a tu jeszcze nocka
    trening nóg
    spora gidiyorum
    утро, кофе не помогает
    не виспався зовсім а зміна 12 годин
    やる気でない月曜
    헬스장 간다
    월요일이라 힘이 없네
    跑步去
    早八真的醒不过来
    健身房走起
    सुबह उठा नहीं जाता, जिम जाना है
    gym jaa raha hu
    رايح الجيم
    אין לי כוח לכלום אבל חייבת
    seg idag
    gab... kan ikke vågne
    väsyttää mut pitäis jaksaa
    buồn ngủ quá mà phải làm tiếp
    خوابم میاد ولی باید کار کنم
    Frühschicht... brauch erstmal Power
    ne runde joggen
    la flemme mais faut que je m'y mette
    grand ménage avant que ma belle mère arrive
    a limpiar la casa a tope
    no me despierta ni el café
    acordei morta
    che sonno, e sono solo le 9
    ff snel het huis poetsen
    rano, deszcz, zero chęci
    sprzątanie na szybko przed gośćmi
    hiç enerjim yok
    надо взбодриться
    уборка по быстрому
    кава і вперед, хоч очі злипаються
    ジム行く
    昼休み明け眠すぎる
    커피 수혈
    필라테스
    撸铁
    周一没动力
    禮拜一症候群
    आलस आ रहा है पर काम करना है
    दौड़ने जा रहा हूँ
    subah subah uthna mushkil hai, push chahiye
    sust lag raha hai lekin padhna padega
    ghar ki safai fatafat
    نعسان وعندي دوام
    كسل فظيع بس لازم أذاكر
    تمرين بالبيت
    עייף אבל יש עוד משמרת
    trött som en gris men måste köra klart
    träna ben
    storstäda
    orker ikke mandag
    træt men skal videre
    ned og træne
    ei huvita mikään
    siivousrypistys ennen vieraita
    chci spát ale směna trvá do rána
    jdu běhat
    alig élek de még van 4 óra a műszakból
    n-am chef de nimic dar am de predat proiectul
    νυστάζω αλλά έχω βάρδια
    σήκω επιτέλους
    males gerak
    ngantuk abis makan siang padahal kerjaan numpuk
    uể oải không muốn làm gì mà deadline dí
    ขี้เกียจมากแต่ต้องทำ
    حال ندارم ولی باید پاشم
    通宵写代码 撑住
    打扫卫生冲一波
    好懶 但要去重訓
    徹夜明けだけどもうひと頑張り
    掃除一気にやる
    잠깨야됨 독서실
    홈트
    대청소 시작
    muss wach bleiben zum lernen
    Putzaktion, in einer stunde kommt besuch
    café café café
    crevé mais j'ai encore un dossier
    sin ganas de nada pero hay que entregar
    Crossfit 7am
    sono mas tem plantão
    faxina geral
    assonnato ma devo studiare
    pulizie a tappeto
    geen energie, wel tentamen
    ledwo żyję a trzeba robić
    biegam
    yorgunum ama bitmesi lazım
    вялый совсем а надо учить
    сонна але треба довчити
    прибираю швиденько бо гості
    montagmorgen, kalter kaffee, los gehts
    Holz hacken bis der Kopf frei ist
    lundi matin c'est violent
    piscine, 40 longueurs
    procrastination niveau olympique, bouge moi
    a darle a la bici
    partidita de fifa a muerte
    segundona braba
    futebol com a galera
    cabeça não pega no tranco hj, e o código tem que sair
    lunedì mattina, aiuto
    partita di calcetto stasera
    mi si chiudono gli occhi e ho il turno fino alle 6
    目覚ましのスヌーズ5回目
    縄跳び
    午後イチの睡魔に勝ちたい、資料作らないと
    롤 한판 달린다
    카페인 풀충전
    점심 먹고 식곤증 근데 보고서 남음
    搬砖没劲 来点动力
    打羽毛球去
    下午三点困成狗 表还没填完
    凌晨開店 醒醒
    爬山 衝
    喝第三杯咖啡 還是要把報表做完
    подъём в пять, дойка, глаза не открываются
    каточка в доту
    спать охота жуть, а вёрстку сдать к утру
    кава третя, а звіт сам себе не напише
    czwarta rano i do pieca
    siłka
    nie chce mi się ale sesja
    sahura kalktım ayılamıyorum
    halısaha
    gözlerim kapanıyo ama proje yarın
    maandag, regen, op de fiets, pff
    potje fifa
    dipje na de lunch en nog 3 dossiers
    mörkt och kallt och upp ska man
    seg efter lunch men offerten ska ut
    opp før hanen, fjøset venter
    fotballkamp
    trøtt som en strømpe men innlevering kl 12
    kl 4 og køerne skal malkes
    død træt men aflevering
    aamuvuoro neljältä, silmät ristissä
    kahvia ja tenttiin lukemaan vaikka väsyttää
    ve čtyři vstávat do pekárny
    posilka
    únava, ale termín je termín
    hajnali négy, tehenek
    foci a srácokkal
    álmos vagyok de holnap leadás
    la 4 dimineața la brutărie
    meci de fotbal
    obosită moartă dar raportul e pe mâine
    τέσσερις το πρωί στο φούρνο
    πτώμα αλλά αύριο παραδίδω
    朝練
    ヨガ(パワー) 6:30
    5時起き、市場、目が開かない
    眠気やばいけどコードレビュー… いや実装終わらせる
    새벽배송 나가야되는데 눈이 안떠져
    축구하러
    크로스핏
    졸음 참고 인강 듣는다
    四点起来蒸包子 眼睛睁不开
    王者开黑 冲分
    犯困 但ppt明早要
    凌晨三點起來做豆漿
    打 lol
    晨泳
    想睡 可是 code 還沒 merge
    halb fünf, Backstube, augen zu
    mega durchhänger nach der Kantine, Angebot muss raus
    Bude aufräumen, 30 Minuten Timer
    4h30 au fournil, yeux collés
    gros coup de barre après la cantine et le devis à envoyer
    ranger l'appart en 30 min chrono
    las 4 y media, panadería, ojos pegaos
    bajón después de comer y la propuesta sin mandar
    recoger la casa en media hora
    4 e meia na padaria, olho grudado
    moleza pós almoço e o orçamento não saiu
    arrumar a casa em 30 min
    pimee marraskuu, pitäis silti saada itsensä liikkeelle
    listopad, tma, musím se nějak nakopnout
    dorm pe tastatură dar livrez azi
    pas dormi de la nuit avec la petite et je prends mon poste dans une heure, faut que je tienne
    no pegué el ojo con el bebé y en una hora abro la tienda
    o bebê não dormiu e daqui a pouco eu abro a loja
    赤ちゃんの夜泣きで全然寝てないけどあと一時間で開店
    Küche schrubben mit lauter musik
    rumtanzen mit den kids
    vaisselle + aspi musique à fond
    音楽かけて台所そうじ
    vårtrött, ge mig en spark i rumpan
    gab, mødetid kl 5, giv mig lidt gas
    hiihtolenkille pakkasessa, hop
    فطور رمضان خلصناه وجسمي ثقيل، بدي أنشط للشغل
    יאללה לקום, בוקר ראשון אחרי החג
    holi ke baad sab sust, office jaana hai utho
    सुस्ती छोड़ो, दुकान खोलनी है
    連休明け、体が重いけど出勤
    연휴 끝 출근 몸이 천근만근
    节后第一天上班 打起精神
  `,
  wind_down: `
    kopf ausmachen nach der spätschicht
    grosse journée, je me pose
    domingo de sofá y manta
    fim de expediente graças a deus
    spengo tutto e dormo
    bankhangen
    koniec na dziś, film i spać
    çok yoruldum bugün dinlenicem
    валяюсь после смены
    лягаю
    お風呂入って寝る
    夜勤明け、寝たい
    퇴근하고 누움
    躺平休息
    下班了好累只想躺
    thak gaya bhai so raha hu
    تعبت اليوم بدي ارتاح
    סיימתי משמרת, מת לישון
    soffan nu
    jdu spát
    ύπνος επιτέλους
    đi ngủ thôi
    fin de garde, je décroche
    por fin en casa, peli y manta
    plantão acabou, banho e cama
    a letto presto stasera
    padam na twarz, spać
    bugünlük bu kadar
    день кончился слава богу
    відпочиваю після зміни
    今日はもうおしまい
    하루 끝 씻고 잔다
    终于下班 泡个澡
    補眠
    洗澡睡覺
    थक गए आज, आराम
    so jau kya ab
    kaam khatam, chill
    raat ko dimag chalta rehta hai neend nahi aati
    خلصت الدوام وابي ارتاح
    مو قادر أنام
    סוף יום, נח
    godnatt
    helt slut efter nattpasset
    ferdig på jobb, sofaen
    unta palloon
    työpäivä ohi, sauna ja sohva
    konec šichty
    usínám
    vége a napnak
    gata pe azi
    τέλος για σήμερα, καναπές
    δεν με πιάνει ύπνος
    capek banget mau rebahan
    ga bisa tidur
    mệt rồi nghỉ thôi
    พักแล้ววันนี้
    خسته ام بخوابم
    خوابم نمیبره
    تعطیل شدم، استراحت
    泡脚准备睡
    累癱
    翻來翻去睡不著
    布団の中
    目が冴えて寝れない
    週末ゆっくり休む
    잠이 안와
    육퇴했다 쉬자
    Kinder im Bett, jetzt Sofa
    vendredi soir, plaid, tisane
    dimanche pépère
    rendida, a dormir
    descanso después de la guardia
    cansada, deitar
    sextou e eu só quero cama
    finito il turno, divano
    non dormo da due notti
    relax serale
    uitrusten na nachtdienst
    netflix en dan naar bed
    koniec zmiany
    relaks z herbatką
    işten geldim uzandım
    после ночной, отсыпаюсь
    вечер, чай, плед
    кінець зміни, додому і спати
    Spätdienst rum, füße hoch
    Sonntag, nix tun
    grasse mat'
    mes jambes en compote après le service, canapé
    ya cerré el bar, piernas arriba
    los niños por fin duermen
    rede e silêncio
    virei a noite, vou apagar
    pensione mode: amaca
    spengo il telefono
    子ども寝た、やっと一息
    有給、ひたすら寝る
    반신욕하고 자려고
    야간근무 끝 이불속
    娃睡了 瘫会儿
    夜班回来补觉
    泡澡 關機
    補眠到中午
    ванна и тишина
    дети уснули наконец то
    нарешті диван
    діти сплять, і я за ними
    dzieci śpią, herbata, cisza
    odsypiam nockę
    çocuklar uyudu oh be
    gece nöbetinden çıktım
    de kleine slaapt, nu ik
    uitslapen
    nattat barnen, nu soffan
    sova bort förkylningen
    ungene sover
    ryggen trenger hvile
    ungerne sover endelig
    weekend på langs
    lapset nukkuu, sohva
    univelkaa pois
    děti spí konečně
    dospávám noční
    kipihenem az éjszakást
    au adormit copiii, gata
    recuperez după gardă
    サウナ行って寝る
    休養日
    頭が仕事から切り替わらない、もう夜なのに
    불끄고 누웠음
    주말엔 무조건 쉰다
    밤만 되면 생각이 많아져서 못자겠어
    早睡!
    一到晚上脑子就停不下来
    小孩睡了 耍廢
    早點睡
    晚上腦袋停不下來
    Nachtdienst rum, Rollo runter
    Mittagsruhe
    Gedanken kreisen und es ist halb drei
    fin de nuit à l'hosto, volets fermés
    3h du mat et je gamberge
    salgo de noche, persiana y cama
    son las 3 y la cabeza no para
    saí do plantão noturno, cortina fechada
    3 da manhã e a cabeça não para
    Ύπνος νωρίς
    hab zehn Stunden auf den Beinen gestanden, jetzt Badewanne und dann Licht aus
    söndagsångest... nej bara söndagslugn, filt och te
    hytta, peis, ferdig
    rundstykker og dyne, søndag
    mökillä, puhelin kii
    chalupa, kamna, knížka a spát
    leteszem a telefont, kályha mellett pihenek
    la țară, prispă, liniște
    μπαλκόνι, ησυχία, τέλος η μέρα
    haardje aan, telefoon weg
    działka, hamak, nic
    balkon çay sessizlik
    баня, чай и на боковую
    дача, гамак, телефон выключен
    вечір без світла, ковдра і спати
    شاي عالبلكونة وهدوء آخر الليل
    מרפסת, תה, סוף
    بالکن و چایی و سکوت
    chhat pe baith ke chai, din khatam
    खटिया डाल के लेटा हूँ
    teras, kopi, malem minggu santai abis kerja
    võng sau nhà, gió mát, khỏi nghĩ gì
    เปลใต้ต้นไม้ ไม่ทำอะไรแล้ว
    縁側で麦茶、もう今日はなにもしない
    평상에 누워서 바람쐬기 오늘 끝
    阳台躺椅 今天到此为止
    頂樓吹風 今天收工
    Balkon, Radler, nix mehr heute
    terrasse, rien, silence
    fresquito en la puerta y ya
    varanda, rede, acabou o dia
    dondolo in giardino, basta per oggi
  `,
  none: `
    je mange
    hola q tal
    jadę do domu
    naber
    иду в магаз
    привіт як справи
    おはよ
    밥먹는중
    早安
    chai pine ja raha
    laper mau makan
    comiendo
    Vuelo a Bogotá
    blz
    indo pro mercado
    eten
    co tam
    zakupy w biedrze
    markete gidiyorum
    ку
    обедаю
    їду додому
    버스타는중
    坐地铁
    哈囉
    吃宵夜
    बाज़ार जाना है
    hello bhai
    khana kha raha hu
    Diwali chutti
    هلا
    بتغدى
    נוסעת לסבתא
    ska äta
    hva skjer
    på butikken
    hejsa
    spise
    merg la piață
    alo
    سلام خوبی
    搭捷運中
    ひま
    그냥 심심
    Cumple abuela
    bin im Zug
    äh was soll ich hier eintippen
    dans le métro
    c'est gratuit votre truc ?
    en la cola del banco
    jajaja nada
    tomando um café
    feriado uhul
    al mare
    ランチなに食べよ
    テストテスト
    지하철
    ㅋㅋㅋㅋ
    等外卖
    哈哈哈
    等公車
    測試
    эээ
    в пробке стою
    на базар
    w korku
    no siema
    sıkıldım
    otobüsteyim
    in de trein
    uhm
    står i kö
    va
    på bussen
    hææ
    i toget
    øh
    bussissa
    v tramvaji
    hm
    a villamoson
    mizu
    în autobuz
    στο λεωφορείο
    推しのライブ行ってくる
    有給 旅行
    엄마랑 장보러
    逛超市
    国庆放假
    堵车
    連假
    steh im Stau
    coincé sur le périph
    raclette avec les potes
    atascado en la m30
    Dentista Pedro
    preso no trânsito
    Wochenende, nur gammeln
    finde sin planes
    glass vid stranden
  `,
};
