/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const WIND_DOWN_OF_IN_OTHER_WORDS = `
  off shift at last, curtains drawn at 8am, bed
  lights out
  3am and the ceiling is very interesting
  putting the laptop to bed and me after it
  a chapter of Trollope under the duvet and that's it
  power nap, 20
  can't switch off, head still on the ward, want to drop off
  done. tools down. let go.
  my body thinks it's noon but it's midnight in Seoul and I want to sleep
  kids are down, I'm next
  counting sheep, got to four hundred
  last cow milked, boots off, sofa then sleep
  siesta before the evening surgery
  no more cases tonight, wig in its tin, brain off
  GG, logging off, bed
  hot milk and the shipping forecast
  lids like lead and for once nobody needs me
  stop thinking about the argument and go to sleep, that's the goal
  hit the hay
  the deadline's met, I want to slide off the edge of the day
  afternoon doze with the cat
  insomnia round two
  wrapped for the day
  kindle, lamp low, two pages probably
  night prayers said, pillow now
  tomorrow's another flight so I must be asleep by nine
  pull the plug on this week
  crashing after a double
  too wired to sleep after the gig, need to come down so I can drop off
  forty winks
  shop's shut, float counted, going home to do absolutely nothing and then bed
  nodding off over the crossword, might as well do it properly
  pyjamas at seven, no shame
  early night
  rocking the little one to sleep and hoping to follow
  let the day go
  I've saved the draft, I've closed the tabs, good night
  wake at 4 again, hoping to get back under
  unwinding w/ a bath then straight to sleep
  bedtime yoga, last pose is the mattress
  hammock, hat over eyes
  switching my brain from spreadsheet to pillow
  snooze before night shift so I'm not a wreck later
  no more screens for me tonight
  time to power down
  the pub quiz was ace, now home, teeth, bed
  late bake done at 5am, baker's bedtime
  long-haul layover, eye mask on
  I should answer emails but no, the day is over
  turning in
  melatonin taken, waiting for it to work
  sleepy tea, socks, book about lighthouses
  the swarm's hived, the sting's stopped itching, and I'm off to dreamland
  mind racing at bedtime
  close up shop for the night and let the shoulders drop
  audiobook with the sleep timer on
  rest up, horizontal, nothing else
  it's been a day, goodnight
  putting down the phone and my head, in that order
  whole house is asleep except yours truly
  it's quarter past two, the baby's finally gone off, and if I'm quick I get three hours, so shush, everything
  hanging up the headset for the night
  drift off
  vespers over, slippers on, cocoa, bed
  my eyes are sandpaper and I'm done fighting it
  I closed the deal, I should be buzzing, but really I'd like to conk out
  put me under like a lullaby
  blackout blinds, earplugs, day sleep after nights
  off the clock
  stream's over, adrenaline's not, need to get to sleep by two
  stories for the kids till all of us nod off
  cat nap in the cab at the rank
  another night of tossing and turning, no thanks, help me go
  bed early, exam at nine, no more revising
  lay me down
  we've put the bees away for winter and I'm off up the wooden hill
  email off, kettle on, shoes off, day off
  beauty sleep
  no more moves tonight, the adjourned position can wait, head down
  couple of pages of my whodunit and then I'll be gone
  I'm not working late again, shutting the lid at six and letting it all slide off me
  landed from Tokyo, it's bedtime here, body disagrees
  out like a light, ideally
  sunday night dread is keeping me up and I want to get to sleep before it wins
  bedtime, properly this time
  put a fork in me, I'm done
  tucked up with the radio murmuring
  end of harvest, last trailer in, I could sleep for a week and will start now
  lullaby for a grown man
  brain won't stop composing emails, it's 1am, shut it down gently
  rest my eyes for half an hour before evensong
  savasana and then actual sleep
  homework's in, controller's down, bed
  a slow, dim hour and then sleep
  on the sleeper to Penzance, bunk made, want to be rocked off
  three alarms set, now I just have to fall asleep before them
  woke at half two with tomorrow's list in my head, want to go back to sleep
  after dinner snooze in the big chair
  finish line of a horrid Thursday: wine drunk, dishes left, sheets waiting
  lying next to a snorer and trying to slip off anyway
  hotel room, strange bed, early call, please send me to sleep
  leaving it all on the desk till Monday
  the last guest's gone, the dishwasher's humming, I'm going up
  I keep saying one more episode, tonight I say sleep
  settling in for my after-lunch kip
  power off, pillow on
  resting before the long haul, crew bunk, four hours
  sleep hygiene, whatever that is, dimming everything at ten
  good run, hot bath, soft bed, the end
  can barely hold the pencil, calling it a night
  dream of the sea, if I'm lucky, starting now
  the marking can rot, I'm going to bed
  shedding the day like a wet coat, then lying flat
  snuggle with a picture book until we both snore
  sleep pls
  the theatre's dark, ghost light on, and so to bed
  the cows are in, the gate's shut, my eyes are half shut too, off to bed
  sunk into the mattress at last, want the thoughts to hush
  tie's off, brain's off, night's on
  been up since Tuesday it feels like, lay me flat
  one last look at the stars then in
  turn my volume down for the night
  hooked on the fiction again, last chapter then lamp out
  that's a wrap, folks, home and horizontal
  Not going to lie, the gym can whistle, I'm having a nap
  wide awake in the caravan, everyone else snoring, how do I join them
  dusk till doze
  mum's asleep in the next room, I'm on the camp bed, hoping for a few hours
  pillow talk with nobody, just me and the fan
  time for zeds
  nightcap then sheets
  pack the bench away, sweep the shavings, go home and forget about wood
  sleeping bag, tent, owl
  my exam's over, all I want is the world's longest lie down
  letting my jaw drop and my eyes close before the late shift, half an hour
  can't drop off after that film
  bye bye Thursday
  reading Narnia to the twins in the dark
  slept badly, want a siesta, a proper one with shutters
  up the apples and pears to bed
  the pipeline's green, so I can sleep, if only I could
  post-bake, pre-dawn, finally off to my pit
  tuck me in
  this lawyer is closing her eyes and opening nothing else tonight
  sunset, last ropes checked, a few pages in the cabin bunk until I nod
  flight crew hotel, two in the afternoon, need to be out cold by three
  finishing up, switching off, not thinking of work again till it's light
  wind down w/ a bath
  shut-eye
  quit the lobby, quit the desk, quit the day
  I feel fine, no worries, just want to be asleep by half ten for once
  rocking chair, shawl, eyes going
  restless in bed, too hot, then too cold
  going under the covers with a podcast about canals
  boat's moored, kettle's cold, goodnight sailor
  soft landing into sleep please
  nodding at my desk, home in ten, straight to bed
  leave the dishes, leave the news, leave me be till morning
  newborn's down, so am I
  wee small hours, wide eyes, early flight, please
  I've had my fill of today, somebody draw the curtains on it
  monitor's dark, standing lamp's dark, feeling my way to the bedroom
  cold side of the pillow
  prayers, teeth, book, snore
  I'm an owl trying to be a lark, so bed at nine, wish me luck
  hibernate
  this old bookkeeper is closing the last book of the day, the one with the bookmark, in bed
  dog's curled up, I'm about to copy him
  last orders gone, glasses done, stairs, sleep
  winding the clock then myself down
  overtired, like a toddler, need settling for the night
  let sleep come find me
  it's holiday from now on, laptop in the drawer, hammock for a doze
  shuteye before the clocks change
  toes warm, light off
  end the day gently, no plans past the pillow
  I've told the girls no more glasses of water, I've let the cat out, I've locked the back, and now I'd like to be fast asleep myself
  everything aches in the nice way, haymaking's over, bed
  the last vow's been said, organ's shut, vestry's locked, I'm for my pillow
  sleep debt, first instalment
  my mind keeps replaying the checkmate, I want it to fade so I can sleep
  to the land of nod
  school night, so ten o'clock it is
  switching the open sign round and my brain off
  off duty till Sunday, pager handed in, slump
  knackered, and for once I'm allowed to be, eyes closing
  hushed house, big bed, thin book
  lying awake doing other people's taxes in my head, make it stop so I can drift
  kip
  this is the captain speaking, I'm going to sleep
  in the bath with a candle, then straight under the blankets
  no late gaming, mum's orders, phone on the landing, sleep
  I'd rather have been asleep an hour ago, frankly
  half four and the blackbird's started, I haven't slept, could we try
  catch up on sleep, Sunday pm
  the essay's in, the wine's poured, evening's for nothing, then bed
  slowing everything down so tomorrow can't find me till tomorrow
  a snooze between milkings
  sheets fresh on, that's all I've to say
  my fairy lights are on low, my audiobook's on, shhh
  we've docked, it's two am by my head and eight pm by the clock, can't stay up any more
  close the piano, close the curtains
  i'm in bed scrolling, don't want to be scrolling, want to be asleep
  day's work is o'er as the hymn says
  toes first, then ankles, relaxing each bit till I'm gone
  off to hibernate after nine straight shifts
  nan's going up now, night all
  bedtime story, then my own
  slip into something comfortable, namely sleep
  the chat's said goodnight, the mic's off, blue light off, me off
  not a workout in sight, only the hammock and closed eyes
  so over today, straight under the covers
  snug under six blankets in a cold vicarage, reading till the book falls on my face
  closing the lid on thermodynamics till morning, sleep is spontaneous
  zonked after the christening, lying down properly
  the owls can have the night, I'll have the mattress
  end of shift, boots off
  early to bed
  moonlight, milk, mattress
  insomniac seeks sandman
  leave the office at the office
  can't settle in this hostel bunk and it's gone one
  hubby's on baby duty till five, I must sleep now or never
  exhausted but buzzing after opening night, want to come down and get some sleep
  slow jazz then snore
  taking my contact lenses and my worries out
  the tractor's cooling and so am I, last pot of tea, then up to bed
  catch some z's before the redeye
  gonna crash
  the day was a good one and it's over
  I'm putting a full stop after today
  doze in the deckchair
  quilt up to the chin, breathing slow, dropping off I hope
  after the night shift comes the day's night, goodnight at nine am
  I've rowed, I've run, I've showered, there's nothing left but the bed
  no brainwaves wanted, the notebook's shut, sleep is the only idea I've got
  the talk with the kids went fine and now they're asleep and soon so shall I be
  couldn't focus on a page if you paid me, lamp off
  the night nurse is here for dad so I can go and lie down properly at last
  my eyes are closing over the sudoku, let them
  adrenaline of the final whistle still in me at midnight, want it to ebb so I drop off
  debugging can wait till it's light, the screen goes black and so do I, gently
  dozing off on purpose, train to Fort William
  that's the last fare, meter off, home to my own bed
  tried to power through the last form, gave up, and honestly the duvet is the better idea
  right, the calving's done, mother and daughter both on their feet, it's half one in the morning and I'd like to stop being heroic and go to sleep
  I keep composing the perfect reply to my landlord in my head and it's ten to three, could we please put him away till breakfast
  my wife says I grind my teeth so I'm supposed to relax the jaw in bed, lights off, think of nothing, drift
  the stream hit a thousand viewers and I'm flying, but school's at eight so I have to bring it in to land and sleep
  they say a nurse coming off nights should avoid the sun, so sunglasses, bus, toast, blackout, gone
  I finished the thing, I actually finished the thing, and now I don't want to celebrate, I want to lie in the dark with my eyes shut
  long day of other people's boundary disputes, my own boundary is the edge of this mattress
`;
