/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const CALM_OF_IN_OTHER_WORDS = `
  hands shaking, need a minute before I go back on the ward
  waiting for the biopsy letter and the post is late
  compline, then just sit in the quiet a while
  five minutes in the van with the engine off before I face the next fare
  my heart's going like a sewing machine and nothing is even wrong
  sat in the wings, stomach in knots, on in twenty
  he shouted at me in front of the whole kitchen, I'm in the walk-in cooling off
  count to ten. again.
  too many tabs open in my head, want them to stop for a bit
  rosary
  yin yoga, the slow kind
  stung eleven times, swollen and cross, sitting down with a compress
  inbox at 900 and I feel sick, not opening it, just breathing
  exam in an hour, I've revised enough, need my nerves down
  counsel for the other side got under my skin, taking a lap of the building
  toddler meltdown over, now mine's starting, need to steady myself
  the rook hangs and I tilt, so stepping away from the board to settle
  results at noon, can't do anything but wait
  Vipassana, 20 min
  sciatica flaring, lying on the floor with my legs on a chair, not sleeping
  I just need the noise to go down
  court in the morning left me jangling and there's another hearing at two, need to land
  watching the river a bit before I go back in
  overstimulated after the school fair, kids still here, want to be soft not snappy
  tea and silence
  grounding exercise
  a difficult birth, all well in the end, but I'm trembling and there's another lady in room 4
  the plane is delayed and I hate flying, want to feel less like a coiled spring
  furious with the planning office, let me cool my head before I write anything
  angry at a spreadsheet, how silly, pause
  contractions irregular, early days, breathing through them at home
  panicky, no reason
  let it be just me and the candle
  my boss typed 'we need to talk' and it's two hours till then
  waiting room, dentist, white knuckles
  the lambs didn't make it, I want to sit on the gate a while with it
  sensory break
  not tired, just frayed
  stuck on the motorway and fuming, trying to unclench
  ten min sit
  first solo landing in a bit and my mouth is dry, bring me down a notch
  so many people want something from me, could I be nobody for a quarter of an hour
  a psalm, slowly
  hugging the dog till the shaking stops
  my back is killing me, some gentle stretching and no heroics
  overwhelmed by the move, sitting amid boxes
  got snapped at by a teenager I love, need to not snap back
  chat was vile tonight, still live in thirty, need to shake it off gently
  tense shoulders, tight jaw, let's let that go before the afternoon clinic
  I could scream, but I'll stare at the tomatoes instead
  the scan is at three and time has turned to treacle
  everything's fine on paper and yet my chest is tight
  mantra, beads, cushion
  loving kindness towards the man who reversed into my cab
  tinnitus is bad today, looking for something to rest my attention on
  exhale, that's the whole plan
  everything landed on me at once, the school, the boiler, the dog, and I'm in the car with the seat back just trying to come down before pick-up
  sitting with the Blessed Sacrament, no words
  prickly as a hedgehog, someone smooth me
  the jury's out and there's nothing left for me to do but pace, or better, not pace
  I've got to be on stage in half an hour and my bow arm is jelly
  bit of a wobble
  qigong in the park
  wound up like a spring
  sunburnt and grumpy, sitting in the shade
  holding my breath for the exam board email, would rather be breathing
  flight attendant voice on, inner child wailing, let's soothe the child
  body scan, sitting up, twelve minutes
  two calls done, one left, and between them I need to be a pond
  the oven died mid-service, we coped, now I'm out by the bins getting my pulse back
  toothache till the dentist opens at eight
  deep sigh
  heat of the argument still in my ears, want it gone before the kids wake
  I snapped at a patient and feel awful, need to steady up before the next bay
  the bees are calm, I'm not, so I'll sit by the hive a bit
  too much coffee, heart in my throat
  mindfulness app told me to notice my feet so here I am with you and my feet
  waiting for my daughter's train that is three hours late, stomach churning
  hot flush and hot temper, fan please
  I don't want to sleep and I don't want to work, I want my shoulders out of my ears
  peace and quiet, ten mins
  riding out the cramps w/ a hot water bottle in the office
  my solicitor rings at four about custody and I'm a bag of nerves
  taking the sting out of a bad review
  reading the comments was a mistake, face burning, laptop half shut, letting the heat drain out of me
  soft belly, slow breath, then I can see the bailiff
  tai chi w/ the pensioners
  checkride tomorrow, hangar floor, eyes on a cloud
  the translation came back covered in red and I'm stewing
  unclench
  gutted we lost, still got a match later, want to reset my head
  sat on the stairs hiding from my own birthday party
  prayer before surgery (I'm the scrub nurse, not the patient)
  a storm in a teacup, but I'm the tea
  restless leg, restless mind, just after lunch
  let me put this rage down somewhere
  ECG fine, doctor says it's worry, so I'm learning to slow down
  I've cried, I've washed my face, I'd like to feel level
  chest tight on the tube
  breathe w/ me
  Sabbath hour, staying still on purpose
  the buyer might pull out and there's not one thing I can do till Monday
  keyed up after the near miss on the A40, parked in a lay-by
  quiet corner at the wedding
  don't cheer me up, just let it be still
  settle the nerves pre driving test
  walking meditation round the cloister
  colic at full volume, headphones in, keeping myself soft
  five senses, one at a time
  frazzled
  before I reply to that email I'm going to watch the rain for a while
  all the alarms on the ward still ringing in my skull, need soft
  simmer down, Margaret
  my mind is a snow globe someone keeps shaking, I'd like to set it on the shelf
  the ferry's cancelled, the deposit's gone, and I'm on a bollard practising not minding
  nervous as a cat before the recital, third to play
  fuse is short today and the apprentices are many, lengthen it
  a little stillness after the funeral, before the sandwiches
  listening to the rain on the hives
  tight throat before the wedding speech
  long exhale, then theatre list
  sulking, honestly, and would like to stop
  head on the steering wheel, school run done, ten minutes of nothing and then work
  nerves b4 the tournament
  centring prayer
  the spreadsheet can wait, my pulse can't
  I don't need a pep talk, I need a hand on the back and some quiet
  biting my nails till the surveyor phones
  shoulder's frozen, physio says gentle circles, nothing more
  someone keyed my cab and I'm seething at the rank
  not ready to talk yet, not ready to sleep either, only sitting
  kettle, window, blank stare
  my daughter's in theatre having her tonsils out and I'm in the corridor with a magazine upside down
  release the grip
  fear of the motorway again, parked at the services
  everyone's shouting in the group chat, I've muted it and want my peace back
  so much noise in the welding bay, five minutes in the yard with the sparrows
  slow yoga for my hips
  ulcer says hi, boss says hurry, I say wait
  zazen
  long queue at immigration, hot, worried about papers, stay cool
  hold music and rising fury, need equanimity
  midterms week, brain boiling, taking it off the hob
  the fog's in, no flying, and I'm fretting about the schedule for nothing
  a tantrum is brewing and it's mine, not the toddler's
  gentle breath work with the pregnant ladies' tape, I'm 34 weeks and anxious
  sitting under a plane tree with my phone off, letting the shouting fade out of me
  I could hear my own blood before that audition, let's bring it down
  self-soothe in the staff loo
  the election's tonight and I'm eating my own sleeve
  peace, as the monks do it
  don't want to be hyped, want to be steady, big putt coming
  I've had words with the churchwarden, now I need some without any
  lavender oil, feet up, still got the evening surgery
  slow the hamster
  hearing aids out for a bit, world too loud
  waiting on the mortgage decision like a man on a hot stove
  tender after the physio, moving like a tortoise and fine with it
  let the air out of this bad mood slowly
  stuck in a lift with strangers, feigning serenity
  baby's feeding, I'm fretting, let us both go soft
  the draft got torn apart, I'll mend it later, for now I breathe
  rehearsal was a shambles, interval cup of tea, hands round it, eyes shut
  lower the temperature in here, by which I mean in me
  overthinking again
  coming down from a row about bins
  please untie this knot in my stomach before the ten o'clock hearing
  a quiet Our Father in the lorry
  hangry and snappish, soup is coming, patience
  lost the client, lost my temper, found a bench
  need to soften the edges before the in-laws ring the bell
  hush the inner critic for ten mins before I go on air
  worry beads
  I keep refreshing the portal for the grades and each time my stomach drops so I'm putting it face down and just sitting here a bit
  evensong from the back pew, letting it wash over me, no sleepiness, just hush
  the rejection came, I'm all right, I'm going to look at the sea
  jittery hands, delicate inlay, so hands in lap until they stop
  waiting at arrivals, she's not come through yet
  temper's like milk on the hob, take me off
  nettled by the foreman, walking it off round the yard
  sat in the polytunnel listening to the drip
  before the exam, after the crying, one slow minute
  hormones, tears, tea
  off camera for ten, chat can wait, I need to find my feet
  not energised, God no, I've been running hot all day and want to idle
  the lodger's drums, my nerves
  pelvic floor and patience
  worry about dad comes in waves, I'm just floating till it passes
  hospital corridor, third hour, polystyrene cup
  breathing space
  my opponent is late and I'm winding myself up, better to sit like a stone
  panic before the flight check, in the loo, splash of water, in for four
  silence between pupils
  I've got toothpaste on my suit and my presentation's in nine minutes, everything's fine, everything is fine, help me believe it
  burnt my hand, run it under the tap, swore, now sitting quiet
  calm the farm
  anger management homework: notice it, name it, let it pass
  taking myself to the chapel for no reason but stillness
  social battery on one bar and there's a christening still to get through
  heavy heart, light day, resting on a bench in between
  hush, nerves
  I'd planned to chant for ten minutes at the desk
  guests in an hour, back sore, temper short, leaning on the Aga till I'm milder
  the wind's up and the boat's rocking and I'm queasy, eyes on the horizon
  there are three of them in labour and one of me, a breath at the station first
  audit nerves
  rheumatism's bad, warm mitts, no plans
  jury duty dread, sat on the steps, getting steady
  my brain is all elbows today, want it to be all pillows but I've to stay awake
  stewing over what my sister said
  let the dust settle, just me on the ladder looking at the roofs
  frantic morning, stolen pause
  queue for the passport, baby crying, me nearly
  a spell of stillness before vespers
  they've put me on hold for news of the job
  scratchy, itchy, moody, so gentle stretches on the mat
  I want to throw the router out of the window, therefore I'm stepping outside to look at a cloud
  restore w/ bolster pose, kids still up
  it's only a driving test, it's only a driving test
  five slow breaths at the wheel
  unhook from the news
  hot head, cold flannel
  the comments section is not my home, the garden is, going to stand in it
  the house is full of in-laws and the bathroom has a lock
  all shook up
  quiet time for mum, five minutes, then back into the fray
  my knees are knocking behind the lectern, reading starts in five, smooth me out
  deep in my feelings about the divorce papers, not fixing, only feeling
  equilibrium please
  had a bad landing, passengers none the wiser, cockpit door shut, slow exhale
  tides, gulls, a thermos, and my shoulders coming down at last
  lectio divina
  take the edge off before I pick up the phone
  waiting for the swab result in the spare room, bored and fretful
  the stand-up went badly, they laughed at my estimate, I'm on the fire stairs letting my ears stop burning
  I've solved it, sent it, and now I'm shaking like a leaf till they reply
  awake, upright, still as I can manage
  my first solo clinic starts after lunch and I'm all static
  not bed, not yet, just my feet in warm water and the telly off because it's been a horrible afternoon
  the baby's hiccups, the rain, nothing to do about either, sinking into the chair a while
  we're boarding, my palms are wet
  trying not to catastrophise about the damp survey
  so the surveyor rang and the roof is, well, it's bad, and I'm not going to do anything about it this minute, I'm going to sit on the back step
  the organist resigned by text during the sermon and I smiled through communion and now in the vestry I'd very much like my hands to stop trembling
  wife's gone in for the scan, they won't let me past the doors, so it's me and a fish tank, trying to breathe at the fish's pace
  my stammer's back because of the speech at four, so no rehearsing now, only slow air and loose lips
  I play Grandmaster Ilić in forty minutes and everything I know has turned to soup, need the soup to settle
  heard the word redundancy through a wall, heart's thudding, going round the pond once before I ask anybody anything
`;
