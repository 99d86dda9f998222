/** Sentences of 250 people for this state, in English. */
export const ENERGISE_IN_A_WEEK = `
  3am slump, send help, four hours left
  so knackered but the admission paperwork wont do itself
  Arthritic fingers, cold shop, no enthusiasm. I need a push.
  cannot make myself open the textbook like physically cannot
  5pm library reset, jumping jacks in the stairwell then round 2
  warming up aim before ranked lets gooo
  any% attempts all night chat is hyped
  one more run, sub 14 pace or i riot
  After lunch my eyes are closing, but I must continue coding.
  Badminton club 19:30
  Up at 4 for the leaflets, deid on my feet
  Need a kick up the arse, the ballot envelopes won't stuff themselves
  hard to get going these mornings, kettle twice and still in the chair
  need to get moving, swarm in the neighbour's plum tree
  Low battery. Two concept notes. Coffee number 3.
  4 hrs sleep in bits. need to be a human by 8
  ten min tidy before himself's mother lands
  Caffeine has stopped coupling to the brain. Need another drive term.
  Bouldering 18h
  3:50 alarm. The city sleeps. I want to, too.
  quick quick clean-down before the health inspector
  Monday. First bell. Zero derivative.
  Coaching track after school so somebody caffeinate me
  After the vigil I am heavy with sleep, yet there are three Masses more
  trial week day 4, running on fumes and skittles
  zumba w/ denise, shaking it all out
  I love this game but today I'd rather eat it than open Unity
  four o'clock milking black as your hat need a rocket
  righto calving time go go go
  nights 4/4. dead inside. need to switch on
  Brisk walk, eleven rounds of the garden
  Post-lunch heaviness! I have colours drying and no will.
  hungover, second show, need sparkle
  hype playlist, slapping own face in green room
  cant be mithered today. need some oomph
  Slimming world weigh in + aqua
  Heat, no air conditioner, my head is slow and there is delivery tomorrow
  it's 10pm and I have to become a woman. coffee.
  dance rehearsal, heels, full out
  cba with bio. cba with life. someone gas me up
  5 a side under the lights
  two hundred kilometres to go and feeling flat parked up now need some freshness before I go on
  doing pushups beside the trailer to wake up
  the words are porridge. I need a jolt
  Little sleep, full pager. Lord, a bit of spark.
  Walking the stairs fast, all eight floors, to feel alive
  post-laksa coma, 6 hrs of model left
  wedding no. 3 of the week, legs gone, must sparkle till 3am
  cold minus 18 and no wish to begin
  ski before work to wake up
  Let's say my battery's at 8 per cent and induction starts at nine
  Reformer pilates
  been up since 4:40 with Captain Fever, need to fake being fun
  dawn dive, 9 degrees, brain says no
  star jumps on the back deck to get warm before kit-up
  84 billable hours and the needle's on E, need 3 more returns tonight
  spin class at 6 or I'll calcify
  8 am aural training should be illegal, wake me
  running by the canal with fast Shostakovich
  load-shedding, three hours of sleep, and still six visits, help me get up
  traffic two hours then eight hours login, feeling totally drained, one build still to verify
  Cricket turf with boys
  between suhoor and school, no sleep at all, lessons to give
  cold clay cold hands, motivation nil
  11 pm and the coffee machines broke two hours to go
  hockey skate after work gonna go hard
  recess seems very far; summon me some vim
  couch to 5k wk 6
  executive dysfunction o'clock, stuck to the couch, want to move
  5 song kitchen clean go
  I nodded off over the microfilm and there's only an hour left of it
  post-ugali slump; 3 notebooks to go
  5am alarm after a gig, mate, no. zap me
  0600 PT, ruck, 8 miles, move
  CQ duty hour 22, eyelids heavy, stay awake
  In the afternoon I am always in the soup coma
  cycling over Tempelhofer Feld as fast as possible
  back hurt, ten clients more, need energy
  One reads the same line of Latin until it swims; some briskness is required
  getting sweaty in valorant
  osu grind till wrists fall off
  woke up at 3pm disgusted w myself, wanna actually do something today
  third call-out in a row, 2 am, out of bed, come on girl
  140 clients and one functioning eyeball, gimme juice
  dark by three, nae pep in me
  run alang the banks in the wind, blow the stoor oot
  cold plunge + double espresso, lfg
  sunday scaries but i gotta be a 10x leader by standup
  4 in the morning and cold, the body doesn't want
  blitz! one minute games, many
  long simul tonight, forty boards, legs already say no
  up five times with her. got to get her washed and dressed
  walk to Mumbles, fast, while the sitter's in
  after three nights occupation I'm empty but the march starts at 10
  early shift 0530, I need to be ON in position
  padel, hard match
  full moon party hangover (yes me), class in 40 min
  surf before the wind turns
  power flow, sweaty, loud music
  four hours on a ladder & still 6 roofs
  02:40 alert, brain not booted, need it booted
  swim 1k cold
  Rainy season, low pressure, my body is like wet futon, but 24 children wait
  radio taiso with the children!
  Press box, 4th match of the day, eyelids like wet kitbags
  touch rugby with the oaks
  calving calls at 1, 3, and 5. And now the day starts.
  chop wood till the blood moves
  After lunch I am a stone; the washing machine awaits
  pick rate down need to speed up last 2 hrs
  cant keep eyes open on the reach truck, n its only 3am
  gym b4 shift chest day
  February. Grey. Bike, coffee, something to lift me
  9am toddlers rhyme time on zero sleep
  graveyard shift feels, need sugar and a miracle
  zumba after shift with the girls
  morning after the gig circuit fingers like sausages need waking
  it is 2am, Nescafé has betrayed me, three lectures remain
  jogging round Legon before lectures
  two valuations to go and I'm running on Haribo!
  Sunday eight a.m., service at nine, no alto in me whatsoever
  hot night, no sleep, three cars due by noon
  footy trainin, gonna run it out
  third grey week, bike against wind, motivation missing
  11 pm, item 19 of 27, brain gone, must vote sensibly
  grim Monday, heavy bag of keys, heavier legs
  badminton, smash things legally
  half three start. bread waits for no man. wake up wake up
  five-a-side, lungs on fire
  proof-drunk and underslept, class in half an hour
  winter morning dark, two buses, no force in me
  up the toon last night, on site at half seven, dyin
  boxin gym
  awake since yesterday and the hem is not, give me life
  Stiff, seventy, and the woodpile won't stack itself
  contra dance tonight, need my pep!
  cpu throttled, coffee not scaling. pls boost
  intervals on the rower, zone 5
  second job starts at 6pm and it's called soccer mom
  4 o'clock morning, stove is sleeping, I'm also sleeping, get up
  5k main set lets go
  alarm at 4:30 pls no pls
  GYM - plyos
  need to get hyped for the 200 fly heat
  wrecked from squad but gotta do an english essay tonight
  procrastination level: descaled the kettle. somebody light a fire under me
  the microfilm reader is lulling me; forty reels remain
  two buses since 5am but I ain't gonna yawn in this cubicle
  double duty, feet swollen, need battery for the next eight hours
  up till 3 with Jupiter, round starts 6, God help the letters
  siesta is pulling me by the neck and the audit is by 3
  keep-fit walk round Jabi Lake, brisk
  noon start feels like dawn, need hype, double shot, metal
  monday, rain, no graft in me
  leg day wi our kid
  match 47!!! hype dance!!!
  its 11pm build day 40, running on doritos, one more hour guys
  Third clinic of the day; I've the energy of a damp scone
  harvest day 20, sleep 4 hours, grapes arrive at 6
  bike up the mountain before heat
  5.50 from Euston. I am a husk in a suit, pitch at nine
  sprint home from the station, literally, running kit on
  bone tired but forty casseroles won't bake themselves, lift me up
  it has been night since October and I'd like some electricity in my veins before the release
  single parenting two under seven after night shift, someone inject me with coffee
  beach sprints with the little man
  school run in the rain after three wake-ups, up and at 'em Carol
  06:00 gym row 5k then desk
  3rd espresso no effect, US open in ten
  siesta was too long and now I'm a wet towel with four lessons ahead
  microbus, heat, three hours sleep, lab till five, wake up ya bint
  dancing to mahraganat loud to wake up for studying
  half three, black dark, cauld, voice like gravel. Wake me.
  swim at the beach wi the daft ones
  Opening tonight, slept two hours, sari like armour, need vigour
  christmas rush, elbows deep, sleepwalkin, 40 boxes to go
  first night shift after days, body clock's soup, six holes to log
  camp gym, bro hour
  Graveyard half, room's warm, head nodding; need to be sharp for whoever calls
  spin bike, punk playlist
  it's 1 in the night, shoulders are stones, one episode remains, give me power
  jump rope at the beach
  Umuganda in the morning and then exams to set, tired tired
  football with senior six
  hill reps, Cat Bells, before the boiler job
  last 12 miles of the night, talk me up the fell
  knackered after the backyard ultra, three bathrooms to fit, gan on
  Friday 16:00, alert queue at 61, spirit at 0
  swing dance class
  ngantuk bangettt but tryout in 20 min
  6am frost on the windscreen, no chance, come on get up
  log splitting till i sweat
  0500. Peloton or perish.
  flat. three sites to round. dial me up.
  minus 40, block heater froze, coffee me up boys, 12 hr turnaround
  deadlifts heavy
  I have inertia. I want to start but I do not start.
  Dawn slot! 3am! Body, I command you!
  body thinks it's Tuesday, it's Thursday, doors close in an hour, sparkle girl
  hotel gym at 3am because why not
  wake-up call Manila, face on, lashes on, energy where
  Monday with fog and claims. Something must wake the head.
  ski touring at dawn, quick up, quick down
  night owl at 10 am is a crime and the plate's due at noon
  last week before Christmas, nativity number two, jingle my bones
  cluster's idle, so am I, jobs won't submit themselves
  punt race w/ the lab!!
  lambing night 16 and three more to pull, keep me upright
  snow over the top gate, sheep to dig out, up
  saturday after a friday, pour me up some life, eight heads waitin
  5 am bell. Flesh is weak. Very weak. Classes till one.
  volleyball, priests against seminarians
  day 3 of the salon, feet dead, coffee dead, me dead but must shine
  After luncheon the pen is heavier than the gavel ever was, yet the publisher writes again
  sea bath before sunrise, vigorous
  ssh speedrun race with friends
  1st lesson 7:10 this is torture i need to boot
  fourteenth hour on feet, one more rush after Taraweeh
  December 30, twenty calls left, voice like gravel, heart like oatmeal
  split shift, second half, eyes like marbles, essay after
  cycling home hard against the wind
  hot noon, hammer heavy, commission must leave by Friday
  I need just enough get up and go to see her play at 2
  2pm, glucose crash, model due at close
  pickup bball, full court
  scooter in rain, cold noodles, no battery in me and the event begin at seven
  fartlek session w the under 12s, whistle's round my neck
  penalty shoot out comp, loud, mud everywhere
  Sat 7am, frost, forty cones. Liven up Kev
  4:15, quiet board, heavy lids, need to stay bright
  curling league, sweep hard
  Seventh lesson, Friday, air thick, somebody open a window in my head
  sun like hammer, 2pm, two kilometres of line to cut still
  futsal 10pm
  36 hours on, bodas and biscuits, sitrep due
  3am hot glue burns, zombie mode, must finish helmet
  Can't seem to get going on weekends; I'd like to, today
  early service 03:50, the head is still in the pillow
  monday o'clock, ideas on strike, deadline crossing the picket line
  baby up all night but chores are calling, perk up mama
  chore race!! timer set, whole house!!
  0445 coach to London, parade at 11, wake up lungs
  battle PT
  after noon sleep is not enough, build queue long, need wake
  badminton two hour smash
  4 am flower market, perished, still half asleep
  after-lunch session, monotone speaker, no oxygen in this booth
  sparring at six, six rounds, hands up
  jump rope and shadow, music very loud
  roadwork before sun, up to Notre-Dame
  legs dead of deliveries but trainer waits
  Boxe 18h30
  twelve thousand steps by ten an the shift's no half done
  5s at Powerleague, nae mercy
  third coffee, third lecture, thirtieth degree
  Ron's off, Pat's off, twelve boxes of donations and my get-up-and-go got up and went
  bedwars tourney
  school at 7:20 after 2am restarts, zombie
  wheel sprints, shuttles, the lot
  game day!!! let's go
  sluggish, minus 25, chair frozen, 8:30 standup at the office
  four nights without sleep before Tabaski, coffee Touba, hands go slow
  Three appointments back to back and I'm running on fresh air
  night 3 at the edit, eyes red, mix tomorrow
  gully cricket, sixer mode
  Alarm exercise tonight, ladders, running with hoses
  stair training with breathing apparatus, fourteen kilo
  after the night deployment now counter at the bank at 8, I must become awake
  altitude, fever past, body of flour, field work today still
  folk dance rehearsal, stamping
  up since 5 for a wedding, nine bridesmaids, need glam energy
  boogie bounce at the leisure centre
  post-lunch biryani sleep attack, sev2 open
  double shift and the body's a wet apron; dinner rush in ten
  January, rain sideways, not a customer, no spark, and all the pots to wash
  Week 10 term 4. Fumes. Concert tonight too.
  aqua aerobics, Tuesday ladies, go hard
  Winter mornings take longer to load; a client awaits at nine
  in August, at fourteen hours, the will melts like cold cream and there is one formula to finish before the courier
  ten out of twelve, hour nine. dragging. Act II still to tech
  6a swim club
  zero period after closing shift at the taqueria, help me not sleep thru gov
  cross country tempo run
  Monday, dust, jam on Thika road, yawning over the slit lamp with nine people still out there
  regatta start, all crew hiking, go go
  hoist, tack, hoist, we train manoeuvres on time
  bura kept us up all night at anchor, and now teaching from eight
  5am wall, two more rounds
  stairwell laps, 22 floors
  he woke at 2:15 as per, so that's my day started, need fuel
  turno di notte, 5 o'clock, eyelids are basalt and the next reading is in ten min
  trekking up to the crater with 20 kilos, pace strong
  after the late meeting, up for the sunrise prayer breakfast, need to look awake for photos
  fast day, four p.m., low, and Neilah to lead
  4 down: lacking vim (6). And a deadline at six.
  nights again and no heart for it. Need firing up
  12 hr shoot day, feet swole, still two dishes and I gotta be bubbly on camera
  Thursday dip, drop, no fut, thirty manifests left
  spinning class, heavy bass
  1am, bubble tea number two, one more paper in me somewhere?
  rumba warm-up, sweat, drums, go
  Rehearsal comparsa full out
  cleaning the whole studio with Celia Cruz on eleven
  my knees are sixty and I'm forty, wake up mami, class is in ten
  5:30, rain going sideways, forearms shot, two removals to go
  pull-ups on the low branch
  malaria week behind me, body like wet sand, convoy at five
  hour 13, flop's blurry, pay jump soon
  boxing w/ Reno
  on call since yesterday, called in twice, now a full list, howay
  sea dip at Roker, screaming
  bell at 4.30, frost, weak tea, ninety children to wake cheerfully
  third pour in the night shift, cold highland wind, stay awake Dawit
  flat voice today; the copy says "PUMPED!!"
  trampoline class
  leg day with clients then my own legs
  bootcamp on the corniche 5am, forty people, whistle
  HIIT playlist on, let's burn
  Own training – deadlift PB?
  even trainers get lazy habibi, kick me
  four hours sleep, six clients, smile please
  floorball 20:00
  sale ran till 2 am, coffee's burnt, bank opens at 8
  at four the body is made from plaster and one round waits
  night on call, 4 GDVs no sleep, morning surgeries
  bouldering at the church
  whiteout day 3, pajamas, thesis staring, get me moving
  half past four is the loneliest yawn; breakfast deliveries at five
  sugar crash at 2:30, lobby packed
  line dancing thursday!
  hour 29, red bull, eyeballs vibrating but brain slow, submission at 6
  gully cricket break lets gooo
  fifth night meeting, burnout buffet, still gotta flyer at 6am BART
  January hole. No orders, no drive, workshop cold, but the fair is in nine days
  slept in the shelter half the night, demo at nine
  called out at three, full list at nine, and the flask's empty
  gym before sunrise or the day's dead, come on
  brain = mush, 60 pages to go, zap me
  session at Macba, kickflip down the four
  learn tre flip, ollie till I die
  hungover, plaza is waiting, no legs, motivate me tio
  August, 6am, sixteen hour day ahead, get me cracking
  winter, no heating in class 9, chalk falls from the hand, lift me
  40k words in 3 weeks, fingers fine, soul asleep
  the week of Black Friday, five hours sleep, pick me up
  koers! sprint training with the club
  5.45 alarm, black, raining, split shift, giz some energy
  Morning seminar at 7:30, barely a verb phrase
  scrims block 3, comms loud, tempo up
  reaction drills + warmup DM
  players asleep at 11am call, me too, series at noon
  snaw, nae heating in the hall, ten volunteers aff, on ye go lass
  poor night with my knees, but there's the church hall to clean by ten
  all nighter #2, cold shower, 6am turn of the model
  up at one, headlamp, we move fast before the sun
  skate ski, intervals, lungs open
  alarm 00:45, legs wood from yesterday, clients count on me
  metro, minus thirty, perfusions at eight, soul not yet thawed
  July, forty degrees, third tour, the tongue doesn't turn
  112 degrees, AC busted, four dogs left in the kennels
  roller derby practice!!
  third evening meeting this week, eyelids sagging like a listed roof
  noon heat after mezcal night and the wall's not finished
  2 filings, 3 hours' sleep, hearing in the morning, pep talk please
  contest starts 8:35 pm, slept badly, brain lag
  ping pong break, first to 21
  humid Monday, ceiling fan, quarter targets, no spirit
  touch footy on the seawall grass
  Friday, accordion weighs like refrigerator, dance at two
  race piece, power ten, in my loudest voice
  erg test day screaming at eight giants
  4:50 alarm, river's steaming, gotta be electric
  Head Race warm up
  Spin 6am
  Parkrun w/ Jo
  Circuits in the park
  5-a-side final
  Zumba Gold
  Swim set 3k
  Morning run before lambing
  Squash ladder
  Speed-clean the flat 20 min
  wake-up run (no snooze!)
  Hockey 22:15
  Couch to 5K w3d2
  Boxfit
  Salsa cardio
  stair sprints
  Karate grading drills
  sea swim!!
  Power walk mall
  I'm that tired I put the milk in the oven but the coursework's due, so, wake me up
  can't face the day shift, face has not arrived yet, please send energy
  flat as a pancake and forty toddlers at nine
  going to out-row my brother on the machine or perish trying
  not sleeping now, no, walking up that hill at a pace
  post-lunch lull, forklift test at two, need to be sharp
  whole house, top to bottom, before the surveyor, to ABBA
  procrastinated all day, it's five, fine, light the fuse
  brain's in airplane mode, boarding in reverse, help me start
  five rounds on the heavy bag, then I'll talk to you
  morning came too early, as it always does in calving
  quickfire quiz league, buzzers, adrenaline, crisps
  been awake since the fire drill, still have a lecture to give, need a lift
  a fast lap of the park with the pram, both of us yelling
  slow as treacle, deadline like a train
  no spark, long list
  wakey wakey, me
  need a rocket up me before the inventory
  sprints then squats
  bells, burpees, bike
  whizz round with the hoover
  power hour on the yard
  Crossfit w/ Mel
  HIIT 12.15
  Trampoline park w/ lads
  6.30 run club
  Deep clean blitz 30'
  forty winks would be lovely but there's a wall to plaster
  the morning fog's in the valley and in me; cows don't care
  this week's got me by the ankles, boost please, one more delivery
  half asleep at the loom with six inches to go
  shake it out, wake it up, on stage in ten
  racing the rain to get the washing, the hens and the hay in
  hard laps, loud songs, then the inbox
  reflex drills before the table tennis final
  sweep, mop, bins, lights, out in fifteen
`;
