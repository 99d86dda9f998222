/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const WIND_DOWN_OF_WHAT_COMES_NEXT = `
  Three coffees too late and now I'm lying here staring at the ceiling, knock me out gently
  Shift's over, boots off, I'm for bed
  ran the marathon, legs still twitching under the covers, want to drift off
  The deadline is met. Laptop shut. Nothing more today.
  wide awake at 3 and the alarm's at 6, I'd give anything for two hours
  Put the kids down an hour ago, now it's my turn
  Nap before the night shift, 90 mins
  Still buzzing from the gig, need to come down and sleep
  I've done my burpees, had my bath, now the duvet
  it's noon here and midnight in my bones, blinds are down, let me sleep
  Can't switch off from that match, replaying every pass, and I've an early flight so I want to be under soon
  Two chapters of the Agatha Christie and lights out
  No more work tonight, I mean it, even if he emails
  Nani used to hum and I'd be gone before the second verse, something like that please
  energise? God no, I'm in my pyjamas
  Don't wake me up, I just got off a twelve hour night on the labour ward
  pain's dulled by the tablet, pillow's sorted, hoping to nod off
  The toddler finally sleeps on my chest and I'd like to join him
  My brain is doing payroll in the dark again and I only want to sleep
  Friday five o'clock, pens down, whole weekend ahead, let it all go
  bed, bed, bed
  Slept four hours last night, not repeating that, so early one this evening
  I'm too wired to sleep and too tired to do anything else, take me to the first one
  Watching the rain from my bunk, one more page, then off
  Sunday night dread but in bed already and trying to get some kip
  Wetin remain? Nothing. I don close shop, I dey go sleep
  My exam is tomorrow at nine and the best thing now is a proper night's sleep
  The race is at dawn so I'm tucked in at eight, how do I get my eyes to close
  after boxing I can never sleep, my blood is jumping, slow it down to nothing
  catnap between lectures, wake me in 25
  Slow evening with my crossword in bed, I never get past six across before I'm gone
  Hotel bed in Tokyo, body thinks it's lunchtime, the pitch is tomorrow, I must sleep now
  Sleepy music, dim, the little one wants the whale story again
  Finished revising for the day, books under the bed, me in it
  let me doze, the ferry doesn't dock till morning
  The house is clean, the guests are gone, the candles are low, I'm done
  Sleep hygiene, 10pm
  I'd planned a workout but honestly I'm packing it in and getting under the blanket
  she's snoring, the cat's snoring, I'm counting sheep
  Melatonin taken. Waiting for it to bite.
  Nightmares woke me, settled now, want to slide back under
  Turned my phone face down, the group chat can fight without me till morning
  Nothing left in the tank and for once nothing left to do
  I teach all day, I talk all day, now silence and pillows
  No caffeine since noon, no screens since nine, and still I toss and turn
  That's me clocked off, see you Monday
  back from nights, curtains taped, neighbours mowing, help me sleep through it
  Had a great idea in the bath but I've written it down so it can leave me alone till tomorrow. Goodnight.
  bored in bed on purpose, it's how I fall asleep
  Please I am very tired and I want only to make the sleep
  Stress can wait in the hall. I'm going to sleep.
  Overtired, like a kid, everything's too bright, take the day down bit by bit until I'm off
  Siesta, two till three
  my shoulders hurt from rowing so I'm lying on a hot water bottle till I drop off
  Do I have to finish the report? No. I have to finish the day.
  lamb stew, a glass of red, slippers, telly off, stairs
  Pre-match hotel, roommate snores, need eight hours, put me out
  Closing the till on a long Saturday, feet up, no thoughts
  Jet lag evening: bed by local 22:00 whatever happens
  I'm awake because I'm worried about being awake
  Just landed from Lagos, skipped a night, going horizontal
  One last lullaby and this mammy is away to her own bed
  Third night on a camp bed beside my dad, nurse says I can sleep now, so hush me
  The garden's put to bed and so shall I be
  Retired at 70, still wake at 5 for a job I don't have. Want to sleep in till eight, it's five now
  want to fall asleep before my husband starts snoring, it's a race
  hushed, dark, nothing to solve
  Two pints, one kebab, zero plans, nighty night
  Off duty now, radio handed over, letting the siren noise drain out before sleep
  I could rouse myself for one more set but no, shower, milk, pillow
  The match went to extra time and my heart's still at the stadium while the rest of me is in bed hoping to sleep
  Newborn asleep, wife asleep, dog asleep, me googling rashes. I'd like to stop and sleep as well.
  Left the office without my laptop on purpose
  coffee at dinner, whose idea was that, now it's one and I'm lying here
  Hard day in the classroom, I'd like to leave it in the classroom
  Night night routine with Tom, teeth, potty, bear
  I don't need calming so much as switching off, it's half eleven
  Would love to get back to sleep before the bin lorry
  Deadline's been moved to Thursday so I'm letting myself stop for tonight
  lying in the tent listening to the sea, legs sore from the hike, nearly gone
  Every night my mind holds a meeting and I'm not invited to leave. Adjourn it, I want to sleep.
  Off to the land of nod
  I sail at dawn, so into the bunk it is
  Not energetic music! The grandchildren are supposed to be dropping off.
  If I close my eyes for twenty minutes before the kids get in I'll be a better mother, so that's what I'm doing
  Stretched, iced, fed, tomorrow we race, tonight we sleep
  Back on days next week so trying to force myself to sleep at ten like a Christian
  Packed away the sewing machine, that'll do for today
  Can't get comfy, hip's at me, want to drift away regardless
  the telly's rubbish, the fire's low, I'm fit for nothing but bed
  Sun's coming up and I'm going down, that's the life of a baker
  I had exam dreams last night and I'd like a blank one tonight
  Slowly now. Lamp. Book. Cocoa. Gone.
  my eyes are heavy, my thoughts are not getting the message
  After a day of being switched on for other people I'd like to be unplugged till morning
  Power nap, seat reclined, lay-by
  I've got that restless leg thing and a 5am start, help me go under
  oh I'm so done with today it's not even funny, curtains
  They're playing drums downstairs and I want to be asleep by the time they find the rhythm
  Closing time thoughts, wiped the bar, counted the float, walking it off before I hit the sack
  want sleep, have work brain
  Tomorrow me can be brave. Tonight me is getting under the covers.
  Post-surgery, home in my own bed, painkiller in, just want to sleep it off
  Early flight from Dublin so I'm going up at nine, kids and all
  The thesis will be there in the morning. I'm reading something silly in bed till I drop.
  my mum says count backwards from 300 in sevens but that's maths and maths wakes me up
  I finished nights at seven, dropped the girls at school, and now my bed is calling before the next one
  Wired like a Christmas tree after the show, makeup off, want to dim right down to sleep
  Will somebody please tell my heart it's bedtime
  Dog walked, dishes done, diary written, day over
  Ready for hibernation
  I get into bed tired and the moment I lie down I'm planning kitchens. Let me not.
  Small child has climbed in, we're both reading about badgers, one of us will be asleep soon and I hope it's both
  Dozing on the train home from the final, no rush, last stop's mine
  I'm just a shell by Friday night, hot bath, no talk, early bed
  Should I push through? No, I've pushed since Monday, I'm calling it
  It's 2am, the paper isn't getting better, I'm going to sleep
  NYSC camp bugle is 4:30, so tonight I wan sleep by nine sharp
  chamomile and a rubbish detective novel
  Bored of being awake
  Long day in theatre, scrubs in the wash, want to slip from standing to sleeping with nothing in between
  mosquito net down, fan on, nothing to do till cockcrow but sleep
  Sitting up with the window open until I feel the sleepiness come, then bed
  An afternoon snooze in the hammock, do not disturb
  evening meds, evening news, evening over
  Jet lag again. Local time 23:40, personal time breakfast. Lull me.
  he keeps saying relax, relax, I am relaxed, I'm just not asleep
  Finishing the last bottle and laying the baby in the cot, then I collapse
  Training camp lights-out, coach does rounds at ten
  Weighted blanket on, whale noises, bye
  Enough adrenaline for one life, I'd like my pulse back and then I'd like to sleep
  I usually scroll till two, tonight I want to be asleep by eleven, show me the way down
  it's been a month of deadlines and tonight's the first night I owe nobody anything, so slow me all the way to bed
  Please slowly, I want to finish evening, my English is tired also
  First proper bed in a week, I don't want to waste a minute of it awake
  Gym bag by the door for tomorrow, tonight only the pillow
  What a shift. Eighteen births. I'm going to put my feet in a basin and my head in the sand.
  Six espressos on the job, now home, lights off, eyes like saucers
  The kids won, I'm letting them have the big bed and I'm off to sleep in the bunk
  ready to be bored into a coma by the shipping forecast
  The doctor said no screens, the book is dull, the bed is warm, do the rest
  I've trained myself to panic at bedtime, tonight I'd like to trick me into sleep
  All right, the report's gone, I can hear the kettle and my slippers
  Night off. Hot toddy. Out by ten.
  sleeping bag zipped to the nose, owls outside, want to go under before the others start snoring
  It hurts less lying on the left. Left it is. Now sleep.
  A snooze on the ward sofa, twenty minutes, the bleep's with Sam
  Slow me down after salsa, it's gone midnight and I've work tomorrow, I want to be sleeping by one
  My husband died in spring and the bed's too big, I leave the radio on low until I fall asleep
  Turn me off and on again, meaning sleep
  I've said goodnight to everyone twice and I'm still standing in the kitchen, walk me to bed
  The exam finished at noon, it's two, and I'm getting under a blanket until it's dark
  No alarm tomorrow!! Sinking into it slowly
  Bath, balm, bed
  So wired from coding that I see brackets when I close my eyes, let them fade, it's half one
  The deadline passed me like a bus and I'm not chasing it, I'm going home to sleep
  I drive nights so this sunny Tuesday morning is my evening, blackout and quiet
  on my break from a double, going to kip in the linen cupboard for half an hour
  Put the day away please
  Mummy my legs are jumping and I can't sleep
  evening pages in bed, pen falling out of my hand
  My mind wants to rehearse tomorrow's interview, my alarm wants me rested, side with the alarm
  whistle's gone, season's over, so is Saturday, telly then bed
  The tide goes out, I go out
  After the quarrel we made up and now we're both lying here awake like planks
  I'm seventy eight and sleep comes in scraps, it's the 4am scrap I'm after
  Could you make it feel like snow's falling, I'm tucked in already
  Tonight no Netflix, I mean to be horizontal before the news ends
  Long lie-in, back to sleep after the bins
  Enough adulting, I'm signing off
  still feel the boat rocking though I'm in my own bed in Galway, let it rock me off
  Not another espresso, I've told the lads I'm away to my scratcher
  Body clock's in Manila, body's in Leeds, it's 11pm and I'm lying here like an owl
  The worst is over, the fever's down, she's asleep on my arm, and I may as well sleep where I sit
  I cleaned, I cooked, I coached, I'm cooked. Goodnight.
  siesta time, shutters down, Seville's asleep and I'd like to be too
  mental tabs closing one by one
  Last patient's gone, I'm locking up and leaving her sadness in the room
  Tea without caffeine, talk without politics, then up the wooden hill
  It's the night before the Munro and I'm in the bunkhouse with earplugs, trying for sleep
  My eyes sting from screens, done, closed, evening on the porch till I get drowsy
  just one story and then lamp off I promise
  An hour's shut-eye while the dough proves
  Make me dull. Make me slow. Make me sleep.
  I be tanker driver, I don park for the night, make sleep carry me
  Because tomorrow is the big presentation I'm refusing to practise any more and going to bed
  the painkillers make me chatty instead of drowsy and it's 3am and nobody to chat to, I want to sleep
  Unwinding with my knitting till the second yawn
  Home from A and E, all clear thank God, whole house wants sleep
  Sweet dreams playlist for a nine year old who says she is not tired
  I could write another poem about not sleeping or I could sleep
  They're moving my shift to days, so tonight I've to sleep at a time I've been eating lunch for a year
  Sore from football, happy about football, going to bed about it
  Wrap up, timesheet in, Friday
  my thoughts are like toddlers at a wedding and I want them carried upstairs one at a time
  I should be cheering, we won the cup, but all I can think of is my mattress
  The kettle's off, the cat's in, the door's bolted
  I know coffee lasts six hours, I didn't know I'd feel every one of them in the dark
  Don't try and cheer me up, it's midnight, just see me off to sleep
  After three exams in one day I'm going to bed at half seven and nobody can stop me
  Post night shift, egg sandwich, sun through the blinds, fighting to fall asleep before the school run noise
  The nerves about tomorrow's race are keeping me from the very sleep I'll need for it
  It's my last evening of the holidays, legs in the sand, letting the day go dark
  Toddler's on her third glass of water, once she drops, I drop
  Reading seed catalogues under the quilt
  my shoulder's throbbing, ibuprofen's in, I want to be out before it wears off
  Can you play whatever makes dads fall asleep on sofas on Sunday
  I've been asked to join the call at ten pm. No. I'm winding the clock and going up.
  Sleeping in the cab tonight, Rotterdam docks, cranes humming
  Still at my desk at nine but this is me saving the file and leaving it be, home, slippers
  Ready to stop being the fun uncle and start being the snoring uncle
  I dey look ceiling since one o'clock, tomorrow na interview, sleep abeg come
  Gymnastics is over, she's bouncing off the walls, needs to be in bed by eight
  We took the red-eye, we got the keys, we found the bed
  Can a person forget how to sleep? Eleven nights of it. I'm in the dark and trying once more.
  Bluey, milk, cot
  At sea, off watch, four hours to sleep before I'm on again
  My energy's gone to where the summer goes and I'm letting it, quilt up
  boring lecture on YouTube, volume 3, works every time, eyes closing
  I don't have to win anything until Monday. Pour the wine and dim the lamp.
  The marathon's over, the medal's on the bedpost
  Lay down at two for the baby's nap and the baby's the only one not napping, so help both of us off
  No gaming after ten, mum's rule, I'm in bed but my thumbs are still playing
  I'd pay good money for the off switch in my head at 1:15 am
  Sunset on the roof, last bit of chai, day finished
  All the crying's done, I want to sleep like she does, mouth open
  Bit of Pratchett in the bath and then the long slow slide
  My deadline's at nine tomorrow and I'll do it better at six than at one, so I'm sleeping now
  Every creak in this new house has me wide awake and I want to get used to it and sleep
  Finished scrubbing in for the last time this week, key in the door, shoes off, silence
  let the day fall off me like a wet coat
  going dark, teammates, talk tomorrow
  Night feeds done for now, she'll be up at four, so I've three hours, don't waste a minute
  the tent's up, the stars are out and my feet are mince, sleep soon
  My watch says my sleep score is 41, the cure begins at nine tonight
  Tired at last! After years of nights I recognise the feeling, off I go
  Half a sleeping tablet and a whole chapter
  no more thinking about work thank you, the kitchen's closed and so's the shop in my skull
  Chewed a whole packet of caffeine gum at the tournament, it's 2 and I'm vibrating in the hotel bed, want out
  Sir I have studied full day, now only I want sound sleep
  Put my feet up on the dashboard, ferry queue till dawn, nodding off permitted
  Snow day evening, everyone in, fire down to embers, yawning in turns
  The knee op's tomorrow, fasting from midnight, I'd like to sleep through the hungry bit
  I keep one ear open for the kids even when they're at their gran's. Both ears shut tonight.
  Gave the talk, shook the hands, hotel robe on
  Cramp, cramp, cramp, now it's eased, back under, back to sleep
  Nap pods booked 13:30
  Long soak after the tug of war then I'm going to lie face down till Thursday
  the last of the guests has gone and I'm not washing a single glass, straight to bed
  Between the late and the early there's seven hours and I live forty minutes away, so sleep needs to come fast
  My eyelids are doing that thing. Let them.
  Lights out, dorm B
  Bring me down off the ceiling, the wedding was glorious and it's three and I can't find sleep anywhere
  Watched the sun go behind the gasworks, shut the shutters, that's us
  I have yawned forty times during Bible study, now pillow
  They want me at the afterparty. They can want.
  Slept in a chair for two nights by my son's hospital bed; he's home, he's well, and I'm about to meet my own mattress again
  Feet up, finally
  Which is it, brain, tired or not tired? It's quarter to two. Choose tired.
  My girlfriend's an early bird and I'm trying to become one, so bed at ten with the blinds down
  I promised my physio I'd sleep on my back, so here I am, like a knight on a tomb, awake
  No training tomorrow, no alarm, no nothing. Fade me out.
  Yes the house is a tip. Yes I'm going to bed anyway.
  The deadline wakes me at three each night like a rooster, tell the rooster to get back in its box
  You may now close the restaurant and lay down your knife
  The kiddos are down and we've agreed, no chores, no talk of money, an old film under a blanket then up
  too much sugar too late, cousins in sleeping bags, somebody's mum wants them asleep by midnight
  Ah sure look, it'll all be there tomorrow
  Half a page of Ulysses. That's my sleeping draught.
  I'm coming off a fortnight of nights and my body's a lost tourist, show it where bedtime is
  Finished! The last exam ever! I'm going to sleep until the weekend
  That was the hardest game of my life and I'm on the physio table for a rub and then I'm away to sleep
  Let the phone run flat. Let the fire go out. Let me nod off.
  I used to do press-ups when I couldn't sleep and all it did was make me strong and awake
  a slow goodnight for a girl who's scared of the wardrobe
  My wife's breathing has gone slow and I'm trying to copy it
  Rest stop nap, alarm set, 20
  So the flight's cancelled and the airport's given us cots. Fine. Goodnight, Frankfurt.
  Energy's wasted on the young, says I, drawing the curtain at half eight
  The bed is a boat and I'd like to cast off
  Rub menthol on chest, socks on, hope to snore through this cold
  I've closed the shop, counted the drawer, sent the staff home, and I'm sitting on the step with a beer till my head stops selling
  Read till I drop the Kindle on my face
  The novel I'm writing won't let me sleep, characters chattering, I've told them we're shut
  What I'd give for that dead-to-the-world kind of sleep I had at eighteen; it's late, I'm in bed, here goes
  1am, can't sleep, don't want to get up and clean the oven again
  Please be making it slow and dark, I arrive from Poland by bus 26 hours
  Baby monitor on, volume low, eyes shut
  Even my hair is tired. Bedtime.
  All week I've been the calm one. It's Friday. I'm going to be the asleep one.
  Nights are long when the tooth aches but the clove oil's working and I could nearly drift
  Dance show's done, glitter in the plughole, down comes the adrenaline and then me
  Hammock hour, novel optional
  can't sleep for excitement, Santa's been told to wait till I do
  Tuck me in, robot
  Evening vespers over, candles snuffed, brothers to their cells
  Long commute home, done for the day, looking at raindrops on the bus window and thinking of nothing
  Did my good deed, did my steps, did my taxes; I'm shutting up shop
  If I wake once more at 4:44 I'll start believing in ghosts, it's 4:44, put me back under
  Rugby bruises, Radox, bed
  Don't want to hear about the pitch, the pitch is tomorrow, tonight is tonight and I'm for the sack
  Light's off but my imagination's on
  We have a rule in our house, after nine nobody solves anything
  The night nurse drew the curtain round me and I want to fall asleep before the next obs
  Counting backwards, breath by breath, till I lose my place
  Quit time! Boots under the bench, hook the gate
  A little lie down before evening prayers, just till the heat goes
  I talk in my sleep, I walk in my sleep, I do everything but sleep in my sleep; help me to a deep one tonight
  Grandpa's nodding, I'm nodding, the cricket's nodding
  sleep, sweet sleep, you come when I drive and hide when I lie down
  Took the day's last call at ten to eight and I'm not taking another, headset's in the drawer
  Jetlagged toddler, jetlagged me, 3am in a Melbourne hotel, both of us need knocking down to sleep
  It's a school night, says the sensible half of me, laptop closed, teeth brushed
  Woken by a cramp at the worst hour, want to slip back before I start thinking about Monday
  Nothing to wake up for, no shift, no school, so let's go all the way down
  They did eighty miles, those legs, and they shall have eight hours
  My sleeping's shot since menopause: hot, cold, hot, cold, it's ten to three
  Just finished the last night duty of my career, forty years, and I'm going to draw the curtains and sleep like a queen
  Stop. Stop working. Stop planning. Stop.
  Kids' bath, kids' book, kids' bed, my bath, my book, my bed
  I've got an itch to check my email and I won't, it's past ten and I'm a person not a mailbox
  Post-match beers are drunk, the adrenaline's not, and I'm in at six; I'm lying here like a plugged-in toaster
  Sailing course lights out, hammock swinging
  It's morning for you but it's bedtime for us on the night line
  A bowl of warm milk and honey as my Ma made in Kano, then mat, then sleep
  The anxiety pills say may cause drowsiness. I'm in bed waiting for the may.
  Nap before the ball, hair in rollers
  I could finish the chess problem in my head or let the black king be and go to sleep. Let him be.
  Eleven at night and my calves want to go clubbing without me, hush them
  put phone away. lights low. that was Wednesday.
  The long way down: sofa, stairs, sheets
  Never again will I take a nap at six pm. It's now two. I am the most awake man in Ghana, and I want to be otherwise.
  Dinner lady feet, up on the pouffe, done till Monday
  Rain on the caravan roof and nobody needs me
  I'd like the last hour of the evening to be nothing but lamplight and wool
  Have been writing my essay in my dreams and it's exhausting, a dreamless one tonight please
  The paramedics' mess room, quiet spell, boots on, eyes closed, forty winks
  Turn the sea up and the world down, I'm nearly off
  Our Liam's home from uni at last so I'll sleep tonight
  My knees and I have had words all day and we're both retiring
  don't ask me what I'm about to do, I'm about to not
  The train couchette, berth 42, past Bologna, wanting to be asleep by the border
  When the baby was in I never slept, now she's out I never sleep, but the mother in law's got her till six so here's my chance
  Closing all the windows, on the laptop and then in the house
  Good week, bad week, who cares, it's over
  Had to be up for the fireworks, and now the dog's shaking and so's the bed, let's get us both to sleep
  Body: knackered. Brain: shall we reinvent the wheel? Body needs to win, it's midnight.
  I've a scan in the morning and a choice between worrying till dawn and sleeping till seven
  Off season starts tonight, kit bag under the stairs, no run till March
  Tell me when it's time to sleep. No, tell my brain.
  Wine, cheese, bath, novel, in some order, then out like a light
  my eyes go square after ten hours of code so I'm lying in the dark till they go round and then to sleep
  Sleep training week one, the trainee is me, aged 44
  The coffee was decaf so it's not that, it's the row we had, and it's gone one, and I'd rather sleep than win
  Going to lie in the bath until I've forgotten there's a merger
  His breathing machine, my earplugs, our marriage, goodnight
  An early night before the allotment open day
  For once nobody's ill, nobody's out, nobody's crying; whole family asleep but the one who's checking
  All tickets closed, standby phone handed to Raj, I'm going home to be a vegetable
  I want to fall down the well of sleep and not touch the sides
  In my country we say the morning is wiser than the evening, so I go to bed with this problem
  Two nights of no sleep on the ferry deck and now a real pillow in Piraeus
  Sunset, stoop, mosquito coil, small radio, end of day
  The pool closes, I've swum my last length, hair's wet, and I'm dozy in the good way; home, soup, bed
  Easter break, day one, going back under the covers till lunch
  It's not insomnia it's my upstairs neighbour's tap dancing career, and I'd like to sleep through it
  Slow exit from a fast day
  Lay me down with the lambs, we've had forty-one born and the night lambers have come to take over
  am hanging up the apron, the stockpot can think about itself
  Would like to be snoring before the second half starts, I can't bear to watch and it's an 11pm kickoff
  Mid-shift but my break's a full hour and the couch is free: quick kip
  I'm told athletes sleep ten hours. Athlete reporting for bed.
  Tonight the essay sleeps unfinished and so do I, well, I sleep finished
  The last lecture of term is over and I'm having the longest, dullest evening anyone's had
  Doze on the beach, hat over face
  All that nervous energy had somewhere to go, the stage, and now it's got nowhere but my mattress; calm it to sleep
  Going quiet now. Phone basket. Candle. Pyjamas. Wool socks.
  I'm at my sister's, on the pull-out, there's a clock that ticks, and I've to be up for a funeral, so I need whatever sleep's going
  You wouldn't wake a sleeping baby so why does mine wake me? He's down again, so quick, me too.
  Half ten, teeth done, still picking at the day like a scab
  Sunday roast, Sunday paper, Sunday snooze
  My head's on the pillow and my feet are still on the shop floor
  The tournament starts tomorrow; the fella in the next bed's already away and I want to catch him up
  Let's get those little eyes closed, says the babysitter, who's got two under four and a stopwatch
  wine o'clock has become bed o'clock, that's middle age
  It's a mistake to nap at this hour but it's raining and I'm seventy, so blanket please
  Drained the pool, locked the chlorine shed, off home to do sweet nothing till I'm sleepy
  Long covid tired, not run-about tired, the only cure's an afternoon sleep, taking it
  I have a doctor's appointment at dawn and a history of lying awake before those
  No more whistles in my ears. Refereed six games. Dark room, and let me go.
  Every sheep I count has a deadline on its back. New sheep please.
  Could be worse, could be raining, could be Monday: it's none of those, it's late Saturday and I'm falling asleep at the bonfire, walk me in to bed
  Work mode off, dad mode off, just a body under a quilt
  I'm finishing this row, then this cocoa, then this day
  The clinic told me: same time, same dim lamp, same slow tune. Here we are then, ten sharp.
  After that curry and that exam I'm going to sleep from Peckham to Easter
  They're making me take holiday. First item: sleep past six.
  Baba has told the story of the tortoise, the children's eyes are small, let them go
  jet lag's a beast, 4:10am, Vancouver, hubby snoring, me doing laundry in my mind, get me under again
  I've a good pain, the moving-house pain, and a bad mattress on the bare floor, and I'm for it
  Left my worries with the night porter
  Turns out counting contractions isn't restful. False alarm, home again, 3am, want to sleep while I still can.
  Done. Out of office on. Shoes off. Hammock.
  What's the slowest thing you've got? I'm under two blankets and I'd like to be gone in ten minutes
  I'm not depressed, I'm not ill, I'm a farmer in November, and I go to bed at eight
  The baby's on solids, the wife's on nights, and I'm on the landing listening; she's settled, so back to bed with me
  Her last text said goodnight, so goodnight it is, no more checking
  Two flights of stairs to bed and I might not make it past one
  Reading Wind in the Willows to myself because nobody else is up to stop me, lamp off at the weir
  Bikes locked, helmets hung, saddle sore, shower, sofa, film I've seen before
  Quarter past three. Whoever put a car alarm on a Nissan Micra. Anyway. Sleep, round two.
  Eyes like a panda, mask on, earplugs in, day sleeper sign on the door
  I fixed the bug at the end of the day, which is rare, so I'm going to bed smug
  Tapering for the marathon means bed, they tell me, so bed
  We've lit the last of the turf, said the rosary, and the hot jars are in the beds
  I usually run off stress but at midnight in Bradford you don't, so lull me instead
  After a whole week of hosting: silence, leftovers, pyjamas at six, asleep by nine
  let the ward hum me under, my drip's been changed and nobody's due till two
  They say read something you don't care about. I've the boiler manual. Night.
  My bed misses me. I've been at my desk since dark and it's dark again. Going.
  Not up for dancing, not up for anything, down for the night
  Sleepless in Slough
  Can't stop composing tomorrow's speech in my head; it's written, it's fine, I want to be sleeping
  The gate's shut on the hens, and the dog's had a last sniff, and that'll do us
  One long exhale for the whole school year and then six weeks of bugger all, starting on this lounger
  put the toddler to bed and fell asleep on her floor, woke up stiff, now moving to my own bed to carry on
  Woke at two with a great idea for the shed, told the wife, told to shut up, trying to drop off again
  Drifting off on the night train was the plan till the stag party got on. Drown them softly.
  The medals can wait, the ice bath's done, I'm under the hotel eiderdown with the curtains clipped
  Every evening I tell myself one more email. Tonight I've told myself no, and I'm in the bath with the door locked
  Long day teaching swimming, chlorine eyes, early to bed
  Slow goodbye to Sunday
  I'm on the settee with the footie on mute, half gone already, leave me be till I've gone
  Curtain call, cold cream, taxi, and please no thoughts about the reviews till I've slept
  Coming off nightshift into a bright Lagos morning, generator humming, I want sleep to carry me till four
  I write at night but not tonight, tonight I'm in bed by ten like the heron on the weir
  What time is it? Doesn't matter. Roll over.
  Now that the guests are asleep, the host may fall over
  Feeling sleepy, and for once I'm not going to fight it with coffee, I'm going with it
  Under the stars, no tent, fire low, listening to my own breath get longer until I'm off
  The year-end's closed, the ledger's closed, and by half nine so am I
  My brain thinks the pillow is a podium
  Spa day's last hour: robe, dim room, heated bed, fully intending to snooze
  Sick of being sick, two in the morning, cough's eased, quick, get me to sleep before it's back
  gym later, snooze now
  Coffee wore off, thank heaven, pillow
  Deadline met, lights out
  no more football, eyes shut
  tired kids, tired me, long bath, bed
  Nerves, be quiet, it's midnight
  night shift done, blinds down
  boring book, bless it
  Wired at one a.m., want under
  Last bus, last song, last yawn
  aching, happy, horizontal
  stress off, socks off, telly off
  early alarm so early pillow
  Sleepover, finally hushed
  Match lost, day over, goodnight
  sleep before surgery, please come
  nothing urgent till Monday
  Half asleep already, finish the job
  dim it, I'm dropping off
  work's gone home, so am I
  her teddy's asleep, she isn't
  can't nod off, room too loud inside
  Report sent. Slippers found.
  the day's shut like a shop
  one more lullaby and we're there
  kip before the ferry
  Evening, unhurried, fading out
  cant sleeeep, its gone 3
`;
