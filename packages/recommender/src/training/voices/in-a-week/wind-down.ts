/** Sentences of 250 people for this state, in English. */
export const WIND_DOWN_IN_A_WEEK = `
  curtains shut phone off its bedtime at 9am
  finally home, cant switch my brain off after that shift
  The glue must cure and so must I; feet up until morning.
  A long day on my feet; time to oil the bench, put out the lamp.
  its 2am and im still going over the answer i gave in seminar. sleep please
  in bed with a face mask, law can wait
  stream over gg, gonna lie down and listen to rain
  sun's coming up, eyes burning, bed
  Taking subway to home and not thinking about work, just music
  Yageun is over. I want to sleep like a dead
  Done arguing. Telly, tea, bed.
  can't sleep, head's still at the negotiating table
  one chapter of the western and lights out
  house is quiet. tired in a good way
  Submitted at 11:58. Lying on the floor, then bed.
  Out-of-office on. Bath. Nothing else.
  sleep when they sleep ok then i will
  shattered goodnight
  just want to lie on the landing floor in silence for five mins
  shutting the laptop, the photons can wait
  mind still integrating at 1am
  blackout blinds at seven pm, goodnight world
  Putting the red pen down. Recliner. Buckeyes replay.
  Compline, then rest
  wine, cat, trash tv, no law
  Enough. Close Unity. Sofa, pierogi, old anime.
  boots off dogs fed that's me done
  post-nights, eye mask, phone in drawer
  Old Hindi songs, low volume, and so to bed
  post gig comedown, dumplings then dark
  jim jams on, corrie, night night
  I close AutoCAD, I close my eyes
  corset off. that's it. that's the evening.
  bed after this one vid i swear
  cant sleep cos results
  curtain closed in the sleeper engine off rest time
  Mandatory 10 hr off duty - SLEEP
  Laptop shut. Whisky, fire, someone else's novel.
  Hanging up the badge. Candle. Night.
  screens dark. done.
  Lights off phone off baraat over
  work is finish. Radio. Sleep.
  logging off in every sense, bath running
  they're asleep. if anyone needs me I'm a puddle
  Do NOTHING (after 8:30)
  bunk. rocking. out.
  April 15, 11:59 pm. Goodnight, Internal Revenue.
  rosin away, ears off, tram home, pillow
  head full of the slow movement, it won't let me sleep
  no phone after seven. candle. novel.
  laptop down, amma's curd rice, sleeping
  after Witr, sleep
  kiln's cooling and so am I
  early night, firing at 4
  second shift done cold beer porch
  home, phone in breadbin, Bake Off
  hyperfocus ended at 3am whoops, lights out
  Bed socks on, hot water bottle, lamp out.
  laptop closed. benga on low. eyes shut.
  digital sunset 21:30
  feet up, vinyl, arvo nap
  boots off. garth brooks. rack.
  Feierabend. Nothing more today.
  close shop wash feet sleep
  Cocoa and Wodehouse, the fourteenth century may wait
  Exhausted past the point of sleep after the conference; would like to be put out like a candle
  6am logging off 4 real
  off call at last. phone in the drawer, dead to the world
  bourbon, porch, frogs, done
  needles doon, stove banked, bed
  oura ring says 41. bed at 9 no debate
  shoes off, novela, sleep
  so tired that I cannot sleep
  no chess. duduk music and bed.
  both in bed, shipping forecast
  sleep in real bed, heating on, phone out
  post-nights siesta, blinds full
  yoga nidra and out like a light
  recliner, Hawkeyes, snoring by the third quarter
  on-call handed over. blessed darkness
  Sleep debt repayment, 12 hrs
  lying awake listening for the phone
  bath with yuzu, then futon
  my voice is finished, I want quiet evening
  Last plane home, headphones, no scores
  copy's in. couch. commentary off.
  dog on feet, book on chest
  snowed in, nothing alive needs me tonight
  no more words in any language today
  Praia + nada
  feet killin, bath, crash
  telly off now, up at 5
  The kids sleep, the candles are lit, the laptop stays shut
  cat, cocoa, closing the tome
  long weekend done, winding myself down for monday
  sun is up, eye mask, aircon, tulog na
  radio off dog in harness off shoes off
  lights make no difference but bed at ten
  I've read till the letters are dancing, make I sleep
  mosquito net down, data off
  Prosecco, slippers, Location Location, night!
  out of office is ON, not one more call today
  throat tea, no music, darling silence
  roller door down, stubby, stars
  gezellig evening, phone in the tulip pot
  signing off Friday properly this time
  home, togs off, kids' foreheads kissed, bed
  no voices this evening. garden till dark, then bed
  done by noon, blackout nap
  mic's off, kettle's on, feet up, goodnight listeners
  no theorem after ten p.m., house rule
  children sleeping, prayer, then me
  tea with sage, no news tonight
  home, scran, xbox for a bit then ked
  proper done in, dead to the world soon
  I'm laying my body down among the scraps, buonanotte
  afghan, tea, owl outside, lids closing
  pager silenced, graceful shutdown
  sleep(28800)
  night guard in, lights out
  Sunday: blanket, nobody's teeth
  shutter down, feet in water, radio
  mosquito coil, mat, roof
  legs up wall, brekkie in bed tmrw, nighty
  screens off before the existential reruns
  skating on the canal is over, feet by the radiator
  Cardigan, Radio-Canada at low volume, slumber at 22:00
  ironed the shirt, set alarm, laying down proud
  scrubs in the washer, phone silent, one rerun of a teleserye
  Day off – no hospital GC
  dome shut, dew heater off, bed
  feet in a basin, the wireless, early
  generator off, wrapper tied, sleep
  gloves off, aftercare for ME, couch coma
  saw dust washed off, match on, sofa sleeping
  mom says bed so bed
  voice rest, fire on, not a syllable more
  siesta under the pear tree
  fire goes down, last glass, good night vineyards
  last train, spreadsheet closed, forehead on window
  hair in rollers, light off, amen
  cargo clean, brain clean, sleep
  logout 18:00 SHARP
  kids down, dishes done, cricket on mute
  gonna kip on the couch, no point in the big bed
  all in their own beds for once, so am I
  they're asleep but I keep listening out, need to drop off
  terminal off. tie off. off.
  adrenaline won't go down after NFP, want sleep
  moon on the patio, guitar in its case, me also
  mama made me turn the light off
  eyes closing over Gray's anatomy, khalas, sleeping now
  bed at seven like a bairn
  fish sold, flask empty, heid doon
  museum dark, feet bare, rasam, sleep
  opening went well; want to come down from it slowly
  kettle off, porch light off, hound's asleep so I'm next
  fly-out beer, then zonked
  donga blinds down, earplugs in
  lavender, bath, no more voices
  post-shift decompression + bed
  I sleep when the fish market opens
  hide computer, heating floor, blanket
  rain on the roof, lamp out
  compression socks, big plate, big sleep
  tram, free as ever, novel, no acronyms
  one last comment reply then bobo
  hot bath, radox, snore
  phone to deputy. dark room.
  hood up, beer open, fire pit, slow down
  gonna hit the hay, 5 comes early
  Evening routine step 4 of 7.
  Sleep 22:15
  headphones off, sea breeze, sleep
  fufu put me down, afternoon nap
  blackout, melatonin, eye mask, jetlag pls be kind
  can't sleep, awake at 4 in Houston
  With the last letter the office ends; Brahms, sleep
  brush in the water, window open, dream
  lanyard off, Sunday telly, asleep by nine
  no ssh after dinner, Radio 3, snooze
  last look round the shed and bed with my boots half on
  pole light off, feet up, knicks lost, night
  night prayer said, mosquito net, peace
  métro, bath, series in English, dodo
  Rum, a little cricket on the wireless, then Bedfordshire.
  No writing after six
  shutdown -h now (me)
  shutter, biryani leftovers, bed inshallah
  Friday off, AC on, nap till Asr
  midnight matched, laptop closed, lutefisk dreams
  uniform in wash, brew, eyes shut
  lates done. nowt till tomorrow.
  dust washed, mbira, moon
  resting now, proper lying down resting, no scrolling
  nap before the school run or i wont make it
  Overdid it yesterday. Body's sent the bill. bed.
  REST (not optional)
  mkt closed. brain closed.
  A-Mei's old songs and sleeping
  kit bag dumped, radox, match of the day
  driving home into the sunrise then blackout curtains
  Days off start now, switching off the scanner in my skull
  Heft zu, tea, one episode Tatort, bed
  aircon 18, comforter, bye
  net, fan, phone with my colleague, sleep
  con hangover: couch, gatorade, nothing
  bed's too big but I'm tired, so radio on and lamp off
  ovaltine
  Uniform on hook, fondue in stomach, night
  free day tomorrow, so tonight nothing with alarms
  pen down, pinotage up, full stop.
  all seven tucked, dishwasher humming, me too
  valve oil... no, slide cream, lid shut, pit.
  metro, subway snack, fall in the bed
  secateurs hung up, chipper, bed
  no language, warm lake towel, early
  book face-down, light out, silence in six languages
  feet in ice, telephone far, sleep
  hame, feet in the basin, heid doon
  cicadas, hammock, no first principles
  shop shut, puzzle book, hot milk
  feet on pouffe, nothing but the wireless
  afk. for real. goodnight
  gloves off, heating pad, sleep
  the machine is covered, I lie on the roof
  lanyard on hook, telly, don't talk to me about money
  bath, book, bed by half nine
  timeline locked. me also locked. sleeping.
  beeper on loud, me on silent, nap
  blanket of wool, rain, end
  foils off hands, vino, love island, nighty
  hybrid cloud off, ceiling fan on
  hands pruned, radiator ticking, going under
  wellies off, range lit, dozing
  sunday: not a plant in sight, paper, snooze
  shoes off at the door, roses, sherry, nod
  Decaf, the Sox on radio, lamp out at ten
  window on the night, no smell, sleep
  extinction des feux 22h
  Headset off. Nobody say "standby". Nobody say anything.
  senioritis nap
  the shop is locked and my own eyes are closing
  blackout = bed early
  rakija, anchor holds, stars, that's it
  kids to school and then me to bed, curtains duct taped
  he sleeps! I sleep! nobody touch the stairs
  weighted blanket, mine this time, lights low
  tremor is low, me too, buonanotte
  put the paper to bed, now me
  scanner off. first time in weeks.
  candles lit, everything off, Shabbat
  Grid complete. Pencil in drawer. Up the wooden hill.
  last shift done. bath. telly. don't want to think.
  kitchen closed. bonnet on. bye.
  Computer uit. Couch. Uit.
  Mum switched off the router. Fine. Sleeping.
  cafecito no, tilo yes, legs on the wall
  hot tub, no saws
  generator off at ten, stars enough
  cashed out. curtains. do not disturb sign.
  bad beat, good bed
  off at 8, stotties and snooze
  Great Silence begins
  Lights out for the dormitory, then for Sister
  camp bed, blanket, the river is loud, sleep
  fasting season, early to bed
  booth door shut, vocal rest, hot honey
  phone flat, oud music, recover
  2:47 again. Counting ancestors isn't working. Help me drift.
  warm milk, lamp low, no more screens
  up since three, should really try to sleep now
  Sleep hygiene: no microfilm after 9
  I unplug. Literally. All plugs.
  books balanced. boots off. night.
  morning tram against the people, home, dark, sleep
  scrubs off, curry, snooze with own cat
  bus home against the commuters, blackout blind, gone
  DAYSLEEP do not phone
  come off nights and don't know how to sleep like a person
  bra off, hgtv, out
  girls trip recovery sunday, zero plans
  lost but chill, sleeping 14 hours
  phone in airplane mode, mom's caldo, sleep
  sabbath-ish
  sawdust swept, Feierabendbier, bed
  beach, dark, phone home
  peats banked, psalm, sleep
  Sabbath evening, nothing but wind
  closing the book. Castle lager. Mountain. Bed.
  sunset at bunkers, legs off
  barrier down, sherry, silence
  tea with muraba and old film, sleep
  banjo down, bourbon down, eyes down
  Unplugged Sunday
  roadmap closed, bolleke, zetel
  feet in bowl, corrie, kip
  last bedtime call done n now mine
  silence as null element. good night
  no screens, sauna, snow, bed
  off season week 1, sleep mode
  keys hung, stovies, settee, oot
  hot water bottle and the shipping forecast
  taxi, harbour lights, suit still on, out cold
  protected saturday. sleeping through it.
  descended. raclette. horizontal.
  the paper on sleep can wait, actual sleep can't
  couch / hockey / no R
  after October I sleep like a pithos
  siesta, closed the telephone
  soak, scrubs in the wash, binge, lights out
  drained. cancel me till tomorrow
  bike in shed, cider, early bed
  hammock, cricket, end of wall, end of day
  heels off, mami's soup, novela on low
  trial's over, I could sleep through a hurricane
  load shedding, so, lying on the roof, off
  mat, grog finished, moce
  Sunday, after church, stretched on the verandah
  pyjama, tisane, snow on window
  river's dark, hoodie, bed before nine
  nap pod, 20 min, no notifications
  BED. 9:30. No arguing.
  Bath night
  Screens off 21:00
  Sleep in (DON'T book)
  Recovery day after nights
  evening off, sofa
  Sauna + early bed
  Wind down playlist
  post-marathon rest
  Lie down 2-3
  Sleep catch up Sat
  melatonin 22:00 / lights 22:30
  no alarm tomorrow
  Sunday slow evening
  Log off & log cabin
  Night feed swap → sleep
  Jet lag nap
  pyjama day
  switch off wk-end
  I could do the dishes. I could do the email. I shall do neither, I'll lie down
  the report's gone in, the lights are going off, don't anyone say "quick one"
  my body's in bed and my mind's still stacking shelves
  taking the afternoon horizontally
  he's snoring, the cat's snoring, I'm joining in
  after the hospital shift: toast, shower, curtains, gone
  a slow hour with the crossword till my eyes give up
  not one more scroll, phone in the fruit bowl, goodnight
  hot milk with nutmeg like my granny made, then nothing until morning
  too wired after the gig to sleep, gently bring me down
  letting the harvest go; feet in the bucket, moon coming up
  retiring to the bath with a candle and no ambitions
  it's been a long week of other people and I'm closing early
  going to sleep on it. literally
  a bit of fado, a bit of port, a bit of dark
  sofa, blanket, rain, somebody else's dog
  day's over, boots off, I don't want light, I don't want noise
  nodding in the armchair is the plan
  the jet lag's won, let me go under properly this time
  easing into Sunday night instead of fighting it
  Lights out 10 (no, really)
  Post-deadline collapse (planned)
  Nothing after 20h
  folding the day up small
  going down for a nap when the baby does, both of us, at last
  dusk, porch, done
  putting the lid on today
  lamp off in ten
  flopping
  off the clock and staying off it
  kipping till the ferry
  quiet night in, nothing planned, thick socks
  curling up with a ghost story till I nod
  a snooze in the sun
  heavy eyelids, happy heart, bed
  letting my shoulders forget the boxes
  shoes off. world off.
  lie-down before the evening Mass crowd... no, just a lie-down
  yawning at the subtitles, time to turn in
  the party's still in my ears, need sleep
  long hot shower and then the good pillow
  winding the wool and winding down
  into the sleeping bag, stars on
  closing my eyes till Reading
  nothing left in the tank and nowhere to be, sleeping
  tucked in with the radio whispering
  3 a.m. again, come on, sleep
  cosy blanket, dull documentary, out
  sabbath's in, work's out
  Feet up (protect this!)
  Off grid till Monday
  nap pod 14:30
  lights low / bath / book
  Hot stone + nap
  phones in basket 9pm
  Lazy morning, blinds shut
  the harvest supper's done, the hall's locked, I'm for my bed
  soaking my feet and listening to nothing in particular
  off early tonight, book, blanket, moon
  bone weary and glad of it, time to sleep
  lying here listing tomorrow, I'd rather be asleep
  sinking into the armchair for the duration
  putting the shop, the phone and myself to bed
  an idle evening on the balcony watching the swifts, then sleep
  letting the children's bedtime be mine as well
  rest day, properly, legs up, curtains half drawn
`;
