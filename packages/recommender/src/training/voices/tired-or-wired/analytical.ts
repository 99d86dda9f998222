/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const ANALYTICAL_OF_TIRED_OR_WIRED = `
  running the numbers before bed, the mortgage doesn't add up
  why does the pump cut out after six minutes, tracing it
  find the crash, stack trace says null at line forty
  tired eyes but there's a sign error somewhere in this proof
  burn rate versus runway, how many months have we got
  heart rate data from the gym watch, is there a real trend
  checking whose coffee fund receipts don't match the tin
  storm drain sizing, working through the flow calculation
  what made the night shift's scrap rate double
  wired it exactly like the diagram and the light still won't come on, going step by step
  comparing two phone contracts clause by clause
  chess puzzle, white to move, mate in four
  low stock keeps showing negative, where does the count go wrong
  hyperparameters, which one actually matters, ablation
  solve for x before class
  sudoku, the fiendish one
  flat or house, doing the cost comparison over ten years
  auditing the church raffle money
  memory leak hunt, day two
  does sleep predict grades, running the regression
  dance school fees, splitting them fairly across three families
  rush hour counts, finding which junction is the bottleneck
  integral by parts, stuck on the second term
  the battery drained overnight, which circuit is pulling current
  why is the query slow only on Tuesdays
  budget for the wedding, we're forty thousand over
  figure out why my sourdough keeps collapsing
  reconcile the bank statement to the penny
  checking the tenant's claim against the lease wording
  logic grid puzzle, five houses, one fish
  probability homework, coloured balls in a bag
  which of these three pensions is the least bad
  working out dosage conversions for the exam sheet
  root cause of the conveyor jam
  endgame study, rook and pawn
  proving the lemma by induction
  Variance review, Q3
  Bug triage, alone
  Budget check
  Stats problem set
  comparing quotes from the three roofers
  my code works on my machine and not on his, why
  is it cheaper to drive or take the train, all in
  the switch won't switch off, testing each relay
  sort out what each flatmate owes for the electric
  error analysis on the survey, margin looks too good
  deduce who ate the last samosa from the evidence
  eigenvalues by hand, three by three
  what does the p value even mean here, let me work it out
  Is the warranty better in policy A or B, reading the small print of both
  check the invoices for duplicates
  crash test figures, model against measurement
  truth tables for discrete maths
  how many tiles for an L shaped bathroom
  tracking down the race condition
  calorie deficit maths, do my gym numbers make sense
  JAMB maths, simultaneous equations
  finding why the greenhouse sensor reads minus forty
  tax return, does this expense count
  counting cards of evidence for and against the merger
  cash flow forecast for the salon
  bisecting commits to find what broke the build
  why did sales fall in March, slicing it by region
  Olympiad geometry, chasing angles
  power consumption per appliance, who's the culprit
  trying to crack this cipher from the puzzle book
  work out the odds in the office sweepstake
  contradiction between the two witness statements, finding it
  can I afford to go part time, spreadsheet out
  reverse engineering the file format
  measuring whether the new timetable cut lateness
  adrenaline dose tables, cross checking the two editions for discrepancies
  restless sleep data, sorting cause from coincidence
  slow morning boot of the server, profiling where the seconds go
  what's wrong with this circuit
  working backwards from the total to find the missing receipt
  fault code P0420, narrowing it down
  chill factor formula, checking it against last winter's readings
  is my landlord's deposit deduction justified, going through the list
  graph theory, is this one planar
  second wind, back to this proof, there's a gap in case three
  why am I always tired on Thursdays, going through the diary for a pattern
  pump pressure drops at night only, comparing the logs
  coffee shop books are out by eighty pounds, hunting it
  the app crashes when you tap twice, reproducing it
  heart study says one thing, the other study says the opposite, weighing the methods
  night bus or taxi, which works out cheaper over a month
  restless toddler of a bug, it moves whenever I add a print
  storm damage claim versus what the policy actually covers, clause by clause
  dance marks from five judges, checking the totals
  flat rate or variable, doing the sums on electricity
  burn through the word problems, ratio and rates
  gym contract and the small print, can I get out of it
  are we really running low on cash or is it timing, checking
  what's the chance of two sharing a birthday, working it out
  wired money went missing between two accounts, tracing every step
  drained three batteries in a day, isolating the fault
  hypertension table, do the columns sum
  can't switch off the warning light, reading codes
  low yield in field two, soil or seed or weather, ruling things out
  rush through nothing, check each line of the tax computation
  queen sacrifice, does it really work, calculating
  crash barriers, which site gives best value per accident avoided
  sleepy server wakes every hour, who's calling it
  adrenaline stock doesn't match the register, counting back
  did the new timetable help, before and after test
  physics, block on a slope, find the friction
  inspect the confusion matrix
  finding the shortest path by hand for the exam question
  which supplier is overcharging us, comparing three years of invoices
  how much paint, how many rolls, how much money
  double checking grandma's care bill
  nothing balances and I know it's the VAT
  work out the train's speed, question nine
  figure out whose turn it is on the rota fairly
  deduction puzzle, who lives next to the baker
  factor this quadratic monster
  untangling the dependency conflict
  root finding by Newton's method, checking convergence
  is the coin biased, three hundred tosses
  mapping out what breaks if we drop that column
  reviewing the risk register and scoring each item
  what would it cost to hire two more, full model
  fault tree for the lift
  fractions to decimals, helping myself catch up at sixty
  mechanics problem, pulleys, ugh
  my bot loses every game from move twelve, why
  go through the fuel receipts and spot the odd one
  spot the difference between draft two and draft five of the agreement
  finding the flaw in the perpetual motion design
  working out the inheritance shares, Islamic rules, five heirs
  cricket run rate needed, with rain, calculate
  calibrating thermometers, who's drifting
  settle if it's cheaper to fix or replace the van
  counting votes again because they don't match
  testing hypotheses about why the bees left
  working through the LSAT logic games
  checking the schedule for clashes
  probability tree for the poker hand
  the microwave trips the fuse but only with the kettle on, hmm
  how come my test passes alone and fails in the suite
  Go problem, black to live
  Reconciliation, March
  Audit prep
  Maths olympiad practice
  Debug session
  Cost model
  Rent vs buy
  Contract comparison
  Killer sudoku
  marginal cost question from economics, deriving it
  decide between two job offers with a weighted table
  sampling error or real swing, looking at the polls
  reading the assembly to see why it's slow
  check whether my step counter lies, measured mile and a tally
  cheapest way to hit five cities, solving it
  gym membership versus pay as you go, break even point
  knackered battery or bad alternator, multimeter out
  running time of this algorithm, big O of what
  dance floor lights keep tripping, finding which lead
  coffee ratio experiment, isolating grind from heat
  the pump curve and the system curve, where do they cross
  hyperbola question, find the asymptotes
  why's my sleep tracker always wrong by an hour, time zone bug I reckon
  storm probability versus insurance cost, expected value
  burn marks on the board, which component went first
  low marks in one class only, teaching or test, looking at the numbers
  flat tyre frequency by brand, fleet data
  chill the sample or not, working out from the kinetics
  restless market, is it noise, autocorrelation check
  drained account, listing every debit to see where it went
  crash on startup, only in release build
  heart of the proof is the inequality, can't get it yet
  wired wrong or coded wrong, ruling out one at a time
  buzzing from the speaker, ground loop or bad cable, testing
  rush order costs, are we losing money on them
  slow morning sales, is it weather or roadworks
  can't switch off the recursion, missing base case somewhere
  power calculation, how many patients do we need
  second wind of the debugging, now suspecting the cache
  adrenaline vs noradrenaline results, picking the right test
  tired tyres, tread depth numbers, which axle wears fastest and why
  bed occupancy figures don't agree between two reports
  need to get going on this integral, try substitution
  sleepy driver stats, confounders galore, untangling
  checking every step of my kid's long division
  why won't this macro stop
  isolating the leak in the sprinkler zones
  which clause lets them raise the rent
  comparing two wills, what changed
  number theory, last digit of seven to the hundred
  is x bounded, prove or disprove
  what if interest goes to seven percent, stress testing our loan
  locating the fault in the knitting chart, row count is off by two
  who owes who after the Lisbon trip
  analysing the opponent's Sicilian
  working out where the damp is coming from
  finding the mistake in the recipe scaling, it made ninety
  spotting fraud patterns in the claims
  cohort retention, digging
  which variables explain the churn
  inspect logs, correlate timestamps, find the first error
  verify the compound interest by hand
  solve the missing necklace case in this logic book
  can the committee legally do that, checking the constitution
  calculating beam load for the mezzanine
  ANOVA on the tomato trial
  why is Excel rounding, pennies off
  balancing two budgets, house and shop
  estimating how many piano tuners in Lagos
  sequence puzzle, 1 11 21 1211
  assess whether the survey question is leading
  read both contracts, note the traps
  does the alibi hold, timeline for my mystery club case
  the thermostat lies, compare three thermometers
  rebuild the argument premise by premise
  JEE physics, rotational motion problems
  post UTME past questions, logarithms
  honours maths, complex numbers, part c
  my tax is wrong by 40 rupees, where
  abeg where my salary enter, checking the debit alerts
  figure out the cipher wheel
  Nonogram, 20 by 20
  Root cause 5 whys
  Proof attempt
  Chess analysis
  Logs, prod incident
  Statement audit
  Sensitivity analysis
  eliminating suspects, it's the thermocouple or the relay
  count the calories of the recipe per slice, precise
  why does grandad's radio only work at noon, theory testing
  settle the bill for eleven people, two didn't drink
  sanity check the forecast formula
  is this sample biased, looking hard
  infer what the missing page said from the totals
  optimising staff rota, constraints everywhere
  stuck on the parity argument
  kids in bed, spreadsheet open, where did eleven hundred quid go this month
  I'm tired of guessing so tonight I measure the voltage at every node till I find it
  coffee, whiteboard, why does the model predict negative rain
  everyone blames the night shift but do the numbers, let's see
  it crashed again at 2:14, same as Tuesday, so what runs at 2:14
  not asking how I feel, asking whether n squared plus n is always even
  restless over this puzzle, knights and knaves, someone's lying
  my gym's direct debit doubled, checking the terms against the statements
  drained pond, but evaporation or leak, dye test and arithmetic
  low voltage on phase two only, tracing upstream
  wired the doorbell wrong, working out which transformer lead is which
  storm loss model, checking the tail
  adrenaline junkies' insurance, comparing exclusions in four policies
  pump or valve, swap one and see, proper elimination
  burn down chart doesn't match the tickets, why
  is my second wind real, lap times plotted
  hyper inflation question, economics paper, working it through
  flat white price rise, does it pay for the milk, margins
  rush hour puzzle, get the red car out in twelve moves
  dance card, who partnered whom, logic riddle from the weekend paper
  power bill jumped, was it the freezer, testing one socket at a time
  sleepy sensors miss every third packet, counting frames to see why
  chill chain breach, when did the fridge go above eight, reading the logger
  running total goes wrong at row 613, but how
  slow morning queries only after backup, coincidence? checking
  can't switch off this alarm till I know which zone triggered it, reading the panel history
  buzzing fluorescent, ballast or tube, swapping to find out
  knackered spreadsheet with circular references, untangling
  bed prices, seven shops, mattress plus delivery, which is truly cheapest
  need to get going on the tax puzzle, is it income or a gift
  counterexample wanted, or else a proof
  reading contract v3 against v4, they've slipped something in
  the scale says 70, the pharmacy says 72, which is wrong and how do I know
  simulating dice to check my answer
  whether to refinance, with fees, over six years
  which of the nine coins is light, two weighings
  inspecting why the bread sank, yeast or oven, controlled trial
  sales up, profits down, explain
  finding the weakest link in our supply chain with the data
  allocate rooms so nobody clashes, constraint puzzle
  regression residuals look funnel shaped, what now
  who voted twice, comparing the lists
  dimension check on this physics formula
  memory leak or just cache, heap dump time
  is the pension transfer a bad deal, working the numbers with a pencil
  determine the unknown salt, qualitative analysis sheet
  reading the MOT history to work out what the seller's hiding
  a knight's tour, trying to close it
  balancing the church roof fund to the penny
  how many ways to climb ten stairs
  why does the loop skip the last item
  verify the odds the bookie gives
  testing which fertiliser worked, plots compared
  ranking suppliers by total cost, weights argued out on paper
  pulling apart the claim that carrots help eyes, evidence for and against
  figuring out the pattern in grandma's bus timetable complaints
  make sense of the conflicting test reports
  electricity meter, is it fast, timed with a one kilowatt heater
  solving quadratic inequalities for my resit
  SS3 further maths, binomial expansion
  wetin dey drain my data, checking app by app
  calculating my salary after the PAYE, e no balance
  GST input mismatch, tracing invoice by invoice
  permutation combination sums, DPP 6
  which loan is cheaper yaar, flat or reducing, calculating
  applied maths, projectiles, higher level
  silage numbers, cost per tonne wrapped or pit
  drench resistance, comparing egg counts before and after
  I calculate if my money is enough for the rent and the train
  my homework is logic, I must find the false sentence
  at seventy I'm still beating The Times cryptic, twelve clues left
  bridge post mortem, could I have made four spades
  pocket money maths, how many weeks till the skateboard
  minecraft redstone not working, finding why
  physics past paper, circuits, six marker
  why'd I get 47 percent, going through the mark scheme to see what lost me points
  rubik's cube, last layer, working the algorithm
  Forecast vs actuals
  Diagnose boiler
  Induction proof
  Crash log review
  VAT check
  Endgame drill
  Claims audit
  Feasibility numbers
  Trace packet loss
  Compare pension offers
`;
