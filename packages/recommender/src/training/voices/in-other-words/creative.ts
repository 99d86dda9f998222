/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const CREATIVE_OF_IN_OTHER_WORDS = `
  blank page, wild ideas only
  need a name for the bakery, anything but a pun on dough
  sketching rosettes for the next guitar, no rules
  a sonnet for the retirement do
  what if the villain is the lighthouse, let me run with that
  jam on the Rhodes, see what turns up
  session zero, inventing the whole continent before my players arrive
  moodboarding the kitchen
  lyrics, second verse, stuck on a rhyme for orange blossom
  thinking up a bedtime story with a hedgehog pilot for tomorrow's car trip
  dreaming up an autumn menu, pumpkin but not boring pumpkin
  logo doodles
  can't face the spreadsheet so I'm drawing dragons in the margins on purpose for an hour
  the muse and I have a date at eleven
  stained glass window for the chapel, first pencil ideas
  plot holes be damned, I'm making up act three
  storyboard the intro
  stream overlay redesign, neon frogs maybe
  spitballing campaign slogans for the blood drive
  a new cocktail for the wedding, something with elderflower and smoke
  improv warm-up games, making new ones up for the youth group
  choreo for the spring show, playing with the canon idea
  brain dump for the novel, mad scenes only
  planning a garden that looks like a painting, coloured pencils everywhere
  make a beat
  noodling in DADGAD till a tune falls out
  nothing has to be good today, just paint
  inventing a board game about bees with my daughter
  voice for the goblin king
  composing a lullaby, ironically I'm wide awake and loving it
  tattoo designs for my cousin, koi but make it Scottish
  thirty bad ideas before lunch, then maybe one good
  what would a bus stop look like if grandmothers designed it
  pitching myself titles for the memoir
  ugly first sketches of the summer pavilion
  haiku about the tractor
  costume ideas for the carnival float, theme is under the sea again, twist needed
  concept art thursday
  turn grandad's war stories into a comic, starting with thumbnails
  the Christmas window, I'm thinking paper cranes and a train
  alt endings
  freestyle with the lads, just bars off the top
  imagining a science demo no one has ever seen for the open day
  a new stitch pattern, making it up as I go
  floral arrangements for the harvest service, going rogue with thistles
  write something silly for the staff panto
  ideas for a magical realist short set in a launderette
  coming up with a riddle for every cache on the trail
  playing with clay to see what the shape wants
  dnd one shot, heist in a cheese vault
  reharmonise Happy Birthday into something sinister, for fun
  mind map, big paper, fat markers: what could the library become
  brand names for the honey
  the bride wants a cake like a storm, so I'm sketching clouds in buttercream
  limericks for the parish newsletter
  messing about in Blender making creatures
  working out my next trick's patter, with more lies in it
  colour palette for the nursery, thinking moss and apricot
  ghost story, must be under a page, must have a toaster
  writing jokes
  I'm supposed to be in bed but a melody turned up and I'm chasing it with the ukulele
  opening the shed of nonsense in my head to see what wants to come out
  an epitaph for a goldfish, commissioned by a six year old
  what shall the rose be called, I bred it so I get to name it
  zine night
  fantasy map, coastline first
  let's cook up a mad theme for Friday's stream
  free writing with the kettle on
  reinventing the nativity with the infants, there will be a dinosaur
  write the best man's speech, need funny angles, loads
  thinking sideways about the charity gala
  sculpting something out of the offcuts, a heron maybe, see what the torch suggests
  villanelle attempt
  paint-mixing and daydreaming, tomorrow's canvas is still a rumour
  coming up with a family crest, featuring a hoover
  oc design: half moth, half librarian
  the harvest hymn needs a fifth verse and nobody's written one, so I will
  staging ideas for Twelfth Night on a car park roof
  stuck for a title
  pitching features at the whiteboard by myself, silly ones first
  ten ways to serve a beetroot
  make a playlist into a story somehow
  a puppet from an odd sock, who is he, what's his trouble
  weird product ideas, the weirder the better
  doodle a label for the damson gin
  voice memo, hum, loop, repeat, till it's a chorus
  I'd like to invent a new opening for the show, with smoke and one trombone
  collage night with old National Geographics
  naming the boat
  free jazz with the neighbour's lad on drums
  worldbuilding: economy of a city where shadows are currency
  a love letter, written properly, with metaphors
  sketchbook out at the harbour
  plotting a jewel theft, fictional, in a knitting circle
  ideas, ideas, ideas
  my daughter's room wants a mural, I see whales
  what if the app were a garden? scribbling
  backstory for my paladin
  slam poem about night buses
  rewriting nursery rhymes for engineers
  a bagpipe tune for Hamish's eightieth
  landscaping the roundabout, dreaming big with no budget
  sentence sparks, three random words and off I go
  ceramic glaze experiments, no recipe, just hunch
  design the banner
  slogan for the picket line, must rhyme with pension
  tired, yes, but the poem's knocking and I'm letting it in
  a treasure hunt for the cousins with rhymed clues
  making up a language for the lizard folk
  invent a perfume in words
  photo essay concepts, theme: thresholds
  fairy tale retold from the spinning wheel's point of view
  turn my failed soufflé into a cartoon strip
  new pedal, new noises, find a riff
  conceptualising a bridge as a gesture before any engineer gets near it
  riff on names for our twins
  what would Bach do with a kazoo, finding out
  coat of many colours, designing from scrap tweed
  blue-sky hour
  there's a story about a stubborn ferry in me and I want to see how it starts
  riffing on a logo for the beekeepers, hexagons banned
  improvising on the organ before mass, something Messiaen-ish if it comes
  paint night, no subject
  I'm going to invent a sandwich
  messing with form: a novel told in receipts
  the client said surprise me so I'm sketching a staircase like a seashell
  letter to my future self but make it an opera
  lyric ideas about the M25
  scenario for a murmuration dance
  brand story, throw spaghetti at the wall
  today the anvil and I make something useless and beautiful
  draw the sound of the washing machine
  kids want a villain for their den game, I'm devising Count Custard
  hook for the chorus
  mock-ups of the flyer, go bold
  plot my romcom, enemies to lovers in a recycling centre
  daydream with a pencil
  I could tidy up but I'd rather make up a new constellation for my niece
  new set: five minutes of jokes on estate agents, by an estate agent
  watercolour of nothing in particular
  title brainstorm, thesis must sound less like a drain manual
  what if salt were a character, menu as theatre
  compose a blessing for the tractors
  scent memory exercise, write whatever turns up
  inventing constellations of flavour for ice cream, first up burnt honey and rosemary
  gap in the setlist, I'll make a weird interlude
  remix an old hymn into garage
  dye pots on, playing with onion skins and rust for colours no shop has
  think up unusual prompts for the writing group
  dream house, squared paper, pretend money
  character voices for the audiobook gnome family
  a wild idea for a saddle made of cork, drawing it before it flies off
  Sunday comic strip
  lantern parade, what shapes
  an alphabet of made-up animals, got as far as the quibblefish
  bouncing off the walls with ideas for the hackathon, catching some on stickies
  I make puns for a living and the well is dry, going to fish
  wedding vows, first scribbles, want something that isn't from a card
  arrange Bohemian Rhapsody for recorders, laughing already
  speedrun category nobody's thought of, inventing one
  poem for the midwives' noticeboard
  conjure a festival out of a wet field and twelve quid
  sketch ideas for the puppet king
  a quilt that tells my mother's emigration, playing with the picture of it
  fictional letters between two trees
  design the trophy
  concepting a level, gravity sideways
  dabble in clay
  song for the cat
  mouth music, loop pedal, let's go weird
  theming the ward's Christmas tree, surgical glove reindeer anyone
  the scarecrow competition's on and mine shall be a lawyer
  making a dish from what's left in the fridge and calling it art
  my pen wants to wander, letting it
  think of a new name for Thursday
  so picture this, a circus that only travels by canal, I don't know who's in it yet but I want to spend the morning finding out
  playing with fonts and feelings for the poster
  daft rhymes for the leaving card
  bass line first, then who knows
  spoken word piece from the point of view of a zimmer frame
  I want to reinvent the school fete from scratch, crazy suggestions welcome
  cartooning
  dream cast for an imaginary film about our village
  thumb sketches of a headstock shape nobody's carved before
  making up hymn tunes on the harmonium while the roofers bang
  what's the story behind the locked room in my D&D inn
  new slogans for the taxi firm, mine so far is 'we know a way'
  fool around on canvas
  pour out a poem about milk lorries before it goes off
  writing prompts, ten min each
  vision board
  wild concept for the chem open day: a bar where cocktails change colour, what else, what else
  Tolkien had elvish, I'm making up beeish
  devise a play with the sixth formers, starting from one umbrella
  sleepless with excitement about the puppet show so I'm inventing two more scenes
  lino print, carve whatever the block suggests
  the estate agent in me wants to describe a haunted cottage attractively, trying it as a short story
  song sketch in the key of whatever
  branding the twins' lemonade stand
  ways to propose to her, brainstorming on a napkin
  think up a dance for the bees, literally, for the children's ballet
  no plan, just charcoal and newsprint
  the pub sign wants repainting and I want a better badger
  magic system: spells paid in memories
  a toast in verse
  stop-motion experiment, lentils this time
  what rhymes with Wolverhampton
  ad lib on the clarinet over a drone
  making a collage poem from planning notices
  the cheese needs a legend, I'm writing it one
  create an emote set for the channel, moods of a potato
  reimagining the waiting room so it doesn't feel like one, pens and tracing paper
  cook without a recipe, theme is autumn in Georgia
  five fresh openings for my novel, one in second person
  lighting ideas for the storm scene, anything but blue gels
  sing nonsense into the phone until a tune appears
  fresh notebook, fresh monsters
  riddles for the escape room, fiendish ones, from thin air
  draw the family as vegetables for gran's card
  a wedding dress inspired by jellyfish, first rough drawings
  letting the short story go where it likes today
  crochet freestyle, might be a hat
  hatch a plot for a spy thriller set at a knitting fair
  jingle for the car wash
  ideation, 45'
  conjure up names for paint shades
  melody fishing
  make an absurd infomercial for my mate's stag do
  rewriting the ending so the dog lives, three versions, see which sings
  sculpt snow with the kids, thinking big, thinking walrus
  unwritten folk song about a data centre
  dream up a totally impractical hat for Ascot
  the saint's window was lost in 1540, so I get to imagine a new one
  the sums are done, the grant's in, now I get to imagine what the sculpture park could feel like
  talk to no one, just let the accordion tell me what it wants to be
  I was meant to be analysing Keats, instead I'm writing a rude ode of my own
  a lesson plan's a lesson plan, but today I'm dreaming up a whole pirate week for reception
  insomnia's gift: a chorus at 2am, getting up to turn it into a song
  pop-up card engineering by whim
  what would a hymn for commuters sound like, tinkering at the keyboard
  sketch the goat, exaggerate the goat
  new flavours for the mead, writing down whatever comes
  postcard stories, fifty words each
  my welding mask needs flames, or no, feathers, drawing both
  okay so hear me out, it's a musical, it's about roundabouts, nobody's written it and I've got till the bath runs cold to dream up an opening number
  I did sums for forty years and now I'm retired I want to make up stories about a badger who refuses to, and I'd like to begin with his hat
  on the night bus home, head against the glass, collecting overheard lines and turning them into a poem in my phone
  the director hates every ending so I'm off to the pub with a biro to invent five he's never seen
  nobody wants another leaflet about handwashing so I'm thinking up a rap, a puppet, a very rude soap
  my wife designed the last hive box to look like a cathedral and I want to outdo her, pencil's out, thinking pagoda
  I don't need to relax, I need a nonsense word for the sound a cello makes when it's sulking, and then forty more
  clay, wire, feathers, no idea yet
  half the colours in the world aren't named, spending my lunch naming some
`;
