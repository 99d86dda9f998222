/** Sentences for this state, in English, as typed in passing. */
export const ENERGISE_OF_SAID_IN_PASSING = `
  2pm, curry for lunch, eyelids made of lead, four hours of shift left
  spinning class at six but the sofa has me, get me off it
  third night shift in a row on the ward and it's only 3
  cleaning the oven. today. not tomorrow
  wake me up properly I start at the dairy at 4:30
  warm up before the parkrun, drizzle and all
  been putting off the tax return for weeks, kick me into starting
  Morning run
  I'm 81 and I do my chair aerobics at ten, faster than last week please
  long haul driver, Calais to Lyon, need a lift before I get back in the cab (am parked)
  slept four hours, baby, now a full day of teaching, I need to come alive
  come on come on come on, deadlift PB today
  the whole class is asleep after PE, what'll perk up me, the teacher
  meeting was two hours of beige, I'm half dead, get my blood moving
  just wanna dance round the kitchen with the mop
  no motivation, dissertation untouched since friday, I need a rocket up me
  sleepy but I can't nap, the twins are awake
  Boxing, 3 rounds of shadow then bag
  sick of lying on the bed scrolling, up up up
  clearing the garage before the skip goes at noon
  jet lag has me drooping at 4pm and I want to hold out till nine
  kick off at three, I'm in goal, get me fired up
  on-call till seven, nothing's happening and that's the danger, keep me sharp and awake
  bed's warm, it's minus 6, and the cows don't care
  30 min HIIT in a hotel room in Dubai
  hoovering stairs, two flights, Abba
  had a good cry, done with that, now I want to get up and do something
  not calm, I've been calm all day, I want some oomph
  scrubbing the boat's hull before the season starts
  want to be bouncing when the kids come in for assembly, currently a sack of potatoes
  after-lunch dip, nineteen invoices to go, perk me up
  skipping rope, 500, no stops
  I've got the energy of a wet sock and the in-laws come at five, house is a tip
  Zumba with the mums
  getting out of pyjamas is today's mountain and I mean to climb it
  pre-race strides then the 800m heat
  new year, new me, it's february, first time at the gym
  study group in 20 and I'm yawning my head off
  sunday chores blitz with a timer
  Sweating it out on the rower because my team lost
  wake up wake up it's christmas and I have to put the turkey in at five thirty
  shovelling snow off granny's drive, forty metres
  the graveyard shift at the petrol station, 02:40, my chin keeps hitting my chest
  procrastinating on the phone call, need some fizz to just dial
  bit flat today, going to blast through the ironing pile
  mountain stage on zwift, legs already dead, still want to go
  tired of being tired, brisk walk round the block, go
  double espresso hasn't touched me, six hours of harvest still ahead
  warm up for choir, arms, hips, lips, big silly noises
  i'm bored and limp and it's only half nine, liven me up before the shop opens
  Gym w Dan
  cold plunge then coffee then the world
  moving house today, van's outside, I was up till two packing, let's go
  can't be bothered with PE but coach says sprint drills
  finish the marathon training plan week 9, tempo run, it's raining sideways
  hungover brunch shift, smile on, legs on
  netball at 7, need to shake off the office
  fell asleep on the keyboard, still got the newsletter to send, wake me
  raking leaves for an hour, fast, before it's dark
  polishing every window in the chapel before Easter, sleeves up
  up since two with the lambs and it's only now breakfast, keep me upright
  monday 6am squad swim, brrr
  I have slept, I have eaten, I still feel like porridge, wake me
  Come on old bones, the garden won't dig itself
  Kettlebells
  bored stiff at the reception desk, nobody's checked in since ten, need zing till seven
  finals week, zero sleep, my third energy drink, must stay awake for the bus and then an exam
  the meeting's after lunch and I'm nodding already, pep me up before I go in
  don't let me nap, if I nap now I'm ruined
  decluttering the loft w/ loud music
  beach volleyball semi in half hour, get us hyped
  tidying my room because mum said NOW
  sluggish, gloomy, november, want a jolt
  doing burpees in the kitchen because the gym's shut
  i'm a baker, it's half one at night, dough's waiting, I'm not awake
  need to psych myself up to go to the dance class where I know nobody
  spring clean, kitchen, cupboards out
  the cleaning fairies are me, three toilets before guests, pump it
  no calm now thanks, I've been meditating for a week at a retreat and I need my engine back
  Night duty
  it's day four of the hike, blisters, 22 km to go, let's be having you
  the audit's at ten, I've been up since five and my eyes are crossing, wake my brain up
  just back from the dentist, half numb, flat as a pancake, school run at three
  twenty minutes of bhangra before breakfast
  grandad's 90 and he wants to march round the table to the Radetzky, so do I
  two chapters behind and scrolling reels, slap me into gear
  washing the car, the dog, and possibly the husband
  pre-match warm up, u11 girls
  overslept, groggy, late, let's go go go
  shaking off a wretched cold, well enough, want my spark again
  post-lunch dead zone in the archive, warm and dim, no
  cross country at school today, mud, i hate it, help
  gearing up to chop a winter's worth of logs
  been lying down since the breakup and today I'm getting up, washing my hair, and going out
  the long drive home's ahead and I'm doing star jumps at the services first
  Morning mobility then kettle then chores
  I should be doing my lesson plans but I've reorganised the spice rack twice, light a fire under me
  couch to 5k wk 3 run 2
  lifting the mood for a cold morning on the market stall, I sell fish
  got to pull an all-nighter at the print works
  tired dad, lively toddler, soft play at ten
  sprints up Park Street, eight of them, and coffee at the top
  hot, sticky, slow, everyone's asleep in this office, give me a breeze
  get the house hoovered before the nurse comes for mum
  half time, two nil down
  I feel like a phone on 4 percent and there's a party to host
  vacuum, bins, bathroom, bang bang bang
  roller derby bout at 7!!!
  the ironing of forty altar cloths and I'm yawning, make it bounce
  no sleep till sunrise, telescope's booked until five and I'm drooping already
  rowing machine, 2k, want sub eight
  can't face the gym so make me face the gym
  I've cried, I've prayed, now I'd like some get-up-and-go to meet the day
  first day back at the warehouse after flu, 12 hours of picking
  Thursday Bootcamp
  brush the horse, muck out, barrow, repeat, quickly
  eyes closing on the train to work, don't want to sleep through Crewe
  the kids are at school and the house is a bomb site, three songs, go
  waking up in a tent with frost on it, need heat in the blood
  well I've sat with my coat on for forty minutes and I still haven't left for the gym
  mucking out at 5, pitch black, teeth chattering
  Wake up, kids' lunches, uniform, go
  ugh. after-dinner slump and the church hall needs chairs put out for eighty
  keep my eyes open, I'm the one watching the monitors till dawn
  the sermon put me half to sleep and I'm to serve coffee now
  tug of war final, us against the Young Farmers
  Yoga? no. Jumping jacks.
  my get up and go has got up and gone, get it back, I open in twenty minutes
  wanted to be a morning person, it's 6:15, prove it
  long meeting, airless room, fifty minutes more of it to come, need some fizz first
  shift starts at 22, I've just woken, feels like soup
  Scrub the grout
  a swim in the sea in January, me, sixty-six, with a bobble hat
  I'm meant to be revising and I've alphabetised my socks, get me going
  depleted, honestly, but there's hay to get in before the rain
  let's shake this gloom, Motown and a duster
  Pilates reformer, the hard one
  crossing Germany overnight with the truck, break over in ten, coffee's done nothing
  wake the dead (my teenage brain) for double chemistry
  cheer squad practice, tumbling
  it's hot, I'm eight months gone, I'm cleaning the nursery windows and you can't stop me
  put me in a good fierce mood for the tackle bags
  I've napped too long and feel drugged, want sharp
  Beat the bleep test
  I am going to clear the whole inbox like a maniac and for that I need to not be a slug
  tidying the shed, wasps permitting
  fatigue after covid, doctor says short brisk walks, here goes walk one
  baby's up at 5, so I'm up at 5, so let's be up
  trampolining club, first go after my broken arm
  dusty, achy, 200 bales to stack still, sing me something with a stomp
  the dog wants his walk. i want the sofa. dog should win
  fourth quarter, down six
  I teach spin at seven and I'm dragging, need my show face
  tonight I'm on the grill till midnight and I've nothing left in the tank, fill it
  stretch, bounce, punch the air, walk into the sales floor
  Wash the curtains day
  please, a kick: taxes are due and I'm rearranging the fridge
  wake-up call for a 70-year-old with a train at 6:02
  the concert's at eight, choir's flat as a pond, warm us up
  sprint finish on the thesis, I'm knackered, one more hour of being awake
  two flights of stairs with a piano, me and Gary
  want to feel like sunday morning in Rio and not tuesday in Slough
  I keep yawning behind the till and customers notice
  10k PB attempt
  not bedtime!! stay up!! it's new year's eve and I'm fading at 10
  bin day, bed linen day, bathroom day, all before ten
  off the couch, into the boots, up the hill, in that order
  sleepy teacher seeks volts before period five
  get me pumped, penalty shootout against the teachers
  first training after having the baby, leaking and determined
  dig the potatoes, quick, frost tonight
  I've got through the funeral week and I need to feel alive, so I'm going for a proper run
  ballet barre warmup before open class
  mopping up after the burst pipe, bucket 14, morale needed
  slow start, foggy head, market opens at eight
  the 3 pm wall. hit it. climb it.
  rope climb at the fire station, fitness test in an hour
  dozing off over the switchboard at the hotel, two hours yet
  get this teenager (me) out of bed
  I'm so tired but I've still got three hours of work left, I need waking up
  going for a run
  cleaning the whole house before my parents come
  just had lunch and I can't keep my eyes open at my desk
  night shift at the hospital, it's 4am and quiet
  gym, leg day, zero motivation
  procrastinating like mad on my essay, need a push to open the file
  trying to wake up, got college at nine
  doing an exercise video in the living room with my mum
  I've got football training and it's freezing and I don't want to go
  hoovering, mopping, and then the windows, want some energy
  feel really flat this afternoon and there's a staff party I have to be lively for
  getting ready for a 5k, need to warm up
  I didn't sleep well, the baby was up every hour, and now I've to drive my eldest to school and then start work
  help me get off the sofa
  security guard, twelve hours nights, nodding off
  up early for the market, still dark, need to get moving
  i keep putting off phoning the dentist
  washing up mountain, three days' worth
  My energy's gone after dialysis yesterday, but I want to be up and about today
  doing some stretches and jumping about before my netball game
  we've a deadline at midnight and the whole team is flagging, I need to liven up
  it's Monday morning and it's raining and I'd rather be in bed but no
  zumba class at the leisure centre
  got back from the night feed and there's no point going back to bed so let's get up
  painting the fence, the whole thing, today, with the radio up
  feeling low on energy since I started the new tablets, want a lift
  bike ride up to the reservoir, big hill first
  after this long boring meeting I need something to get me going again
  Tidy up before landlord's inspection
  dancing round the kitchen while I cook
  I'm a lorry driver on my break and I've got to be fresh in fifteen minutes
  need to pump myself up for a sales shift, 80 calls to make
  can't get started today at all
  two more hours behind the bar, feet killing, smile fading
  swimming lengths, trying for forty
  it's my rest day from work but not from the garden, hedge needs cutting
  I want to stay up for the election results
  I'm half asleep on the bus to a job interview, need to arrive bright
  Pilates then a brisk walk with the dog
  my son's party starts in an hour and I feel like a zombie
  doing the bathrooms at the B&B, nine of them before noon
  taking the bins out and then tackling the spare room which I've been avoiding since june
  wake me please I've got a zoom in ten and I've only just opened my eyes
  Warm-up: hockey
  weights at home, 12 kilo dumbbells, need loud and fast
  third coffee, still yawning, stock take till six
  shovelling gravel onto the drive with my brother-in-law
  it's only 8pm and I'm exhausted but my choir's got a dress rehearsal at half past
  lazy sunday but the car boot sale starts at seven so up we get
  press ups, sit ups, the army fitness test is in three weeks
  bored and sleepy in the back office, want to feel switched on
  I've been crying all morning, had a shower, now I want to get going with the day
  Not relaxing music please, I'm trying to get through the ironing without lying down
  stacking shelves till six am and it's half two
  morning person I am not, school run in 25 minutes
  need my energy back, I've got PE last period and it's the beep test
  hill sprints, eight of them
  clear out the wardrobe, charity bags, finally doing it
  getting the allotment dug over before it's dark, bit weary but going for it
  bed is calling but I've got a 10 pm deadline and a lot of yawning, throw me some sparks
  Calm down they say. No. I want to be roused, the derby starts in an hour
  meditation made me drowsy, I need to be at the till in ten, perk me
  I've got the lecture slump, row 8, warm room, two more hours
  my prayer is up, my coffee's up, now my body: fajr done, off to the building site
  bored of my own budget spreadsheet, going to do twenty squats and shout
  chop chop, kitchen deep clean before the inspector
  just landed, it's seven in the morning, must not sleep till night, wake my bones
  no naps in the lambing shed, three to go
  a brisk polish of the silver, to Queen
  i'm 13 and I have to be at the pool for 5:45 and my arms are noodles
  my shift's not over till the last drunk's out, 3am, need a boost behind the bar
  Before the pitch: jump, shake, grin
  the meeting after the meeting before lunch drained me and there's a party to set up
  mum of four, washing, beds, lunch, go
  got up, sat down, got up, sat down. this time up
  Rugby warm up, u16
  to the shed! twenty minutes on the punchbag
  whole day of reading made a slug of me and at six I coach gymnastics
  sweep the stage, rig the lights, we're late and everyone's yawning
  pull me out of bed by the ears
  snow day, sledges, uphill forty times
  heavy head, light wallet, double shift at the chippy
  First day of exams, early, porridge-brained, need to be crisp
  want to be the kind of tired that comes from dancing, so start with dancing
  in the depths of a wet wednesday I require brass bands
  climb all 199 steps to the abbey, with a pushchair
  got the giggles, then the yawns, the rehearsal's only at scene two, pep us up
  can't be arsed with anything, which is why I'm going to put shoes on and go to circuits
  vestments ironed, bells at seven, verger half asleep
  wake-up stretch for stiff 60-somethings in the village hall, I lead and I'm the stiffest
  car boot's full, van's full, wife's fuming, let's move some furniture
  chess club has put me to sleep, going to run round the block before the last round
  Scrubs on, hair up, let's do this. A&E. friday.
  a weak sun, a strong tea, a long row of leeks to lift
  my boyfriend says rest, my coach says rest, I've rested, now let me at the track
  need a bit of vim to get through parents' evening, slot 14 of 22
  fading fast at the wheel of the sewing machine and the costume parade is at dawn
  kids' disco host, six till eight, I'm flat, make me glitter
  sorting the recycling mountain while hopping about to ska
  grey, groggy, antihistamines, and a full diary
  we row at dawn. five of us in the eight so far. someone wake the cox
  not one more minute in this dressing gown
  staying up for the meteor shower, 3:40, and my eyes keep shutting
  Postman, 14,000 steps before nine, rain
  plank challenge with the office
  sat through a funeral lunch, stuffed and sad, have to go and open the pub
  handball training, I'd rather be gaming
  it's day 3 of decorating and the ceiling's last, need beans
  procrastination level: cleaned the kettle. Start me up on the job applications
  the baby's jabs made for a bad night and I'm teaching swimming at nine
  sunrise hike, torches on, first km is always grim
  going to give the car a proper wash and wax, sleeves rolled up
  hop on the turbo, forty minutes, threshold, hate it, love it
  zero will, ten reps, that's how it begins
  night nurse, break's over, back on my feet, half four, one more round
  wake my fingers up, they're frozen, bus stop, then straight into milking
  shift from mope to move: laundry, shower, shop
  I'm at mile 19 and typing this with my nose, keep me going
  so it's half six, dark, I've hit snooze four times and if I don't get up now I'll miss the work van
  the debate club's in ten and I've just woken from a nap with a carpet face, liven me
  Hill reps with Sunita
  long division has put the whole of 5C under the table, we're doing two minutes of star jumps then back
  have to be funny on stage in an hour and I feel like wet cardboard
  meditation's over! now coffee! now mountain!
  my head's nodding over the microscope, four more hours till relief
  I'm the early baker and the late DJ and today I'm both
  need to unload a lorry of compost, 600 bags
  I'm a church cleaner, Saturdays at six, pews first, and I like it lively
  the tablets make me drowsy in the mornings and I've a grandchild to walk to school
  come on Margaret, one more flight, it's only stairs
  walking football, over 70s
  watching paint dry, literally, on the second coat, and getting very sleepy, got a third to do
  keep me going through the last hour of the blood donor session, feet gone
  can't nap, mustn't nap, viva's at four
  the spare room has been "next weekend" since 2019
  some proper welly for the deep clean at the chip shop
  Warm up the choir
  woken by the foghorn at 5 and on watch at 6
  I've been sad on this sofa for two days and my friend's coming to take me climbing
  ten more lengths then breakfast
  working from home, slippers, slump, need to shift up a gear before the next client
  sleepy? me? twelve hours on the gritter with two to go? yes
  this hangover isn't going to beat me, there's a christening to cater
  beast mode pls, chest and back
  first lesson's at eight and I need to be the kind of teacher who jumps on a chair
  drag race between me and the pile of dishes
  half marathon in the heat, start line's buzzing, get me in the zone
  Kick start Monday
  wake up little sister, we're going to the zoo
  turning the compost with a fork before work, minus two, lovely
  I'm yawning at my own stories in this interview marathon, six down, five to go
  bright lights please, it's November in Shetland and it's dark at three
  postnatal bootcamp, buggy squats
  picking apples since dawn, arms like rope, orchard's half done
  I'm studying for the priesthood and lauds is at 5:40 and I'm not a natural
  want some rocket fuel, it's the village panto matinee, second show of the day
  the printer's jammed, the phone's ringing, my brain's in treacle, rev me up
  fight the flab Friday
  sick of being careful, doc's signed me off fit, first jog tonight
  could sleep standing up, am standing up, at a till, until ten
  Let's smash the kitchen (tidying)
  my daughter's roller disco, I'm chaperone, I'm 61, let's boogie
  procrasti-baked three cakes, time to get a shove towards the VAT
  that dip at 11 before the 11:30 class
  cold shower done, teeth chattering, on to the rope
  must be lively for the toddlers' music group, I'm the one with the tambourine
  stay with me, legs, it's only Ditchling Beacon
  been in bed with a back, physio says get walking, boots on
  shift swap means I did a late and now an early, matchsticks for my eyes please
  Scrub down the milking parlour
  up at the crack of dawn for the car boot, need cheery
  a slow poison this afternoon is, the clock's stopped at 2:50, electrify me
  get hyped for laser tag
  laundry Everest, base camp, oxygen on
  training for the three peaks with a rucksack of tins
  it's not rest I lack, I've had ten hours, it's a spark
  we're painting scenery till three in the morning, everyone's gone quiet, crank it up
  dawn patrol surf, wetsuit's still damp
  I need that feeling like before a party while I strip this wallpaper
  Night-owl tutor, last pupil's at eleven, droopy
  the tablets, the weather, the telly - I've gone soggy, and there's an allotment with my name on
  I'm yawning through the maths lecture videos, going to do jumping jacks before I press play again
  7am swim
  got through a night of no sleep with the croupy baby and now it's school, nursery and a shift at Boots
  I sell double glazing by phone and it's after lunch, everyone in here's slumped, rev us up
  need to get my energy up for the class I'm teaching in 10 minutes
  let's get this party started, by which I mean the gutter cleaning
  Had my rest after the op, surgeon says move, so today I walk to the postbox, and I want a march
  I keep sitting down in the middle of tidying. don't let me
  early train, cold platform, no coffee van
  before my interview I want to walk in with a bounce not a yawn
  sleepover survivors: eight ten-year-olds, one dad, pancakes at 7, wake me
  kettlebell swings then cold shower then school
  I'm the night receptionist and my chin's on my chest, four hours to breakfast
  lazy bones, get up, the bells need ringing
  washing the minibus with a bunch of teenagers who need a boot up the backside
  feeling dead after the exam this morning and there's another one at two
  Ok the run: just five k: just put the shoes on
  it's 38 pages in and my eyelids went, a brisk lap round the office please
  dad's chair exercises, he does it if it's loud
  tired from doing nothing all day, off to five-a-side
  fast clean, guests at the gate
  I do nights in a bakery and have to be lively for my kid's sports day straight after
  want to dance the blues off before I start the ironing
  can't keep awake in the afternoon prayers at the convent and sister Agnes notices
  heavy legs day, hills anyway
  me and the lads are rowing the channel for charity, second stint's mine, it's 1am
  Shake up the team
  brain fog, chemo month three, got a good hour in me somewhere, let's find it, I want to paint the gate
  two coats on, dog lead in hand, rain bouncing, go on
  how do I stop putting off this letter to the council, give me a shove and I'll write it
  the sauna's made me jelly and I've still got to coach the juniors
  six o'clock alarm, cold bathroom, first shift at the abattoir
  I'm DJing a wedding and the floor's dead, so am I
  kids want to play tag and I'm the grandmother, wind me up
  slept in my contact lenses, in my clothes, on a train. presentation at nine. wake me up.
  Beep test, PE, dread
  keeping awake on a stake-out for hedgehogs, citizen science, two a.m.
  big shop, big clean, big cook, Diwali tomorrow
  out of bed! that's it, that's the goal
  morning aerobics in the pool with the over 60s
  my accounts can wait no longer and my motivation's in Tenerife
  chopping onions for 200, half asleep, kitchen's silent, boss is away
  bounce me, it's tap class
  last day of the harvest, we've been on since five, it's nine at night, eyes shutting in the cab so the lads and I have stopped for tea and noise
  shop floor, black friday, hour ten
  Grandad's clearing the pond in waders, with gusto
  new route at the climbing wall, a bit scared, mostly sleepy
  after three days of gentle yoga and soup I fancy a proper sweat
  I don't feel like singing, and choir is in half an hour, jolly me
  can't wake up can't wake up can't wake up
  turbo clean of the hamster, the fish and the bedroom before I'm allowed out
  ten hours at the polling station and another five, I've read all the posters twice
  squat day, PR or bust
  I've a dull head, a full bladder and forty emails, start the engine
  hockey final, astro, floodlights, come on girls
  paramedic, 5am, last third of the shift, canteen's shut, liven us up
  put off the dusting until the dust put itself off, going in now
  got to feel alive by the time I collect the kids
  i walk the dogs of the whole street, nine dogs, seven o'clock, yawn
  stairs for fitness because the lift's broken again
  Pre-show hype
  I only sat down to take off my boots and that was an hour ago, there's a stable to muck
  the exam board sent 300 scripts and by number 40 I'm asleep with my eyes open, get me on my feet for a minute
  brass band march through town at nine, I carry the tuba, I've had no breakfast
  bell's at 8:55, class is the sleepiest in Kent, me included, so loud and silly first
  mother says my room or no cinema so this is going to be the fastest clean in history
`;
