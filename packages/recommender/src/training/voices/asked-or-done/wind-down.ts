/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const WIND_DOWN_OF_ASKED_OR_DONE = `
  read the kids a story and lights out
  turn the lights down and get under the covers, long day
  set tomorrow's clothes out then straight to bed
  close the shop, close the book, close my eyes
  play the last hand then off to bed with the lot of us
  shut down for today, what's not sent can stay not sent
  read two pages in bed until the book falls on my nose
  call it a night, my eyes are crossing
  cancel the evening, I'm going to lie down till I'm gone
  switch off properly, weekend's started, laptop in the cupboard
  put the wean down and then myself
  open the novel, duvet up, no more screens tonight
  my body clock says noon, the hotel says midnight, gotta sleep
  stop counting sheep and actually drop off this time
  mute the day, warm milk, jammies
  twenty minute nap on the break room couch, nothing planned after but home
  undo the tie, feet up, finished for the week
  alarm's set for five so I need to be asleep by nine
  sing the wee one her lullaby and doze off beside her
  send the last email and let the whole job go till Monday
  log off, slippers, let the evening run out
  add one more blanket and sleep off this jet lag
  Bedtime, whole house
`;
