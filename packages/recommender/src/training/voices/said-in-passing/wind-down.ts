/** Sentences for this state, in English, as typed in passing. */
export const WIND_DOWN_OF_SAID_IN_PASSING = `
  one chapter of Agatha Christie and lights out
  that's me done, laptop shut, not thinking about Henderson till monday
  it's 3am and I've been looking at the ceiling since one
  nap before night shift, ninety minutes
  back from Singapore, body says noon, clock says midnight, I want to go under
  bath, pyjamas, nothing
  kids down at last, now me
  can't switch off after that budget meeting and it's gone eleven, I want to sleep
  Power down
  baby's asleep on my chest and I'm going to join her
  finishing the last row of the blanket and then bed
  worked a double, feet up, sleep as soon as they'll let me
  I'm done studying, brain full, put me to bed
  grandma's house is creaky and I can't fall asleep
  day's over for me. tools away, boots off, easing down
  want to drift off to the shipping forecast
  the siesta, it's 38 degrees out there
  tomorrow's the big race so early night, in bed by nine
  close the books, the VAT is in, let the day go
  lie down with the cat, twenty minutes' shut-eye
  melatonin taken, phone off, reading something dull
  too hot to sleep
  I keep replaying the interview in bed and it's time to stop and sleep
  night prayers with my wife, then lights off
  Bedtime Ella
  slept badly all week, trying for ten hours tonight
  last email sent 18:02, out of office on, exhale, home
  sketching in bed until my eyes shut
  the pain keeps waking me, would like to get back off
  came off nights this morning, curtains taped, try to sleep through daylight
  a hot milk, a dull podcast about canals, goodnight
  not energy, god no, it's eleven, I want my pillow
  snooze on the train back from Inverness
  shutdown ritual: list for tomorrow, desk clear, lamp off
  put the telly off and go up
  I'm seven and I had a bad dream, want to sleep again
  insomnia club member since 1998, tonight I try again
  marathon run, medal on, horizontal, asleep by eight
  my thoughts are going a mile a minute and the alarm's at five, settle me into sleep
  afternoon rest, doctor's orders after the chemo, an hour under the blanket
  let the week slide off, friday 5pm, no more screens
  reading Moomins to myself under the duvet, I'm forty-three
  wedding's done, guests gone, shoes off, bed
  red-eye to Boston, seat 31K, mask on, want to sleep before Greenland
  herbal tea and winding wool until I'm drowsy
  half past four in the morning, awake with the blackbird, not ready to get up, more sleep please
  goodnight to the goats, then goodnight to me
  debugged it!!! at 1am!!! and now I'm too pleased to sleep
  slow the evening down, we've had six hours of cousins
  dozing in the deckchair, cricket on the radio
  finished marking. finished. pour the wine and let the day close
  teenage son finally home, I can stop listening for the door and go to sleep
  Quiet hour, lamp low
  one more page of my diary then off
  sofa, blanket, eyes closing already, don't wake me till the match
  jet lagged in Tokyo, wide awake at 2, meeting at 9, must sleep
  long bath, lavender, then the clean sheets I put on this morning
  logging off for two weeks of leave, last thing is to do nothing
  put my mind to bed, it's still in the workshop
  night before the exam, no more revising, just sleep
  that's it, pens down, school's out, I'm a teacher and I'm going to lie on the carpet till I nod off
  4am feed finished, baby milk-drunk, me too nearly, back to sleep please
  Lights out 22:30
  I've come off the late bus route, last stop was 1:10, need to come down and sleep
  sleepy but wired, the worst
  the kids are in bed, so's the dog, so will I be in half an hour
  closing the shop, cashing up's done, walking home slow, no more thinking about stock
  my legs are restless and the rest of me wants sleep
  just arrived from Vancouver, hotel curtains shut at 10 in the morning, trying to nod off
  grand-dad nap in the armchair, paper over my face
  Read in bed
  so the deadline's gone, the thing is sent, nothing more can be done tonight, off to bed with me
  hot water bottle, bed socks, the book about voles
  there's a wasp of a thought buzzing and it won't let me sleep: did I lock the van
  after the marathon of marking I want the evening to be mush
  wake at six, so asleep by ten, that's the plan
  let me fade out to brown noise
  toddler won't nap unless I lie there as well so we're both napping
  the concert went well, ears still ringing, wanting bed
  it's midsummer, it's light at eleven, and I can't get to sleep
  got my pyjamas on at five pm and no regrets, soft evening, early bed
  last night of nights! home, blackout, goodbye
  breathe me to sleep
  worry o'clock, 02:14, money, I'd like to drop off before the birds
  saying my bedtime prayers and then I go night night
  End of day tidy and stop
  lecture notes are put away, bag packed for tomorrow, unwinding
  my husband's snoring is at chainsaw level and I'm on the sofa trying to sleep
  no more gym talk, muscles are cooked, going to lie down in the dark till morning
  eyes like sand, screens off, someone read me something boring
  tent's up, fire's low, sleeping bag's calling
  an hour's kip before the ferry
  retired copper, still wake at 3 every night, want to go back under without the radio
  all the kids' lunches are packed, my day is over, let me melt
  sick day: sleep, sleep and sleep
  finish the row, finish the tea, finish the day
  I'm reading the Psalms in bed until the lamp's too heavy to look at
  can I switch my head off from work, it's been saturday for nine hours
  put a slow blanket over this day
  wide awake after watching the match go to penalties, need to be up at five
  Nap, 20 min, back office
  I've written enough. I've drunk enough. bed
  long soak after digging the garden all day then straight under the covers
  going to sleep in my childhood room, so odd, want to settle down in it
  chemo fatigue, 3 pm lie down, hoping for real sleep
  shutting the laptop on purpose at half five like the therapist said, evening's mine
  jet lag: it's breakfast here and I need four hours' sleep badly
  the stars are out, the telescope's capped, warm bed next
  my brain's still doing sums from the exam, it's over, let it go, sleep
  tuck in time for teddy and me
  a whole day of other people's problems, now silence and then sleep
  the neighbours' party stopped at two and now I'm too awake
  not prayer, not yoga, plain sleep
  poetry under the quilt, a few lines, then dark
  wrap up for the year, out of office set, gate locked, gone fishing tomorrow
  sore, fed, showered, horizontal
  my mind says one more episode, my body says bed, side with the body
  clock off
  sunday evening, hands in lap, doing nothing, early to bed for the week ahead
  dreamy piano and a face mask and then I'm gone
  I've been up since the early milking and my bed's the only thing I want to look at
  the essay's in. I can stop. I can actually stop
  Good night routine
  after four airports I've no idea what day it is, only that I need to sleep it off
  an early night because tomorrow's the mountain
  tried counting sheep, got to the shearing costs, still awake
  mam's settled, carer's gone, my turn to lie down
  let the tension of the match drain off so I can sleep, it's past one
  reading Narnia to my little brother in the top bunk till he drops off
  last patient left at 6:50, coat on, leave it all at the door
  not going to solve it tonight. lamp off.
  my nap window is 13:00 to 13:40 and I mean to use every minute
  lying in the bunk on the night ferry, engines thudding, trying for sleep
  I'm off to bed at eight like a proper old lady
  tomorrow's problem is tomorrow's, put the pen down, warm milk
  siesta after paella
  post-gig comedown, 2 a.m., makeup off, want my pillow to swallow the noise
  phone's in the other room, book of ghost stories that aren't scary, bed
  been coding for eleven hours, eyes square, closing everything
  sleepy time for bear
  dusk on the porch, the day's picking is in, nothing more to do but rock till I'm drowsy
  woken by the smoke alarm chirping, battery's out, need to find sleep again
  holiday starts when I close this lid
  a bit of Chopin for the bath, then bed with damp hair
  how do you go to sleep when your husband's side is empty
  twelve-hour shift done, drive done, shower done, sleep next
  I meditated, I stretched, I'm still up, just sleep please
  Off the clock
  the wean's finally over, and I'm going to crawl under the covers before he changes his mind
  bring the lights down on this birthday, 60, full of cake, heading up
  I got up to pee at 4 and started thinking about the mortgage and now I can't get back off
  pack away the paints, wash the brushes, day's end
  restless legs, warm socks, audio of rain, sleep
  forty winks in the cab before the next load, I've parked up for my break
  sundown, sabbath, work is forbidden thank God
  I'm nine and it's too light to sleep
  done arguing, we made up, now bed
  three nights without sleep since the move, hoping for the fourth to be kind
  the last of the grandchildren's gone home, toys in the box, me on the settee going under
  closing time at the library, lights off one by one
  knitting in bed until the needles slow
  I'm tired of being wired
  no lesson plans tonight, that's over, face washed, off to sleep
  put a full stop after today
  let me doze through the afternoon, the antibiotics make me heavy
  2nd sleep please, went to bed at nine, woke at one, it's a medieval thing
  feet hurt, heart full, wedding over, eyes shut
  email's closed and I'm not opening it again before Tuesday
  overtired, giggly, sleepover, mum says quiet now
  my flight got in at dawn, and the hotel let me have the room, so sleep till noon
  sunday night dread but in bed, want to be asleep before it gets going
  laying down the worry beads and going to bed
  Rest after lunch
  lower the day like a blind
  revision stops at nine, says my timetable, then story, then sleep
  done for today, physically, mentally, spiritually, fiscally
  cosy, candle, last pages of the Hobbit, and out
  in bed beside a newborn, sleeping while she sleeps for once
  my head keeps composing emails in the dark
  fireworks have stopped, dog's stopped shaking, both of us to sleep now
  I can't sleep, it's half two and I've got work at seven
  going to bed soon, want to relax
  finished work, want to switch off for the evening
  taking a nap before my night shift
  reading a book in bed before I go to sleep
  just got back from holiday and the jet lag's awful, need to sleep at the right time
  baby's down, I'm going to try and sleep while I can
  i'm nine and I can't get to sleep because of the wind
  been studying all day and I've stopped now, need to settle my brain for sleep
  my mind's racing with work stuff and I'm lying in bed, help me nod off
  putting the kids to bed
  it's been a long day, shutting everything down
  I want to sleep but my legs ache from the run
  last day before my leave, everything handed over, I'm off and not thinking about it any more
  30 minute nap in the staff room
  trying to get back to sleep after the dog woke me
  sunday evening bath and early night
  Bedtime story with Noah
  got a big interview tomorrow and I want a good night's sleep
  i've worked since six this morning and I'm closing the laptop for good tonight
  can't switch my thoughts off, every night the same, about two o'clock
  had a few drinks, had a lovely time, now to sleep
  on a sleeper train trying to drop off
  calm evening on the sofa with a blanket then bed at ten
  tired but not sleepy, been in bed an hour already
  rest now, I've done my bit today, eighty-six years old and I dug two rows of potatoes
  nightly routine: teeth, tablets, prayers, sleep
  after a night shift I need to sleep but it's bright out and the bin lorry's here
  no more telly, no more phone
  cuddling the baby to sleep in the rocking chair
  winding down after the show, adrenaline's still going and it's midnight
  ending the day with some poems then lights off
  my son's got exams and I'm the one who can't sleep
  nap time at the nursery, the children are on their mats and need soft lights to sleep by
  so sleepy, just want something gentle till I go
  put work away, family's asleep, just me, a last cup of tea and bed
  it's 11, I've revised enough, off to sleep with me
  feverish, going back to bed for the day
  Finish early, go home, feet up, nothing else today
  want to sleep on the plane, fourteen hours
  woke up at four worrying about the roof again, I'd like to get another two hours
  settling down for the night in the campervan
  all the marking's done, and I don't want to see a screen till Monday
  a lie down after the hospital, they said to rest and sleep if I can
  reading a boring manual so that I fall asleep
  my daughter (4) won't settle, she wants lights
  sleeping badly since the menopause, trying a new routine tonight, early, dark, no phone
  evening's here, chores done, letting go of the day
  can't sleep for excitement, we're getting the puppy tomorrow
  had enough of today
  the gym knackered me, shower then bed
  going to try to get some sleep on the ward, I'm staying with my little girl tonight
  power nap, not long, eyes shut and out
  shop's closed, floor's swept, stopping now
  insomnia since I stopped work, retired life, it's daft, please help me off
  I normally pray and then read a few pages and then I'm asleep by eleven
  eight hours' drive done, motel bed, still see the road when I close my eyes
  done with gaming for tonight, eyes hurt, bed
  lying awake next to my husband thinking about our budget, I want to stop thinking and sleep
  quiet music for falling asleep, I'm staying at my nan's
  I ran, I cleaned, I cooked for nine, and now I'd like to be a rug, then a sleeping rug
  no more debugging, it can stay broken till morning, I'm turning in
  an anxious night, but all I'm after is sleep
  the yoga's done, the mat's rolled, bed's turned down
  our standup's at nine but it's one now and sleep won't come
  getting an energetic six-year-old down to sleep, dim and slow
  prayers said, teeth out, light off
  long call with Sydney just ended at midnight, whole head buzzing, want to drop off
  Off to sleep, boat gently rocking
  done brainstorming, sticky notes can watch over themselves, homeward and to bed
  dead tired, dead on my feet, deadheaded the roses, bed
  the night shift starts at ten so at four I draw the curtains and lie down
  reading a poem a night, tonight's is Larkin, that'll close my eyes
  it's only eight but I've had flu all week and I'm turning in
  lads have gone, pizza boxes out, game over, calm the house and go up
  I cried during the film and now I'm sleepy, blanket, cat, gone
  post-exam crash, want to sleep for a week, starting now
  I sing my old mum to sleep at the home, slow and low
  switch me off, I've been switched on since the 5:12 to Paddington
  five more minutes of Radio 3 then lights
  a hammock, a straw hat, two till three
  put my work voice away
  off to a cold bed in a cold farmhouse with a hot brick and a thriller about turnips
  the fog's in, ferry's cancelled, guest house bed, might as well sleep
  dozing while the kids watch cartoons, saturday, seven a.m., dad needs another half hour
  i cant sleep cuz tomorrow is the first day of big school
  evening off, brain off, bra off
  settle my pulse after the late football, I'm up at five for the milk round and must get to sleep
  slowly shutting up the greenhouse and the day
  my newborn finally took the bottle, hubby's got her, I've two hours to sleep
  Wind down, then bunk (crew rest, 4 hrs)
  that was the last invoice of the financial year and I shall now be useless on the sofa till bed
  bath for the baby, bottle for the baby, book for the baby, then hush
  it's hot and there's a mosquito and I have surgery to perform at eight, I need sleep
  stop reading the news, start reading the dull Dickens, nod
  a nice slow goodbye to Sunday
  I'm on retreat, bell for compline's gone, cell, bed
  sleep hygiene they call it, I call it sulking at nine without my phone
  tomorrow I'm fifty. tonight I'm tired. sleep
  dozy in the passenger seat, my sister's driving, wake me at Perth
  the patients are all settled, relief's here, I hand in my badge and go home to bed
  jet lag again, Seoul time, kids are bouncing at 3, all four of us need to go back to sleep
  put down the knitting before I knit in my sleep
  I've done my physio and my tablets, now the part I like, lying down till tomorrow
  no alarm tomorrow
  Curtain down, wig off, cocoa
  stop the chess engine, stop the clock in my head, go to sleep
  a power cut, candles, everyone in one bed, off we drift
  calling it a day: lid down, lamp down, head down
  it's the worry about dad that's got me up at three and it's not doing him any good, let me sleep
  soft light for nursing the baby at 2 and falling back asleep right after
  study leave nap. allowed. 1 hour.
  they all left on the last train, the house's still, dishes can wait, I can't
  retire from the day with the crossword unfinished, gladly
  I took the dog out, the bins out, and myself up the stairs
  lambs fed. fire banked. boots off. night.
  camp bed at my son's, street noise, would like to get some kip
  after ten hours of spreadsheets I'm switching to staring at the fire until bedtime
  melt into the mattress please
  worn thin from caring, night sitter's arrived, I'm off to sleep in a real bed
  the dishwasher's humming, the kids are asleep, I've got a bowl of cereal and no plans except bed
  My brain's been in that code for so many hours I see brackets when I shut my eyes, want them gone so I can drop off
  Slow evening, early bed
  i get nervous at night at my dad's flat because it's different and then I can't sleep
  worked till three at the bar, home, feet in a bucket, want to be asleep by four
  the sermon's over, the visitors gone, it's sunday afternoon and this old vicar's having his nap
  it's the clocks going back that's done me, wide awake at four
  sat down after the marathon clean and I'm not getting up again, telly off, eyes closing
  off sick, doctor said sleep it off
  last day of term!!! I'm going home and lying face down till tomorrow
  lullabies please, it's 1 am, she's six weeks old, we're both beat
  I've argued all day for a living, now no words, dim lamp, bed
  half a sleeping pill no, half a chapter yes, then sleep
  trying to sleep on a coach to Glasgow with a scarf over my eyes
  My to do list is done. I repeat: done. Shutting up shop.
  storm's keeping me up, the shutters bang, would like to doze off again
  sweet nothing evening: pyjamas, soup, bed by half nine
  meditation app sent me here, I only want one thing, to fall asleep
  after twelve hours in theatre I don't want company or music, only slow dark and bed
  grandad's dozing and I'm meant to be dozing as well, it's the rule after lunch
  got to be fresh for the early flight so in bed now though it's still light
  settling four foster kids, upstairs quiet by eight
  tired in the good way, sunburnt, sandy, washed, into bed with the window open
  End work. Walk dog. Sleep.
  please help me stop composing, the song goes round and round and it's two in the morning
  up all night with a calving, it's six, my wife's on the next watch, bed for me
  head on my desk, fifteen minutes, lights off, I've asked them not to knock
  a hot day's haymaking ends with cider and an early pillow
  it's my first night alone in the new flat, tucked up but wide eyed
  snuggled, storybook, sleepy voice
  packing up my market stall, home, bath, nothing, sleep
  reading group book's rubbish which is perfect for bed
  I'm off nights for a week and I need my body to believe it's bedtime at ten
  goodbye to the office, goodbye to the inbox, fortnight in Devon, starts with a lie-down
  my wife's snoring softly, the film's over, I just need to get from the chair to sleep
  woke from a dream about exams, I'm sixty-four, want to go back to sleep without them
  choir tour, hostel dorm, eight of us whispering, time to sleep
  quarter to midnight and still buzzing from the debate, need to come down and drop off
  retreat to the bedroom with tea and my rubbish knees
  Sleep, please, finally
  after the hospital visit I came home, ate toast, and now I'm climbing into bed though it's only seven
  let the budget go until monday, pour a bath, put out the light
  jet lag: Auckland to London, it's 3pm, one hour nap only then up
  the puppy's asleep, nobody move, we all sleep now
  my long shift as a mum's over when the landing light goes off, and it just did
  farewell party's done, I'm full of speeches, want to lie in the dark and drift
  Nightcap & notebook, then off
  no more problems tonight, chess board's packed away, pillow
  sandman where are you, signed, a desperate dad at 3:20
  getting ready to hibernate, january, eight pm, socks on
  the choir's still singing in my head, lovely, but I'd like silence and sleep
  can't sleep with this cough so I've propped up three pillows and want something soft to drift to
  eye mask, ear plugs, bunk, ship's night
  hand over keys, wave, drive home the slow way, shed the day
  finished my thesis!!! three years!!! sleeping till tuesday
  a teenager's lie-in: it's saturday, I woke up at 7 for no reason, back to sleep
  mending by lamplight till my eyes go, then bed
  feet in warm water, window open, swifts, and after that the bed
  I give up on the crossword, and the day, in that order
  long drive from Ullapool behind me, B&B bed ahead, let the road noise leave my ears
  homework's in the bag, uniform's on the chair, ten minutes reading then sleep
  I've finished my prayers and my pills and my programme, and I'm going up
  it's nearly midnight and I'm still thinking about a chess game I lost in 1987, put me to sleep
  my shift's done, I'm on the bus home, want to arrive already half asleep
  can't drop off, the baby monitor crackles
  got home from parents' evening at nine, twenty-six chats, I'm hoarse, nothing more tonight but bed
  Finished for today
  told the team I'm offline, now I mean it, garden chair, closing my eyes till supper
  sleeping in the lorry tonight at Carlisle, curtains drawn, try to get eight hours
  grandma says a story and then sleep and I've had the story
  need to fall asleep quick because I'm on at five
  the dress is finished, the needle's put away, it's two in the morning, my goodness, bed
  is there something for people whose legs won't lie still at night
  poems, honey, pillow
  jet lag from Mexico, been awake since one, my wife's asleep, I'd love to join her
  long week at the clinic is over and I don't want to think about a single tooth till Monday
  it's my nap. mummy said. with the blue light
  after all the energy at zumba I need to come down, it's ten at night and I'm buzzing
  exam tomorrow and I'm in bed at half nine trying to get my brain to shut up and let me sleep
  The report's sent at last. Lights down, shoes off, do not disturb, that was today.
  old house, new baby, both quiet now, so I sleep
  had a night terror, I'm 31, silly, want to go back to sleep feeling safe
  watching the embers until we're all sleepy
  back from a night dive, salty, slow, hammock
  trying to nod off in a hospital chair next to my wife
  Bed. Book. Cat.
  my workout's done, dinner's done, I'm done, help me slide into sleep
  siesta time at the vineyard, 2 to 4, nobody works
  i'm a night owl trying to become a lark, so in bed at ten, eyes open, help
  the last call ended at 7pm and I'm not taking another, evening's for the bath and an early sleep
  close down the workshop, sweep, lock, whistle, home to bed
  last page of the colouring book then teeth then sleep
  all the worries are on a list by the bed so they're not in my head, now sleep
  tired as a dog after the funeral, everyone was kind, going to sleep at my sister's
  sundowner, then the mosquito net, then hopefully eight hours
  my night is broken in three by the baby and I want this middle part to be sleep
  a slow album and the dark and drifting away
  couldn't sleep last night, so tonight no coffee, no news, bed early, and something soft
  what a concert, I played well, I'm flying, and the bus to the airport's at six so I've got to sleep
  I'll be asleep before this finishes, bet you
  teething baby's off, house tiptoes, mum lies down for forty minutes
  It's the holidays tomorrow, desk is clear, plants are watered, that's me switched off
  getting a wee nap in before the in-laws
  four a.m. brain says let's do the accounts, I say let's go back to sleep
  shiftwork sleep: bed at nine in the morning with a towel over the window
  hot milk and nutmeg like my mother made, then under the eiderdown
  the lambs are all in, it's quiet, I've a camp bed in the barn, an hour of sleep till the next check
  snowed in, nothing doing, early night with a candle
  downtime then sleep
  long haul, middle seat, neighbour's snoring, want to copy him
  eyes too tired for reading so somebody murmur to me until I'm gone
  my talk's over, people clapped, hotel room, tie off, I want this head to empty and sleep
  Monday's handled. Curtains.
  the hay fever tablet's kicking in and I'm off to bed at eight
  I'm old, I sleep in bits, this is the third bit
  we put the clocks forward, so it's bed earlier for all, kids protesting
  giving up on insomnia podcasts, give me just rain and let me doze off
  pottering, lamps, last wash hung up, then bed with the windows open
  twelve hours of harvest in my shoulders, warm shower, sleep
  lying in my tent at the festival, drums next field, wanting sleep
  tonight I shall neither revise nor panic, I shall sleep
  shutting down the stall, the till, and the mouth, good night
  the lecture's given, the slides are in the bin, I'm in my socks and the only thing on the agenda is bed
  my son works nights and I lie awake until I hear the key, it's turned, now I can go off
  sudden free afternoon, rain, spare room, going under for an hour
  we've said grace, we've washed up, we've sung, and now the whole camp goes quiet and sleeps
  I keep writing code in my dreams so I'd like something dull and soft to fall asleep to
  stable door shut, radio off, that's the day put away
  one more negotiation, the one between me and sleep, it's ten past two
`;
