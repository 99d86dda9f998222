/** Sentences for this state, by people of a hundred trades, in English. */
export const ANALYTICAL_OF_EVERY_TRADE = `
  sleep study analysis due
  why is the sourdough collapsing in the second oven and not the first
  tripping RCD at the Patels, no idea which circuit
  prod is throwing 502s every ten minutes, find out why
  sketch out the migration plan
  which of the two care homes for mum
  can we actually afford a third kid
  going over the accounts, something's off by 412 quid
  comparing three quotes for the roof
  code review for Tunde's PR
  Q3 close - explain the variances
  decide whether to take the job in Leeds
  triage the bug list
  work out how much flour I need for 600 rolls and when to start each batch
  the exercise regression, that p value cant be right
  boiler loses pressure overnight, hunting down the cause
  math homework, simultaneous equations
  integrals. so many integrals
  prove the lemma
  is the lease clause actually enforceable?
  reading both sides' skeleton arguments for the weak points
  budget for next year's panto
  pricing up a full rewire
  weighing up whether to sell the shop or hang on two more years
  stuck on why my yield dropped 20% on the north field
  feed ration for the dry cows, working it out from the silage analysis
  reconcile why till and z report don't match
  the wedding seating puzzle, who can't sit near who
  cant tell if its the alternator or the battery, off to test
  misfire on cylinder 3, swap coils and see
  knocking noise front left only when turning
  memory leak somewhere in the worker
  who's right, the satnav firm or the old route? adding up the miles
  fastest order for 32 drops tomorrow
  fuel cost per drop, diesel vs electric
  what went wrong in last nights shift, root cause for the datix
  the incident review, timeline says 03:10 but chart says 02:40
  checking the drug calculations before I sign
  is this dose right for 14kg? double checking
  looking at the CTG traces from the audit to see what we missed
  audit the hand hygiene figures, see which ward is dragging
  x-ray doesn't match what the patient describes, second look
  lameness workup notes, which leg is it really
  trying to make sense of the thyroid results across six visits
  calc past paper
  Past paper review - where did I lose marks
  chess puzzle set, mate in 4s
  analysing my loss against that Sicilian
  build order maths for the new patch
  min maxing my character, spreadsheet out
  is the 4070 worth it over the 7800
  which phone contract works out cheapest over 24 months
  mortgage. fixed or tracker?
  pension drawdown vs annuity, doing the sums
  will I be better off going part time, working out the tax
  inheritance tax on the bungalow, trying to figure it
  the heating bill doubled and i want to know why
  cryptic crossword, stuck on 14 across
  bridge hand from tuesday, where did I go wrong with the finesse
  voting options for the parish hall: repair or rebuild, pros and cons
  go through the consultation answers and see what people actually object to
  options appraisal for the bins contract
  scoring the tenders
  budget variance, highways
  why are complaints up in ward 6
  school catchment decision, three schools one kid
  figuring out why the baby wakes at 2 every night, got a log and everything
  sleep log of the twins, looking for the pattern
  working out the childcare jigsaw for the summer, who covers what
  comparing car seats
  is it the dairy or the wheat? going through her food diary
  what's making my son's eczema flare up
  plan the family budget
  Budget
  Budget review
  Strategy block
  Debug session
  PR reviews
  Root cause: invoice dupes
  Forecast v3
  Pricing decision
  Check Dan's figures
  Vendor comparison
  Data analysis
  Maths
  Stats homework
  Quarterly numbers
  Architecture decision
  Year end - variances
  Case analysis
  Cash flow
  Problem set 5
  Diagnosis practice cases
  Scenario planning 2027
  Thinking time: pricing
  Bug bash solo
  Grant budget
  exercise sheet 4, the eigenvalue one won't come out
  I have been staring at this matrix for an hour and cannot see the mistake
  find the flaw in my own argument before the examiner does
  critique of the Smith 2019 methodology
  comparing both translations of the same line, which one is faithful
  resolving the inconsistent terms across the translators' files
  which precedent actually helps us
  does limitation apply? working out the dates
  the quantum on the whiplash case
  picking holes in their expert's report
  reading between the lines of this settlement offer, is it any good
  risk of going to trial vs settling at 40k
  conflict check looks odd, digging
  should we appeal
  the pcr failed again, going through each variable
  contamination or real signal?
  power calculation for the trial, how many mice
  fitting the curve, residuals look weird
  why do the two instruments disagree by 3%
  outliers. keep or drop?
  training a model that won't converge, looking into the learning rate
  confusion matrix says it mixes up cats and loaves, find out why
  picking between postgres and dynamo
  estimate the epic
  capacity planning for black friday traffic
  the query takes 9 seconds, reading the explain plan
  race condition hunting
  flaky test, third week of it, today it dies
  where the hell is this null coming from
  heisenbug vanishes when i add a print
  profiling, the app's slow on old androids
  security review of the login flow
  threat model
  weigh up rewrite vs patch
  reverse engineering the till's csv format
  what's our burn and how many months have we got
  working capital has gone weird, trace it
  trial balance is out by 9p and i refuse to write it off
  aged debtors, who is likely to actually pay
  checking the intern's depreciation workings
  is it worth opening sundays? looking at a years takings
  which lines to drop from the shop
  why is footfall down since the bypass
  supplier A or supplier B, the minimum orders make it tricky
  price my wedding dress alterations properly, I think I'm undercharging
  working out how much fabric for 40 curtains with a 64cm repeat
  the jacket pulls across the back and I can't see whether its the armhole or the pitch
  sewing machine skipping stitches, going through timing needle tension
  why has my custard split three times
  menu costing
  gp on the new menu, which dishes are dogs
  food waste figures by station, where's it going
  the walk in fridge keeps creeping up to 8 degrees, need to find the fault
  yellow leaves on the citrus, magnesium or overwatering?
  what is eating the brassicas
  soil test results, deciding what to spread
  crop rotation for the next four years on squared paper
  blackspot or nutrient, comparing pics
  should I go organic, doing the sums on subsidy
  sheep or beef on the bottom land
  which ewes to cull, going by the lambing record
  sizing the cable for a 45m run with voltage drop
  load calc for the kitchen
  testing each leg till I find the earth fault
  heat loss calcs for the extension
  no power to half the sockets, fault finding
  the old three way switching makes no sense, tracing it
  neutral fault somewhere between the board and the garage
  why is the pump short cycling
  pressure test keeps dropping, find the leak
  gearbox or clutch? road test then decide
  P0171 code wont clear
  parasitic drain, pulling fuses one at a time
  ABS light came back. hmm
  worth fixing or scrap it? totting up parts
  rota's impossible, four nurses short and nobody can do Tuesday, work out a fair swap
  skill mix for nights, who goes where
  bed state doesn't add up
  figuring which wound dressing is working better across my patients
  is it the new tablet making him dizzy? checking dates against his chart
  mum's pills, three doctors, checking nothing clashes
  comparing carers' agencies, costs and reviews
  figuring out if dad should stop driving, list for and against
  direct payments or council managed, which is better for us
  EHCP, going over the draft to see what they've quietly left out
  going line by line through the service charge because I reckon they've overcharged us
  have they calculated my maternity pay right?
  checking my payslip, overtime looks short
  my holiday pay on zero hours, doing the maths myself
  which uni offer to firm
  picking my a levels, list of pros and cons
  gcse physics, the circuits questions i always get wrong
  fml moles again. chem calculations
  trig. sohcahtoa etc
  algebra worksheet help me its due tmr
  the probability tree one with the marbles
  essay feedback: what does 'lacks synthesis' even mean, comparing with the A* one
  debate prep, finding holes in the other sides case
  logic puzzles for the lnat
  case interview practice by myself, market sizing
  quant section practise, time and work problems
  JEE physics, rotational motion numericals
  my code is giving segmentation fault since morning
  comparing prices for cement across three dealers before I commit
  JAMB maths, logarithm and surds
  calculate if poultry business go bring profit
  working out feed conversion for 500 broilers
  figure out why the bore pump's cutting out
  nut out the tender price for the deck job
  crunch the super fund options
  is the ute worth keeping or trade it
  what's the craic with this electric bill, going through it
  seeing would it pay to put solar on the shed
  grand so, maths paper 2, the geometry
  compare the creamery statements, they've shorted me I think
  I must to understand why the machine stops, I check the electrical drawing
  to compare two offers of job
  my calculation has error, I search it
  decide the subject of my thesis between three
  verifying the figures of my colleague before the boss sees them
  not creating anything, just figuring out why the last campaign flopped
  no more ideas, time to pick one. comparing the three logos against the brief
  we have 40 names and need to get to 3, scoring them
  mix sounds muddy, hunting the frequency that's doing it
  why's there a hum on channel 6
  buzzing fret, is it the nut or the relief
  analysing the Bartok, finding where the theme inverts
  figured bass exercises, the voice leading is wrong somewhere
  royalty statement looks light, checking it against streams
  tour budget. do we break even with the second van
  comparing mics under 200
  viewer numbers tanked in march, look at the analytics
  which thumbnails got clicks, A/B results
  working out why my stream drops frames
  going through the anticheat logs
  looking at my splits from the half to see where I blew up
  power data from the race
  pick the squad for saturday, who's fit, who's earned it
  opposition analysis, they press high on the left
  video review of our lineouts, what are they reading
  training load spreadsheet, am I overdoing it
  which gym membership is cheaper with the off peak thing
  compare mattresses, firm vs medium
  working out the cheapest way to do the Scotland trip, trains vs hire car
  night shift or day shift next year, doing the pay sums
  meditation app churn, why do they leave in week two
  stress calcs on the lintel
  bedtime data for the sleep trial, cleaning then modelling
  the meeting could have been an email so I skipped it and am checking the forecast
  party wall award, is the surveyor right
  Party finance regs: does this donation count
  evaluating the play scheme, did it make any difference
  reading the inspection report critically, what do we challenge
  diocesan quota, can the parish actually pay
  roof fund: if we spend now what's left for the organ
  exegesis on Romans 9, what does the greek verb really do
  comparing the synoptic versions of the storm story
  translate? no, first decide which of the two source texts is the corrupt one
  interpreting this survey, the crosstabs contradict each other
  election results by ward, swing calc
  spot the pattern in the fly tipping, map and dates
  traffic count, does it justify a crossing
  flood map vs planning application, does it stack up
  who dropped the ball on the delivery? going through the emails to piece it together
  timeline of what happened with the landlord, where did it start going wrong
  should I go back to nursing? an honest list
  stay or move near the grandkids, thinking it out on paper
  can I retire at 62
  debt. all of it on one page, then a plan for which to clear first
  credit card stoozing maths
  sort which bills go up in april and what we cut
  heat pump quotes, three of them, none of them comparable
  EV or hybrid
  warranty small print vs what the garage told me, someone's wrong
  estate agent valuations, which one's realistic
  survey says damp. how bad? reading and comparing
  house A has the garden, house B has the school
  working out stamp duty
  fact checking the article, every number
  checking the translation against the source figures, something's been rounded twice
  QA on the survey logic, skip at q14 sends people the wrong way
  testing edge cases until it breaks
  excel formula giving #REF and I can't see why
  vlookup vs index match, mine returns the wrong client
  pivot the sales by region, find what's moving
  see if the promo worked or we just gave away margin
  elasticity, if i put pints up 20p
  break even on the coffee machine
  is franchising mad? thinking it through with real numbers
  SWOT for the bakery
  competitor prices, noting where we're daft
  prioritise the roadmap, something has to be cut
  okrs: which three
  who do I make redundant. horrible, but have to score it fairly
  shortlisting 60 CVs against the criteria
  moderating the grades, is 58 really a 58
  is this plagiarism or coincidence, comparing both essays
  reviewing a paper for the journal, methods smell off
  meta analysis, heterogeneity is huge, why
  deciding which journal to send it to
  thinking about what to charge per hour
  my head's fried but the ledger still doesn't balance so I'm looking for the slip
  detective hat on: three missing parcels, one courier
  untangling whose debt is whose in the divorce papers
  forensic look at the bank statements
  poking at the numbers till they confess
  peel the onion on why refunds spiked
  brain teaser book my grandson gave me, the one with the bridges and torches
  working out the knitting pattern for a bigger gauge, stitch maths
  scale a recipe from 8 to 130, tin sizes included
  working out the angles for the staircase
  how many bricks and what will it cost
  setting out a curved wall, radius calc
  measure twice: figuring why the door binds only in winter
  damp patch moves about, trying to trace the source
  router or cable? eliminating one at a time
  printer says offline, isn't. sorting out why
  why won't the washing machine drain, going through the possibilities
  dishwasher error E24
  greenhouse gets too hot, vents or shade, testing both
  hens stopped laying, why
  bees, queenless or not? inspecting the frames
  the well water test, what do these numbers mean
  horse is off its food, working through what's changed
  cat's kidneys, which diet actually has evidence
  tooth 36, crack or pulp, deciding on root canal or extraction
  treatment plan options for a tricky implant case
  triage audit, who waited too long and why
  response times by sector, looking for the pattern
  debrief notes from the crash job, what would we change
  rostering vs fatigue data, do the errors cluster
  drug cupboard count is two short, going back through the register
  stock levels vs usage, what are we over ordering
  birth stats, section rate up 4 percent, what's behind it
  reviewing the new guideline against what we actually do
  capacity assessment, thinking through the evidence either way
  best interests decision for Mr L, weighing the options
  is the care package value for money, hours vs tasks
  funding panel case: what evidence is strongest
  why's my mpg dropped
  axle weights, how to load the pallets legally
  compare leasing vs buying the cab
  taxi earnings per hour by area, where to work weekends
  uber or bolt, added up properly
  working out the shift pattern so I get christmas, 4 on 4 off from january
  overtime vs childcare cost, is it even worth it
  why is line 4 scrapping so many
  first article inspection, dimension 12 is out, why
  SPC chart drifting
  the CNC is leaving chatter, feed or speed
  plc fault, sensor or wiring
  weld keeps cracking, procedure or rod
  lathe cuts a taper, figuring out alignment
  clock gains 4 min a day, diagnosing
  radio hums on am only, scope out
  kiln's underfiring, cone pack says 5 controller says 6
  glaze crawling, testing one variable at once
  dye lots don't match, light or chemistry
  working out seam allowances since the pattern is clearly lying
  lining's too short or the shell's stretched? measuring both
  pros n cons of going self employed
  ltd company or sole trader
  vat flat rate scheme, would it save me owt
  what happens if interest goes up two percent, modelling it
  cashflow looks tight in feb, what gives
  balance sheet review
  stock valuation doesn't smell right
  impairment yes or no
  sampling for the audit, and what the 3 errors imply
  rev rec on that multi year deal, reading IFRS 15 to decide
  checking consolidation, intercompany won't eliminate
  due diligence, what's hiding in these accounts
  contract review, find the traps
  redline: what are they sneaking past us in v4
  is it a lease or a licence
  jurisdiction question, where do we sue
  assess merits, Adeyemi v the hospital
  cross examination plan, where does his story not fit
  data breach, do we have to report it? working through the test
  reading the judgment to see what it does to our case
  monte carlo on the retirement pot
  optimise the warehouse pick route
  graph theory problem, colouring
  project euler, one problem, pen and paper
  advent of code, part 2 has me beaten so far
  kata on recursion, why does mine overflow
  debugging my arduino, servo twitches
  robot club: why does it veer left
  rubiks cube, learning why the algorithm works
  kenken
  escape room at home box, puzzle 3
  what killed my sourdough starter
  plan B for the harvest if it rains, weighing which field first
  grain: sell now or store
  strategy for the allotment rents, put up or not
  choosing a hymn book supplier, cost per copy against binding
  the sound desk feedback, which mic is it
  choir numbers dropping, look at who left and when
  figuring out which supplement does nothing
`;
