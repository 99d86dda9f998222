/** Titles of events and tasks for this state. */
export const DEEP_FOCUS_OF_AS_TITLES = `
  Block: thesis ch. 3
  Hold - writing time, do not book
  ORION-412 implement retry logic
  finish grant draft, no Slack
  Anki + anatomy ch 7
  NO MEETINGS (code)
  cello practice 45 min
  Read Hoffmann 2019 properly
  Heads down: Q3 report
  write up lab notebook
  transcribing interview #4
  bar exam reading, torts
  Build IKEA wardrobe w/ Tom's drill
  DND – migration script
  typing in the census cards
  write the talk for Lisbon
  Focus block 9–11:30
  Soldering boards 14–20
  study study study
  coding
  revising for chem
  scales then the Bach
  my essay
  reading the NICE guideline cover to cover
  Catch up on patient notes
  proofread proofs ch. 9-12
  Hold: PhD
  Invoices – key in all of October
  refactor auth module (PLT-88)
  Learn kanji 200-240
  sewing the lining in, finally
  Write meeting minutes from Tues
  CPD module: safeguarding online
  Translate pages 40–55
  finish the slides before standup
  Library till closing – dissertation
  Log soil samples into sheet
  draft reply to reviewer 2
  Kernel build + write docs
  deep work pls ignore calls
  painting miniatures, second coat
  Driving theory – hazard chapter
  Marking Yr 10 essays, set B
  lesson planning wk 12
  learning my lines, Act II
  cataloguing box 17
  Block 🔒 spec writing
  bookbinding: sew signatures
  report for the board due 5
  Quiet hour – code review backlog
  write
  back to the manuscript
  CAD: bracket v6 drawing
  annotating scans, batch 30
  Watchmaking – reassemble movement
  piano, hands separately
  Spanish verbs
  patent claims rewrite
  Type up Grandad's letters
  JIRA-free morning: build the parser
  Knit sleeve 2 (count rows!)
  Handover doc for Priya
  Self-study: CCNA subnetting labs
  Writing sprint w/ cameras off
  ward discharge summaries
  prep deck, phone in drawer
  Chapter 5 or bust
  Finish UX copy in Figma file
  tagging photos, 1200 left
  Frontend: checkout page
  clean copy of the score
  memorise the speech
  Reading: Arendt, pp. 1–60
  implement, don't discuss
  Wire up the model railway
  Prep for MCAT: bio passages
  catching up on lecture recordings w/ notes
  Write Ruth's reference letter
  deploy notes + README
  language app then textbook ch. 4
  thesis
  flashcards
  homework, history
  Flight manual – systems section
  tedious data entry, zero typos allowed
  Exam prep 6–8am (before kids)
  file the expense receipts one by one
  sanding then varnishing the hull
  Lace pattern, rows 80-120
  Subtitles ep. 6
  block 2h: SOPs
  annual review self-assessment writing
  GDPR policy redraft
  Practise Chopin étude, slow tempo
  Newsletter Dec – write & format
  learn the hymn pedals
  solo sprint: ATLAS importer
  Read tender docs
  last 800 words
  Restore the old radio, wiring
  Cell counting under scope
  inventory count aisle 4
  Rust book ch. 10
  Label the herbarium sheets
  write tests for BILL-220
  uni reading week catch up
  Tax return form filling
  the boring report
  concentrating on uni work
  Hold – podcast editing
  editing wedding pics, 400
  Cut dovetails for drawer
  CV + cover letter by noon
  paper deadline
  Mix ep 14, headphones on
  Write obituary for Uncle Des
  Complete mandatory fire training module
  Protocol amendment v2.1
  practising sight reading
  Jigsaw of shards – museum bench
  Ship docs for v3.2
  LeetCode? no – portfolio site build
  Hindi script practice sheets
  Block: nothing but the book
  Form 18B, all pages
  write CBT essay for course
  prep tomorrow's lecture notes
  index cards for the novel research
  finish the crossover schematic
  working through the tutorial
  Sprint work HELIO-7
  reading for seminar
  my coursework
  learning Python
  practise guitar
  big edit
  notes into wiki
  Write abstract, ESA 2027
  tie 12 flies for Saturday
  Drawing sections 1:20 for planning
  pharmacy exam – drug classes
  mornings are for the draft
  Lock in: biochem
  Embroidery commission, leaves
  retype the recipe archive
  Chapter edits from Nadia
  medical coding queue (accuracy!)
  Finish model ship rigging
  Set exam paper for June
  update runbook after outage
  writing, headphones, door shut
  Blender rigging course, part 3
  read contract law cases
  Marginalia project – transcribe f. 12r
  Exam tmrw so studying
  Ableton: comp the vocals
  Violin: Kreutzer 9
  Draft LOI to foundation
  legal bundle pagination
  Swift rewrite, day 2
  calligraphy drills
  listening exercises, IELTS
  Tidy dataset columns for upload
  upholster chair no. 3
  Late block: finish translation
  cranking out the report
  10k words editing pass
  proof the menu print
  Silversmithing: bezel
  do the worksheet
  write up obs from school visit
  Grant: section C only
  Homelab: write ansible roles
  Study hall 7pm
  Shorthand practice 80wpm
  Digitise Mum's cassettes, label all
  Finish reading Middlemarch for class
  Documentation Friday
  implement OAuth, no distractions
  sit down and actually write it
  Block: Masterarbeit Kap. 2
  Doku schreiben, bitte nicht stören
  Fokuszeit Angebot Müller GmbH
  lernen für Anatomie
  Protokoll ins Reine tippen
  Geige üben, 3. Lage
  Klassenarbeiten 8b korrigieren
  Hausarbeit fertig schreiben
  programmieren
  Stammdaten einpflegen, Charge 12
  Schrank aufbauen
  Gutachten diktieren bis 12h
  réviser le droit pénal
  Traduction p. 12-30
  piano, mesure par mesure
  Lire le rapport Draghi en entier
  finir mon dossier
  compte rendu de chantier à rédiger
  Couture : monter la fermeture éclair
  estudiar oposiciones, tema 23
  Redactar informe anual
  ensayar escalas de clarinete
  leer el manual de la caldera
  apuntes a limpio
  Pasar notas al acta
  estudar pro ENEM, redação
  relatório de estágio, parte 2
  ler artigo da Marta com calma
  preparar aula de quinta
  crochê, terminar a manta
  documentação do projeto SIGA
  Tesi: bibliografia e note
  studiare per l'orale di storia
  scrivere la relazione per il comune
  leggere la dispensa, tutta
  sviluppo modulo ordini
  Focusblok: jaarverslag
  Nakijken havo 4, stapel twee
  code kloppen aan KLIK-31
  Handleiding uitschrijven
  dossiers invoeren tot 16u
  verslag typen
  dokumentacja do ZUS-u, uzupełnić
  przeczytać ustawę od deski do deski
  tłumaczenie umowy, str. 5–11
  plugga till tentan
  koda klart inloggningen
  läsa kurslitteratur
  renskriva protokollet
  sy ihop koftan
  Rapport till kommunen, utkast
  KPSS çalış, tarih
  rapor bitecek, telefon kapalı
  bağlama çalışması
  makale okuma, not çıkar
  çeviri teslimi için yazım
  集中作業:仕様書
  簿記2級の勉強
  議事録まとめ
  ピアノ練習、左手だけ
  プラモ組み立て
  漢字の書き取り
  토익 LC 공부
  집중: 보고서 작성
  코딩 (알림 끔)
  공무원 한국사 인강
  레포트 쓰는 중
  整理会议纪要
  考研政治刷书
  练古筝一小时
  备课:下周语文
  读完那篇综述
  写年终总结
  Блок: пишу отчёт, не звонить
  учу билеты к экзамену
  разучиваю этюд
  читаю методичку
  вяжу рукав по схеме
  UPSC पढ़ाई, polity
  तबला रियाज़ एक घंटा
  नोट्स बना रहा हूँ
  syllabus का revision
  किताब का पाठ 5 पढ़ना
  مذاكرة كيمياء
  وقت تركيز - تقرير المشروع
  حفظ سورة الكهف
  تمرين عود ساعة
  قراءة البحث كاملا
  Meisterprüfung, Teil III büffeln
  Arztbriefe abarbeiten
  Orgelpedal, Takt 40 bis Schluss
  Modellbahn verdrahten
  Förderantrag, letzter Schliff
  Jagdschein-Fragen
  Noten abschreiben fürs Ensemble
  concours infirmier, annales
  Reliure : coudre les cahiers
  Rapport d'activité, zéro mail
  apprendre mon texte, acte II
  dentelle, rangs 40-80
  étiqueter les herbiers
  CAP pâtisserie, fiches recettes
  MIR, bloque cardio
  bordar el mantón
  Memoria de sostenibilidad, redactar
  subtitular el capítulo 4
  soldar la placa
  partitura: pasar a limpio
  aprenderme el papel de Yerma
  leer a Kant con lápiz
  OAB 2ª fase, resumo
  bordado do enxoval
  legendar episódio 3
  decorar as falas da peça
  laudo técnico até meio-dia
  flashcards de farmaco
  artigo pra revista, seção métodos
  concorso scuola, manuale
  uncinetto, seguire lo schema
  sottotitoli ep. 5
  imparare la parte di Mirandolina
  perizia da stendere
  saldare i circuiti
  Patente: quiz, studio
  rijbewijs theorie, borden
  borduren, patroon volgen
  Subsidieaanvraag uitschrijven
  tekst leren, tweede bedrijf
  ondertitels maken
  printplaat solderen
  cello, maat 60–90
  wniosek o grant, sekcja B
  haft, trzymam się wzoru
  napisy do odcinka
  uczę się roli
  matura z polskiego, lektury
  lutowanie płytki
  opis patentu
  bidragsansökan, sista delen
  brodera duken
  undertexter avsnitt 6
  lära in replikerna
  högskoleprovet, ordlistor
  löda kretskort
  journalanteckningar, hinna ikapp
  hibe başvurusu yazıyorum
  kanaviçe, şemaya bakarak
  rol ezberi
  TUS, dahiliye notları
  bilirkişi raporu
  科研費の申請書
  刺し子、柄どおり
  字幕つけ 第4話
  台本を覚える
  司法試験 短答の暗記
  基板はんだ付け
  カルテ記載ためすぎ
  연구비 신청서
  자수 도안대로
  자막 작업 5화
  한능검 요약정리
  기판 납땜
  차트 기록 밀린 것
  基金申请书 正文
  十字绣照图
  法考 刑法精讲
  补病历
  заявка на грант, раздел 2
  вышиваю по схеме
  ЕГЭ, сочинение готовлю
  карты пациентов заполнить
  अनुदान का आवेदन लिखना
  कढ़ाई, नमूना देखकर
  NEET, जीव विज्ञान
  उपशीर्षक बनाना, भाग 3
  طلب المنحة، كتابة
  تطريز حسب النمط
  ترجمة حلقة، سبتايتل
  توجيهي فيزياء
  ملفات المرضى، توثيق
`;
