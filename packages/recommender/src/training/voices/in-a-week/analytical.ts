/** Sentences of 250 people for this state, in English. */
export const ANALYTICAL_IN_A_WEEK = `
  drug count doesnt add up, recounting the controlled cupboard with fran
  working out who can have their break when with two bank staff missing
  comparing agency rates vs my band 5 to see if jumping is worth it
  The plate taps a quarter-tone low and I must determine where to remove wood.
  Estimating what a cracked 1890 German cello is worth repairing.
  Deciding between spruce from the north slope and a wedge I bought in 1988.
  so is it an offer or an invitation to treat??? problem question is melting me
  applying the but-for test to this stupid scenario about a hot air balloon
  plan revision timetable (be realistic)
  frame counting the wall clip to see why it fails on patch 1.2
  why is obs dropping frames only when cam is on aaaa
  routing chapter 4 on paper before i grind it
  The memory is leaking at somewhere, I must find where.
  Reviewing pull request of my junior, he changed 60 files
  which database index is better, thinking with explain plan
  make reproduce of customer's bug in local environment
  Management's figures on overtime are nonsense and I'm going to prove it
  How many votes do we need for a strike mandate? Doing the sums.
  checking which hives need feeding before the frost
  two queens in number nine, how did that happen
  Do we have enough match funding if Ottawa says no? Three scenarios.
  Reviewing 22 applications against the rubric
  Why is the Q2 spend 18% under? Digging.
  trying to work out which one is hungry and which is just cross
  can we afford creche for two from september, doing the maths
  A factor of two is missing somewhere between equation 12 and the truth
  fitting a Lorentzian to what is clearly not a Lorentzian
  referee 2 has a point and I must establish how much of one
  blackboard, chalk, one stubborn Hamiltonian
  croissants came out bready, is it the proofer or the butter?
  Cost per éclair went up again, re-pricing the whole counter
  hydration maths for a humid week
  which of the two ovens do I sacrifice
  This kid's proof is wrong but I can't see why yet
  Curving the midterm so it's fair, playing with the distribution
  solving tomorrow's challenge problem before they do
  Dept budget spreadsheet
  The parish accounts do not agree with the envelopes; I am tracing the difference
  Weighing whether we should borrow for the roof
  How to apportion the harvest proceeds among seven societies
  WHO PRODUCED TWO VERSIONS OF THE SAME EMAIL. comparing them now
  building a timeline of who knew what when
  privilege review, weird grey zone stuff
  computing deadlines under the new local rules
  Why does the player fall through the bridge only on Tuesdays
  balancing shop prices so nobody hoards mushrooms
  reading playtest data: they all quit at the frog
  is it worth porting to Switch? making a table
  deciding which half of the features must die
  somatic cell count's up need to figure out which cow it is
  how many days of feed have we got if it doesn't rain
  thinking through whether to go once a day milking
  AI sire selection - look at BW figures
  working through ddx for this na of 118
  abg makes no sense, recalculating the gap
  which rota swap leaves me with an actual weekend
  Checking the lift contractor's load calculations, which smell wrong
  The perspective in my temple drawing does not converge; finding the error
  sudoku, the diabolical one
  why did the closer die in Hoboken and kill in Queens
  reordering the set so the callbacks land
  somebody has been paid twice and i will find out who
  working out holiday accrual for a part year term time worker, joy
  gross to net on this lass's maternity pay doesnt look right
  checking overtime claims from the yard, fishy
  The model says the beam deflects upward, so I have a sign error
  Comparing three alternatives of slab: cost, weight, time
  Checking the calculations of another engineer before he signs
  Review shear walls block B
  Why does this corset ride up? unpicking to find out
  what to charge a hens' party that wants three hours
  quadratics r violating me need to get it
  predicted grades to sixth form points, calculating
  dont get why this circuit Q is 12 ohms??
  should I take the 401 or the 407 with tolls figure it out which is cheaper
  the truck is pulling to the left trying to understand if it is tire or alignment
  comparing two fuel card offers
  The timeline is broken: she is pregnant for fourteen months. Untangling.
  do I kill Morag in act two or three, weighing consequences
  going through my editor's notes & deciding which to fight
  Discerning whether to apply for the director's post
  on-call schedule puzzle with four chaplains and one baby due
  What do the survey results really say about our night coverage?
  recon break, $41k, hunting
  stress test the book at -30%
  fee model v3, sensitivity tabs
  two vendors, one budget. scorecard.
  where did 3 lakhs go in flower budget, checking
  rain plan A B C with timings
  which of the four venues actually fits the baraat
  Measure again. Door is 11 mm wrong, why.
  How much wood for the sauna, I count
  leak comes from where?
  headcount options for the leadership team, three flavours of bad
  Deciding who's in scope for the restructure
  reading both sides of a grievance and trying to see what actually happened
  root-causing the smell in the minivan
  which preschool: cheap one with lice or fancy one with waitlist
  meal budget vs. what organic blueberries have become
  why is the CTD reading colder at the surface, something's off
  identifying this polychaete, down to a key and a guess
  planning transects around the tide window
  Stats - GLMM on kelp cover
  Is this a hobby loss or a business? Reading the nine factors.
  client's shoebox doesn't foot to the bank by $612.40
  S-corp election: run the numbers both ways
  second-review of a junior's multi-state return
  analysing the fugue, where does the second subject hide
  Why does my shift miss always on the same note? slow motion video
  is it safer to remove or to monitor, weighing it all up
  prioritising who gets a visit when the car's only here Weds
  piecing together four versions of one night
  PAY-1187 reproduces only on Moto G, narrowing down
  is this P1 or P2, judging the impact
  flaky test analysis, logs logs logs
  comparing staging vs prod configs
  working through a difficult inheritance question, shares and sixths
  comparing moonsighting reports
  A pupil asked why minus times minus is plus, finding a good reason
  glaze crawled on every bowl. why. why.
  reading the kiln graph, it stalled at 980
  working out what a market stall really earns after petrol
  tolerance drifting half a thou every ten parts trying to figure why
  setup sheet dont match the print
  figuring feeds and speeds for this weird inconel
  which of these forty housing cases is truly urgent
  checking whether the DWP applied the right regs
  picking through the voting record to answer an angry constituent
  which of my 41 open projects actually pays
  contract says "in perpetuity throughout the universe"?? reading it properly
  untangling my calendar, double booked again
  Two Angus MacLeans, same cove, same year. Which is ours?
  The DNA match is either a half-cousin or a scandal.
  following the land deeds back to find where the farm split
  Parish registers - gap 1804-1811?
  AUC too good. leakage somewhere.
  A/B result flips when I segment by county
  choosing between a small fine-tuned model and rules
  sanity-check the M-Pesa numbers against bank
  dialling in the new Kenyan, tastes like battery
  rent + petrol + strings vs. what I made
  why's the bridge drag? cutting it up
  short 14 sets of NVG mounts on paper, find the break
  route recon on map: bridges, weight class, fuel stops
  figuring load plan, 6 trucks 9 trucks' worth of gear
  LT's plan has a hole in it, working out a fix
  We must prioritise the roadmap, 40 wishes and place for 6
  Why has the conversion dropped since Tuesday? I dig in the numbers.
  Pro and contra: build or buy
  why rent go up 20 percent, read lease again
  Count cash and card, not same, look for mistake
  maybe open second shop? think about cost
  If the charter is a forgery, then who stood to gain by it, and why that improbable seal?
  Dating a hand on the strength of one letter g
  reconciling three chroniclers who each swear to a different year for the flood
  Deciding whether chapter two is one argument or two in a trench coat
  figuring out why the bot bans everyone called steve
  sort out which debts to pay first w what i got
  reading logs to see who started the beef
  Plotting growth: is this bub small or just a wee one?
  roster for Christmas with three of us
  iron results, deciding on infusion or tablets
  finding the hole in the officer's timeline
  plea or trial? doing the awful arithmetic
  watching bodycam frame by frame
  The stitch count's aff by two and I canna see where
  grading sizes on the spreadsheet, XS tae 5X
  price of wool against price of hats, dis it pay?
  pricing: seats vs usage, modelling runway
  Post-mortem on why the pilot churned
  cap table after the bridge, waterfall math
  pivot or persevere. whiteboard time.
  I count my hours because payslip is wrong I think
  which bus is cheaper and arrives before 5
  how to help daughter in fractions, first I understand it
  Rook endgame, I search the draw, it exists.
  preparing against Caro-Kann for Saturday
  I analyse pupil's lost game without engine first
  trying to work out what sets her off at teatime, keeping a diary of it
  can we manage a week's respite on what's in the Post Office
  understanding the emissions budget, who lies with which number
  strategy for next half year, what did work and what not
  our group money: fines versus donations
  conflict resolution exercises, 6 a/c same FL
  wake turbulence spacing, calculating
  Why I lost the picture at minute 14, replaying the sim
  pricing bundles vs drop-ins, eyes crossing
  Which insurance covers aerial silks?
  roof damage: storm or 20 years of neglect? going through photos
  coverage question, policy has two contradicting endorsements
  Something's fishy with this fire, lining up receipts
  reserve calc on the barn loss
  paged. disk full. on what, who writes 400 gigs of logs
  reading strace output like tea leaves
  postmortem: why did failover fail over and over
  Decide: patch tonight or pray till Monday
  why Haruto always cries after lunch? I look my notes to find reason
  plan bus route for the excursion with nearest toilets
  was that really offside? going through five angles for the column
  crunching thirty years of Comrades splits
  expense claim vs company policy: a forensic exercise
  off-feed bull, gas on the left, ruling things out
  bloodwork on a cat that reads like a crime novel
  Should the clinic buy the ultrasound or keep borrowing? pencil out.
  this sentence has three subjects; who is doing what to whom?
  choosing between "shall" and "will" for a contract, consequences included
  A poem where the pun dies in English. Solving it like a puzzle.
  per word or per hour, doing accounts
  cant work out why scanner says 40 n theres 38
  tryin to see if nights premium worth it after tax
  football acca, going thru form
  Daylight simulation says no; finding out by how much and why
  comparing bids from four contractors
  the plan doesn't close: 40 m² too many, where to cut
  Clash detection review
  is the sorcerer's combo legal? rules dive
  circulation numbers, what to cut, what to keep
  three factions, one heist, mapping who knows what
  AHT spiked 40 secs since Monday, slicing by hour
  attrition root cause for my manager
  who gets the Christmas leaves? making it fair
  there is a buzz in the low D sharp and it is not the string so what is it
  deciding whether that old upright deserves a restringing or a burial
  figuring out a stretch tuning for a hall with a cold draft
  Beat-rate exercises
  plotting Lineweaver Burk, the intercept is negative??
  past questions 2019, working each one
  how do I stretch 200 cedis to month end
  which of these two pathways makes the NADPH, reasoning it out
  what's it really worth? comparables, comparables!
  chain of five and one link is wobbling, finding out which
  commission forecast for Q4, fingers crossed!
  why do we sink a semitone every time? listening back
  seating: who next to whom so that no one kills anyone
  hall hire, accompanist, ticket price, will it break even
  cruiser won't start hot. chasing wires
  noise from the diff or the gearbox? half the day on it
  is it worth doing his head gasket, truck's older than me
  reading codes off a jeep, all of em contradict
  affinity mapping: 300 stickies, seeking sense
  Sample size?? power calc for the tree test
  comparing two prototypes on task success
  why do people ignore the big orange button
  Long Term Plan: what can we cut that won't flood
  counting votes, I have seven, I need eight
  Consultants say $22m. Interrogating that figure.
  How did they all get question 7 right? Hmm. Investigating.
  timetable with three workshops closed and a lockdown
  is he dyslexic? going through the screening results
  why's my mic hissing like a goose, testing cables
  plan the route so the soda farls are still warm
  do i go full time? rent, van, patreon... adding up
  Lemma 4.2 is false. Long live Lemma 4.2'.
  trying a spectral sequence where I swore I wouldn't
  does the counterexample survive in characteristic two?
  hunting the gap in a student's induction
  thinking in front of the board until something gives
  compare two apartments, one is near bus and one has heat included
  my credit card bill is not correct, I check every line
  how they convert my pharmacy diploma, many steps, make a plan
  lights flickerin in the kitchen, testin each leg
  doin zs calcs for the exam
  workin oot if i can afford a motor wi insurance
  ring final's not a ring. where's the break like
  why does the toile pull at the back armhole? dissecting it
  fabric budget, I have 90 euros and delusions of silk
  which six looks survive the cut
  choosing a Medicare plan, the brochure is a thicket
  balancing the food pantry's checkbook
  what's killing the tomatoes? off to the county extension book
  p99 went 180ms→2.4s at 03:12, bisecting
  error budget: 11 mins left, decide freeze or not
  heap dumps. three. comparing dominators.
  capacity model for Black Friday, 4x
  weird lucency on the x-ray, is it anatomy or trouble
  bake sale: we took in 1,140 but the box has 960
  carpool algebra for five families
  weighing a practice loan at 7.1 percent
  Why profit is less when sale is more? I check milk and sugar
  count udhaar, who owes how much since Puja
  if I take bigger stall near metro, rent is double, calculating
  where am i losing 0.4, splits say third turn
  uni or the scholarship in arizona, pros n cons
  macros for taper week
  where does the story stall? index cards on the floor, detective style
  deciding between two reps who both don't call back
  studying the structure of a heist flick beat by beat
  establishing provenance for an unsigned diary
  is this mould active? consulting the guidance
  Retention schedule conflicts with the Act; reconciling the two
  projected shelf space to 2041
  tryna understand this spreadsheet, column F don't add up
  budgeting first real paycheck, rent child support bus
  do I tell the new coworkers about my past or nah, thinkin it through
  staffing matrix for 22 beds with 5 on leave
  why did infection rates go up in bay C, auditing the bundles
  ventilator supplier comparison, three quotations
  plate solving: is that a new smudge or dust?
  collimation is off, sussing which screw
  reckoning a variable star's period off three winters of notes
  light curve fit
  Evaluating financial bids in line with section 32
  this invoice is inflated; comparing with market survey
  to split the contract or not to split, that is the legal question
  reconciling LPOs and deliveries of generators
  how to cover a tribal w/o a black brick, puzzling
  booth rent vs percentage vs own shop, numbers
  placement on a ribcage that moves, figuring the flow
  cutting list, mesure twice cos last time lol
  stairs rise an going, tryna get it legal
  whats this job really costin me in time
  why floor squeeks only there
  auton drifts left every run, tuning pid
  strategy: do we climb or cycle, scoring math
  which alliance partners, scouting sheet time
  why did the can bus die mid match
  dyspraxia or phonological? looking over the error patterns
  juggling a caseload of 70 into 52 slots
  scoring the CELF and working out what it says
  tasting from barrels, deciding the blend, 60 malbec 30 franc
  the fermentation is stuck at 5 grams, why is stuck
  to harvest Thursday or wait, I look the sugar and the sky
  Elasticities. On a train. With one bar of signal.
  regression's coefficient has the wrong sign, naturally
  counterfactual for the merger case
  fact-checking an expert report hostile to ours
  fellowship fund's off by forty dollars and I'll not sleep till it isn't
  yardage for a king size with a scrappy border
  new roof: loan, bake sales, or the Lord's own mystery
  fighting the borrow checker, and the borrow checker is right, which is the annoying part
  segfault in safe code?? so whose unsafe block lies
  perf investigation, flamegraphs
  monomorphisation bloat: what can I box without losing the speedup?
  child support calculator says one thing, the agreement another
  which weeks can I actually get off if the school holidays shift
  shopping around for car insurance, spreadsheet and all
  Trying to spot what comes before the meltdowns. Keeping a chart.
  working out the allowance against what school shoes cost
  comparing two therapists for him, who's actually trained in trauma
  vol surface looks bent at the short end, why
  hedge ratio before the ECB speaks
  post-trade review: did I get lucky or was I right?
  VaR breach, explain it to risk in numbers
  why the thumb becomes stiff after bulería? I observe in mirror
  Choosing strings tension, I try three and note
  what do I gain if I raise two euros the hour and lose three pupils
  reading this OPG, seven findings I think, maybe eight
  differential between pulpitis and cracked tooth, making a table
  GPA calculations, what do I need in oral surgery
  price of haddock's doon 40p, what's landing in Norway then
  whit boats tae put first the morn tae get the crowd going
  is the new clock system a better deal than shouting? comparing
  Is it Kangra or Guler? Comparing noses, quite literally.
  attribution debate, ink analysis says 1790, style says earlier
  lighting levels against opening hours, conservation arithmetic
  lye calc for a new oil mix, triple check
  why's it sweating? humidity or sugar, testing
  pricing at craft fair after booth fee, does it even pay
  fault offset doesn't match the drilling, redraw the section
  grade's 0.3 under model and everyone wants to know why
  where to spend 2,000m of drill budget
  looking at call volumes by hour to place staff
  Going through a transcript to see where I lost her trust
  which insurance plan covers my own therapist, comparing
  How to say 눈치 in 32 characters, thinking logically
  the speaker is formal then suddenly casual, why, checking scene again
  count rate per minute, new client pays less I feel
  comparing two sources that disagree about a date
  Why did S4B do so badly in paper two? Item analysis.
  the school feeding money, how to stretch it over 58 days
  no hot water upstairs, tracing it room by room
  pacing plan for the hundred: cut-offs, calories, sleep
  is a van lease daft or not, sums on a plasterboard
  leak somewhere behind the tiles, going at it with a moisture meter
  a transaction pattern which smells; following it account by account
  risk scoring for new funds
  assess whether the exemption holds, article 4 or article 5
  plot hole!! she cant be at two malls, fixing timeline
  choose jurusan, sastra or accounting, pro cons
  trigonometry help me see it
  box blight or just frost? having a proper look
  working out the slope for drainage with string n a level
  price up a patio, slabs sand labour skip
  bed flow. why are we boarding 31.
  OR block utilization, reallocate or not
  capex list: 40 asks, 9 wins
  Budget variance
  porosity in the bead whats causin it gas or wind
  wiring diagram from hell, chasin a short on the bike
  do i buy the quarter section? crunchin numbers
  The requirement says "fast". I am finding out what number fast is.
  The bug occurs every 17th time. I look for something with 17.
  Comparing timetable 2024 with timetable 2025 for inconsistencies.
  Decide which of two identical sweaters.
  audience numbers by quarter hour, where do they leave us
  fact check on the minister's claim, three sources
  running order doesn't add to 58 minutes, what do I drop
  bidding for next month's roster, weighing layovers
  how much can I send home after rent, converting thrice
  Is feature D disclosed implicitly in D2? One must go slowly.
  inventive step, problem-solution approach, step by step
  determining which priority date is valid
  freedom to operate analysis for a toothbrush
  the fight scene is confusing, where's everybody standing, plan it from above
  publisher contract, royalty on net of net, decoding
  Budget's 60k short. What goes?
  attendance data by class, spotting who's slipping
  timetabling PPA cover with two teachers and a dog
  why do 12% of reads map to a plant. these are mice.
  batch effect or biology? PCA says meh
  p-values are too pretty, checking the null
  choose an aligner, benchmark table
  Variant filtering + coffee
  why's this ewe not taking to her twin, thinking it through
  scanning results: how many singles, how much cake to buy
  new scheme payments versus keeping the flock as it is
  raise prices five bucks or nah, doing the math
  second location in Yonkers? checking foot traffic
  why the clippers pull, takin em apart
  How can grace and freedom be reconciled? Outlining the arguments for and against.
  the mess accounts show a shortage of rice, finding reason
  discerning whether I should be asking for a year outside
  the budget of the cocktail doesn't fit, where are 400 euros
  which room for which speaker, like a Rubik
  choose the caterer, I compare five
  Weighing which of my old judgments deserve inclusion, and which an apology
  The arbitration papers: three bundles, two liars, one clause.
  Where did I mislay the year 1974? Reconstructing it from diaries.
  kernel panic!!! not syncing!!! bisecting configs
  why is bluetooth
  which distro for grandmas laptop
  math contest training, number theory stuff
  CTF w/ klasa (crypto challenges)
  interaction between warfarin and his hakeem's powder, checking references
  Stock variance, forty strips of something went for a walk
  working out the paediatric dose per kilo, twice
  Should we do home delivery? cost of one rider plus petrol
  LYBUNT list: who lapsed and what would bring them back
  Gala net per head. Is it even worth the salmon?
  segmenting mid-level donors for spring
  pipeline forecast for finance: probable, possible, prayer
  which essay question, I keep flip-flopping, making a grid
  Marx or Weber on this? Thinking it out loud
  rota swap: if I give Dave my Sunday do I get me exam day
  where is the balance point? this leg will crack
  price list in three currencies, all of them moving
  the gallery's percentage versus selling at the gate
  working out my energy for the week like a budget, spoons in spoons out
  comparing two chairs, perching stools basically
  What triggered this crash? looking through my diary
  cov(x,y) blew up, non-PSD, fixing
  E[max] of correlated normals, scribbling
  backtest sharpe 4 => bug. find it
  kelly frac given fat tails
  walk fwd vs k-fold, decide
  how many people must come so that café doesn't kick us, counting
  which textbook is good for heritage speakers, I compare
  analyse why Tuesday nobody come
  formation for a team with nine fit and one who picks daisies
  fixture clash with school trip, how to wriggle out
  looking at the vid: why do we concede from goal kicks
  where was he calling from, piecing the landmarks together
  How'd the address get geocoded wrong; tracing it
  overtime equalization list, who's actually next
  first player wins 63%, rebalancing the worms
  solving whether the end game can deadlock
  I simulate ten thousand games and look at the spread
  self publish or sign with Verlag, cost table
  misclosure 14mm, which leg got problem?
  checking boundary stones versus 1962 plan, doesn't tally
  quotation: how many man-days for swamp
  datum transformation headaches, going through by hand
  line list shows two clusters, is it one exposure or two?
  R estimate jumped. Real or reporting delay?
  sample size for the school survey, with design effect
  choosing the case definition
  budget. worbla is HOW much. recalculating life
  LED wiring won't light past the third one, tracing
  which con is worth the drive n the badge
  two pension letters that contradict each other, sorting out which is right
  can I keep the house? Doing sums at the kitchen table.
  supplier contracts up for renewal, weighing quotes
  A delay of six minutes in Thalwil: which connections hold, which not
  my holiday plan against the roster, like chess
  calculate if the Generalabo for my wife pays
  brief makes no sense, dissecting it to find the one true sentence
  which route do we lead with? scoring against the brief
  is this a pun or a lawsuit, checking trademarks
  why can't he hold long division? trying to find the missing step
  grocery budget 7 people 800 bucks
  comparing phonics programs
  intonation chart, where's my F sharp going
  figuring out promotion points and pay bands
  coach timings for three jobs in one day
  I2C is lost ACK every 200 times, catching by logic analyzer
  current leak 3 mA in sleep, remove chips one by one
  Compare two MCU, price and flash and supply risk
  stack overflow in interrupt, read the map file
  how many peonies for nine tables, plus breakages
  van or no van, insurance quotes all over
  wholesaler's shorted me I think, tallying boxes
  does "shall endeavour" commit them? parsing the draft
  assignment mix: UN days vs private market, what pays
  reconstructing an argument whose middle was eaten by static
  the app pays less this week, I count per kilometre
  watching videos of the opponent, where he drops the left
  cutting weight, how many grams each day
  which lift's quickest, made a proper study o it
  the jobs list is mental, what goes first
  wage slip's short, workin oot the enhancements
  Does the argument need premise three, or does premise three need the argument?
  examining whether consent can be retroactive
  objection, reply, counter-reply: building the tree
  who gets the one scholarship, and by which principle
  Logic problem set – solve before class
  is this vase worth fifty pence or five hundred, looking at the mark
  till's down eighteen quid, going through the roll
  what sells in January? having a look at last three years
  tps at 4, whos lag machine is it
  reading crash logs line by line ugh java
  economy plugin inflation, fixing the diamond price, spreadsheet moment
  ban appeal, comparing both sides chat logs
  options paper: three options, one of which is real
  costing an accessibility measure over ten years
  watching game tape: why their press kills us
  Which chair? camber, weight, price, comparing builds
  cloth is six metres, she wants dress, veil, bag: is it possible? turning the paper
  machine makes bad stitch since yesterday, open it
  buy motor or keep pedal, counting electricity
  is this debt even enforceable? checking dates and default notices
  her income and expenditure don't meet in the middle, finding what gives
  priority vs non-priority, sorting a carrier bag of red letters
  Which is kinder: bankruptcy or an IVA? thinking it over
  why is the interval not landing? watching the second quarter again
  continuity: her bangles switch hands, where can I cut
  which two songs go, runtime is 172 minutes
  codec mismatch, audio drift of 4 frames, investigating
  the till difference of 70 euro, I search it
  which credit does this family really bear? calculating
  Planning: how much water has the pond in summer
  What is the variable that really explains? I draw arrows between boxes
  coding, categories, they overlap all
  to choose between stay here or doctorate in Mexico
  my budget of the scholarship, doesn't arrive to Friday
  patch test went funny, workin out which ingredient
  pricin up my hours inc petrol n tea drunk
  green tone after swimming pool, how do i correct it, thinking it through
  RCA for P1, who changed the NSG
  TCO: lift-and-shift vs refactor, five-year
  latency from Mumbai to Frankfurt, tracing hops
  DR strategy RPO/RTO trade-offs
  Cost anomaly deep dive
  which of these two endings is honest? crossing out, comparing
  tips, rent, bus pass: a small bitter equation
  counting feet in a line that limps
  what's eating the hostas, slug or spite? setting traps and noting it down
  heat the tunnel or not? oil against losses
  germination rates off this supplier are brutal, comparing trays
  Figuring how many hellebores to grow for next spring
  who's double booked the hall, detective hat on
  excursion money is short by three kids and I've a fair idea
  relief teachers: two sick, one available, how do I cut it
  lapse rates look strange for the 2011 cohort, having a look
  Mortality improvement: is it a trend or a flattering decade?
  checking a younger fellow's reserve memo for circular reasoning
  should I annuitize? at last a problem with my own name in it
  bridge hand analysis, could I have made four spades
  Trial 8 turns sour after two hours; which molecule betrays me?
  calculate IFRA limits, remake the formula to conform
  Blind comparing of six vetivers, scoring each on paper
  the turntable misses its mark by 4 sec, walking through who says go when
  AGMA breaks vs. a six-minute scene change: solving for sanity
  contingency sheet: understudy goes on, what shifts
  UC Davis or state + living at home?? making a giant pros cons
  implicit differentiation why do u hate me
  figuring how much id owe per month if i took the loans
  his visual field is odd on one side only, thinking where the lesion sits
  should I buy the OCT on lease? cash flow for 36 months
  stock moves slowly in Thika, examining why
  comparing three lens labs by turnaround and remakes
  why engine dies after ten minutes, fuel or air or curse
  passage plan to Vis: wind shifting, current, hours
  charter prices for July, I look at the others
  loop runs one time too many, walkin through it on paper
  why is CSS like this. why's it to the left
  bootcamp with loan or community college, really thinkin it out
  alarm panel zone 6 keeps tripping, checking what's the pattern
  what set him off on Tuesday, hand dryer or supply teacher? looking back through my notes
  comparing three schools' provision with a highlighter
  sleep chart, searching for a pattern in 6 weeks of dots
  The tremor amplitude rises since noon: magma or wind? I compare stations.
  inverting the GPS displacements, one source or two
  interpreting the SO2 flux, something doesn't convince
  where to put the new tiltmeter, map and budget
  county bids: same three contractors every year, following the money
  does the water report say safe or "safe"? reading the limits
  which of tonight's two meetings do I cover
  A question of kashrut involving an air fryer, sources for and against
  the building fund and what we owe the heating company
  Is she permitted? Working through the teshuvot on a hard case
  does this sudoku have a unique solution? running it by hand, out of pride
  filling the last corner: Q, J and despair
  Test-solving a rival's meta, stuck on step four
  royalties: why has the book earned £11.40
  lump sum or pension, going over the figures with a ruler
  which course is actually worth doing, electrician or HGV
  what can we do without each month
  caster's been throwing cracks, trying to figure is it the mould or the water
  why'd that one flop, watch time dips at 0:03
  macros n cost per plate for the cookbook
  manager wants 20%, running what that leaves me
  Is a heated blanket textile or appliance? HS code puzzle
  origin rules: 47% value added, is it enough for preference
  duty bill is 9k too high, looking where
  which terminal slot saves demurrage
  last part of the induction proof won't close
  why did I lose those 3 marks? comparing w markscheme
  45 points minus predicted 43 = where do I find 2
  which unis to rank first, matrix with weights
  why the turn falls apart on the left: I watch the video slowly
  rent in Little Havana versus number of pupils
  order of pieces so no one changes costume in nine seconds
  reading the lean, the rot, the wind; where does she fall
  is that armillaria or just drought, poking around
  crane vs climb, cost it both ways
  how many trucks before the rains close the road?
  Beneficiary numbers were inflated by someone; triangulating
  relocation options matrix, security versus presence
  hibernation stock, litres per person per day
  running sims on turn barrels
  was that river call good? solver time
  bankroll: am I rolled for 5/10, variance calc
  reviewing 400 hands w/ notes
  study grp - ICM spots
  artefact on every third image, is it the coil or the patient's bra
  working out which protocol suits a wriggly four year old
  on-call swaps, solve for christmas
  radiologist says repeat, I say it's fine, looking again properly
  The rice for the boarders will last until which Thursday? reckoning
  Timetable clash: two teachers, three classes, one blackboard
  whether to expel or to keep; weighing justice and mercy
  seepage reading at gallery 3 is up 8%; cause or instrument?
  Spillway capacity for the 10,000-year flood, recalculating
  concrete temperature curves against cracking
  rescheduling 600 tasks after the strike
  Claims analysis - contractor variation 41
  where's the 60 hz hum coming from, unplugging one thing at a time
  usage rights: they want perpetuity, what's it worth
  is union worth joining, comparing dues and rates
  client's stuck at 92 kg, log says what? looking for the hole
  gym rent share against freelance, numbers
  her knee: squat pattern, hip, ankle, which one's guilty
  Whose son is he? Three Hanses, one farm.
  comparing witnesses on four deeds to crack the brick wall
  DNA triangulation on chromosome 7
  cycle time is increasing, where is the bottle's neck
  planning capacity with vacations in July, impossible equation
  why did we commit to 60 and deliver 31
  head count's 611, scale says 609. somebody find me two steers
  brand inspection fees don't match, backing into it
  should we go with the online bidding outfit? per-head cost
  cash flow to fall run
  why sensor in hall 6 blinks at 3:20 always, I observe
  the picture is wrong in left corner, I look and look
  rent, oil paint, potatoes: in which order
  drip rate calc for a rabbit the size of a scone
  dog's pulling to the left on walk, what've we missed, rereading the file
  rota. three nurses. four people's worth of shifts.
  what is this suffix doing here? three hypotheses
  Comparing dialect forms from Arviat and Pond Inlet
  who owns the recordings; thinking through consent properly
  flight costs: can the grant get me to Igloolik twice
  the till and the system disagree by one Aberdeen Angus burger
  who checked into 312? because two people did
  overbooked by six at Festival: who can I move where
  schedule's a jenga tower, moving one adjust w/out toppling
  EOB makes no sense, why'd they pay 40 not 400
  figurin out can we buy the condo before flood insurance eats us
  api returning 403 why why why
  which problem statement is winnable, judging criteria dekh rahe
  our model is overfit on 90 pictures obviously
  who owns the LLC that owns the LLC
  power map: who can move the councilmember
  rent ledger says she owes, receipts say she don't; line by line
  does the small ear come off? pull test, calculate
  why the music box stops at bar 5
  price per piece when beech rises 30%
  Why is this a meeting. Solving it alone.
  monolith split, dependency graph on the wall
  AWS bill. 40% up. who.
  build vs buy vs ignore
  reading the incident timeline for what we don't say
  why is this ulcer not healing? going back through six weeks of photos
  the ferry, the tide and four insulin patients: what order?
  bloods vs symptoms, not matching; think, Morag, think
  survival models, deriving the thing they say is "clear"
  cryptic, five clues left, one of them in Latin
  Practice exam: question 8 with the annuity due nonsense
  claims triangle with a weird diagonal
  where'd my salary go, a forensic braai-level audit
  how to hang a board that spins, forces and screws
  where is cheaper printing, three shops
  why I'm always falling to the heel side, watch in slow
  why's the electric on row C double
  do we get planning for pods, and would it ever pay back
  going through reviews to see what they actually moan about
  why the copper turned green and not blue? I repeat and I write each step
  balancing a redox that my best pupil has found on internet
  two schools offer hours; the calendar does not allow; I calculate
  timeline: he can't have been at the Opry AND in rehab
  flat fee or points? penciling it
  structure. where does this life begin
  fourteen drivers, thirty-one drops, tachograph says nine hours: puzzle
  where's the pallet? last scan Liège, 02:11
  cost per kilometre, diesel versus electric, next five years
  why did Tuesday collapse, minute after minute
  hours by travel by petrol, am i even on minimum wage
  rota's got me in bispham and fleetwood same time, sorting it
  somethings not right wi Joan, off her food, thinkin back what changed
  Why can't this DP scramble? Islands, islands.
  judging forty sentences until none of them are German any more
  is it agreement or clitic doubling; tests 1 to 6
  OT tableau with one candidate that refuses to lose
  reviewing an abstract that cites me wrongly in my favour
  vod review, we lose every mid round at 1:10, why
  draft prep vs their comfort picks
  opponents' economy patterns, spreadsheet
  who starts: form, ping, ego
  Anti-strat B site
  we've beans for a month an nae milk, how tae balance
  referral numbers up by a third, who's coming and why
  van or trolley? costin it
  where has the email gone? I had it a moment ago and I am going to find it
  comparing the gas tariffs like the young man showed me
  is it a scam? it says I have won a drill
  circ ref in the LBO, hunting
  accretion dilution says no; find me a yes
  sensitivity: what breaks the covenant
  sum of parts, which multiple do we dare
  reading the snow profile, three weak layers, we go or not
  choose the line: serac left, stones right, hour of sun
  price of season, insurance against number of days
  spike sorting gives me 40 units in a region that has six; suspicious
  mixed model or permutation? arguing with myself in R
  reviewer wants a control that may be physically impossible, figuring out if it is
  industry, Europe, or one more year of this: list on the fridge
  three buses, two museums, one strike: making the route again
  how the season went: income minus everything
  two versions of the Ariadne story, which is older, looking in sources
  which shampoo's makin em itch, rulin out one by one
  mobile van loan vs shop rent, what pencils out
  how do i fit 11 dogs in 8 hrs without losin it
  is this agricultural building in fact a house? going through the evidence
  housing land supply, 4.7 or 5.1 years, arithmetic with consequences
  heritage harm against public benefit, weighing
  CIL calculations
  square meters by liters by two coats equals?
  the perspective of stairs on a bent wall, I study with string
  accept the brewery's money or not, I think it through
  one-year bar: does changed circumstances save her? case law dig
  her dates don't match the CBP record, reconciling before the gov't does
  which circuit split helps us
  overhead vs pro bono hours, can we survive Q3
  segment tree with lazy propagation, off by one somewhere
  contest in 10, div 2, going for sub-20 on C
  upsolving problem E, dp on trees, seeing the trick
  proving greedy works. or does it
  Virtual ICPC (5h)
  who can still pay after the cyclone? going through the arrears list
  Branch costs are over by 9%, where
  choosing who gets the supervisor job
  why nobody comes to Thursday? I look in the sheets
  budget 300$ for the summer, how many outings
  matching volunteers and residents, like small marriage agency
  stroke rate vs split, what do the numbers say about the last 500
  lineup decisions w coach, seat racing data
  what angle through the Weeks bridge, sketching turns
  Decide re: van
  Budget scenarios v3
  Bug hunt – memory leak
  Mortgage comparison w/ spreadsheet
  Problem set 7 (analysis)
  Pricing review Q1
  Peer review ms 2041
  Root cause: line 4 stoppage
  Game tape + tactics
  Year plan / cash flow
  Sudoku championship practice
  Code review block
  Route planning – autumn round
  Shortlist candidates
  Stats: re-run models
  Which school? pros/cons
  Olympiad training (geometry)
  Roster puzzle March
  Threat model session (solo)
  Contract redline review
  Energy bills audit
  Data sanity checks pre-board
  Retirement numbers
  feed budget
  Case law: standing
  Risk register scoring
  Strategy think day
  Physics Olympiad Q's
  Diagnose boiler
  Backtest review
  Crossword comp (The Times)
  Seat plan logic
  Post-mortem, solo read
  Kiln logs – what went wrong
  Grant scoring (panel homework)
  we've got three quotes for the roof and they don't agree on how big the roof is so I'm going up with a tape measure and a calculator
  The choir's accounts are out by exactly the price of a piano tuner and I have my suspicions, so out come the bank statements.
  something between the router and the barn is killing the signal at milking time and I'm going to work out what
  should we sell the flat or let it? I've promised my brother an answer with numbers in it by Sunday
  reading two contradictory scans and trying to decide which one is lying before the surgeon asks me
  I have twelve kids, three minibuses, two who can't sit together and one who gets sick in the back: working out who goes where
  trying to see why my sourdough timing goes to pieces whenever it rains, so I've got a month of notes spread out on the floor
  A proof I believed for two years has a crack in it, and tonight I'm going to find out how deep.
  my landlord says the deposit's gone on "cleaning"; going through the inventory photo by photo to build my case
  thinking through whether to take the job in Lyon, salary against rent against my mother's health, pencil and paper
  the test passes on my machine, passes on hers, fails on Thursdays; digging
  deciding which of the two finalists gets the fellowship, rereading both files with fresh eyes
  Comparing six brands of heat pump for the parish hall so the committee doesn't just buy the shiny one
  got forty survey answers that say "fine" and somehow the numbers are terrible, what's going on in there
  figuring out how many bricks, how much sand, and whether my brother-in-law is any use on a Saturday
  My opponent on Sunday always plays the Dutch, so I'm looking for the line he hates
  the horse is lame on one leg on Mondays only and I've got all the farrier's records out on the kitchen table
  working through a probability puzzle my daughter brought home which I'm too proud to ask about
  is the strange word in this charter a place or a debt? weighing the evidence on both sides
  going line by line through the phone bill because somebody in this house is calling Peru
  rota for Christmas, everyone's asked for the same three days off, and I have to be fair and also open
  Reviewing my trainee's treatment plan before she presents it, looking for what's missing
  what would it take to break even in year two? building the model from the bottom up with honest numbers this time
  the lights in the greenhouse trip at 4 a.m. and never when I'm looking, so I've rigged a logger and now I'm reading it
  checking the jury's arithmetic on the figure skating results because I think they got third place wrong
  Planning the evacuation routes for the festival: crowd numbers, gate widths, worst cases
  I'm sorting my symptoms diary into some sort of pattern before the appointment so that I can ask the right question
  The puzzle hunt's final meta has five feeder answers and we only have four, so I'm reverse engineering the fifth
  which of these secondhand cellos is worth the loan, cracks against tone against price
  Trying to reconcile what the sensor says with what the river is obviously doing outside my window
  why did the youth club's numbers halve after Easter? talking to the spreadsheet about it
  estimating how long the food lasts if the road's cut another week, per household
  debugging a knitting chart, no really, row 43 makes a stitch out of nowhere
  looking at three years of sales to decide whether we do the summer fair at all
  can't take both scholarships so I'm scoring them on cost, course, distance from my ex
  herding cats, also known as the staff timetable: trying to make it fit
  putting two and two together about the missing stock
  poking holes in my own argument before the examiner does
  untangling who inherits what in a family with four Josephs
  sussing out why the bread machine hates Tuesdays
  playing devil's advocate with the merger papers
  crunching the milk yields
  reading the tea leaves in the polling cross-tabs
  weighing fibre against satellite for the farm
  is it the alternator? multimeter in hand
  splitting the bill for a holiday with eleven people and three currencies
  looking for the one wrong digit
  chewing over a strategy for the by-election
  double checking the engineer's loads for the stage roof
  making sense of the blood sugar numbers over the month
  Does clause 9 override clause 4? Getting a wet towel for my head.
  triaging: what can wait, what can't, what never mattered
  modelling what a fare rise does to ridership
  solving for the tile pattern with the fewest cuts
  second-guessing the diagnosis, going back to first principles
  nutting out the physics homework with no answer key
  narrowing it down: pump, valve or wiring
  auditing my own time, where do the hours go
  working through a bridge hand card by card
  reviewing the safety case and writing down everything I don't believe
  calculating how thin I can spread one bag of cement
  choosing seeds by yield and price, not by picture, for once
  getting to the bottom of the double booking
  thinking three moves ahead on the pension transfer
  a logic grid puzzle with five bakers and five hats
  "it's probably the capacitor" says my uncle about everything, but this time I'm going to check
  we're a striker short and it's nil-nil on goal difference, so who do I drop?
  my accountant says yes, my bank says no, and I'm in the middle with the contract and a pencil
  not guessing any more: measuring every cupboard, every wall, every door swing
  Somebody's password got out and I'm following the trail backwards through the logs.
  thinking about how a lock from 1820 could possibly open, with the drawings in front of me
  how come the soup kitchen runs out on Wednesdays? I've got the tally sheets
  three doctors, three opinions, one decision; laying it all out on the table
  trying to understand sleep data from forty volunteers, nothing lines up
  marking down what the other candidates promised and where the money's supposed to come from
  my horse, my heart or my head? I mean the betting slip, I'm doing the form guide
  does anyone at all profit from this scheme? following the incentives
  is the crack structural? tell-tales, photos, dates
  two offers on the house, one cash, one chain: weighing it up before the agent rings
  what's the least number of trips with one canoe and seven scouts
  comparing three eulogy lengths... no, comparing three caterers, sorry, for the wake
  reading the small print for the trapdoor
  the recipe's for four, I've ninety, and eggs don't divide nicely
  whose turn is it really? auditing the bin rota with receipts
  i think the bassoon part's got a misprint, checking it against the score
  working out the order to tell people in, so nobody hears it from Facebook
  the meditation app's retention is tanking and I'm knee deep in the funnel
  diagnosing a sick apple tree from leaves, bark and my grandfather's notes
  weighing whether to put Dad in the home on Elm Road or the one by the river
  where's my error
  best of three quotes
  what would Karpov do
  unpicking the thermostat mystery
  two keys, one lock, no label
  fair split of the inheritance, on paper
  flowcharting the returns process to see where it clogs
  proof by contradiction, attempt four
  can we afford the dog
  counting cards (legally, for a maths talk)
  deciding between Leeds and Lund
  why is the water brown
  lining up the evidence for my appeal
  spotting the pattern in the outages
  estimating bricks
  sizing up the competition
  Reconcile petty cash
  Solve: damp in hall
  Candidate CVs – rank
  Q4 what-ifs
  Crossword league
  Choose insurer
  Proof review (Fourier bit)
  Data dive, churn
  why does the third bell always come in late? ropes, weights, ringers
  laying out the case for and against closing the village shop on Mondays
  the drone's drifting left and it's either the wind, the gyro or me
  finding the cheapest way from Gdynia to Galway with a harp
  trying to crack my grandmother's shorthand
  who's the better goalkeeper, really? saves per shot, not haircuts
  checking the vicar's arithmetic on the roof fund
  deciding which two of five puppies go to which homes
  what's the weak joint in this argument? reading it like an enemy
  matching the blood results to the diet sheet, week against week
  can the old bridge take the new bus? load tables out
  working back from the tide tables to when the boat must leave
  comparing the two manuscripts of the same sermon, word for word
`;
