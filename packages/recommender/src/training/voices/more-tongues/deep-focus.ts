/** Sentences for this state, in English and twenty other languages. */
export const DEEP_FOCUS_OF_MORE_TONGUES = `
  build the flash sale landing page
  typing up minutes from tuesday's board meeting
  transcribing the panic attack interview for my thesis
  reading that long paper on sleep deprivation
  Thesis block – no calls
  renew passport form + photos upload
  translating a meditation app's onboarding copy into english
  the blue folder. all of it. today
  "just get the draft done" my editor said, so that's what im doing
  not going to the meeting, staying home to write the methods section
  code the checkout endpoint
  Study: pharmacology ch 4-6
  anki, 180 cards due
  Grant narrative, section B
  exec summary for the fire drill report
  tax return, shoebox of receipts in front of me
  Draft: tenancy agreement
  memorise my lines for act two
  filing the insurance claim for the broken boiler
  revising the gunshot wounds lecture notes for the anatomy exam
  port the login screen to swiftui
  reading Middlemarch for the seminar, 80 pages left
  catching up on inbox, 214 unread lol
  cover letter for the zoo job
  Knit row 40 through 88 of the lace panel
  index for the cookbook
  write up the chem practical
  Data entry – census forms
  finish the essay about anger in the Iliad
  holiday pay forms for payroll
  CPD module 3: fire safety
  add alt text to all 96 images on the site
  Heads down: migration scripts
  reading the energy drink regulation, all 60 pages
  lesson plans for next week, y4 fractions
  write unit tests for the parser
  Prep docs for conveyancing
  copy the recipes from nan's notebook into word
  write the wedding toast article for the magazine, 1200 words
  latin vocab, book 2
  finishing my application essay, wifi off
  DMV paperwork
  bash out the user manual for the smoke machine
  Deep work: attention heads paper
  read up on nap research for my essay
  manuscript p. 210–260
  the crime scene chapter needs typing up from my notebook
  sew the hem on all eight curtains, one sitting
  Write-up: burn rate memo
  practising the Bach prelude bars 1 to 32, slowly
  german homework, dative stuff
  case notes before the weekend
  "no more tabs" – finishing this report
  french listening exercises unit 9
  writing the docs nobody wants to write
  rédiger la partie 2 du mémoire, tel coupé
  je me mets sur ma déclaration d'impots
  réviser le droit constit, chap 5
  coder la page de connexion
  lire les 40 pages de Bourdieu pour demain
  remplir le dossier CAF
  trad du contrat, encore 6 pages
  Bloc rédaction – rapport annuel
  relecture des épreuves du bouquin
  bosser mon concours, fiches de culture G
  卒論の第三章を書く
  簿記の過去問ひたすら解く前にテキスト読み込み
  確定申告の書類まとめる
  議事録の清書
  ログイン画面の実装、集中
  積んでた論文3本読む
  履歴書書かなきゃ
  翻訳の納品分、残り12ページ
  もくもく作業 請求書
  レポート今日中に終わらす
  教育実習の指導案書き
  자소서 3번 문항 쓰기
  토익 단어 day 14 외우는중
  논문 2장 마저 쓴다 폰 끔
  세금계산서 발행 싹 다
  전공책 7단원 정독
  보고서 초안 오늘 무조건 끝
  번역 알바 원고 남은거
  인강 밀린거 3개 듣기
  공무원 한국사 필기 정리
  사용 설명서 작성
  카페에서 기말 레포트 쓸거임
  дописать диплом, глава 2
  сижу перевожу договор, ещё 8 страниц
  учу билеты к экзамену по гистологии
  написать тесты для модуля оплаты
  заполнить декларацию 3-ндфл
  конспект по философии, Кант
  прочитать статью научника до конца
  оформить список литературы по госту
  верстаю лендинг для заказчика
  отчет за квартал дописываю и всё
  skriva klart labbrapporten
  plugga till tentan i privaträtt
  översätta manualen sidorna 30-55
  koda klart sökfunktionen
  läsa kursboken kap 8
  scriptie afmaken, hoofdstuk discussie
  boek lezen voor de lijst, nog 90 blz
  offerte uitwerken voor de klant
  administratie zzp wegwerken
  terminar el tfg, apartado de metodología
  estudiar para las opos, tema 14
  pasar a limpio los apuntes de biología
  leer cien años de soledad pa clase, voy por la mitad
  redactar el acta de la comunidad
  bachelorarbeit weiterschreiben, kapitel 4
  Steuererklärung, endlich
  jetzt nur noch das protokoll abtippen
  lernen für die anatomieprüfung, handy liegt im flur
  Übersetzung fertig machen, noch 9 seiten
  ablage. der ganze stapel
  die api doku fertigschreiben
  Bewerbung für die stelle in Köln tippen
  studio diritto privato fino alle 18
  sistemo le fatture del mese
  tradurre il bugiardino, due pagine
  scrivo la relazione per il condominio
  leggere Calvino per il corso
  ripasso di storia, cap 11
  implementare il carrello del sito
  kodzę panel admina, słuchawki i jazda
  czytam lekturę, zostało 120 stron
  uzupełnić dokumentację projektu
  UPSC ka polity padhna hai aaj 3 ghante
  आईटीआर भरने बैठा हूं
  assignment khatam karna h bas, phone silent pe
  NCERT ki history padhni hai ch 6
  रिपोर्ट टाइप करनी है पूरी
  escrever a introdução do tcc
  estudar pra prova de direito penal
  terminar de revisar o livro da cliente
  codar a tela de cadastro
  ler os textos da disciplina, são 3
  passar as notas dos alunos pro sistema
  vou responder os 60 emails parados
  背雅思单词
  整理报销单
  看完教材第八章
  抄写会议纪要
  tezin giriş kısmını yazıyorum
  kpss tarih çalışcam
  fatura girişleri, hepsi birikti
  kitap çevirisi 20 sayfa kaldı
  ödeme ekranını kodlamam lazım
  özgeçmiş güncelleme
  مذاكرة احياء الباب الرابع
  برمجة صفحة الدفع بدون مقاطعة
  اقرا الكتاب المقرر باقي ٥٠ صفحة
  дописую курсову, лишився розділ 3
  читаю підручник з фізіології
  кодити форму замовлення, без телеграму
  skrive ferdig masteroppgaven, kap 5
  lese pensum i statsvitenskap
  føre timelister for hele måneden
  oversette brosjyren
  læse op til eksamen i anatomi
  kode færdigt på betalingsmodulet
  lueskelen tenttiin, siviilioikeus
  koodaan hakutoiminnon valmiiks
  γράφω την πτυχιακή, κεφάλαιο 3
  διάβασμα για πανελλήνιες, έκθεση
  φορολογική δήλωση να τελειώνω
  učím se na zkoušku z histologie
  scriu licenta, cap 3
  invat pt bac la romana
  completez declaratia unica
  belajar buat utbk, hp dimatiin
  input data faktur pajak
  nulis laporan magang
  học từ vựng ielts
  làm hồ sơ thuế cho xong
  mise en page du bulletin paroissial, 8 pages
  je tape les mémoires de papi, cahier 2 sur 5
  reprendre le tricot, finir la manche droite ce soir d'une traite
  社内報の校正、赤入れ残り4ページ
  写経みたいにひたすらデータ入力
  ばあちゃんの着物ほどく作業の続き
  판례 요약 20개 정리
  할머니 구술 녹취 푸는중
  расшифровка интервью, два часа записи
  вяжу спинку, 60 рядов, не отвлекать
  договоры в папки и в реестр, весь шкаф
  skriva rent protokollet från årsmötet
  katalogisera farfars diabilder, låda 3
  renskriva intervjuerna till c-uppsatsen
  notulen van gisteren nog uittikken
  hoofdstuk statistiek samenvatten voor morgen
  parketvloer schuren kamer voor kamer gewoon doorwerken
  montar el dossier de la beca, faltan tres certificados
  transcribir la entrevista del torero jubilado
  Doktorarbeit: fußnoten, heute nur fußnoten
  Schichtplan für dezember eintippen
  Omas rezepte ins reine schreiben
  sbobinare la lezione di martedì
  compilare il modulo isee senza bestemmiare
  przepisać notatki z fizjo zanim zapomnę
  zeskanować i opisać całe archiwum parafii
  पुराने बहीखाते एक्सेल में चढ़ाने हैं
  digitar as atas antigas do sindicato
  legendar o doc, faltam 22 min
  抄经书 一笔一划
  论文格式改到吐 今晚必须交
  stajyer defterini dolduruyorum 20 gün birden
  تفريغ محاضرة امس كتابة
  верстаю шкільну газету, остання шпальта
  renskriver dugnadslista og vedtektene
  äidin sukututkimuksen puhtaaksikirjoitus
  σημειώσεις ανατομίας, κεφάλαιο άνω άκρο, κινητό κλειστό
`;
