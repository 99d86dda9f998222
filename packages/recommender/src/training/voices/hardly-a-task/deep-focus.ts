/** Sentences for this state, close to what is no task. */
export const DEEP_FOCUS_OF_HARDLY_A_TASK = `
  translate it by noon, forty pages of contract
  play the nocturne again until bar 30 sits
  summarise this: i have to, by hand, nine chapters for tomorrow's oral
  open the editor, close the world, finishing the parser module
  write me, says the thesis. three pages of methods section now
  copy the parish register into the spreadsheet, every name exactly as spelled
  set the type, lock the forme, print two hundred wedding invitations
  call no one, read the fluid dynamics paper start to finish
  type up the minutes from the council, all nineteen pages
  mute everything, i'm soldering the amplifier board
  next, next, next: 300 x-rays to label before five
  fill in form 14b for the whole herd, ear tags and all
  scales, arpeggios, then the Kreutzer study again, two hours
  add the footnotes, check the footnotes, footnotes till dinner
  format the dissertation properly, margins and all, all afternoon
  insert, tab, insert, tab: census cards into the database, no slips allowed
  hey computer stay out of it, i'm memorising the brachial plexus for friday
  set the table of contents, then write the chapters to go with it
  read this, underline that, law of torts till the library closes
  play along with the click until the paradiddles are even
  navigate chapter six of Hegel without a map
  turn every loose screw on this wardrobe into a wardrobe, instructions out
  print, sign, stamp, file: sixty visa applications before the courier
  thanks for nothing, printer, i'll copy the score by hand then
  can you believe it, the whole grant application is due at midnight and i'm starting page one
  hi. bye. writing my dissertation
  not a chat, i've got 80 pages of anatomy to learn
  transcribe it word for word, ninety minutes of a farmer's memories
  connect the blue wire to pin nine, model railway control panel, a long evening of wiring
  answer key for the mock exam, typing it out question by question
  stitch, turn, stitch, the hem of a wedding dress takes four hours
  refactor the billing service now, music low
  lock the door, unplug the phone, bar exam flashcards
  find the verbs, latin homework, caesar book two
  two coats, sand, two coats, i'm lacquering the violin all day
  make the slides for thursday, all thirty of them
  label the herbarium sheets, genus species finder date
  translate the manual from Korean, chapter eight today
  add subtitles to the whole documentary, line after line
  scan and index great grandpa's letters
  play it slower, then slower still, the thumb passage in the Popper étude
  set up the test rig and log every reading for three hours
  update the patient files before the audit, one folder at a time
  study the highway code, theory test at four
  open the textbook, page 212, organic chemistry, go
  send nobody, ask nobody, i'm finishing the quarterly report alone
  tell the phone i'm out. coding
  count stitches, aran jumper, the hard cable row
  show the apprentice nothing today, i need to cut these dovetails in silence
  Übersetze das bis Mittag, vierzig Seiten Vertrag, also los
  Licht an, Buch auf, Physiologie bis der Kopf raucht
  Spiel die Nocturne nochmal, sagte die Lehrerin, also Takt 30, bis er sitzt
  schreib endlich das Gutachten, sag ich mir seit Montag, jetzt tu ich es
  Löte die Platine fertig, 64 Punkte fehlen
  ferme la porte, j'ai mon mémoire à rédiger
  traduis-moi ça, a dit le patron: trente pages, je m'y mets
  lis l'article jusqu'au bout cette fois, même les annexes
  recopie les fiches de la bibliothèque, cote par cote
  abre el libro, oposiciones, tema 34
  pásame esto a limpio, dijo la jefa; doscientas filas a mano
  repite el compás doce hasta que salga, guitarra toda la tarde
  scrivi la relazione, niente chiacchiere, consegna alle 18
  traduci il capitolo nove entro stasera, mi metto sotto
  escreve o relatório, desliga o telemóvel
  monta a estante, parafuso por parafuso, manual na mão
  zet de telefoon uit, scriptie hoofdstuk drie
  voer de inschrijvingen in, foutloos graag, tweehonderd stuks
  przepisz notatki i naucz się kości czaszki na jutro
  przetłumacz instrukcję, siedzę nad tym do wieczora
  skriv klart uppsatsen nu, inga fler fikapauser
  läs in tre kapitel statsrätt före middag
  skriv den rapport, sagde jeg til mig selv, og nu sidder jeg her
  øv den etuden til fingrene husker den selv
  kirjoita gradu loppuun, ovi kiinni
  přelož smlouvu do pátku, sedám k tomu hned
  kapat telefonu, tıp sınavına çalışıyorum
  raporu yaz bitir, akşama teslim
  выключи телефон, сажусь писать диплом
  переведи договор к утру, сорок страниц, начинаю
  вивчи білети до п'ятниці, сідаю за конспекти
  κλείσε το κινητό, διαβάζω για τις πανελλήνιες
  レポート書け、自分。締切は今夜
  単語帳を開いて、三百語おぼえる
  关掉手机,写论文第三章
  把这份合同翻译完,四十页
  핸드폰 꺼, 이제 논문 쓴다
  फोन बंद, अब यूपीएससी का इतिहास पढ़ना है
  أغلق الهاتف، سأكتب الفصل الثاني من الرسالة
  matikan notifikasi, mau ngerjain skripsi bab empat
  închide ușa, scriu la licență
  kapcsold ki a telót, anatómiát magolok
  tắt máy đi, ngồi học từ vựng N2
  write my essay for me? no luck there, so 2,500 words on the corn laws, now
  quiz me on capitals, said nobody, so flashcards alone till i know all 54
  make a study plan, done; now follow it, cell biology till five
  convert the old cobol job to java, one paragraph at a time, door shut
  roger that, tower. radio phraseology chapter, exam on saturday
  insert coin, says the cabinet. rewiring its harness from the schematic all day
  see figure 2, tighten bolt C, bunk bed for the twins and eighty screws
  lyrics by heart, all six verses of the oratorio solo
  dear sir or madam: one hundred and ten personalised letters to type and check
  read me the rota once, then leave, i'm keying it into payroll
  pass the salt dissolving experiment: lab report, methods and results, tonight
  bookmark nothing, skim nothing, reading the whole white paper with a pencil
  no yoga this week, no telly either, licence exam modules three to six
  tell boris later. i'm welding frame number four and it wants a steady hand
  light's good, no wind, i'm gilding the last eleven letters on the shop sign
  music off please, i'm tuning all eighty eight strings, well, more than that
  timer for nothing, i'll stop when the chapter on torts is in my head
  stress marks on every line of the Pushkin, learning it for the recital
  is it working? the patch? keep coding then, two more endpoints
  sleep can wait, the grant portal closes at eleven and section D is blank
  bring me a beer afterwards, first the guttering drawings at one to twenty
  calm sea, sextant, tables: studying celestial navigation for the certificate
  boss is on leave, phones are silent, finally writing the handbook
  over and out, headset off, transcribing the cockpit recordings
  hello yes still here still typing, 1911 ledger, entry 340 of 900
  let me cook, as my son says. cooking the books on indexing, the actual index of my book
  proofread the attached, it says, all 212 pages, starting at the prologue
  where did i park myself? carrel 14, constitutional law, until they throw me out
  capital letters, serif by serif, carving the headstone this afternoon
  do my homework, signed me, 43, evening school chemistry
  a bit of Bach, hands separately, forty bars, very slow
  set up the loom and weave the border, one mistake and it shows
  fill the crib sheet, thermodynamics, both sides, tiny letters
  go to line 212 and keep going, migrating the whole module to typescript
  meeting's cancelled so i've three clear hours for the evaluation chapter
  Index cards, Byzantine history
  Thesis, no wifi
  Tax software data entry
  Violin, scales then Bruch
  LaTeX cleanup and bibliography
  repot? no, report. writing it till the kettle's cold twice
  what day is it? irrelevant. model ship, rigging, tweezers
  count bars rest, come in right: practising second oboe with the recording
  hush, robot. JLPT kanji, forty a day
  split the log, the other kind: sorting server log archives into folders all shift
  tap tap tap, punching in the co-op's stock, 1,400 items
  assemble! said the leaflet. cot, wardrobe and changing table before the baby comes
  quote, unquote, cite: literature review, part two
  not now, dear, i'm under the magnifier with a pocket watch
  drill the Morse alphabet until my fingers know it
  bind the thesis of a stranger, forty signatures to sew, even tension
  play back the dictation, type, play back, type, court transcripts till seven
  keep the change, keep the receipts: keying all of last year into the tax form
  wire, crimp, label, wire: control cabinet for the sawmill
  schalt das Radio ab, Partitur lesen, zweiter Satz, Stimme für Stimme
  zeig mir nix, sag mir nix, ich tippe jetzt die Kirchenbücher ab
  monte l'armoire, dit-elle, donc je monte l'armoire, notice page une
  tape le rapport d'expertise, trente pages, porte close
  saca el libro de anatomía, toca memorizar nervios
  metti giù il telefono e studia, patente nautica, capitolo sei
  cola os azulejos na maquete, um por um, até à noite
  typ het archief over, doos vier van elf
  koduj, nie gadaj, moduł płatności na jutro
  öva skalorna först, sedan konserten, två timmar
  набери рукопись деда, сто листов, без ошибок
  資格の過去問、五年分、タイマー切って黙々と
  把琴谱第三页练到不出错
  코딩만 하자 오늘은, 결제 모듈 끝까지
`;
