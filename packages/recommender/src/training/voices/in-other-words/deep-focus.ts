/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const DEEP_FOCUS_OF_IN_OTHER_WORDS = `
  thesis ch. 3
  board deck v4
  taxes are filed, now the ledger has to be typed in clean before noon
  carving the scroll on the new viola, chisels out, phone in the drawer
  time to wrestle the octopus again, by which I mean the grant application
  Krebs cycle, flashcards, until it sticks
  drafting the witness statement from the bundle, paragraph by paragraph
  purfling channel today, one slip and the top is ruined
  heads down on the dbt models till lunch
  Hanon then the Schumann, bars 40 to 64, slowly, with the metronome
  care plans for all eleven residents need writing up, no skipping
  I've got the 1998 parish registers on microfilm and a full afternoon to transcribe them
  TIG root pass on the stainless manifold, helmet down for two hours
  finally reading the Vaswani paper properly, not just the abstract
  subtitling episode six, the one where everyone mumbles
  Chapter 12, take two
  going to bury myself in the thermodynamics problem set reading and not come up till tea
  writing up the NMR section of my dissertation, peaks and all
  frames need wiring before the queen cells are ready so that's my morning at the bench
  homily for Sunday, writing it out in full this time
  instrument rating ground school, the holding pattern chapter
  I don't feel like it but the essay isn't going to type itself, opening the doc now
  Knowledge run: memorising every street from Manor House to Gibson Square
  soldering the last forty joints on the synth kit
  Refactor auth module
  the prompt book, cue by cue, from the top of act two
  entering vaccination records for the whole clinic, each batch number has to be right
  brief is due at five, exhausted or not I'm drafting straight through
  lacing the second sleeve of the Fair Isle, chart says 212 rows
  quiet carriage, laptop, the literature review
  block out: write ministerial submission
  kanji deck, 180 due, kettle's on
  sight-reading for the Grade 8, half an hour a key
  I promised the board a draft of the annual safety report by this evening and I am sitting down to write it
  proofs back from the publisher, going through all 340 pages with a red pen
  no more brainstorming, the outline is settled and now I just have to write the bloody thing
  learn the Sicilian theory in the book, cover to cover, lines by heart
  unit tests for the parser, all of them
  stringing and regulating the upright, eighty eight keys, one after another
  pouring over contracts law notes, exam monday
  assembling the crib from the flat pack, 64 screws and a drawing in Swedish
  cramming the antibiotic table till I can recite it backwards
  invoice backlog: type, check, next
  doors shut, Scrivener open
  digitising grandma's letters word for word before the ink goes
  paint the miniatures, second army, tiny brush, tongue out
  editing the podcast, cutting every um out of ninety minutes
  EndNote hell, 212 references to clean up by hand
  Building the shed roof truss in CAD so the lad can cut from it tomorrow
  the boss is away so I can at last write the handover document in peace
  ironing out the translation of chapter nine, the one with all the sheep vocabulary
  the visa form, thirty pages, block capitals, no mistakes
  three hours with the cello and the Popper etudes
  midwifery portfolio, reflective accounts 4 to 7
  pomodoro 1 of 6
  head in the anatomy atlas, brachial plexus until dinner
  typing the minutes up from Tuesday while I still remember who said what
  kid's at nursery, so it's me and the manuscript
  Laying out the newspaper in InDesign, page by page, print deadline 22:00
  I'm nervous about the viva but right now it's slide after slide, building the deck
  okay so I've the whole pharmacology module to get through by Friday and today's the antihypertensives and I'm going to sit here till they're in my head
  nobody speak to me, I'm gluing the bridge and then fitting the soundpost
  back in the trenches with the footnotes
  Kafka consumer rewrite, noise cancelling on
  feeding the beast: 2,000 words of NaNoWriMo, plot's known, just produce
  the exegesis commentary is open, Greek on the left, lexicon on the right
  write-up day
  laying tesserae, the border of the mosaic, piece after tiny piece
  conveyancing packs, six to complete before the searches expire, no interruptions
  the loom's warped, now forty inches of plain tabard, counting every pick
  first pass of the translation, I don't stop to polish, I just go sentence by sentence
  coding till the kids come home
  I was going to nap but there's light left, so I'm finishing the dovetails on the drawer
  Latin, fourth declension, copying out tables
  revise for mocks (bio)
  reading Hansard for the briefing, all 90 columns of it
  the report on the safeguarding visit has to be written while it's fresh, every detail in order
  my mum thinks I'm gaming, I'm actually practising scales
  model railway ballast, with tweezers
  grinding leetcode is tomorrow, today it's chapter 5 of the Kubernetes book, notes and all
  cutting 120 stringers to the millimetre
  copyedit, Oxford comma by Oxford comma
  Mise en place for the tasting menu, brunoise of everything, silent kitchen
  get the tail feathers on the RC glider glued straight
  knuckle down: geography coursework
  setting type by hand for the wedding invitations
  drafting a white paper, cabin in the woods, no signal
  filling in the herd register, ear tag after ear tag
  finish the sitemap then wireframes 3 through 9, spec's already signed off
  Duolingo doesn't count, I mean real Portuguese, subjunctive drills with the grammar
  orchestrating bars 90 to 130 exactly as sketched, parts copied out clean
  the meeting's been cancelled, praise be, so two clear hours on the tender document
  patching the quilt top, points must match
  Rach 2, left hand alone
  Jesus the bibliography
  Quiet please, lesson plans for the whole half term
  assembling the gearbox, shims laid out in order on a clean sheet
  microscope, slides 1 to 80, counting pollen grains
  the marathon edit begins
  reread my lecture notes on tort till I could give the lecture
  memorise lines, act 1, scenes 2 and 3
  tagging 600 bird recordings, headphones on
  rebuilding the carburettor on the bench, manual propped against the vice
  I hate report cards but there are twenty-eight of them and I start with Aaron
  caption the archive photos, names and dates, museum style
  sit with the Talmud page until I've got through both commentaries
  shader code
  drawing up the will exactly per instructions
  finishing school essay about photosynthesis, mum took the wifi password off my console lol
  wheel throwing, twenty identical mugs
  pin the pattern, cut the lining, then sew the whole thing in one sitting
  the Anki mountain
  Docs for the public API, every endpoint
  need to crawl inside this codebase and write the migration
  making the bride's veil, lace edge by hand
  commissioning checklist, 214 items
  typing up my late husband's recipes so they're all in one file
  spreadsheet entry for the allotment society's membership, spelled right this time
  monograph
  I tried napping, I tried chatting, the dissertation's still there, so door shut and methods section it is
  French polishing, forty coats, no talking
  prep the appellate brief
  Grade B ABRSM theory workbook start to finish
  sixth form calc textbook, read the chapter on integration by parts and copy out the examples
  do not disturb: migrating the legacy tables by hand, record by record
  in the saddle with Vim till sundown
  chip away at the marble, the drapery folds need a whole day of nothing else
  long read: the Chilcot summary, pencil behind ear
  The bell rings at four and until then I'm in the stacks with the ninth-century charters
  sanding the soundboard, grits 80 through 400
  reading the Part 145 manual, cover to cover, before my licence exam
  grafting larvae under the loupe, steady hands, one cup after another
  learning the organ part for Sunday, pedals first
  I'll be down the mine, otherwise known as my inbox of unmarked dissertations, 30 to grade with full comments
  rota typed into the new system, each shift, each name
  hunker down + ship the feature
  second draft, chapter about the flood
  Case notes. All of them. Today.
  stop moping, open the workbook, French past participles till it's second nature
  bookbinding: folding, pressing, sewing eight signatures
  Ph.D. mode: uninterrupted
  lab book catch-up, transcribe six weeks of scribbles
  engraving the trophy, forty letters and not one of them can wobble
  doing the state bar outline, Evidence, with three highlighters
  drilling the same eight bars of the Chopin till my neighbours move out
  cassock hem needs resewing by hand, nine metres, lamp pulled close
  writing the user guide for the milking robot so the relief milker can follow it
  building the Millennium Falcon, 7541 pieces, bag 9
  proofread the Norwegian contract against the source, term by term
  read up on nitrate rules, whole guidance note, making notes
  put the kids' coats away, made tea, now it's the tax textbook for my bookkeeping diploma
  Sprint ticket 3312, finally some quiet
  the wiring loom on the MGB, label, crimp, label, crimp
  I get twenty minutes between fares and I use them on my Open University module
  marquetry, veneer knife
  write appraisal reports, half of them glowing
  illuminating the capital letter, gold leaf on, hold breath
  today's only job is the data dictionary
  icing the lattice on a five tier cake, following the drawing exactly
  sleepy or not the journal wants revisions by midnight so here I go, section by section
  finish my applications, personal statement for UCAS
  lock in, chem hw
  keyboard out, textbook up, CompTIA
  Copying the score into Sibelius
  stitch the leather saddle, two needles, eight to the inch
  deep in the weeds of the tender spec
  learn the monologue
  the attic archive gets indexed today, box by box
  put in the hours on my Arabic script, rows and rows of ayn
  the sermon, I mean the dry canon law essay for the diocese
  fly tying, three dozen of the same olive
  write the EHCP contribution for little Mo
  rewriting chapter two, cutting the dead wood out
  hedge-laying, billhook, one stem after another, a steady day's craft
  learning Morse, the slow drudgery of it
  one long sit with the Qur'an memorisation, page 42
  ok focus. cover letter. go.
  splicing the rigging, nine eye splices
  monastic morning: me, the manuscript, no phone
  me, a pot of Assam and the hundred and twelve pages of Ms. Okafor's manuscript, which she wants back copy-edited tomorrow, so I shan't be answering the door
  ADHD brain, body double me through this reference list
  the dragon is called Structural Steelwork Part 2 and I read until it's slain
  I'm off meetings till two: writing the incident report
  knock out three planning statements
  Fugue in C minor, hands separately, then together, then again
  half the cockpit flows by rote, eyes shut, touching the poster on my wall
  my desk is a monastery and the vow is silence till the index is compiled
  heavy reading
  bevelling pipe ends, sixteen of them, all the same angle
  want to chat but can't, the dialogue transcription is due and it's verbatim
  translating grandma's birth certificate for the embassy, letter perfect
  the pattern's designed, the fabric's cut, now just sew
  sonata, slow practice
  data labelling, 4000 retinal scans, coffee by my side
  sitting the mock paper at the kitchen table under real conditions, three hours
  hive inspections are logged in my scrawl, time to key all of it into the national database
  the creative bit's over, lads, it's rendering, layering and exporting for the rest of the day
  cabinet briefing pack, tabs A to M
  I've been anxious about this chapter for weeks, but today I'm in the chair and writing it
  making a lute rose with a scalpel
  wrote the hook, now the remaining 1,900 words
  Go through the Highway Code front to back
  inventory of the vestment cupboard, every stole described
  bootcamp module 7, React hooks, follow along and build it
  the pivot tables are someone else's job, I've to retype the handwritten 2019 timesheets
  dissecting room prep: learn the forearm muscles, origin, insertion, nerve
  no small talk, I'm calligraphing ninety place cards
  Documentation sprint
  porting the sim from Fortran, line after patient line
  chapter summary for all of Hobbes
  fingers on the fretboard, Giuliani 120 right-hand studies, from the top
  lash down the stage manager's paperwork: props list, settings list, running plot
  the lace pillow's out, eighty bobbins
  I want that certificate so I'm studying wine regions with the door locked
  sat in the library basement where no signal reaches, me versus Hegel
  getting my head down over the bench, watch movement in bits, loupe in
  after this biscuit I type up the deeds
  composition's done, engraving the parts is the drudge I'm on now
  get through the stack of exam scripts, all Year 11, with marks and comments
  embroider the altar cloth's last corner
  writing block 9 to 12
  Chinese characters, rice paper, the same stroke four hundred times
  prep my lecture on enzymes, slides and speaker notes
  shift reports into the computer, it's slow and fiddly so hush
  turning spindles on the lathe, twenty two to match the first
  memorising the menu and its allergens before tonight's trial shift
  Focus time (do not book)
  first-year Latin prose, then Greek if I survive
  laying out the wiring diagram in EPLAN
  cranking out tests for the payment service
  I may look asleep, I'm reading a four-hundred-page inquiry
  fit the neck, check, shave, fit again, all afternoon
  Rust book ch 10, lifetimes
  set the whole table of contents right by hand, Word be damned
  weeks of procrastination end here: page one, intro, typing
  the saga of the family tree, entering six generations into the program
  hemming thirty choir robes
  pull an all-nighter on the capstone
  Prep the grant final, forms and annexes
  my therapist is on holiday so it's just me and the motorway bridge report, forty pages to draft before she's back
  slept like a log, ate like a horse, now write like a clerk: minutes, all four committees
  sing-song voice off, reading glasses on, the new infant feeding guidelines start to end
  the debate's been had, the sums are done, I just need to put it all in the annual report
  not inventing anything, I'm tracing the 1920 hull lines onto ply, station by station
  Learning the Tube map for the blind student I guide, by heart
  mocking up's finished, so now I hand-code the newsletter template
  CNC setup sheet, then run the batch with an eagle eye
  the exam's in three weeks, today is bones
  chewing through the Companies Act
  hand-inking page 6
  the world can burn its toast without me, I'm typesetting equations
  buried in Gibbon, volume two, notes in the margins
  wax cappings off, extracting finished, now 300 labels to fill in by hand without a blot
  there's a lull at the rank and a night-school essay on Weber in my glovebox, so till the pubs empty I'm a student, pen in hand
  my knees say rest and my head says walk, but the archive closes at five and I've still two boxes of letters to read and note
  yes I'm cross about the rota, no I'm not dealing with it, I'm writing my revalidation piece till the hour's up
`;
