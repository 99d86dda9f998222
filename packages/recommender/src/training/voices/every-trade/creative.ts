/** Sentences for this state, by people of a hundred trades, in English. */
export const CREATIVE_OF_EVERY_TRADE = `
  name the new sourdough
  a song for my sister's wedding, got two chords and a line about the ferry
  doodling characters for the comic
  short story, ghost in a launderette
  come up with a window display for december
  writing a poem about my nan's hands
  new special for friday, something with beetroot and the leftover lamb
  designing the wedding cake for the bride who likes bees
  mood board, kitchen
  sketching a dress with a cape back
  making up a bedtime story about a dragon who's scared of toast
  costume ideas for world book day, out of cardboard
  plan a themed birthday party for a 6 yr old, space pirates, the wilder the better
  idea dump for the youtube channel
  stream overlay design, going full vaporwave
  thumbnail concepts
  inventing a boss fight
  level design, a flooded library
  worldbuilding, who rules the salt cities
  npc names and backstories
  my OC's backstory
  fanfic ch 3!!!
  painting the harbour from memory
  watercolours, no plan, just play
  cooking up a beat
  lyrics. chorus is weak, want a new hook
  writing a descant for O Come All Ye Faithful
  a new tune in D for the fiddle
  arranging Wonderwall for handbells, heaven help us
  improvise at the organ and see what comes
  a puppet show for messy church
  ideas for the all age service, not another quiz
  story to open the sermon, want a fresh image for grace
  think up a slogan for the vote on 20mph zones
  campaign poster about dog mess that people will actually laugh at
  logo for the plumbing firm
  what do I call the business? names names names
  shop name brainstorm
  new sign for the chippy, puns welcome
  playing with spice blends to see what i can make up
  dreaming up a tasting menu about the river
  plating ideas for the scallops
  cocktail for the leaving do, invent one that tastes of coconut and regret
  bake something nobody asked for
  show garden design, drawing it big and mad
  planting scheme for a blank courtyard, colours first
  sketch a border that looks good in february
  redesigning the back yard with chalk and a cuppa
  patchwork, chucking scraps around till a pattern appears
  design my own tattoo
  drawing the quilt of our village from above
  crochet monster, making it up as I go
  knit design: fair isle with foxes
  drape the silk on the stand and see what it wants to be
  prom dress sketches for my niece
  upcycle three old jackets into one ridiculous one
  pottery, trying new shapes on the wheel for fun
  glaze experiments, what happens if i layer the green
  carving a bird from the driftwood, no idea which bird yet
  furniture design, a bench with a secret drawer
  dreaming up a treehouse
  paint job for the bike tank, flames or koi, drawing both
  weld some garden sculpture from old gearbox parts
  a mural for the ward corridor, thinking fish
  making up songs for the toddlers' group
  designing a memory box activity for residents, something new
  christmas panto script, the NHS one, with jokes about parking
  best man speech, from nothing, has to be funny
  wedding vows. blank page. go
  a toast for dad's seventieth, looking for the jokes
  eulogy for aunt Bisi, how to make her laugh come alive in words
  valentine poem for the wife dont laugh
  birthday rap for my mate
  rap verse, 16 bars
  freestyle practise, writing punchlines
  spoken word for open mic
  novel, the scene where she finds the letters
  my novel
  Novel hour
  Songwriting
  Brainstorm - solo
  Sketchbook
  Concept art
  Poetry
  Screenplay act 2
  Composition
  Naming session w/ myself
  Story outline
  Illustration: fox spread
  Demo recording ideas
  Ideation
  Game jam
  Blue sky morning
  Writing - short fiction
  Beats
  Podcast concept
  Album art
  Zine
  Ceramics, free play
  Freewriting 20 min
  not numbers today please, I want to draw
  done with spreadsheets, time to make something weird
  writers block, want to get the story moving with something daft
  blank canvas staring at me. need sparks
  give my imagination a kick, it's poster time
  the muse is on strike and I've an illustration brief to dream up
  need ideas for a short film with no budget and one aunt
  shot ideas for the music video
  film poster concept
  animation, inventing the walk of a very tired crab
  sound design, what does a sad robot door sound like
  mess about with the synth till i find a lead
  a lullaby for the new baby, hummed one, need words
  a poem about insomnia
  drawing a series called Sleeping Commuters
  writing a song about the panic of exams
  designing a calm room for the school, colours, textures, go wild
  invent a breathing dragon character for kids' yoga
  choreographing a workout to 90s garage, making up the moves
  making up a dance for the talent show
  designing a running club t shirt
  name for our five a side team
  new walkout music, making my own
  mash up for the spin class, mixing something original
  come up with three silly drills that feel like games
  halftime show idea for the school
  a mascot! what would a mascot for a bus depot be
  caption ideas that aren't cringe
  tiktok skit idea w the dog
  sketch comedy, two nuns in a drive thru
  podcast intro jingle
  inventing a quiz round nobody's done before
  escape room design for the youth club
  treasure hunt clues in rhyme
  make a board game out of the bin timetable
  card game prototype, drawing the cards
  crossword setting, clever clues for the parish mag
  inventing riddles for the grandkids
  letters from father christmas, inventing his news this year
  tooth fairy letter, tiny and in character
  cardboard castle for the twins, making it up as i go
  halloween costume from things in the shed
  carving pumpkins, new face ideas
  float design for the carnival
  flower arranging, want something sculptural this time not another dome
  wreath making with whatever's in the hedge
  easter bonnet brainstorm
  balloon arch concept
  table settings for a jungle tea party, dream it up
  bridal bouquet in dried stuff, experimenting
  cake sketch: upside down chandelier??
  chocolate sculpture plan, drawing
  decorate biscuits freestyle
  new bread shape inspired by seashells
  the menu descriptions need poetry, rewriting them with some swagger
  write funny chalkboard signs for outside the pub
  copy for the candle scents, smell words
  naming twelve paint colours
  inventing a brand story for the honey
  tagline
  etsy listing titles with some wit
  packaging concept, tea in a matchbox
  app icon ideas
  sketch three wild home screen concepts, nothing sensible
  what would this app look like if it was a garden? mocking up
  hackathon idea hunting
  side project, dreaming up what to build
  generative art in p5, playing with noise
  making a shader just because
  creative coding, plants that grow to music
  pixel art slime
  modding, making a new sword that sings
  minecraft build, gothic greenhouse
  sims house but make it brutalist
  inventing a conlang, verbs tonight
  translating the poem so it still sings, remaking the rhyme from scratch
  finding an english pun for that untranslatable joke
  metaphor hunt for explaining dark matter to 8 year olds
  cartoon of a white blood cell for the leaflet
  comic strip that explains handwashing
  figure design for the cover of the journal, want it gorgeous
  science fair exhibit, imagining a giant gut kids can walk through
  think of an experiment nobody in the lab has tried
  wild hypotheses only, no judging, notebook open
  title for my talk, something cheeky
  wacky ways to open the assembly
  lesson idea for volcanoes that isn't vinegar
  drama script for year 5
  art homework, self portrait in the style of a vegetable
  art gcse final piece ideas
  creative writing hw: write from the view of a lamp post
  english creative writing, describe a storm
  music gcse composition
  DT design ideas page, 4 chairs
  photography project, looking for odd shadows
  product design portfolio, generating concepts
  film studies, writing my own opening scene
  inventing a myth for classics club
  write a play in which nobody speaks
  haiku about the M6
  poem in pidgin for naija day
  writing afrobeats hook, vibe first
  make I write new gospel song
  nollywood script, the mother in law scene
  ankara style sketches for owambe
  composing naat, need fresh lines
  rangoli design, new one for diwali, not copying
  writing shayari
  blog on my village, in story style
  a ballad about the ferry strike
  writing a slow air
  seisiun tune of my own, needs a second part
  sketching out a sculpture for the tidy towns
  writing a bush poem
  surfboard art
  i want invent a tale for my little brother in english
  to draw my city how it will be in 200 years
  I make music on computer, today new melody
  imagine the end of my novel
  write dialog for theatre group, comic
  a logo i draw for the bakery of my uncle
  stuff it, throwing paint
  collage with old seed catalogues
  head full of pictures, need to get em down before they go
  the second album. blank. terrifying. exciting. writing
  riff hunting
  find a bassline that makes your face scrunch up
  new set, mixing tracks nobody would put together
  reharmonise the hymn so it surprises people
  writing horn parts from nothing
  a drum groove in 7 that doesn't sound like homework
  remix the ice cream van
  make a song out of my voicemail messages
  reels idea: a day in the life of my lathe
  writing the christmas advert script
  retelling red riding hood from the wolf's accountant
  opening line. that's all i want, one great opening line
  what's behind the locked door in chapter 8? making it up now
  kill off a character, find an interesting way
  naming the ship, the captain and the cat
  villain monologue
  dialogue for two strangers stuck on a ferris wheel
  flash fiction, under 300 words, must contain a pelican
  children's book about a shy tractor
  memoir, the chapter about the pit, trying to make it vivid
  write my life story, the funny bits first
  reminiscence into a poem, for the writers circle
  writers circle homework, theme is 'keys'
  lino cut design, hare and moon
  screenprint for the band, gig poster
  patch for my battle jacket, designing it
  bullet journal spread, inventing a theme for june
  redesign the shop layout on paper like it's a theatre
  sketch a loft conversion that feels like a ship
  garden gate design in iron, thistles maybe
  a light show for the hall using leftover LED strip, inventing patterns
  toy train out of offcuts for the grandson, no plans
  leather bag design, weird pocket
  hat ideas for the races, making one with feathers and a spoon
  new hairstyle concept for the competition
  nail art, tiny landscapes
  make up look inspired by moths
  youth musical about jonah, songs to invent
  stations of the cross with the kids' own art, dreaming up how
  prayer stations, inventing hands on things for people to do
  write a new hymn text to an old tune
  icon painting, my own composition
  labyrinth design for the churchyard
  banner design for the union
  bus depot christmas lights, come up with something bonkers
  names for the gritters!! gritty gritty bang bang is taken
  name the new ferry competition, my entry
  playground concept, what would a kid draw
  punchy names for the savings club
  recruitment poster for retained firefighters, new angle
  training video script with actual jokes in it
  new game for the dementia group, something with buttons and smells
  sensory corner for the waiting room, dreaming
  puppets for the dental talk, a tooth called Trevor
  vet clinic christmas card, the cats as wise men
  pet portraits, trying a new style
  names for 3 kittens themed on cheese
  band name
  new genre idea: sea shanty drill
  make a birthday card that pops up
  design shoes in my notebook
  draw my teacher as a pirate
  stop motion with lego, making up the plot
  scratch game idea with a cat astronaut
  a new villain for my comic called the hoover
  creating an emote set for subs
  intro animation for the channel, from zero
  lore for my server
  speedpaint, random prompt
  making a map for a place that doesn't exist
`;
