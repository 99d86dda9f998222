/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const CREATIVE_OF_ASKED_OR_DONE = `
  write a song for the school play
  play around with that riff till it turns into a chorus
  name the new cat cafe, something that isn't a pun
  turn the lights in the shop window into some kind of forest, sketching ideas
  call the villain something nobody's used, then work out what he wants
  open a blank page and see which story walks in
  set the opening scene on a night ferry and find out who's aboard
  translate the feeling of that harbour into paint, loose, no plan
  add a twist to the third act, maybe the aunt did it
  make a playlist cover out of cut-up train tickets
  record silly voices for the puppet and pick who she is
  order up twenty bad ideas for the stall so that one good one shows
  restart the poem from the last line
  turn grandma's recipes into an illustrated zine, doodling the pages now
  search the attic for fabric and dream up a carnival costume from it
  message in a bottle story, kids' contest, making up the ending
  spell it wrong on purpose? playing with names for the brewery
  find a melody for the words my sister wrote
  send the hero down the wrong road and see what plot grows
  note down every mad invention we can think of for the science fair
  take photos of puddles and make something strange of them
  skip the outline, improvise the monologue
  draw the app nobody's made yet, wild ones welcome
  close my eyes and picture the garden, then sketch the beds any old way
  Logo ideas for the chippy
  alarm clock that hugs you... sketch ten more daft gadgets
`;
