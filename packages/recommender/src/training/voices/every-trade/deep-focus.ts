/** Sentences for this state, by people of a hundred trades, in English. */
export const DEEP_FOCUS_OF_EVERY_TRADE = `
  typing up the minutes from last nights parish council before I forget who said what
  the Henderson estate, clause 14
  meeting notes to write up
  invoices. all of september. no more excuses
  hemming 6 bridesmaid dresses
  first fix in the back bedroom, cables in before the plasterer turns up
  not in the mood to be creative, just need to get the invoices done
  chapter 3 of the anatomy book, the bit on the forearm
  VAT return
  boxing up the flat, kitchen and hall tonight
  present wrapping, 23 of them lol
  rewiring the consumer unit at number 9
  care plans for bay 4 need updating before handover
  write the discharge letters
  reading for tort seminar, all 60 pages
  gonna sit down and do the translation of the user manual, pages 12 to 30
  Block: thesis ch. 2
  revision - cell biology, flashcards till 8
  finish the unit tests for the payment module
  batch of 200 croissants to laminate
  sunday's sermon is planned, now it just has to be typed out
  writing up the lab report, the results are all in already
  tax return paperwork ugh
  pricking out the tomato seedlings, four trays
  re-reading the contract start to finish, phone in the drawer
  copy the addresses off the envelopes into the spreadsheet
  head down on the grant application, section B
  doing my assignment on the causes of ww1 its due tmrw
  please help me stick with this essay i keep opening tiktok
  learn my lines for act two
  labels. 400 jars of chutney. go
  fill in the PIP form for mum
  dissertation writing block
  subtitling ep 4, about 22 minutes of dialogue left
  I have to complete my assignment of operating systems by evening only
  the insulin charts from the weekend want filing
  sewing on the buttons and that's the last coat done
  tidy up the README and push
  service on the Transit, oil, filters, pads, then it goes back to the customer
  knackered but report is due at five so im just writing the thing
  type up the interview transcripts, number 7 of 12
  school applications for the twins, all the forms
  marking year 9 books
  Marking: 8B homework
  reading Middlemarch for book club, 100 pages behind
  going through my emails till inbox is at zero
  oga wants the stock list typed before closing
  updating the allergens folder for the inspector
  tiling round the bath
  patient notes from this mornings clinic, 14 of them
  stripping down the old sash window and sanding it
  practising scales, the boring ones, forty minutes
  C minor prelude bars 17-32 slowly with the metronome
  knitting the second sleeve, it's just plain rows now
  finish the crud endpoints
  refactor day, moving everything out of utils.py
  coding the migration script, spec is agreed
  write the affidavit for Mrs Okonkwo's matter
  the passport renewal form for all four kids
  entering the lambing records into the computer
  I need to just finish reading this one paper without wandering off
  Admin hour
  Payroll run
  Deep work - no calls
  FOCUS: report draft
  Write-up day
  Thesis
  CPD module online, infection control
  doing the payslips
  rota for november, it just needs typing in
  packing orders, 38 etsy parcels to go out by the 4 o'clock post
  fill the expenses claim, receipts are in the shoebox
  transcribe grandad's war letters
  scan the family photos, two albums to go
  cataloguing the donations box at the museum
  data entry, rows 300 to 900
  I want to study pharmacology for three hours without looking at my phone
  studying for nclex, cardiac drugs
  going to learn 50 kanji tonight
  spanish vocab, unit six
  JAMB past questions in biology, one full paper
  solas time to sit and write up my teaching practice folder
  leaving cert irish, reading the poems again till they stick
  do my BTEC coursework, unit 5 evidence
  writing my personal statement for ucas, final draft, just cutting words
  the sleep chapter in my psych textbook
  reading up on burnout for my nursing essay
  an essay about meditation for RE
  proofreading the wedding stationery order before it goes to print
  proofread thesis of my friend, 90 pages, only commas and typos
  finish the ghostwriting job, another 2k on chapter nine
  i owe my editor four thousand words by midnight
  sit and finish the newsletter copy, everything's decided it just isn't written
  the boring bit of the album: registering all the tracks with PRS
  cutting the stream highlights down, just trimming, nothing fancy
  insurance claim for the roof, filling in all 11 pages
  grouting
  painting the skirting boards, second coat
  pruning the roses, all forty of em
  planting out the leeks
  mucking out then fencing along the top field
  fixing the gate hinge and the trough, nothing to it just needs doing
  changing the brake pads on the Corsa
  solder the last board and close the case
  glazing pots ready for tomorrows firing, same blue on all of them
  prep list: 10kg onions, stock, portion the lamb
  bone the shoulders and get the stock on before service
  icing the three tiers, design is signed off, just hands now
  restock the ambulance and sign off the kit check
  cleaning down the surgery and sterilising the instruments
  write up the vaccinations from the farm visit
  finishing the birth notes from the night
  the referral letters are piling up so thats me till lunch
  dental charts to enter, twenty odd patients
  licence renewals, council inbox, all morning
  Planning applications: log and file
  housing benefit forms, stack of 30
  get through the potholes report backlog and log each one
  drafting the lease for the shop on Canal Street
  draft the witness statement from my notes
  bundle for thursdays hearing needs paginating
  indexing exhibits A to M
  conveyancing searches, three files
  certified translation of two birth certificates
  translating the leaflet into Polish, the words I know, just need to sit still
  enter the baptisms in the parish register
  label 96 tubes and run the plate, protocol's on the wall
  methods section. JUST the methods section
  write the abstract, 250 words
  references into zotero, all of them
  pipetting all afternoon
  ethics form for the trial, 30 pages of boxes
  formatting the bibliography
  bank recs for three clients, just ticking them off
  file the annual accounts at companies house
  posting the purchase invoices
  GST filing for shop
  entering receipts in Tally for last month
  chasing nothing, deciding nothing, just the bookkeeping
  write docs for the API
  finish ticket 4412, it's only the form validation
  upgrading the dependencies and working through the checklist
  wiring the frontend to the endpoint that's already there
  writing tests, headphones on
  code code code
  heads down on the feature branch till 3
  need two hours of quiet to build the export button
  dont want chat dont want ideas i want to finish this chapter
  listen no more planning the essay just write the bloody essay
  i've thought about it enough now i type
  "just start" my tutor said. so, introduction paragraph
  stop scrolling and do your geography mara
  phone's off. torts
  back to the spreadsheet, copying the old register across
  mums hospital forms and the carers allowance thing
  filling the school forms, three kids, same questions every bloody year
  making up the pack lunches for the whole week, 15 of them, then labelling
  do the ancestry tree entries I collected on sunday
  model railway, ballasting the last four feet of track
  building the ikea wardrobe, instructions open, screws counted
  the flat pack cot before the baby comes
  cross stitching the border
  finish the quilt binding by hand
  crochet, rows 40 to 80, counting matters so dont distract me
  restoring the old radio, cleaning each contact one by one
  polishing the brass for the lodge
  stringing two guitars and setting the intonation
  copying out the second violin part
  notating the choir arrangement into sibelius, it's all in my head done already
  learn the setlist by heart, 14 songs
  drum rudiments, paradiddles at 90 then 100
  practise the concerto, the exposition, hands separate
  sight reading practise before grade 6
  watch the match footage and log every pass, minute by minute
  typing my training diary up for the coach
  write up session plans for the under 12s, the drills are the usual ones
  theory of knowledge essay 1600 words
  my reading: 'The Anger of Achilles', 40 pages
  working through the cisco course, module 3 video
  excel course on coursera week 2
  reading the wiring regs, chapter 41
  studying for my am2
  theory for HGV licence, hazard clips
  log the miles, fuel receipts, all that crap
  cleaning the van inside and out, bit by bit
  stock take. the whole back room
  repricing the whole greeting card wall
  updating the shop website with the new 60 products, photos are ready
  till reconciled and cashed up then bank bag
  write the staff handbook, section on lateness
  entering the mock grades
  put up the display board, cutting letters, stapling
  photocopying and laminating for monday
  cutting out 24 pattern pieces
  beading the bodice, six hours of it
  pressing and bagging the finished alterations
  rows and rows of seed beads
  resole four pairs
  milling the spindles for the stair, all 28
  second fix sockets upstairs
  chasing out walls all day
  labelling up the distribution board and certs to fill
  gas safe paperwork for the landlord jobs
  writing quotes up from the site visits, the prices are already worked out
  bleeding the rads one by one, 14 of em
  lifting the main crop spuds
  digging over the allotment bed by bed
  sowing broad beans, two rows
  weeding between the onions
  milking then scrubbing the parlour
  ear tagging and movement forms
  passports for the calves, DEFRA forms
  medicine book up to date before the inspection
  clip and brush the spaniel then nails then the next one
  tooth chart and discharge sheets for the cats
  typing out the lab submission forms
  write the morning prayer rota up for the noticeboard
  safeguarding forms for the youth trip
  the funeral address, the family told me everything, it just wants writing down
  the ideas are there. need bum on seat and 900 words
  strategy doc is agreed so im just formatting it into the template
  fun's over, paperwork
  creative block? no, paperwork block. expenses form, go
  i'm not stressed i'm just slow, back to page 41
  calm enough, now back to the coding
  need to be left alone w/ the dictionary and this translation
  three hours, one document, no slack
  pls no meetings this morning i am closing tickets
  skipped standup to finish the parser
  the board papers, collate and number and staple
  collating the AGM pack
  address the christmas cards
  thank you cards from the christening, 45 of them
  party bags, filling 30
  typing up recipes for nan's book, she's dictated all of them already
  sorting the medicine cabinet and writing the list for the carers
  write the handover sheet
  obs charts to upload
  midwifery portfolio, competency 12 to 20
  reflective essay for revalidation
  nmc revalidation form
  learning ECG theory for the paramedic course, reading chapters 5 and 6
  Study leave
  Exam prep: Organic chem
  Coursework catch-up
  Writing retreat day 2
  Bookkeeping w/ coffee
  Paperwork Friday
  Timesheets
  Contract drafting (do not book)
  Read: Nguyen et al
  Transcription
  Piano practice
  Catch-up admin
  Stock count
  Self assessment
  Filing + shredding
  Proofs due back
  Report due 17:00
  Edit ch. 6
  Translate pp. 40-55
  Lab bench AM
  Ballot papers, counting the returned ones into bundles of fifty
  noise complaint log, enter and close
  bin round sheets to type in
  writing the notice for the road closure, wording is standard
  social work case notes from this week oh my days
  lifeguard rota and chlorine log to fill in
  servicing bikes, three in the stand, wheels true and cables in
  doing the timing belt, manual open at step 11
  sanding the hull
  rig the lights from the plan, ladder work till 4
  laying the patio slabs, string line's up
  brickwork to dpc today
  plastering the ceiling, no chat, it goes off in twenty minutes
  cutting in round the windows
  varnish the oak table, coat three of four
  upholstering the second chair the same as the first
  tuning the piano in the church hall
  cleaning brushes and stretching 6 canvases
  packing the amps and cases, ticking off the list
  captions on 80 videos
  write alt text for all the pictures on site
  set up obs scenes like last time, follow my own checklist
  grinding the ranked quests nah kidding, history coursework
  learning the league rules for my ref exam
  memorise the poem for class
  i must learn irregular verbs, list of 80
  english homework, fill gaps page 54
  I am writing my master thesis, today the part of theory
  make my german homework and then vocab
  to finish the report of internship
  I need concentrate, two hours, only reading
  doing the essay small small till it finishes
  abeg let me finish this project work today
  I dey type my seminar paper, nobody should call me
  chapter one of my project, supervisor said submit on monday
  Final year project documentation pending, finishing it today itself
  have to mug up the whole of chapter 7 before test
  practical file to complete, diagrams and all
  doing the needful for the passport reissue, forms and photocopies
  got a stack of arvo paperwork, BAS due
  BAS statement
  gonna smash out the uni readings this arvo
  writing up the toolbox talk sheets
  whack the invoices through myob
  finish the quote letters then lock the ute
  the grant acquittal, gotta be in by friday, just typing now
  heaps of marking
  writing me dissertation so I am, down to the conclusion
  the farm payments form, BISS, before the deadline
  do the minutes for the GAA club
  cleaning the hen house and then writing up the egg book
  typing for the ICA newsletter
  wake up call from HMRC lol, so: three years of receipts into the form
  the dream diary study, coding the answers from participants 1 to 40 into the sheet
  typing up the yoga class timetable
  laying out the mindfulness leaflets in order and stapling them
  retyping the sleep clinic letters
  the party accounts. Labour party i mean. ticking subs off the list
  running the backups and patching servers, the usual sunday list
  race entry forms for the whole club
  filling in my gym's health and safety forms
  copying the boxing club's membership cards onto the system
  writing the workout sheets out neatly for my clients, same programme as last month
  sports day certificates, 90 names to write
  concert programme to typeset, everything is supplied
  novel? no. tenancy agreement. reading every line today
  the design's done, im just cutting vinyl all afternoon
  sewing the costume exactly as drawn, pattern pieces 8 to 14
  transcribing my own solo note for note
  Inputting the survey responses
  fill out the rest of the UCAS form
  drafting the reply to the landlord's solicitor, I know what it says, just needs typing
  catching up on emails, 140 unread
  replying to customers, one by one
  clear down the ticket queue
  desk. kettle. spreadsheet. no music
  get the minutes out, everyone's nagging
  the nappies are in the wash, baby's asleep, 40 minutes for my coursework
  while the kids are at football im doing the childminder paperwork
  both asleep at last so now I can study for my access course
  night shift's dead quiet so I'm doing my e-portfolio
  between calls on the ambulance, chapter on airway management
  on break, just finishing my nvq question 7
  back from nights next week so getting my essay done now
  couldn't sleep so may as well do the accounts filing
  too wired to sleep, using it to finish the slide text
  bored stiff but those certificates wont type themselves
  this is dull as ditchwater but it has to be filed by noon
  my brain wants to wander but page 60 isn't reading itself
  keep me on this one thing till the form is submitted
  one task. one. the eulogy is written, now type the hymn sheet
  monotasking the hell out of this bibliography
  hide my phone, I have a chapter to get through
  nose to grindstone. conveyancing file 3 of 5
  ploughing through the backlog of scans
  chipping away at the stack of readings
  in the zone hopefully, writing section four
  like a monk copying manuscripts: registry entries, 1911 to 1925
  head in the sand about this tax form since april. today we open it and fill it
  eat the frog: the pension paperwork
  pension forms
  attendance allowance form for my husband, it's 30 pages
  sorting my late husband's papers into folders, one box today
  U3A talk is next month, today I just read the three library books for it
  family history, typing up the 1881 census page
  church accounts into the ledger
  copying recipes out of mother's notebook
  reading the biography, I'm on page 212 and want to get to 300
  learning welsh, lesson 14
  audio course, italian, units 3 and 4
  crossword club minutes to type
  parish magazine, pasting in the notices
  dead-heading the whole border before the open gardens
  clearing the gutters and then painting the shed as planned
  woodturning, six bowls for the craft fair, same shape all
  make 60 cards for the fair from last year's pattern
  jam, 40 jars, stirring and ladling
  proofing and shaping the sourdough, 80 loaves
  mise en place for a hundred covers
  filleting, two crates of mackerel
  piping 300 macarons, all pistachio
  scaling out dough from 3am
  temperature logs and cleaning schedule, kitchen folder
  haccp paperwork
  menu's chosen, just typing it in with the allergens
  blocking and pinning the jacket from the toile
  altering five suits
  let out the waist on the school skirts, thirty of them
  edge the lawn, strim the bank, rake it all up
  mixing mortar, pointing the gable end
  wire the intercom, floors 1 to 6
  cable ties and trunking all day
  rad flush then balance then sign the sheet
  mot prep sheets
  tractor service, 500 hour list
  shear the rest of the ewes
  washing down and disinfecting the calf pens
  dosing the whole flock and noting the tags
  draw up the vaccines for the morning and label them
  sutures practice on the foam pad, 50 of them
  reading the NICE guideline on asthma
  wax ups in the lab, four crowns
  bail application, typing from the template
  sentencing remarks to transcribe
  due diligence docs, upload each one to the data room
  redacting 200 pages
  section 3.2 of the paper, it's just describing the apparatus
  annotating the corpus, sentences 500-800
  segmenting mri slices by hand, 40 left
  counting pollen grains under the scope, slide 9 of 30
  soil cores to slice and bag
  freezer inventory, minus eighty, gloves on
  writing the dockerfile and the ci config
  move the css over component by component
  finishing the settings page, design handed over
  translate the strings file, 340 keys
  write commit message, push, next ticket
  implementing the spec as written, no opinions
  leetcode no. finishing the actual assignment, the linked list implementation
  Write: methods chapter
  Invoicing PM
  reading the 80 page handbook for the new x-ray kit, cover to cover
  typing out the quiz questions, the committee chose them last week
  Essay block (library)
  sweeping, mopping and restacking the salon then the towels, same as every close
`;
