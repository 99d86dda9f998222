/** Sentences for this state, in English, as typed in passing. */
export const DEEP_FOCUS_OF_SAID_IN_PASSING = `
  finally porting the invoicing module to Kotlin, door closed, phone in the kitchen drawer
  the ethics chapter isn't going to write itself so here I am, nine hundred words before lunch
  I'm 67 and doing my first open university essay on the Corn Laws, wish me luck
  typing up the parish burial register 1841 to 1860, every name has to be right
  Bach cello suite no. 2, the sarabande, slow with the metronome until it holds
  two hours on the thermodynamics past paper under real conditions
  gluing the planks on my model of the Cutty Sark, tiny brass pins, steady hands needed
  my daughter's asleep so I get ninety minutes on the dissertation, go
  transcribing interview seven, the one with the thick Glaswegian accent
  Write-up: soil survey Ballymena
  gotta memorise the cranial nerves before thursday, all twelve, with what they do
  I got fired in March, and tonight I sit down and learn SQL properly from chapter one
  sewing the zip into the bridesmaid dress, third attempt, no chatting please
  dont laugh but I'm going to read Heidegger for an hour, actually read it
  the wiring loom for the Triumph is spread over the table and I'm going to put it together strand by strand
  entering 340 survey forms by hand because the scanner ate the barcodes
  spelling test tomorrow, mum says I have to practise my 20 words now
  translating a tenancy agreement from Polish, page 4 of 11, need to stay with it
  had a nap, had a coffee, now it's me and the grant application till five
  Exhausted but the deadline is at six so I'm writing the discussion section anyway
  can you keep me in one place while I refactor the auth middleware
  knitting the lace panel, 28-row repeat, lose count once and it's over
  learn lines for act two, I'm Lady Bracknell at seventy-four
  this is thesis month, section 3.2 today, literature on estuarine sediments
  cutting dovetails for the blanket chest this morning, marking knife, chisel, slow
  I need to get through the whole NICE guideline on asthma before I'm on shift
  uni lecturer uploaded 6 recorded slides decks, making my notes from all of them now
  writing unit tests for the payment retries, boring but it must be done in one sitting
  Hebrew vocabulary, 60 cards, then the aleph-bet in cursive
  put the mower engine back together, all the parts are laid out on newspaper in order
  no calls till noon, drafting the inspector's report on the primary school
  Studying for the citizenship test, the kings and queens bit is killing me
  my boss wants the user manual for the autoclave rewritten in plain english, starting now
  grade 5 clarinet scales, Bb minor melodic until it stops squeaking
  cleaning up references in Zotero, 212 entries, half of them missing DOIs, all to be checked
  I keep picking up my phone, so: forty minutes just me and chapter nine of Campbell Biology
  the meeting got cancelled so I can use the hour to write the onboarding docs at last
  Revising french irregular verbs on the train to Leeds
  painting the eyes on twelve Warhammer marines, magnifier on
  coding up the level editor exactly as the design doc says, no new ideas today
  I'm stressed about the bar exam but the cure is to do the reading, torts, page 212 onward
  memorising surah al-mulk, ten ayat this evening and I will not stop before they sit
  Data entry - seed bank accessions
  got the flat to myself and a stack of 31 lab reports to mark
  copy-editing a cookbook, grams and ounces on every line have to match
  Sunday night, everyone else is in bed, I've still got the safeguarding policy to finish writing
  soldering the surface mount bits on the synth board, it's like surgery for ants
  third year med, going through Anki, 480 due
  doing the Duolingo is over, real textbook now: Genki lesson 12
  writing my statement of purpose, final version goes off at midnight
  assembling the IKEA Pax with sliding doors, alone, instructions on my knee
  reading the Attention paper start to finish, pen in hand
  Mum's care diary needs writing up for the social worker, every date, every dose
  okay i gave up on inspiration, I'm just typing the chapter as outlined, 1500 words
  hour of tabla practice, tintal at 60 then 80
  I promised myself: no email before the tender document is done
  rewriting the COBOL batch job in Python, line after line, same output
  learning to crochet from a library book and counting out loud so nobody talk to me
  my apprenticeship portfolio, unit 7, evidence and reflections, due friday
  Quiet coach, laptop, three hours to Edinburgh, the whole policy brief
  proofing the hymn sheet for Sunday, last time we sang "prince of piece"
  so the builders are finally gone and it's quiet and I've got the lease renewal to draft, twelve pages, by the time they're back
  Heads down on the Terraform migration
  after the row with my supervisor what I actually need is to read the four papers she named, in order, with notes
  geography coursework, coastal erosion, I've got the photos just need to write it
  filling out the disability benefit form, 38 pages, each answer exact
  re-stringing a harp, forty-six strings, each one in its place
  Gran taught me tatting, now I'm doing the edging for the christening gown by myself
  somebody please make me sit here till this kernel driver compiles cleanly, I'm typing the rest of it in now
  i have adhd and a landlaw reader of 60 pages and a biscuit for every ten
  not brainstorming anymore, the outline's agreed, I'm writing it out
  building the shed roof trusses in the garage to the drawing, cut list taped on the wall
  captioning a forty-minute lecture for the deaf students, word for word
  Violin. Kreutzer 13. String crossings. An hour.
  catalogue the stamp collection my uncle left, each with its Stanley Gibbons number
  listening back to the meeting recording and typing the minutes in full
  what a lovely empty library, time for a good long go at Kant
  Swotting for the black cab Knowledge, run 47, Manor House to Gibson Square off by heart
  I code braille for a living and today it's a physics textbook
  nine months on this quilt and today I hand-stitch the binding, all four sides
  calligraphy practice, row upon row of lower case g
  morning of Latin: Aeneid book 4, lines 1 to 50, dictionary to hand
  writing the risk assessment for the school trip to Whitby, all of it, in one go
  My hairdressing theory exam's on friday, so bones of the skull and colour wheel now
  the restaurant's shut on mondays so that's when I sit and write the new allergen sheets dish by dish
  carving the second spoon, same as the first
  got my headphones, got my water, going into the Rust borrow checker chapter
  ok boss wants API docs, every endpoint, so every endpoint he gets
  study hall. algebra's done. history reading on the Chartists now
  Rebuilding the carburettor from the kit while the manual's propped up on the paint tins
  dad can't see so well anymore so I'm recording his favourite novel for him, chapter after chapter
  wiring up the dolls' house lights, tweezers and swearing
  indexing my own book, letters M to R today
  subtitles for the Norwegian film, reel two
  it's ten at night and the house is asleep which makes it the best time to work on chapter six
  tired eyes but 40 more slides to annotate for the pathology set
  cleaning up the dataset row by row, patient IDs must match the consent forms
  the sewing machine's threaded, the pattern's cut, coat lining goes in today
  Learning my part for the Fauré, alto, page by page at the piano
  I'm writing my will properly with the booklet from the solicitor, quietly, all morning
  put on your thinking music, I've got to hand-letter 80 place cards
  Write release notes 7.2
  no more comparing laptops, I've got one, now set it up and learn Blender's first five lessons
  the sermon's notes are all here, it just wants typing into something I can preach from
  reading up on hoof abscesses, farrier diploma, module two
  painting the skirting boards with the small brush, every inch
  trying to do 3 hours of uninterrupted CAD on the bracket before they open the shop floor
  practising my card sleights in front of the mirror, the double lift, over and over
  for the first time since the baby I'm opening the manuscript, and I'm staying in it for an hour
  entering the vaccine batches into the system before clinic, one digit wrong and we recall the lot
  beekeeping exam module 3, pests and diseases, got my notes and tea
  in the waiting room while mum has her scan, might as well get through this pharmacology chapter
  theory test app, 50 questions then the highway code from page 30
  I've been told off for waffle so I'm rewriting the abstract down to 200 words
  bobbin lace on the pillow, sixteen pairs
  cut, paste, relabel: 400 photos of church windows into the archive
  homework club. my project on volcanoes, the writing part
  unpicking and reknitting the left sleeve, concentrate woman
  on the sleeper to Fort William with the tide tables and a navigation course book
  my chess days are behind me, now I'm learning Welsh, unit 5, soft mutation
  bottle of water, earplugs, 10,000 words of German patent to translate
  we lost the whole morning to talk and now it's quarter past one and I am going to sit and write the evaluation report without getting up once
  Embroidery: the peacock's tail
  reading my contract law casebook with a highlighter in my teeth
  Anaesthetics viva revision, alone, flashcards
  my handwriting's terrible so the physio set me copying out a page a day, pen, ruled paper
  implementing the spec, section 5, message framing, nothing clever
  piano: left hand only, the Mozart, bars 40 to 72
  get the minutes of the drainage board typed before anyone forgets what was said
  it is not a hobby it is a 5,000 piece jigsaw of Neuschwanstein and I'm doing the sky
  got a free period, want to learn the periodic table, first 20, off by heart
  setting type by hand for a wedding invitation, upside down and backwards
  Mr Das said my essay was lazy so here's me doing it again properly from the first line
  I'm translating mum's letters from Urdu so my kids can read them
  the tax software's open, receipts sorted, now I just type them in, 214 of them, no slips
  slow and careful: regluing the spine on a 1703 Bible
  learning the dance notation for Act 1 from the score
  Rewiring a bass guitar with the diagram
  Deep work block
  three jobs and one evening course, it's the course now, bookkeeping level 2, chapter on accruals
  no more moping, writing my thesis helps, so conclusion it is
  The baby naps at one, and when she does I open the Rails guide and type every example
  sharpening every chisel in the rack to a mirror, 25 then 30 degrees
  putting the church magazine together in Publisher, 24 pages by tonight
  Labelled 90 tubes yesterday, pipetting today, four hours at the bench
  sat on the floor of the landing at my aunt's because it has the only socket, finishing my lab write-up
  I'm an actuary in training, paper CM1, chapter 14, reading it for the second time
  mixing the demo, track by track, headphones on, 11 tracks in all
  could you shut the world off? I've a tapestry chart with 31 greens
  dictating clinic letters, eighteen patients
  learning Morse at my age, 5 words a minute, an hour a day
  the radio play's plotted, cast and named, so what's left is the typing of scene 8
  Assembling a wheelchair ramp from the kit for my brother, instructions in Danish
  revise: Spanish subjunctive, then listening paper 2
  practising dictation at 120 words a minute, Pitman, like my mother did
  Mock exam at my own desk, timer, no notes
  ok going in. payroll for 63 people, entered by four.
  crochet granny's shawl pattern, written in her awful shorthand, stitch by stitch
  everyone's gone to the match which leaves me and this monograph on Byzantine coinage
  before the clinic opens I read one case report from start to end, today's is on sarcoid
  Can't do meetings today, doing the CAD drawings for the staircase
  reading for my confirmation class, the creed, and learning it
  cut the stencils for the shop sign, scalpel, 300 little curves
  Polish homework: cases, cases, cases
  my novel's in copyedit so I'm checking each of 1,106 queries from the editor
  writing a letter to my MP about the ferry, with sources and dates, properly
  the sun's out and I'm inside labelling training images of potholes, 600 to go
  finish the SOC 2 evidence pack, folder by folder
  fly tying, size 18, twenty of them the same
  the guitar solo from Comfortably Numb, at half speed, phrase by phrase, tonight
  school's shut for snow so I'm doing my history packet on my own
  polishing the lens for a home-made telescope, hours of the same stroke
  headset off. pager off. migrating the schema by the runbook
  I've promised my daughter the dress by saturday so the next three hours belong to the hem
  mum's asleep in the recliner; I've got the social work module open and a cold tea
  Study Torah portion w/ commentary, by myself
  entering the whole season's catch records from the wet notebook into Excel
  write nine thank-you letters by hand after dad's funeral, one by one
  bit sleepy but I've got the flow back, carry on coding the parser
  sanding the hull, 80 to 240, port side today
  my boxing gym shut so I'm doing my coaching certificate reading instead, all of chapter 3
  i have a spreadsheet from the vet practice with about 900 animals in it and I need to copy them into the new system one at a time because the import doesnt work
  just need to study
  gonna try and finish my personal statement for nursing before my mum gets in from work
  Ok so I'm supposed to have read two chapters of the Handmaid's Tale by tomorrow and I've read none so I'm doing it now
  working on my website, adding the booking form
  I work nights as a porter and on my days off I do an access course, right now it's the biology assignment, 1200 words on osmosis
  practicing guitar, barre chords still buzz
  can u help me concentrate i have to write an essay on climate change and my brother is playing fortnite
  doing my CV, properly this time, with dates
  reading through the patient notes before I start the reports, there are fourteen of them
  My stress levels are through the roof but honestly what helps is getting the report written so that's what I'm going to do, start to finish
  putting together a bunk bed, screws everywhere, wife's out
  learning Excel from a course my job centre paid for, module 3 pivot tables
  finish the powerpoint slides for my Nan's 80th, 120 photos to put in by year
  writing up the meeting notes into actual minutes for the trustees
  I am a sole trader and once a month I lock myself in and do the bookkeeping entries, that's today, all afternoon
  studying pharmacology, antihypertensives, my brain leaks
  homework: english, reading comprehension, 2 pages
  editing a podcast, 55 minutes of two men interrupting each other, cutting the ums out
  trying to get the firmware to boot, step three of the bring-up guide, going steadily
  wanted to nap but the assignment portal closes at 23:59 so I'm writing
  practise my times tables, 7s and 8s, until I know them without thinking
  working through a Udemy course on React, section 9, coding along
  hi so I'm a PhD student in week six of writing up and today is the methods chapter, roughly 2000 words if it goes well
  prepping all my lesson materials for the term, worksheets, answer keys, laminating
  typing out recipes from my grandmother's notebook before the ink's gone
  the exam's in 9 days, I've made a plan, today says immunology 9 to 12
  I am sewing forty-two name labels into school uniforms
  got to read this 90 page contract and summarise it for my boss by four o'clock
  Finish report (no interruptions)
  learning the bass part for our worship band, three songs for sunday, going over them on my own
  medical coding, charts in a queue, ICD codes, has to be right first time
  reading a journal article about dyslexia for my teaching diploma, making notes in the margin
  we've just had a massive argument and I'm going to go and work on my model railway, laying ballast, it takes concentration
  fixing a typo-ridden 300 page translation, I'm on page 118
  revise chemistry with flashcards while the washing machine runs
  trying to write code for my final year project, the bluetooth part, it's due monday and I've not slept much but never mind
  I want to get two hours of violin in before orchestra, just the hard passage in the Dvorak
  write the newsletter for the rowing club, I've got all the results here, only have to put it into sentences
  painting by numbers, the very small ones, my eyes need good light
  filling in my UCAS form
  after lunch I'll be proofreading legal documents till five, quiet please
  learning how to read Arabic script at 58 because my grandson can
  Building a PC, all parts on the table, first time, watching the cable side
  got 4 hours on the coach to Manchester and want to get through my audio notes for anatomy and write them out
  i keep switching tabs. one tab. the essay. go
  documenting the whole heating system for the next caretaker, valve by valve
  spent all yesterday in meetings, today I produce something: the strategy paper, draft one
  knitting a pair of socks for my grandson and I'm about to turn the heel so I need to count
  preparing a talk, I've decided what to say, now making the slides one after another
  i am deaf and I study best with light not sound, sociology reading for the next hour
  putting the garden plan I drew onto the computer to scale, bed by bed
  data cleaning for the charity's donor list, duplicates, postcodes, titles, needs care
  Read 50 pages of Middlemarch for class
  revising for my forklift licence, theory bit
  translating subtitles from Turkish, episode 4, due tonight
  ironing out the final draft of my book's last chapter, just me and the manuscript until my wife calls me for tea
  practising my presentation on my own, saying it out loud with the timer over and over until I know it
  got up early on purpose to do the accounting module before the kids wake
  writing a long hard letter to my dad, not sending it yet, I want every word right
  revising for my yoga teacher written exam, shoulder anatomy, every muscle and where it attaches
  sleep medicine textbook, chapter 8, notes as I go
  I'm transcribing old emergency call recordings for the archive, it's all headphones and pausing and rewinding
  Type up the poems my late husband left, exactly as he spelt them
  the prayer book needs typesetting, two columns, Greek left English right
  my gym instructor course, energy systems module, reading and answering the questions
  restoring a rocking horse, gesso layer four, sand, again
  writing documentation for the meeting room booking system, dull, long, mine
  Copying out my grandmother's bedtime stories into a clean notebook for the christening
  they've asked for the budget narrative, not the numbers, so it's prose for me till six
  I was going to go for a run but the conservation report is late so I'm staying in the chair with it
  the kids think I'm meditating but I'm setting 3,000 beads into a mosaic, row by row
  reading for the bar: evidence, hearsay, and no I don't want it explained I want to read it
  putting the meeting papers in order, paginating and bookmarking a 600 page bundle
  jo, muss heute noch die Doku fertig schreiben, the English version, till 4
  writing the procedures for night shift staff, sat in the office in daylight with a big pot of tea
  so there's this ship in a bottle and the masts go up today
  bonjour, I'm preparing DELF B2 alone at the kitchen table, essay practice, one hour, no dictionary
  Stitch Count Day: the cathedral cross stitch, sky section
  updating the anatomy wiki for juniors, hip joint page, need to stick with it
  learning to read music at 72, treble clef, tune book one, slowly
  an exercise book full of exercise physiology notes that has to go into my head by Tuesday
  I calm down best by doing, but this isn't that: the compiler project's due and I'm writing the lexer
  reorganising the parish card index into a database, name by name
  my anger about that review went into the bin, along with it. now the revised manuscript, methods first
  hello it's Sanjay, third year dental, going to wax up teeth for the practical, molars
  after school club, I do my reading log and write the summary, 1 page
  putting transfers on a 1:72 Spitfire, tweezers, water, breath held
  doing my lines, my brother holds the script, I say them till they're solid
  The board wants it by noon: executive summary
  crossing out and rewriting my sermon till it's under twelve minutes
  coding interview is next month so I'm reading the systems design book a chapter a day
  I type for a living, and it's 70 pages of a judge's handwriting today
  sewing sails
  reading my way through the standards for pressure vessels, clause after clause, with a ruler
  Practise the snare rudiments, paradiddles, on the pad so I don't wake the baby
  I've put the dinner in, that gives me 90 minutes on the history of art module
  wordpress site for the tennis club, moving every page over from the old one
  got a coffee, got a cat on my feet, going to translate this user guide from Japanese
  Lab notebook catch-up, six weeks of it, in ink
  my shift's over but I stay on in the canteen to study for my level 3, it's the only quiet I get
  rebind, reglue, relabel - the school library's sick shelf
  waiting at the garage for the MOT, laptop on my lap, third chapter's footnotes
  setting the questions for the A level mock, thirty of them, with mark scheme
  learning SolidWorks from the official tutorial, lesson 4 sweeps and lofts
  piping 100 identical rosettes onto cupcakes, no rush no wobble
  before church I copy the readings out in large print for Mrs Ames
  kernel patches review comments to address one after the other, v4 of the series
  it takes me an hour to get into it so no one knock: novel, ch 22
  my trade test is plastering theory and drawing reading, I'm reading
  wrapping up nothing, starting the big one: annual report, page one
  going to solder then test then solder, sixteen channels of the mixing desk, same each time
  learning Quran recitation rules, tajweed, with the book open and repeating each line
  sixty index cards on the Tudors
  writing a bedtime routine leaflet for parents at the clinic, first draft by four
  I'm fine I'm awake I just need two solid hours with the pension regulations
  shorthand notes from the council meeting into 600 words for the paper
  Latin name labels for every plant in the glasshouse, spelled right
  studying the score of Messiah with a pencil, alone, before anyone arrives
  I'm keying in 1911 census pages as a volunteer, four an evening
  right so um I've put my glasses on and I'm going to go through this driving instructor handbook from page one until my eyes give up
  the wifi's off on purpose, I'm writing
  My supervisor says ch. 2 reads like a shopping list so I'm restructuring it paragraph by paragraph this afternoon
  embroidering initials on 12 handkerchiefs for the groomsmen
  long train, Penzance, window seat, Russian novel for my reading exam, dictionary app
  I coach athletes but today I'm writing up their season plans, one each, nineteen athletes
  setting up a new accounting package for the parish, entering opening balances from the ledger, slowly because father Mike trusts me
  Learn the Highland cathedral on the pipes, practice chanter only, the neighbours have asked
  get the sprite sheets cut up and named before I let myself play
  feeling low so I'm doing the thing that helps which is an hour of Greek grammar
  I've a maths degree but this is pure typing, LaTeX-ing forty pages of my old professor's handwritten notes
  Reupholster the footstool: webbing, hessian, horsehair, calico
  nurse revalidation portfolio, reflective accounts 3, 4 and 5
  i do stained glass and I'm leading up the panel today, piece after piece to the cartoon
  got to watch five recorded lectures at normal speed and take proper notes, no skipping
  an hour with the Bible in the original, parsing every verb in Mark 2
  it's noisy in the staff kitchen but I've got earplugs and a diploma to pass, so safeguarding unit it is
  drafting the press release, one page, every word cleared by the lawyer
  my grandson set me a task: learn to use email properly, so I'm doing the library's workbook
  Thesis bootcamp day 2, morning session
  carefully filling 700 tiny seed packets by weight
  adding alt text to every picture on the council website, hundreds
  pen and ink map of the parish, the final inked version over the pencil
  a whole wet bank holiday for the language course, lessons 21 to 25
  got a wee bit of quiet while the twins are at nursery, going to do the tax course reading
  reverse parking theory no, this is electrician's regs, 18th edition, tabbing and learning
  swear I'll finish the cardigan's second sleeve before I look at that phone
  Music theory grade 5 workbook, cadences
  i'm 15 and I've got a history mock on Weimar Germany so flashcards then one timed essay
  migrating 12 years of blog posts to the new format by hand
  listening to whale recordings and marking each call on the spectrogram, day four
  the proposal has to be in Brussels by 17:00, budget's done, I'm filling in part B
  reading about grief for my counselling certificate and making summaries, it's hard but it's work
  building the extension's scale model in balsa, 1:50, knife work
  repeat after me, says the tape, and I do: Cantonese tones, forty minutes
  don't want to meet anyone don't want to call anyone want to get 400 lines of this driver written
  copying my violin fingerings from the old part to the new
  plumbing exam, unvented hot water, past questions 1 to 60
  writing my grandmother's life from the tapes, I'm at 1956
  it's nap time for them and dissertation time for me
  filing. four drawers of it. each sheet in the right client's folder
  trying to get my Arduino weather station built following the tutorial, breadboard, then code
  I need to hand in a lab report on enzymes and I've only got the graph
  slow stitching the hem of a sari
  okay last big push, the appendix, 40 tables to format the same
  been asked to do the reading at mass so I'm practising it aloud in the shed until I don't stumble
  catalogue raisonné entries, four paintings today, measurements, provenance, exhibitions
  sat at gate 22 with my laptop, three hours, writing the trip report
  a first draft of the redundancy policy, cold language, warm tea
  practice typing, touch typing course, lesson 9, no looking
  gilding the frame, leaf by leaf, nobody breathe
  the site's migration checklist has 88 steps and I'm on step 12, carry on
  my reading age is low they say so I do half an hour with a book and a ruler every night after tea
  Revise: MRCP part 1 cardiology
  I'm a referee and sitting the laws of the game test, learning it all again from law 1
  printing, folding and stitching 50 zines, content's finished, it's just the making
  hi can you do something for long reading, I'm a judge and have 300 pages by morning
  the tapestry of the town's history, my metre of it, blue wool today
  deadline moved up to noon so I've skipped breakfast and I'm writing like the clappers
  recording the audiobook of a friend's memoir, chapter 11, clean takes
  a slow careful rewrite of the will-making leaflet in easy English for people with learning disabilities
  working on my allotment society's constitution, typing it up clause after clause
  I know it sounds like a break but building this dry stone wall panel for my certificate takes everything I've got
  The team's all at the offsite and I stayed behind, just so I could finish the installer
  reading about chess openings for a book I'm editing, not playing, editing, commas and diagrams
  my nan's recipes in a ring binder, I'm typing them up exactly, even the rude notes
  Lecture prep, solo
  please no pep talk I only need it even and steady while I write the safety case
  third attempt at my theory test so I'm sitting down with the book and doing every single road sign
  got a bad night behind me and a full pot of tea in front of me, translating clause by clause until it's done
  i'm going to be at my desk till 7 building the Access database for the food bank
  wedding album layout, 412 photos into 60 pages in order of the day
  Copying the choir parts in Sibelius
  the vicar wants the banns register up to date by tonight, in ink, in my best hand
  revise sociology for two hours and then tea, mum's orders
  I'm a paramedic student, revising drug doses on the night bus home, not sleepy, got the cards out
  cross-stitching during the football, but properly counting, not watching
  making my own wedding dress, today is darts and interfacing
  when everyone left the call I stayed at my desk to write what we agreed into the spec, page after page
  restringing pearls with a knot after each, 71 of them
  practise spelling bee words with my eyes shut
  I've a commission for a portrait in pencil from a photo, today it's hair, strand by strand, six hours
  taking a correspondence course in theology, unit on Augustine, 40 pages to read
  learn the poem by heart for the school recital, The Highwayman, all of it
  Two weeks off with stress, back today, easing in by updating the asset register, line by line
  put earmuffs on, router's going, forty identical chair legs
  the policy manual needs a new section on night working and I'm the one writing it, from blank page to approved wording
  wiring diagrams to redraw in Visio
  the kids' nativity costumes, eleven sheep, all cut, all to be sewn before the weekend
  working on a grant for the mosque's youth club, narrative section, due at 5
  picking up my Spanish again with the old Assimil book, lesson 33, aloud, alone
  inputting meter readings for 3 blocks of flats
  Fully booked clinic tomorrow so tonight's for reading up on every patient, chart by chart
  my bike's in pieces on a sheet, all bearings out, cleaned, now back together in the right order
  I want to learn to juggle four, so an hour of drops in the garage
  I'm meant to be winding down but I promised my editor the index, so M to Z, tonight, door shut
  carving letters in slate, V-cut, one slip and it's a new slate
  studying nutrition labels for my dietetics exam
  chapter summaries for my blind classmate, recording them, three chapters
  an apprentice's logbook is 52 weeks long and I'm writing up week 9 to week 30 today
  write the obituary of a local councillor, 800 words, facts from the folder
  watch repair: the movement's in a tray, 31 parts, loupe in
  Focus Friday: refactor billing
  trying to keep still and get this watch strap stitched, saddle stitch, two needles
  my chemistry teacher gave us 50 naming questions and I've done 8
  thirty minutes to board, enough to go through the French menu vocab once more in the corner
  converting the care home's paper MAR charts to the e-system, every tablet, every time
  reading a 1920s engineering book on bridges cover to cover, two chapters a sitting
  the clarinet reed's good, house is empty, Brahms sonata slow movement, then the hard page
  done worrying about the interview, I'm going to learn their annual report by heart
  lace weight, US 2 needles, a chart, silence
  I'm writing the history of our lifeboat station and this week I'm on the 1938 rescue
  bookbinding, sewing signatures, kettle stitch
  Just me and the tax textbook from Paddington to Truro
  hearing aids out so I can proofread the parish accounts booklet, page proofs due back
  start to finish: the unit on trigonometry video course with exercises typed up neatly
  I've been made treasurer and have to learn double-entry from this blue book
  revising my Hebrew for my bat mitzvah, the chanting, verse four and five
  painting window frames, straight edges, no tape
  put together the toolkit docs so the interns can start without me
  the interpreter's exam is simultaneous, so I'm shadowing the news for 45 minutes with headphones
  setting up the loom, 480 ends through 480 heddles
  draft the affidavit
  we agreed the story, I've got the pens, inking pages 4 to 9 of the comic
  memorising all bus stops on the 38 for my assessment as a driver, in order
  I gave up on sleep and got up, so it's four in the morning and I'm writing the last case study
  my turn to type the hymn words into the projector slides, 40 verses, no howlers
  a calm hour for soldering the train layout's points, wire by wire
`;
