/** Sentences for this state, by people of a hundred trades, in English. */
export const ENERGISE_OF_EVERY_TRADE = `
  4am start and my eyes won't open
  wake me up before the bread does
  second coffee did nothing, need a jolt
  half asleep at the till, perk me up
  night shift slump, 3 o clock, need waking
  been up with the baby all night, have to get lively for the older two
  blitz the house before mum lands, 40 mins, go go go
  get me off my arse and into the garden
  power clean the kitchen, loud music
  washing up mountain, need a kick up the backside
  ironing pile taunting me, hype me up for it
  5k before work
  leg day
  HIIT
  Gym
  Spin
  Parkrun
  Run club
  CrossFit 6am
  PT session
  Morning swim
  Intervals
  Boxing
  Zumba
  Wake up!!
  Power hour: house
  Track session
  Warm up
  Match day
  Bootcamp
  Climbing wall w/ myself
  Peloton
  skipping rope, three rounds
  bag work, need it mean
  hill reps in the rain
  sprints
  deadlift PB attempt
  lifting heavy shit today
  getting pumped for the derby, we're kicking off at 3
  psych me up for the final
  ranked grind, wanna be sharp and fast
  apex with the boys, need reflexes
  speedrun attempts, any%
  doom eternal, no mercy
  rhythm game on expert
  beat saber till i sweat
  rocket league tourney hyped
  fast chess, bullet only
  just dance with the kids, burn it off
  hockey training
  boat's at 5am, rowing, ugh, get me going
  swim squad at dawn and I hate everyone
  bike commute uphill into wind, need oomph
  turbo trainer, 45 min of hell
  kettlebells in the garage
  push ups between patients to wake up
  star jumps. at the desk. don't judge
  stretch and shake, been sat in this cab six hours and I'm dozy
  long haul, 200 km left, want something loud to stay sharp
  fell asleep on the bus to college lol need waking up
  first lecture at 9 and im a zombie
  cant get out of bed, i want to, give me a shove
  alarm's gone three times
  dozing after lunch, need some bounce
  post lunch coma, desk is a pillow
  yawning through the ledger, want some pep before I carry on
  sluggish
  so sluggish its embarrassing
  flat as a pancake, need fizz
  battery at 4%
  running on fumes and still four hours to go, need fuel for the ears
  my get up and go got up and went
  foggy and slow, want to feel switched on
  need a rocket up me
  light a fire under me
  crank it up
  kick start me like an old Honda
  like pushing a dead tractor, that's me this morning
  tired but not going to bed, I want to be awake for the lambing watch
  lambing at 2am, stay awake stay awake
  milking before dawn, need something with a stomp
  stacking bales all day, want songs with a beat
  unloading a 40 footer by hand, pump it up
  prep for a slammed friday service, fire me up
  kitchen's dead on its feet, need energy for second sitting
  double shift, second half, perk up
  back on the tools after a weekend on the lash, need livening
  get the gutters done before rain, quick quick, push me
  sprint tidy
  10 minute tidy, race the clock with the twins
  race the clock on the laundry
  sort the garage, can't be arsed, make me arsed
  need to get off my backside and clean the bathroom
  motivation to mop
  scrubbing the oven, give me rage music
  spring cleaning with the windows open and the volume up
  bins, hoover, beds, bang bang bang
  get a wiggle on
  chop chop, late for school run, everyone move
  can't dawdle, three rooms to paint before five, want pace
  last push of the day, feet hurt, need tempo
  last mile of the marathon block
  long run, 18 miles, dread it, need drive
  marathon today!!!
  half marathon morning
  triathlon open water, cold, psyching myself in
  cold shower time
  ice bath then press ups
  sea swim, mad I know
  jog with the buggy
  pram fit class on youtube
  chair aerobics
  over 70s keep fit dvd
  physio exercises, the energetic ones, been skipping them
  bowls? no, badminton, and I'm going to win
  pickleball
  table tennis against my grandson, need quick hands
  tennis, best of three
  five a side
  squash with my brother, taking him down
  karate grading drills
  judo
  capoeira
  bhangra practice, full power
  afrobeats workout
  going for jog at 5 am only, lazy mood, push me
  feeling so sleepy in office, post lunch, want to be fresh
  have to be active now, lazy since morning
  make I wake up abeg, work dey
  body dey weak me, i need ginger
  ginger me make I wash these clothes
  I need strong vibes to sweep the whole compound
  early morning jogging with energy
  i'm banjaxed but there's turf to be footed, get me going
  wrecked after the match yesterday and have training again, lift me
  up at cockcrow for the mart, need a bit of life in me
  get the young fellas moving for school, up up up
  knackered before smoko, need a kick
  arvo slump hard
  keen for footy training
  bit of biffo on the bag before work
  sneaking a hard gym session in before the kids wake up
  I am sleepy but I must stay awake on the work, give me force
  wake my body, it is too early
  I do sport now
  run fast in the park
  i want energy for clean my flat
  morning fitness, 20 minute, strong
  sweat
  get the blood pumping
  pump it
  big energy pls
  HYPE ME UP
  adrenaline please
  tempo run
  burpees ffs
  wod: 100 wall balls
  rowing machine 2k test
  stair climbs, all 14 floors, because the lift's mocking me
  chin ups on the scaffold
  box fit
  kickboxing class
  pole fitness
  roller derby training
  cheer practice
  dance rehearsal, high energy number again and again
  drumming hard to wake up
  belting out showtunes to get myself moving
  power ballad and dusters
  shop floor opening in ten, need sparkle
  got to be bright and bouncy for the toddlers, feel like a wet sock
  morning assembly energy wanted, inside I'm a corpse
  sunday service at 8, slept four hours, need some zip
  matins at six, coffee first, then some life in me please
  three funerals this week and I'm flat, want some lift before the school run
  nights, 0400, whole ward asleep and nearly me too
  0500 obs round, wake me up gently but properly
  12 hours in, two to go, second wind wanted
  need a second wind
  theatre list runs late, eyelids dropping, sharpen me up
  on standby in the ambulance, cold, drowsy, keep me sharp
  clinic's been dull all morning, I'm fading, want alertness
  post nights body clock says bed, the school run says no
  jet lagged and it's only 2pm, must not sleep
  january legs. want to move
  haven't moved in days, want to start with something quick
  put a bomb under me and my laundry basket
  stop lying about and walk the dog at speed
  walk fast till I've woken up
  cycle class
  sprint intervals on the beach
  football in the playground
  layup drills till I drop
  ultimate frisbee
  netball
  hurling training, senior
  camogie match
  gaa warm up
  kabaddi practice
  cricket nets, fast bowling
  gully cricket finals
  skate sesh
  bmx
  fortnite, cracked lobby
  valorant dm warm up for aim
  fifa weekend league
  mario kart vs siblings, im NOT losing
  smash bros bracket
  osu
  tetris 40 lines sprint
  geometry dash
  street fighter sets with a mate online, need quick fingers
  stream starts in ten and I'm dead inside, boost me
  12 hour charity stream, hour nine, keep me awake
  raid night, four bosses, want adrenaline
  counter strike scrims
  pre match playlist type of mood
  want to feel like the montage from rocky
  eye of the tiger this hoovering
  turn me into a Duracell bunny
  spark plugs are dirty, mine not the car's
  i'm a cold engine, warm me up
  wading through porridge, want a lift
  slept badly, no naps allowed, pick me up
  not sleepy time!! study camp at 6am, wake up brain
  no nap. coffee. bounce.
  no meditation today, I want to smash something at the gym
  don't calm me down, rev me up
  bored and droopy, wanna move
  fidgety and flat, need to jump about
  pep talk then the loft, boxes everywhere, let's have it
  big shop unpack, beds, floors, all before noon, speed me up
  moving house, carrying sofas, need muscle music
  chopping logs, want a rhythm
  digging the pond by hand, day 2, arms like jelly, need drive
  barrowing six ton of gravel, pump up time
`;
