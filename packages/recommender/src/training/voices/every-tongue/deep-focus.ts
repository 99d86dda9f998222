/** Sentences for this state, as people of thirty languages type them. */
export const DEEP_FOCUS_OF_EVERY_TONGUE = `
  typing up the minutes from tuesday's steering committee before anyone asks
  finally writing chapter 3, the one i keep dodging
  expenses. seven months of receipts in a shoebox
  port the old cron scripts over to systemd timers one by one
  dead tired but the brief gets filed at midnight so i'm typing the last three pages now
  BLOCK: thesis writing, do not book over
  transcribing the interview with mrs okafor, 48 min of tape
  read the sleep study protocol cover to cover for the exam
  label 400 training images for the pedestrian model
  closing out tickets 1180 to 1204, all copy changes
  hand washing and relabelling the reagent bottles per the SOP
  charting. six patients. shift ended twenty minutes ago and none of it is in the system
  marking year 9 essays, pile of 31
  finish the sleeve on this sweater, just knitting rounds, no thinking
  going through the wake of the merger: updating every single contract template with the new company name
  subtitles for episode 12, about 18 minutes left to time
  my tax return, line by line, no breaks
  implement the meditation timer screen from the figma exactly as drawn
  implementing the oauth callback. spec is clear, just need two quiet hours
  write the apology letter to the customer that legal already approved the wording of
  filling in the incident form for the fall on ward 4
  data entry, the paper surveys from the village clinics
  not brainstorming anymore, outline's fixed, just need to put words under the headings
  scan & name the 1980s family letters, box two of five
  writing discharge summaries
  Focus time - grant application (section B)
  sand the tabletop, 120 then 180 then 240
  get through the inbox. 213 unread. one at a time, top to bottom
  finish cutting the VOD into 10 clips, timestamps already noted
  setting up the stream overlays from the pack i bought, following the readme
  migrating the wiki pages to the new space, all 76 of them
  lit review reading, paper 4 of 11
  the visa form. all 14 pages of it
  i said i'd send the invoice on monday. it's thursday. invoice now
  proofread the wedding invites before they go to print
  practise scales and the left hand of the nocturne bar by bar til it sticks
  finish the config for the new laptops, imaging room, 22 machines
  learning the lines for act two
  type up lab notebook from the last three weeks, handwriting's awful
  write docstrings for the public api
  revision: contract law, offer and acceptance, past paper conditions
  nothing fancy, just folding the newsletter inserts with a podcast on
  renaming 300 photos to match the catalogue numbers
  german vocab unit 7 and 8
  drafting the witness statement from my notes
  backfill the CRM with last month's call notes
  write the follow up emails from yesterday's career fair while i still remember faces
  deep work 9-11:30
  chapter edits. editor's comments, accept or fix, one after another
  processing the RAW files from the wedding, presets are done, just grind through
  need to be left alone with this proposal until it is finished
  paint the second coat on all 24 miniatures, same blue
  booking all the team's flights for the offsite, 11 people, the form is hideous
  write the handover for the night nurse, beds 1 to 9
  stitching hems on six curtains
  careplan updates x5, they're due for the inspection
  rewrite the cv into the template HR sent
  doing the actual typing of the 'how to relax' leaflet, content's signed off
  copyedit the sleep app's help pages
  chugging through the onboarding modules, 3 of 9 done
  fire safety e-learning. click click click
  read chapter 12 to 15 of gravity's rainbow w/o checking my phone
  refactor the logger into its own package like we agreed
  moving the css to tokens file by file
  i have the song, i have the chords. now just writing out the parts for second violin neatly
  note taking from the recorded lecture on anxiety disorders, 2x speed
  update the risk register after the workshop
  coding the survey's open answers with the codebook, rows 200 to 450
  the translation, pages 30-42, client wants it at noon
  quietly get the sprint's last story over the line
  print, punch, and file the audit evidence
  complete the DBS check application
  transcode and back up the tapes. start one, label it, start the next
  putting my reading notes in zotero with proper tags
  learn how goroutines work, the official tour, all of it
  go through the duolingo... no, the real textbook this time. lesson 14, exercises a-f
  i keep getting pulled into calls, nobody gets me for the next 90 min, i'm finishing the migration script
  type the seating chart into the venue's spreadsheet
  pension paperwork, ugh, the actual form and not thinking about it
  carve the remaining 8 spindles to the pattern
  entering the stocktake counts
  making the slides match the new brand template, 54 slides
  write the unit plan for fractions, scheme already in place
  insurance claim for the water damage, photos attached, form half done
  read the release notes and bump all the deps
  uni application: paste, check, submit
  finishing that python course i paid for, section 6
  cleaning up the bibliography
  put captions on the training video for wheelchair transfer
  renew passport online
  wire up the new endpoints to the frontend, contract's frozen
  write out my vows neatly on the card, words are final
  catalogue incoming herbarium sheets
  batch the podcasts: trim, level, export, upload
  solder the remaining 12 boards
  answering parents' emails from the weekend
  fill planner for the kids' therapy exercises, as the OT prescribed
  section 4.2 of the deposition summary, just keep going
  drafting the referral letters, five of them
  write up that customer interview into the research repo
  sort 2 years of downloads into folders
  revising for the theory test, hazard signs
  bring the changelog up to date and tag the release
  sewing the last rows of the quilt binding by hand
  prepare the mail merge for 180 reminder letters
  the ethics form for the nap experiment. tick boxes, signatures, upload
  handwriting practice sheets for kanji week 5
  write the whole damn conclusion today, no more tinkering
  checklist for the close: post accruals, lock period, send confirm
  typing out the police report for the insurer
  re-type dad's old lecture notes in LaTeX
  finish reading the judgment, all 88 pages, before supervision
  learn the toast by heart, it's written, just say it to the wall until it's in
  stripping the old varnish off chair number three of six
  bookkeeping for the stall, catch up from march
  implementing the retry logic from the design doc
  chart notes. no phone.
  my manager said 'write it like you talk', ok, writing the self review now, 2 pages
  cover letter for the museum job, second half
  converting the energiser activities handout to pdf and fixing the formatting
  calendar: "writing retreat day 2 - silent"
  logging volunteer hours for everyone into the county site
  transposing the choir score into E flat
  reading the manual for the new dialysis machine before i'm signed off on it
  get these 18 student reports written, 4 sentences each
  book chapter peer-editing done, now inserting all the tracked changes
  setting type for the letterpress posters, 3 lines left
  the boring half of the game: filling the item database
  write alt text for every image on the site
  build the bookcase from the instructions
  reading up on trust law, seminar reading, 40 pages
  publish the four blog posts sitting in drafts, they only need formatting
  update emergency contacts for all the residents
  finish the module on conflict resolution, quiz at the end
  one pomodoro at a time until the appendix is done
  editing the dialogue track, remove breaths and clicks, 40 minutes to go
  put the meeting room signage into the print queue, cut them, laminate them
  sworn translation of a birth certificate
  making flashcards out of the pharmacology slides
  steuererklärung anlage N, jetzt wird nicht mehr geschoben
  das protokoll von der elternversammlung ins reine schreiben
  muss noch 23 klausuren korrigieren, ohne handy
  Pflegedoku nachtragen, station 3b
  die neue API nach spezifikation runterprogrammieren, hab alles beisammen
  rechnungen schreiben für november, alle elf
  vokabeln lektion 9, dann nochmal lektion 8
  völlig platt, egal, der antrag geht heute raus, die letzten zwei seiten tipp ich jetzt
  Fokuszeit Gutachten Müller
  ablage. drei ordner. los gehts mit A
  den schlafratgeber lektorieren, noch 60 seiten
  bafög-folgeantrag ausfüllen
  zeugniskommentare tippen für die 4c
  am regal weiterschrauben laut anleitung
  finir le rapport de stage, il reste la conclusion à rédiger
  je saisis les notes de frais, ticket par ticket
  apprendre le cours de biochimie pr lundi, fiches 12 à 30
  traduire le contrat de bail, pages 3-9
  réviser le code pénal, articles 121 et suivants, à voix basse à la bu
  mettre à jour le registre des adhérents du club
  Rédaction mémoire - ne pas déranger
  coudre les 40 pochons de lavande, tous pareils
  déclaration urssaf, c'est le dernier jour
  recopier au propre les partitions de la chorale
  lire la thèse d'amandine en entier, je lui rends demain
  dossier mdph à remplir, je m'y mets et je lâche pas
  intégrer la maquette en html, rien à inventer
  pasar a limpio los apuntes de anatomía
  corregir los exámenes de 2º de eso, van 12 de 58
  terminar el tfg, me falta la bibliografía nomás
  Bloque escritura tesis
  leer el expediente entero, 200 folios, con el boli en la mano
  estudio pal parcial de microbiología, resumen y fichas
  bordar las servilletas que me encargaron, faltan 9
  cargar los 85 productos en la tienda online
  estudar pra OAB, direito tributário, videoaula 5 e 6
  codar a tela de login conforme o layout, fone no ouvido
  evoluções dos pacientes da manhã, tudo atrasado
  fichamento do texto do foucault
  relatório de estágio, faltam as últimas 5 páginas
  preencher a candidatura à bolsa, anexos e tudo
  Bloco de foco: dissertação
  crochetar as 20 flores iguais da encomenda
  studiare diritto privato dal cap 8 al 14, telefono in cucina
  sto traducendo il manuale della lavatrice, sono a metà
  leggere gli atti del processo, faldone 2
  aggiornare i listini su tutte le 30 pagine del sito
  ripasso di greco, aoristo e versione 15
  Studio matto e disperatissimo 14-18
  de btw-aangifte doen voor het kwartaal om is
  zorgplannen bijwerken van de hele gang
  ff alle tickets met label tekst wegwerken
  declaraties indienen van sept t/m nu
  schuren en gronden van de kozijnen, raam voor raam
  uzupełnić dziennik elektroniczny za cały tydzień
  nauka na kolokwium z anatomii, kończyna górna
  wypełnić wniosek o dofinansowanie, 12 załączników
  opisy produktów na allegro, zostało 45 szt.
  daňové přiznání, dneska to dotáhnu
  učím se na zkoušku z ústavka, otázky 20-35
  naprogramovat export do csv podle zadání
  zadat inventuru do tabulky, regál po regálu
  plugga till körkortsteorin, kapitel om vägmärken
  journalföra dagens besök innan jag går hem
  läsa in mig på hela upphandlingsunderlaget
  sticka klart andra vanten, samma mönster
  Fokustid: rapportskrivning
  læse til eksamen i farmakologi, kompendium side 40-90
  få lavet momsregnskabet færdigt
  indtaste spørgeskemaerne, 112 styk
  svar på de 80 mails der ligger, fra oven og ned
  lægge vagtplanen ind i systemet, den er godkendt
  rette prøver i naturfag
  føre reiseregningene fra oktober
  pugge gloser til spanskprøva
  legge inn varetellingen i regnearket
  sitte med koden til modulen er inne, mobilen på lydløs
  fylle ut søknaden om barnehageplass
  epikriser, fire stk, før vaktskiftet
  luen pääsykokeisiin, biologian kirja luku 7
  neulon hihan loppuun, pelkkää oikeaa
  kpss tarih çalışmam lazım, 5. ünite bitecek bugün
  допишу вторую главу диплома, осталось страниц пять
  забиваю накладные в 1С
  учу билеты по гистологии с 11 по 25
  заполнить налоговую декларацию, всё под рукой
  перепечатать бабушкины рецепты в файл
  глаза слипаются но курсовая сдаётся в полночь, дописываю заключение
  дописать тесты к модулю оплаты по списку
  довишити рушник, лишився один кут
  дочитати звіт на 120 сторінок
  зверстати сайт по макету, лендінг майже є
  διάβασμα για πανελλήνιες, ιστορία κατεύθυνσης
  fac pachetele pentru comenzi, 35 de etichete
  beírni a mérési adatokat a táblázatba
  議事録を今日中に仕上げる
  簿記2級の問題集、第5章を最後まで
  単語帳200語ひたすら回す
  もくもく作業 10:00-12:00
  睡眠についての論文を3本読んでまとめノートを作る
  名簿をエクセルに打ち込む
  자소서 2번 문항 글자수 맞춰 쓰기
  연말정산 서류 제출
  写周报 写完再说
  备考法考 刑法总则过一遍
  讀完這本教科書第六章 手機關靜音
  把上週的逐字稿打完
  تفريغ مقابلة ساعة كاملة
  حفظ سورة الكهف، خمس آيات جديدة اليوم
  ללמוד לפסיכומטרי, פרק מילולי
  יושבת על הקוד של מסך ההרשמה לפי האפיון
  यूपीएससी का इतिहास वाला पाठ पूरा पढ़ूंगा
  aaj bas polity ka chapter 7 khatam karna hai
  assignment likhna hai, 4 page bache hain
  records register me chadhane hain saare
  notes copy karne baitha hu, phone dusre kamre me
  อ่านหนังสือสอบ กพ ปิดมือถือ
  bhai assignment submit karna hai raat 12 tak, neend aa rahi hai par last section likh raha hu
  sprint ke saare pending tickets close karne baitha hu, koi design discussion nahi
  muss noch das onboarding-doc fertig tippen, reviewt ist es schon
  heute nur coding, keine calls, feature branch fertig machen
  tengo que terminar el paper, solo me falta el abstract y el references section
  tapusin ko muna yung thesis chapter 2, no cellphone muna
  PR 올리기 전에 test code 마저 작성
  emails ka backlog clear karna hai, ek ek karke reply
  die alten dias digitalisieren, magazin 3 bis 8, bild für bild
  kerzen gießen, 48 stück, immer gleich
  doku fürs qm: schlafapnoe-gerät reinigen, schritt für schritt abtippen
  den quelltext auf deutsch kommentieren wie mit jana vereinbart
  übungsblatt mit lösungen setzen, inhalt hab ich handschriftlich
  alle gläser im labor etikettieren, einfach stumpf durch
  kündigung tippen und einschreiben fertig machen
  lese mich in den kommentar zum mietrecht ein, rn 1 bis 44
  monter le dossier de naturalisation, photocopies, traductions, ordre chronologique
  balancer les 60 cartons du musée dans la base, fiche après fiche
  lecture: Braudel, 100 pages avant samedi
  tenir le journal de bord de la thèse? non, rédiger la fameuse partie III d'un trait
  renseigner les transmissions écrites avant de quitter le service
  vider ma boîte mail du plus vieux au plus récent, sans ouvrir autre chose
  pintar la segunda mano de la barandilla
  inscribir a los 22 chavales en la plataforma de la federación
  montar el mueble de la tele con el manual delante
  digitar las actas de nacimiento del archivo, caja 14
  cuaderno de prácticas al día, faltan tres semanas de apuntar
  contestar las 40 reseñas de google, con la plantilla
  etiquetar las muestras de agua, frasco por frasco
  formatar a dissertação nas normas da abnt
  bordar os nomes nos uniformes, já estão riscados
  cadastro das crianças da vacina, ficha por ficha
  leitura do edital inteiro com marca texto
  passar a limpo o caderno de receitas da padaria
  redigir a petição, os argumentos já os discuti com o patrono
  catalogare i vinili del nonno uno a uno
  sbobinare la lezione di anatomia
  riempire il registro di classe della settimana
  leggere tutto Svevo per martedì, mancano 90 pagine
  modulo isee, allegati e invio
  rifilare e piegare 500 volantini
  mettere le didascalie alle foto della mostra, i testi sono pronti
  caricare i documenti nel fascicolo telematico entro mezzanotte, sono a pezzi ma li carico
  stage logboek invullen, week 3 tot 7
  al die zakjes zaad vullen en plakken, 200 stuks
  aanvraag zorgtoeslag afmaken
  kaartenbak van de kerk in excel zetten
  lakken: derde laag op de trap
  podpisy pod zdjęcia do albumu, mam spisane
  skanować stare umowy, segregator po segregatorze
  rozdział książki o medytacji przeczytać i zrobić notatki
  zgłoszenie szkody do ubezpieczyciela, formularz i zdjęcia
  wysłać 70 maili z podziękowaniem, jeden po drugim
  obalit učebnice a podepsat, 31 kusů
  vyplnit výkaz práce za květen
  přečíst skripta z hydrologie
  seřadit a popsat herbář
  žádost o rodičák, všechny papíry mám
  slipa och olja bänkskivan
  föra in hundarnas stamtavlor i databasen
  läsa ut kursboken, tre kapitel kvar
  skriva veckobreven till föräldrarna, ett per avdelning
  beta av supportkön uppifrån och ner
  packa och märka 60 keramikmuggar för utskick
  repetera replikerna till luciaspelet för mig själv
  male den sidste væg
  skrive journalnotater ind efter hjemmebesøgene
  arkivere 12 mapper i det nye system
  studiejob: annotere 300 lydklip med snorken
  udfylde su-skema
  sette inn fakturaadressene på alle 90 kundene
  lese grunnboka i arverett
  skrive kapittelet om fjorden ferdig, disposisjonen er spikra
  arkiston mapit numerojärjestykseen
  virsikirjan nuotit puhtaaksi kuorolle
  hion ja lakkaan veneen penkit
  valokuvat albumiin päivämäärien mukaan
  tezgaha 80 kavanoz etiketi yapıştırıyorum
  vize başvuru formu, evraklar hazır dolduruyorum
  müze envanteri, fiş fiş giriş
  оцифровка дедовых плёнок, катушка пять
  связать второй носок
  прочитать Бахтина к пятнице
  верстаю меню за затвердженим макетом
  περνάω τις βαφτιστικές φωτό σε άλμπουμ, με ημερομηνίες
  αρχείο ενορίας στον υπολογιστή, τόμος 1954
  citit romanul pt seminar până mâine
  raportul de practică, ziua 6 la 15
  祖父の日記を文字起こし
  保育園の連絡帳、全員分書く
  蔵書にバーコード貼り、残り150冊
  保険の書類、記入して投函まで
  민원 답변 순서대로 처리
  판소리 춘향가 한 대목 통째로 외우기
  织围脖 还差一截收针
  护照换发表格填好
  抄經班的名冊登打完
  修復老照片 一張張去斑
  縫二十個口罩套 版型都裁好了
  讀都更說明書 全本
  خياطة عشرين مريول، مقصوصة وجاهزة
  לענות על פניות לקוחות לפי הסדר
  library ki kitabo pe sticker lagane hai, 300 pieces
  nyicil baca buku hukum agraria bab 3
  ติดป้ายราคาเสื้อ 150 ตัว
  กรอกแบบขอกู้ กยศ
  smažu z webu staré akce a nahraju nové, seznam mám vedle
  spisać zegary i liczniki z 48 piwnic i wprowadzić do systemu
  żona śpi, mam ciszę, kończę rozdział o Kościuszce
  het draaiboek voor de avondvierdaagse uittypen, route en posten liggen vast
  fylla i loggen för bikuporna, alla sexton
  samköra bokföringen med kvittona, bara bocka av en efter en
  kirjoitan kylähistorian luvun myllystä, lähteet pöydällä
  muumimukien inventaario taulukkoon
  çeyiz listesindeki danteli bitirmek, son iki motif
  akademik makalenin kaynakçasını apa'ya çevir, 84 kaynak
  köy muhtarlığı defterini excele aktarıyorum
  расставить теги на всю фонотеку радио
  пишу родословную начисто, семь поколений
  заполнити журнал температур холодильників за місяць
  дописую мотиваційний лист на еразмус, лишився один абзац
  розкроїти вісім дитячих курток за лекалом
  αντιγράφω παρτιτούρες ρεμπέτικα για το σύνολο
  περνάω τους βαθμούς τετραμήνου πριν κλείσει το myschool
  scriu fișele de post, toate cele nouă, după modelul de la hr
  termin de împletit coșurile comandate
  a kórus kottáit beszkennelni és átnevezni
  álmos vagyok mint a bagoly, de a pályázat éjfélkor zár, még két melléklet és feltöltöm
  夜勤の合間に通信大学のレポート、あと800字
  瞑想教室のチラシ300枚を折って封筒に入れる
  競技かるたの決まり字を全部覚える
  도서관 반납도서 서가 번호대로 정리
  退订会议邀请 今天只写代码 把支付那块写完
  整理族谱 一页一页誊
  绣完那幅牡丹 只剩叶子了
  把舞台灯光的cue一条条录进控台
  أوصف ثلاثمية صورة في أرشيف الجريدة
  أكتب سيرة جدي، الفصل الرابع، المادة كلها جاهزة
  بسجل الحضور والغياب بتاع الترم كله على السيستم
  לסכם את הפרק של גמרא להיום, דף ל"ב
  להזין תרומות של העמותה, פנקס אחרי פנקס
  मंडी के रजिस्टर से भाव कंप्यूटर में चढ़ा रही हूँ
  गीता के बारहवें अध्याय के श्लोक लिखकर याद करना
  aadhaar update ka form aur saare proof upload karne hai
  ngisi raport deskripsi 32 anak tk
  nulis laporan ronda bukan rondanya
  soạn xong giáo án theo khung có sẵn, 12 tiết
  thêu nốt con công
  คัดลอกใบลานเป็นไฟล์ หน้า 30 ถึง 60
  ถักหมวกไหมพรมส่งออเดอร์ 25 ใบ
  i keep being told to take a break. no. four more patient letters, then the pile is gone
  the meeting got cancelled so i've an unexpected hour to push through the tedious part of the ethics amendment
  not debugging, that's tomorrow. today only the boring rename across the whole codebase
  reading 'why we sleep' for my seminar, chapters 5-9, pencil in hand
  everyone's at the party upstairs and i'm down here finishing hems because the bride collects at eight
  she said 'it just needs typing up' as if 40 pages of handwriting were nothing. typing it up
  before i'm allowed to go to bed: submit the timesheets for all nine of us
  doing the coursework on conflict mediation, word count 1800 of 2500, the rest in one sitting
  ich will nicht grübeln und nicht planen, ich will einfach die letzten vierzig seiten korrekturlesen und abschicken
  alle sind schon im feierabend, ich schreib noch den übergabebericht zu ende
  "nur noch schnell" die 120 teilnehmerbescheinigungen ausdrucken unterschreiben eintüten
  j'ai sommeil, il fait nuit, mais le chapitre sur la sieste doit partir chez l'éditrice à minuit donc j'écris
  aunque me muera de ganas de salir hoy termino de capturar el padrón, faltan tres hojas
  cancelaron la junta, así que aprovecho y acabo las 15 fichas de los niños
  sei que devia dormir mas faltam duas páginas do relatório e o prazo é meia noite, vou escrever
  non ho voglia di vedere nessuno, mi chiudo in biblioteca e finisco il capitolo sugli etruschi
  de vergadering gaat niet door, eindelijk tijd om dat rapport over werkdruk af te tikken
  nie rozkminiam już struktury, plan jest, teraz tylko dopisać brakujące akapity
  nikdo mi teď nevolejte, dopisuju posudek a chci to mít z krku
  inte mer fika, inte mer prat, nu ska hela kapitlet om fjällnära skog skrivas klart
  все ушли на обед а я добью таблицу с показаниями, осталось сорок строк
  眠いけど締切が朝9時なので残り2ページを書き上げる
  회의 취소됐으니까 그 시간에 보고서 본문 끝까지 쓴다
  困归困 标书十二点前要交 把最后一节写完
  مش عايز حد يكلمني، أقفل الباب وأكمل الفصل لحد آخر سطر
`;
