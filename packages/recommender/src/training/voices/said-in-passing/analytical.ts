/** Sentences for this state, in English, as typed in passing. */
export const ANALYTICAL_OF_SAID_IN_PASSING = `
  why does the till come out 14.20 short every single tuesday, going through the rolls
  proof by induction homework, the base case is easy the step isn't
  comparing three fixed-rate mortgages, fees and all, over five years
  test passes on my machine and fails on CI, hunting the difference
  Budget: kitchen extension
  I'm 12 and its fractions with different bottoms and I need to work out 8 of them
  the car makes a clunk only on left turns under 20mph, going to narrow it down
  regression says p = 0.04 but I don't believe the residuals, digging in
  which pension pot do I draw first, me and a spreadsheet and a tax table
  endgame study, rook against bishop, white to play and win
  can't sleep anyway so I'm going to find out where the memory leak is
  reconciling grandad's estate accounts, the bank's figure and mine differ by 611 quid
  Sudoku, the fiendish one from saturday's Times, on the 9:14
  two energy contracts on the table, standing charge versus unit rate, need to see which one wins for a house that's empty till six
  the boiler locks out at night only, reading the fault codes and the pressure log
  integrals by parts, exercise sheet 4, problem 6 has beaten me twice
  I'm angry about the gas bill so let's check every line of it
  root cause for the batch that came out cloudy: water, yeast or temperature?
  auditing expense claims for the Leicester branch, someone's been eating very well
  Work out how many rolls of wallpaper for a room with two bay windows
  quant round prep, probability puzzles, dice and urns
  why is my sourdough flat? same flour, same starter, colder kitchen, let me list what changed
  figuring out the null pointer in the checkout flow before standup
  The scout camp costs: 34 kids, 6 leaders, one coach, what do we charge each
  log analysis of last night's outage, timeline minute by minute
  got a job offer with lower pay and shorter commute, doing the sums per hour
  half the seedlings died and half didn't, trays 3 and 5, trying to see the pattern
  reviewing the merger agreement against the term sheet, clause by clause, for what they slipped in
  A/B test readout, decide if the uplift is real or noise
  how much paint, how much sand, how many bricks - garden wall maths
  Dad's blood pressure readings for six weeks, I want to see whether the new tablets did anything
  The bridge hand from tuesday club, could four spades have been made?
  tracing why the VLOOKUP returns N/A for exactly nine suppliers
  logic puzzle book on the beach, the one with the five houses and the zebra
  stock count says 48, shelf says 41, I'm going back through the deliveries
  picking apart the witness statements, who was where at twenty past eight
  I have 900 a month after rent and three debts, which one do I clear first
  optimising the route for eleven drops in Norfolk, one van
  eigenvalues. again. 3x3 with a parameter k, find when it's defective
  Postmortem numbers
  my knitting pattern gives the sweater for 36 inch and I'm 41, recalculating all the stitches
  electrics: kitchen ring trips when kettle AND dryer run, isolating one circuit at a time
  checking the landlord's service charge against the lease, schedule two
  the fantasy league: who do I captain, looking at xG and fixtures for the next five
  not feeling creative, just want to find the off-by-one in this loop
  what does "statistically significant" even mean here, going over the drug trial table with a pencil
  diagnosing a colicky baby's pattern, wrote down all the feeds, now looking for what sets her off
  comparing care homes for mum: fees, inspection grades, distance, staff ratio, in one table
  chem stoichiometry, limiting reagent, five problems before bed
  the choir's accounts are due and the ticket money doesn't match the seats sold
  Bisecting the commits since 2.4 to see who broke printing
  is it cheaper to fix the Corsa or scrap it, adding it all up tonight
  got the x-ray measurements of nine horses, which shoe angle goes with lameness?
  I'm retired and I do one Project Euler a day, today it's number 351
  reading the small print of two travel insurances, heart condition covered or not
  why did turnout fall in just those four wards, census tables open
  whats wrong with this argument, philosophy tutor says premise 3 smuggles something in
  planning a heist in D&D like an engineer: guards, shifts, timing, does it add up
  balance the ledger for the mosque's roof fund before Friday
  gear ratios for the hill climb bike, 34 x 32 or 30 x 34, let me calculate
  the twins' bedtime sheet says they slept 9 hours but they're zombies, comparing my log with the nursery's
  we're 40k short and the board's tomorrow, I'm going line by line until I know where it went
  Bayes homework
  why is there water under the fridge, ruling things out one at a time
  three quotes for the roof. three totally different numbers. what's in one that's not in the others
  maths olympiad problem, a triangle, a circle, and me with two pencils
  I dreamt the answer to the caching bug so I'm going to check if it's right
  pairs trading backtest, sharpe looks too good, find my mistake
  Working back from the due date and the scan to see which week it was
  is it me or does this timetable put Mr Osei in two rooms at once? checking all clashes
  what I pay in bank fees per year, adding it from the statements, angrily
  set theory: show the union of countably many countable sets is countable
  Fault finding on lift 3
  my team keeps losing second halves, going through the stats on subs and possession
  reading two translations of the same psalm and working out from the Hebrew which got the verb right
  one of the six country house guests took the necklace and I have four pages left to deduce which
  phone bill doubled, itemised list open, hunting
  am I better off on universal credit with 16 hours or 20? let's calculate
  dosage conversions, mg to ml, nursing numeracy test prep, forty sums
  balancing chemical equations for mum's kitchen table tutoring, she's the pupil
  solving a Rubik's cube by understanding it, not by youtube
  plumbing puzzle: hot tap goes cold only when upstairs showers
  The variance between forecast and actuals for Q3, explain it in numbers
  Go problems, life and death, corner shapes, ten of them
  got a weird blood count on slide 14, comparing it with the reference images to say what it is
  which of six schools could we actually get into, distance tables and last year's cut offs
  who's right about the boundary? old deed, new deed, and a tape measure
  my blog traffic fell off a cliff on the 3rd, was it google or was it the redirect?
  proofs. epsilon delta. why do I do this to myself on a saturday
  cost per wear, cost per wash, cost per child: school uniform maths
  racing form for the 3:30 at Haydock, weights, going, jockeys
  Compare NDAs
  figuring how much feed for 60 ewes until lambing at 0.7 kg a day and what if it's a late spring
  my partner says 70/30 is fair and I say 60/40, putting all our bills and wages into columns
  ok the circuit should light and it doesn't, multimeter out, start at the battery
  I want to know why I get the headaches so I've a diary of food, sleep and weather and a ruler
  double entry practice, trial balance out by 90 which smells like a transposition
  the poem's metre is off in line 3 and I'm going to scan it, foot by foot, to see why
  crossword. the cryptic. 14 down has been laughing at me since Reading
  checking whether the theatre's ticket pricing model makes sense, elasticity and all that
  Does our church heating pay back in 7 years or 12? doing the discounted cash flow
  memory usage climbs 3 MB an hour, profiler on
  decode the old family letter, it's in some substitution cipher great aunt Vi made up
  GCSE physics: forces on a slope, resolve, check, next
  three suspects for the smell in the van
  I'm reviewing the stats in a paper for a journal, the degrees of freedom don't add up
  night shift is quiet so I'm going through the alarm history for the false one at bay 9
  cutting list optimisation, how to get 14 shelves from 3 sheets of ply
  budgeting for IVF, round two, what's left, what's possible
  which holiday's really cheaper once you count bags, transfers and the airport hotel
  The Pi keeps dropping off wifi, syslog says one thing and the router another
  figure out what my ex still owes from the agreement, month for month since 2022
  working through the Monty Hall thing until I believe it
  go over the lab's calibration curve, the last point is off, outlier or saturation
  scheduling 9 nurses over 28 days without anyone doing two weekends in a row, logic not luck
  too tired for clever? no, apparently not, because I want to crack this recursion before tea
  find the error in the bell-ringing method I pricked out, row 17 repeats
  tax code 1257L became 1100T and I want to understand each number on this payslip
  odds and evens of the raffle: how many tickets to break even on a hamper
  auditing the server permissions, who can read what and why on earth
  he says he worked 41 hours, the gate log says 36, so I'm sitting with both
  Chess with myself, Sicilian, where did I go wrong on move 18
  the meeting room booking system double books on Wednesdays only?? let's find out
  Rent or buy
  I'm a beekeeper and two hives out of nine collapsed, going through the notes for what they share
  some stats for my psych degree, ANOVA, by hand
  comparing the old hymn numbers with the new book to see which ones are missing
  how long would our savings last if I stopped working in June, honest answer wanted
  Heating oil, wood, or heat pump, 10-year cost, going to settle this argument with Dave
  find the flaw in the perpetual motion machine grandad drew
  Sprint velocity's dropped by a third, is it people, tickets or holidays
  SQL query takes 40 seconds, explain plan in front of me
  pool league handicap table is unfair and I intend to prove it
  why can't I sleep: two weeks of data from my watch, coffee, screens, and I want the correlation not the rest
  truth tables for class tomorrow
  reading the inspection report against the bye-laws one article at a time
  a parallelogram walked into my homework and I have to find angle x
  kidney function is down, which of her nine pills could be the culprit? pharmacist me, with the BNF
  the sourdough, the hydration, the percentages, do the maths for 40 loaves
  break even for the food truck at 6.50 a wrap
  sorting out which of these six invoices we've paid twice
  vibration in the steering at 62, balance or bearing? one test each
  My poker hands from last night, EV of that river call
  grandma's jam didn't set: pectin, sugar, acid, or time
  the scoring in gymnastics made no sense, adding up all the deductions again from video
  thermostat schedule vs meter readings, half-hourly, find the waste
  Reverse-engineering the file format, hex dump and coffee
  what's the best order for errands if the post office shuts at 12 and the chemist opens at 10
  Balance sheet won't.
  deciding between two job offers, weighing pension, commute, hours, in a matrix
  do a proper risk analysis of the school fire plan, where does it break
  the telescope's tracking drifts, 3 arcsec a minute, polar alignment or the gears, measure it
  category theory chapter, prove the yoneda lemma for myself
  going through ex-colleague's formulas cell by cell because the total is nonsense
  fuel per tack, tide at 3 knots, can we make Cherbourg before dark, work it out
  tracing the family tree, two Mary Catherines born in 1852, which is mine
  an hour of mental arithmetic drills with my abacus, 8 digits
  where do 200 tons of gravel go missing between quarry and site
  the kid's maths book says 3/4, she got 5/8, I got 2, time to find out
  root out the flaky test, it fails one in thirty
  I made a decision tree of our cat's peeing in the hallway. vet was impressed. finishing it
  Check the alimony sums
  Marking scheme analysis: which question did all of year 11 get wrong, and why
  triage the crash reports by stack trace until one cause falls out
  which translation of the clause leaves us liable? English and German side by side
  hunt for the short in the christmas lights, bulb by bulb
  it's prime or it isn't, working on 10007 with pencil on the bus
  playing through Capablanca's endgames and asking at each move what he saw
  net present value of mum's annuity against a lump sum
  my sewing machine skips every ninth stitch, needle, timing or thread, let's see
  the drum pattern's in 7/8 but feels like 4, counting it out to understand
  mapping all the dependencies before we dare to upgrade
  postcode lottery: are our waiting times worse? making the comparison from NHS tables
  fourteen lines of assembly, one register wrong
  calc how many solar panels on the south roof, shading from the ash tree after three
  the argument in Descartes' third meditation, does it beg the question? laying out premises
  are the two signatures the same hand? loupe and the old cheques
  ran out of money on the 19th again, so where is it all going
  I've got maths homework on percentages and I don't get the reverse ones so I'm going to go through them
  trying to fix a bug where the page goes blank after you log in, been at it since yesterday
  doing our monthly budget because we've overspent on food again
  need to work out my holiday pay, they've given me less than I think it should be
  so the doctor gave me a list of foods that might be setting off my eczema and I'm going to go through what I ate for a month to see if there's a match
  physics problems, chapter 5, momentum
  going over my daughter's bank statement with her report from uni to see how she can be 600 down in october
  My washing machine shows E18 and I'm trying to figure out what's blocked
  statistics assignment in R, chi squared, why is the p value negative???
  comparing broadband deals, there are five and they all lie
  checking the invoices against the delivery notes for the whole of September
  trying to understand why sales went down in the second half of the year, got all the numbers in a sheet
  i play chess online and I lost six in a row so now I'm analysing my games with the engine
  working out if I can afford to go part time next year with the childcare and everything
  Trying to find out which of the smoke alarms is chirping
  the python script runs but the totals are wrong, going through it line by line
  stressed about money so I am finally going to sit down and work out what goes in and what goes out
  going through the tenancy agreement to see whether they can actually charge me for the carpet
  year 9 algebra, simultaneous equations, two pages
  how many tiles do I need for a bathroom 2.4 by 1.8 with a door and a bath in the way
  looking into why the greenhouse gets too hot at one end, thermometer readings for a week here
  my mum has two care quotes, one by the hour and one live in, trying to see what each comes to over a year
  reviewing a colleague's proof, it's seven pages and something feels wrong around lemma 4
  doing a jigsaw puzzle of logic grids in a magazine while waiting for my train
  data analysis for my dissertation, 112 questionnaires, significance tests
  can't get to sleep because of a bug so I might as well open the laptop and trace it
  Investigating a complaint: who said what in the email chain and in which order
  I run a small café and need to know what a flat white really costs me, milk, beans, rent, wages, all in
  tax return self assessment, working out what counts as an allowable expense
  which phone contract, sim only plus buying the phone or all in, 24 months
  bridge problem from the newspaper, how does south make six hearts
  something is wrong with the heating bill, comparing meter photos from every month
  Evaluating three suppliers against our criteria, weighted scoring
  maths olympiad training, number theory, I am 13
  tracking down why the printer only prints half the label
  my dad's hearing aid whistles on one side, going through the causes in the leaflet
  genetics homework with punnett squares and a tricky one with linked genes
  double checking the scholarship fund accounts before the auditor does on Monday
  working through some LeetCode mediums, dynamic programming, thinking before typing
  Is my running slower because of age or shoes? two years of Garmin data to look at
  figuring out the train connections with the strike, Penzance to Hull, in time for a funeral at two
  a statics problem with a beam and three supports, drawing the free body diagram
  i need to find an error in a knitting chart, the stitch counts don't come out equal on row 31
  reading the accident report and working backwards to what failed first
  trying to see if my dad's old will and the new one contradict each other
  deadline's tonight but the numbers in table 3 don't match the text so before anything else I'm finding out why
  the wifi is slow in one bedroom, testing it room by room
  calculate the slope for the wheelchair ramp, regulations say 1 in 12
  I teach, and I want to know which exam questions were bad, so item analysis of all 87 papers
  going through a dataset of bird counts to see if swifts are down or we just counted less
  market maths: stall fee 35, 60 candles, what price so I don't lose
  the two blood tests say different things, I'm a GP, thinking it through before I ring her
  logic homework, formal fallacies, name each one
  Root-cause the failed deploy
  why won't my code compile I only changed one line
  pension forecast vs what I actually need, having a proper think with a calculator
  working out shifts so that nobody in the kitchen goes over 48 hours
  study why our choir goes flat, I recorded every sunday, measuring pitch in an app
  I've been told I'm overpaying tax on my second job so I'm checking the codes on both payslips
  what pace for a marathon under four hours if I slow 10 seconds a mile after 18? working it out before I lace up
  the poem has an acrostic AND a number code, trying to crack who it's addressed to
  I've got minutes from nine meetings and two versions of what was agreed, finding where they part
  our sleep lab data, 22 sleepers, is REM shorter on the new drug
  going through the prayer timetable calculations for our latitude, the isha time looks an hour out
  Which yoga studio pass pays off? 10-class, monthly, or drop in at 2.3 times a week
  my creative director's expenses, receipts, one by one, and something smells
  Calm app subscription billed me four times, I'm going through statements to see since when
  why is the choir's tenor section always late? is it the acoustic? measuring delays with two mics
  is the night shift more error-prone than days? incident logs 2021 to now
  trying to do a proof in my head while I push the pram
  the marking doesn't add up, q1 to q7 come to 58 and she's written 63
  ladder logic for the conveyor, step through it rung by rung, why does it stick on 4
  hmm so if Anna isn't next to Ben and Cem sits left of Dana who's at the end? riddle book
  Mum's got three pensions with three companies and no idea, today I make one table and find what's missing
  water pressure drop calc, 22mm pipe, 31 metres, two elbows
  tired eyes, cold coffee, but that race condition is going down tonight
  who keeps nicking the milk? night log, fridge log, three suspects, one me
  German tax: Günstigerprüfung by hand to see which way is better, for a Brit in Köln
  reading through 40 reviews of two pushchairs and scoring them
  i lost at Catan again and I want to know the probability of getting no sixes in 34 rolls
  hydraulics on the digger lose pressure when warm, pump or valve? measuring it cold and hot
  decide: repair, replace or leave the roof. cost, risk, years left
  Trig identities worksheet, side B
  looking at the vestry's insurance policy against the lead theft claim, word by word
  comparing two versions of a folk song to figure out which one's older
  the dose per kilo for the calf, he's 43 kilos, and the label's in ml per 50
  I'm ten and doing a maze with logic gates
  our adoption agency matched on paper, I'm going through the report for what it doesn't say
  interest: how much of my 312 a month goes on the loan and how much just evaporates
  regex is greedy where it shouldn't be, unpicking it piece by piece
  GDPR audit prep, where does each field live and who can see it
  the recipe's for 24 cm, my tin's 20, scale everything including the eggs (2.08 eggs?!)
  Find out why the bees at the east stand are so much angrier
  shares of the inheritance in Islamic law for two sons, three daughters, and a widow
  wedding seating with constraints: A can't be near B, and C must see the stage. solving it
  finding where my telescope budget got eaten, shipping I think
  why did my knitting bias? stitch, yarn twist, or tension, swatching to compare
  mentally fried from the call but I can't leave this memory corruption half understood
  Look at the vote counts in each ward and see if the swing's uniform
  the physio says left, the scan says right, going through six months of notes to see who's muddled
  what's the real cost of the school run: fuel, wear, time, by car v. e-bike
  Reading a clinical trial protocol for the ethics committee, where could it go wrong
  bouldering problem, grade 6B, looking at it from the mat and working out the sequence of hands before I touch it
  dividing up the flat bills for five, one was away in June, one has the en suite
  shadow on the wall, stick, tape, sun: my lad and I are calculating the Earth's size like Eratosthenes
  the app crashes only for people whose name has an apostrophe, I have a hunch and a debugger
  verbal reasoning practice papers, 11 plus
  our goat's milk yield fell 20 percent, feed, weather or worms
  mapping cash flow week by week so I don't bounce the wages in July
  a proof that there are infinitely many primes of the form 4k+3
  planned the tour; now working out whether the fee covers vans, hotel, per diems
  Sherlock box set with the pause button: I'm solving it before he does
  compare scan A and scan B, millimetre by millimetre, has it grown
  I can't rest till I see why the two thermometers disagree
  which is the dud among twelve coins with three weighings
  what's my break-even mileage for lease vs buy, evening at the kitchen table, kids abed
  check sums for the Guide Dogs collection tins
  stage lighting keeps tripping the breaker, adding up all the amps on each phase
  Debugging, headphones, door shut
  my energy is fine thanks, it's the house's energy I want to look into, half-hourly data, where's the base load coming from
  dictating this: I need to go through the shop's takings and see which day we should close
  someone in the group chat said 0.999 isn't 1 and I'm going to prove that it is
  Was the ref right? frame by frame
  Sat down with three car insurance quotes and a highlighter
  my gran's medication list versus what's in the blister pack, they're not the same
  i think the landlord's meter is also running the hallway light, testing with all my switches off
  Mock trial prep, looking for the contradiction in the witness's two statements
  GCSE statistics, box plots and what they say about two classes
  calculating a fair split of grandad's land among seven, with the wells and the road
  the ERP says we've minus four pallets. minus four. finding out how
  combing through server logs for whatever's hitting us at ten past every hour
  is my running a business or a hobby? adding up five years of sales and yarn
  what's wrong with the apple tree, leaf in one hand, disease chart in the other
  we're writing no code today, I'm reading the crash dump until it confesses
  Carbon footprint of the festival, sum it
  this contract's break clause, does notice run from the letter or from receipt? reading it against the case law
  my son's tooth fairy economics: inflation since 1985, we're computing it with graph paper
  is it possible to walk each bridge once? drawing the graph
  reading sheet music like a detective, which chord is this really, V of V or II
  Checking a translation of a chemotherapy leaflet number by number against the English
  our team lost 3 points somewhere in the scoring, going through the sheets
  dividing fractions why do you flip it, I want to get it this time
  prayers answered: the missing 4,000 turned up, so now who put it in the wrong account, tracing entries
  what dose of fertiliser on a lawn this shape, splitting it into triangles
  puzzling out my grandmother's knitting shorthand, sl1 k2tog psso is easy but what's "wf"
  Fantasy budget for moving to Portugal, real figures
  comparing school catchment maps with house prices
  work out the tip, the tax, and who had the lobster, 14 people
  the clock gains 4 minutes a day, pendulum length sums, then a turn of the nut
  Working through a sample case interview on my own: how many piano tuners in Leeds
  why'd the model overfit, learning curves, confusion matrix, look hard
  I can't tell whether I'm ill or allergic, been keeping a table of symptoms and pollen counts
  Trying to see if this email is a scam, checking headers
  inequality proofs, Cauchy-Schwarz, sheet due monday
  who gets the bigger pension hit if we divorce? not angry, only want figures
  half the shop's lights dim when the freezer kicks in, measuring volts
  getting the timing of the roast right backwards from one o'clock, three dishes, one oven
  my chess problem a day with breakfast, mate in three
  Quality audit, line 2, find which station scratches the panels
  she says the diet works, I say it's water, let's look at 60 days of weights
  Compare the old bylaws with the proposed ones and mark every change that costs members money
  binary numbers worksheet, I'm in year 7
  spent the meeting nodding, now I actually check if his forecast holds up
  two shipments, one customs code, and a fine; going through the tariff book for the right one
  reading the tea bag company's ESG report for the numbers they left out
  interpreting my ECG homework strips, rate, rhythm, axis, twelve of them
  is this antique genuine? hallmarks, joints, screws, going through the signs
  Deduce the missing pages' order by the ink stains
  figuring tide heights for the harbour bar, rule of twelfths
  how come I'm always broke by the 20th, printing out three months and colouring it in
  what beats what: evaluate the endgame tables for draughts
  the spreadsheet from hell has a circular reference, I'm going to find the loop
  getting to the bottom of why two nurses counted different numbers of ampoules
  dynamic pricing study, elasticity by hour, regress
  our neighbour's extension: does it break the 45 degree rule? drawing, protractor
  solving past STEP questions on a park bench
  my metronome says 92, the recording drifts, plotting the tempo bar by bar
  got the raw survey, want the margin of error before the editor prints nonsense
  maps, contour lines, a lost dog's GPS dots: work out where he sleeps
  which card do I pay first, 24.9 percent or 19.9 with the fee
  unit conversions for a quilt pattern in inches with fabric in metres
  my sister says I owe her 1,240 from the holiday and I make it 890, so out come the receipts
  Sleep, mood, coffee, steps: six months in a table, what goes with what
  sat in the waiting room with the hospital bill and the insurance letter, why is there a gap of two hundred
  the song goes wrong at bar 19 and I want to find out which voice has the clash
  Trying to understand why my code is slow, going to profile it
  I want to figure out what killed the fish, ammonia? temperature? the new snail?
  gcse maths paper 2, the last five questions which are always the nasty ones
  the vicar's car rattles and I said I'd find the rattle
  we've got three venues for the conference, adding travel costs for everyone and comparing
  logic course, week 3, predicate calculus
  going over the school's attendance numbers to see whether the breakfast club made any difference
  which knots in this net are mine and which are the factory's? inspecting for the claim
  tarot's fun but today I'm checking whether the shuffles are truly random
  Kant's categorical imperative against the lying case, thinking where it fails, pencil and margin
  Can we afford a dog
  network keeps dropping at the dental practice, packet capture, let's see
  fourth time the fuse blew, so it's not bad luck, it's a fault and I'm going to isolate it
  Balancing the fuel log with the mileage for 8 vans
  the grandkids play a nim game with matchsticks and always beat me, I'm working out the winning strategy
  checking a builder's invoice against the quote, item for item, he's added a skip
  my temperature spreadsheet for the kiln, why do the top shelf glazes crawl
  it's late but I want the last clue: seven letters, "calm storm about nothing"
  how likely is rain on the wedding day, twenty years of Met Office data
  vet student, going through bloods for five cases and making differentials
  proving the pigeonhole thing about socks, then the one about handshakes
  the creative accounts, ha, I'm the one who audits them
  working out my daughter's insulin ratios from the diary before the nurse rings on monday
  someone hacked the club's page, looking through who logged in when
  going over my speeding ticket, time, distance, signage, is it even possible
  splitting hairs: the difference between two drafts of a peace agreement, for my masters
  Fix failing migration
  Why did our bread prices jump? wheat, energy, or Keith
  I'm reading two restaurants' leases to find which lets me out sooner
  how do I get 4 litres from a 3 and a 5, then the harder ones in this book
  score settling, literally, whist drive results don't add up
  electrician's apprentice here, voltage drop calcs for my assessment
  my marathon plan says rest so I'm using the time to look at heart rate drift in my long runs
  comparing the two midwives' measurements, plotting them on the growth chart to see if they disagree
  The drone drifts left, check motor, prop, gyro, in that order
  need the truth about our marriage finances before we talk, so tonight I'm adding up, on my own
  year end stock valuation, FIFO, by hand because the system's broken
  I'm on the train with a spreadsheet of 4 care options for my brother and a column called "what could go wrong"
  decompiling the old game to find how damage is calculated
  analysing my own tennis serve, frame by frame against Federer's, toss height, elbow angle
  is my rent increase legal, reading the act and doing the sum
  reading the orchestral budget, what's that 9,000 for "misc"
  untangling who's descended from whom in Wuthering Heights for an essay, tree on A3
  Sample size for the trial
  I'm convinced the bathroom scale is wrong, so known weights, ten readings, mean and spread
  root finding, newton's method, why does it jump off for this x0
  fishing records, moon phase, tide: does grandad's rule hold
  there's a mismatch between payroll and the pension upload, 2 people, finding which 2
  why do all my cardigans come out too long? row gauge, I think, measuring five
  reviewing the evidence on knee surgery versus physio before I decide
  inheritance puzzle with camels, 17 camels, three sons, how come it works
  going through five years of exam questions to see which topics come up every time
  is it the plug, the lead, or the amp? swap one thing at a time
  Probate figures
  energy drinks vs exam marks, my psychology coursework correlation, calculate r
  spent too long feeling bad about debt, tonight I list it, sum it, rank it
  the sermon had a logical hole and I'm going to find it
  tap dripping at night only, pressure's higher at night? measuring
  planning moves ahead on the Hive board, solving ten puzzles
  nobody believes me that the church clock loses time only on wet days so I've got rainfall and a stopwatch log to match up
  I like to relax with a proof so it's Fermat's little theorem and a glass of squash
  which of the three quotes for dad's stairlift hides the service contract, reading them against each other
  Standup's over, now the real question, why do 2 percent of emails bounce
  working out how thin I can spread 46 pounds over nine days
`;
