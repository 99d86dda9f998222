/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const WIND_DOWN_OF_TIRED_OR_WIRED = `
  heart racing under the duvet, I just want to drop off
  coffee at six was stupid, it's one am and I need sleep
  adrenaline from the match won't leave, lights out in ten though, help me nod off
  knackered, kids are down, I'm following them
  gym was late tonight, body's humming, want to sleep
  restless in bed, turned the pillow six times
  can't switch off, and the alarm's at five
  storm outside, lovely, falling asleep to it
  long rush of a day, done, telly and then bed
  about to crash, don't wake me
  battery low, mine and the phone's, off to sleep
  I'm hyper at midnight again, get me sleepy
  wired after the night shift, blackout blinds shut, I need to sleep
  totally drained, pyjamas at seven, no shame
  brain's still running tomorrow's lessons, make it stop so I can sleep
  slow morning tomorrow, so tonight I drift off with no alarm
  I do not want a second wind, I want to go under
  feet burn from twelve hours of tables, shoes off, day over
  chill evening, book, lamp, lids drooping
  still buzzing from the gig, ears ringing, trying to get to sleep
  flat on my back, ready to snooze
  danced all night, sun's up, bed at last
  running done, shower done, now the pillow
  pumped after coaching, but it's eleven and the wife's asleep, I should be too
  sleepy tea, socks, good night
  laptop closed, that's me for today
  finished work, leaving it all at the office door
  landed in Sydney, it's night here and my body says noon, want sleep
  my mind's doing laps, please tuck it in
  reading a few pages before I nod off
  the siren call of the sofa, a wee nap before the kids come home
  sleep training myself, phone away at ten
  can't sleep, heat, mosquitoes, NEPA took light
  my dear I am too tired, let me close my eyes
  afternoon siesta, shutters down
  need to get going to bed honestly
  signing off, don't want to think about spreadsheets till Monday
  Bedtime story
  Lights out
  Sunday lie-in
  nap between shifts
  end of day, log off
  wind down with a warm bath then straight under the covers
  three am and staring at the ceiling
  awake since two worrying about nothing, I want to go back to sleep
  baby's finally asleep, sleep when she sleeps they say, so I'm going
  snoozing through the rest of this long haul
  eye mask on, seat reclined, wake me over Dubai
  adrenaline gone, came home, crashed, now just drifting
  I'm past tired, I'm that weird wide awake tired, knock me out
  hot milk and the shipping forecast
  too wired to kip, mate's snoring next to me
  thoughts buzzing like flies, I want the dark and sleep
  my legs ache from the dance class, going up to bed
  the storm woke me, get me back under
  melatonin taken, waiting for it to work
  no more coffee, no more screens, only pillow
  long day in court, robe off, mind off, goodnight
  been running round after grandchildren, forty winks
  night cap and then night night
  early flight so early bed, but I can't get sleepy
  can't do bedtime without noise, rain on a tent please
  pre-sleep stretch, last thing, then lights off
  rush hour's behind me, I'm home, I'm done
  burnt out, off sick, sleeping it off
  have flu, going to sleep the afternoon away
  my watch says go to sleep, my brain says let's remember 2009
  hyper kids at a sleepover, it's midnight, get them to settle and sleep
  getting a quick nap before I take the baton at four
  drowsy already, just finish me off
  I want to wake up tomorrow, not now, now I want to sleep
  gonna crash at my cousin's, already on the mattress
  no energy left and none wanted
  last email sent, shutting up shop
  drained the bath, brushed my teeth, tucked in
  one more chapter then sleep, promise
  time zones have broken me, four pm feels like bedtime and in fact it's bedtime
  insomnia again, hello old friend, please leave
  today was a lot, closing the curtains on it
  heart's still thumping from the film, shouldn't watch horror before bed, need sleep
  the gym, the job, the commute, all done, horizontal now
  I'd give my best tractor for a proper night's sleep, so let's try
  switching off now, literally and mentally
  can't switch off my head, work finished three hours ago and I'm in bed
  dozing in the hammock, chickens can mind themselves
  gentle yoga in bed so I fall asleep after
  evening prayers finished, now I sleep
  cried it out, exhausted, want to sleep till it's tomorrow
  sleepy sleepy sleepy
  zzz soon, toothbrush first
  lay down at nine like my gran used to
  night off, early night, bliss
  sun's burning through the curtains, I've been on nights, I need to doze
  power's out so may as well go to sleep
  pump's switched off, cows are in, boots by the door, day's done
  snug in the van, rain on the roof, drifting off
  kip before the late shift, an hour and a half tops
  I slept on the plane and now I can't, local time midnight
  second wind came at eleven pm, unwanted, send it away, I've school
  flat silence, please, then sleep
  post marathon, can't move, sleep
  full belly, Sunday roast, nap on the settee
  heavy eyes, light book
  my husband is snoring, I need something to fall asleep over
  turn the day down slowly till I'm out
  had my chill, had my cocoa, ready to conk out
  slow me down to snores
  study's over for tonight, notes shut, off to dream
  I can hear the fridge buzzing and can't drop off
  done revising, done panicking, duvet
  chemo day, tired in my bones, let me sleep
  my heart slows when I hear waves, going to bed with waves
  wanna sleep but the neighbours are having a dance party
  coming off stage at one, home by two, still up at three, please make me sleepy
  get me off to sleep before the Tylenol wears off
  after lunch my grandmother sleeps and so do I
  tired teacher, half term starts now, not thinking about school anymore
  it's only 8 but I'm going to bed and nobody can stop me
  rest day, lying in, dozing on and off
  back from night fishing, sleepy as a bear
  restless night last night, hoping for a better one, getting in early
  teenager here, it's 2am, school at 8, yes I know, make me sleepy
  no meditation, no breathing, just want to be asleep
  too much rush all week, Friday night on the couch and let it all go then sleep
  energetic music was for earlier, now lull me
  coffee wore off finally, I can feel sleep coming
  wake-up light set for seven, so good night then
  crash landing on the bed in three two one
  insides still rocking from the ferry, lying down for the night
  letting the embers burn low, tent zipped, sleeping bag
  feeling low and tired, going to sleep on it
  I should sleep, I could sleep, I won't sleep unless you help
  bus home, head on the window, snooze
  a bit hyper after the birthday cake, story time and sleep for my six year old
  boss texted at 10pm, ignored, this is my time to fade out
  the last dance is over, heels off, sleep
  anxious but it's 2am so what I want is sleep, nothing clever
  in bed, gym kit already laid out for morning, now make me sleepy
  chill pill, literally, the doctor's sleeping tablet, waiting on it
  need to get going at five so I should be asleep by nine
  adrenaline junkie has finally met his mattress
  coffee tomorrow, dreams now
  the storm's kept us up two nights, tonight I catch up
  no more running today, legs up, eyes shut
  heart still racing from that dream, four am, turn over and try again
  knackered, sofa, blanket, nap till the oven pings
  sleepy but scrolling, take my phone from me
  low fire, old dog, both of us nodding
  flat out asleep by ten is my ambition
  burn the to-do list till tomorrow, I'm off duty
  crash out on the beach under my hat
  restless as a flea, and I've been under this quilt since ten
  switch off the laptop, switch off the lamp, switch off Dave
  I can't switch off after late calls with California, it's past one here, bed
  wired from gaming till two, school night, oh no, sleep
  hyper puppy asleep at last, my turn
  rush, rush, rush, and now the duvet
  dance shoes in the bag, bag by the door, me in bed
  my whole body's buzzing with tiredness, want to be gone to the world
  second wind at bedtime is my curse, how do I get drowsy again
  twenty minute power nap in the van before the next job
  slow morning, back to bed with the paper until I fall asleep again
  pump's fixed, basement's dry, it's 4am, going to sleep
  late pump for the baby done, try to get back to sleep fast
  forty five minutes of shut-eye before iftar
  post-lunch snooze, doctor's orders
  I'm in the bunk, generator's humming, help me off
  what a shift, uniform in the wash, brain in neutral, sleep
  home from school, bag down, nap
  I get to rest now, marking's done, no more thinking, bath and bed
  count me some sheep
  goodnight moon for the twins
  I put the kids down and I want to put me down
  last look at the stars then the sleeping bag
  my feet are up and the news is off
  I'm not meditating, I'm trying to fall asleep
  gone nine, cocoa gone cold, eyelids going
  can't get to sleep for the heat
  can't sleep cos Christmas
  can't sleep since the clocks changed
  woke at four, birds started, I want two more hours
  the night nurse says try to sleep between checks
  sleep hygiene routine, step three, dim sounds
  getting sleepy in front of the snooker, don't stop me
  fall asleep to old radio comedies, something like that
  kuch aisa bajao ki neend aa jaye, been a long day
  make I sleep small before church
  sleep no gree come, third night now
  tucked up with a hot water bottle, Irish summer
  arvo nap, roos can wait
  my eyes are closing, I let them
  I finish the work, I am tired, I want sleep, good night
  teenager nap after double maths
  nan's asleep in her chair and I'm going to copy her
  that's the harvest in, boots off, no more till Monday
  closed the shop early, going home, feet up, nothing else today
  let go of the day, it was a bad one, and sleep
  forgive the day, fold it, put it in a drawer, eyes shut
  today's court case can stay in court, I'm going to bed
  work brain off, home brain off, only pillow brain
  Early night, Wednesday
  Log off by 6
  Bath, book, bed
  Siesta till four
  Sleep, flight at 5
  Nap with baby
  Done for the week
  Kids' bedtime
  jet lag has me up at three, Manila time says lunch, sleep please
  got in from Delhi, it's ten pm in Leeds, body says breakfast, make me drowsy
  hospital chair, she's stable, nurse says get some sleep, so I'll try
  storm's rattling the caravan, snuggle down and sleep
  sun's up, nurse's day is ending, cereal then blackout blinds
  night porter going home to bed at eight in the morning
  off nights at last, need to flip my sleep back, early bed
  a good wallow in the bath and then nothing at all until morning
  lie down with my headache and hopefully sleep it off
  antihistamine's making me drowsy, not fighting it, goodnight
  painkillers in, pillow under the knee, want to sleep through
  after the row we made up, now we want sleep
  nerves about tomorrow's interview are keeping me awake, please get me to sleep
  exam at nine am, can't sleep, typical
  wedding tomorrow, bride can't sleep
  heart beating in my ears on the pillow, lull me
  excited about Disney, my six year old will not sleep
  too much sugar, too much cousin, bedtime now
  gaming off, lights off, brain not off, help
  running on fumes so I'm pulling in at the services for a kip
  trucker, parked up, curtain round, eight hours off
  crashed from the sugar, letting it take me to bed
  I'm shattered and happy, festival tent, earplugs, night
  I did the gym, I did the shop, I did the tea, I am done
  burning the midnight oil ends tonight, sleeping
  candle burning low, last page, last yawn
  kitchen's closed, last pan hung, going home to be horizontal
  quiet murmuring to drown out the buzzing fridge while I fall asleep
  flat phone, no charger, perfect excuse for sleep
  feeling low so early bed and start fresh
  knees are wired together after surgery, can't turn over, hope to doze
  the boss can wait, the emails can wait, I'm asleep from six onwards
  hibernate mode till Monday, like a hedgehog
  fade to black
  snug as a bug
  hushabye for a fifty year old docker
  take me down the slope to sleep
  my watch buzzed bedtime
  my mind's busy as a bus station, one in the morning, close the station
  retire for the evening, as my father put it
  time for my beauty sleep, and God knows I need it
  half asleep, want the other half
  lying in the dark rehearsing old arguments, want sleep instead
  please no pep, I'm in pyjamas
  the coffee was decaf, they swore, yet here I am at 2
  slept two hours in two days, finally my own bed
  stop. enough. sleep
  pressing pause on parenthood, sister's got them, I nap
  snooker on mute and snooze
  going under the weighted blanket till dawn
  one last stretch, one last sip, night all
  closing time for my brain
  sleep like a stone, that's the order
  end my day soft, I've nothing left to do
  done meditating, now the actual sleeping part
  out of office on, slippers on, not one more thought about budgets
  I run a bakery so bedtime is seven pm, sun still out, help
  gym tomorrow. sleep today.
  heart racing from chasing the cat, back under the covers and hoping to drop off
  flat battery of a man seeks mattress
  running late to my own bed
  dance practice till eleven, muscles singing, want to be asleep by twelve
  coffee cup washed, alarm set, that's all for the day
  I've got sugar crash and jet lag and I'm giving in to both
  energy drink at nine pm because I'm an idiot, help me fall asleep anyway
  second wind my foot, back in bed, mister
  no night shift tonight for once, early kip
  low voices on the radio until I'm gone
  hyped from winning the quiz, can't get to sleep, work at six
  buzzing, but it's the last bus home and then I want to sleep
  burning eyes from screens, shut down, shut eyes
  wired is what my mother calls it when I'm up at one, and she's right, so sleep now
  drained the pasta, fed the four, washed the lot, gone to bed
  restless legs again, nearly three, want to sleep
  storm names, sheep names, counting anything to fall asleep
  rush to bed before the baby wakes, get me under quick
  need to get going early so it's lights out at half eight
  pump stopped in the fish tank at last, silence, now I can sleep if you lend me rain
  adrenaline from the call-out, fire's out, back at the station bunks, want to sleep
  knackered kids in the back seat, keep them dozing till Inverness
  chill Friday, pizza eaten, work forgotten, no more plans, going soft on the sofa to doze
  power nap at my desk, head on arms, fifteen mins
  sleepy train, last stop is mine, can nod off
  my tired is the good kind, ploughed all day, bed now
  I ran, I ate, I showered, I sleep
  heart's quiet, house's quiet, one page of the psalms and sleep
  crash pad at Liam's, floor, sleeping bag, don't care, sleep
  the exam adrenaline has gone and I could sleep on a fence, going to
  can't drop off, keep hearing the fridge
  can't settle in bed, pillow's hot, other side's hot
  can't nod off after that horror podcast
  why do I get hyper the minute the lamp's off, slow me into sleep
  eyes won't shut, mouth won't shut, says my husband, make me sleepy
  toss, turn, repeat
  sun won't set in this Finnish summer and I want to sleep
  snoozing in the shade after the threshing
  baby naps, I nap, laundry can weep
  long blink on the sofa before the match
  sleepover house quiet at last, mum's off to bed
  two hours before the next tide, sleep
  naptime at the nursery, twenty little mats
  settle my reception class for their lie down
  old bones, early bed, no apologies
  evening primrose tea and my crossword then I nod off
  turn down service for my brain
  sleepy time for a toddler who says no sleepy time
  I want the night to tuck me in
  find my off switch, it is gone eleven
  hand me over to the sandman
  lull me off like the ferry does
  close the book of today
  today is finished, I did not finish, and that's fine, going home
  boss gone, bag packed, evening's mine, thinking of nothing
  stop thinking about the shift, it's over, let my head empty out for the evening
  leaving the ward behind me at the door, bath then blankets
  no more emails, I mean it, I'm closing up and lying down
  handed over to nights, now home and horizontal
  clocked off, beer, armchair, eyelids
  weekend starts here, I'm putting down the phone and dozing
  retreat from the day under a quilt
  done with being a person till Monday
  I'm released from the hospital, home in my own bed, want to sleep
  Christmas is cooked, eaten, washed up, I'm having a lie down and a snooze
  eid was lovely, feet swollen, aunties gone, nap
  after puja, sleep
  after isha straight to sleep, fajr is early
  danfo traffic finish me today, let me lie down sleep
  light don go, fan don stop, help me sleep for this heat
  I never sleep since Monday, abeg sleep come
  neend nahi aa rahi, mind is going here and there
  hostel lights off at eleven, roommates gossiping, want to sleep yaar
  night shift over in BPO, sun is up, please sleep
  I'm jaded, it's the leaba for me
  sure look, tomorrow's another day, off up the stairs to sleep
  grand stretch in the evening and I can't get the child to sleep
  swag's rolled out, stars are out, night
  nighty night from grandpa
  hot water bottle, wireless low, that's how we slept in the old days
  bit of Trollope until the book falls on my nose
  hate that i nap till 7 then can't sleep, anyway it's midnight, sleep me
  phone's on charge, me too, night
  i have maths at 9 and its 1:40 so like. sleep. now.
  I have done my job today and I want finish thinking
  I arrive from long flight, I want only sleeping
  please help me to sleep, the new city is noisy
  Nap, then pick-up
  Screens off, 9.30
  Post-shift sleep
  Sleep in, no alarm
  Home, slippers
  Twins' nap
  Jet lag recovery sleep
  Goodnight routine
  Rest day snooze
  not up for the gym, up for the pillow
  I don't want waking, I want the reverse
  not just calm, snoring, please
  relaxed already, need the last step into sleep
  calm I've managed, asleep I've not, it's half two
  anxious thoughts at bedtime, tell them the shop's closed, I'm sleeping
  pain's easing, want to doze off while it's quiet
  panicked at midnight, fine at one, ready for sleep at two
  angry but too tired for it, sleeping on it
  scared of the dark at forty, night light on, help me go off
  nervous about the flight, bag's packed, need sleep before the 4am taxi
  nervous bride's father, up at dawn, off to sleep please
  waiting's over, results fine, relief, sleep
  hungover and back to bed with toast
  post-op, home, dozy, curtains drawn, sleep through it
  my night off from nursing and my body thinks it's ten in the morning, trick it to sleep
  still on Tokyo time, it's midnight in Lima
  east to west, twelve hours, dark outside, eyes open, want them shut
  camp bed, tent, sleet on canvas, warm in here, going
  sailing watch over, four hours below to sleep
  between shoots, napping in the make-up chair
  forty winks on the coach to Lourdes
  doze on the ferry
  backstage cot, matinee done, snooze till the half
  half hour kip in the cab, then on
  lie down after lunch like a Spaniard
  I nap, therefore I am
  got the hammock, got the hat
  sun on my face on the train, let me drift, it's the last stop
  after the rush, after the roar, just slipping into bed
  after the marathon the bath, after the bath the bed, and I'm at the bed
  after the gig the silence, ears humming, drift
  what a dance of a day, bow, curtain, pillow
  the storm's blown out and so have I, goodnight
  all burned down to ash and embers in here, sleepy embers
  the hyper one's asleep, the baby's asleep, Mum's next
  quiet now, little brain
  rest these feet, rest this mouth, teacher's bedtime
  yawn, nightie, pillow
  gently shut me down like an old computer
  dim everything, I've one foot in dreamland
  the day can sort itself out, I'm away to my bed
  deep sleep wanted, light sleeper here
  shallow sleep all week, sink me deeper tonight
  I wake at every creak, help me get off again
  slept till one, fed her, now back off to sleep
  that's a wrap on Tuesday
  what I'd give for tomorrow's meeting not to be in my head, I'm in bed, it's dark, and I only want to be asleep
  my body did the gym, the commute and the stairs and still my brain wants to chat at midnight, talk it to sleep
  drank coffee to get through the show, show's over, and now the caffeine and I are lying here together, sleep please
  the heart monitor's off, I'm home, own sheets, ready to sleep like a child
  the rush of getting everyone to Grandma's is over, they're asleep in heaps, and now it's my go
  I could push through, there's always more, but no, laptop in the drawer, evening for nothing, early bed
  knackered isn't the word, there isn't a word, just bed
  adrenaline from the delivery, twins both well, midwife's going home to sleep
  storm took the wifi, candles are lit, and nothing for it but sleep
  danced the soles off my shoes and now I'd like to be carried off to sleep in a cab going nowhere
  flat calm at anchor, hatch open, eyelids shutting
  running on two hours, baby with grandma, so give me a nap worth having
  can't switch off after gaming finals, hands still clicking on the duvet, sleep me
  wired like a Christmas tree at bedtime, school in the morning, Mum's cross, help me go to sleep
  hyper from the ceilidh, ninety minutes past bedtime, five little cousins in one room, soothe them off
  my second wind arrives the moment my head hits the pillow, kindly send it to someone on night shift
  power nap before the all-nighter, set me under for twenty five
  drained the tank, parked the tractor, had my tea, going up
  sleepy film, sleepy wine, sleepy wife, three of us off to bed
  low sun, long shadows, deckchair, zzz
  crash blankets on the studio floor, mix is finished, we're sleeping here
  buzzing streetlamp outside my new flat, can't drop off
  need to get going at dawn for the boat, so I'm turning in while the rest sing
  chill playlist done its bit, now fade to nothing, I'm nearly off
  slow morning, cancelled lecture, going back to sleep, smug
  pump's on a timer, plants are fine, gardener's off for a snooze in the shed
  burned out on people, Do Not Disturb on, under the covers till tomorrow
  I'm tired like an old song is tired, let me sleep
  take me off the hook for today
  that's enough being useful
  goodbye to this daft day
  sofa, socks, soap opera, slumber
  my chair reclines and so shall I, for forty minutes, before bingo
  old soldier's sleep, boots by bed
  I'm eighty eight, I nap when I like, and I like now
  drop my teeth in the glass and drop me off
  cup of Horlicks gone, lamp off, wireless murmuring
  the cat's asleep, I'm jealous, I'm joining
  night prayer said with the grandchildren, off we all nod
  when I was a girl we slept when it was dark, it's dark
  lads are out, I'm in, bed at nine, this is thirty
  uni's done till January, sleeping till then pretty much
  omg so tired goodnight
  nap then netflix then actual sleep
  school was long. bed is short. put me in it
  brain won't stop replaying the goal i missed and it's late and i wanna sleep
  can u play something that makes u fall asleep like fast
  my roommate snores in B flat, drown him so I can drop off
  past midnight, essay's in, I'm shaking with tiredness, straight to sleep
  study leave nap, curtains closed, no guilt
  thoda so lun, exam is in evening
  AC on, lights off, now only sleep should come
  train to Bhopal, upper berth, good night
  work from home till ten at night, now logging off and not looking at it again
  make una off generator, I wan sleep
  I don chop, I don baff, sleep remain
  Lagos traffic chop my strength, bed is calling
  night vigil finished, it's morning, I'm going in to sleep till noon
  the baby has cried since NEPA took light, let her sleep, let me sleep
  away in the leaba by nine, and I'm not one bit sorry
  the dog's let out, the fire's raked, the door's locked, up we go
  too many scones, lying on the good couch, dozing till mass
  I'd sleep on a clothes line
  a lash of rain on the Velux and me wrapped up, heading off to sleep
  stuffed after the footy, kids down, telly off, hit the hay
  dunes, swag, milky way, heavy lids
  smoko snooze under the ute
  tomorrow's muster's at four so I'm off to the land of nod
  I finish the shift in the restaurant at one, I cannot sleep after, the noise stays in my ears
  today is enough for me, I close the computer and go home to rest
  please soft voice, I sleep now
  Melatonin, then bed
  Kids down by 8
  Half hour nap
  Home from nights
  Shut shop, home
  Sleep before red-eye
  Sabbath nap
  Leave work at work
  Cabin bunk, sleep
  surgeon, last case closed, going home to my own dark room
  teacher, first night of summer, mind letting go of every name
  chef, two in the morning, ears still ringing with orders, want sleep
  pilot in a crew hotel, three pm, must get sleep before tonight's leg
  postie, two o'clock, done for the day, nap with the dog
  cleaner, home at six am, kids to school at eight, sleep between
  actor after press night, it's three, lines still looping, stop them so I sleep
  nurse's curtain, nurse's earplugs, noon, goodnight
  trucker's bunk in the rain, heater ticking, drop off
  taxi man parked up at the rank, dead hour, a nap
  fishing skipper, tied up, hold empty, head on the bunk
  miner's shift done, scrubbed, darkening the room to sleep away the day
  DJ at dawn, ears full of bass, need it to seep out so I sleep
  baker's bedtime story, it's 6pm
  student, last exam, collapsed, so happy, so asleep
  carer, respite night, first full sleep in a month please
  barman, four am, feet like bread dough, under the duvet
  singer, no voice, no plans, early bed with a hot toddy
  runner, rest day, snoozing the afternoon
  programmer, build's green, lid's shut, not thinking in brackets tonight, sleep
  nervous about Monday but it's Sunday night in bed, and sleep's the only useful thing left
  pain kept me up, tablet's kicking in, ease me off to sleep
  stressful day, but it's over, bag down, telly on low, and soon to bed
  worry's a daytime job, I tell myself at 1am, now doze
  we argued, we hugged, she's asleep and I'm nearly
  the exam's gone, good or bad, I'm home and done for the day, nothing but the sofa
  that phone call's been made, the tears are dry, all I want is to sleep through till seven
  too anxious to sleep last night, too tired not to tonight, take me
  had my breather, had my bath, had my cry, off to the land of blankets
  I don't need soothing so I can carry on, I need soothing so I can stop and sleep
  no second shift, no side hustle, no laundry, lights out
  late run made my legs twitch in bed, calm them so I get off
  evening swim, chlorine hair, heavy arms, falling asleep already
  sprint finish to the weekend, phone off, door shut, mind off work
  after the disco the kids won't come down off the ceiling and it's way past bedtime, sleepy please
  energiser bunny of a four year old, please make him sleep
  jet lag woke me at two like a fire bell, back to sleep please
  hit a wall at seven pm, jet lag, not fighting it any more, going to bed
  cross the time zones, cross the lobby, crawl into bed
  overnight coach to Abuja, neck pillow, let me sleep till Lokoja
  sleeper to Penzance, wheels going, clickety me off
  in the tent, storm lamp out, wind in the guy lines, sleep
  waiting room chairs make a bed if you're sleepy enough, and visiting's over, so I'm dozing till six
  post-vaccine droop, blanket, doze
  my fever's down, I'm sleepy, let it happen
  the film can finish without me
  last sip of tea
  dim the world by half and then by half again till I'm out
  pull the plug on Thursday
  put a full stop after today
  hush, pillow, hush
  walk me all the way to sleep and leave me there
  no thinking past this point
  heart's settled, kettle's off, hall light's off, up to sleep
  broken heart, early bed, tomorrow's problem
  my heart's still on the dance floor at three am but my feet are under the blanket, let me drop off
  hand on heart, I meant to nap twenty minutes, make it forty
  heart rate drifting down on my watch, nearly asleep, keep going
  tired eyes shut in the back of the cab, long way to the airport, snooze
  knackered and grinning, medals on the bedpost, sleep
  knackered horses fed, knackered girl to bed
  too knackered to brush my hair, lights off, gone
  need to get going to sleep before his snoring starts
  we need to get going at four for the flight so please get us all asleep by eight
  coffee liqueur, credits rolling, cat snoring, and I'm slipping off too
  smell of coffee's for morning, smell of lavender's for now, sleep
  no running in the corridor dreams tonight please, exams are marked, sleep
  adrenaline all day in the control tower, handed over, home, need to let it go and sleep
  still buzzing from my own birthday, eighty candles, now to bed
  restless puppy in a crate, first night, something to make us both sleep
  switching off the ward phone, switching off the nurse in me, home and feet up
  my phone can't switch off so I've put it in the fridge, night
  the gym gave me wobbly legs and a big appetite, fed, now napping
  gym kit in the wash, me in the sheets
  storm's a lullaby when you've no boats out, bed
  rush matting, open window, frogs, going to sleep on the porch
  crash diet of sleep lately, feasting tonight, in bed at eight
  low battery, high pillow, night
  hyperactive thoughts after the pub quiz, ten past one, put them to bed
  not wired, not worried, only not asleep, ease me over
  drained every ounce into that funeral speech, going home to lie down and drift
  pump room handed over at seven am, curtains, earplugs, sleep
  burning log, nodding head, book on the floor
  chill night air, thick socks, sleeping on the roof with my cousins
  slow morning planned, so late reading in bed tonight till it slides from my hand
  power nap in the prayer room before the evening clinic
  chemist's shut, tablets counted, mind off the job, home to soup and early night
  dancing bear slippers on, five year old ready for sleep, mummy too
  off the clock, off my feet, off to the couch, not thinking of work again today
  get the day off my back like a wet coat, bath, pyjamas
  sleepy river, sleepy oars, moored, cabin lamp out
  all afternoon asleep in the attic, that's my plan, do not wake
  the baby monitor's quiet so I'm grabbing half an hour of sleep
  I wake at four with the heart going, forty years of milking, retired now, help me sleep on
  up since the fajr flight, down for the count by isha
  sleep and I have been apart since Tuesday, reunite us
  I'll finish the painting another day, brush washed, bed
  shut-eye on the overnight ferry, engine thrum, bunk sixteen
  chapter read, cheek kissed, curtain drawn, grandad off to sleep as well
  wine's drunk, guests gone, plates can wait, bed's calling
  weary pilgrim, hostel bunk, forty snorers, let me drop off first
  the tide will wake me, until then nothing should
  give my mind the night off
  tomorrow can wait till tomorrow, I'm in bed
  sunburnt, sandy, salty, asleep soon
  fingers off the keys at last, novel's sent, sofa's waiting, I'm no one now
  I've done my bit for Queen and kennel, pups are fed, putting my feet up for the night
  slept in the car park after nights rather than drive, half an hour, go
  heavy duvet, light heart, out like a lamp please
  yawned through dinner, yawned through dishes, yawning up the stairs
  tomorrow I race, tonight I must sleep and I'm staring at the ceiling of a Travelodge
  race eve, legs up, lamp out, butterflies must sleep too
  energy bars for tomorrow packed, alarm at four, sleep now
  we've a workout at dawn so nothing lively, sleep music
  last cigarette on the fire escape, then bed, another day done
  drop my shoulders, drop my book, drop off
  couldn't sleep for laughing, now I can't sleep for wondering why
  they're dancing downstairs at my own party and I've crept up to sleep
  seasick and sleepy, lie flat, eyes closed, till Rosslare
  after the long service and the longer lunch, granny sleeps, don't wake her, I'm next
  cot down, blinds down, voices down
  ease off the day like boots
  long johns on, head torch off, hut's quiet, sleep before the summit at two
  three am feed finished, drop me back where I was
  brain fog's welcome at this hour, bring it in, lights are off
  my mother's cardigan for a pillow, bus to Mysore, sleep
  last customer, last sweep, last light, home and no talk of work
  take the fizz out of me, it's after midnight, I've to be asleep
  my poor eyes, screen since eight, shut them for a nap before supper
  even the dishwasher's finished, I'm going up
  warm dog, cold rain, Sunday snooze
  let sleep come up the stairs before the worry does
  bunk, blanket, barracks, lights out in five
  enough telly, enough biscuits, enough Monday
  hum me off to sleep like mama did on the farm
  finished nights for good today, curtains shut, final daytime sleep
  unplug me from this week
  calm app did the calm bit, now carry me over into sleep, it's gone midnight and I've lambs at five
  drained glass, drained pen, essay handed in, hello bed
  second wind nearly got me to wash the car at ten pm, I resisted, pyjamas on
  slow morning on the houseboat, kettle off again, sliding back under for another hour's sleep
  power nap before carol practice, settee, cushion, twenty minutes
  hyper on tour bus lemonade, three am, everyone else is snoring, let me join them
`;
