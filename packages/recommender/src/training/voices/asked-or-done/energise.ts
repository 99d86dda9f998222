/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const ENERGISE_OF_ASKED_OR_DONE = `
  set the table, fast, guests at the door
  turn up the energy, fifty burpees and then a cold shower
  open the curtains and get my backside moving, it's gone ten
  play five-a-side with the lads in twenty, boots on
  start the hoovering before I talk myself out of it
  call time on the sofa, bins, dishes, floors, go
  wake up wake up, night bus leaves at 4 and I'm driving
  restart my brain, it's two pm and I've typed the same word thrice
  turn the whole flat upside down and scrub it before mum lands
  alarm went, no snooze, shoes on, out the door
  order myself off this chair, forty star jumps
  skip rope till the bell, three rounds, the bout's saturday
  update: still knackered, still six hours of ward to go, need a kick
  close up at two, so I need to stay sharp behind this bar
  shuffle, step, kick, warming up for the dance-off
  send the sleepiness packing, splash of cold water and into the yard
  book in one hand, eyes shutting, no! up, I've got the late desk till midnight
  take the dog at a proper pace up the hill, shake this fog off
  stop putting the garage off, tunes loud and shift those boxes now
  set off on the sprint sets, coach has the stopwatch
  dust the shelves double quick before the estate agent's here
  navigate nothing, just pedal hard to the lighthouse and back
`;
