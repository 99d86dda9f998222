/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const NONE_OF_TIRED_OR_WIRED = `
  hello there
  is there a night mode
  turn the volume up
  who made you
  banana
  how do I change the colours
  good morning
  asdfgh
  are you listening
  set a timer for ten minutes
  how much battery do you use
  what time is it in Lagos
  tell me a joke
  my cat is called Pump
  does it rain more in Cork or Galway
  open the settings
  what does that button do
  lol
  can I use this on my phone
  happy new year
  gym is short for gymnasium
  do you store my data
  how many legs does a spider have
  ok
  play the next one
  I have two brothers
  Why is the icon green
  ha ha you're funny
  where is the off switch
  who won the cricket
  the bed was invented before the chair
  which version is this
  what can you do
  hi
  is coffee bad for dogs
  how many beds fit in a lorry
  is the night bus still the N29
  can you speak Hindi
  the capital of Peru is Lima
  stop
  next please
  I love your icon
  where do I find the licence
  what is adrenaline made of
  testing testing one two
  what's the difference between a storm and a gale
  you there?
  do you work offline
  who won the dance show on Saturday
  blah blah blah
  how do I uninstall you
  the sky is blue
  what's 5 in roman numerals
  mute yourself
  nice
  sorry wrong window
  can you order me a pizza
  are you an AI
  why's it called a power nap
  the pump at the station takes cards
  hey hey
  what language are you written in
  does the app cost money
  how tall is Everest
  export my settings
  please restart
  who is the president of Ghana
  is there a dark theme
  what's a group of owls called
  brightness down ten percent
  can two people use one account
  knock knock
  rhubarb rhubarb
  pump is a funny word
  how long is a marathon exactly
  my cousin owns a gym in Leeds
  what does hyper mean in Greek
  why is it called the rush hour
  where was coffee first sold in London
  never mind
  ta very much
  repeat that
  does storm start with a capital letter
  show me the help page
  which update came out in June
  whats ur name
  is a burn a stream in Scotland
  polar bears have black skin
  volume 3
  connect to my speaker
  who sang Night Fever
  can I change the language to Irish
  the number 12 bus is red
  how many bits in a byte
  why do cats purr
  1234
  the chair is blue
  what's the time
  hello again
  how many songs do you have
  where's the nearest petrol pump
  is a power nap twenty or thirty minutes officially
  oops
  undo that
  Do penguins have knees
  who invented the treadmill
  play louder
  are you made in India
  nineteen
  what's a bodhran
  my dog ate a sock yesterday
  thank you, bye
  hm
  is Lagos bigger than London
  coffee or tea, what do you reckon
  will there be a storm in Perth
  which key opens the menu
  jellyfish have no brains
  can I have a bigger font
  the stapler is out of staples
  pardon
  what's Spanish for bed
  kettle
  are dance and dancing the same word
  turn left
  who is Olivia Rodrigo
  report a bug
  when is Easter
  tomatoes are fruit
  how do I close this window
`;
