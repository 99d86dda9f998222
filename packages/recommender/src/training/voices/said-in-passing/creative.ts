/** Sentences for this state, in English, as typed in passing. */
export const CREATIVE_OF_SAID_IN_PASSING = `
  need a name for the bakery that isn't a pun on bread
  writing a limerick for Maureen's leaving card, she hates soppy
  sketching hats. just hats. fifty of them
  plot hole in chapter ten: how does she get out of the lighthouse, let's invent something mad
  I've got a melody stuck in my head since the dentist's and want to see what it turns into
  Brainstorm: harvest festival floats
  budget's tiny so what wild thing could we do with cardboard for the nativity
  making up a bedtime story with a badger who is afraid of dark
  ideas for the allotment, all paths curved, nothing in rows, I want to draw it
  improvising on the blues in G, no sheet, see where the fingers go
  my son's turning 6 and wants a volcano mermaid cake, designing it
  can't sleep, so I'll write a poem about not sleeping
  choreographing something for the year 9s to that Stromae song
  what would a chair look like if it was shy? doodling furniture
  lyrics for the second verse, the first is about my ex and the second shouldn't be
  dreaming up a board game about bees with my niece, rules don't matter yet
  haiku on the bus, one a stop
  logo for the women's refuge charity, throwing thirty rough ideas on paper
  Invent a saint for our village pub quiz
  I'm a tax accountant and on thursdays I write space operas, tonight the crew meets the fungus people
  mood boarding the living room, sage? rust? that mad wallpaper with herons?
  how would you teach fractions with pizza AND football, I want fresh lesson ideas
  composing a lullaby for the grandchild due in May
  new dungeon for saturday's D&D, thinking a library that eats people
  playing with quilt layouts, scraps all over the floor, no pattern
  taglines for an oat milk nobody needs, let's go weird
  tired of the same stew so I'm making up something with plums and fennel
  wedding speech, best man, I need the funny bit, three terrible stories to pick from
  freewriting 20 min, the word is "harbour"
  Character names for my western
  thinking up a prank for my brother's 40th that's kind but unforgettable
  designing a tattoo for myself, something with my nan's handwriting and a wren
  what if the app had no buttons at all, spinning ideas before I open Figma
  building a Lego thing without instructions, my mum says I've to invent a machine
  sermon on the prodigal son but I want to tell it from the brother's side, playing with angles
  garage band, drum loop, no plan, just make noise till something's good
  costume ideas for the carnival out of what's in the loft
  filling a sketchbook page with the people in this waiting room before they call my name
  inventing a cocktail for the jubilee, gin, rhubarb and something smoky
  Ten bad ideas for the museum's shop window, then one good
  the garden gnome novel, yes really, opening paragraph in five different voices
  how might we stop people losing gloves on trains, wild answers only
  writing new words to an old hymn tune for the school's centenary
  jewellery from sea glass, arranging and rearranging till a necklace appears
  I'm 9 and I'm going to make a comic about a cat that is prime minister
  got a blank wall in the youth club and six colours, dreaming up the mural
  What to call a racehorse by Silent Partner out of Marmalade
  storyboarding the ad with stick men, the dog wears the tie
  marching band arrangement, what if the trombones start it from the back of the field
  letting my mind wander with watercolours, wet in wet, no subject
  Meeting's over thank god, now I can go play with ideas for the spring collection
  riff night with just me and the looper pedal
  make up a secret language with my twin
  coming up with riddles for the treasure hunt, the answer to each one is a place in the house
  poem for dad's funeral, he liked ferries, I'll start from ferries
  fanfic time, what if Watson was the clever one
  Pottery tonight, going to try glazes nobody in their right mind would mix
  twenty names for a shade of grey paint
  reimagining Macbeth in a chip shop for the drama club
  decorating the classroom door for world book day, so far we have: dragon
  what if the detective is the parrot
  half a tune came in the shower, quick, voice memo and then guitar
  Designing my dream treehouse on squared paper
  my physio told me to rest the wrist so I'm dictating a ghost story instead, making it up as I go
  the lesson's on photosynthesis and I want to turn it into a soap opera, ideas please come
  naming the boat. Dad wants Serenity. I want something ruder
  songwriting camp, day 2, prompt is "leftovers"
  slow afternoon in the shop, arranging the window into a forest made of umbrellas
  collage with old maps
  I've got insomnia and a ukulele, let's make the neighbours a song
  thinking up what the aliens eat
  Write a villanelle about spreadsheets, seriously
  need thirty fresh angles on "back to school" for the agency, no judging until thirty
  playing jazz standards my own way tonight, reharmonising Autumn Leaves into something odd
  what might a funeral for a goldfish look like? my 5 y.o. and I are planning, with candles and kazoo
  an entire imaginary town, bus routes included
  sketch the cathedral ceiling as if it were a jellyfish
  gift ideas I can make from felt by Diwali
  pitch names: something for a plumber who sings
  story for the grandkids where the hero's a wheelbarrow
  face paint designs that aren't tiger or butterfly
  rough cut's finished, now the fun bit, inventing sound effects from vegetables
  Open mic set, new jokes about my divorce
  dreaming up the menu for a restaurant that doesn't exist
  what colour is Tuesday? painting the week
  my mum has dementia and we make up a poem together every wednesday, a line each
  Idea jam for the robot's personality
  I draw dresses at the back of the tax office, on break, don't tell
  new ways of serving courgettes, we have 41
  let me daydream about the sequel
  write a hymn to the number 12 bus
  sculpting something out of the broken plates, no idea what
  world-building: the religion of the fish people, their saints, their swear words
  my wedding vows, the bit in my own words
  patchwork coat out of dad's old ties, laying out colours on the bed
  Beat making w/ Kofi
  if the office plants could talk, a short play
  stuck on the ending, so writing six endings
  could a bus shelter be beautiful, sketch comp for architecture school, blue-sky stage
  puppet voices! I've nine puppets and they all sound like my uncle
  trying chord after chord under this one note just to see what it becomes
  creative writing homework, describe a storm without saying rain or wind
  freestyle, mic on, beat at 92
  cartoon of the boss as a heron, for the leaving do
  inventing a new knot of bread for Easter
  "A house with no corners" is the brief and I've got felt tips
  got the budget spreadsheet done so as a treat I get to think up silly names for the charity ball
  crazy golf course for the youth centre, nine holes, what should the ninth one be?
  quiz round ideas: sounds of kitchen things, baby photos, smells?
  I'm 88 and writing my first love poem in fifty years
  pick a painting and write what's just outside the frame
  making up harmony parts in the car for the church song, no music written
  bouquets for the wedding, wild and a bit messy, trying out combos on the bench
  Animation test, blob falls in love with cube
  something in me wants to paint the sadness, big brush, black and ochre
  draft a manifesto for lazy gardeners, the funnier the better
  compose an alarm tone people won't hate
  mind map: what could the old swimming pool become
  turn the kids' fight over the red cup into a picture book
  lino print for christmas, hare or moon or hare on the moon
  my band needs a name by friday and "The Damp" got vetoed
  I'd like to muck about on the organ once the church is empty, make up a toccata
  turning the balance sheet into a rap for the staff party
  a doll's house from a suitcase, thinking where the staircase goes
  thinking of ways to show grief with only three colours
  a monologue for a fridge
  first idea for the garden: a bench that faces the wrong way. more of that
  waiting for the train, inventing lives for everyone on platform 4
  our revision's boring so my friend and me make up songs about enzymes
  pumpkin designs, three small, one enormous, something scarier than Brexit
  write letters from a made-up lighthouse keeper to his hens
  spitball with myself: fifteen uses for the old phone box
  wax, wick, scent: making up a candle that smells like my gran's hallway
  what if gravity was optional on sundays, story starter, go
  Drag name. Needs to be Welsh.
  I had a lovely dream about a whale on a bus and I want to paint it while I still have it
  I'm bored of beige cards so I'm inventing some for divorces, new teeth and passing your MOT
  figuring out a magic trick nobody's done, with an egg and a wedding ring
  Stop motion plasticine with the kids, who's the villain? we decide now
  new melodies over the drone, raga yaman, wherever it leads
  design a badge for the brownies' space weekend
  improv on my own in front of the mirror, accents
  what would Hamlet tweet
  making my own tarot deck, drawing The Fool as a postman
  a scented garden for my blind husband, dreaming it bed by bed
  plot cards on the floor, shuffling the story till it's strange enough
  three-panel comic about my night shift
  the exhibition's about bread. how do you make people hear bread?
  headlines for the sanctuary's donkey appeal, cheeky ones
  remixing my uncle's wedding speech into techno
  nail art: mini Mondrians?
  Rangoli for the doorstep, new pattern this year with foxes in it
  pick seven random words from the dictionary and make a poem of them
  the set for Oklahoma on a stage of 4 by 3 metres, imagine something
  crazy cake flavours for the vegan stall, beetroot and what
  a fresh opening for my cover letter, funny, something no one's read before
  Cosplay sketch
  I can feel a short story about my redundancy coming and it's a comedy
  drum solo noodling in the garage till the neighbours knock
  dreamcatcher from bike parts
  thinking up a game for a car full of cousins, 6 hours, no screens
  making up the legend of how our village got its crooked spire
  slogans for striking teachers, rhyming if possible
  new sandwich for the café, it should be called after the dog
  my first tattoo flash sheet: moths, teeth, teapots
  fictional diary of my houseplant
  I want to try 12 different book covers for the same dull thriller
  quick pen sketches of hands during the sermon
  free verse about my knees
  colour palette for the nursery, thinking midnight zoo
  silly voices audition tape, I make up each character as I go
  write a farewell song for the retiring lollipop lady
  origami of my own invention, aiming for a hedgehog
  the boss said "surprise me" so: product ideas, the madder the better, from 2 to 3
  arrange wildflowers and weeds into something you'd put in a gallery
  dreaming my retirement as a graphic novel
  tie-dye, no plan, bucket of indigo
  flash fiction, 100 words, must contain a stapler
  Inventing a festival for february because february needs one
  coming up with ideas for my best friend's hen do, she hates everything pink
  writing a poem for my mum's birthday
  I'm 11 and me and my cousin are inventing a new sport with a frisbee and a bin
  working on a new song, got the chorus, want to find something different for the bridge
  trying to think of a name for my dog walking business
  drawing comics tonight, a new character with a broken umbrella
  sitting in the park with my sketchbook, see what happens
  need a fun idea for the year 2 assembly about kindness, something that isn't a song
  I have to write a speech for my sister's wedding and I want to come up with some good stories and jokes
  playing around with layouts for a poster for our school play
  writing a story for english, has to start with "the door was open"
  thinking of new flavours for my ice cream van for the summer
  i've been doing accounts all week, now I want to make something, maybe paint the old chair a mad colour
  making up a dance with my friends for the talent show
  redesigning my bedroom in my head, thinking loft bed, fairy lights, loads of plants
  gathering ideas for a fundraiser at work, want something nobody's done before
  I'm a florist, designing table centres for a winter wedding, something with moss and pears
  in the hospital waiting room with a notebook, going to start a little story for my granddaughter to cheer her up
  want to write lyrics about my town, chips, rain and all
  making a card for my nan out of bits of fabric
  brainstorm blog post ideas for the physio clinic
  messing about in GarageBand on my phone on the train
  first ideas for the logo, rough sketches, no computer
  I lead a youth group and I want to invent a game that gets shy kids laughing
  dreaming up a Halloween costume from a cardboard box and tin foil
  doing some creative writing to get the breakup out of my system, a short story where he's a goose
  thinking about what to do with the front garden, want it to look like nobody else's
  trying out new recipes with what's left in the fridge, no cookbook
  writing a rap about the water cycle for science homework
  ideas for a picture book about a girl with two dads and a tortoise
  my knitting's always from patterns, today I'm going to make up my own jumper, colours first
  Pitching myself story ideas for my next novel, want ten loglines by lunch
  composing something short on the piano for my dad's 70th
  figuring out a theme for the church summer fair, the last three were all "under the sea"
  worldbuilding for my DnD campaign, tonight it's the gods
  arranging a pop song for four ukuleles, making up my own harmonies
  photography walk, looking for reflections only
  I'm a game dev and today isn't coding it's dreaming up enemies, what scares a snail?
  Think up an advent calendar with 24 small dares
  sketch out some kitchen ideas before the designer comes, as wild as I like, money no object
  trying to come up with a title for my thesis that isn't boring
  painting with my grandchildren, big paper on the floor
  inventing new lyrics to "Wonderwall" about our office printer
  write a eulogy for a hamster, my son wants it to rhyme
  I want to design a tattoo for my sister and me
  make some new beats before bed, nothing serious
  designing a birthday treasure map, burnt edges, secret symbols
  thinking up how the villain could win for once
  Creative block. Going to draw with my wrong hand for an hour and see
  ideas for teaching the French revolution through food
  we've no budget for decorations so I'm imagining what we could make from old newspapers
  writing a funny letter from the tooth fairy
  composing a ringtone from my baby's laugh
  improvise at the piano, no notes, just feelings
  my agent wants a new idea for a series by friday so I'm going to walk about and throw ideas at the dictaphone
  sketching outfits for a clothing line for wheelchair users
  carving something out of driftwood, don't know what it is yet
  what else could a bank branch be? a café, a bathhouse, a zoo? writing down anything
  making up silly poems with my class hamster as the hero, ready for storytime
  design my own sourdough scoring patterns
  I want to make a meditation that's set inside a beehive, writing it as I go, the sillier the start the better
  designing fantasy running shoes with my pupils, wings, springs, toast dispenser
  compose a jingle for insomnia tea
  turn our boring stand-up meeting into a musical number for the christmas party
  the budget for our film is 200 pounds which is great, what story only needs a corridor?
  can't stop yawning in this waiting room so I'm giving every poster a new caption
  sermon illustration hunting: what's like grace? a bus pass? a dandelion?
  making up new yoga poses for kids: sleepy crocodile, angry toaster
  I'm debugging all day so at night I write love letters between two chess pieces
  mixing oils to see what smells like my nan's coat
  Ideas: name for twins, one of each
  rearranging fridge magnets into a poem
  a cosy mystery set at a bell ringers' dinner, who pinched the treble bell? thinking
  sketching the nurses while the drip goes in
  tune for the skipping song the girls in my street need, theirs is rude
  design my dream spreadsheet... no. design my dream campervan
  my French homework: invent a café and its menu, en français, with jokes
  what would calm look like as a creature? drawing it for the art therapy group
  dungeon puzzles to torture my players, starting from a weird picture of a clock
  let's see if I can whistle up a counter-melody to the dishwasher
  tell the creation myth of socks
  dad joke writing for the best dad joke contest
  big roll of lining paper, charcoal, music, no plan, don't talk to me about plans
  I've 3 hours on the coach, going to dream up my food truck from name to napkin
  poem in two languages, mi abuela's kitchen, half in hers half in mine
  Concept sketches: bus for nocturnal people
  improvise a puppet show, the audience (age 3) is already seated
  crochet monsters, I make up each one as I hook
  rehearsing is over, now we jam, me on accordion
  mural for the dialysis unit, what do people want to look at for four hours? sketching
  nicknames for all the hens
  a new ending for the Titanic where they all learn to knit
  my grandmother's proverbs, I want to twist each into a rude one
  thinking about the staging: what if the audience sits in the boats
  the exam's done and I can finally go back to inventing my language, today verbs of smelling
  some fresh takes on the school motto, translating Latin into emoji
  write a villain song for my niece's cat
  Playing with type, letting the letters fall off the poster
  crackpot ideas for using up 300 jam jars at the church bazaar
  ballad about the A14
  finding a shape for the pot as it turns, no drawing, clay decides
  storytelling night on thursday, need a ghost tale with a lift in it
  I want a garden party theme mad enough that grandad wears a wig
  composing on my phone between stops, Tooting Broadway is in D minor
  what if we sold silence? naming it, bottling it, ad copy for it
  making up a bedtime tale for tonight that features a digger, a nun and some cheese
  an alphabet of extinct birds, illustrated, starting with A is for Auk
  brain dump of sketch show ideas with no filter
  costume for a tree: my son has been cast as one and wants to be the best tree ever
  the brief said safe. I'm going to try ten unsafe ones first
  Write a tango for tuba
  I've nothing to wear so I'm cutting up two dresses into one, let's see
  poem for the retirement of a gearbox
  dreaming about what the shop could smell, sound and feel like, pen in hand
  our wedding favours: seeds? teeth? tiny jars of sea? wild ideas please
  make a sock puppet that explains tax
  haunted house plan for the church hall, from tinsel and bin bags
  new nicknames for cricket positions
  writing song number three for the divorce album, it's about the toaster
  I make miniature rooms, today's a midwife's kitchen in 1890, what's on the shelf?
  I wake up with melodies, so before the school run I hum them into the phone and see where they want to go
  can a spreadsheet be beautiful? making pixel art in Excel
  I'm supposed to be relaxing after my op so I'm making up limericks about the ward
  logo, mascot, motto for our pub's bog snorkelling team
  Write something new, anything
  mum says I can paint my door, so what goes on it, I'm thinking a portal
  tonight I'm thinking about plots for the panto, last year was Dick Whittington on Mars
  the theme's "home", my camera's charged, going to wander the house and invent shots
  stuck at the airport, let's make a musical out of the announcements
  need a hook for the essay, something unexpected, maybe a llama
  finger-knit, macramé, something with that purple rope, no idea, fiddle until it's a thing
  two characters in a lift, go, dialogue only
  a signature scent for my barbershop, sniffing and mixing
  I want a tune that sounds like being 17 in Hull
  inventing a rangoli, a cake and a dance for the same party
  daydream session on a sunny bench about a bookshop on a barge
  Draw 1 monster per Greek letter
  my therapist suggested making art about the anger so it's going to be big and red and have teeth
  if our brand was a biscuit, which? playing with that till lunch
  think of bad inventions with my granddad, he's winning with the soup fork
  rewriting fairy tales so that the wolf's an estate agent
  pattern ideas for a fair isle with space invaders
  sketching a chapel for a place without religion, it's only a competition, be bold
  song for the picket line to the tune of Abba
  freestyle icing, a cake that looks like a landfill (he's a bin man, he asked)
  improvising hymn intros on the organ for practice, different mood each time
  Ghost story for camp
  names for colours my colour-blind brother sees
  writing my own psalm, about the allotment
  a choose your own adventure in the works canteen, mapping mad branches
  what's the weirdest way to start a cookery show, thinking aloud
  trying out beads against beads till a bracelet says yes
  I've a new loop station and an old trumpet and nobody's home
  I'm writing jokes for my warm-up slot, so far it's all about my mother's satnav
  make up a bedtime song for a child called Xanthe, what rhymes with that
  dream kitchen sketch, ignoring the money for now
  a short film with just my feet
  come up with a cheer for the under 9s, they're called the Turnips
  twelve tiny paintings of the same teapot, each in another mood
  inspired by the meeting's awful coffee, I'm designing a coffee font
  an imaginary interview with my late gran, I write both parts
  costumes from curtains, von Trapp style
  I'd like to plan the weirdest possible dinner party for six, every course one colour
  new year's card idea, involving the goat
  Lego robot, but make it dance, invent the moves
  experiment with slip and feathers on the clay
  wrote code all week to earn this: generative art, let it grow strange
  how would bees write the news? column for the parish mag
  I'm a nurse and in my break I write haikus on the back of the fluid charts (blank ones)
  rough out 5 ideas for the museum's sleepover, with dinosaurs whispering
  riffs. just riffs.
  pick a title from the spam folder and write that novel's first page
  making masks out of papier mâché for the mystery play, what does Envy look like
  tiny house on wheels, sketching where the bath could hide
  song title bingo: write a verse from whatever comes out of the hat
  I'm 79 and doing a watercolour course, today she said paint music
  turning my knitting mistakes into a design, on purpose this time
  Collage poems, scissors, yesterday's Guardian
  my sister and I are making a podcast drama about talking bins, I'm dreaming up episode one
  invent a ritual for the last day of primary school, ribbons? bells? cake?
  concept album about a roundabout, working on what each exit sounds like
  what might my alien look like when it's embarrassed
  I'd love to come up with a different way of doing Remembrance with the little ones, something with stones maybe
  mother's day poem, she's a plumber, let's rhyme ballcock with something
  just got a melodica for my birthday and I'm going to make up tunes
  Design sprint, alone, felt tips
  it's a slow night at the taxi rank so I'm making up a story about each fare
  thinking of an idea for a short film, it has to be one room and one goat
  I want to redecorate the caravan like a submarine
  make up my own times-table song to the tune of the Macarena
  what to plant where, I'm painting the border with colours on paper, it's allowed to be mad
  I've been ill and in bed for weeks so I've started inventing an island, today its recipes
  Brainstorm reasons the king might wear one shoe
  we need a concept for the ad by 3, so first I'll throw out every silly thing in my head
  composing a peal, well, trying new sequences on handbells to see what's pretty
  creating a board for my Pinterest dream bakery then drawing it myself
  name my sourdough starter
  before the baby comes I want to paint something on the ceiling above the cot, trying ideas on paper
  rap battle prep, thinking up insults about my brother's shoes
  a poem in the voice of the hospital lift
  designing my own planner pages with little foxes
  songwriting, first line's "the kettle knows", see where that goes
  imagining a sequel to the Bible's Jonah from the whale's side for my youth group
  sticky notes, window, coffee: what could our library lend besides books
  My character's motive is dull. Giving him five stranger ones.
  weaving with whatever's in the hedge
  exhausted by facts, I'm an accountant, now for an hour of watercolour nonsense
  make a moodboard for a wedding in a multi-storey car park
  write an absurd complaint letter to the moon
  playing with light and a prism and my phone camera, collecting rainbows for a print
  come up with challenge ideas for my YouTube channel, I'm 12
  hand-drawn map for the party invite, with sea serpents
  I'm trying to invent a cocktail without alcohol that isn't just juice
  sculpt the grandchildren's heads in butter for the fair? thinking up butter things
  jam session in the shed, just the two of us and no plan at all
  new stitch patterns: playing on the sample strip
  my novel's middle sags so I'm thinking up a flood, an heiress, a goat
  puppet design, want it to look like worry but friendly
  slogan for our mosque's open day, warm, short, a bit funny
  I want to invent a ritual for finishing chemo, a bell's not me, maybe a cake smash
  drawing my dreams in a little book before breakfast
  what if the meeting was a treasure hunt? inventing the team building day
  Plot twist time
  typeface from bent spoons
  a pop-up card with a working drawbridge, trying stuff with scissors
  a bit of stand-up about my hip replacement, writing the five minutes
  choreographing a fight between a mop and a broom
  nobody's written a carol about donkeys' feelings, until tonight
  make a collage of my gran's life for her 100th, laying it out any old how till it sings
  theme for the maths department's stall that makes people smile, pi hats?
  my wife said no more gnomes so I'm designing something that's technically not a gnome
  Lyrics, verse 2
  for the interview they want a portfolio piece so I'm dreaming one up, a lamp that sulks
  make up names for every house in the model village
  inventing an excuse-generator for homework, writing its hundred excuses
  I'm going to take a nursery rhyme and write it as a Raymond Chandler
  trying different hats, scarves, beards on the snowman idea on paper first
  a meal inspired by a Rothko
  voices, sounds, spoons: scoring my nephew's silent film
  Ikebana with weeds
  I'm in the departure lounge making up an airline from hell, logo and all
  story dice, one roll, five minutes, another roll
  draw what the music looks like, that's my art homework
  thinking about what else my little café could be at night: cinema? repair shop? choir?
  too much noise in my head so I'm going to draw it, every noise a creature
  the accounts office needs a mascot and they've foolishly asked me, let the doodling begin
  making my own words for the feelings my daughter says have no name
  what can a choir do without singing? clapping, stamping, breathing, trying out ideas for the opener
`;
