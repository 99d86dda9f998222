/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const ANALYTICAL_OF_ASKED_OR_DONE = `
  turn the numbers into one budget that adds up
  add up what the extension really cost us and where the overspend came in
  check whether the trains would beat the car once you count parking, do it properly
  split the holiday bill fairly when two people left early and one paid the villa
  work out 15% off versus three for two over a year of nappies
  find out why the alarm keeps tripping at three, sensor by sensor
  turn each light on in turn to find which circuit is blowing the fuse
  play through Carlsen's endgame and see where the draw slipped away
  set the two phone contracts side by side and see which one's lying
  call it a hunch, but the stock count is off and i'm gonna trace it
  search the logs for what changed between Tuesday's good build and today's
  undo my proof back to lemma two, something's off there
  convert the recipe costings to per-portion and see if the lunch menu loses money
  open up the engine and work out what that knock is
  read the lease against the old one clause by clause for what they changed
  compare heating bills before and after the insulation, did it pay off or not
  calculate the load on that beam by hand because I don't trust the app
  check the scores for bias, the second marker's averages look odd
  order the suspects, rule them out, sudoku style, that logic puzzle in the Sunday paper
  why does the printer only fail on page three, gonna narrow it down
  send the parcels by rail or road, sit down and do the sums for the co-op
  skip the gut feeling, build the decision tree for which flat
  update the forecast model and find which variable is pulling it
  Reconcile petty cash
  take the timetable apart, there must be a slot all six teachers can make
`;
