/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const NONE_OF_WHAT_COMES_NEXT = `
  is insomnia spelled with one m or two
  what's the difference between a latte and a flat white
  turn the brightness down two clicks
  hiya, only me
  do cats dream
  how many calories in an espresso
  thanks, that's grand
  Set a timer for the eggs
  why is it called a deadline
  Do you work when my laptop's asleep?
  my sister's called Dawn and my brother's called Eve, no he isn't
  how tall is a basketball hoop
  can I change the colour of the button
  lol that was quick
  Where do you store what I type?
  what time is it in Lagos
  hmm never mind
  The capital of Mongolia is Ulaanbaatar
  how long do elephants sleep
  play the last one again
  Is there a version for the phone?
  Bed Bath and Beyond closed, didn't it
  good night mode icon is missing from the menu
  remind me to buy nappies
  asdfgh qwerty hjkl
  who invented the treadmill
  are you a person
  How do I uninstall you
  what does energise mean in Star Trek
  Tell me a joke about goalkeepers
  it's called a pillow fort not a blanket fort
  The wifi name is upstairs bedroom
  which planet has the longest night
  good morning assistant
  are there other languages in the settings
  is coffee a bean or a seed
  how old is the oldest marathon runner
  open the calendar
  testing testing one two
  blue whale heart weight
  what rhymes with orange
  nah you pick
  Did you get the update?
  mute the left speaker
  my cousin has twelve goats
  What's on telly Thursday
  convert 26.2 miles to km
  why's the sky dark at night
  nice app, bit small on my screen though
  Who wrote Sleeping Beauty
  volume seems louder on the left speaker
  Happy Diwali
  Stress is the accent on a syllable, right?
  your logo looks like a teapot
  Can two people share one account
  hello how are you I am fine
  cancel that
  What is a nap called in Spanish
  which country drinks the most coffee
  what's the offside rule again
  pillow is a funny word
  Does this thing have a dark mode
  who sang Stayin' Alive
  a group of owls is called a parliament
  rename this profile to Kevin
  yo what up robot
  how do you say baby in Welsh
  is the microphone on
  My neighbour's bed came in nine boxes
  your voice reminds me of my aunt
  okay got it cheers
  When do the clocks go back
  Show me the list of presets
  how heavy is a newborn giraffe
  I had chips for tea
  Save that as a favourite
  what colour were your lights yesterday
  spell physiotherapist
  the bus stop has moved to the other side
  Does the sun rise later in Cork than in London
  tell the printer to print page two
  do goldfish sleep
  wrong window sorry
  That's all, thank you very much
  Which Pope came after Benedict
  what does PTA stand for
  I think the kettle's older than me
  is there an uninstall fee
  hello from Abuja
  Move the window to the left screen
  how many dimples on a golf ball
  my password won't work
  skip this one please
  A nightjar is a bird, a nightcap is not
  Where's the off switch
  who was the first man to run a four minute mile
  open spotify
  What is the plural of diagnosis
  nothing much
  are you listening or recording
  delete the last entry
  you're funny
  How long is a cricket pitch
  is your light LED
  what's the Irish for night
  there's a lorry outside called Brenda
  read me the news headlines
  why do onions make you cry
  who's your developer
  Is a tomato a fruit
  add milk to the shopping list
  The match is on channel four
  can I use this offline
  please update your terms
  How far is Jaipur from Delhi
  What year did decaf come out
  ta very much
  blah blah blah
  I read somewhere that koalas sleep twenty hours a day and the other four they eat, is that true or did somebody make it up
  My sister says the app told her good night in Spanish, can mine do that as well or is it only the paid version
  The kettle in our office has a sticker on it that says do not boil me dry and another that says or else
  can you tell me which of the buttons makes the little sun icon go away, it's covering half my spreadsheet
  Who decided that a marathon is 26.2 miles and not a nice round number like 25, I've always wondered
  When I close the lid does the lamp stay on or does it go off with the laptop, just checking
  my grandson is called Max and his dog is called Max too so you can imagine the fun we have at the park
  Is the lifeboat coffee shop in Whitby the one with the blue door or am I thinking of the one in Staithes
  Please send the instructions to my husband's email, he's the one who set all this up at Christmas
  Did you know there's a village in Wales with a name so long that the station sign needs its own fence
  Thank you for yesterday, whatever it was you played, the wife and I have been talking about the colours
  what's the score in the cricket and how many overs are left, and who's that umpire with the enormous hat
  How would I go about changing the name you call me, it says Deborah and I've been Debbie since 1974
`;
