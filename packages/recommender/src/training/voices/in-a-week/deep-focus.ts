/** Sentences of 250 people for this state, in English. */
export const DEEP_FOCUS_IN_A_WEEK = `
  catching up on obs charts before the 4am round
  care plans. six of them. all overdue
  mandatory training e-learning (fire + manual handling)
  nmc revalidation reflections, two down three to go
  Carving the scroll of the second viola; the walnut gouge is finally sharp.
  I shall be fitting purfling all morning and would rather not be interrupted.
  Rehair day: 5 bows
  Writing the provenance letter for the insurance people.
  Graduating the back to 3.2 millimetres, stroke by stroke
  reading donoghue v stevenson for the 4th time pls stick
  outline for contract essay due THURSDAY omg
  OSCOLA footnotes. all of them. wrong.
  deadline at noon, 800 words to go, panicking but typing
  clipping highlights for yt, like 40 of them
  editing the WR history video essay
  edit block no chat
  Today I will finish the payment API implementing.
  migrating the test codes to new framework, it is many files
  Writing document of our deploy process in English
  Typing up the grievance for Rab, needs to be in by five.
  Going through the new shift agreement clause by clause
  Update members list / subs
  filling in the AFB inspection returns
  extracting honey all day, 14 boxes
  painting brood boxes in the shed
  writing the newsletter for the branch, due friday
  Logframe, budget narrative, annexes. In that order. Today.
  Reporting to the foundation: 14 pages, 9 left
  Copy-editing the impact report, line by line
  reconcile receipts; code expenses; cry later
  both asleep!!! doing the child benefit form quick
  washing bottles folding babygros emptying nappy bin go go
  Thesis chapter 4, the one where nothing worked.
  aligning the cavity. Again. It drifted overnight, as did I.
  Write. No email. No Slack.
  Laminating. Forty kilos. Don't talk to me.
  piping 200 macarons before the sun is up
  Inventory + orders (flour, butter, vanilla)
  scaling recipes onto the new sheet for the weekend crew
  Grading 112 quizzes. Send pi.
  lesson plans for the unit on conics, all of it, tonight
  Report card comments without using "pleasure to have in class" thirty times
  Preparing Sunday's homily on the labourers in the vineyard
  Reading the bishop's letter closely and making notes thereon
  Entering the baptisms of the quarter into the register
  Office of Readings and study
  BATES STAMPING 4,000 PAGES BECAUSE SOMEBODY FORGOT
  drafting the motion to compel
  finishing my time entries for the month
  Exhibit binders - trial Monday
  heads down on the save system
  greyboxing level 6 top to bottom
  localisation strings into the sheet, all 2,300
  getting the milk records up to date before the rep comes
  doing the effluent compliance forms comma the long ones full stop
  fixing the fence along the back race all afternoon
  drafting a submission on the water plan
  discharge letters x14 before 5
  audit write up, retro data, QI project
  revising for MRCP part 1, cardio q bank
  portfolio. ARCP. say no more
  Copying Turner's skies, one square at a time, for practice.
  Indexing forty years of site diaries for my grandson
  reading the housing society bye-laws from beginning to end
  transcribing last night's set, every um
  submitting to festivals. forms. so many headshots
  invoice the clubs who "forgot"
  month end. payslips. nobody ring me
  keying in 87 new starters off paper forms, paper!!
  p11ds all day with the radio on low
  RTI submission
  Completing the calculation report for the footbridge, sections 3 to 7.
  Detailing the reinforcement drawings for foundation
  I am reading the new seismic code, 200 pages
  filling the municipal permit forms
  Four hundred rhinestones, one tube of E6000, no exit
  hemming. just hemming. all bloody day
  learning this lip sync breath by breath
  ALTERATIONS - Mrs P's bridesmaids x6
  revising macbeth quotes fr this time
  chem past paper timed no phone
  geography coursework its bare long
  making flashcards for ww1 lowkey enjoying it
  doing my logbook before I forget where I crossed
  filling customs paperwork for the Buffalo load it has to be exact
  studying for the dangerous goods ticket chapter on placards
  Third draft, chapter nineteen, the wedding that must become a funeral.
  line edits. comma out, comma in.
  reading the whole thing aloud to the cat, pencil in hand
  Desk 6-9am. Nothing else exists.
  Charting my visits, gently behind as always
  Reading for my clinical pastoral education unit
  Writing the quarterly spiritual care report
  MAS filing, heads down
  cleaning the ledger export
  read the BIS paper end to end
  Memo: stablecoin reserves (draft 2)
  seating plan for 900, do not disturb unless venue is on fire
  Final vendor contracts to be checked line by line
  confirming rooms one by one, hotel list of 212
  INVOICES URGENT URGENT
  Today roof. All day.
  I sand the table, it is ten coats
  writing the offers to the customers
  papers for skatt
  Redrafting the absence policy, it's a bit organically grown
  uploading contracts, ninety of them
  working through the engagement survey comments, verbatim
  Gender pay gap report - write up
  naptime sprint: taxes, in the closet, by flashlight
  folding what appears to be the laundry of an entire regiment
  finishing that online cert one module per tantrum
  assembling a bunk bed, instructions in Swedish hieroglyphs
  Sorting plankton samples under the scope while it's flat
  data entry from wet clipboards, 300 rows
  writing the methods section between swells
  1040s till my eyes cross
  tick and tie on the Hendricks file
  drafting extension letters, a stack
  BLOCKED - K-1s
  Scales in thirds. One hour. No mercy.
  memorising the Prokofiev, page by page
  marking bowings into all the parts
  German homework, then counterpoint exercises
  court report for the Plaatjies kids, must go today
  case notes backlog, thirty one files deep
  reading the forensic assessment properly for once
  executing regression suite, 180 cases, sprint 44
  writing test cases for BUG-2291 fix
  updating Confluence for the release checklist
  Automation - selenium migration
  Preparing the Friday khutbah on neighbours.
  marking the boys' maths papers after Isha
  memorising with my nephew, one page a night
  applying for the community hall licence, all the sections
  throwing sixty mugs, same same same
  wedging clay. thinking of nothing.
  packing orders in straw and swearing
  wax resist all afternoon
  running the lathe 400 bushings before lunch
  deburring deburring deburring
  programming the five axis offline
  doing my journeyman book hours paperwork
  Drafting to the Home Office about Mr K's visa, third chaser.
  casework inbox, 212 unread, going in
  formatting the surgery report
  Logging + filing (door shut)
  inking page 12, only page 12, NOT reorganizing brushes
  body doubling w myself so i send the damn invoices
  body double sesh - emails
  cleaning up flats for the client, brainless but must
  Transcribing the 1871 census for Lunenburg County, one schooner captain at a time.
  typing up Aunt Mabel's letters, dear me her hand
  labelling photographs with pencil on the back
  feature engineering, headphones, gone
  writing up the churn model for the board
  labelling 500 Swahili tweets
  stock order, milk alt situation is dire
  practising the fingerpicking bit till it's boring
  grant app for the EP, 600 words about "impact"
  RSA course online
  0530: hand receipts, all platoons
  writing three NCOERs before COB
  inventory of the connex boxes, serial by serial
  Online SSD course
  I would like to finish the requirements document in peace, please.
  Answering all open tickets until inbox is zero
  reading through contracts of the supplier
  Fokuszeit - no meetings
  doing sales tax form myself this year
  paint 200 tip samples for wall display
  order supplies, acetone gel cotton
  study for state board renew license class
  Collating the two surviving witnesses of a cartulary that nobody but me and a dead Frenchman has ever wished to read.
  Transcribing membranes 4 to 7 before the reading room closes at five.
  Footnotes; and then, God willing, the footnotes to the footnotes.
  Bodleian - Duke Humfrey's, all day
  applying for jobs. ugh. indeed. cover letters
  watching a python course at 1.5x n taking notes
  writing the new discord rules
  writing up birth notes while they're fresh
  claims, invoices, that whole pile
  reading the new guideline on inductions
  Midwifery portfolio
  Drafting a bail motion on a napkin's worth of facts
  reading 900 pages of discovery they gave me this morning, bless
  jury instructions, boring as sin, twice as important
  TRIAL PREP - phone in freezer
  grafting toes, twelve pair
  writing out the pattern, row on row, in three sizes
  posting orders, labels, customs forms
  Tech edit - Haaf jumper
  deck v17. no slack. ship it.
  cranking through investor updates
  SOC2 questionnaire from hell, batching it
  tonight 3 floors, kitchen, toilets, glass doors
  learning english verbs for exam B1
  I write the letter for council about damp
  fill form universal credit
  solve hundred puzzles, clock is going
  writing chapter of my book on pawn structures
  read Botvinnik with notebook
  translation of chess magazine, 12 pages
  filling in the attendance allowance form, forty pages the beggars
  doing the ironing with the radio
  sorting her tablets into the box for the week
  Power of attorney papers
  I write the press release, must be out by 6
  paper for university: methane in permafrost
  painting of the banner, all letters, black
  Bachelorarbeit kapitel 3
  ICAO Doc 4444, chapter 5, again.
  learning the callsigns and freqs by heart
  writing my sim debrief log
  Study block MET + NAV
  doing my BAS, the least yogic thing there is
  anatomy course, module on the psoas
  replying to forty retreat enquiries in one go
  Writing up 14 hail estimates
  closing files before quarter end, one after another
  state CE credits, ethics, 3 hrs
  Xactimate catch-up
  rewriting the backup scripts some intern did in Perl
  racking servers, labelling cables, no humans
  Cert renewals + docs
  automating the last thing I still do by hand
  writing renraku notebook for 24 children
  preparing name tags and shoe box labels before April
  Making the monthly report to the principal
  600 words by full time plus ten, go
  transcribing the coach's presser, all eleven clichés of it
  long read on Soweto swimmers, finishing it today or bust
  FILE COPY 22:15
  vaccination records, whole county by the look of it
  preg-checking 220 heifers, arm's gonna fall off
  writing up necropsy notes for the state lab
  CE webinar - equine dentistry
  4,000 words of washing machine manual, on we go
  revising my own translation after letting it cool down
  building the glossary for the port wine client
  Sworn translation - birth certs (x9)
  stocktake aisle 14 to 22
  doin my flt theory
  relabellin every single tote cos system update
  Universal Cred journal entries
  Door schedule. 318 doors.
  drawing set to tender by Friday, so, drawing
  Reading the fire regulations while the kids watch Ramasjang
  cataloguing the donations, box 9 of a zillion
  statting out encounters for saturday
  weeding the 600s
  Collection dev - order lists
  schedule adherence report, EOD
  doing all the scorecards one go
  typing the incident report po
  Payslip disputes - encode
  tuning the Steinway at the academy before the ten o'clock concert comma quiet please
  replacing hammers one after another eighty eight of them
  braille notes for the workshop I'm writing up
  listening to the audiobook of Helmholtz with full attention
  Memorising the Krebs cycle, again, chale
  lab report on enzyme kinetics, due 23:59
  library till they sack us
  GROUP NOTES - metabolism pt 2
  writing up particulars for six properties today!
  chasing solicitors, every single one, all morning
  uploading photos, floorplans, EPCs!!
  marking breaths in forty copies, pencil
  learning the alto line myself, bar by bar
  grant form for Arts Council Wales
  Score study - Fauré
  brake job, clutch job, brake job
  bookwork. bloody BAS.
  rebuilding the carby on the bench
  Rego inspections all day
  coding twelve interview transcripts, nvivo open, snacks ready
  screener survey, building it now
  Thematic analysis (no slack)
  updating the research repository, long overdue
  reading 340 pages of council papers before tomorrow, annotating
  replying to the cycleway emails. all of them. both kinds.
  drafting an amendment, clause four
  Electorate newsletter
  marking portfolios in pencil, no staples, no paperclips
  individual learning plans for the new intake
  typing exam entries by hand into a system from 1998
  Ofsted evidence folder
  editing ep 31, cutting all my umms so
  load the van, forty stops, no chat
  typing show notes n links
  learning audacity properly off youtube
  TeXing the paper, no thinking, only macros
  reading Lurie, page a day
  referee report, three months late
  Write tenure statement
  I am studying citizenship book, chapter of the kings and Confederation
  writing CV the Canadian way, without photo
  fill the application for the childcare subsidy
  LINC homework unit 6
  cable basket all day wi Tommo
  writin up me NVQ portfolio, photos an that
  first fix, second floor, pullin twin an earth
  College day - regs
  technical drawings, flat, flat, flat
  sewing 60 eyelets by hand like a martyr
  dissertation: 8,000 words on the pocket
  knitting prayer shawl number nineteen, row by row
  writing thank-you cards to donors, 60 of them
  working my way through the will and the deeds
  Library board minutes
  terraform the whole vpc, no interrupts
  runbook writing, 12 alerts w/o docs
  burn down toil queue
  DEEP WORK / DND
  charting Wednesday's patients, then billing codes, then collapse
  reading up on zirconia before I order a mill
  PTA newsletter has to go out by noon, so it's happening between fillings
  OSHA binder update
  I am writing today's sale in khata book, every cup
  lesson 5, debit and credit, reading slowly slowly
  washing all kettles, arranging biscuits jar
  GST form with nephew
  maths methods assignment
  watching race footage, filling in the log
  learners permit hours paperwork
  polish pass, p. 1-40, kill darlings with tweezers
  formatting the series bible like a monk
  five pages before I may eat
  coverage for someone else's bad script, which pays, unlike mine
  Describing fonds 77, series 3, files 1 through 46.
  digitising glass negatives, one every four minutes
  re-housing maps in acid-free folders
  Access-to-information request, redactions to page 200
  Finding aid – final pass
  training modules, all 12, wanna do em right
  typing up meeting notes slow but correct
  filing the vendor folders A thru Z
  Excel practice vlookup
  reading the employee handbook cover to cover
  accreditation folder, standard 4 to 9
  writing the incident report in neutral words
  encode the schedule for next month
  Policy review - restraints
  sorting the Oranmore round, 600 letters
  observing log, neat copy, in ink
  grinding my 10-inch mirror, hundred strokes then turn
  stacking 300 frames of M31
  Kindly, I am preparing the tender documents for advertisement.
  vetting forty bidder submissions, page by page
  minuting yesterday's committee
  File returns – BPP portal
  8 hr backpiece. stippling. zen hell.
  answering DMs and deposits, in one swoop
  scrubbing the station, autoclave logs
  Bloodborne cert renewal
  hangin 12 doors, spirit lvl an crack on
  fillin out the risk asesment, takes me ages
  sandin the stair spindels
  Quotes to rite up!!!
  cadding the intake. dont bug me mom
  soldering the driver station, 30 connectors
  engineering notebook catch up 14 entries
  algebra 2 hw then robot
  BUILD SEASON WK 3 - drivetrain
  reports reports reports, four by teatime
  transcribing a language sample, /s/ by /s/
  reading the new aphasia trial
  Clinical notes catch-up
  pumping over all the day
  pruning, row after row, the hand knows
  paperwork for exporting to Canada
  label approval forms, TTB, very boring
  slide 1-60 formatting, Paddington to Bristol
  drafting the damages section while my seat-mate eats crisps
  reading the CMA decision
  PROTECTED: report QA
  binding the double wedding ring, hand stitching to the last inch
  entering offering envelopes in the ledger
  piecing blocks while my stories are on
  1099s for the church
  porting the parser over module by module, tests green at each step
  not answering Slack today. writing the RFC.
  documentation debt sprint, alone, with rye bread
  reading the async book again slowly
  assembling the trampoline before they get here
  FIFO forms and tax return, no more excuses
  learning to do plaits off youtube till I nail it
  Uni assignment (construction mgmt)
  Daily logs, all four kids, dates and times and nothing emotional
  training: therapeutic parenting, module seven
  sewing labels, so many labels
  writing the morning note, 400 words, 25 min
  Compliance e-learning (3 hrs, groan)
  reading the filing, footnotes included
  practise tremolo slowly with metronome, sixty, sixty-two, sixty-four
  I copy the fingering into the score for the small ones
  prepare conservatory programme
  transcribing Sabicas by ear, bar after bar, all evening
  Studying occlusion until Fajr, inshallah
  carving a wax molar number 36, again
  Pharma flashcards
  writing case presentation, typed not copied
  tallying the dockets, boat by boat
  invoices and the electronic sales notes, the government ones
  Quota returns
  learning the new software screen by screen
  Catalogue entries: forty miniatures, one raga at a time.
  condition reports before the loan leaves for London
  applying for the export permits, form 7, triplicate
  Essay for exhibition volume (library, no phone)
  pouring 12 loaves today Lord willing
  wrapping & shipping, 88 orders, tape gun hot
  Batch day - lavender/tallow
  photo listings, typing descriptions for all of em
  logging core, 90 metres, hat on, flies off
  monthly reconciliation report, camp room, aircon roaring
  entering assays
  JORC table 1
  call notes, coded and closed
  reading for my masters, attachment theory till five
  rewriting the referral directory, shelter by shelter
  I make the subtitles of episode 11, deadline is 4 AM
  timing the lines, frame and frame and frame
  watching whole series once with notebook before I start
  QC pass ep 9-10
  Marking ninety essays on the Berlin Conference.
  preparing the lesson on memory very carefully, alone, this afternoon
  typing the end of term reports
  Reading – Prunier ch 5
  fitting a combi, all day, radio 2
  Gas Safe renewal papers
  soldering, joint after joint, lovely
  VAT + receipts in the shoe box
  KYC refresh: 48 files, one pot of tea.
  drafting the CSSF response, paragraph 1 to 19
  annual AML training, recording the slides
  Policy mapping (DORA)
  reading the directive in three languages, tediously
  homework fisika 20 numbers
  typing the chapter i wrote on paper, 3k words
  studying for UTBK, tryout set 4
  hedges. all of em. big house
  planting out 400 bulbs on me knees
  invoices on a rainy day about time
  digging over the veg patch for old mr p, head down till its done
  Lawn round (8 gardens)
  board memo. 2 pp. door shut.
  email to zero, flight BOS-ORD
  reading the state report in one go
  sign-offs, 60 of them
  tig welding stainless all shift hood down dont talk
  fillin out hot work permits
  studyin for red seal theory bit
  Rebuild - '79 shovelhead
  I will execute test cases 1 to 85 in order.
  Writing documentation. Exactly one document.
  I am sorting my train photographs by series number, this takes the whole afternoon.
  Focus: test plan v3 (headphones)
  cutting tape, two hours down to four minutes
  writing links for the morning show, all of them tonight
  logging archive interviews
  Edit suite B, 2-6
  safety exam revision, exits A to Z
  typing my incident report about the lobster
  online degree, tourism module, in the crew rest
  Recurrent SEP study
  Drafting claims 1 to 15 for a coffee grinder with memory.
  I am reading four prior-art documents from beginning to end.
  Answering the examiner's communication under Rule 71.
  Fristen!! (EP renewals)
  inking until the wrist says basta, 4 pages
  lettering, balloons balloons balloons
  scanning and cleaning lines, radio of football on
  portfolio upload for Angoulême
  SEF update. Locked in the stock cupboard with a laptop.
  writing 27 staff references, don't ask
  ploughing through the safeguarding audit
  SATs admin - access arrangements
  snakemake rewrite, rules rules rules
  supplementary tables S1–S14
  reading three preprints back to back
  Thesis corr - Ahmed
  marking lambs, two hundred and odd
  movement licences on the computer, God help
  dry stone wall, one yard an hour
  dagging
  Farm assurance papers
  sanitize everything top to bottom
  renewing the license online, this site is wild
  books: who paid, who owes
  cutting a highlight reel for the gram, clip by clip
  I am studying Aquinas, question 12, with my pencil and patience.
  learning Syriac verbs by heart before supper
  typing the seminary magazine
  Exegesis paper – Mark 4
  I make 300 badges, alphabetic, by hand, it's my destiny
  translating the programme, please not to disturb
  sending emails of confirmation one to one
  Rapport de stage (finally)
  Chapter the seventh of my memoirs, in which I send a thief to gaol and later dine with him; I write until the rain stops.
  Reading the proofs with a ruler beneath each line.
  Memoir, mornings only
  Cataloguing my law reports before they go to the library
  compiling gentoo, no really
  writing my dotfiles from scratch again lmao
  polish homework: 2 pages about Pan Tadeusz ugh
  reading the arch wiki like a novel
  dispensing, two hundred prescriptions before iftar
  expiry check, shelf after shelf
  controlled register to be written neatly
  PharmD research proposal
  year-end appeal letter, drafting it with the door closed
  thank-you notes, forty, by hand, real ink
  Cleaning the donor database before migration, record by record
  990 narrative
  DD102 assignment, 1500 words, between shifts
  reading social theory in the mess room with earplugs in
  route learning, Ashton line, every signal
  OU block - TMA03
  polishing, wax and fire, wax and fire
  sanding 220 then 400 then 600, the whole day
  writing the residency application
  packing three pieces in straw for Copenhagen
  one small job: the PIP form, page 9, then stop
  reading the kids a whole chapter
  online shop, list, click, done, pacing myself
  C++ rewrite of the pricer, zero pings
  read Gatheral ch3
  Doc the alpha (internal wiki)
  cleaning tick data, 9bn rows
  answering messages in four language, it takes forever
  I study N2 grammar before sleep, seriously this time
  writing handouts for beginner table
  TOCFL mock paper
  FA safeguarding refresher online
  sorting kit, washing bibs, pumping balls
  match reports for the club page
  Level 2 badge coursework
  typing the shift log, minute by minute
  recertifying, CPR module and CPIC
  updating the premise hazard database all evening
  QA review - 20 calls
  rulebook draft six, with diagrams
  correcting class 8b physics tests
  cutting 440 cards. by hand.
  Unterrichtsvorbereitung week 12
  total station since six, traverse all day lah
  plotting contour in CAD until finish
  writing site diary and petty cash
  Submit strata plan to JUPEM
  cleaning REDCap exports, variable by variable
  writing the sitrep for 1800
  donor annual report section D
  Revising manuscript as per reviewers, point to point
  sanding & priming & sanding & priming
  sewing 14 ft of trim while rewatching clone wars
  day job: hotel reservations queue till 3
  CON CRUNCH - bracers + belt
  Doing the filing because it's the one thing that stays where I put it.
  probate forms, one box at a time
  invoices, then the rota, then home
  Cancel his accounts (phone co, gym, bank)
  Controlling tickets, Zürich to Chur, all wagons.
  I learn for the exam of signals, 80 pages
  writing the report about the broken door
  Weiterbildung – Fahrdienst
  banging out 80 banner variants, copy-paste with soul
  proofing the annual report, comma patrol
  writing case study entries for Loeries
  timesheets, o woe
  canning 40 quarts of pears today come what may
  planning next term's curriculum, curriculum catalog in one hand baby in the other
  Laundry. Mount Laundry. Summiting.
  writing portfolio narratives for the evaluator
  Bible study prep - Ruth
  practice room, long tones then slurs, two hours booked
  copying parts, black ink, for the Sergeants' Mess
  learning the drill card for Beating Retreat
  Kit inspection prep
  A-level resit maths, page upon page
  writing driver for the new sensor, datasheet is 400 page
  soldering 20 prototypes board by hand
  Prepare test report for CE
  Firmware freeze v2.1
  conditioning 300 stems before nine
  boutonnières, forty, fiddly yokes
  vat return, god between us and all harm
  writing cards in my good hand
  terminology prep, fisheries subsidies, four languages
  reading speeches in advance, underlining verbs
  practice shadowing Le Monde out loud
  Glossary: plutonium → plumbing
  deliver deliver deliver, thirty orders by midnight
  I write my papers for auto-entrepreneur
  study code de la route for the licence
  beds fae A tae B, specimens, oxygen, repeat
  writin a wee statement aboot the lift
  SVQ evidence, got tae dae three units the night
  Moving & handling refresher
  reading Aristotle in the original, six lines an hour
  footnoting a paper on shame
  grading fifty essays called "Is there free will"
  writing a reference for a brilliant disaster
  steaming, tagging, hanging, the whole back room
  gift aid returns on that creaky computer
  sorting 60 bags before the skip comes
  Rota + banking
  writing a plugin in kotlin all nite
  migrating the world to the new box, 80 gigs
  college apps common app essay time
  HW: apush outline
  Cabinet submission, Annex C, track changes like confetti
  ATIP backlog, file by file
  French test prep, oral level C
  reading briefing binders on the O-Train
  I sew twelve boubous before Tabaski, machine is hot
  cutting patterns, chalk, scissors, no talk
  finish all embroidery of the collar
  writing in the notebook who has paid
  commandes Magal
  drafting letters to nine creditors before I lose the thread
  DRO application, box by box
  casenotes. From Tuesday. It's Friday.
  Quality audit - 5 files
  assembling scene 44, 61 takes, chai on tap
  logging rushes all night
  subtitle spotting, exporting, naming files like a clerk
  DI conform - reel 3
  checking forty loan files for the audit
  cleaning hoses, rolling, hanging up
  learning for the group leader course
  Monatsabschluss Kasse
  I write the chapter of methodology, it's the third version and hopefully not the thirtieth
  transcription of interviews with street sellers, forty minutes each
  reading Bourdieu with dictionary
  Tesis 6-10am
  towels washed tools cleaned car packed
  doin my self assessment babe dont laugh
  confirmin all the appointments for next week
  level 3 theory - colour wheel
  LLD doc, HLD doc, then sign-off mails
  AZ-305 prep, modules 4-9
  IaC refactor, bicep to TF, full day
  Focus - no Teams pls
  scrubbing. four hundred plates and one idea, but it's the plates tonight
  sending out submissions, cover letters, stamps
  typing up notebooks nine through eleven
  reading Vallejo with a pencil
  potting on 900 lobelias
  stock lists, plant passports, God help us
  watering round, two hours, peaceful enough
  Catalogue proofs
  enrolments, all 46, into the system before bell
  rolls, notes, first aid book, same as ever
  newsletter goes to print at two
  preparing the opinion letter for filing
  reading ASOP revisions with a highlighter
  CPD log, six hours, tedious but done by noon
  Consulting day - client reserves
  weighing, 0.01 gram, 64 lines, silence please
  write the technical sheets for the client in English
  Dossier sécurité
  prompt book, erasing last week's blocking, pencilling this week's
  rehearsal report, then daily call, then go home
  taping out the set on the floor, one colored tape at a time
  Score cueing Act III
  common app essay, draft 5, the one about the almond orchard
  calc BC homework then spanish then cry jk
  filling out FAFSA with my dad's papers everywhere
  apush dbq practice
  reading gatsby for real not sparknotes
  Refracting, twenty patients straight, better one or better two
  ordering lenses and frames, whole list
  preparing the claims for SHA, one by one
  CPD webinar - glaucoma
  splicing ropes, twelve of them, long winter afternoon
  sanding of the hull, mask on
  papers for harbour master, crew lists
  Weather theory slides
  freecodecamp till 4, nobody in the building but me and the ice machine
  incident log, rounds at 1, 2, 3, 4
  building my portfolio site one div at a time
  CS50 pset 3 (between rounds)
  rewatching the lecture on pointers, taking real notes
  EHCP parent statement, doing it tonight while he's at Nani's
  printing laminating velcroing the visual schedule
  reading tribunal case law like i'm suddenly a solicitor
  DLA renewal form
  writing the bulletin for Civil Protection, 40 minutes
  Picking arrivals by hand, 600 events
  preparing samples, thin sections, lapping
  Paper – revisions R2
  school board story, 12 inches by six o'clock
  obits, four, and getting every middle name right
  transcribing the sheriff
  laying out page 3 because the layout guy retired
  Records request follow-ups
  Preparing the Shabbat drash, surrounded by eleven books and one cold mate
  learning a daf before the phone begins
  bulletin, letters, the endless correspondence
  Thesis on responsa, quiet hours
  proofing eighty clues against Chambers
  exporting PDFs, numbering, sending, dull but necessary
  writing solutions for the annual, cover to cover
  Invoices + tax
  CV. First one since 1993. Right.
  forklift refresher booklet, then the test online
  stripping the caravan floor out
  Shift – BOS plant 6-2
  filming 4 recipes back to back, phone on tripod, ring light on
  captioning, tagging, scheduling the week
  editing this reel till the beat drops on the sizzle
  Brand deliverables DUE
  Entering declarations. Forty containers. Ja.
  archiving T1 documents from last quarter
  renewing AEO file, chapter by chapter
  ICS2 backlog
  Extended Essay, word 2,400 to word 4,000, tonight
  memorising organic reactions in order
  econs commentary, final edits
  HL Math practice paper (timed 2h)
  copying notes neatly because the neat ones are the only ones I trust
  licensing paperwork for the studio
  cutting music, counting eights, all afternoon
  writing letters for students' scholarships
  limbing a doug fir top to bottom, ground crew clear
  chipping brush all day
  sharpening chains, cleaning carbs
  ISA cert study
  writing up bids from my clipboard
  Distribution list, 2,300 households, one row at a time.
  sitrep, then donor matrix, while the generator lives
  vehicle log reconciliation
  Proposal ECHO - needs section
  twelve tables, six hours, no music
  logging sessions and taxes, ugh, W-2Gs
  chapter 6 of the mental game book w/ the exercises
  Volume day
  CT list, 22 on, quick turnover
  QA phantoms and the paperwork wi it
  dose audit, spreadsheet open, door shut
  MSc module - MRI physics
  Writing the report to the province, in my best hand, undisturbed till Vespers.
  correcting class nine compositions on "My Hills"
  Mending the choir robes, twelve
  UDISE data forms
  Issuing inspection forms for lift 212 to 230
  method statement, English and Amharic, both by tonight
  reading the geotechnical report, 3 volumes, slowly
  As-builts
  audiobook ch. 12-18, mouth clicks be damned
  editing breaths out of three hours of elf
  auditions, nine of em, slate and go
  Record: e-learning forklift safety
  writing programs, twelve clients, eight weeks each
  nutrition course, module on micronutrients
  replying DMs one hour maximum
  indexing Danish parish records, 500 names tonight since I'm up anyway
  writing my mission-era journals into the computer
  scanning slides, carousel 14
  FamilySearch batch
  I write summary of PI planning, undisturbed
  updating Jira, cleaning 300 stale tickets
  certification PSM III, reading and reading
  Focus – metrics deck
  cutting checks to 140 consignors before the ring closes
  posting weigh tickets
  quarterly 941
  Sale day - settlements
  typing the sale catalog, lot 1 to lot 388
  Round at 22, 24, 2, 4. Writing it in the book.
  I stretch canvases, staples, eight pieces
  language course, French, lesson 11
  application for the gallery Mánes, CV and photographs
  theatre prep, autoclave, kits, count swabs
  writing up hospital sheets before handover
  RVN CPD hours, dental radiography
  insurance claim forms, a wodge
  Stock order + controlled drugs
  Transcribing an elder's story about a bear, syllable by syllable.
  glossing verbs longer than this sentence
  writing the chapter before the blizzard takes the internet
  library loan forms and ethics renewal
  ELAN time, headphones
  Running the audit, posting room charges, folio by folio till five.
  reading for my Open degree between drunk guests
  setting up 40 wake-up calls and the key cards for the coach party
  Night audit + handover notes
  verifying insurance for the whole week ahead
  scanning old charts, drawer M
  mailing recall postcards
  Medical coding class wk 4
  building mvp, 36 hours, no sleep club
  wiring up firebase auth at 2 am
  fsc physics numericals, abba is watching
  README + demo video
  typing up repair logs into one brutal PDF
  drafting the petition, English Spanish
  data entry: contact cards
  Grant report (ugh) due
  turning 200 wheels, same, same, same
  glue, clamp, glue, clamp
  filling the CE conformity forms
  Messe-Katalog texts
  coding. yes, the CTO. leave me
  writing an ADR so nobody calls me
  Hiring take-homes, 9, one go
  NO MEETINGS DAY (defend)
  Writing visits into the tablet between passing places
  dressings stock, sorted and signed
  independent prescriber course, pharmacology unit
  Caseload review paperwork
  ActEd chapter 14 to 17 at one sitting
  VBA cleanup nobody asked for
  valuation memo drafting, no chat
  STUDY LEAVE – CS2
  flashcards, the distribution formulae, out loud
  I write memory of the project 20 pages for Monday
  cutting linoleum, slowly, music
  reading Barthes and underlining everything by accident
  entrega portfolio
  gas bottles, grass, loos, then the books
  winterising forty vans, drain by drain
  answering bookings, one long phone morning
  health and safety folder for the council
  VAT quarter
  I check 60 notebooks about moles, not animals.
  preparing solutions for the practical, labels, goggles, all
  translation of test from English, 14 pages
  attestation documents
  chapter 3 of someone else's childhood
  transcribing six hours of a country star avoiding the question
  invoicing, contracts, W-9, the glamour
  rewriting the divorce so that no one sues
  2,000 words before noon
  CMRs, filing the complete box
  entering orders before 11, head in the screen
  ISO audit prep, procedure 4.2 and so on
  Masterdata cleanup
  MAR charts signed, logs wrote up in the car
  care cert workbook, std 9
  ironing Mr B's shirts proper
  filling in the mileage on that rubbish app
  glossing examples, small caps, small caps
  writing the handout, 8 pages, footnote-free
  reading a 600-page grammar of Abkhaz, beginning at the noun (hopeful)
  Antrag schreiben (DFG)
  writing practice plan for bootcamp
  tagging 40 demos
  visa papers for Rio major
  packing 70 parcels, tins doon first
  monthly stats tae the Trust
  funding bid, five hunner words, each wi a caveat
  labelling allergens on the whole store room
  Rota + DBS forms
  I am practising the double click, dear, lesson three
  typing a letter to the gas board with two fingers
  putting Arthur's photographs into the folder one at a time
  hemming my neighbour's curtains this afternoon
  Silver Surfers homework
  page flip comments, 84 pages, 2am to whenever
  aligning logos
  CIM draft, sections IV-VI
  comps refresh, FactSet willing
  VDR indexing
  coiling, sharpening crampons, fifty points
  logbook, expenses, declarations URSSAF
  learning for recyclage, avalanche medicine
  cours de carto (prep)
  patching cells from nine to whenever the slice dies
  writing the specific aims page, which is the only page that matters
  immunostaining marathon, timer around my neck
  R01... sorry, CIHR grant – methods
  I write the booklet of myths, chapter of Europa
  study for license exam, 300 pages of Venetian walls
  translating the audio guide from Greek
  doodle, doodle, schnauzer, doodle. clippers on
  deep cleanin tubs n drains n blades
  confirmation texts for the whole week
  Quarterly taxes + receipts
  Officer report for committee: forty-two conditions and a plan of a hedge.
  logging objections to the bypass, 611 of them
  site notices, laminate, cable ties, drive
  Appeal statement (no phone)
  filling the background, blue, blue, all blue until night
  cleaning brushes, washing buckets, inventory of paints
  application for the fund of culture with letters and budget
  entregar factura
  drafting an asylum brief, 40 pages, exhibits A to double-Q
  I-589, I-765, G-28, signatures, tabs, FedEx by 5
  declarations from Spanish to English, every comma sworn
  Brief writing - calendar says CLOSED
  implementing suffix automaton template for our notebook
  university DBMS assignment, boring ER diagrams
  reading CP-algorithms top to bottom
  OS lab report
  approving loans, one pile to the other
  month-end certifications
  AML training, click click
  Board of survey – cash
  writing the calendar of March, in big letters
  participation reports for ministry, line by line
  ordering wool, glue, prunes
  formation PDSB
  problem set on the Red Line
  reading Foucault for soc 101
  senior thesis, intro, the library till they flick lights
  LSAT games practice... section only
  Write-up day (do not disturb)
  Ch. 19 rewrites
  Marking – 10B essays
  Tax return!!! (no excuses)
  Quiet hour: pattern instructions
  LIBRARY 2-6
  CPE module 3 + quiz
  Paperwork Friday
  Inbox zero attempt
  OU reading wk 9
  batch edit reels
  Code freeze - bugs only
  Year-end filing
  Thesis bootcamp day 4
  Silent study (phone in locker)
  Proofread programme notes
  Ironing + admin
  Lab - gel run & notes
  Grant writing retreat
  Vocabulary 1200-1400
  Transcripts!!
  inspection log catch up
  Finish quilt binding
  Scan & file receipts Jan-Mar
  deep work 1/3
  PTO newsletter draft
  Practise slow movement
  Payroll close
  WIP: cabinet doors
  docs, docs, docs
  NaNo catch-up 4k
  Enrolment data – entry
  Report cards due 4 pm
  exam prep: anatomy
  Head down: RFP
  The shift doesn't start till ten, so I've got two solid hours to get through these incident reports without anybody tapping on the glass.
  my sister has the kids until four and I intend to use every minute of that on the dissertation, not the dishes, not the phone
  What I really have to do is sit down and type up the minutes from three separate meetings that I took on the backs of envelopes.
  okay so the plan is chapter six, no youtube, no fridge, chapter six until the library lady kicks me out
  boss wants the whole manual translated by Monday and it's two hundred pages about conveyor belts so I had better get going
  I'm not resting, whatever it looks like, I'm sewing forty-two hems before the curtain goes up on Thursday
  There's a novel on my desk about a man who can't sleep and I have to read it and write eight hundred words on it by tonight
  the essay is on meditation in Thai monasteries and it's due at midnight, so no, I won't be meditating, I'll be footnoting
  writing the handbook for people who run meetings, chapter on agendas, from now until lunch
  Copying out my late husband's recipes for the children, one card at a time, in ink, as many as my hand will stand this afternoon.
  I told my wife I'd have the insurance claim done by the time she's back from choir and I have not so much as opened the envelope
  refactoring the scheduler today, nothing clever, just moving things from one file to another until it's clean and the tests stay green
  it's the boring bit now, the bit where you caulk every single window in the house and it takes as long as it takes
  Between the lunch rush and the dinner rush I study for my citizenship test at table nine with a highlighter.
  Got the tractor manual, got the parts laid out on a sheet in the order they came off, and I'm putting her back together till dark
  doing a proofread of someone's thesis about burnout, the irony isn't lost on me, 140 pages to go
  The bishop wants the parish statistics by Friday; I have a pot of coffee and a ledger and a closed door
  I need about ninety minutes where nobody asks me where the scissors are so I can finish coding the survey
  I'm putting the labels on four hundred jars before the van comes and then I'm putting the lids on four hundred jars
  catching up on all the continuing-ed videos I said I'd watch in January; it's November
  mum's asleep on the sofa so I'm going to do her pension forms quietly at the table before she wakes up
  every slide needs alt text and there are 118 slides and one of me, headphones on
  Learning my lines for the second act. Walking the length of the barn. Saying them to the goats.
  we moved house and I'm unpacking the kitchen, box after box, podcast on, till I can find the kettle
  not sleeping, working: the baby's down and I've a shift's worth of emails to answer before the next feed
  I promised myself to read the whole lease tonight, all thirty-one pages, before I sign anything
  entering the herd's ear-tag numbers into the new portal, which logs me out every ten minutes, so wish me patience
  practising the same four bars until my neighbour learns them too
  The exhibition opens in a week and somebody has to mount sixty-four captions dead level, and that somebody is me with a spirit level
  half a page of Greek a day, that's the deal I made with myself when I retired, and I'm behind by nine pages
  setting up the new laptop for the clinic, installing, updating, copying files across, the whole dull evening of it
  writing wedding thank-you notes, a hundred and ten of them, before anyone's aunt complains
  finishing the stats section so that my co-author stops sending me the eyes emoji
  I want to get the loft insulated between now and when the light goes, roll by roll
  Drafting a complaint to the housing association, third time, politely, with dates and photographs attached in order
  my tutor says stop planning and start writing so here I am, starting writing, 500 words before I'm allowed to stand up
  all of the apprentices' logbooks need countersigning, it's a two-mugs-of-tea job
  translating my gran's letters from Yiddish with a dictionary and a magnifying glass for the rest of the evening
  The report on the accident, which nobody enjoys writing, has to be written, clearly and in order, tonight.
  coding the thing i've been talking about coding for three weeks
  knuckling down to the VAT before it knuckles down on me
  in the weeds with the subtitle file and staying there till it's done
  chipping away at the backlog, one ticket then the next
  ploughing on with Middlemarch, p. 412
  head under the bonnet all day, gearbox out, gearbox in
  nose to the grindstone: forty invoices
  getting my ducks in a row for the audit, i.e. filing
  bashing out the programme notes
  sorting Grandad's tools into the labelled drawers, start to finish
  hoeing the long rows, both sides, till six
  learning the whole of the highway code by heart
  typesetting a hymn book, verse by verse
  a clear run at chapter two, finally
  wading through the consultation document
  ticking off the chores: dishwasher, bills, school forms, dog tablets
  copying the register into the new book in my best hand
  soldering the last board of the batch
  sitting with the Quran and a pencil, memorising
  flat out on the banner, it's all hand stitching now
  studying the rules of the road in Portuguese
  going dark to finish the migration
  getting on with it: the ironing
  three more sections of the visa form
  reading up on sheep scab, whole leaflet, tea
  writing lines of code until the dog needs out
  typing out the oral histories, tape nine
  restringing all the harps in the school
  planing the door till it shuts
  a long quiet afternoon of indexing
  "just send it by five," she says, and there are nine pages of it, so here goes
  not in the mood for people, in the mood for my spreadsheet of bulbs, all six hundred rows
  first the recycling rota, then the minutes, then, God help me, the constitution of the allotment society
  writing an article about napping, ironically on my third coffee
  I'm translating a guided meditation, forty pages of "notice your breath"
  editing a podcast on panic, cutting out the ums
  the choir's programme has to be at the printer's by four and I've only typed the front cover
  no meetings, no slack, just me and the tax office's web form
  somebody has to alphabetise the vinyl and nobody else is going to
  mother-in-law wants forty-five dumplings shaped by six, so I'm shaping forty-five dumplings by six
  The kids think I'm on the phone; I'm in the car doing my nursing module.
  reading up on burnout for my coursework, chapter nine, with flash cards
  stuffing envelopes. two thousand. for democracy
  he's finally gone to rugby so I can get at the garage shelves
  "one more chapter", I said, and I meant writing it
  putting in the hours on the oboe reeds, scrape, test, scrape
  catalogue of the parish silver, spoon by spoon, for the insurers
  typing Grandma's war diary before the ink goes
  doing my physio homework sheet and the gas meter forms, in that order
  My supervisor wants the literature review to "breathe less", so I'm trimming it, paragraph by paragraph
  getting this thing over the line tonight come hell or high water
  I was going to clean the oven but no, the coursework, the coursework
  still slogging through the induction paperwork for the new starter
  need to crack on wi the skirting boards while it's dry
  forty minutes till pick-up: reference letter, go
  laying the patio, slab after slab, knees be damned
  copying the score out by hand because the printer's sulking and the concert isn't
  revising french verbs on the night bus with one earbud
  the thing with the pension credit form is you just have to sit down and do it
  knocking out the risk assessments before the school trip
  on with the bibliography
  mulching, all forty metres of it
  swotting for the taxi exam
  redacting
  third coat on the boat
  the ethics form. the whole ethics form.
  pages. just pages.
  cramming irregular verbs
  drafting, not editing, drafting
  re-stringing the harp and not looking up
  form N1, both copies
  spreadsheet hygiene
  quietly getting through the post
  labelling cables till I'm dead bored
  digging the drain
  learn the piece off book by Sunday
  knitting the second sleeve, same as the first sleeve
  back to the coalface: timesheets
  working my way down the to-do list with a biro
  putting up shelves, four, level
  finish the mending pile
  notes on Hegel, slowly
  one uninterrupted hour on the CV
  copyedits
  stacking two cords of oak
  balancing the ledger for March
  revision: the heart, valves and all
  taking dictation from my own recordings
  writing it up properly
  tackling the attic
  Bewerbung schreiben (cover letter)
  Desk day
  VCE revision - bio
  Archive boxes 40-52
  Stock count, shut shop
  Edit ep 12 (headphones on)
  Write to MP + council
  sew sew sew
  Notes from conference → typed
  admin hour w/ coffee
  Homework club (mine, not kids')
  Seedlings – prick out all
  getting stuck into the genealogy of one stubborn Welsh farm, page after page of parish scrawl
  today's the day I finally write up the bylaws for the swimming club
  laminating, hole punching, filing, the glamorous side of teaching reception
  somewhere under this pile is a marked set of mocks
  putting together the flat-pack cot before my back changes its mind
  revising my talk notes word by word till they fit on one card
  baling while the sun's out, don't ring
  a hundred pages of minutes to index for the parish archive
  writing to all the donors by name, the long way
  I'm deep in the manual for the new loom
  going through the site survey sheet by sheet and inking it in
  painting the railings, black, both sides, before the rain
  knuckles white, deadline noon, typing
  the children's coats need name tapes and the evening is young
  learning to sign the school song for assembly, verse two
`;
