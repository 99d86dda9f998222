/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const ANALYTICAL_OF_IN_OTHER_WORDS = `
  taxes ugh
  something's off by 37p in the till and I will find it
  mate in five, no engine, just me and the board
  why does the pipeline drop rows only on Tuesdays
  segfault again, gdb out
  comparing the two fixed rate mortgages line by line to see which actually costs less
  the hive's been losing weight and I need to work out whether it's mites or robbing
  root cause, pump 3
  proving that the sequence converges, third attempt
  ANOVA on the yield trial, then decide which barley to drop
  going through the lease clause by clause for anything that bites us
  the wolf note on this cello has me stumped, tapping round to trace where it comes from
  can't sleep on this until I know why the numbers don't reconcile, opening the ledger
  mash 4 fermented out too early, figuring out whether it's the yeast or the thermometer
  sudoku, the evil one
  what's eating my RAM
  Q3 variance
  spreadsheet says we can afford the extension, my gut says no, checking every cell
  drug calculation paper, mg per kg per minute, working through all thirty
  redlining their NDA against ours
  bisecting the commit that broke login
  working out weight and balance for four adults and full tanks
  is it cheaper to heat with the pump or the oil, doing the sums tonight
  post-mortem of my lost rook ending, move by move
  the van makes a clunk only on left turns so I'm crawling under to narrow it down
  epsilon delta, again, slowly
  Reconciliation Nov
  three quotes for the roof and none of them add up the same way, putting them side by side
  HPLC gives two peaks where there should be one, hunting the impurity
  Let me think through who could cover which ward given six people and nine shifts
  p-hacking accusations, rechecking every regression in the paper
  parsing the survey data, does the rural effect survive if I control for age
  Is the universal credit award right? redoing it from the regs by hand
  log dive
  seating plan for 140 where half of them aren't speaking, a constraint problem if ever I saw one
  audit sample, 60 invoices
  my K/D tanked since the patch, going through the replays to see what I'm doing wrong
  how many litres per row if the drip line loses pressure at the end, pencil and paper
  the choir schedule clashes with itself somewhere and I'm going to untangle it
  tracing the short in the dimmer rack with a multimeter
  so the grandchildren's trust, if the rate is four percent and we draw down annually, let me work that through
  knights and knaves puzzle from the maths club
  which pension, mine or the workplace one, comparing charges over thirty years
  weld cracked twice in the same place, sectioning it to see why
  Bayes, but for the screening test
  someone is fiddling the petty cash and the receipts will tell me who
  feasibility: 3 lorries, 11 drops, tachograph limits
  dissecting the opponent's opening repertoire before Saturday's match
  reading through medical bills to see which ones the insurer wrongly refused
  WHY is this query slow
  tax residency question, 183 days or not, counting stamps in the passport
  figure out what killed the sourdough
  lighting desk drops channel 9 in every run, chasing the fault before the half
  checking whether the translation memory has two contradictory terms for the same valve
  fuel receipts vs mileage, one of them is lying
  topology hw q4
  break even on the second polytunnel
  not writing anything today, just trying to understand where the proof in lemma 2 falls apart
  estimating the flat against five comparables, price per square metre
  working back from the electricity bill to find which appliance is the glutton
  The accounts for the parish hall don't balance and the auditor's due Thursday so I'm starting from the bank statement and going backwards
  grant budget, where can I lose eleven grand
  test fails on CI but passes locally, of course it does
  who stole the emerald, I've got a notebook and 90 pages left to deduce it before Poirot does
  calculating the fret spacing for a 628 mm scale
  retrosynthesis of that nasty bicyclic, which bond do I break first
  is it colic, teething or the formula, working through the baby's diary for a pattern
  fault-finding on the milking parlour vacuum
  tilted at myself but let me actually work out why I lose every knight endgame
  expected value of the scratchcards the lads bought, for science
  crosswind component for runway 24, do the triangle
  claims triage: which of these denials contradict the policy wording
  going to stare at the Grafana graphs till I know which service is lying to us
  Fermi estimate, piano tuners
  dose titration audit
  reverse-engineering the save file
  a cryptic, the Listener one, all afternoon
  bridge hand from last night, could four spades have been made
  do I buy or lease the combine, NPV at six per cent
  regex from hell, why's it matching the newline
  which of my taxis is really earning its keep, I've got the year's numbers in front of me
  soil report arrived, figuring out what the magnesium is up to
  the bathroom is 2.14 by 1.87 and the tiles are hexagons, so how many boxes
  untangling two wills and a codicil to see who inherits the piano
  group theory
  weighing up three job offers with a proper matrix
  why did the custard split three nights running, checking temps against the log
  peer review of a paper whose error bars smell funny
  electric bill forensic
  I've a hunch the lodger's meter is wired to ours, checking circuit by circuit
  race condition, round four
  find the bottleneck on line B
  P&L
  Rubik's, blindfold algorithm, working out the commutators
  does this clause let them sublet or doesn't it, the wording is a maze
  tidal curves for Saturday, can we clear the bar at half ebb
  the sermon's done, now to puzzle over whether Luke and Matthew agree on the genealogy
  churn is up 4 points and I'm slicing the cohort till I see why
  my blood pressure readings, is it the salt or the coffee, plotting both
  combinatorics: how many ways to seat the quartet so the cellist is never next to her ex
  dig into the warranty returns, what breaks first
  no calls today, I'm modelling the cash flow under three scenarios
  debug
  Decode granny's cipher from the back of the hymnal
  comparing phone contracts before the salesman rings
  load calc on the balcony beam
  the thermostat's behaviour makes no sense, logging each relay click and reasoning it out
  Lagrange multipliers, question 6, wrong sign somewhere
  work out what the divorce settlement leaves me per month
  variance in queen acceptance across five yards, chi squared or Fisher
  where did 3 hours of CPU go, profiling
  engine knocks when hot, not when cold, what does that rule out
  timetable clash matrix for A-levels
  tracking down a ghost of 12 volts in the campervan
  interrogating the census data
  can the village shop survive on 140 customers, sums at the kitchen table
  the two translations disagree on one word and the treaty hangs on it, weighing evidence for each
  prime gaps, for fun
  checking my boy's homework because 7/8 minus 2/3 can't be bigger than one
  I know I should be sleeping on it but the clock says two pm and the trial balance is out by nine hundred quid, so let's find the beggar
  Needle in a haystack: a duplicated supplier somewhere in 40,000 rows
  what's the best route round seven islands with one ferry a day
  Euclid before breakfast
  figuring out the AirBnB sums
  lemma's wrong, counterexample hunting
  crash dump came in, symbols loaded, off I go
  the church heating bill tripled, comparing the tariff, the hours and the thermostat
  lattice paths, mod 7
  choosing a school: catchment, results, distance, the whole weighted table
  Does the medication chart explain the dizziness? cross-checking doses with times
  assessing which of two quotes hides the scaffolding cost
  engine room: figure out where the water is getting in
  stats for psych, t-test or Mann-Whitney
  chess prep, his Caro-Kann has a hole in it somewhere
  the printer jams on every seventh sheet, so what turns every seven sheets
  reckoning up who owes who after the stag do
  wifi dead spot sleuthing with a floor plan
  solve for x
  can the flock graze the bottom field and still leave hay for February, dry matter sums
  ledger 2023 vs ledger 2024, what changed
  the plot thickens in the A/B test, novelty effect or real
  evaluate three CRM systems against our must-haves
  sorting truth from fib in the planning objection, fact by fact
  weigh the evidence in the Hodges complaint
  chem: limiting reagents, the nasty ones
  unpick the pension statement
  our best engineer is baffled by the leak in memory so naturally I, the intern, am going in
  test the hypothesis that my tomatoes hate me
  resonance survey, tap tones on nine spruce plates, which is stiffest per gram
  matching bank lines to invoices, hunting for the odd man out
  go, life and death problems
  escape room blueprints: can the puzzle be brute-forced, let's see
  gantt conflict, who's on the critical path
  should we insure the instruments separately? reading both policies for exclusions
  do the maths on quitting smoking
  Fourier
  VAT quarter, partial exemption, oh joy of logic
  which gene, which plate, who mislabelled what, reconstructing Tuesday
  my teenager's data plan vanishes in a week, checking the usage logs
  tree diagram, two dice and a coin
  I'm calm enough, thanks, it's the oscillator that isn't, scoping it stage by stage
  crossword clue 14 down has beaten the whole staff room
  invoice dispute: his hours or mine
  rate my own rental portfolio, yield by yield
  fault tree
  balance the redox
  timing sheet says the interval overran nine minutes, who lost them
  calibrating, then seeing whether the drift is temperature or age
  find where the translation went illogical, if she left before him how did he see her go
  P vs NP isn't today, today is whether this loop terminates
  SWOT, honestly done
  what do the bees' waggle angles say about where the forage is, protractor in hand
  stare at the stack trace
  the seller says 1890, the beams say 1840, weighing up the clues
  double-entry detective
  is the meter fast, or the fare table wrong, comparing twenty trips
  Zebra puzzle
  so I've got the bank's letter, the builder's letter and the surveyor's letter and they can't all be true, which one's wrong and by how much
  knotty one: does clause 14 survive termination
  my lathe chatters at 600 rpm but not at 900, why
  play through Capablanca and guess each move before I look
  Kaplan Meier and a strong coffee
  the hens stopped laying on the ninth, going back over feed, light, fox
  what's the catch in this fixed bond
  proof by induction, base case is fine, it's the step that stinks
  wanted to nap but there's a memory leak and it's personal now
  break down the grocery spend
  interpreting the spirometry against last year's
  feed conversion per pig, who's eating and not growing
  decompiling a mystery DLL
  two translators, two invoices, one word count, someone's padded theirs
  three body problem, on paper, in the bath
  nonogram
  optimising my build order by the second
  auditing the collection plate, kindly but thoroughly
  which brand of nappies is cheapest per actual change
  tolerance stack-up
  the calendar says leap year and the payroll says otherwise, find the bug
  what made the tenor section flat from bar 30 on, going through the recordings
  sort out whose turn it was in the custody calendar going back to May
  the flaky test
  interest on the interest, is this loan legal
  wire gauge vs length vs amps, doing it right
  trying to crack why my ads convert in Kent and not in Essex
  linear algebra, eigen-something
  read the contract like an enemy would
  dietary puzzle: one guest coeliac, one vegan, one hates onions, find the intersection
  cost per cover
  drill into why bed 6's fluid chart doesn't add up
  Monte Carlo on the retirement pot
  is it the alternator or the battery? meter in hand
  model selection, AIC or cross-validation
  thinking ten plies deep in a correspondence game
  the scoreboard maths, can we still qualify on goal difference
  picking apart a philosophy argument, premise by premise, to see if it's valid
  working out the gearing for my hill bike
  timeline of the emails, who knew what when
  spot the fallacy in the opponent's skeleton argument
  inheritance tax estimate
  mystery smell in the reactor log, trace it to a batch
  settle the bet: is 0.999 recurring truly one
  stock variance in the bar, four bottles of gin have evaporated
  untie the dependency knot in package.json
  lap times, where am I losing four tenths
  check the vet's bill against the price list
  I wrote the code yesterday, today I find out why it's forty times slower than it should be
  how far will the paint go, walls minus windows
  Pythagoras and a shed roof
  reviewing the scheme of apportionment for errors
  compare the two care homes, fees, staffing ratios, inspection grades
  sizing up solar, payback in how many winters
  the kiln log has a kink at 573 degrees and I'd like an explanation
  why's my standing order gone twice, phone off, statements out
  find the cheapest train split, Penzance to Wick
  SQL sleuthing
  combing discovery for the one memo that contradicts him
  parity argument, chessboard, dominoes
  energy balance on the still
  score the tenders
  is the discount real, checking what they charged in October
  nerves aside, I've a position to evaluate: rook and two pawns against bishop pair
  calm sea, good breeze, and yet we keep drifting east, so where's my navigation sum wrong
  boss wants ideas, I say first work out which of last year's eight actually paid
  who's telling the truth about the dented bumper, photos and timestamps on the table
  my sleep tracker claims I rest four hours, checking its data against the baby monitor's
  reading between the columns of the council's accounts
  I was about to go to bed when I saw the opening balance doesn't match last year's closing one, and now I'm reading both sets of books side by side
  everyone's yelling about the scoreboard so I've taken the rulebook and the timings into the back room to establish who really won
  my wife thinks the boiler's haunted, I think it's a pressure valve, and I've a multimeter, a notebook and the evening to rule things out
  look, three of my queens failed in the same apiary and thrived in the other two, so something differs, and I'm listing what
  it could be a meeting but I'd rather sit with the two rent agreements and a ruler and see which clauses moved
  I can't paint till I've worked out how much primer soaks into lime plaster per coat
`;
