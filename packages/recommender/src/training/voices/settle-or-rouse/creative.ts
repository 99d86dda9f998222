/** Sentences for this state, where rest is easily taken for its contrary. */
export const CREATIVE_OF_SETTLE_OR_ROUSE = `
  writing a lullaby for my niece
  making a beat people will lose it to
  still up at 2am, sketching the mural idea
  angry poem, getting it onto paper
  design the poster for the club night
  buzzing with ideas for a board game, getting them down
  compose rain music for a meditation app
  choreographing the cheer routine
  new logo for the boxing gym, thumbnails
  baby's asleep, painting her a picture of a whale
  choosing colours for a quilt I'm inventing as I go
  brainstorm names for a coffee brand
  écrire une chanson sur l'insomnie
  inventar uma coreografia nova
  dipingere l'alba
  een affiche ontwerpen voor het dansfeest
  придумать сказку на ночь для дочки
  ninni bestesi yapıyorum
  子守唄を作る
  새 앨범 커버 디자인
  写一首关于失眠的诗
  make up a bedtime story about a tired dragon
  writing a banger for the dance floor
  sleepless so painting, big canvas, no plan
  write lyrics about the night bus
  inventing a new cocktail for the spa menu
  sketch tattoo ideas, a sleeping fox
  anger collage, scissors and magazines
  come up with a mascot for the running club
  compose a hymn tune
  Songwriting w/ loop pedal
  Poster sketches
  Story ideas
  Moodboard: spa rebrand
  dream diary into short film script, first ideas
  inventing a dance for the village show
  paint a mural of the night shift
  baking up a brand new recipe, saffron something
`;
