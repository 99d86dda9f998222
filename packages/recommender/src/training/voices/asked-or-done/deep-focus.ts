/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const DEEP_FOCUS_OF_ASKED_OR_DONE = `
  play the violin part till it's clean
  play the left hand alone, slow, forty times until bar nineteen stops tripping me
  going through the Bach with the metronome, no skipping the repeats this time
  open chapter six and don't close it till I can explain osmosis
  spell all two hundred words for the bee, out loud, then write them
  gonna translate the whole manual by Friday, page 40 today
  translate the Tacitus passage line by line before the Latin paper
  convert dad's paper ledgers into the new system, every row exact
  add the captions to all ninety slides, careful with the Greek names
  read the methods section properly, pencil in hand
  set the type for the wedding programmes, letter by letter
  update the parish register, 1911 to 1924, no mistakes allowed
  send nothing, answer nothing, just me and the thesis till lunch
  turn the interview tapes into a transcript, word for word
  turn a bowl on the lathe, the wall has to come out even
  note every single citation in APA before the portal shuts
  take notes on the whole pharmacology lecture recording and learn the doses
  restart the scarf from row one and count every stitch
  close the hem by hand, tiny stitches, the bride collects at four
  copy the hieroglyphs out till I know the set
  call nobody til this module compiles and its committed
  write the migration script, then the docs for it
  run scales in all twelve keys, trombone, door shut
  check the kerning on all forty pages with a loupe
  open the watch, clean the movement, put it back together without losing a spring
  lights over the bench up, solder the last thirty joints
  search the archive boxes one by one and catalogue what's there
  record the audiobook chapter again, cleaner, watch the consonants
  boss said send the report tomorrow. no, sitting down and writing it to the last line today
  order the slides from the microscope and label each of them properly
  alarm's off, phone's in the drawer, organic chem until noon
  book of practice papers, timed, all of number four
  set up the jig and cut the dovetails before the glue man comes
  Data entry: clinic cards M to R
  go back over the irregular verbs until I stop guessing
`;
