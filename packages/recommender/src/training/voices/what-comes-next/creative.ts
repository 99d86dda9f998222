/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const CREATIVE_OF_WHAT_COMES_NEXT = `
  Insomniac hours are good for villains, plotting the second act
  Coffee and a blank page, poem about my father's boots
  bored on the train, doodling everyone's shoes
  The baby needs a lullaby that doesn't exist yet, making one up on the ukulele
  name for a night bakery, go wild
  I ache all over and I want to paint the ache
  Deadline for the poster's tomorrow and I've got no ideas, let's throw some about
  Designing a bed shaped like a boat for a six year old
  Dreamt of a staircase made of bread, sketching it before it fades
  Songwriting, late, lights low, whisky optional
  what if the football team were ghosts, story for my class
  nervous energy into a monologue
  Need a slogan for the charity swim
  Not tired enough for bed so I'm messing about with watercolours
  brainstorm: kids' party on the moon
  The stress of the move would make a brilliant sitcom, jotting scenes
  make beats till the neighbours bang on the wall
  new logo for Mama Chidi's gym, three directions
  haiku about yawning
  I've been calm all week and haven't written a line, time to stir up some verse
  Rhyme for insomnia? Working on a rap
  Inventing a board game about sleep with my nephew
  mood board for the maternity ward mural
  my wrist hurts so left hand drawing today, let's see what happens
  Improvising on the clarinet till something turns up
  Comic strip: a coffee cup with anxiety
  Thinking up a team chant that isn't rude
  It's a wedding lehenga but make it sporty, sketching ideas
  Scene where she can't sleep and he won't talk, need the dialogue
  silly names for the new puppy
  Tired metaphors be gone, I'm rewriting the opening image
  Story time from scratch, kids choose three words and I spin it
  Playing with clay after work, no plan
  Choreographing a dance for people who have just woken up
  Idea dump before the pitch
  I want weird. A lamp that yawns. A chair that frets. Draw, draw, draw
  Set design, midnight garden
  Fellow said my jingles are boring, so today I write a mad one
  Compose something for harp and kettle
  the garden's bare and my head is full of curves and colours for it
  I dey find hook for this Afrobeats tune, e never land
  World building: a city where nobody sleeps
  Melody came in the shower, catch it and grow it
  Fanfic where the goalkeeper is a vampire
  Could pain be a colour? trying pastel on black paper
  Thirty uses for an old mattress, first thoughts only
  At 5am with cold feet and a hot notebook, new verse coming
  we're making up superhero powers for grandparents
  photo collage of hospital corridors, see what they become
  Freewriting, ten minutes, no stopping
  Menu idea night: puddings named after storms
  I like to imagine a perfume of exam halls, what would be in it
  redesign the living room in my head, start with the rug
  Half awake is when the odd similes come, pen's ready
  An opening line. Then a worse one. Then a better one.
  Inventing exercises with funny animal names for the toddlers
  want a title for my memoir about driving nights
  Sketching trainers of the future
  Jamming with the lads, see where the groove goes
  Please help me to fantasy, I write fairy tale for my little cousin
  Couldn't sleep, got up, writing a fairy tale about a moon with a night job
  Pitch me a villain who's just really tired
  A song for the end of a marathon, slow piano, messing with chords
  my toddler and I are inventing an animal that eats bedtimes
  Cafe mural, steam turning into birds, first sketches
  I've the nerves of a poet and the deadline of a copywriter, give me twenty headlines
  Wild ideas only: how should a hospital waiting room look if kids designed it
  embroidery design, insomnia in blue thread
  Drafting a limerick about the coach's moustache
  It's the boring objects I like to draw, today a stapler
  story prompt: a night bus that never stops
  Name our pub quiz team
  A cot mobile out of driftwood, let me play with shapes
  Half a bottle of rioja and a ukulele
  making up my own vows, something funny about his snoring, nothing out of a book
  I want to come up with a new sport for people with bad knees
  Painting to the rain, no subject in mind
  We need a mascot. Badger? Teapot? Badger in a teapot?
  Energy drink brand that isn't macho, concept and colours
  Collage out of old hospital letters, making something pretty of a rotten year
  What would a calm city smell, sound and look like, jotting for my novel
  The pantomime needs a second verse about a sleepy cow
  Fabric, scissors, no pattern, see what the dress wants to be
  Trying out riffs, amp low, baby asleep
  Bedtime podcast idea, episode names, tone, jingle
  I'm plotting a heist set in a mattress warehouse
  Improv practice in my head: nervous astronaut meets bored customs officer
  Cake design for a goalkeeper turning fifty
  Got dumped, writing bangers
  How might a tired robot walk? animating rough poses
  Menu of imaginary coffees, each with a backstory
  Abeg I need fine name for my perfume business
  sketchcrawl, old docks, 7pm
  Let me dream up the garden my late mum would've liked
  a lantern that tells children when it's morning, doodle ten versions
  Stand-up set about parenting on three hours' sleep, new bits wanted
  Free jazz in the shed
  my head's bursting with a comic about deadlines that are actual monsters
  Try a poem with no adjectives about my father's pain
  costume brainstorm, year 4 assembly, the planets
  Titles for an album of sea shanties about office life
  Inventing a language for my dwarves, swear words first
  photograph ideas for a series on people waking up
  I am thinking of a film, an old boxer who opens a crèche, what happens next
  Slogans for the nap room, cheeky ones
  drum pattern for the school march, making it up as I go
  Moody lighting ideas for the ghost walk
  Tattoo for two sisters, something with tides
  What if stress were a houseplant? essay, playful, first go
  Sculpting a sleepy lion in papier mâché
  Mixing colours until I find the one of 4am
  Fresh take on the nativity, the innkeeper's side of it
  Let us imagine one ad for mosquito coil, no mosquito shown
  Riff on the word threshold and see what poems fall out
  Making up a card game at the kitchen table
  My choreography has a hole in the middle where something mad should go
  Dreaming up treehouse number two, with a fireman's pole
  The opening credits in my head: night, motorway, harmonica
  scrapbook page for the boy's first match
  A pattern of yawning hippos for pyjama fabric
  Four hours of sleep and somehow the whole song is sitting there in my mouth, so I'm getting the guitar before it leaves
  The kids are in bed, the paints are out, and tonight I want to find out what happens if I only use my fingers
  Everyone's exhausted by serious logos, so the brief says make the tea brand laugh; I'm going to scribble fifty stupid ideas
  I lay awake last night listening to next door's boiler and now there's a whole creature in it, with a name and a grudge, for my picture book
  Coach asked me to come up with a warm-up that isn't boring, so I'm inventing games with cones, hats and one confused goose
  My therapist said write about the pain, so I'm turning it into a very small dragon who complains about the stairs
  Three days to the deadline and the ending's wrong, so I'm throwing out the wedding and asking what else these two might do
  Nervous about it, but the open mic wants new material, so I'm playing with a bit about my mother and the self-checkout
  A lady on the night bus had a coat made of what looked like curtains, and now I'm designing a whole collection in my notebook
  Let me relax my hand and draw whatever it likes, big loops first, then see which loops turn into animals
  My son wants a bedtime story where the hero is a yawn that travels round the world, so I'm dreaming up the stops
  We've had enough coffee to float a ship, there's a whiteboard, and nobody leaves until the festival has a mad, lovely theme
  Grandma hummed a tune while she swept, I never learned the rest, so I'm making up the second half on the harmonium
`;
