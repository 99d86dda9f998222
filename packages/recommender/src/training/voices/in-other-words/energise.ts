/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const ENERGISE_OF_IN_OTHER_WORDS = `
  night shift, 3am, the wall
  leg day
  post-lasagne coma and a pile of files to shift, wake me up
  second wind please
  hoovering the whole house before they land
  just got up, feel like wet cardboard
  parkrun in forty minutes, still in pyjamas
  I've been putting off the mucking out all day, shift me
  double espresso time
  can't keep my eyes open and the ferry doesn't leave till four, no sleeping
  spring clean the workshop, music up
  couch has me prisoner, break me out
  get hyped, ranked in ten
  HIIT
  driving through the night to Inverness, need to stay sharp
  it's 5am and the cows don't care that I'm not a morning person
  skipping rope then pads
  the slump has arrived right on time
  scrub the kitchen top to bottom after service, knackered but it has to shine
  pump me up before the pitch, I'm flat as a pancake
  zombie mode, two more clients
  warm-up laps
  not a nap, I want to be dragged back to life
  strike the set tonight, whole crew flagging, four hours of lifting ahead
  Monday face on, engine won't start
  brain fog thick as soup, throw the windows open
  halftime and we're two down, fire up
  I've scrolled for three hours, kick me off this chair
  rowing machine, 5k
  baby was up all night and now the day wants me upright
  couldn't be bothered, but the gym bag's packed, so go on then
  clearing the attic, all of it, loud
  graveyard shift at the control tower
  chop the firewood before the rain
  yawning through inventory, need a jolt
  WAKE UP
  bike to work in sleet, need some fight in me
  let's go let's go boss fight marathon, energy drinks lined up
  I'm dragging my feet on the ironing mountain and would like to attack it instead
  last ten miles of the ultra training plan, legs say no
  jet lagged but it's morning here and I refuse to give in to it
  zumba w/ the girls
  shaking off the cobwebs
  the afternoon dip, except today it's an abyss
  get moving!!
  sluggish after the flu, going to dance about a bit round the living room
  declutter blitz
  market stall at six, bitter cold, need some pep to load the van
  midnight and I've got four hours left on the door, kindly keep me awake
  pre-match, ramp it up
  my get up and go got up and went
  it's halfway through a double and my feet are lead, need a lift
  shovel snow
  I'm procrastinating like a pro, need a shove
  sprint intervals on the hill
  too comfy, blanket must be defeated
  turn the compost, all three bays
  burpees, because apparently I hate myself on Wednesdays
  wide yawn, big day, let's rouse this old carcass
  the haymaking's got to be in before the storm, all hands, no slacking
  I swear I've reread the same line of this contract nine times, I'm asleep with my eyes open, get me going
  hose down the yard
  6:00 swim
  my brain's on airplane mode and we've a full cabin, kick it
  gonna deep clean the rig, dust everywhere, banging tunes
  flat battery, human edition
  the post-roast stupor has set in and there's carol rehearsal to set up for
  nap's over, feet on floor, somebody light a fire under me
  spin class
  shift starts 22:00, woke up groggy
  up and at em
  come on you lazy lump, the allotment won't dig itself
  been staring at the bathroom grout for a month, today I attack it
  red bull o'clock
  track day, helmet on in ten, get my blood up
  I want to lie down but the bride arrives at two so perk me up
  haul the hay bales into the loft
  it's 4am in the bakery and my eyes refuse
  meant to start at nine, it's eleven, I'm still in my dressing gown, enough
  shake the sleep out
  stairs, fourteen floors, twice
  they've called me in on my day off and I've no oomph whatsoever
  warm-up, plyo, then drills
  cold shower then out the door
  long drive after the late shift, windows down, wide awake till Carlisle
  stuck in first gear since breakfast
  cleaning the coop, gloves on
  dead on my feet but there's an encore
  crossfit w/ Leo
  I keep finding new ways not to start, you start me
  sunrise, baggage handling, frost
  third lecture in a row and I'm going under, need a jolt at the break
  powerwash the patio
  mojo's missing, last seen on Friday
  morning already? fine, hit me with it
  big lift at noon, chalk's out
  shaking the sloth off, the marquee has to go up
  gym or sofa, and the sofa's winning, tip the balance
  pull ups
  half asleep on the night desk with a log to keep till six
  sort the garage!! no more excuses
  kettlebells in the vestry, don't tell the bishop
  that 3pm feeling
  walking the dog who has more energy than I've had since 1994, give me some of his
  peel me off this mattress
  final push, last forty sacks
  run club, it's pouring, whatever
  limp as lettuce, need crunch
  shadow boxing before the bout
  my eyelids are on strike in the middle of stocktake
  rouse the troops, starting with me
  haven't moved in six hours, about to do star jumps in the spare room
  dance break
  the meds make me dozy and there's a full clinic to get through, sharpen me up
  rugby, kick off at 3, stoke the fire
  ironing while jigging to ABBA
  reveille
  sofa's got its claws in and the lawn is up to my knees, drag me out
  second half of a double at the Crown, can't let it show
  first one in the lab and I'm basically a houseplant, photosynthesise me
  big shop, then bathrooms, then windows, then I collapse, in that order
  I know I said five minutes an hour ago, get me off TikTok
  rise and shine
  stoke the boiler, I'm barely lukewarm
  I need the opposite of a lullaby
  5k pb attempt
  bench press
  drowsy in the tractor, forty acres to go, radio's broken
  wakey wakey eggs and bakey
  stables at dawn, fingers numb, let's be having it
  after six hours of translation my blood has set like jelly, going to jump about
  caffeine isn't cutting it and the ward's short till seven
  shake a leg
  lethargic, no reason, want colour in my cheeks before the viewing
  polish the church brass with the Ramones on
  hill reps w/ Sunny
  the alarm's gone thrice
  sleepwalking through the afternoon, customers keep noticing
  rebounder in the living room, knees up
  hyping myself for karaoke
  three coffees and still a puddle, with a whole shelf to restock
  can't nap, mustn't nap, dispatch desk till dawn
  bouncing on my toes at the start line
  move it or lose it
  morning circuit on the oil rig
  toddler's been up since four so apparently so have I
  putting off calling the gym a liar, going back today
  pick me up, quick, curtain in fifteen and I feel like lead
  mow, strim, sweep
  dull as dishwater today, need sparkle for the tour group
  warm-up then penalty drills
  just woke from a nap too long and too deep, resurrect me, evening shift at six
  sweat it out
  can't be arsed but the bins, the dishes and the floor have formed an alliance
  pedal to the metal, last leg of the delivery run, eyes wide
  jumping jacks before zoom so I'm not a corpse on it
  pilot's breakfast, 4:30 report, dark outside
  my boots weigh a ton and the frost's still on, chivvy me
  Saturday deep clean
  aqua aerobics
  hungover and the relatives are half an hour away
  fill my sails
  vigour, please, the choir's singing at eight and I sound like a drain
  stop dithering and start digging
  drop the duvet, 1, 2, 3
  barn dance warm-up
  I'm running on fumes but the lambing shed doesn't close
  training montage time
  ok the kitchen is a bomb site, rubber gloves on
  get these old bones up the Cairngorm
  lunch made me stupid, three patients left
  kick in the pants, if you'd be so good
  swimming lengths, goal forty
  the night bus route, last circuit, yawns contagious
  put the wind back in me
  up before the cockerel, and I resent it, go
  listen I've been at this desk since six and my bum has fused to the chair and there's still the evening lot to teach, so blast me
  half the choir's got flu and I'm about to conduct on four hours' sleep, light me up
  oh to nap, but the removal van comes at three and nothing's in boxes
  tidy whirlwind before mother in law
  cold plunge
  the meeting killed me, bring me back for the next bit
  boot camp on the beach
  my head's a bowl of porridge and it's only Tuesday, get the spoon out
  dawn start, calving, head torch
  swing the hammer, knock down the old shed
  what I need is a trumpet
  can't get going
  the wards are quiet and that's the trouble, I'm drifting, four hours till handover
  one more set of deadlifts
  shaking out arms and legs before the sprint relay
  need to be peppy for a toddler's party and I've the energy of a damp sock
  squash with Nige
  yawn yawn yawn and forty crates to unload
  feather duster, playlist, go
  slow start, want a fast middle
  I will not scroll, I will get up, I will wash the car
  stirring, barely, postman in ten, feet still under
  the ground's frozen, the fork's blunt and I'm half awake, come on
  carnival drums, shoulders loose, parade in five
  graft day, moving the hives uphill
  just clocked on for the red-eye, want to be bright as the runway lights
  snooze button hit six times, seventh time unlucky
  sing at the top of my lungs and do the windows
  this translator has turned to soup at quarter past two, stir
  it's dark at four and I wilt, but the shop's open till nine
  hot yoga? no, power yoga, the sweaty one
  raring to be raring
  get the blood round before I sit at the board for five hours
  procrastination champion three years running, somebody disqualify me
  stable floor, pitchfork, sweat
  back on the door after a forty hour week, chin up, eyes open
  Turkish get-ups
  late lunch, later slump, last push
  hoist the sails, I mean my backside
  drag the carpets out and beat them
  driving back from Aberdeen, midnight, coffee's gone, stay awake
  the band's on at eleven and I'm already in slipper mood, flip me
  the afternoon shift's a treadmill and I've fallen off, put me back on
  ten minutes' hard pedalling to clear the cobwebs then more casework
  charge me like a phone
  I've had my rest, thanks, now I want my spark
  ceilidh, reels till the floor gives in
  sleepy toddlers, sleepier teacher, action songs needed
  dawdling again, tea number five, get me up those stairs and painting the hall
  netball trials, butterflies good, legs asleep
  jet fuel please, we've a turnaround in forty minutes and I'm yawning
  fire drill energy for a woman who's just had soup
  scrubbing the deck
  the alarm, the cold, the uniform, the bus: give me a reason, preferably loud
  bright eyes, bushy tail, where did I leave them
  kick-start for the spring lambs' night check
  throw me a beat, there's three floors of hoovering
  meditation sent me half to sleep and I've a van to load, so now the reverse
  I could crawl under the desk like a cat, except there's a class of thirty outside, so perk me up
  the dog's lead is in my hand and my backside is on the chair, fix that
  bit of a lull in the night kitchen, dough's proving, baker's drooping
  reading's got me drowsy, I'm off to skip in the yard and come back human
  cobwebs, duster, disco
  stretch and bounce before the ballet class, I'm stiff as a board
  stood at the bus stop at 5:20, the day owes me some spark
  nerves gone, now I'm too mellow for a final, give me some fizz
  hi yeah it's me, I'm on the late desk at the coastguard tonight, nothing's happening, which is good, but my chin keeps hitting my chest and that's less good
  so I lay down for ten minutes which became ninety and now it's dark and there's netball at seven and I don't know what year it is
  the report's finished, I should feel free, instead I feel like a sandbag, and the garden wants digging before the frost so come on
  we've driven since Lyon, he's asleep, the kids are asleep, and I'm the one with the wheel, so keep me company and keep me sharp
  every Sunday I say I'll clean out the pigeon loft and every Sunday I find a newspaper, well today the newspaper's in the bin
  my lovely colleague says breathe deeply but if I breathe any deeper I'll nod off, I need a blast of cold air before the four o'clock clinic
  it's the last house of the day, nine viewings behind me, my smile's come loose, screw it back on with something lively
  hand me the mop and something by the Prodigy
  I'd planned an evening of gentle knitting but the tide's come in the cellar so wellies on and get pumping
  warm the engine: high knees, arm circles, then the parade square
  sat here like a pudding while the car boot stuff waits to be loaded
`;
