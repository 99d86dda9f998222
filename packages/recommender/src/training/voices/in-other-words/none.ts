/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const NONE_OF_IN_OTHER_WORDS = `
  hello there
  what can you do exactly
  does it work without wifi
  play some Fleetwood Mac
  who won the Ashes in 2005
  thanks, that was lovely
  set a timer for 12 minutes
  is a tomato a fruit or a berry
  delete my last entry
  how do I change the colour
  The quick brown fox jumps over the lazy dog
  why is the sky blue then
  can you see my calendar or not
  turn the volume down a bit
  my cat just walked across the keyb
  lol ok
  what's 14 stone in kilos
  remind me to buy milk
  Fwd: Re: Re: parking permits zone C
  are you a person
  whats the capital of Mongolia
  cheers mate
  how much does the subscription cost after the trial
  open settings
  SELECT id FROM users WHERE active = 1
  knock knock
  bonjour!
  it's raining here, is it raining there
  show me yesterday
  I like pineapple on pizza, fight me
  do bees sleep
  not that one, the other one
  export everything to csv
  Terms and Conditions apply. See website for details.
  why did it stop
  tell me a joke
  dim the kitchen lamp
  what languages do you speak
  good bot
  next song
  test test one two
  how tall is the Burj Khalifa
  can my husband use it on his account too
  sorry, wrong window
  nm figured it out
  https colon slash slash example dot com
  is it going to snow on Saturday
  call Mum, no wait, you can't do that can you
  Dear Sir or Madam, I am writing in response to
  1 x 400g chopped tomatoes, 2 cloves garlic, handful basil
  hmm
  Did Mozart really write Twinkle Twinkle
  who made this app
  how are you today
  banana
  mute notifications
  what does the blue light mean, is that good
  okay so I was wondering whether you record what I type or does it just vanish
  what's the weather doing in Hull
  volume 40
  ha, you again
  Kind regards, Linda
  is it pronounced gif or jif
  how many legs has a lobster
  Order #44812 has been dispatched
  turn yourself off please
  can I get this on my phone
  Error: cannot read property length of undefined
  show me the list of modes
  I had toast
  ta very much
  what time is it in Auckland
  pause the music
  why did you pick purple
  my neighbour's called Clive, he's got a parrot
  good afternoon
  scroll up
  Lorem ipsum dolor sit amet
  what's the difference between a crow and a raven
  uninstall
  where do I find the licence key
  are there any other sounds or only this one
  qwerty
  translate good luck into Welsh
  didn't mean to press that
  hi hi hi
  To whom it may concern, the lift is out of order
  do fish get thirsty
  restart from the beginning
  can you hear me or do I have to type
  who's the prime minister of Canada
  that's so clever
  what's my password
  Bus 73 to Stoke Newington
  is this thing safe for my dog
  next week's lottery numbers, if you don't mind
  ok google, sorry, habit
  the moon is 384,400 km away
  p.s. don't forget the bins
  how old are you in app years
  read that back to me
  Add salt to taste. Serves four.
  which is heavier, a kilo of feathers or a kilo of lead
  send this to Graham
  I've got two screens, which one will it use
  Happy birthday Jo!!! xx
  why is it called a desktop if it's a laptop
  hey, long time no see
  change my name to Captain
  nothing much
  lol what is this
  does this run on Linux
  how do you spell rhododendron
  never mind all that
  can you put the lights on green just because
  my mate Dave says you're rubbish
  the Treaty of Westphalia was signed in 1648
  does it need a special lamp or will any do
  add eggs to the shopping list
  good evening squire
  who sings that one that goes da da dum
  Your parcel is with our driver and will arrive between 10:12 and 11:12
  zzzzzxxxx
  is there a dark theme
  please stop asking me that
  convert 75 fahrenheit
  one two three four five
  repeat the last thing
  which is your favourite mode
  I had a goldfish called Kevin
  what are the opening hours of the tip
  export failed
  aw thanks, you're sweet
  def main(): pass
  how many players in a netball team
  can I choose my own sounds
  this is my wife's computer actually
  Wow
  does it cost anything
  Attention passengers, the 14:05 to Crewe is delayed
  should I get the red one or the blue one
  what did I say last time
  is the queen bee actually in charge
  no no no, back
  open Spotify
  hola que tal
  my stars say beware of Geminis
  where is the off switch
  Please find attached the signed copy
  define petrichor
  how do I make it fullscreen
  did you know octopuses have three hearts
  merry Christmas
  find me a cheap flight to Porto
  update available, install now or later
  I'm Sue by the way
  can you do a barrel roll
  I think the sound is coming out of the telly
  ISBN 978 0 14 044913 6
  how long does a wasp live
  oi
  will this use up my battery
  cancel
  Roses are red, violets are blue
  what day is Easter next year
  could you write my CV
  never gonna give you up
  the icon's gone from my tray
  who invented the zip
  are my answers stored in the cloud somewhere
  hiya love
  sorry to bother you but where would I find the thing that changes how loud the beeps are
  what did the Romans ever do for us
  lower the blinds
  Nope
  Item 4b: to approve the minutes of 12 September
  is the free version the same as the paid one
  my dad says hello
  what's the tallest mountain in Wales
  you're not as daft as you look
  search for red boots size 6
  It was the best of times, it was the worst of times
  when's the next bank holiday
  ping
  does it come in Spanish
  close this window
  why do my answers disappear when I press enter
  who was the first man to climb Everest
  git push origin main
  I prefer dogs
  are you listening
  lock the screen
  what a funny little thing you are
  Sent from my iPhone
  can worms see
  good evening, is this thing on
  book a table for two at eight
  your lamp looks like a jellyfish
  what version am I running
  Wi-Fi code: seven four nine two
  put it back how it was
  what do I press
  I meant the other Tuesday
  did Spurs win
  cool cool cool
  does the light work if the screen is off
  Once upon a time in a land far away
  howdy partner
  which came first the chicken or the egg
  take a screenshot
  Congratulations, you've been selected for a gift card
  what is a luthier anyway
  how long is a piece of string
  I'm left handed
  show help
  Ignore that, my son typed it
  £3.49 each or 2 for £6
  lovely stuff, ta
  are there keyboard shortcuts
  is Pluto a planet this week
  print two copies
  bleep bloop
  say something in French
  the train now standing at platform two
  how do bees make honey
  can I turn off the voice but keep the light
  remember my birthday is the 4th
  switch user
  my gran swears by cod liver oil
  what happens if I type nothing at all
  Chapter One. Loomings.
  tell Sandra the meeting's moved, if you can do messages
  why's it called a stand-up when everyone sits
  how many calories in a nap, haha
  which came out first, Tetris or Pac-Man
  sleep mode or shut down, which is better for a laptop
  did the focus thing get updated
  so my neighbour has one of these as well, only hers is white, and she says hers talks, does mine talk or is it a different model
  I was reading that honey never goes off, they found some in a pyramid, isn't that something
  could you tell the speaker in the hall to be quieter, or is that a separate gadget
  this is a courtesy email to inform you that your terms of service will change on 1 January
  what's the point of the little arrow in the corner, I've clicked it twice and nothing moved
  my grandson set this up and went home to Leicester
  if I buy a second lamp do the two of them talk to each other or do I need a hub
  The committee shall consist of not fewer than five members
  tell me which of Henry's wives survived
`;
