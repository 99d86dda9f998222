/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const CREATIVE_OF_TIRED_OR_WIRED = `
  can't sleep so I may as well write a poem about the moon
  sketching storm clouds in charcoal
  new dance to make up for the talent show
  a villain who's always sleepy, where does his story go
  brainstorm a gym logo that isn't a dumbbell
  writing a lullaby for my niece
  heart racing scene in my thriller, want to invent the twist
  improvising on the sax, no plan
  thinking up names for twin goats
  slow morning and watercolours, see what turns up
  night market poster, playing with ideas
  what if the tide forgot to come in, story idea
  doodling monsters for my kid's lunchbox
  buzzing with ideas for the novel, getting them down messy
  second wind, and a melody with it, humming into the recorder
  flat design or something hand drawn, trying wild options
  dreaming up a cocktail called adrenaline
  inventing a board game about running a post office
  costume ideas for the carnival float
  a low budget film idea with one room and one lamp
  rush of inspiration, canvas out
  making up a bedtime tale with a dragon who hates bed
  jamming with the band ideas, laying riffs on the loop pedal
  designing a dress from old saris
  write a rap about my nan's pumpkin soup
  plotting the stolen trophy mystery for the village hall play
  pump up the colours, redoing my mural concept
  what would a hyper squirrel say, cartoon strip
  beat making, afrobeats with a bit of trad
  come up with a fun theme for the leaving do
  new recipes out of leftover rice
  Lyrics session
  Sketchbook hour
  imagine a city where nobody has keys
  collage night with old magazines
  inventing a language for my elves
  a slogan for the crash repair garage that makes folk smile
  wedding vows but make them funny
  choosing weird chord changes for the bridge
  storyboarding the advert
  what else can a jam jar be
  freewriting, don't stop the pen
  picture book about a drained lake that sings
  thinking of names for the podcast
  restless verse, trying it as a sonnet
  composing a hymn tune for Advent
  design a treehouse with a slide
  limerick for the retirement card
  concept art, desert train
  choreographing something odd to whale song
  fan fiction, chapter with the kiss
  making up a new superhero with my grandson
  trying out graffiti letter shapes
  playing with clay, no purpose
  opening line for the novel, twenty tries
  icing designs for a space cake
  garden layout ideas, something wild
  invent a holiday tradition for our flat
  what if I told it from the dog's side
  sampling kitchen sounds for a track
  pitch ideas for a kids show about bacteria
  titles for my memoir, nothing sensible
  blues tune, low and dirty, feeling it out
  a plot where the power nap lasts a hundred years
  sketch comedy about a man who can't switch off his kettle
  lantern shapes for Diwali, inventing my own
  day dreaming on paper about the shop window
  knackered muse, but let's see if a song falls out
  coffee stain art, seeing shapes in the blots
  bed canopy ideas, something out of a fairy tale
  a night garden made of felt, inventing flowers
  heart racing romance idea, two rivals on a ferry
  gym class musical, making up the songs
  low light photography ideas, odd angles
  invent a dance for penguins with my class, just me planning mad moves
  crash bang opera for toddlers, thinking up noises
  tired of realism, splashing paint about
  what's a fresh way to say burning love, lyric hunt
  restless rhythm, building a drum groove from cutlery
  rush light lamp design, doodling forms
  a pump organ piece, making it up as I go
  chill house track, looking for a hook
  wired poem, all one sentence, no stops
  flat caps reimagined, hat sketches
  hyperreal dream sequence for the short film, wild ideas only
  drained pool as a stage set, imagining it
  second wind, working title of my sea novel, what happens in it
  names for a hairdresser's, puns please
  birthday rhyme for uncle Femi
  brainstorming what our charity could do instead of a bake sale
  rangoli pattern, something never seen
  drafting a fable about two lazy crows
  writing silly verses for the staff panto
  sleepy town comic, page one thumbnails
  scent ideas for my candle range
  come up with a twist ending
  riffing on guitar till something sticks
  imagining my dream kitchen with scissors and magazines
  song for the under tens, animals and rhymes
  inventing nail art for prom
  what would Macbeth be like in a chip shop
  adrenaline red or sulky blue, playing with palettes
  write a monologue for a lamp post
  picture this: a cafe for ghosts, now design the menu
  experimental haircut sketches
  a hook for the ad, thirty ideas in thirty minutes
  puppet show with socks, making characters
  making a zine about buses
  jingle for the butcher
  poem for my wife's seventieth
  scribble first lines for a ghost story
  new spin on the logo, go weird
  beatboxing and looping, seeing what comes
  I want to paint how thunder feels
  scenes for my telenovela spoof
  choosing an odd scale and making a tune
  Songwriting in shed
  Poem draft
  Set design doodles
  Improv night prep, inventing scenes
  can't switch off the stories in my head so I'm writing one down
  running joke for the sitcom, thinking up versions
  buzzing bee costume from bin bags, how
  need to get going on a new collection, sketching silhouettes
  dreaming up a menu that tells my grandmother's life
  invent a sport for zero gravity
  what if cats ran the post office, cartoon
  a power nap themed cafe, names and look
  moodboard, seventies Lagos nightclub
  lullaby chords, trying strange ones
  carving a spoon into whatever it wants to be
  gym mascot, is it a yam with muscles, drawing it
  slogans for the climate march
  slow morning, blank page, a fairy tale about toast
  sleepy lagoon painting, playing with blues
  power ballad lyrics about my cat
  a gym for ghosts, short story idea
  buzzing neon sign concept for the barber
  storm as a character, who is she
  dance of the vegetables, puppet film idea
  running with scissors, collage day
  low poly dragons, dreaming up their colours
  crash of cymbals, writing a silly overture
  hyper colourful mural for the creche, sketching
  heart shaped anything, valentine card ideas
  chill wave tune, noodling on the synth
  wired earrings, inventing shapes from scrap
  pump up volume, lyrics for a protest song
  flat earth comedy, building the jokes
  rush of words, spoken word piece coming
  restless lines with ink, seeing where they go
  adrenaline as a superhero, draw her
  bed of nails, song title, now what's the song
  need to get going on the school play script, funny bits first
  can't switch off this tune, writing it down and adding a bridge
  my novel's middle is boring, inventing a flood
  choosing names for baby, playing with sounds
  new flavour of crisps, mad ideas
  slam poem for Friday
  write a country song in Hindi
  highlife guitar licks, making up something sweet
  adire pattern, new motif
  folk tale about a tortoise with an app
  little ditty for the fiddle, my own
  bush ballad about the broken ute
  theme for a debs ball
  anime character, what powers
  skin ideas for my game world, going crazy
  plan a fantasy map with rivers
  a missing mat at a yoga retreat, comic whodunnit, plotting
  concept for a perfume of libraries
  invent names for paint colours
  alternative lyrics to happy birthday
  improvise a bedtime story with socks
  designing my own tarot
  window display, upside down Christmas
  writing dialogue for two trees
  mash up jollof and lasagne, recipe invention
  concept album about bins
  new yoga pose names that make folk laugh
  turning my divorce into a comic strip
  haikus for every bus stop
  drafting riddles for the treasure hunt
  thumbnails for a book cover
  daydream doodle, let the biro lead
  Comic panel ideas
  Naming workshop, solo
  Write a verse
  Melody hunting
  Plot twist
  Moodboard for salon
  the house is in bed and I've got pastels and no plan at all
  tired of plain cakes, dreaming up a mad one shaped like a bus
  a bedtime story where the bed runs away, making it up for tomorrow
  night bus sketches, strangers into animals
  what would a coffee bean say, children's book thoughts
  fresh names for our running club, punny
  gym shoe advert, thinking of an odd angle
  storm in a teacup, illustrating that for real
  buzz, hum, click, making a song from machines
  an opera about a crash diet, libretto gags
  low tide sculpture, driftwood and whatever
  heart shaped labyrinth garden, imagining the paths
  dance steps for the robot in our panto, inventing
  restless brush, abstract, loud colours
  burn marks on wood, pyrography ideas, owls perhaps
  wired, gluing foil feathers to a hat to see what bird appears
  flat pack furniture as villains, comic script
  rush job poem for a leaving card, make it rhyme
  second wind instruments, naming my clarinet comedy act
  pump room mural, fish made of pipes
  slow morning song, one chord and a hum, find the words
  sleepy heroine, brave pillow, next chapter of my silly saga
  drained battery robot, backstory ideas
  hyper pop tune, sampling my kettle
  power napping superhero team, origin tales
  can't switch off from this story world, sketching its maps
  need to get going on the best man speech jokes, thinking up daft ones
  adrenaline coaster theme ideas for the park
  I knackered my pencils drawing dragons, now charcoal dragons
  inventing a holiday for lost socks
  limericks about the whole family
  watercolour of a place I've never been
  alternative ending for Romeo and Juliet
  design a flag for our flat
  playing with pie crust patterns
  improvised comedy warm up, silly scenes
  a villain's lair in a garden centre
  writing in the voice of my old dog
  mixing spices until it's something new
  rhyme for month? song about time
  shop names for my cousin's shoe place
  a fashion line from rice sacks, sketching
  Nollywood plot, two brides one cake
  afrobeat hook in Yoruba and English
  inventing moves for the sangeet
  shayari for my friend's farewell
  a comic sketch about GAA dads
  sean nos tune, adding my own turns
  yarn about a kangaroo barber
  kids' book, wombat detective, chapter ideas
  I want to invent a poem in English, first time
  drawing a strange house for my dream
  grandad's limerick competition entry
  verses for the WI calendar
  embroidery, freehand, birds that aren't real
  making up a rap for the science fair
  my OC needs a backstory and a cool scar
  fan art, trying a weird pose
  DnD campaign, what's in the cave
  song for mum's birthday on uke, writing it
  papier mache head, who will it be
  haunted lighthouse story, what if the light is alive
  thinking up puns for the chip shop sign
  poem on a napkin
  soundtrack for a thunder cloud
  toast designs
  what shape is happiness, clay
  reinventing trifle
  a new kind of clock, sketch it
  lighting ideas for the dream scene, wild
  plotting a musical set in a launderette
  a hundred uses for a brick
  Slogan brainstorm
  Draft a song
  Story seeds
  Colour play
  Zine night
  Invent a cocktail
`;
