/** Sentences by three further hands for this state, in some thirty languages. */
export const DEEP_FOCUS_BY_THREE_HANDS = `
  preparing slides for a thing next thursday
  updating my portfolio site copy, nothing new just tidying
  hand-setting type for a wedding invite
  putting together the drug count sheets
  Prior auths 1–3pm
  baby asleep upstairs, drill next door, two chapters to copyedit
  Signal box log + possession paperwork
  Grading block AM
  writing chapter nine of the romance, outline's pinned up
  Marking: Lit essays, set B
  bullion knots on the bishop's cope
  cleaning the negatives one frame at a time
  labelling training images, boats
  translating a washing machine manual from korean
  Reading Judges' bundle vol. IV
  Comps reading
  stop me scrolling pls, portfolio due
  nervy about actuarial exams as always but today is simply formulas, formulas, formulas
  duolingo japanese, kanji 30
  cataloging the bequest, box 31 of 90
  get me in the zone for proofreading
  keep me on task
  doing my CPD log lah, always last minute
  learn the new fire panel manual
  ok so um im going to sit down now and do the uh the medicaid recertification thing its like thirty pages
  learning the knowledge, run 112
  awa tae write up the lambing book
  Prepping the prescriptions for the blister packs, 22 residents, can't get one wrong
  shut out my coworkers
  coding up the survey answers by hand
  Deep work (Slack off)
  screen printing run of 150, same design
  Proofs to printer by 17h
  don't need ideas, have too many, need to write ONE down properly
  fitting veneers on a chessboard
  editing down my own novel against the clock, cut 8000 words, no new ideas allowed
  Sealing the exhibits list, court sits at ten and I've not even stamped half of it
  give me two hours of hard concentration
  advisor: "where are the references?" me: doing the references
  entering blood results
  entering soil cores in the database
  DO NOT DISTURB — audit file
  keep fretting over my mark but really I should just sit down and write the conclusion
  reading for KCSE resit, chemistry paper 2
  transposing the whole hymn set down a tone
  Everyone in the newsroom is shouting about the budget. My piece is about newts. It is due.
  Admin. Just admin.
  prepping slides of knee scans for the registrar
  soldering smd on the amp board under the scope
  Read: Lancet paper
  it's not that i'm scared, just lazy. open the doc, do the doc
  Quarterly VAT
  sorting slides of pollen
  slight butterflies about the theory test but i just want to get through the questions
  concentration please and nothing fancy
  make the world go away while I read this
  grandchildren are shrieking round the table and I have got to fill in this probate form without a mistake
  assembling a clarinet key by key, repadding
  copying parts for second violin
  Code freeze prep – changelog
  prosthetist, sanding a socket. it has to fit her on Thursday so no chatting
  hand-lettering a sign, the words are settled
  Design's signed off, just have to export and label 90 assets before the printer shuts
  finish subtitling ep 6, the Danes talk over each other
  no I'm not stuck, I know precisely what to type, I just keep wandering off to the kettle
  read and annotate the Tempest act 3
  writing up my field notes b4 i forget the birds
  redrawing the 1911 sewer map into GIS, manhole by manhole
  grouting drawings, checking every dimension one by one
  writing references for three students
  ISO 9001 doc review
  Docs day
  help me finish this
  transcribing oral histories, tape 11
  pls i need to study for waec, phone is disturbing me
  The foreman goes "measure twice", so quiet please, I'm measuring twice
  less distraction please, i've got work
  type up the coroner's notes, handwriting like a spider fell in ink
  writing a literature review on eels
  setting hour markers on a dial, 0.3mm feet
  I teach PE and for once its not the pitch its the paperwork, 90 fitness reports, sitting still, god help me
  Studying to be a deacon, a little intimidated by the Greek, mostly just need a quiet push through it
  Finish CE modules
  not meeting anyone today thank god, only me and the backlog of 130 planning objections to summarise
  Exam revision: histology
  test anxiety whatever, I still have four chapters of HVAC code to get through tonight
  sleepy but happy, threading beads, need to count properly
  winding transformer coils, counting turns
  Stock reconciliation, aisle C
  making up orders of service, 200, folding and checking
  "it'll only take an hour" four hours ago. still coding it
  "Chapter one: I am born" no. Okay. Keep writing. 500 words before I get up
  crimping connectors
  Forge next door hammering all day long. I'm engraving names on cups. I need the hammering gone from my ears.
  calibrating pipettes, 48 of them
  gilding the frame, leaf by leaf, can't have a draught or a distraction
  uni assignment innit, 1500 words on wages
  inputting the parish accounts into the new software
  fly tying, size 22 midges
  filing the appellate brief, cite checking
  tune out the office for me
  Typeset hymnal
  Ph.D. writing hour 3/5
  Anki 250
  updating 300 product listings
  Ofsted folder
  the twins have a recorder each. i have a deadline each. help
  exhausting week, yet here I am, one last schedule of works to type and it's got to be accurate
  don't want music to chill to, want music to file patents to
  typing names onto the war memorial list
  Someone is learning bagpipes. I am learning the Companies Act.
  polishing a lens, slow circles, four more hours
  Thesis ch. 2 rewrite
  reading the tender documents, 212 pages
  correcting scans of old parish maps
  filling in EHCP forms for my lad
  Clinic letters dictation
  revising for the bar, torts today
  Write discharge letters
  code review on Sunil's PR, whole thing
  I could sleep but the pharmacy returns have to be counted to the tablet and nobody else is qualified to do it
  Reconcile Stripe
  air traffic study guide, holding patterns
  filling in customs forms for 3 containers
  inbox zero attempt no. 500
  Translation: ch. 9
  the open plan is a zoo, headphones on, keying claims
  rush proposal sia, client want by 6
  chipping at the marble of this thesis with a teaspoon
  chorus is written, just need to notate it before the copyist leaves at five
  not a meeting, not a call, just me and the ledger
  regluing a binding
  need to rehearse my viva answers alone, it's next week
  not in the mood to chat or plan, let me just sew
  block everything out for me
  someone's microwaving fish, someone's on speaker, and I'm on page 3 of 50 of a safety case
  court reporter here, scoping 300 pages
  radio on, saws on, boss on one, and me trying to read a drawing
  practicing my layups on piano i mean arpeggios. hanon. 40 min
  soldering led strips for the float
  transcribing whale calls
  fill out my UCAS
  don't want to think, don't want to create, only want to file these 200 cards
  not brainstorming anymore, the outline is fixed, now i just write it
  engrossing a will
  Deadline: Form 1120
  hold my attention for an hour
  my desk is by the lift, ding ding ding, must finish the minutes
  tired-ish but fine, main thing is get the affidavit typed clean
  a touch drowsy but I only want to keep my place in this long deed
  indexing a 600 page history of salt
  roadworks since seven. must finish the pay run.
  jackhammer outside the window and I've a brief to proof by noon
  i must to write my master thesis, is very late
  embroidery, french knots
  binding the parish registers
  writing an incident report
  pattern cutting, size 8 through 22
  deep work, 90 mins, go
  Thesis bootcamp d2
  doing my SARS return
  threading one needle at a time through a haystack of receipts
  Script learning w/ tea
  the novel is due and it's typing not dreaming from here to the end
  week 9 of writing up. chapter four. thats it thats the message
  working through the CDL handbook
  the logo's approved so it's just resizing for nine platforms by five, grind it out
  bending ribs for a parlor guitar, one slip and I start over
  mending nets
  hemming fourteen bridesmaids dresses
  practising scales, melodic minors, slow
  editing a podcast, taking out the ums
  writing unit tests until they're all green
  office potluck happening right outside my cube and I'm on the last leg of payroll
  my flatmate's got the telly on full and I've 40 pages of contract law to read
  lettering 80 place cards in copperplate
  study mode
  not another podcast, not another plan. pages.
  editing my vlog, cuts only
  CAD all afternoon
  rendering notes then the write up, steady on
  Bundle pagination
  nerves are there, sure. but the studying won't do itself, so, endocrine system
  i have to do the whole schools risk assesments again because the form changed and nobody told us, its 46 trips, i just want to put my head down and get threw them one by one
  forget the big picture, I've got to stitch this hem
  reviewing 2,300 documents for privilege
  doing my phonics planning
  drafting the sermon, I know what it says, need to get it down
  translating the menu into Portuguese
  bookkeeping for me nail bar
  typing up tasting notes from 60 wines
  i need to lock in
  cutting leather for 20 belts
  "Just one more page" times sixty, reading for quals
  tryna get this discussion post done b4 my shift at 4, phones in the other room
  Quiet hour
  the café is loud as hell and I have to get this affidavit right
  studying pharmacology, a bit jittery but mostly just need it to go in
  kinda stressed, mostly behind. need to knock out the discussion posts
  keep my mind from wandering
  settling down to do the books for the chip shop
  reading a script for tomorrow, 110 pp
  PhD: write, don't read
  write two thousand words of nano
  lab notebook catch up
  writing a eulogy for a man I hardly knew, vicar's lot
  somewhat weary, whatever, the score has to be bowed by rehearsal and I'm on page nine
  writing the minutes up
  "Write drunk, edit sober" well i'm sober so I'm editing
  I'm so behind that I've stopped counting. One file, then the next file.
  claims adjuster, 30 files
  reading student visas rules for a client
  Catch up on backlog
  ETD formatting
  Shared studio, shared speakers, I hate drum n bass, and there are 70 hands to ink by Friday
  monk mode in the map room
  Leaf blowers. Every day. Anyway I'm coding insurance claims and I need a wall of sound.
  Data entry blok
  voicing forty organ pipes, same thing over and over till they speak
  Invoices + chasing
  doing the weekly order for the salon
  painting tiny eyelashes on dolls, 60 pairs
  Report cards
  "Done is better than perfect", repeating that while I finish the tax pack
  regulating piano hammers
  learning verb tables, Welsh
  Timesheets due!!!
  copy's done, jokes are done, now I've got forty minutes to lay it all out to the template
  logging telescope plates
  reading up on the new building regs
  crosschecking donor tags
  punching in bowling league scores
  checking page refs
  tuning a grand, 230 strings
  [Focus] spec rewrite
  Drafting ordinance
  counting smears on slides, cytology
  threading a loom, 900 ends
  I tune the carillon on Thursdays but Wednesdays are paperwork, so, paperwork, two hours of it, please keep me in the chair
  it's not hard, it's just long. 480 labels
  like wading through porridge, this dissertation, but wade I must
  memorise my lines, act two
  putting my notes in order before the boards
  programming the ladder logic for conveyor 2
  retyping the estate inventory because someone (me) saved over it
  gluing the broken teapot back together, tiny pieces, slow hands
  filling in the carer's allowance form, all 30 pages
  scales and arpeggios, an hour before the neighbours come home
  sowing lettuce in rows, hundreds of little seeds
  pupil in year 9, got to learn 20 german words for tomorrow
  copying out the psalter, one page this morning
  darning socks by the window
  learning the second bassoon part for saturday
  my mum's medication box, sorting the whole week into the little compartments
  soldering new pickups into the bass
  sharpening every knife in the kitchen before service
  reading the book for english, 40 pages, i'm 13
  nothing goes in, read the same line six times
  my mind hops like a flea and i've a form to fill in
  scattered, twenty tabs open in my brain, want one
  feel sharp this morning, want to use it
  motivated for once, let me get on with it
  keep drifting off in the middle of my revision
  restless, but this sewing has to be finished by hand tonight
  it's late but the essay's due at midnight so here goes
  after this i'll sleep, but first the last ten pages
  i'm grumpy and the bills need paying, so bills
  long day, still want twenty minutes of guitar practice, the hard bar
  phone's off, kid's napping, i've an hour to read for my course
  exam in three weeks, calm and ready to start the first chapter
  there's a song coming but i'm meant to be revising, so revising
  bank rang, sorted, back to weeding row by row
  evening, glass of wine, proofreading the parish newsletter
  excited about the holiday but the packing list has to be ticked off now
  something for 40 minutes
  beta for work
  brown noise and no wobble, i'm reading
  steady, no surprises, for an hour
  homework 😩
  revison
  READING
  pratice piano
  hand copying my late husband's letters into one notebook
  learning the drum fill at bar 32, slow then up to speed
  pricking out tomato seedlings, 120 pots
  polishing boots, brass, belt, the lot, parade tomorrow
  retyping my cv, jobcentre wants it by noon
  memorising psalm 119, eight verses a day
  15, mock exams, chemistry flashcards
  writing up the lambing book, tag numbers and weights
  plastering the spare room, second coat
  theory test app, 50 questions a go, i want my licence
  hemming curtains for the new flat
  distracted by every little noise and i've to finish this scarf
  can't stick at anything for more than a minute, want to read a chapter
  guilty about the pile of unanswered letters, doing them now
  steady mood, good light, ready to sew
  keen as mustard to get on with my coursework
  in the zone and would like to stay there
  brain like a sieve and the test's on friday
  i'm furious with the ref but the minutes must be typed tonight
  in a bit i've rehearsal, right now sight reading
  it's 6am and quiet, i've an hour for latin before school
  tired, but the audit of the food bank shelves won't count itself, counting tins
  on the train home, want to get through my set book
  my back hurts, but half a row of beans still to pick over, then tea
  the song's written, now practise it until it sits
  saturday night and i'm doing my tax return, yes really
  monday, tired, driving theory
  got the giggles, need to concentrate on my times tables
  low and even for reading
  25 minutes then a bell
  18 hz please
  knitting
  vocab
  hw due tmrw 😭
  ESSAY
  transcribing a folk tune by hand, note for note
  painting the skirting boards
  grafting apple trees, twenty whips waiting
  shelling peas and sorting jars for the freezer, all afternoon
  learning the names of my new unit's kit, 60 items
  filling in the fostering application
  levelling up my miner, four hours of ore ahead
  12, got to learn the capitals of europe
  ironing uniforms for the week
  reading scripture, slowly, a chapter of isaiah
  labelling every photo in dad's shoeboxes before he forgets who they are
  copying the choreography from the video, eight counts at a time
  bottling honey, filters and lids
  typing up the village history for the archive
  impatient with myself, want to stick to this one page
  woolly headed, but i can read if nothing interrupts
  calm and clear, want to use it for my course
  itching to get started on the quilt
  attention of a goldfish tonight, spelling list to learn
  everything distracts me, the fridge, the cat, the fridge again
  baby monitor on, one ear open, reading for my exam
  shop's empty, so i'm learning my irish
  i hate fractions but i'll do page 12 now
  midnight mass later, now i'm polishing candlesticks
  just woke, calm house, going to write my diary and then the thank you notes
  my mind says beach but my hands are going to sort seeds
  angles are worked out, now forty identical cuts
  exams start monday, tonight just go over what i already know
  one more game, ranked, last promo match, no mistakes
  was going to game but mum's right, history project first, the timeline needs filling in
  an hour and a half for writing up
  plain beat, no tune
  mid beta
  studyin
  📚
  FINISH SCARF
  latin
  wrting thank you cards
  stitching name tapes into school uniform, three children's worth
  rehearsing my lines with the kitchen timer on
  deadheading the whole rose bed
  learning sign language for my granddaughter, unit four
  filleting forty mackerel
  reading up on my meds before i start them, the full leaflet
  revising the highway code during my layover
  tuning the piano, string by string
  17, personal statement, final version, only typos left
  transcribing the abbot's talks
  flitting from thing to thing, want to stay with the sewing
  bit bored, but the revision has to be done
  can't keep my eyes on the page
  peaceful, would like to read for a long while
  determined
  ready to knuckle down
  my head's full of chatter and i'm trying to learn verbs
  behind with everything, starting with one thing, the christmas cards
  the gig's at nine, it's two, changing strings and learning the new setlist
  everybody's shouting in the next room and i'm learning the bones of the hand
  too tired to think so i'm just going to copy the addresses neatly
  up at five to study before the kids are
  lunch break, reading my course book in the cab
  first clean the brushes, all thirty, then maybe paint
  i ought to phone my sister, instead i'm cataloguing stamps
  can't go to training with this ankle so theory it is, reading the tactics handbook
  keep going another 30 min
  one hour, focus, no pictures
  14 hz
  REVISE
  filing
  reading 📖
  lern my lines
  pianno
  cant foccus
  weaving the last forty centimetres of the rug
  going through my late aunt's papers, pile by pile
  kit list for the expedition, ticking and packing, 80 items
  practising long tones on the horn
  spreading mulch round every single bush
  14 and behind in history, reading the whole wwi chapter
  carer training online, module 3 of 9
  bleeding all the radiators in the house, one after another
  binding the monastery's old hymn books
  antsy, want to pin myself to this textbook
  my eyes read and my brain's at the beach
  sick of starting things, let me finish this jumper
  quietly pleased, going to keep at my translation
  jumbled, but it's just forms, one by one
  procrastinating like a champion
  serious mood, long book
  i'm starving but first the last paragraph
  tomorrow i perform, tonight i polish the same eight bars
  got my results, great, so now the enrolment forms
  before i ring her back i'm going to finish the ironing
  potatoes are on, twenty minutes of vocabulary
  everyone thinks i'm relaxing, i'm learning the koran by heart
  it's hot, i'm lazy, but the jam labels have to be written
  woke at three, no more sleep coming, so i'm reading the set text
  don't feel like it, do it anyway, log the feed deliveries
  mum says room, teacher says coursework, coursework it is
  coffee at nine pm on purpose, night of marking ahead
  50 minutes, head down
  stay at 15 and don't change
  something to keep me on the page
  marking
  knit knit knit
  do my home work
  waxing cross country skis, six pairs
  putting new strings on the harp and tuning up
  learning my part for the nativity, i'm the innkeeper
  reading the whole adoption handbook
  topping and tailing gooseberries
  scything the orchard, steady strokes
  darts practice, double tops for an hour
  11 times table and 12 times table, with my son
  writing thank you notes after the funeral, forty of them
  the words swim, i've got to learn this by tomorrow
  can't get going on my coursework, too many distractions
  calm as a pond, good time to study
  twitchy, phone in the drawer, book open
  bored but willing, labels to write
  want to disappear into one task
  overflowing inbox of life, doing the passports
  my mate wants to play, i've said after the essay
  birthday's tomorrow, thirty party bags to fill
  first the boring bit, then the idea bit, so, transcribing
  i could nap, but while he naps i can do the course
  stuck in traffic as a passenger, learning my speech by heart
  i moan about it, but the parish accounts get typed up today
  no wifi, no friends, rain, reading the thick one
  i'm scared of the exam, but sitting here with question one, let's go on
  sermon's drafted, cutting it from ten pages to four
  90 minutes, then break
  beta, not too loud, i'm revising
  monotone, please, nothing that pulls me away
  LEARN LINES
  stydying
  sort stamps
  Gutachten für den Dachstuhl schreiben, Fotos sind schon sortiert
  Lernfeld 7 wiederholen bevor die Zwischenprüfung kommt
  Mach mir was an, womit ich zwei Stunden am Stück Vokabeln durchhalte
  Vorstandssitzung ist Freitag, heute tipp ich nur in Ruhe das Protokoll vom letzten Mal ab
  relire le mémoire de mon fils avant impression, 90 pages
  J'apprends ma récitation de droit constit
  Mets-moi dans une bulle, j'ai la convention à relire ligne par ligne
  pasar las notas de las visitas al programa del centro de salud
  quita distracciones, me quedan ochenta páginas del libro de anatomía
  tengo el examen de conducir teórico mañana, hago repaso de tests hasta la cena
  passar a limpo o caderno de campo da colheita
  estudar pra oab, direito penal hj
  ripasso storia, prima guerra mondiale, interrogazione domani
  compilare il modulo ISEE
  Fammi concentrare: traduco l'ultimo capitolo e consegno stasera
  verslag stage afmaken
  beetje zenuwachtig maar ik ga nu gewoon dat hoofdstuk leren
  przepisuję notatki z anatomii
  wypełniam wniosek o 800+
  дописать курсач по гидравлике
  заполняю медкарты за смену
  конспект з біології дописати
  tez düzeltmeleri, danışman kırmızıya boyamış her yeri
  أراجع سورة البقرة للتسميع بكرة
  कक्षा दस की कॉपियाँ जाँच रही हूँ
  介護記録をまとめて入力
  漢検二級の過去問ひたすら
  疲れたけど締切は来週だし、今日は寝る前に少しだけ論文読む
  간호일지 정리해야됨
  抄錄病歷到新系統
  背高考古诗文
  plugga glosor till fredag
  opisuju recepty babičky do sešitu
  ngisi laporan harian puskesmas
  διαβάζω για πανελλήνιες, βιολογία
  focus muna ako, tatapusin ko yung module before dinner
  Wundprotokolle von Station 4 nachtragen
  lesen für die gesellenprüfung, holzkunde
  Die Steuer macht mir schlechte Laune, aber ich sitz jetzt dran und geb erst auf wenn Anlage V fertig ist
  saisir les factures fournisseurs du trimestre
  bosser l'anat, l'avant-bras en entier
  crevée certes mais contente, et je finis juste d'écrire ma synthèse avant la sieste
  transcribir la entrevista de la abuela, dos horas de audio
  repasando pal mir, cardio
  la reunión es el lunes; hoy toca encerrarse y escribir el acta anterior
  lançar notas no sistema antes do prazo
  Ler processo 0341, volume dois
  revisão de contrato de aluguel, cláusula por cláusula, me deixa quieto aqui
  correggo le bozze del romanzo di un altro
  scriptie hfst 3
  btw-aangifte kwartaal 3, bonnetjes liggen klaar
  czytam lekturę, jutro kartkówka z Lalki
  tłumaczenie instrukcji pompy, 40 stron
  учу английские неправильные глаголы
  Отчёт по практике
  вичитую переклад
  hemşirelik notlarını temize geçiriyorum
  أكتب رسالة الماجستير الفصل الثالث
  पंचायत का रजिस्टर पूरा भरना है
  neet bio chapter 5 ratna h
  簿記の仕訳ひたすら入力
  集中させて。レポート残り3千字
  한국사 심화 기출 3회독
  抄经
  幫我擋掉雜訊 我要寫病程記錄
  läser körkortsteori
  assignment submit karna hai by 12, bas ab full focus
  Noten aus dem Autograph in Sibelius übertragen, Takt 1 bis 300
  Ruhe jetzt, die Doktorarbeit kriegt heute ihr Literaturverzeichnis
  muss noch berichtsheft von drei wochen nachschreiben
  apprendre mes lignes pour Molière, acte II
  Déclaration URSSAF
  je suis rincé de ma garde mais le compte rendu opératoire doit être dicté maintenant, mot à mot
  redactar demanda, folio 1
  memorizar el guión de la visita guiada a la catedral
  ando capturando encuestas, van 80 de 300
  traduzir bula
  Me tranca no modo foco, tenho que fechar o capítulo da tese
  copiar o livro de registo da paróquia
  studio per l'esame di patente nautica
  trascrivere il verbale del consiglio comunale
  notuleren uitwerken van gisteren
  uczę się słówek z norweskiego na b1
  Uzupełnić dziennik
  вношу показания в журнал котельной
  готовлюсь к ЕГЭ по общаге, термины
  Мне нужно два часа тишины на вычитку договора
  заповнюю табель за місяць
  ehliyet sorularını ezberliyorum
  Yargıtay kararlarını okuyacağım sessizce
  ادخال بيانات المرضى بالنظام
  सरकारी फॉर्म भर रहा हूँ, छात्रवृत्ति वाला
  tally me entries daal raha hu, 4 mahine ki
  写経する
  確認テストの答案40枚、丸つけ
  토익 단어 하루 100개
  집중모드 켜줘 보고서 마감 2시간전
  錄入庫存盤點表
  雅思听力精听两篇
  pilně opisuju slovíčka
  chép bài luật dân sự
  hafalan juz 30
  deadline heute, paper revisions durchackern
  Katalogisiere heute den Nachlass, Kiste 11 bis 14, Nummer für Nummer
  die nachbarn bohren und ich muss trotzdem das plädoyer runterschreiben, halt mir den lärm vom leib
  Jägerprüfung Waffenkunde büffeln
  Je recopie le cahier de liaison au propre
  Inventaire des archives, série W
  la soutenance est dans dix jours, là je rédige tranquillement la conclusion
  Pasando a Excel las fichas de los perros del refugio
  estudiar vocabulario euskera b2, unidad siete
  ando medio triste pero prefiero meterme de lleno a traducir el contrato
  Estudar para a carta, sinais de trânsito
  digitando prontuário atrasado, uns trinta
  fechar o IRS das pessoas da aldeia, uma declaração atrás da outra
  Scrivo la relazione peritale, silenzio assoluto
  un po' giù per via di mio nonno, ma studiare procedura penale mi tiene in piedi e domani c'è l'orale
  jaarrekening intypen van de voetbalclub
  robię korektę doktoratu żony
  kolos z chemii organicznej jutro, kuję
  Расшифровываю интервью, третий час записи
  зубрю латынь, мышцы кисти
  настроение паршивое, зато тишина, сяду дописывать диссер
  вчу правила дорожнього руху
  Osmanlıca metin çevirisi, otuz sayfa
  أفرّغ تسجيل المحكمة
  शोध प्रबंध का अध्याय दो टाइप करना
  給与明細の封入200通
  レセプト点検、月末まで
  판례 정리 20개
  听写法语对话
  隔壁裝修很煩 但我還是要把這份判決書看完
  deklarationen ska in i kväll
  nyalin data warga ke formulir baru
  Stundenzettel der Kolonne eintragen
  schotte mich ab, 200 Seiten Baurecht
  bin zwar schon im Schlafanzug aber die Hausarbeit geht heut noch raus, Fußnoten und fertig
  mettre à jour les fiches clients du toilettage
  Thèse. Silence. Jusqu'à midi.
  Memorizo el papel de Bernarda
  capturar calificaciones antes d medianoche
  silencio, que me quedan dos capítulos de procesal y luego la cena
  copiar partitura do coral
  meio irritado com o barulho, mas é sentar e ler o acórdão inteiro
  ENEM: resumo de geografia
  registrare le fatture passive di marzo
  leggere tutto Gadda entro lunedì, aiuto
  Proefschrift, noten nalopen
  theorie-examen vrachtwagen leren
  wklepuję wyniki badań do bazy
  оформляю протоколы судебных заседаний
  Включи что нибудь чтоб я не отвлекался, диплом
  пишу звіт для гранту
  siparişleri sisteme gir gir bitmiyor
  sessizlik istiyorum, makaleyi baştan sona okuyacağım
  أحفظ كلمات انجليزي للتوفل
  बही खाते की नकल उतार रहा हूँ
  議事録清書
  看護国試まわす
  번역 원고 교정 3장
  校对县志
  證照題庫 刷到兩百題
  přepisuju matriku, stránka po stránce
  belajar cpns, soal twk
  tengo que finish el report de seguros, no interruptions please
  Pflegeplanung Herr Uhlig schreiben
  lern grad die Knochen vom Fuß auswendig
  Morgen Mandantentermin, heute les ich mich stumpf durch drei Leitzordner
  traduire la notice du coréen, page après page
  éplucher le cahier des charges sans lever le nez
  Rattrapage des comptes rendus de visite
  anotar cada ave del censo en la ficha
  Estudiar solfeo, lección 40
  no me hables en dos horas, corrijo galeradas
  relatório de campo dos sapos, dia 6
  decorar o salmo pra leitura de domingo
  triste pela eliminação do time, mas bora meter a cara no livro de anatomia
  ricopio gli spartiti del coro
  Mettimi in modalità studio, patologia generale fino a sera
  dossiers scannen en benoemen
  ik wil me afsluiten en het vonnis lezen
  spisuję liczniki do arkusza
  smutno mi, ale kodeks cywilny sam się nie nauczy, siadam na trzy godziny
  переписываю рецепты бабушки начисто
  разметка датасета, 500 картинок
  переклад субтитрів, серія друга
  mahkeme zaptı yazıyorum
  dikkatimi dağıtma, romanı çeviriyorum
  اقرأ محاضر الجلسات كلها الليلة
  संविधान के अनुच्छेद याद कर रही हूँ
  仕様書の誤字チェック 200ページ
  静かに没頭したい。着物の裾を型どおり縫う
  세무신고 자료 입력
  写年终总结 照实写就行
  安靜 我要校稿
  renskriver protokollet
  nhập điểm học sinh
  review for board exam, walang phone muna
`;
