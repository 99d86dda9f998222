/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const MEETING_OF_ASKED_OR_DONE = `
  call Mum and tell her about the house
  book club
  ring the school and ask the head about the bus thing
  message came, so I'm off to talk to Frank about his notice
  call the bank and argue about that charge till someone listens
  read my bit of the report out to the trustees
  take the stage at four, talk on bees, then questions
  open day, I'm showing parents round the labs
  order of business: introduce myself to the new neighbours
  check in with each of my three apprentices
  remind the team why we're changing suppliers, standing in front of them at ten
  add my voice at the town hall tonight, the bypass hearing
  video call with the cousins in Melbourne
  translate for Auntie at the hospital appointment
  dial in to the board from the car park
  send Nina off properly, speeches and cake in the canteen
  turn up to parents' evening, slot six
  update the client in person, she likes to see faces
  close the deal over lunch, haggling with the fishmonger
  navigate the talk with HR without losing the job offer
  tell my son about the move, just him and me
  teach the Tuesday beginners how to spell their names in English
  gonna ring Dave's missus and see what they both reckon about Sunday
  let the tenant say her piece then tell her about the rent
  Stand-up, then 1:1 w/ Femi
  mute my opinions and listen to the union rep
  search committee interviews, three candidates back to back
  pick up the phone and break it to the supplier that we're leaving
  take the call from the adoption lady, both of us on the sofa
  speak to the landlord face to face about the damp
  convert the sceptics on the committee, my pitch is up next
  skype with my supervisor about chapter two
`;
