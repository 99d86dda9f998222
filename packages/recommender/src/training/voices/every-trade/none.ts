/** Sentences for this state, by people of a hundred trades, in English. */
export const NONE_OF_EVERY_TRADE = `
  Lunch
  Dinner
  tea
  chips
  Dentist
  Mum's birthday
  Birthday - Kofi
  Annual leave
  A/L
  Flight LHR-LOS
  Train to Cardiff 07:42
  Bank holiday
  OOO
  Car MOT drop off
  Boiler man 9-1
  Bin day
  Payday
  Anniversary
  Parcel delivery
  Airport pickup
  Eid
  Diwali
  Dublin
  Ferry 18:30
  Vet - Biscuit
  Opticians
  Pick up dry cleaning
  Hold
  Busy
  Private
  TBC
  Do not book
  Travel
  Off
  Blood donation
  Flu jab
  Rent due
  Clocks change
  Term starts
  hmm
  dunno
  asdf
  hello
  idk lol
  nothing
  nothing really
  stuff
  things
  not sure yet
  whatever
  ok
  same as yesterday
  you tell me
  bits and bobs
  this and that
  ask me later
  why do you want to know
  blah blah
  just looking at the app
  eating a sandwich
  beans on toast
  grabbing a curry
  going for a pint with nobody, just a pint
  breakfast roll
  jollof and plantain, then we'll see
  suya run
  bacon butty
  pizza's here
  having my dinner
  chippy tea
  samosa break
  fish supper
  post office
  taking the cat to the vet
  collecting my prescription
  taking the car through the wash
  dropping the kids at school
  fetching the boy from football
  petrol
  cash point
  off to the tip
  returning a jumper
  queue at the bank
  on the 46 bus into town
  driving to Kerry
  flying home for christmas
  packing done, taxi's outside
  day off
  week off, nowhere to be
  on my holidays
  at the beach
  going to the cinema
  market for tomatoes
  the barber
  nails at 2
  waiting for the plumber
  waiting for a bus
  waiting
  at the airport, gate 22
  on the ferry
  checking in at the hotel
  walking to the station
  in the queue for coffee
  passport office drop off
  donate the old clothes at the charity shop
  buy a birthday card
  buy nappies
  get a new phone case
  watering can from the garden centre
  monday
  12th
  nan
  Biscuit
  Sam
  purple
  potatoes
  aaaaaaa
  ??
  .
  lol
  pass
  going to village for the weekend
  travelling to Enugu tomorrow
  on leave till tuesday
  out of station
  going native place for festival
  bunking off to the beach
  long weekend down the coast
  road trip to Byron
  at my cousin's in Mayo for the week
  i go to buy bread
  i take the tram
  mate's birthday
  half day
  new bin bags
  dropping the spare keys at mum's
`;
