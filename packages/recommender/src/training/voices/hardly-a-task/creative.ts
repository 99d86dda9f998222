/** Sentences for this state, close to what is no task. */
export const CREATIVE_OF_HARDLY_A_TASK = `
  write me a haiku, i told myself, so seventeen syllables about gran's kettle
  give it a name, anything but Max: naming the new ferry with my daughter
  play something, anything, i'm just going to noodle on the rhodes and see
  tell me a story, she says every night, so i'm inventing a badger king
  draw the dragon again but sadder
  once upon a time, then what? plotting chapter one on index cards
  change the colour, change it again, mood boards for the café front
  rhyme with orange, come on, finishing the limerick for Dave's leaving do
  make up ten silly games for the scout camp
  paint it black? no, ochre. trying backgrounds for the portrait
  what if the robot is the gardener. writing that down, running with it
  beep boop, voice ideas for my puppet
  tell me a joke, no, i'll write the joke, open mic set for thursday
  set the scene: fog, a tram, a woman with one glove. scene two needs writing
  translate this feeling into a tune, says my bandmate. ok, four chords and see
  turn the sofa into a spaceship, planning the nursery play set
  call it something! brewery meeting's tomorrow and the stout has no name
  make it pop, said the client. trying twelve posters that pop
  what can you do with 400 corks? sketching lamps, mostly
  hello muse, the page is blank and i've got chai
  write the toast for Milo's wedding, funny but not too funny, new idea every line
  give me a beat, i said to the kid next door, and now we're making up a rap
  shuffle the words, cut ups on the kitchen table, a poem maybe
  add a twist: the aunt did it. rewriting the ending of my radio play
  find a new shape for a teapot, wet clay ready
  pick a colour, any colour, gouache and no plan
  play a wrong note on purpose, then another, improvising till lunch
  who lives in the lighthouse? inventing the next picture book
  zoom out, what would a library without shelves look like, doodling it
  move the door, move the stairs, dream house on squared paper
  set fire to the old logo, figuratively, new ideas on the wall
  order of service? no, order of dances, making up the choreography for saturday
  weather report as an opera, writing the libretto for fun
  what if maths class was a cooking show, thinking up the lesson
  brighter, sillier, more feathers: costume sketches for carnival
  repeat after me, ba da bum, beatboxing until a hook shows up
  open with a storm or with the letter? trying both in my notebook
  ask the cards: story dice rolled, a whale, a clock, a bus, let's see
  send in the clowns, i'm designing their trousers
  beat two is where the hero lies, screenplay cards all over the floor
  save the date cards need something witty, playing with lines
  start with the smell, my tutor said. writing about grandad's shed
  put a hat on it, character doodles for the game
  rename the cat café, thirty bad names first then the good one
  cook without the recipe, new dumpling filling, let's experiment
  light falls through the blinds and i want to paint exactly that stripe
  wake the synth, some weird drone thing might come out
  who needs sleep when the melody's just arrived, humming it into the recorder and building on it
  password: imagination. mind mapping the escape room
  i need a slogan for the stall, carrots, puns, go
  dress the window like a fairy tale, planning props
  remix my mum's voicemail into a track
  mix me a palette for autumn, i'm collaging
  letters to an imaginary uncle, writing the first one
  schreib mir ein Lied, bettelt die Kleine, also dichte ich eins vom Nilpferd
  nenn das Kind beim Namen: der neue Eisladen braucht einen, ich spinne herum
  mach mal was mit Pilzen, Muster für die Tapete skizzieren
  erzähl was Neues, Figurenideen fürs Puppentheater sammeln
  écris-moi un poème, dit-elle, alors j'en invente un sur les chaussettes
  joue n'importe quoi, impro à l'accordéon
  dessine-moi un mouton, ou plutôt une affiche pour la fête du mouton
  trouve un nom pour le bateau, remue-méninges en famille
  cuéntame un cuento, pide la nieta, y me lo invento ahora
  ponle nombre a la cerveza, lluvia de ideas
  dibuja lo que sea, cuaderno nuevo y tinta verde
  inventa una favola con un tram che parla, la scrivo stasera
  dai un nome al gelato nuovo, idee a ruota libera
  suona a caso e vedi, cerco un giro di accordi
  desenha o cartaz da festa junina, três ideias malucas
  escreve uma quadra para o manjerico
  verzin een sinterklaasgedicht voor oom Kees, nu
  teken een monster dat niet eng is
  wymyśl nazwę dla kawiarni, tablica i mazaki gotowe
  napisz bajkę o smoku bez ognia, zaczynam
  hitta på en saga om en blyg älg
  rita en ny logga till kören, första skisserna
  find på et navn til båden, alt er tilladt
  finn på en melodi til diktet hennes
  keksi tarina eksyneestä lapasesta, kynä käteen
  vymysli píseň k táboráku, kytara a tři akordy
  bir masal uydur, dedi torunum, uyduruyorum
  придумай название для пекарни, набрасываю варианты
  напиши стих к юбилею тёти Зои, подбираю рифмы
  вигадай казку про равлика, пишу перший абзац
  φτιάξε ένα τραγούδι για τη γάτα, αυτοσχεδιάζω
  新しい和菓子の名前を考える時間
  なんか描いて、と言われたので怪獣を考え中
  给咖啡馆起个名字,随便想
  编个故事给女儿,主角是一只会飞的鞋
  노래 하나 만들어 보자, 코드 네 개로
  कहानी बना रहा हूँ, एक भूत जो डरपोक है
  ارسم شيئا جديدا، أفكار لغلاف الديوان
  bikin nama buat warung kopi, coret-coret dulu
  inventează o poveste cu un arici pilot
  találj ki egy mesét a lusta villamosról, írom
  nghĩ tên cho quán trà, viết ra hết đã
  how about a villain who only steals left shoes, jotting down his backstory
  proofread? no, undress the prose and make it sing, new opening for my memoir
  tell me lies, i say to the page, and it tells me a whole island with its own stamps
  put words in the parrot's mouth, cartoon captions for the weekly
  cast this, mould that, playing with plaster till a shape speaks to me
  what if the alarm clock apologised? writing a sketch for the village revue
  insert twist here, and here. murder mystery dinner, inventing the suspects
  write a birthday song for the boss, rude second verse included
  go to line one, delete it, try a wilder line one, sonnet going nowhere nice
  light me like a Caravaggio, thinking up poses and backdrops for the band photos
  is it a chair, is it a bird, cardboard workshop with no plan at all
  sleep, sheep, steep, sweep: hunting rhymes for a lullaby of my own
  flip the melody, backwards, upside down, see if the fugue wants it
  invent a language for the moss people, starting with swear words
  sell me this pen, in nine ways, pitching wild ad ideas to the mirror
  play pretend, says the therapist's puppet; i'm making up a new puppet
  mix one: gin, beetroot, smoke. dreaming up the autumn cocktail card
  make a quiz night unlike any other, rounds with smells and hats, ideas please flow
  reply to the aliens, that's the theme, zine spread number two on the floor
  rename the streets of our lego city, theme is cheese
  shine a torch through jars, i'm designing shadows for the ghost play
  work, but the fun sort: what could a bus stop be? cardboard models
  stress free zone sign, hand lettered, trying out loopy fonts
  the budget's zero so the set must be clever, imagining it from bedsheets
  call and response, call and response, building a gospel tune with the kids' choir
  write a haiku about tax? challenge accepted, by me not by you
  thank you note as a comic strip, drafting panels
  maybe a waltz, maybe a tango, tune for my parents' fifty years, piano lid up
  count the syllables in armadillo, it must go in the chorus i'm making
  play with the timer, says the game jam: 48 hours, theme is roots, we need a concept
  meeting myself as a child, that's the short story, let's see where she takes me
  debugging no, de-boring yes: sprucing the museum labels with jokes and riddles
  new stitch, no pattern, freeform crochet coral reef
  if cats wrote laws, a satire, paragraph one coming up
  bring me the scissors and last year's maps, we're making lanterns of our own design
  Mood board, attic
  Naming session podcast
  Lyrics, bridge part
  Jam w/ Tobias, no setlist
  Carnival float ideas
  Storyboard the beaver advert
  what do you hear in the rain? i hear bossa nova, recording loops and layering
  set a place for the ghost, stage directions writing themselves tonight
  answer the brief with a bang: a perfume called Tuesday, bottle doodles
  tell the tattoo what it means, designing one for my brother's arm
  flowers upside down, why not, trying odd arrangements for the shop window
  hello stranger, first line of a novel or a song? writing both
  lend me a metaphor for grief that isn't the sea, eulogy as a poem
  turn these wine labels into a family of owls
  bake the castle, ice the dragon, dream up cake number six
  snap, no filter, playing with long exposure and a torch to see what comes
  what should the mascot eat? naming, drawing, arguing with myself
  what's funnier, goose or duck, writing the panto
  not maths tonight, just making patterns with a compass because they're pretty
  mal mir ein Schaf, nein, ich mal ein Wetterschaf, Serie von acht
  misch die Farben neu, Bühnenbild fürs Krippenspiel ausdenken
  invente un cocktail, chef, alors j'essaie la rhubarbe fumée
  inventa un baile, dice la peque, coreografía loca en el salón
  dimmi una parola, una qualsiasi, e ci scrivo una canzone
  toca um samba que ainda não existe, estou a compor
  schrijf een slaapliedje voor een kraan, ik rijm wat
  narysuj kota w kosmosie, komiks dla bratanka
  uydurma bir dil için alfabe çiziyorum
  お題は「雨」。俳句ひねってます
`;
