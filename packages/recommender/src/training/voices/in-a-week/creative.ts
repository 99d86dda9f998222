/** Sentences of 250 people for this state, in English. */
export const CREATIVE_IN_A_WEEK = `
  leaving card for jan needs a funny poem and they picked me
  Mixing a new ground for the varnish, something between amber and weak tea.
  Sketching my own f-hole outline at last, after forty years of borrowing Guarneri's.
  inventing silly mnemonics for the formation cases
  new overlay design, vaporwave carabao
  need a name for my sub emotes, something with puto
  making small side project idea for learning English words
  Name of variable... name of service also... I think good names
  Banner slogans. Something that rhymes with Stagecoach and is printable.
  speech for the rally, wants a bit of fire in it
  a label for the manuka jars. Margaret always did the drawing
  thinking up a name for the new apiary
  A theory of change diagram that does not look like spaghetti
  Come up with a title for the seniors' digital project, not "Bridging" anything
  making up a lullaby with both their names in it
  christening invites, want something not cheesy
  designing a poster that a human might stop in front of
  What experiment would kill our hypothesis fastest? dreaming some up
  The spring entremets: rhubarb, maybe sorrel, something green and sharp
  plating ideas for the Valentine tasting
  sugar sculpture for the competition, drawing swans on parchment
  Escape room out of the quadratic formula, cooking it up
  new dad joke needed for Pi Day bulletin board
  rewriting the final so it can't be answered by a chatbot
  A Christmas pageant that includes every child, even the shy ones
  composing a litany for the farmers
  brainstorming a demonstrative for the jury, like a giant clock
  decorating the office door for the halloween contest
  new enemy idea!! a moth that eats your UI
  writing barks for the tavern keeper, all puns
  noodling on the soundtrack w/ my old Korg
  Jam weekend: theme at 18:00
  the kids want a float for the A and P show so we're dreaming up something with a cow
  designing the new herringbone shed on the back of an envelope
  ideas for mess christmas party, theme pls
  A wash of indigo over the ghats; the paper must decide.
  Trying to invent a composition around the old banyan tree
  loose sketches of the vegetable market, no ruler today, I promise
  Watercolour circle - bring monsoon studies
  new five about my landlord
  punching up the airplane bit. it's got legs. no feet though
  title for the special. titles. tiles.
  riffing into the voice memo, something about soup
  ideas for my nana's 90th, cake shaped like a bingo card?
  making a scrapbook page out of whitby photos
  Imagining a roof of bamboo for the school, free hand
  sketches for a stair that looks like it floats
  New number! Cher but make it Chernobyl
  Draping a gown out of shower curtains, feeling divine
  mood board for the Mardi Gras look, feathers or bin bags
  need a pun name for a drag bingo night, darling
  writing bars over this drill beat
  art final piece, doin a mural of the 468 bus
  making a shayari for my wife's birthday
  decorating plan for the truck show chrome and lights
  a whole new opening came in the shower
  inventing a dead language's swear words
  free writing, no stopping, about salt
  what would the villain whistle
  A blessing for the new dialysis chairs, in plain words
  writing a poem for my mother's sampler
  ideas for a remembrance garden no one will trip over
  name for the internal tool. not "Ledgerly".
  rethink the dashboard from zero
  theme concept: Mughal garden but pink and not what everyone does
  designing the mandap with hanging brass bells
  hashtag for Rhea and Kabir pls something not cringe
  entry ideas for groom, NOT an elephant
  drawing a boat for my daughter, small one
  new chair, maybe from driftwood
  onboarding day ideas that aren't bingo
  rewording "redundancy" for the all-hands so it sounds like a hug
  A name for the wellbeing thing. Not "Thrive".
  building a cardboard T. rex, structural integrity TBD
  making up tonight's installment of Captain Broccoli
  Costume lab - kid wants to be "a Tuesday"
  figure for the paper: want the whole bay as a clock
  naming the new sub-reef, skipper votes for "Kevin"
  sketching a children's book about a shy nudibranch
  The firm's April 16 party needs a concept
  basement bar design, I've got graph paper and dreams
  improvising over a ground bass, just to see
  writing my own cadenza for the Haydn
  composition class sketch - due Fri
  games for the sibling group, something with masks
  rethinking our intake form so people don't run away
  thinking weird user behaviours nobody will test, like tapping with the nose
  rangoli design for office Diwali
  Ramadan timetable design that elders can read
  story to teach patience to seven-year-olds
  carving gulls into the leatherhard, see what wants to come
  a glaze the colour of the harbour in February
  Sketchbook hour
  odd teapots! three legs? a snout?
  making a chess set outta scrap brass every piece different
  drawing up a jig nobody thought of yet
  newsletter headline with no puns on steel
  thinking up a campaign for the lido
  thumbnails!!! 30 tiny ones then pick
  doodling a raccoon that runs for mayor
  color scripts for the picture book, very teal
  character sheet: grandma but mothlike
  Drawing the family tree as a real apple tree for the reunion
  writing a little story for the wee ones about the shipwreck
  quilting block of my own devising, gannets
  visual of matatu routes as a living thing
  side hustle ideas with satellite data
  got a chorus stuck in my teeth, need verses
  messing w open tunings on the balcony
  lyric scraps on receipt paper, sewing em together
  co-write w/ Jess
  guidon redesign, need an animal that isn't an eagle
  plan for my daughter's treehouse, fort style
  workshop where we think completely freely about onboarding
  a name for the feature which works in German and in English also
  new design: lotus with gold crack like old bowl
  christmas nail menu ideas
  try chrome powder art
  Thinking up a paper title with a colon and, on the left of it, a joke
  a ghost story for the college dinner, set in the muniment tower
  making emotes of streamers dog
  writing a fanfic where the npcs unionise
  meme templates for the anniversary
  making a quilt for the fiftieth baby of the year
  birth plan template, reimagined as pictures
  choosing words for a baby-naming poem
  closing argument wants a metaphor. alligator? no.
  Krewe costume: lady justice, peeking
  Swatching a new yoke, selkie motifs, greys of the voe
  inventing a colourway for the simmer dim
  working up a gansey frae memory and making up the rest
  whitespace sesh on v2, no bad ideas
  rename the company again lol
  Brand sprint day 2
  sewing curtain from old sheets, with birds
  recipe, I invent cake with carrot and cinnamon
  Carnaval costume for the little one, she wants pineapple
  compose mate in four, beautiful with bishop
  think new game for kids, chess with animals
  making a memory box with bits from the buses
  writing a limerick for the club
  action idea: something with 1000 umbrellas
  making a song out of the motion text
  stickers design
  mnemonic for the taxiway names, silly story
  paella for twenty, inventing the rice
  sequencing a class around the word "unhurried"
  naming my retreat, something w saltwater
  a playlist that goes from storm to puddle
  woodshop: dreaming up a cradle for the grandkid
  writing the company Christmas skit, arson jokes not allowed
  home brew label, troll with a keyboard
  I cut the paper to make big fish for the class, children will add scales
  thinking new hand play song about vegetables
  Sports day dance – make choreography
  hunting for an intro that isn't "under leaden skies"
  pitch ideas for the World Cup podcast
  whittling a loon for my niece
  dreaming up a squeeze chute that doesn't squeeze me
  co-translating a fado lyric so that it can be sung
  my blog wants a post on untranslatable swearing
  rappin over beats me cousin made
  lego moc of the warehouse lol
  First sketches for the kindergarten, round windows at child height.
  Model making: cardboard, glue, no opinions yet
  what would a library smell like? concepting
  Charette – harbour bath
  worldbuilding! a city on the back of a very slow crab
  voices for six goblins, each with a grievance
  making props, tea-staining a map
  Storytime craft: paper bag otters
  team name and yell for the sportsfest
  christmas station decor, theme is barrio fiesta
  improvising at night when nobody can hear
  I'm composing a waltz out of the intervals trucks make on the interstate
  new arrangement for the church trio
  designing the dept week T-shirt, a mitochondrion flexing
  writing spoken word for hall week
  Instagram reel idea: kitchens that make you cry
  how do I describe a cupboard as a bedroom? being poetic!
  staging the show home
  arranging Calon Lân for upper voices and one stubborn bass
  programming the winter concert around birds
  making up warm-ups with silly words in them
  welding a roo out of spark plugs
  bush bar design, light rack n all
  speculative design jam, what if there's no screen
  journey map as a comic strip
  vision for the waterfront, felt pens, big paper
  slogan that fits on a corflute
  a poetry unit beginning with tattoos
  making a maths board game out of canteen prices
  ideas for the next episode: haunted traybakes of Antrim
  writing the cold open, something daft about a bap
  jingle w/ our Ciaran, ukulele
  what to call an object that is almost a sheaf. A leaf?
  an invented puzzle for my daughter's class
  I make sign for my sister's small kitchen business
  mixing Aleppo pepper with maple, new recipe
  buildin a neon sign for me mam's bar
  makin beats on the laptop
  DRAPING. moulage. at midnight. with tears and tulle.
  my collection is about mould!! mould, but couture
  collaging scans of my nonna's hands
  inventing a sleeve nobody asked for
  Casting moodboard
  pressing ferns into bookmarks for the families
  dulcimer tune that came with the fog this morning
  chaos experiment ideas, evil ones
  new on-call mascot. capybara w headset
  auction basket themes, help me be clever
  tooth fairy letter, in calligraphy
  new masala mixing, some fennel, some love
  painting board with name in three languages
  think up joke for the regular gentlemen each day
  cap design for state team, croc w goggles
  birthday vid for my sister, editing it funny
  breaking act two, or it breaking me
  a meet-cute at a colonoscopy? let's see
  riffing loglines until one bites
  Blue sky w/ Tam (bring dumb ideas)
  exhibit concept: objects people tried to hide
  caption writing with some wit in it
  writing a letter to my daughter, a real one
  sketching a logo for my detailing side business
  Nurses' Week program, dance number concept
  tarpaulin layout for the awarding
  a talk that makes the moon exciting for teenagers
  poem about Saturn for the parish mag
  drafting a toast and MC jokes for a colleague's wedding
  planning aso-ebi colours with the family
  flash sheet: moths, daggers, one possum
  freehanding a dragon around a scar
  custom sleeve concept, client said "jazz but sad"
  lettering study, making up my own blackletter
  makin a rocking horse for our lass's bairn
  daft idea for a desk that folds into a boat
  Shed day - carve summat
  robot name + bumper theme, frog?
  dean's list essay but make it funny
  inventing a gripper outta pool noodles
  making a story sack with a very shy puffin
  new rhyme for the k/g kids
  picture board for a man who loves racing pigeons
  name for the new rosé, something of the wind
  imagining a wine with no oak, only stone
  sketch etiqueta w/ Luli
  chart that isn't a chart, some way to show harm
  best man's speech, on the 18:03
  designing a quilt around Mama's feed sacks
  VBS theme this year, maybe lighthouses
  naming my pattern, "Peaches and Thunder"?
  tiny toy language where every keyword is an Estonian bird
  sketching the logo for my crate, a crab in a sauna
  pirate treasure hunt for Saturday, clues and all
  bedtime story about a numbat who drives a road train
  a memory box for the baby before she moves on
  new house rules but as a comic so they'll read them
  Halloween costumes — owl, owl, shark
  trade idea. something weird. uranium? eggs?
  sketching the kitchen for the new flat on squared paper
  Composing a zapateado, I have eight compasses and a cold coffee
  falsetas, new ones, for Thursday's singer
  name for the duo, with cousin, something of oranges
  making funny reels about sterilisation
  bridal henna design for my cousin
  I'm writing a wee ballad about the Girl Jean
  new patter for the auction, it's gone stale
  hang: blue room to gold room, dreaming the route
  exhibition title that isn't "Splendours of"
  wall text brainstorm w/ design
  swirl experiment: indigo and oatmeal
  scent blending, what does October porch smell like
  label doodles, possums in bonnets
  names for goat soap. Billie Suds? Goat Yer Back?
  making a felt dinosaur for my boy in the donga
  3D model colour scheme that a driller could like
  collage night, magazines and glue and no purpose
  a kinder hold message; what would I want to hear
  poetry workshop
  funny wordplay in English for the grandmother's joke
  writing own web drama, girl and ramyeon robot
  making a timeline on the long wall with paint
  devising a play about the market women
  making up a new round, 42 tops, needs a name
  trophy out of copper pipe, bit of fun
  inventing a compliance quiz that doesn't bore
  ceramics course, trying a bowl shaped like Luxembourg
  new chapter!!! he finally confesses or dies idk
  character playlist making hehe
  enemies to lovers but at a warteg
  cover art on canva, sparkles too much??
  update day (sunday)
  border plan, all purples and one daft orange
  wicker deer for the fete
  sketch mrs a's wildlife pond
  what would a hospital without a waiting room look like. blue sky.
  toast for the retiring CNO
  steel dragon for the wifes garden outta chain
  tank paint ideas, flames but northern lights
  I am designing a map of imaginary railways.
  Making a new stim toy with the 3D printer, own model.
  drama serial idea, trotro mate who hears thoughts
  new station ident with kids clapping
  pitching myself ten documentary ideas before lunch
  scarf knots! making a tutorial with my own twist
  layover journal, drawing every hotel curtain
  For my daughter's birthday, a treasure map with ciphers
  Woodcut, mountain hut, first proofs
  splash page, the tango with a tapir
  silent strip, six panels, about insomnia
  character turnaround: aunt with telescopic arms
  Fanzine night, cada uno su cuento
  layouts on napkins, new saga
  reimagining the playground w/ tyres, willow and nowt else
  leavers' song lyrics
  circos plot that looks like a jellyfish on purpose
  hack night: sonify a genome
  a cerdd for the local eisteddfod, strict metre mind
  carving a crook head, ram's horn
  freestyle design on my man's temple, a phoenix
  shop mural ideas
  new name for the shampoo line I'm cooking up
  Onam pookalam design for the courtyard
  setting a psalm to a boat-song tune
  a concept for the stand, like a forest but corporate
  instagram carousel design, yellow
  An anecdote wants a better ending than the truth supplied, so I am supplying one
  A title for the book. "Sentences"?
  ricing my desktop, everything forest green
  writing a tiny game in a boot sector
  ascii art of my cat
  mehndi dance choreography with cousins
  shopfront banner for diabetes day
  campaign theme brainstorm: bridges are banned
  what if the gala were a potluck in a hangar
  a short story set on the last tram to Bury
  new chant for City away days
  The stone has a bird in it; I am letting it out.
  new series: mothers with doors instead of faces
  clay sketches before the big serpentine
  welding scrap ploughs into a chorus
  Studio — no visitors
  sewing felt mushrooms in bed
  making up stories with my daughter about a sofa that flies
  new signal idea: weather x shipping x memes
  chess variant w/ options pricing lol
  new game: describe the fruit without the name
  poster of the bubble tea speaking many languages
  inventing the tongue twister with 四十
  inventing drills with pirates in em
  end of season awards, daft categories, one each
  crocheting a moose for the break room raffle
  halloween pumpkin shaped like a radio tower
  A game about compost! Cards rot when you hold them.
  drawing prototype tiles with the kids' crayons
  naming it. "Humus"? no. "Rotte"?
  Spieleabend prototype night
  designing kampung house for my mother, with breeze
  photo series of manhole covers
  radio jingle idea about hand washing, to a kadongo kamu beat
  infographic with matooke bunches as units
  foam armor patterning, shoulder like a beetle
  how do i make wings fold. inventing a thing w umbrellas
  wig styling experiment, gravity who
  concept: sailor moon but florida man
  making a cushion from his shirts
  choosing words for the headstone
  model railway, new mountain from papier-mâché
  building the small station from my childhood, inventing the missing side
  Alphorn piece, first own melody
  headline. headlonger. headlongest.
  forty taglines for a bank that wants to be your bru
  naming a gin, preferably before sampling
  script: 30 secs, one penguin, no clichés
  concepting w/ art director + bad coffee
  manifesto for a toothbrush, somehow
  nature journal pages, painting our creek
  birthday cake shaped like a volcano
  costumes for the pioneer skit
  arranging Abba for marching band, God save the King
  ballad on the back of a mess menu
  I want to make a lamp which follows the cat
  shape of the case, foam model, many curves
  an arch of hops and dahlias for a mad bride
  something for a grave that isn't lilies
  window display, I'm thinking a fox
  wreath designs for Christmas
  a one-woman show about mistranslations, scribbling scenes
  limericks in Romansh
  tag on the wall, my name with wings
  rap, sixteen bars on the port
  makin up a daft song for the kids ward
  paintin the bairn's room like the sea
  inventing a thought experiment with an octopus judge
  dialogue between Diogenes and a parking meter
  window: a tea party for teddies
  upcycling a lamp out of a trombone
  building a cathedral out of mushrooms
  season 5 lore, the moon is an egg
  spawn redesign w/ the build team
  inventing an inbound play called "raccoon"
  logo for our league night
  new model of sleeve like fish of the Saint-Louis painters
  mixing bazin with jeans for the young
  I dream a robe for the singer
  leaflet that doesn't sound like a threat
  murder mystery for the office do, I'm writing the clues
  cutting the trailer like it's a heist
  experimenting with a montage to silence
  short film of my own, about lifts
  carnival float: the fire brigade as dragons
  carving a nativity figure, a sleepy shepherd
  writing a chronicle in first person on the trolebús
  ethnographic drawing, faces in market
  festival braids, glitter, mad shapes
  new salon name cos im dreamin big
  updo practise on the doll head, makin it up as i go
  reference architecture drawn like a temple
  naming convention, but witty
  a line came off a plate: "the moon is somebody's saucer"
  sonnet, but only the parts nobody needs
  free writing against the clock, the subject is steam
  chapbook order, shuffling pages on the floor for the music of it
  4am poems
  show garden idea for Bloom, shipwreck and ferns
  crossing two primulas to see what comes
  making the farewell slideshow for Mr T
  book week costume, I'm going as a lamington
  writing a whodunit in which the tables did it
  woodturning a bowl from the storm-felled cherry
  toast for our fortieth
  I search an accord of wet stone and pear, twelve trials, maybe thirteen.
  A perfume which smells of the moment before the telephone rings
  atelier libre – rose sans rose
  giving the new one a name, short, a little cruel
  designing opening-night gifts out of gaff tape
  title for my book of backstage notes: "Standby"
  quinceañera dance for my lil sis, im choreographing
  yearbook spread, making the collage theme vintage fruit labels
  radio spot: a chameleon who needs glasses
  shop sign, hand-lettered, I'm sketching
  new names for the fleet, all goats from island
  lantern from driftwood and net, I try something
  app idea: one that tells night folks what's open
  beats in my headphones, humming me a hook
  social story about the dentist starring Thomas
  sensory corner out of fairy lights and a shower curtain
  animation of the plumbing of Etna like an old house
  a children's book where the mountain snores
  column about my grandpa's combine, letting it wander
  contest: caption for a pig in a parade
  new melody for Lecha Dodi, humming on the métro
  Purim spiel, this year it's a telenovela
  clueing 14 Across so that it groans
  a crossword whose black squares make a hare
  inventing a maze you solve by smell, just noodling
  themed grid for Guardian - Bath buns
  building the grandson a steam engine from scrap
  words for the banner, last tap, Port Talbot
  recipe dev: collard kimchi, don't laugh
  hook ideas for the peach cobbler vid
  naming my hot sauce, auntie says "Slap"
  content batch brainstorm
  remixing my granny's gumbo for one pot
  Sinterklaas rhyme for a colleague with big shoes
  carnival wagon, theme: Brexit part 9
  CAS project: board game for old folks in our void deck
  drawing my dream museum instead of... no, it IS for portfolio
  choreographing the finale, somewhere between rain and revenge
  mixing son with hip hop to see if abuela forgives me
  costume ideas, ruffles made from recycled cassette
  slab table w/ a river of moss in it
  chainsaw bear but make it a mountain beaver
  radio drama with latrines as heroes
  song with the kids at the site, making verses
  youtube series concept: worst hands in rhyme
  nickname for the new kid in the game
  knitting a brain hat for a colleague, freehand
  leaflet cartoon: Barry the Barium
  Christmas cantata in three dialects
  thinking how to teach fractions with bamboo
  thinking a memorial for those who died in the works
  kids' science corner: a dam of injera boxes
  finding the voice: badger, 60, ex-navy
  improv session in the booth, fifty ways to say "indeed"
  writing my own audio drama ep, lighthouse on mars
  shooting idea: workout with water gallons
  brand name, something falcon but not falcon
  a heritage cookbook with everyone's bad handwriting in it
  making a pageant out of our handcart story
  make up a new retrospective with Lego and herring
  drawing the team's coat of arms
  quilt raffle poster w/ longhorns
  float for county fair: paper-mache bull
  At home I paint the room where I stand all night
  small pictures of radiators, a series, number nine
  mixing grey, which has in it everything
  drawing visitors from memory on tickets
  atelier – velké plátno
  blood donor hero badges for greyhounds, drawing em
  reel: what's in the cat today
  new word for "download", proposing some
  comic for teens in syllabics, seal with headphones
  beading earrings, ravens, no plan
  a ghost story for the tourists, set in our own lift
  naming the lobby plants after monarchs
  bulletin board: gators with braces
  balloon arch for baby shower, color palette time
  naming the app, "Rickshaw Bhai"?
  UI on figma, truck art style!!
  wild ideas round, no filter
  art build, puppets of the boiler
  chant writing, need a rhyme for "habitability"
  I invent a crocodile which claps when you pull it.
  new nutcracker, she's an astronaut
  painting faces, each one thinks something else
  marble run as high as the ceiling, free construction
  hack week idea: replace me with cron
  architecture napkin, second beer
  a waulking song with new words about the NHS
  tweed bags from offcuts, making it up as I go
  setting my first puzzle, theme: load-shedding
  sunday roast but deconstructed, ideas
  print, linoleum, hands everywhere
  sticker collage on old boards, no plan
  zine of falls, drawn by who falls
  video with fisheye, edit like a dream
  taller – serigrafía
  crazy golf hole nine needs a windmill or a whale
  theme weekend thoughts, fifties? wombles?
  volcano show for the small ones but with new trick
  poem of periodic table, one line each element
  first line. the whole book's in it. come on.
  inventing a voice for a man who only says "shoot"
  my own songs, third verse, rye whiskey
  redesign the dock like an ants' nest
  stoet costume, giant mussel
  reminiscence box for Fred, trams and rock
  birthday banner for me lad out of old sheets
  titling a paper with a song lyric
  constructing a language for a friend's novel
  new playbook, crazy stuff, six smokes and a knife rush
  jersey motto
  recipe cards fae what's actually in the bag
  mural for the shutter, tatties wi wings
  making a doll's wedding gown from Mother's lace
  a verse for the church magazine, about gulls
  designing a waistcoat for my great-grandson, with tugs on
  team name for the dragon boat, deal pun
  exit memoir, chapter: The Footnote
  imagining a new traverse, no one has linked these three
  I carve spoons at refuge, forms that come
  graphical abstract, thinking of mice as commuters
  brainstorm - new paradigm w/ Lea
  inventing a night walk with lantern and Linear B
  puppet of Talos from boxes
  new tour idea - olive & oracle
  creative groom comp, turning a poodle into a saguaro
  bandana designs, cactus, taco, moon
  design code workshop with kids and plasticine
  lino print of the estuary
  wall of nine meters, I draw with charcoal tied to a stick
  dreaming colors for the market ceiling, more pink, more
  the abuela of the quarter becomes jaguar, that is the idea
  stencils of corn which is also hands
  bocetos con niños
  Know Your Rights loteria cards
  naming our new clinic
  making own problem for the intra fest, with mangoes
  team name pun with Padma
  float for Hibiscus festival
  naming our netball team
  school savings scheme - ideas
  I create a sensory box about the sugar shack
  carnival theme with old wedding dresses, imagine
  life story collage with madame G
  plan St-Jean party
  calls! new calls! something with lobsters
  regatta tee design
  Songwriting Sunday
  ideas hour, no laptop
  Sketch club (alone ha)
  Logo concepts rd 2
  write silly play for Guides
  Paint night - me & the easel
  name the boat
  Moodboard kitchen
  worldbuilding sesh
  Improv jam on my own
  Cake design – Layla 5th
  Set list & new intro
  Poem a day (day 12)
  Wireframes blue-sky
  Garden plan doodles
  Beatmaking w headphones
  choreo: winter piece
  Studio time – glaze tests
  Story outline: heist in a bakery
  Campaign concepts (gin)
  Holiday card lino
  D&D prep: the drowned abbey
  recipe lab
  carve!!
  Draw every day 17/30
  Invent warm-up games
  Podcast ep brainstorm
  Quilt layout play
  lyric draft – bridge
  Toy prototypes
  I have a week to turn a church basement into the bottom of the sea for the nursery's play, so: cardboard, cellophane, ideas
  there's a tune that's been following me since the bus and I want to catch it before dinner
  my nephew wants a bedtime story with a crane, a cat and a bad wizard called Keith, so I'd better make one up
  coming up with a name for the food truck, we've got "Thai Me Up" and my mother says absolutely not
  drawing the garden I'd have if I had a garden
  We're launching a festival for people who hate festivals and I need to think what on earth it looks like
  Making a birthday card that folds out into the whole street we grew up on
  playing with clay with no commission, no client, no glaze list, just to see what my hands want
  the brief is "sleep, but make it exciting" for a mattress company, give me an hour and a fat marker
  inventing a spice mix for my brother's wedding that tastes like our grandmother's hallway smelled
  thinking up an experiment nobody's tried, with nothing but fruit flies and a disco ball
  writing a villain who is right about everything, which is harder than it sounds
  A logo for the rowing club, no oars, no waves, no laurel. What's left?
  sketching ideas for a calmer waiting room, maybe a wall of moss, maybe a fish that judges you
  designing an app that helps people breathe, screens and flow, first rough go
  I want to write a funny song about our meetings for the Christmas do, three verses and a rude chorus
  redoing the shop window: everything blue this month, hanging from fishing line
  dreaming up costumes for a dog, a toddler and a very unwilling grandfather
  putting together a playlist-slash-collage thing about the summer we had the van
  improvising over that weird chord Ondrej showed me
  Plotting a mystery set in a swimming pool, starting from the last page
  a new exercise for my writing group, something with maps, haven't invented it yet
  how could a bus stop make you happy? filling a notebook page before the kettle boils
  making puppets out of odd gloves for the ward
  tattoo idea for my own arm finally, sketching sixty bad ones to get to a good one
  cooking up a scavenger hunt for the office
  spitballing names for twins, hamster twins
  doodling my way to a new tattoo flash
  blank page, green ink, go
  dreaming up a float with moving jaws
  remixing a lullaby into something for the club
  a haiku for every bus stop on the 9
  playing around with beetroot dye
  whittling, see what it wants to be
  brainstorming prizes that cost nothing
  writing silly sick notes for the class puppet
  sketching a hat for the races out of an umbrella
  inventing an alphabet for my daughter's spy club
  laying out petals till it looks like a face
  composing a ringtone from the dishwasher
  what if the museum smelled? noodling
  designing my own typeface, stuck happily on the g
  jazz piano, no chart, see where it goes
  storyboarding an ad for raincoats where it never rains
  thinking of a gentle prank for the retirement do
  mixing purples for the curtain backdrop
  first verse, terrible, second verse, less so
  building a cardboard arcade with the cub scouts' ideas in mind
  a toast for Dad's seventieth with at least one joke
  choreographing forklift ballet for the works do
  new cocktail with pine and regret
  making up a card game with the deck that's missing the sevens
  collaging old seed packets
  improvising a bedtime song about socks
  decorating a cake like a circuit board
  The brief says "no brief". Fine. Let's see what comes.
  something for the school gate that makes the parents slow down and smile, I've got chalk
  brainstorming names for a burnout clinic that don't sound like a burnout clinic
  I'm making my daughter a dress out of my wedding dress, first sketches and a lot of nerve
  a comedy sketch about two people trying to end a Zoom call
  not copying, improvising: putting the recipe book away and cooking from smell
  my band needs a b-side by Friday and I've got a bass line and a cold
  thinking up a bedtime ritual with lanterns, something ours
  drawing a map for a game where the only enemy is the tide
  dreaming up a lesson where the kids are the volcano
  a poem for the retirement of a lollipop lady
  seeing what happens if I print with cabbages
  designing a meeting room nobody wants to leave, ha, models from cereal boxes
  "make it weird," said the director, so, a chorus of hoovers
  inventing saints for minor inconveniences, one per day
  finally that mural for the hen house
  three ways to say sorry in flowers, sketching bouquets
  a limerick, a pun and a drawing for the office whiteboard
  humming something new
  ideas for the shed door
  inventing cheeses
  what would a sad robot cook?
  draw first, think later
  naming the goats
  riffs
  new dance for an old tune
  if my street were a board game
  scribbling a villain
  colour tests, loud ones
  free association with the tape running
  making a mobile from spoons
  a card for Mo, something daft
  first stab at a theme tune
  a monster for the under-fives
  Name storm for twins
  Sunday paints
  plan fancy dress
  Zine layout party of one
  write vows
  cutting up old maps to make a wedding garland
  thinking of a new opening for the assembly that isn't a bell
  giving the scarecrow a personality
  making a soundtrack for the hen night with nothing but kitchenware
  a fable about a lazy lighthouse, for the infants
  sketching a tattoo that hides an old name and says nothing about it
  coming up with a better word for stepmother
  painting the rain on the inside of the window with the kids' gouache
  trying flavours for a birthday gelato: fig leaf, smoke, something rude
  inventing a handshake for the under-nines
`;
