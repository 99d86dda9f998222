/** Sentences for this state, in English, where a machine is asked for something, and where somebody does something much like it. */
export const NONE_OF_ASKED_OR_DONE = `
  skip this one
  hey can you turn it down a notch, the baby monitor's on the same speaker
  set a timer for eleven minutes, soft eggs
  what's 15% of 80
  how do you spell rhythm
  read me the news
  no not that song, the live version from Glasgow
  pause
  put the laptop to sleep
  wake up the printer would you
  cancel my six o'clock alarm and leave the seven one
  remind me on thursday that the van needs an MOT
  ring our Darren on his mobile
  ok google how many tablespoons in a cup
  bump the heating to nineteen
  lights off in the garage please
  close all the tabs except the bank
  open the spreadsheet from Friday
  take a screenshot
  undo that
  play the next episode
  go back thirty seconds I missed what she said
  shuffle my running playlist
  mute yourself
  delete the last line and start a new paragraph
  how many kilometers in twelve miles
  convert 350 fahrenheit to celsius
  what time is it in Karachi right now
  book me a cab for quarter to five
  reorder the usual from the Thai place, no peanuts
  check if the 8:14 is running
  did Arsenal win
  whats the score in the cricket
  translate 'where is the pharmacy' into Portuguese
  find me a plumber within five miles with decent reviews
  save this as final_v3
  rename the folder to taxes old
  empty the trash
  restart in safe mode
  brightness forty percent
  start the robot hoover in the hall
  stop the robot, it's eaten a sock
  lock the front door
  open the boot
  warm up the car, seats too
  set the cruise to sixty five
  find parking near the cathedral
  avoid tolls
  mute navigation, I know this bit
  call the last number back
  hang up
  send it
  don't send it, discard
  read my messages but skip the group chat
  reply with thumbs up
  block this caller
  put Gran on speaker
  volume up two
  turn that racket down alexa
  hey siri what was I listening to yesterday
  play that Fleetwood Mac one that goes thunder only happens when it's raining
  repeat this track
  add this to my favourites
  who sings this
  cast it to the telly in the lounge
  pair with the new speaker
  forget that bluetooth device
  set an alarm for five forty weekdays only
  how long left on the pasta timer
  start a stopwatch
  move the dentist to next Wednesday
  cancel the two pm with Ollie and tell him sorry
  block out Friday afternoon as busy
  decline all invites during half term
  new note: gate code is four four one nine
  make a note that the boiler man comes Tuesday
  dictate a message to mum
  read that back to me
  make it bold and centre it
  copy this paragraph into the email
  attach the invoice from March
  forward this to accounts
  scan this and email it to me as a pdf
  zoom in on the map
  scroll down
  next slide please
  share my screen
  stop sharing, quick
  turn my camera off
  raise hand
  record the meeting and send everyone the transcript
  end the call for everybody
  start the video call on the big screen
  whats the square root of 1764
  divide 486 by 7 and round it
  how much is 2400 rupees in pounds
  split the bill four ways with a 12 percent tip
  sum column D
  sort by date, newest first
  filter out the ones already paid
  plot that as a bar chart
  run the tests again
  git pull and rebuild
  stop whatever is using port 8080
  open a new terminal
  format this json for me
  define defenestrate
  what rhymes with orange
  give me a synonym for tired
  is it accommodate with two m's
  spell check the whole document
  change the language to Welsh
  how do I say thank you in Korean
  whats the capital of Burkina Faso
  when does Ramadan begin next year
  is it gonna rain at the match
  do I need a brolly today
  humidity in the greenhouse?
  open the greenhouse vents halfway
  water the front beds for six minutes
  close the blinds on the west side
  put the kettle on, smart one, kitchen
  brew one flat white, large
  run the dishwasher on quick
  pause the tumble dryer
  feed the cat, half portion
  turn the night light blue
  set the lights to movie mode
  play the fireplace video on the tv
  turn on subtitles
  change it to channel four
  rewind to the goal
  find the episode where they go to the beach
  flight status BA two nine five
  check me in and pick an aisle seat
  show my boarding pass
  how's traffic on the M25
  take me home
  take me to work but via the nursery
  add a stop at the chemist
  report a hazard ahead
  what's my ETA
  share my location with Dad for an hour
  find my phone
  torch on
  airplane mode
  battery?
  why is the wifi slow, run a speed test
  whats the wifi password for the upstairs one
  take a selfie in three two one
  crop it square
  make the photo brighter
  show me photos of Biscuit as a puppy
  back up my phone
  free up some space
  roll back the last update
  sign me out of everything
  open settings
  dark mode on
  text bigger, I haven't got my glasses
  speak slower
  say that again
  repeat in English pls
  not you siri i was talking to the dog
  never mind
  yes, confirm
  no the other one
  play the six o'clock news from BBC Scotland
  put on the morning show podcast at 1.5 speed
  play the audiobook from chapter nine
  skip the ads
  stop playing when this chapter's finished
  order more printer ink, black only
  track my parcel
  where's my pizza
  how much did I spend on petrol last month
  transfer fifty to savings
  freeze my card
  what's the exchange rate for the zloty
  find cinemas showing it tonight with parking
  buy two tickets, back row
  remind me every day at eight about the tablets
  tick off eggs
  read out my to-do list
  whats next on the list
  set a reminder called meditation for half six, repeat daily
  rename the alarm to gym
  stop workout, save it
  log two glasses of water
  whats my heart rate
  how did I sleep last night, show me the chart
  switch focus mode off
  set my status to in a meeting
  announce dinner's ready on all speakers
  broadcast to upstairs: who has the charger
  drop in on the kitchen
  flip a coin
  sing happy birthday to Oisin
  quiz mode, geography
  how many days till Christmas
  what time does Aldi shut
  wheres the nearest cash machine
  gonna need you to turn the AC down hon, eighteen
  yo play that drake track again
  oi, lights
  could you possibly lower the music while I'm on the phone, thank you
  would you be so kind as to read me the second email
  kindly send the attachment to Mr Adeyemi
  aye put the radio on, Clyde One
  pls play sum amapiano na
  abeg call Chidinma for me
  turn up di volume likkle bit
  mate just play anything by Cold Chisel
  remindme to cal the vet tmrw 9am
  setr alarm 630
  plya next
  volune down
  opne chrome
  computer, tea, earl grey... no seriously open the shopping site
  hey car close the sunroof
  defrost the back window
  raise the desk to standing height
  tilt the camera left a bit
  switch monitor input to hdmi two
  eject the usb drive
  find and replace colour with color
  stop listening
`;
