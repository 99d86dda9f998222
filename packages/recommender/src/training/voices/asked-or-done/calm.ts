/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const CALM_OF_ASKED_OR_DONE = `
  open a window and breathe for five minutes
  turn my phone face down and let my heart slow before the results come
  set down the tray, lean on the wall, let the row with chef pass
  close the laptop lid halfway and unclench, then back in
  lower my shoulders, there's an hour of waiting room left
  read the psalm slowly, the scan's at three
  undo the knot in my stomach before the driving test
  sit in the car a bit until I'm not cross with him any more
  slow stretches on the mat, back's killing me, still got a shift after
  call off everything for ten minutes, it's all too much at once
  check my pulse is coming down, breathe, check again
  stop. tea. look at the birds. then I'll answer that email
  put the kettle on and stop spiralling about the mortgage letter
  restart my breathing, in four, out six, stage call in twenty
  send the panic away, feet on the floor, hands on the desk
  mute the group chat drama and water the plants till I'm steady
  light a candle for Da and be quiet a while before lunch
  skip the argument, walk round the pond until I'm human
`;
