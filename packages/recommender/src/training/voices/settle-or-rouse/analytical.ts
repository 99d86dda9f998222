/** Sentences for this state, where rest is easily taken for its contrary. */
export const ANALYTICAL_OF_SETTLE_OR_ROUSE = `
  exhausted but prod is down, finding out why
  compare mattress prices and pick one
  can't sleep so solving the integral I got stuck on, want to crack it
  should I take the night shift premium or the day job, pros and cons
  why does the sleep tracker crash at midnight, debugging
  post match analysis, going through the xG numbers
  coffee budget for the cafe, figures don't add up
  stress test results, reading the graphs for the bridge
  choosing between two nurseries, listing the facts
  check the heart rate dataset for outliers
  chess endgame study, calculate it properly
  Fehlersuche im Schichtplan-Skript
  comparer deux offres d'assurance
  decidere tra due mutui
  uitzoeken waarom de sauna stroom vreet
  разобраться, почему падает тест
  睡眠データの分析
  야근 수당 계산
  2am pager went off, tracing the memory leak
  which holiday is better value, doing the sums
  going over the season's injury numbers to spot the pattern
  budget meeting's tomorrow, checking the forecast figures tonight
  sudoku, fiendish, working it out
  Bug triage
  Q3 numbers check
  Root cause: alarm didn't fire
  Code review (Lena)
  Decide: nursery A or B
  probability homework, penalty shootout question
  puzzle out the train timetable clash
  proof by induction, stuck at the step
  audit the gym's till against the bank
`;
