/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const ANALYTICAL_OF_WHAT_COMES_NEXT = `
  Half three in the morning and the server still won't boot, something in the logs doesn't add up
  why does the baby monitor drop out every night at two, I'm going to trace it
  too tired for small talk, just right for chess
  Working out whether I sleep worse on coffee days, got six weeks of numbers
  The deadline slipped, so now which tasks are on the critical path
  budget before bed, must balance to the penny
  my nerves hate it but let's go through the tax letter line by line
  Marathon splits: where did I lose four minutes
  Is it the knee or the hip? Comparing the physio's notes with my own diary
  boredom made me try to prove there are infinitely many primes again
  Shift rota puzzle, eleven nurses, no one does three nights running
  Calculating the dose per kilo for the twins and checking it twice
  Stress test on the beam, the figures disagree
  I'm calm now so let me look at why the payment failed
  debugging, energy drink, same null pointer as yesterday
  Kids' pocket money, savings rate, how long till the trampoline: doing the sums with them watching
  sudoku killer grade to the end
  Two mortgage offers, one night to decide, I want them side by side
  Woke up with an idea about the lemma, checking whether it holds
  our striker tires after seventy minutes, what do the tracking data say
  Boiler cuts out when everyone's in bed, I've got the fault codes and a flowchart
  The pain chart doesn't match the pill chart, find the pattern
  Reconcile petty cash, Nov
  my energy bill doubled and nobody changed anything, hunting down the reason
  Oya let me calculate this generator fuel, who is thiefing am
  exam practice: three probability questions, proper working shown
  Which pram is actually cheaper over two years? Spreadsheet time
  Auditing overtime claims from the night crew
  I am not sleepy, I am stuck: the integral diverges and the book says it converges
  logic grid puzzle with tea
  How come the unit tests pass by day and fail after midnight
  Weighing up two job contracts, one pays more, one lets me sleep
  Endgame study, rook and pawn
  The unhappy customers cluster on Tuesdays, digging into the survey
  Coach wants to know if altitude training worked, running a t-test
  Wired on cola and chasing a memory leak
  my daughter's bedtime maths riddle has beaten me and I refuse to lose to a fox, a goose and a bag of corn
  root cause: conveyor stops
  I keep yawning at this invoice because it's wrong and I can't see where
  reverse engineering the old alarm clock, which gear skips
  Compare three health plans for back treatment
  Let me check is the proof by induction really need two base cases
  Slow query, fast coffee, explain plan open
  The relaxation term in the equation should vanish but it won't
  why am I £212 short every payday, going through statements
  Estimating crowd numbers for the fun run from last year's ticket data
  Tennis draw: who could she meet in the semis and with what odds
  Is the new mattress any better? Forty nights before, forty after, let's see
  Diagnosing the van, starts cold, dies warm
  Pricing the creche per child per hour, it has to break even
  the anxious part is over, now I go through the lab values one at a time
  GST mismatch, find it today only
  A colleague swears caffeine helped the scores, I think the sample is rubbish, testing
  Crosscheck seating plan against allergies, 140 names
  Cryptic crossword, the last four clues, no help from the wife
  Bug triage
  Who ate my lunch budget? Pivot table says parking
  Figuring out tide times against training times, there has to be a gap we can row in
  there's a hole in this argument about free will and I mean to locate it
  Overtired or under-iron? Sorting my blood tests by date to see
  The night shift lost nine units and the day shift lost none, where does the difference come from
  Three sleepless doctors, three different diagnoses, I'm laying the symptoms out in a grid
  Can a bishop and knight force it? board's out, coffee's hot
  My knee hurts on Tuesdays. Why Tuesdays.
  Baby milk subscription versus tins: break-even point
  proof by contradiction, attempt four
  I'm not in the mood for feelings, give me a truth table
  Two mattresses, three warranties, loads of small print, which one's the con
  The league table can still go five ways, working through every combination
  Splitting the holiday costs among nine people, two of whom left early
  What makes the alarm go off at 4:10 each night, is it the timer or the heating
  stats homework, chi squared
  Why did energy use spike during half-term when the school was shut
  Deadline maths: 40 pages, 6 days, 2 of them with the kids
  Fault finding on the milking robot
  The tired old query takes nine seconds and I want to know which join's to blame
  All the stress readings cluster at the weld, go back over the model
  I smell fraud in these expenses, reading receipts against the calendar
  bridge hand post-mortem, we should've made four spades
  Which of my meds is making me drowsy, going to line up dates and doses
  Refinance or sit tight? running numbers till it's obvious
  Reading two tenancy contracts against each other, clause by clause, over a calm cuppa
  Kalman filter keeps drifting when the runner turns, something off in the covariance
  Half the kids got question 7 wrong in the same way, so what misconception is that
  Woke up wondering whether 2047 is prime, paper please
  how many crates of beer for 130 guests, five hours, one heatwave
  I dey check why the POS no balance since yesterday night
  the compiler and I are having a disagreement
  Insurance excess: is it ever worth claiming? decision tree
  Solving old olympiad geometry, no hints
  Why's the washing machine tripping the fuse only when the kettle's on
  Variance analysis, Q3
  We lost by one point and I want to find which decision cost us it, possession by possession
  Something in the sleep app's averages is fishy, I exported the raw csv
  Boring? maybe, but there's a missing seven pence and I'll have it
  Pain scores before and after, paired test, tiny sample, be careful
  Check the nervous system diagram logic: if this nerve's cut what still moves
  a locked room puzzle in an escape box my son got me
  Pension transfer, three scenarios, inflation at two, four and six
  Which bus gets me to bed earlier on average, I've kept a log
  The recipe scales badly and I'm going to work out why the salt doesn't go linearly
  It works on my machine, so what's different about hers
  Tracking the night-time temperature drop in the greenhouse back to its cause
  Comparing coaches' bids, one has hidden fees
  Mock trial prep: find the contradictions in the sleepy watchman's testimony
  Is my anxiety worse in weeks with less running? correlations, not feelings
  timetable clash, 7 teachers, 5 rooms, one very grumpy head
  Trying to disprove my own hypothesis before the reviewers do
  Estimate: how many yawns in a parliament session, Fermi style
  Depreciation schedule looks off by a year, tracing it back
  Knight's tour on a 6 by 6, on paper, in bed, quite awake, nearly got it
  Crash only happens after eight hours running, must be something leaking
  Kindly see where is the mistake in my trial balance, three hours gone already
  Dad's care home bill has a line nobody can explain so I'm going to unpick it
  regression to the mean or did the new goalie actually help
  Who's lying, knights and knaves, eleven islanders
  What did the last tenant do to this fuse box, mapping every circuit
  Spot the flaw: perpetual motion coffee mug
  Overtime versus lieu days, which leaves me better off after tax
  the graph says we improved, the kids say we didn't, I want to see the denominators
  The kids swear they were asleep by nine but the tablet battery says otherwise, and I'm going to establish the facts from the charging log
  Slept on it, as advised, and the two job offers are still level, so now I'm scoring them properly, pension and commute included
  I'm too stubborn for bed while that proof has a gap in it, so it's me, the lemma and the kitchen table
  My running coach thinks I'm overtraining, my watch thinks I'm underslept, and I'd like to see which of them the last ninety days support
  Half the ward's coffee money has gone missing and I've got the tin's ledger, the rota and a quiet corner to match them up
  Third all-nighter this month for the site team because of one alert, so I'm tracing what triggers it, event by event
  The physio's invoice, the insurer's letter and my diary give three different numbers of sessions, and I want to know who's wrong
  Calm, empty house at last, and the board from Sunday's game set up again at move 23 where I went astray
  Everyone's stressed about the budget hole, so I'm opening the workbook and checking each formula from the top sheet down
  If the night train leaves at 22:10 and the ferry won't wait, can six of us make it with two bikes and a cello, I'm working through the options
`;
