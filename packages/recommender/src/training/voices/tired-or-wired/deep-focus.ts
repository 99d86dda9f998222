/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const DEEP_FOCUS_OF_TIRED_OR_WIRED = `
  tired, but the dissertation chapter goes in at noon, writing now
  second coffee, now three hours on the compiler lectures
  typing up my grandfather's war letters before bed
  practising the Chopin nocturne slowly, hands separate
  night shift and it's quiet, so I'm studying for the nursing boards
  writing the storm damage report for the insurer
  reading the paper on heart rate variability for my seminar
  coding the pump controller firmware all afternoon
  wired headphones on, entering the survey data, no mistakes allowed
  got my second wind, going to finish the essay on Hardy
  slow morning at the shop so I'm learning Spanish verbs
  assembling the bed frame, page nine of the manual
  low tide chart has to be copied out exactly into the log
  gym's closed, might as well memorise the bones of the hand
  revising biology, flat on my stomach with flashcards
  soldering the last board, steady hands
  translating the crash investigation summary into French
  knitting the yoke, counting every stitch
  can't switch off wifi-linked stuff but I can mute it, thesis time
  writing up the dance therapy case study, 2000 words left
  buzzing library but noise cancelling on, reading Kant
  no rush, just working through the UPSC polity book chapter by chapter
  transcribing interviews, hour four of six
  I have to key in four hundred invoices before month end
  burn rate section of the business plan, writing that up
  WAEC chemistry past questions, five hours straight
  writing unit tests till the pipeline is green
  report cards, thirty of them, comments to write
  Leaving Cert Irish, learning off the poems
  indexing the parish registers, very fiddly work
  proofreading a cookbook, every gram matters
  hyperlinks to add to the whole handbook, one page at a time
  restless, but I'm going to sit and read the whole contract law chapter
  sewing the hem of a wedding dress, slow and exact
  finishing the literature review tonight, bed after
  Chapter 7 writing block
  Dissertation day
  Reading week, econometrics
  Piano practice
  Code sprint, solo
  Deep work, no calls
  learning the Quran portion my teacher gave, by heart
  building the model ship's rigging
  my bar exam's in three weeks, torts today
  refactor the login module, phone in the drawer
  annotating the cello score with bowings
  drained but the grant text still needs two pages, carrying on
  writing my personal statement for real this time
  cataloguing beetles, pin and label, pin and label
  do my homework about the water cycle
  reading Middlemarch for the exam, taking notes
  updating the parish accounts ledger from the receipt tin, entry by entry
  I'm seventy four and learning to touch type, lesson twelve
  pilot theory, meteorology module, thunderstorms
  running through my lines for act two, over and over
  writing documentation for the payments API
  labelling x-rays for the training set
  learning to read music, bass clef
  putting together the flat pack wardrobe alone, wish me luck
  violin scales, an hour, no excuses
  drafting the annual report, section on staffing
  preparing lesson plans for the whole term
  adrenaline pathway diagram, drawing it out from memory for endocrinology
  sleepy class of mine is out at PE so I'm marking their books
  head down on the embedded driver until six
  filling in the 1911 census transcription
  hand lettering the certificates, ninety of them
  writing the night watch procedures for the new crew
  powering through the pharmacology deck, two hundred cards
  copy editing the hiking guide
  reading up on tax law for my exam next week
  quiet study, don't talk to me
  Java assignment due at midnight, starting now, finally
  cutting dovetails for the drawer
  captioning a two hour documentary
  learning lab safety rules by heart
  tidying up the code comments before I hand it over
  finishing my coursework on river erosion
  making a patchwork, matching all the corners
  write 1500 words on Nigerian federalism
  ploughing through Gray's Anatomy
  the minutes need typing up properly, all eleven pages
  putting the model railway signals together with tweezers
  studying the highway code
  last push on the manuscript edits, editor wants it Friday
  knackered, but the code freeze is tonight so I'm writing the migration
  the gym's website, I'm building it, stuck in CSS till lunch
  up at five to study before the baby's out of bed
  restless class gone home, now I mark forty essays in peace
  learning how a heart pump works for my perfusion exam
  storm or no storm, thesis corrections today
  running a fine saw through these joints, one at a time
  reading the dance notation score bar by bar
  I have a burn to read and read until the viva, chapter three now
  typing the crash register into the database, every date exact
  night before the deadline, finishing the methods section
  chill lofi and organic chemistry mechanisms
  wired up the breadboard, now writing the firmware for it
  practising rudiments on the pad, slow and even
  adrenaline lecture slides, condensing them to notes
  copying my late aunt's recipes out in fair hand
  proofing the wedding order of service, line by line
  Kotlin course, module six, hands on
  low pass filters chapter, making notes
  memorising the Latin names of forty shrubs
  the rush job is bookbinding six volumes, sewing now
  writing a eulogy properly, third draft, getting the words right
  drafting the policy on safeguarding, section by section
  editing photos for the catalogue, three hundred left
  buzzing flies aside I'm painting the miniature's eyelashes
  read the whole judgment and take notes
  GCSE French, learning the past tenses
  my Yoruba lessons, tones practice, alone with the tape
  finish slides for the conference, the last eighteen
  I'm writing my master thesis, please no distraction
  preparing for gate exam, thermodynamics whole day
  sanding and oiling the guitar neck
  weaving, pattern draft in front of me, eight shafts
  getting my head into Rust, ownership chapter
  reviewing the manuscript for the journal, careful read
  transcribing the solo by ear, four bars at a time
  can't switch off till the tender document's written
  finishing the bead loom piece, row after row
  setting the type by hand for the letterpress
  learning anatomy of the horse, stage two exam
  second wind's here, chapter nine, keep typing
  typing data from water meters, ten digits each
  write the lab report on enzymes before Thursday
  reading club's heavy one, Ulysses, forty pages at a sitting
  building a spreadsheet of graves, plot by plot, from the old cards
  working my way through the welding theory book
  flashcards for citizenship test
  power through the Python assignment
  drawing up the technical plan of the extension to scale
  doing my tax course homework reading, chapter on VAT
  cleaning up citations, all two hundred and six
  restoring an old clock, tiny screws, lens in
  long stint on the web scraper today
  I need to concentrate, history of art notes
  heads down drafting the contract from scratch
  silent reading hour for my comprehensive exams
  porting the game to the new engine
  practise signing the hymn in BSL until it flows
  Study hall
  Violin, 2 hrs
  Manual writing
  Coding block
  entering all the library returns, barcode by barcode
  drained lake survey, writing it up for the council
  tired of starting over, so today I just finish chapter one
  typing up the choir music in the notation program
  baking theory, learning the percentages for college
  hyperbolic geometry, reading the textbook slowly
  need to get going on my portfolio write-up, three projects to describe
  slow morning on the ward so I'm doing my e-learning modules
  learning to crochet a granny square from the book
  gym bag stays packed, I'm editing chapter two first
  writing up last night's observations from the telescope, star by star
  bed frame plans, drawing the joints properly in CAD
  heart failure guidelines, reading all ninety pages
  restless legs or not, I'm sitting here till the literature table is filled
  painting the model tank, tiny brush, no rush
  flat design course, finishing the exercises
  storm petrel survey forms, keying in
  low brass part practice, bars 40 to 72
  learning the tango steps from the diagram, counting, again and again
  running the sewing machine all day on bridesmaid hems
  coffee tasting exam, memorising the flavour wheel
  chill room, closed door, Sanskrit grammar
  hyperlocal history booklet, writing the mill chapter
  pump maintenance manual, translating to Portuguese
  buzz off everyone, I'm on my thesis
  crash course book on sociology, reading cover to cover
  can't switch off yet, coursework's due at eight and I'm on page five
  sleepy little town records, transcribing births from 1840
  adrenaline's gone, now the steady bit, writing up the experiment
  need to get going with the novel rewrite, scene by scene, cuts marked
  power nap essay for psychology, writing it properly with references
  slow morning so I'm doing my Duolingo backlog, then the grammar book
  night before the ACCA paper, past questions under timed conditions
  tired hands, still practising the fugue
  learn every bone before supper
  ironing out the stylesheet, page by page
  making the wedding favours, two hundred little knots
  carving letters in slate, one slip and it's over
  building a dry stone wall, stone by stone, no chatter
  doing my Arabic handwriting drills
  putting captions on the museum photographs
  stuck into my OU module, block three
  writing the user guide for the ticket machine
  reading the new building regs, part L
  composing my witness statement carefully, in order, with dates
  entering exam marks, no slips allowed
  learning the state capitals for my quiz exam
  Rails upgrade, long haul, alone
  reviewing pull requests all morning, reading each properly
  polishing the final draft of my cover story
  memorising monologue for drama school
  filing the patents archive by number
  working on my NYSC report
  preparing the SSCE government notes, reading all night
  CA inter, costing chapter, six hours sitting
  Irish oral prep, learning the sraith pictiur stories off
  I study for the B2 certificate, writing part
  hush, gran's doing her lace
  painting icons, gold leaf today, hold your breath
  data cleaning the clinic list, one row at a time
  gonna smash out this history essay, 1200 words
  AP bio notes, unit 6, headphones in
  science fair poster, writing the panels neat
  Exam revision
  Draft grant
  Cello, scales only
  Write report, door shut
  Flashcards, German nouns
  Build bookcase
  Proof pages
  Novel, 2k words
  mapping the cables in the comms room and labelling each
  rehearsing my lines alone in the bath, act three
  beginning the module on accounting standards
  filling in forty risk assessments
  finish the hem, finish the collar, finish the cuffs
  studying with my door locked until I know the Krebs cycle
  concentrating on the watch movement, screws like dust
  reading through a hundred job applications and noting each
  putting in eight solid hours on the API client
  writing the parish history, war years
  bookkeeping course, lesson on accruals
  practising calligraphy, copperplate, row upon row
  ten more pages of translating then I can go to bed
  my energy's low but the report's long, let's write
  finishing a jigsaw of a spreadsheet, typing every address again correctly
  rewriting my lecture notes neatly
  drawing the archaeological finds, dot by dot
  the kids are in bed and I finally have three quiet hours for my law dissertation
  coffee's hot, rain's on, I'm going to write this funding application start to finish
  tired or not I promised myself one whole chapter of statistics theory read and summarised tonight
  not a nap, not a walk, the thesis
  it's past midnight and the code's nearly there, one more function and its tests
  heart sounds revision, listening and noting each murmur
  studying storms, meteorology diploma, module four, taking notes
  slow, exact, stitch by stitch on the christening gown
  reading up about adrenal glands for Monday's exam
  the gym can have me at eight, until then it's the audit manual I'm learning
  restoring the burned page with tissue and paste, tweezers out
  wired into my keyboard, kernel module, see you at dawn
  the low light's fine, I'm threading four hundred heddles
  dance history essay, 3000 words, 1100 done
  running the same eight bars on clarinet till they're clean
  flat calm evening, sail maker's palm on, stitching the tear
  can't switch off my brain so I'll use it, writing the pump safety manual
  sleepy cat on the books, learning Gaelic spelling
  drained pens, inked hands, copying the torah scroll letter by letter
  chill brain, warm lamp, Russian cases practice
  I got my second wind at ten, so it's revision on titration until the diagrams stick
  restless but determined, 5000 rows to code for the survey
  writing the operator handbook for night crews, chapter two
  learning the song in Welsh, word for word, for Saturday
  building a dolls' house staircase
  the quarter's report will not write itself, so off I go, all of it, today
  quietly working through the Hebrew primer
  setting up every cell in the reporting template by hand
  grinding a telescope mirror
  typing my father's sermons, 1958 to 1971
  writing the wiki pages for our deployment
  preparing my lecture on Keats, alone, all morning
  drawing every leaf vein for the botany plate
  practising shorthand to 80 words a minute
  redoing the wiring labels in the fuse box, one by one
  getting on with the novel translation, page 212
  read the syllabus, then the set text, then notes
  assembling 60 press kits, right order, right folder
  inputting the blood results, double check each figure
  working on my bachelor thesis, the theory part
  I practise the pronunciation one hour with the recorder
  learning my driving theory in second language
  JAMB Use of English, reading the novel and noting
  final year project write-up, chapter three methodology, no gist today
  NEET biology, plant kingdom, reading NCERT line by line
  writing assignment for IGNOU, handwritten, full evening
  company secretary exam prep, module two
  teaching myself the uilleann pipes, one tune, all day
  essay for the mocks, Hamlet and delay
  agricultural science project book, writing up the weanlings
  filling out the ag subsidy maps, field by field
  citing properly, chapter by chapter, Harvard style
  TAFE assignment on concreting, theory bit
  reading the manual for my new hearing aids properly, all of it
  family tree, typing in nine generations
  my watercolour copy of the Turner, matching every inch
  learning bridge bidding from the book, chapter three
  doing my Spanish homework before the grandkids come
  stuck in to Bleak House with a pencil
  headphones on, history coursework, leave me be
  chemistry revision guide cover to cover, exam Thursday
  finishing the CAD model for DT
  coding my scratch game, levels four to nine
  learning guitar barre chords, ow
  writing up my work experience diary
  annotating every poem in the anthology
  flip cards, French verbs, two hundred
  fitting the last gear train in the orrery
  transcribe tape 14
  get the grant narrative done before I look up
  two hours on the ledger, every column neat
  hand-sewing sequins onto the costume, thousands
  going through slides and adding speaker notes for each
  soldering surface mount parts under the microscope
  writing in my second language all day, report for the clinic
  polishing lenses, then logging each
  studying the rule book for my umpire's exam
  Silent study
  Write section 3
  Refactor, alone
  Grading lab scripts
  Harp practice
  Read paper, annotate
`;
