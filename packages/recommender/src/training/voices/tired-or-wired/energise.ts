/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const ENERGISE_OF_TIRED_OR_WIRED = `
  so tired, three hours left on this drive, keep me sharp
  slow morning, coffee not working, need a kick
  need to get going, been in my dressing gown since eight
  power nap is not an option, boss is watching, perk me up
  waiting on a second wind that isn't coming, give me one
  flat as a pancake after lunch and I've got stock to shift
  crashed on the sofa for an hour and now I'm groggy, get me moving
  low energy, big list, let's have it
  gym in ten, pump it
  leg day, feel the burn
  running 10k before work, still half in bed
  dance party with the mop, kitchen floor here we come
  drained but it's the school disco and I'm the DJ
  sleepy at my desk, sir will see me, help
  nights this week, it's 3am, eyes closing, six more hours
  rush me out of this bed before I miss the bus
  storm's knocked out the bus so I'm cycling, get me fired up
  I want to feel wired for once
  get my heart racing, treadmill intervals
  restless but lazy, turn it into a workout
  need adrenaline, the match is at noon
  buzz me up for cleaning the garage
  chill is what I've had all day, now I need action
  not chill, not sleepy music, the opposite
  burn off last night's curry with a skipping rope
  hyper music for tidying my room cos mum's coming in twenty mins
  can't switch on this morning, brain still in pyjamas
  night before was rough, today is inventory, I need pep
  up since four with the lambs and there's still the fencing to do
  I keep yawning in the lab, rouse me
  jumping jacks in the hallway because the heater's off
  dragging my feet about the dishes, give me a beat
  feeling dull after lunch yaar, something peppy
  warm up before the relay
  five a side in half an hour and I'm half asleep
  morning zumba with the aunties
  wake me properly, I've pressed snooze four times
  hoovering to loud music, best way
  out of bed on a Sunday is the hardest sport
  blood sugar crash, ate a banana, now lift me
  sluggish after antibiotics, back to the building site today, get me going
  second shift starts at ten at night and I've already done one
  tired is a state of mind, sprint session
  deadlifts at six am, nobody here but me and the bar
  the baby was up all night and now the toddler wants to play trains, energy please
  jet lagged, it's noon here and I must stay awake till evening
  push me through the last two hours at the till
  Morning bootcamp
  Wake up call
  Saturday spin class
  Car wash, loud music
  warming up my legs for parkrun
  coffee number two and still not human
  it's dark, it's raining and I have to go running anyway, gee me up
  night bus driver on break, ten minutes to get my eyes open again
  wired earbuds in, skipping rope out
  my get up and go has got up and gone
  feeling low so I'm going to sweat it out at boxing class
  can't face the ironing pile without some oomph
  the post lunch dip has got me by the collar
  on call all night, need alertness now
  bedroom's a tip, blitz it in thirty
  decorating all day, third coat, flagging
  eyelids like lead in the lecture hall, I need waking not soothing
  I've lain in bed scrolling for two hours, kick me out of it
  adrenaline please, I'm bungee jumping at three and yawning now
  hit me with something fast, rowing machine
  get the blood pumping, old bones and all, says the physio
  hill sprints, no mercy
  mowing the lawn before the storm hits, quick quick
  the rush before Christmas, packing parcels all day, keep my tempo up
  lazy teenager needs rocket
  grandad's up, slippers off, off to aqua aerobics
  hangover plus house move, God help me, pump something
  half term, three kids, no energy, boost
  sun's out, paint's out, fence isn't going to paint itself, get me up
  flat battery in my body, jump start me
  shake off the cobwebs
  up and at em
  it's 5.30 and the bakery needs me awake
  feeling blah, gonna do burpees
  knackered? yes. stopping? no. ten more bags of plaster
  midday slump in the call centre, headset on, I need zing
  not sleepy time, it's my turn to do night feeds and I can't nod off in the chair
  I want to burn calories and forget my ex
  my dance troupe goes on at nine and I'm a zombie
  tired from fasting but the hall needs decorating for Eid, lift me up
  make me hyper enough to clean the fridge
  energetic please, I'm a bit wrung out and it's only Tuesday noon
  pre-game locker room noise
  ready to smash this kettlebell circuit
  getting the kids' boots on and out the door in this weather takes gusto
  slow start to the day, want to speed up
  I slept like a log and feel like one
  slept eight hours, still sleepy, wake my head up
  two hours' kip and a full day of deliveries, fuel me
  after that nap I'm all fuzzy, need to come round
  power nap done, now rise
  coming round from the anaesthetic of daytime telly, time to move
  gotta stay up to let the plumber in at six am, already 4, keep me awake
  waking up with the chickens, literally
  body says bed, timetable says netball
  I'd rather crash but the shop opens at seven
  the burn in my thighs is good, keep going, two more sets
  stairs instead of lift, all twelve floors
  dead on my feet at the wedding and the band just started, I want to dance
  sooo sleepy in maths block, next is PE, hype me
  finding my second wind for the evening milking
  let's pump, arms today
  the tide's right, board's waxed, wake me up for surf
  can't laze about all day, garden shed clear-out
  low and slow won't cut it, I need high and fast
  motivate me to run, it's been three weeks
  bin day, recycling day, everything day, go go
  I am old but I am still dancing, put on something lively
  got to be bright eyed for the breakfast shift
  need some get up and go before I tackle the gutters
  swim training 5am ugh
  wake and shake with year two before register
  the coffee machine is broken and so am I, alternative stimulation please
  trying not to fall asleep on the train, I'll miss my stop
  drowsy from hay fever tablets, must keep alert at the warehouse
  fidgety? no, the reverse, I'm a slug today
  a bit of a rush would do me good right now
  chilled to the bone, star jumps to warm up
  stuck in the house, restless, going to do a hard workout now
  I'm supposed to be packing and I'm lying on the packing, move me
  heart needs racing, brain needs waking, it's Monday
  running on empty, still got two rooms to wallpaper
  buzzing for the festival, help me stay that way while I load the van
  make me buzz before doors open, I feel like a dishcloth
  night run with head torches, the club's meeting at nine
  crashing hard after the sugar, need real pep to finish the shift
  pump up the tyres, pump up me, off cycling
  stop me snoozing
  just woke from an accidental nap and guests come in an hour, chop chop
  shower didn't wake me, maybe you can
  keep me bouncing, it's hour nine of the charity danceathon
  I'm anxious about nothing, I'm just bone idle, kick me into the gym
  bed's warm, floor's cold, rowing at six, help
  get me out of this chill and into my trainers
  need adrenaline not chamomile
  stand in for my morning coffee, doctor's banned it
  a storm of housework is about to hit this flat
  running late and half awake, quick, wake me while I dress
  heart's barely ticking at this desk, give it something to do
  knackered paramedic, four hours left, keep me on the ball
  drained after the exam but the party's now, pick me up
  sleepy toddler mum needs to become fun mum by ten
  low, slow, heavy and it's leg day
  flat mood, loud guitars, that's the cure, doing the bathroom
  let me burn through these chores
  crash mats out, gymnastics warm-up
  crash after lunch every single day, today I fight it
  restless on the sofa all weekend so I'm going to smash a HIIT class
  I switched off too well on holiday, switch me back on
  rush hour on a bike, bring it
  I'm dancing my way through the laundry
  buzzing alarm, heavy arms, early swim
  not enough buzz in me to face the market stall, turn it up
  a second wind would be lovely, I'm only halfway up Ben Nevis
  power nap failed, plan b is loud music and squats
  slow morning over, sleeves up
  pump class at lunch
  pump out some push ups before the shower
  need to get going or the hay won't get in before the rain
  I've got the Sunday scaries but in my legs, get me off to five a side
  wake up sleepyhead, it's the school bus
  snooze button addict, save me
  it's 1pm and I'm still in bed, uni student things, get me vertical
  post-night-shift school run, just keep me awake till nine then I'm free
  driving through the night to Cork, windows down, need something lively
  no sleep, two espressos, wedding to photograph
  can't nod off on reception, there's a camera
  eyes are closing in the control room
  please don't let me doze, chicken's in the oven and guests are close
  my eyelids keep falling in prep
  hot afternoon, office fan dead, everybody sleeping, I must not
  go for a run, they said, it'll be fun, they said
  first gym session since the baby, scared but up for it, hype me
  let's sweat, I'm sick of feeling limp
  weeding till the sun goes down
  forty lengths before breakfast
  need a gallop not a trot
  grandma's rug beating day, arms ready
  tidy the garage, then the shed, then the world
  oh go on, get me to do the bins
  I will do anything but vacuum, so make me vacuum
  someone light a firework under my backside, I've been on TikTok since noon
  put off this car boot packing all week, now or never
  groggy from antihistamines, toddler group in ten
  this Red Bull's doing nowt
  shift starts at 22:00, just woke up, feel like porridge
  up for suhoor, barely, and staying up to pack the lorry
  get up, dress up, show up
  the pre-race pen, bouncing on my toes, more fire please
  warming up the choir, jumps and shouts
  warm up routine before ballet, need zip
  sparring tonight, get me fierce
  last three kilometres, legs gone, sing me home
  hit the wall at mile twenty
  halfway through night stock-take, someone send energy
  I'm not stressed, I'm sluggish
  not calm, I've been calm since Christmas, I want oomph
  I don't need to relax, I need a rocket
  body feels like wet sand, mind feels like wet sand, kettlebells
  the afternoon is swallowing me whole, chuck me a rope of energy
  post-lunch coma, three pm, thirty patients to go
  my team's on at eight in the morning Aussie time so it's up at two, keep me lively for the game
  lively tunes for shelling beans with the girls
  washing windows, thirty of them
  get on your feet grandad, it's walking football
  lift the spirits, shop's opening, first day of sales
  morning milking, minus five
  Boxing, 6am
  Alarm, get up!
  Deep clean Saturday
  5k warm-up
  Night shift, keep going
  Lunch run
  Spinning with Tolu
  Garden blitz
  gonna hoover the stairs like a rock star
  the storm's over, time to get out there and shovel
  zero motivation, infinite dishes
  the day has legs, I don't
  tired but not done, two more coats on the ceiling
  worn out after the flight, landed at 9am, got to power through until night
  jetlag, it's morning, smack me awake
  coming off a twelve hour shift straight into my daughter's sports day, need to be peppy
  I slept through both alarms, brain foggy, van leaves in fifteen
  crashing, three more tables to serve, lift
  bouncy castle duty, I need bounce
  skip, hop, star jump, repeat
  get me through the ironing with a bit of disco
  gee up old girl, says I, the hens need feeding
  I used to run up these hills, today I'd settle for brisk
  the kids have drained the tank, refill, we're off to the beach
  turbo trainer, forty minutes, make me suffer
  early bird shift at the airport, 3am start, not feeling birdlike
  coffee's kicking in slowly, help it along, I've boxes to lift
  pick up the tempo, I'm dusting
  low tide means cockle picking, up we get
  gotta be loud for the market, I'm whispering
  I yawned in my own class just now, kids laughed, liven me
  lethargic, aunty says it's laziness, either way I need a push to sweep the compound
  abeg give me ginger, work plenty
  body dey weak but market no dey wait
  dil se, full josh, cricket in twenty minutes
  sure I'm only half alive this morning, throw on something to get me to mass on time
  arvo slump, barbie for thirty at five, crank it
  bruh i literally cannot stay awake in history
  I am beginner in English and very sleepy, but work begin now, please wake
  I want to start strongly my day
  feeling calm is nice but the removals van is here, get me moving
  sick of bed, day four of a cold, on the mend, want to be up and doing
  bored and heavy, going to skate till I feel something
  night market stall, midnight rush, feet numb, more energy
  chop wood, carry water, but make it fast
  put fire in my belly, I'm playing rugby in the mud
  my smartwatch says move, move me
  standing desk, slump creeping in, wiggle time
  get me from blah to brilliant in ten minutes
  revive me, dishes then dance class
  had a cry, now I want to run it off, hard
  heart's heavy but the floor needs scrubbing, something strong and fast
  my calm app put me to sleep, now I need the opposite for circuits
  warm-ups before stage, big energy, jump about
  tug of war team, last pull
  I'm doing a charity row through the night, hour sixteen, don't let me fade
  batteries recharged, let's use them, trampoline park
  drumming class at ten, need arms awake
  out of hibernation
  smash the afternoon
  coffee's gone cold and so have I, warm me up for the paper round
  the bed's won every morning this week, today I win
  flat white, flat mood, flat tyre, flat out needed
  night feed at three, then straight to the gym, I'm made of tired, make me of steel
  drained from grief and glad of a job to do, scrubbing the chapel, lively hymns
  hyper hour with the cubs, I need to match them
  chill factor minus ten, sea swim with the ladies, roar us in
  storm chaser's drive, six hours, keep my eyes peeled
  knackered bride, evening do still to come, top me up
  sleepy village, sleepy postman, steep hill, go
  the dance-off is in ten, loosen and light me
  adrenaline's low, pitch is muddy, second half
  low gear all day, find me fifth, there's a lawn to mow
  rush me, I dawdle
  restless nights mean slow mornings, get my feet on the floor
  slow morning, fast afternoon, flip the switch
  can't switch off the night desk, so keep me awake at it
  running start to a house clearance
  burn rubber, burn toast, burn energy, let's clear the attic
  I want to wear out, then win, tennis at four
  crash diet's made me limp, need vim for kickboxing
  wired up to a treadmill for charity, hour three, more zing
  need to get going and my legs have handed in their notice
  power nap? ha, toddlers. give me drums
  second wind, where are you, we've nine more floors of leaflets
  pump iron, pump tune
  heart racing is the aim, skipping class
  buzzing round the shop with a duster before opening, keep it quick
  stop me from climbing back in bed with a biscuit
  body clock says midnight, boardroom clock says nine am, keep me awake and sparky
  clean up after the party, glasses everywhere, head pounding, upbeat please
  shattered, yes, but my shift on the oil rig's only halfway
  morning person I am not, train driver I am, wake
  gran's zumba gold
  legs like lead after lunch, three hours of letterboxes left
  it's dark at four, my mood went with it, get me to circuits
  revved up for paintballing
  coach, bus, bench, warm up, come on
  give me some welly, I'm digging out the pond
  put a spring in the step of a postie
  I've sat so long my bottom's asleep, up and walk
  vigorous tidy before the landlady's inspection
  snap out of this stupor, laundry mountain
  lift me out of the duvet like a crane
  gently at first then loud, I'm waking up for Ramadan drumming
  bright start, kids' breakfast, lunches, go go
  no more staring out the window, leaves need raking
  I've gone limp, basketball at seven
  my tempo is a hearse, I need a go-kart
  ready, steady, squat
  my boyfriend says I'm a sloth, prove him wrong, bleach and marigolds
  trampolining with my teens, God give me knees and energy
  chase the sleep out of my eyes, ferry at six
  hit snooze, hated myself, hit play instead
  fell asleep at the wheel of my sewing machine, orders due, rouse me
  my eyes want bed, my wallet wants overtime
  long haul to Sokoto, driver dey tire, give am power
  make I no sleep for this checkpoint
  E don tey wey I jog, today na today
  subah ho gayi mamu, up, up
  lunch was heavy biryani and now godown stock counting, please jaldi wake me
  gym jaana hai, mood nahi, motivate karo
  up the yard, down the yard, forty calves, look lively
  I could go a lie in, but the stall won't set itself up
  c'mon the lads, warm-up for hurling
  geed up for the bush dance, swing it
  smoko's over, back on the shovel, fire us up
  crew practice, 5am, river's ice, feel like death, make me a machine
  finals week, haven't moved in two days, going for a sprint round the quad
  my roomie's blasting sleep sounds, save me, I'm off to lift
  need hype to clean my dorm before parents weekend
  I am lazy today, I wish to become active
  please make me more awake, I work in the hotel until morning
  I am wanting strong rhythm for my sport
  seventy nine, knees of chalk, still up for the barn dance
  in my day we marched to wake up, play me a march
  it's my hip exercises and I shirk them, brass band please
  dull as ditchwater today, sparkle me, grandchildren at noon
  blitz, blast, bleach, bathroom done by ten
  full throttle on the hedge
  work song for hauling nets
  give it socks, we're hoovering
  gallop music for mucking out
  rise and grind
  Stair sprints
  Dawn patrol surf
  Night desk till 7
  Morning get-up
  Match warm-up
  Beat the slump
  Chores, double speed
  I'm calm enough thank you, now for some thunder in the legs
  yoga was too mellow, I nearly slept, now a proper sweat
  meditation made me dopey and I've a bouncy castle to put up
  anxious? nah. bored rigid. get me to the skate park
  my stress is gone, so is my spark, bring the spark back for sports day
  breathing exercises, the fast fire kind, to wake me up
  in bed since Friday with a cold, today I rise and change the sheets
  I've waited all day for results and sat too long, going out to sprint it
  the doctor says move more, so I'm moving, make it fun
  prayers said, porridge eaten, now for the turnip field
  cried, slept, ate, now hoover
  angry at myself for skipping, double session today
  I hurt everywhere from yesterday's burn and I'm going again
  post-nap fog, football mums' relay at three
  woke from my nap like a bear, grandkids at the gate, cheer me up
  no lullabies, this is the graveyard shift
  not ready for pyjamas, we've a ceilidh
  sleep is for after the hoedown
  evening class in salsa, been up since five, inject some life
  the night is young and I'm not, help me dance to the end
  day's nearly done but the barn isn't, last burst
  finished work, dozy, straight into five a side
  the commute sucked it out of me, gym's next, pour it back in
  the rush has passed and now I'm flagging with all the washing up ahead
  the buzz has worn off, four hours of wedding left, DJ needs reviving
  shops shut, sweep up, mop down, last bit of gas
  last orders done, chairs on tables, quick and loud
  long wait in the cold, stamping, queue for tickets opens at six, keep me up
  pacing helps, keep me brisk, I've a buggy and three hills
  ten thousand steps and I'm on four hundred
  push-ups challenge, day nineteen, arms like jelly
  too early, too cold, too bad, pool opens now
  drag me through the hills
  skates on, rink at six, still yawning
  fizzy please, I feel like flat cola and I'm on rides duty
  the lecture flattened me, sprint to hockey
  not a gentle wake up, a proper bugle
  wake the house, school trip today
  give the twins and me a beat for tidying toys
  choir bus home from Mayo, driver's mate must not nod
  half an hour to get the shop floor sparkling
  make like a Duracell bunny
  polish the brass, beat the carpet, sing
  perk up buttercup, it's your turn in goal
  shift from sloth to cheetah
  bouncing baby, bouncing gran
  I've had my cry, my tea and my sit down, now for the ironing with gusto
  heavy head, light duties, still need waking
  eyes open, engine on, milk round
  what's the opposite of chamomile, I want that for boxing
  up the ante, abs next
  I had a lovely calm morning with my breathing and candles and now I'm so relaxed I can't get off the mat, and there's a shed to paint
  stressed people want calming, I'm the other sort, flat on the rug with a list as long as my arm, so rouse me
  bed at four, up at six, four hundred rolls to bake, and my eyelids are winning
  coffee won't touch the sides today, I need a beat that will, the removal men are on the drive
  sleepy, yes, but the hens, the kids, the bins and the bus all happen before eight so let's be having me
  I know I ought to nap but the kitchen's booked for deep cleaning at two, put some go in me
  been running on adrenaline all week and it's run out with one day of harvest left
  heart racing, good, that's why I came to the velodrome, one more set
  can't switch off the oven till the night batch is out at four, so I can't nod off, keep me lively
  low mood says stay under the quilt, running club says hill reps, I'm siding with the club
  I'm drained from caring for everyone, and now it's my hour for kickboxing, so give me my fire back
  waiting for the storm to pass made us all dozy and now we've a marquee to put up in twenty minutes
  hyper is my normal and today I'm missing it, find me some before the birthday party lands
  I'd love to be wired for this stock-take instead of seeing double
  flat on the field after the first half, coach says wake up, so wake us up
  the dance teacher says we look like we're waiting for a bus, more zip
  rush rush, twenty minutes to make a pigsty look like a home
  all night in A and E with gran, she's fine, and now I've a classroom to set up so I need jolting
  slow morning wearing off slowly, lift the tempo, I've windows to do
  power nap in the car was a mistake, I feel drugged, and the toddlers' gym session is at two
  come on second wind, we've only the ridge left
  pump up my tyres, as they say, I'm playing centre half and I feel tiny and tired
  restless toddler at dawn, comatose father, give dad some of what she's having
  buzz me like an alarm clock, not a bee in lavender
  need to get going or the frost will have my dahlias, fork's in hand, eyes half shut
  chill out they say, I've chilled so hard I've frozen, thaw me with something fast, boxes to shift
  knackered from doing nothing, worst kind, going to sprint up the hill to fix it
  this heat makes my whole office droop, and I've fifty crates to unpack
  oh the duvet, oh the dread, oh the dustbin lorry, up
  if I yawn once more at this till they'll send me home
  pushing the pram up Steep Lane on two hours' sleep, sing me up
  rally the troops, it's tidy o'clock
  heavy metal for heavy boxes
  I do my best scrubbing to brass bands
  the mop and I have a date and I'm late
  put wind in my sails, we're scraping the hull
  it's not that I'm sad, I'm just stuck to the chair
  scrolling since six, shame me into the shower
  will this lounging never end, give me marching
  hauling myself to badminton, barely
  my legs think it's Sunday, it's Wednesday, spin at seven
  two buses, one long walk, and then a full clean of three houses, get me up for it
  dawn chorus, frost, run
  bring me to the boil
  feet, do your stuff
  late shift at the chippy, feeling like a wet chip
  twelve hour drive to Broken Hill, nothing but road, keep me awake and cheerful
  fence posts, forty to go, crook night's sleep, crank up the bush band
  surf's pumping, I'm not, wake me before the tide turns
  up and about love, says nurse, first walk after my new hip, cheer me along
  old boy's workout, chair and two tins of beans
  we old girls do chair aerobics to Elvis
  pep for the pensioner, grandchildren and a bouncy castle
  nodding over my knitting at eleven in the morning, not having that, out to sweep the path
  shake a leg Maureen
  my grandson says I should get hyped so hype me, it's bowls final day
  bruh one set left, i'm cooked, need a banger
  mum said room clean by six or no phone, it's 5.20, GO mode
  can't be bothered with cross country, trick me into it
  so done in after sixth period, track practice now, resurrect me
  hit me with that main character running music
  I've pressed snooze till it got embarrassing, uni gym induction in 15
  no one in this library is awake including me, going to do stairs
  too much laziness in body, broom is waiting, some bhangra please
  after lunch sleep is coming in shop, customer is also coming
  subah ki PT, eyes not opening, play something fauji
  factory night duty, two to six is the hardest, keep me tez
  wake my body small, market women no dey wait for sleeping man
  e remain three trips before I park this keke, I dey doze, ginger me
  choir dance rehearsal, body no gree move, hot am up
  no sleep since vigil, but Saturday sanitation don reach, carry broom
  the craic was mighty till four, the cows were up at six, and here am I needing a miracle and a rousing reel
  ah here, get up out of that, says the mother, camogie's at ten
  I've the energy of a damp sock and turf to foot
  fell asleep in the bath and there's a table quiz to set up chairs for
  I want wake up, today I have long work in kitchen
  in the night I drive taxi, eyes become small, help me be awake
  I am tired of the travel but my new job starts this hour, I need force
  please not relaxing, I will sleep and my bus will go
  Tabata, 20 mins
  Pre-match hype
  Beep test
  Get kids up
  Loft blitz
  Rowing erg
  Afternoon slump rescue
  Early shift, 4am
  Walk, fast, to wake up
  postie with jelly legs, one more estate
  scaffolder, six am, ice on the poles, fire me up
  night nurse, 4am, every bed asleep but me, keep it that way, I mean me awake
  midwife, hour eleven, twins on the way, need alertness from nowhere
  porter on nights, corridor's long and my lids are heavy
  teacher, last lesson Friday, year eight PE, I've nothing left in the tank and need it filled
  courier, ninety parcels, half asleep, lively please
  actor, matinee was flat, evening must fly, warm up the company
  plasterer with a hangover and a ceiling going off
  fishing at three in the morning, nets to haul, stay awake you old goat
  farmer's wife, farmer, mother, treasurer, sleepy, and it's shearing day
  rider on the last climb, lungs burning, don't let me sit up
  lifeguard, hot sun, must not drowse
  security at the museum, standing since eight, bored stiff, keep me bright
  cleaner, offices, eleven at night, hoover's heavier than me
  new dad, ironing at midnight because tomorrow's christening, stay up with me and keep it jolly
  drummer before the gig, tired from the van, wrists cold, heat me through
  warehouse picker with a rate to hit and concrete feet
  referee warm-up, knees up
  netball mum, whistle, no zest
  the bottle bank, the tip, the car wash, all before noon, shift me
  I've had the bath, I've had the lie down, I've had the tea, now put me back on my feet for bingo calling
  no more moping by the window, I'm going to scrub the step till it shines
  after a sad week I want to stomp, sweat and shout in spin
  shake the doctor's waiting room off me with a fast swim
  nervous energy's fine, lazy energy's my trouble, get me lunging
  they say rest after a cold, I've rested, now I'm bored and want to build strength, light jog
  not winding down, winding up, it's carnival night and I've only just woken
  tell my bed it's over between us
  sun's barely up and I'm on the pier for open water, courage and noise
  give the last hour of this shift a bit of hell for leather
  get me past the sofa and out to netball
  put some pepper in my legs for the hill
  heart's not in it, legs aren't in it, but the charity run is at ten so get all of me in it
  my heart rate's forty eight and so's my enthusiasm, stairs, ten flights, music please
  heart thumping, cheeks red, halfway through the step class, don't slow down on me now
  get the old heart going, doctor's orders, brisk walk round the reservoir
  coffee, cold water, slap, nothing, still drooping over the conveyor
  coffee run for the office, literally run, I'm stiff as a plank from sitting
  no coffee in the house and a lawn that's a jungle, what else have you got to get me up
  adrenaline comes at the gun, but first I need waking enough to find the start line
  ski lift to the top, half asleep, need adrenaline before the drop
  want my adrenaline back, I'm eighteen weeks out of football and tonight's the first kickabout
  buzzing bees have more purpose than I do this morning, get me at that hedge
  give me the buzz of Saturday on a Tuesday, stockroom's a state
  hyper kids, sleepy granny, trampolines at one, even us out by lifting granny
  I used to be the hyper one in the team, find her, we're warming up
  I'd rather be wired at the wheel than dozy, ferry's at four, two hundred miles
  knackered from the move but these boxes won't walk upstairs, gimme a chorus
  restless all winter, first sun, bike out, fast please
  restless isn't the word, idle is, turn it into ten laps
  night off from the kids, can't waste it sleeping, salsa at nine, top me up
  need to get going, need to get going, need to get going, still on the couch
  I need to get going with the plastering before the mix sets, arms like noodles
  switch me on, I switched off around lunchtime and I'm lifeguarding the inflatables
  can't switch off my alarm fast enough, that's the trouble, today I stand up and run
  drained by Zoom, going to boxercise to fill up
  feeling drained after donating blood Monday, fine today, want bounce for the school fete
  low sun in my eyes, low fuel in me, two more rows of grapes to pick
  flat shoes on, flat mood off, ceilidh
  storm in, out to tie down the polytunnel at two am, wake me properly
  brainstorming can wait, I'm nodding, star jumps in the corridor now
  crash, bang, wallop music for knocking down a wall
  burn some rubber soles, park loop, one lazy husband
  burnt out sparkler of a woman, light me, it's the hen night
  rush me through the mopping, then rush me out the door
  a sugar rush would help, there's no sugar, so you, I've got a bouncy toddler class to lead
  chill in the bones, chill in the van, let's unload at double time
  no more chill beats, I was sleeping at my work, give hard ones
  power nap over, alarm rang, drool on my sleeve, back on the tools
  they gave me a power nap pod, I want a trampoline
  pumping petrol through the night at the garage, brain like wool, keep it up
  pump those knees granny, says the video, I need livelier music than hers
  second wind please, the toddler's on his fourth
  tired eyes, loud tie, I'm calling bingo in five, whack me with brass
  sleepy as a dormouse and the fire drill's mine to lead at noon
  the bed is not my friend, it's a swamp, haul me out for a cold dip
  I've got a date at eight, a face like a slept-in pillow and no spirit, get me sparkling
  run-down, not run enough, back to couch to 5k week three
  dance till my mascara runs, but first get me off this train seat
  gym bunny turned gym snail
  I'm shaking off the blues with a paint roller, three walls, make it stomp
  got to be perky on reception at 7, currently a puddle
  rouse the rugby team, they're lying about like seals
  I've sewn since dawn and I'm drooping, the order's for noon, quicken my hands
  twilight shift at the sorting office, parcels blurring
  snow day, dig the car out, arms, back, breath, go
  kettle's on, radio up, skirting boards are getting it today
  wobbling home to bed is not allowed, I'm on till the last train, perk up the platform man
  nine holes in the wind, feeling seventy because I am seventy, buck me up
  the yawns are spreading round the choir, big noisy warm-up
  can't nap, won't nap, got hay
  another lap, another lap, keep them feet quick
  every muscle says tomorrow, the skip hire says today
  last day of term lethargy and a hall full of chairs to stack
  I feel heavy from fufu and there's still a compound to sweep before visitors
  put some masala in my morning walk
  barefoot on frost, shouting, that's how I want to feel for the river swim
  cricket nets at six, arms asleep, zing please
  wet hair, cold hall, judo at half seven, spark me
  I can do this last load of logs if somebody sings at me
  from slump to jump, hall's ready for PE
  even the dog's yawning, out we go, up the hill, quick march
  the bath made me soft, curtain's up at eight, I'm the pirate king, roar
  half-asleep cashier seeks trumpet
  roll me off this mattress and onto that bike
  heat's got us all sluggish, paddling race at two, hup hup
  keep the fire crew lively, dull night, long watch
  I'm awake in theory, now in practice, lambs need bottles
  two meetings made me comatose, sprinting home on the bike
  give me legs, lungs and a bit of cheek for the fell race
  I've turned to jelly at my desk, brisk ten minutes round the block
  lift my chin, lift my knees, lift the sofa, hoover's coming through
  a big breakfast and a big beat, barn to muck out
  got the mean reds, so I'm off to punch a bag
  sorrow's had its hour, now the garden, spade, sweat, loud Motown
  my nerves are fine, it's my eyes that won't open, exam hall to set up by eight, desks to shift
  knackered before the day's begun, kettlebell in hand anyway, shout at me kindly
  buzzing fridge, humming lights, empty supermarket, 4am shelves, I'm drooping, keep me sharp
  hyper is what the kids need from a party clown, I've got forty minutes to become it
  adrenaline, espresso, anything, the lorry has to be unloaded and I've just rolled off a night coach
`;
