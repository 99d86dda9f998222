/** Sentences for this state, in English, as typed in passing. */
export const NONE_OF_SAID_IN_PASSING = `
  hello there
  who made you
  is it going to rain in Swindon
  cheers mate
  what's the capital of Burkina Faso
  does this thing work on a chromebook
  asdfgh jkl
  turn it up a bit
  octopuses have three hearts
  my neighbour's cat is called Gerald
  testing testing one two
  do you save what I type?
  set volume to 40
  ok
  happy birthday to me I suppose
  which button is the pause
  why is it blue
  good morning from Aberdeen
  can I use this with headphones or do I need speakers
  lol
  tell me a joke
  how much does the full version cost
  you're very polite for a box
  bananas are technically berries
  stop
  thanks, that was nice
  is anybody there
  what time is it in Auckland
  where did the icons go after the update
  delete my account please
  Arsenal 2 Spurs 1
  do fish sleep
  play Despacito
  my cousin has the same lamp
  next
  does it do bluetooth
  pizza pizza pizza
  how long are these sessions, generally
  I like your new colours
  are you a robot
  qwertyyyy
  how many lights have you got
  my favourite dinosaur is the ankylosaur
  can't find the settings menu
  open spotify
  ta very much
  Hola
  what does the little moon symbol mean
  the moon is 384,400 km away
  switch off in ten minutes
  is this free for students
  dim the screen
  who won the cricket
  my son typed this: 88888888888
  how do you spell necessary
  I bought this for my wife actually
  remind me to buy milk
  does the app send anything to the cloud
  nice one
  what's 7 times 8
  hiya
  why did you pick green last time
  there are more sheep than people in Wales
  call me Captain from now on
  where can I read the manual
  hm
  what happens if I press escape
  update failed error 12
  sing me a song
  is your name short for something
  bonjour tout le monde
  does it run when the lid's closed
  random thought: why do we park on driveways
  export my data as csv
  the bus was late
  volume down
  do you have feelings
  what's the best cheese
  ok bye
  is there an android version
  potato
  how do I pair it with the strip behind the telly
  I'm just looking round
  Happy new year
  what's the difference between a stoat and a weasel
  skip this track
  does anyone read these
  my password doesn't work
  your icon looks like an egg
  eh?
  which planet is biggest
  mute
  lorem ipsum dolor sit amet
  I don't know what to put here
  12345
  how do you turn the sound off but keep the light
  it's Wednesday
  my uncle invented a kind of hinge
  show me the list of modes
  who is the prime minister of Canada
  thank you kindly
  wrong window sorry
  does it need wifi to work
  what's that beeping
  add eggs to the shopping list
  the fox ran over the road
  you again
  can two people use one account
  knock knock
  set a timer for eggs, 6 minutes
  what did I type yesterday
  is blue light bad for eyes or is that a myth
  rename this profile to Lounge
  got any good riddles
  bye for now
  price of petrol in Leeds
  I pressed something and now it's in French
  flamingos are pink because of shrimp
  how do I turn this off
  what can you do
  hello hello
  good evening
  Is this app made in Germany?
  thank you so much
  who won the world cup in 1966
  turn the light red
  can you hear me
  sorry, typed in the wrong box
  what's on telly tonight
  make it louder
  I have a cat called Biscuit
  how old is the queen of Denmark
  it's sunny here
  does it cost anything after the trial
  you are funny
  how do I put it on a second monitor
  email Susan that I'll be late
  what is the meaning of life
  nothing really
  yes
  no
  start again
  how many calories in a banana
  my printer is an Epson
  translate cat into Spanish
  the capital of Australia is Canberra not Sydney
  who are you talking to
  is there a dark mode
  I don't like this colour
  where do you keep the data
  xxx
  what day is Easter next year
  can you order me a taxi
  go back to the last one
  do I need to close the window or can it run in the background
  bla bla bla
  you said that yesterday
  what's your favourite song
  I've got two of these now
  who won Eurovision
  can the sound come from my phone instead
  aloha
  the window is very small on my screen
  hey siri
  read me the headlines
  nope
  why does it ask me every time
  ha, clever
  sheep have rectangular pupils
  can it go on a raspberry pi
  my name's Beatrix
  do you have a version for my nan's tablet
  how do you pronounce quinoa
  take a screenshot
  that was weird
  i like trains
  increase brightness by ten percent
  are the sounds recorded or made up
  license key please
  wow
  what if I say nothing
  is today a bank holiday
  yeah alright
  when did the Titanic sink
  press F to pay respects
  which modes are there again
  dog dog dog
  it froze, just so you know
  did England win
  I'm called Tom and so is my brother, no joke
  undo that
  greetings from Norfolk
  what's this number at the bottom
  does the mic listen all the time
  how tall is Snowdon
  see you later
  merci beaucoup
`;
