/** Sentences for this state, by people of a hundred trades, in English. */
export const WIND_DOWN_OF_EVERY_TRADE = `
  bed
  Bedtime
  lights out
  off to sleep
  power nap, twenty minutes, shop's closed for lunch
  kip in the cab, tacho says 45 mins
  blackout blinds down, day sleep after four nights
  come off nights, home, curtains shut
  last patient gone, boots off
  closing up the shop and letting go of it
  oven's off till 3am, early night for me
  early night
  Wind down
  Nap
  Sleep
  Bath + book
  Screens off
  Switch off after work
  Unwind
  Laptop shut
  Cosy evening
  kids in bed finally, sofa, silence
  drift off with the shipping forecast
  radio 4 low and eyes closed
  listening to the rain till i nod off
  cant sleep, been lying here an hour
  wide awake at 2 and want to be asleep
  insomnia again
  3am and still up, want to drop off
  wired after the gig, want to come down and sleep
  adrenaline from the late show, time to let the night end
  one more game? no. bed.
  put the phone down and sleep already
  school tomorrow, need to sleep now
  nan says bed
  hot water bottle and lamp
  camomile and a trashy novel till I drop
  bath with too many bubbles, long day of plastering
  soak my feet, long shift
  feet up
  boots off, fire on, dog asleep
  shut the hens in, day's done
  milking finished, sitting by the range till bed
  cows in, lights off, me too
  last job done, tools away, slow evening please
  hanging up the tool belt for today
  clocking off in mind as well as body
  want my brain to clock off
  can't switch off from the ward tonight
  still charting in my head, want to leave work at work and go to bed
  head still full of code, shut it down for the night
  closing forty tabs and the day with them
  laptop away, no more emails, evening's mine
  work's done, slouching into the weekend
  friday half five, letting the week slide off me
  sunday evening, slow, slippers
  post roast sofa coma
  doze in the armchair
  forty winks
  snooze in the hammock
  quick snooze before the school run
  nap while she naps
  nap with the baby on my chest
  catnap between lectures
  kip on the train home, nothing else
  sleep on the plane, eyeshade on
  sleeping at the airport hotel, want to go under quickly
  jet lag, it's midnight here, need to sleep
  long drive behind me, getting ready for bed
  trying to get my sleep back on track, bed by ten
  bedtime routine, mine not the kids'
  reading in bed till the book hits my face
  re-reading old favourite before sleep
  audiobook with the timer on
  asmr to fall asleep
  brown noise and pillow
  sleep story please
  bedtime stories for grown ups
  soft music as i get drowsy
  slow piano and the lights low
  candle, couch, quiet telly
  telly and toast in pyjamas, then bed
  watching something dumb until sleepy
  knitting in front of a film, done for the day
  jigsaw by lamplight, slow one, no more thinking today
  evening pages: three good things then lights off
  diary, last line of the day, then sleep
  say my night prayers and drop off
  compline's said, now to sleep
  stretching in bed, gentle, to loosen off before sleep
  restorative yoga before bed
  foam roll after the match then an early bed
  legs up the wall before sleep
  recovery evening, nothing but sofa
  magnesium bath, race is done, sleep tonight
  sleep before the race, big day tomorrow
  big day tomorrow so lights off at nine
  rest before my exam, sleeping early
  exam's finished, can collapse now, bed
  all my revision is done, going sleep
  submitted!! crash time
  thesis in. sleep for a hundred years
  exhausted, not doing another thing, pillow
  dead on my feet, bed
  pooped. duvet.
  battery at 1%, plugging myself in overnight
  powering down
  docking the ship for the night
  pulling the shutters down in my head
  sign off for the evening
  call it a day
  all done, slowly sinking into the chair
  slow the evening down
  let the day dribble away
  close the book on today
  end the day softly
  landing after a 14 hour day, home now
  de-wig, de-robe, glass of something, nothing more from me tonight
  court's finished for the week, want to slide into friday evening
  sermons preached, three services, now for the sofa
  easter monday, flat on my back, sleeping it off
  choir's over, buzzing, need to get sleepy
  after the wedding reception, makeup off, bed
  guests have gone, dishes can wait, sitting in the dark a bit till sleep
  christmas night, everyone's asleep, me last
  in laws finally gone, nodding off in the chair
  deadline met so I'm shutting the studio and going to bed
  paintbrushes soaking, kettle on, evening slowing
  sewing machine covered. that's it. nightie on
  needle down, eyes sore, bed
  flour in my hair, shower and sleep at 2 in the afternoon, baker's hours
  baker's bedtime, 7pm, sun's still out, want to sleep anyway
  sleep in daylight, kids playing outside, need to nod off
  on call room bunk, grab some sleep
  rest break at station, close my eyes
  between split shifts, an hour's shut eye
  midwife off duty at last, phone on silent, duvet
  last lamb's out, going to bed whatever the ewes say
  vet bag down, shower, off
  clinic's over, don't want to talk teeth, want to laze till bedtime
  dad's settled for the night so i can settle too
  mum's asleep, my turn
  after the carers have gone I have my hour before bed
  grandkids collected, peace, dozing
  afternoon doze, doctor's orders and mine
  after lunch lie down, every day at 2
  post dinner walk round the block, slow, to finish the day off
  watching the sun go down from the step, done for the day
  sit on the porch till the mozzies win, then bed
  cold one on the verandah, knock off time
  knock off
  stubby and sunset, week's over
  hitting the sack
  crashing early, footy tomorrow
  off to the leaba
  hitting the scratcher
  I'm for the bed
  fire, cat, nod
  the cuppa before bed
  I want sleep, my eyes is heavy
  finish the day slowly
  i must sleep early because i wake at 5
  relax in evening after job with soft music
  I wan sleep
  make I rest, day don end
  body tire me, i just wan lie down sleep
  after today's wahala, bath and sleep
  going to sleep now only, good night
  come home from office, want to unwind, no thinking
  afternoon sleep after heavy lunch, sunday
  dinner done, old hindi songs softly, then sleep
  siesta, shop shut till four
  gn
  nighty night
  beddy byes
  tucking myself in
  snuggle and sleep
  duvet burrito
  all nighter? nope, going to sleep
  too late for homework im going to bed
  shutting down discord and me
  late practice over, shower, chill, sleep
  post tournament, hotel bed, switch off
  after the marathon, feet up, evening telly
  physio said sleep more so: bed at nine
  drummers don't sleep they just stop, stopping now
  tour bus bunk, trying to sleep through the A1
  after the gig, hotel, ears ringing, need quiet till sleep comes
  parked up for the night, sleeper cab, bit of calm then sleep
  night bus finished, sunrise, home to bed
  dropped last fare, engine off, day's over
  tills cashed, alarm set, home and slippers
  council chamber till ten, now nothing but my bed
  last slide scanned, logging off properly this evening
  month end is done, the ledger can sleep and so can I
  translated 4000 words, no more words, evening
  deploy's green, logging off, sofa
  on call's handed over, phone off, deep sleep please
  cutting screens at 9 tonight, starting now
  weighted blanket time
  getting sleepy on purpose
  warm milk and nothing
  hotel room, can't drop off, new pillow
  partner's snoring, still need to fall asleep
  stop thinking about tomorrow's list and sleep
  don't want to wake up, want to go down, it's 11
  not working any more today, eyes off the screen
  not meditating, just going to sleep
  gym bag can stay by the door, I'm off to bed
  party's over, shoes off, soft lamp, sleep soon
  woke up at 4, want to get back to sleep
  back to sleep please
  baby woke me, she's off again, I'm not, want to be
  rest my eyes before the late shift
  snooze
`;
