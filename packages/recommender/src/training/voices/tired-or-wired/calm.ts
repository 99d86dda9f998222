/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const CALM_OF_TIRED_OR_WIRED = `
  heart racing before my driving test, just want it to slow down
  too much coffee and now my hands won't stop shaking, need to come down a notch
  adrenaline still going after that near miss on the ring road, sitting in the car park to settle
  knackered and snappy with the kids, need five quiet minutes before I go back in
  came home from the gym buzzing too hard, want to ease off before dinner with my in-laws
  can't switch off from that argument at work, got to face them all again at two
  there's a storm coming and the dog and I are both nervous, something gentle please
  rush hour nearly finished me, a breather before I start my shift
  sugar crash and tearful, sitting still with a cup of tea for a bit
  feeling low today, not sleepy, just want to be soft with myself
  I'm hyper and it's only ten in the morning, how do I get steady
  wired before the wedding speech, breathe breathe breathe
  drained by mum's phone call, gonna just sit on the balcony and let it go then cook
  my chest is tight and thoughts are running everywhere, ground me
  didn't get my power nap, never mind, I'll do some breathing instead
  waiting for a second wind can wait, right now I just want stillness
  burning with anger at my landlord, cool me off before I reply
  chill for ten then the dentist
  my blood pressure cuff says high so the nurse said sit quietly and try again
  dance recital in an hour, butterflies like you wouldn't believe
  night before results but bed is hours off, need to stop pacing
  in bed with a bad back, awake, want something to take the edge off the pain
  tired of being anxious, doing my box breathing now
  everyone's running around like headless chickens, I'm taking a moment
  need to get going in half an hour but first get my nerves under control
  flat out all morning and overwhelmed, pausing
  stock market crash headlines have me panicky, stepping back from the phone
  storm in my head, want calm waters
  pump yourself up, says coach. No. I need to settle down before the penalty shootout
  just finished a race, pulse is 170, bring me down slowly while I stretch
  my tummy's in knots about the school play tonight
  sleepy baby on my chest, I'm wide awake and worried, let me just breathe with her
  night shift was awful, got an hour before the school run, want to decompress but not doze
  gentle yoga, knees are bad, no burn please
  somebody shouted at me on the bus and I'm still trembling
  visa interview at eleven, heart going dhak dhak, need some peace
  Irish mammy here, the wedding is Saturday and me nerves are shot
  abeg my head is hot, let me cool down small before I enter that office
  third coffee was a mistake lol please un-jitter me
  low battery socially, hiding in the loo at the party till I feel ok again
  had a cry, washed my face, now a quiet sit before the afternoon
  I am buzzing with worry about the scan
  boss moved the burn-down meeting again and I am fuming, deep breath first
  adrenaline crash after the presentation, shaky, water and quiet
  can't stop doomscrolling about the storm, going to put the phone down and be still
  Mindful minute, 3pm
  breathing space between patients
  Tibetan bowls and tea
  Quiet time before exam
  sit with the feelings
  just prayed the rosary, want to stay in that peace a while
  reciting my morning prayers before the household wakes
  waiting room, name not called yet, legs jiggling
  my horse bolted and my heart is still up in my throat
  wired from the hospital corridors, he's still in surgery and I have to stay awake for the call
  tired eyes, busy head, but I'm on duty all night, just help me feel less frantic
  not looking for energy, I've too much of it, looking for steadiness
  not sleep either, I'm picking up the kids at three, just less tense
  overthinking the text he sent, make it stop
  everything's too loud after the concert, soften it while I make supper
  hormones all over the place, hot flush, want cool and slow
  gout flare up, can't do much, keep me soothed
  cramps. hot water bottle. calm vibes only
  I shouted at my brother and I feel awful, want to come back to myself
  exam tomorrow and I've revised enough, gonna chill out with some colouring in
  my fight or flight is stuck on flight
  they've postponed the verdict again, holding myself together
  breathing too fast about the flight, gate closes in forty
  trying to be zen in the middle of a house move
  boxes everywhere, movers late, taking a pause on the stairs
  feeling flat and fragile after the funeral, want gentle company from the sound
  running late and it's fine, I'm telling myself it's fine, slow the heart
  just been sacked, need a minute
  post-panic, wobbly, easing back into the day
  had a big rush of grief in the supermarket, sitting in the car
  tai chi in the garden before the heat comes
  slow stretching, nothing sweaty, more like floating
  coffee's decaf, curtains open, want a soft start to a scary day
  knackered but too upset to sleep and I don't want to, just hold me steady till my sister gets here
  couldn't power nap for worrying, so meditating till the meeting
  the crash on the motorway shook me up, I'm home now, tea and quiet
  I need to slow down, I'm talking at a million miles an hour
  first day at new school tomorrow, feeling sick, mum said try this app
  my therapist says when wired do the five senses exercise, so doing that
  breathe in four, hold four
  everything is too much, can you make it less until my lift comes
  waiting for A level results to load
  sitting outside the headteacher's office, dread
  nerves before my first solo drive, palms sweating
  restless before the match, not needing hype, needing cool
  boss says pump the brakes, and honestly same, need to slow my pulse
  I want that after-yoga feeling without falling asleep on the mat
  fasting day, a bit low on energy, quiet reflection until sunset
  too hyped after the win and I've got to drive two hours, level me out
  road rage, pulled over, cooling it
  wee breather after that meeting, then back at it
  my anxiety is running the show, would like it to sit in the back seat
  night terrors from the wee one left me rattled, it's 9am now and I want to feel safe
  stage fright. warm milk didn't help. slow music might
  heart racing at my desk for no reason, doctor says it's only nerves, help me ride it
  he's in bed with fever and I'm on the sofa worrying, let me stay up but softer
  I keep checking my bank balance, too low, panic, breathe
  burn on my hand from the oven throbbing, distract me softly
  calm before the storm, in-laws arrive at six
  storming out was wrong, walking round the block to settle
  just let me sit with a coffee and stare at the rain
  buzzing phone has got me on edge, silencing it, breathing
  please no beats, no bass, I'm frazzled from the gym class next door
  the rush is over, lunch service done, hands still shaking, settle me before evening prep
  too keyed up to eat
  tingly with nerves, it's my audition for the conservatoire
  I'm eighty one and the boiler man frightened me with his bill, need to compose myself
  waiting on the call from the adoption agency
  my mind is racing, body's tired, no nap, just quiet it down till lunch
  panic's nearly passed, wobbly, back to class in ten
  gonna lie on the floor and listen to the rain, not to sleep, only to unclench
  unclench jaw, drop shoulders
  ease into it, Monday dread
  pre-op nerves, nil by mouth since last night
  overwhelm again, the inbox can wait ten minutes
  tooth pain till my appointment at four, keep me mellow
  I need to get going but I'm panicking, slow me first
  steady me before I open the envelope
  loving kindness meditation for that annoying colleague
  my ears are ringing from the club last night, something hushed while I potter
  sensory overload at the mall, in the car with my hoodie up
  angry at the ref, angry at the rain, chilling out before I go home to the wife
  the power's out, the storm is loud, kids scared, make the room gentle
  wound up tight, loosen me
  had an energy drink for the first time, regret, want my heart to go normal
  slow morning needed, yesterday's burnout is still in my bones
  boil gone from my blood now, still want a few minutes of peace
  feet in the grass for ten minutes
  recovering from the sprint session, need my breath back, class in fifteen
  I have the shakes after giving blood, sitting quietly with a biscuit
  my stammer gets worse when rushed so I'm slowing down before the call
  I've got the jitters and it's not the coffee, it's my ex at the same party
  got home at night shaking from a row with the taxi man, want to settle before I ring my sister
  bed is where I worry most so I'm up in the kitchen trying to soothe myself till he comes home
  my pulse won't behave, it's only a piano exam
  dance mums are vicious, I need a peaceful five in the car
  storm passed, but inside I'm still all thunder, make it gentle
  I rush when I'm scared, help me not rush
  crash course in keeping my cool before the custody hearing
  a bit low, a bit lonely, kettle on, something kind
  feeling flat since the diagnosis, want to be held by something quiet this morning
  hyper alert since the burglary next door, need to feel safe in my own sitting room
  too wired to be any use to anyone, level me before the lunch crowd
  pump room alarm put the wind up me, getting my breath back before I write it up
  burning stomach from stress, long exhale
  chill me out, I'm about to confront my housemate
  power nap never works for me at work, I do quiet breathing in the stationery cupboard
  I don't want a second wind, I want the first one back, slow and deep through the nose
  running thoughts, sitting body
  the adrenaline of the ambulance shift is still in me, two more hours to stay on call, help me simmer down
  knackered mum, screaming baby, put her safe in the cot, breathing at the door
  sleepy is not the goal, serene is the goal
  restless in the waiting lounge, visa stamped or not, God knows
  buzzing in my ears from tinnitus and it's making me cross, mellow it
  my knee's giving me gyp and I can't sleep it off, I'm on reception, keep me soothed
  switch off the alarm bells in me please, I still have customers
  need to get going soon but my hands are ice and my stomach's in my mouth
  tired of shouting, teacher on break, silence
  sat with the vicar's words and a quiet cup
  Fijian heat, a hammock, and my bad temper, let it melt
  lost the match, sulking, want to come round before the team dinner
  I get scared on planes, we're boarding
  turbulence, hold my hand
  first time leaving my baby at the nursery, in bits outside
  my wahala is plenty today, just give me peace
  thesis defence in an hour, I know my stuff, I just need my knees to stop
  the bus crashed into a wall of traffic and I'm late for court, trying to stay composed
  heart racing when the postman comes, waiting on the council's decision
  come down from a sugar high, party's not over, want to be a calm dad
  stewing about what she said, want it off my chest
  my mother in law is in the guest bed, need I say more, deep breaths
  the pain clinic taught me to soften round it
  arthritis flare, warm mitts, slow sounds
  I've been told not to get excited till the stitches come out, keep me placid
  quiet reflection after Friday prayers
  sitting shiva, visitors due later, want a gentle hour
  waiting by the phone for my son's call from the base
  dread of Sunday evenings, still got supper to make, ease me
  my anger is a kettle, take it off the boil
  not a workout, not a nap, just a lie in the sun with my eyes open
  low lights and slow strings while I get over that phone bill
  they've put my flat up for sale without telling me, I'm raging, help me cool down
  running away from my feelings all week, now sitting with them
  before I open the exam paper, one minute of calm
  meltdown in aisle four, he's autistic, we're in the sensory room settling
  my own meltdown now, ten minutes, then I'm mum again
  I keep crying at adverts, be gentle
  vagus nerve humming exercise
  progressive muscle relaxation, sitting up at my desk
  floaty music for after the dentist's drill
  my dog is at the vet, I can't think, can't sit, help me sit
  it's the last night of the run and I'm terrified as ever, curtain in thirty
  gratitude list in the morning sun
  recovering in the shade after sports day, hot and bothered
  sweaty palms, first day on the tills
  the deadline went, sky's still up, let my shoulders come down before the next
  my brain's a browser with a storm of pop-ups, hush
  a moment of quiet at mum's grave
  wired on nicotine gum, day three of quitting, crave passing
  craving a smoke, riding it out
  three days sober and itchy in my skin, soothe
  I've been told I talk too quick when I'm nervous, slow my engine for the wedding toast
  waiting to see the headmistress, dunno what I did
  what if I fail my NECO, fear dey catch me, calm me
  the night before the op they said relax, so I'm having tea and colouring, ward lights still on
  energy's fine, it's the temper that's off
  I'm ok, I'm ok, I'm ok
  the phone's buzzing with condolences, need a hush between them
  candlelit pause before guests
  the kids' dance music is thumping upstairs and my head is splitting, something soft down here
  gym anxiety is real, sitting in the car outside, getting brave
  got told off, ears burning, trying not to cry at my desk
  adrenaline dip after the school assembly I led, quiet cuppa in the staff room
  need to feel less before I meet his parents
  crash helmets off, first ride lesson done, legs like jelly, calming down at the cafe
  rushed here, sat down, blood pressure check in ten, let it drop
  flat refusal from the bank, feeling sick, slow breaths
  up early with worry, watching the sky go pink, want to be at peace with the day
  my burnout coach says do nothing for fifteen minutes, awake
  Monday dread pause
  After therapy, quiet hour
  Pre-surgery calm
  Breathing with Asha
  Slow tea, alone
  Centering prayer
  Headache, dim room, pause
  I can feel a strop coming, nip it
  hush now, says I to myself, the cheque will clear
  can't keep still, tax inspector's due
  knackered from worrying more than from working
  night watch on the boat, big swell, scared, must stay awake, steady me
  the storm took the roof off the shed, I'm eighty, I've had a fright
  all my pals got offers and I didn't, low, want to sit under a tree
  trying not to burn out on caring for dad, ten minutes in the garden
  buzzed from cold water swim, shivery, cosy me down with tea before work
  loosening my neck after bad news
  heartburn and heartache, both, easy now
  I don't want the pep talk, I want the pat on the back
  second day of exams, pulse drumming, steady drumming please, slower
  post-argument silence, sat on the back step
  I must be chill for my toddler's injections
  the flat is chaos, my head is chaos, five minutes with closed eyes and no dozing
  can my body please get the memo that the danger's over
  just want to feel like Sunday afternoon even though it's Wednesday and awful
  audition nerves, vocal coach says breathe low into the belly
  pain's a seven, hoping for a five by lunch
  watching snow and getting over the fright
  too happy to think straight, got the job, settle me so I can drive
  slept badly, on edge, don't perk me up, just take the edge off
  I'm spinning, put me down gently
  bad news by email, closing the lid for a bit and breathing
  run down, not run, so a slow stroll round the pond
  my sister calls it the wobbles
  the meeting made me cross, this is me un-crossing
  it's gonna be fine, whisper it to me
  walking my temper back to the gate, slowly
  need some softness, hospital ward's loud, can't rest till my scan's done at noon
  waiting out a hot flush
  not anxious exactly, more like humming, quiet the hum
  before bed comes homework and before homework comes calming down
  wife's with the midwife and they sent me out for tea, help me keep my head
  lamb lost, ewe bawling, I'm upset myself, minute on the wall
  i cant stop shaking miss told me to try this
  teach my heart to walk
  my nan says drink something warm and stop fretting, so that's the plan till the bus comes
  coffee date nerves, he's two minutes away
  bedsore visit over, gran's cross, I'm cross, five minutes of hush for us both
  gym mirror panic, hiding by the lockers, steady
  I was buzzing to go and now I'm terrified, plane leaves at one
  flat voice in my head saying you'll fail, quieten it before I walk in
  the burn of embarrassment, I called the teacher mum
  I am hyper from happiness and nerves, nikah is at four, make me serene
  restless hands, knitting them quiet while I wait on news
  my crash happened years ago but driving past that bend still gets me, breathe
  low hum please, thoughts too shrill
  drained by people, staring at a wall, wall is good, back to hosting in ten
  rush of blood to the head, don't send that email, breathe
  tired and wound up is a horrid mix, no bed till the guests leave, just unwind the wound bit
  pump on my insulin kit beeped and scared the class, all fine, recovering my composure
  chill, Bartholomew, it's only a spelling bee
  slow morning after a frightening night, tea, toast, no news
  a power nap would make me groggy for court, so only stillness
  no second wind needed, it's a long quiet vigil and I'd like to be at peace in it
  dancing leaf, falling snow, that kind of pace in me please
  storm warning cancelled, but I can't come down off red alert
  need to get going on my packing but I keep having little panics, settle me
  running late with no signal, spiralling, ok stop, breathe, walk
  can't switch off the what-ifs till the surgeon rings at five
  wired and weepy, hour before my shift, soothe
  adrenaline's no friend at the snooker table, steady hand, slow heart
  knackered from being brave all day, on the stairs with my head on my knees, then bath time for the kids
  sleepy I am not, scared I am, new foster child arrives at noon
  heart racing when I hear the letterbox, money worries
  I want my mind like a lake and my body upright
  the yoga lady says melt, so I'm melting, back to work at two
  stitch in my side and shame on my face, came last, want to feel okay
  I'm about to tell my parents I'm gay, calm please
  need to look peaceful for my daughter, she copies my moods
  waiting for the jury
  waiting for the pregnancy test, three minutes feel like three years
  waiting for my wife's train, it's very late, no word, keep my head level
  anger management homework, sit with it, don't feed it
  he cut me up at the roundabout, letting him go from my mind
  I said something daft in front of everyone and keep replaying it
  butterflies, moths, whole zoo in my stomach
  let the mud settle in the glass
  lower the temperature in this office, we're all on edge
  the auditors are coming and I feel sick, quiet me
  dialysis day, four hours in the chair awake, keep me easy
  blood test, hate needles, next in line
  tattoo pain, two hours in, distract me softly
  back spasm on the kitchen floor, wait it out, gentle
  long drive with two squabbling boys, need patience
  keep the lid on, ma, keep the lid on
  my temper's short as a bus ticket today
  going through IVF, two week wait, soft days
  I want the feeling of warm sand
  novena, day six
  sitting zazen before work
  mosque courtyard, ten minutes of quiet after zuhr
  walking the labyrinth at the cathedral
  japa mala, one round, then office
  watching the fish tank at the clinic so I won't cry
  the therapist's couch in an hour, stomach's in ribbons
  I'm Nigerian so I shout, but now I wan relax my voice and my mind
  dey breathe, dey pray, make this interview no scare me
  my English exam speaking is soon, I am very nervous, please relax me
  I have fear about the boss, I want to be quiet inside
  tension not going yaar, result is at 5 only
  arre too much tension, little bit shanti before guests arrive
  I'm in bits, so I am, and himself due home any minute, settle me
  my anxiety's like through the roof and i've got drama club next
  pls make me not cry in french
  got left on read and im losing it, need to be normal by maths
  at my age one learns to sit with a fright until it passes
  the carer was rough, I'm upset, some tender music with my lunch
  simmer, don't boil
  soften the edges of this Tuesday
  take my foot off my own throttle
  decaf sort of morning, frayed, no shocks please
  mellow out, sound check's in half an hour
  peaceful background for birthing class practice, midwife says stay upright and loose
  I feel brittle, handle with care
  after the fire drill the kids are wild, I'm wild, everyone on the carpet, hush time
  class of thirty just back from windy play, settle them for story
  my dog hates fireworks, we're on the floor together, awake till they're over
  nervous flyer, nervous talker, nervous everything
  the test drive's over and I nearly stalled in front of a lorry, wobbly
  deep sigh number nine
  gentle nudge back to earth, I've been catastrophising
  I need to stop refreshing the tracking page for my passport
  holding it together with tea and string
  teething baby, frazzled dad, both of us swaying by the window this morning
  long covid pacing, eyes open rest at eleven as the OT says
  fibromyalgia day, everything aches, soft and slow while I sort buttons
  let the grief come and go like tide, I've the afternoon to sit
  the house is too quiet since he left, sit beside me, sound
  scared of the exam hall clock
  my palms are sweating on the keyboard, the boss wants to see me at three
  before surgery on Bella the cat, I sit and stroke her
  stress eating, caught myself, breathing instead
  I'd like to not be angry when he walks through that door
  too cross to dance, too proud to leave, cooling off outside the ballroom
  the gym bro laughed at me, chin up, slow breaths, back in
  up all night with worry, dawn now, day ahead, want steadiness not speed
  so tired of feeling tense
  tired heart, not tired body, tea in the garden
  bed rest at thirty weeks, bored and scared, wide awake, keep me serene
  I get night nerves on the ward, it's only two, be with me till six
  crash trolley went flying past and my hands shook, I'm only the porter, quiet minute
  drained the wine and still upset, so trying music till my sister arrives
  buzzing lights in this office make me want to scream, undo my shoulders
  wind's howling, storm shutters banging, I'm on watch and frightened, steady
  too hot, too many aunties, I'm in the pantry breathing
  low blood pressure wobble gone, sitting till I trust my legs
  flat calm sea, that's what I want inside, we sail at noon
  hyperalert after the interview, want my normal brain back before teaching
  burned the cake, burned my hand, burst into tears, start again slowly
  chill breeze on the porch, shelling peas, letting the quarrel fade
  rush rush rush says the boss, hush hush hush says me
  slow morning on doctor's orders, nothing strenuous till the wound knits
  running a temperature and a worry, dozed enough, now only want peace
  my heart races on stairs since covid and it frightens me, sitting on step six
  wired for disaster, me, teach me it's only a Wednesday
  second wind of anger just arrived, sending it on its way
  pump organ hymns, slow ones, for a sore heart before the burial
  adrenaline, thank you for your service, you may go, I've got a calm speech to give
  Nerves, then on stage
  Wait for results
  Cool down walk
  Body scan, noon
  Prayer corner
  Quiet carriage, calm nerves
  Decompress before pickup
  Anxiety toolkit
  a lull, please, between the toddler and the tax man
  let my breath be longer than my list
  stuck in a lift, all fine, they're coming, keep me cool
  argument with the neighbour about bins, still trembling, hanging the washing slowly
  the judge is a tough one, settle before I'm called
  scared of the dentist since 1961
  broken nights, broken nerves, it's bright day now and I want soft company while I fold clothes
  sensory room with Jayden, bubbles and blue
  shake the snow globe, set it down, wait
  not hyped, not tired, scared
  been crying in the vestry, service at eleven, compose me
  I'm over-caffeinated and under-loved, mellow me
  soft landing after a hard conversation, then back to my desk
  we lost the baby last year, today's the date, gentle all day
  I want to feel the floor under my feet
  unknot my stomach, the in-laws have parked
  I know I look sleepy but inside I'm a hornets' nest, and there's a whole afternoon of customers still to face, so quieten the hornets
  coffee number four was for the night shift, now it's six and I'm trembling at the desk till eight, please bring me down
  everyone tells me to go for a run when I'm like this, but I'd rather just sit and let my heart slow on its own
  went to bed angry, woke up angry, and I'd like to stop being angry before the lads arrive on site
  I don't need my bed, I need my shoulders to come down from round my ears
  the gym's too shouty today so I'm in the sauna, eyes open, letting the week's bother drip off
  adrenaline did its job, the kid's out of the pond and laughing, and now I can't stop shaking so tea and quiet
  my wife's dancing at her cousin's wedding and I'm outside with my social nerves, give me a minute
  storm of a meeting, I go back in at half past, let me be a pebble till then
  the rush is what I hate, so I've come to the station an hour early to sit and be peaceful
  computer crashed with my whole portfolio and before I even try to fix it I need to not cry
  my iron is low, my mood is low, I'm not going to sleep it off, just take it gently through to evening
  flat as the tide going out, that slow, that steady, while I wait for the hospice to ring
  hyper little brother needs to come down before mass, and so do I
  wired jaw from clenching, dentist says relax it during the day
  drained after defending my thesis proposal, hands trembling, going to sit by the fountain till my friends come
  pump up the jam downstairs is wrecking my nerves, cover it with something soft, I have to write at three
  nettle burn on both legs, seven year old wailing, need soothing sounds
  told to chill by a man who's never been chill in his life, now I'm livid, help
  slow morning for once, nobody shouting for socks, and I want to sip it in peace
  runners talk of a second wind, I'd settle for one calm breath before the starter calls us
  buzzing with nervous energy, need to lose it without moving, exam hall opens soon
  restless as a cat in a carrier, results at noon, come on, gently
  my head's running the same argument on a loop, fade it out while I peel spuds
  can't switch off from mum mode or work mode, fifteen minutes as nobody, then school gates
  need to get going, yes, but I'm white as a sheet and they're waiting with cameras, settle my stomach
  tired of fighting my body, today I lie on the mat and soften the sore bits, awake to it
  knackered and over the moon and terrified, baby's home, first morning, hush
  slept grand, woke with dread, can't say why, a soft hour before the cattle
  the physio said move like honey
  watching clouds since the row
  rain on the shed roof, me and my bad mood, sorting nails
  I'm embarrassed, hot, and hiding in my hood, next lesson in eight minutes
  they called my number next, oh no oh no, slow breath
  heights. I hate heights. cable car. be nice to me
  a cuddle in sound form, before visiting hours
  had to put the old horse down, standing in the empty stall
  I've to carry the coffin at eleven, steady me
  mum's scan is today, I'm at work pretending
  trying to forgive my brother before lunch at his
  new meds make me jumpy, doctor says it'll pass, keep me cosy till it does
  the hum of the hospital generator and nerves, consultant on her way
  waiting for the storm to make landfall, boarded up, family in the hall, keep us all soothed
  too bright, too quick, too much, Thursday
  my kid got lost for six minutes in IKEA and I've not recovered
  bit of lavender, bit of Enya, then deal with the solicitors
  soft focus on life for a few minutes
  can't unclench since the near miss with the cyclist
  I bit my tongue in that meeting and now it wants out, cool it
  let me get my head out of the spin cycle
  I'm not lazy, I'm frightened, and I'd like to be less so before I pick up that phone
  sitting with my fear like an old dog
  this morning's news, phew, switching to birds
  gentle on the ears, I've hearing aids and a headache and a bridge club at two
  shivasana with eyes open because I've got to collect the twins
  pregnancy yoga, third trimester, slow hips, soft breath
  sea breathing, in on the wave, out on the wave
  sick with nerves for my daughter's gymnastics final, in the stands, try not to show it
  they're reading the will at four and my cousins are circling, serenity
  what a carry on at the post office, I'm all of a dither
  my pressure was up at the chemist, girl said rest quietly and come back in an hour
  grandson's first night in the army and my first day without him, soft hymns
  I dey vex, but I no wan shout for the children
  person wey dey wait for visa no suppose check email every minute, cool me
  mind is not at rest since landlord came, let me hum and cool down
  doing anulom vilom, ten rounds, then kitchen
  shaadi in the house, relatives everywhere, I am locked in bathroom for peace
  too much stress for the visa, I sit and I breathe, after I go to work
  I am afraid when I speak in English with the clients, make me tranquil
  I feel nervous, my heart goes quick quick, I want slow
  why is my chest doing the bass drop, it's only a geography presentation
  ok so crush just walked in and I have to be normal about it
  my mom and dad are bickering in the next room and I've got headphones, just something safe
  i failed my theory again and i want to scream but i'm on the tills so keep me cool
  arvo from hell, feet in the creek, letting it float off before tea
  snake in the dunny, sorted, heart's still up me throat
  I've a puss on me since breakfast and the visitors are due
  the head is melted with this, five minutes' peace
  my hands are steady in theatre, it's in the car park after that I shake, ten minutes then home to cook
  surgeon's break, tea, silence, next patient at two
  pilot, delayed, passengers cross, so am I, serenity before pre-flight
  firefighter, just back, everyone's ok, not ready to talk, still on call
  teacher, Ofsted tomorrow, had a weep in the stock cupboard, class back in five
  barista with shaking wrists, the rush broke me, five minutes on a crate
  farmer, failed TB test, need to sit before I ring the family
  chef's counting to ten again
  goalkeeper nerves, bench, minutes to go
  bride, curlers in, panicking, car at twelve
  nervous groom hiding in the vestry with a mint
  actor in the wings, dry mouth, dreadful pulse
  chess final soon, not thinking moves, only slowing my blood
  courier with two flat tyres and a tight jaw, waiting for the van, letting it be
  nurse on break, wired from the last bay, need soft not sleep
  bus driver after a nasty passenger, layover seven minutes, let it go
  student paramedic, first shift tomorrow, jumping out of my skin, want to enjoy dinner with the family
  Before the viva, breathe
  Coffee, silence, garden
  Gentle stretch, sore back
  Vigil, chapel
  Rosary with mam
  Off-screen pause, too stressed
  I can hear my own pulse in the exam hall corridor
  energy healing my aunt says, I say sitting still with warm hands on my belly
  less fizz in my veins please, I need to thread needles after
  a feather's pace
  I don't want pumping up like everyone else on the team bus, I get sick, I need it low and slow till kick off
  sweating through my suit, and it's not the heat, it's the bank
  I'm a wreck, the good kind of nothing please, awake and floaty until the kids get in
  wound like a watch, unwind two turns, not all the way, I've got a lesson to give
  everything aches from the gym and I'm sulky, warm bath, keep me mild, friends over at eight
  the crash mat of my day is this bench and this bun
  post-rush quiet in the cafe, chairs still warm, me still shaking
  power cut, panic, phone torch, singing softly with the kids till it's back
  hot tears at the bus stop, cold air, slower, slower
  I get stormy when I'm hungry, food's coming, cool me meanwhile
  can't sit, can't stand, the call's at four, settle me
  low-grade dread, all day, like a fridge humming, turn it down
  after sixty emails from one angry man, a garden
  I'd like to answer the door without bursting into tears
  fever's broken, worry hasn't, sit with me by her cot till the doctor rings
  half an hour of being nobody before I'm best man
  my twin is getting married in Perth without me, homesick tears, gentle morning
  my bed's just over there but I'm not tired, I'm rattled, so it's the rocking chair and slow music until the lads get in
  tired of crying, tired of talking, sitting with warm tea until it's time to fetch the boys
  night sister says I'm agitated, she's right, dim my thoughts but don't send me off, bloods are at midnight
  first night alone in the flat and every creak has me bolt upright, I've studying to do later, so ease my nerves
  coffee spilled on the wedding dress, shrieking all round, I'm the bridesmaid and I need to be the calm one
  gym class set me panicking, it's easing, sitting on the bench with my towel till I can drive
  wired and tired together, no time to nap, just sand the sharp edges off before the parents come in
  my heart skips when I'm stressed, doctor's checked, told me to sit and hum, so I'm humming at my stall
  running a fair for three hundred people and I've gone cold with nerves in the portaloo, steady please
  adrenaline's useless on hold to the tax office, lower it
  buzzing from three back to back arguments, want to be soft again before I teach the infants
  restless night over, fretful day begun, ease me into it without hurrying
  I can't switch off my jealousy, she's only dancing with her cousin, cool me and I'll go back in
  they all say need to get going, need to get going, and my chest goes tighter, so two minutes of slowness first
  a dance with my own breath, slow one, before the job interview
  the storm between my sister and me is over and I'm sat in the porch, worn, waiting for my pulse to go quiet
  rushed my words, rushed my lunch, rushing nowhere now for ten minutes
  crash of plates, whole cafe stared, burning cheeks, out the back for a breath
  low tide walk, no hurry, let the bad news wash through me
  I'm hyper sensitive today, everything stings, wrap me in wool till my shift at two
  drained from pretending to be fine at work, sitting in the toilets with my eyes shut for three minutes, then back out there
  breast pump, tears, day five, want something tender while I sit here
  burned by love, as the song goes, so a quiet cup and a slow song, then back to serving
  chill your beans, says my daughter, and for once I'd like to
  a slow morning with my Bible before the consultant's letter arrives
  skipped the power nap, I was too tense, so I'm doing the shoulder thing at my desk
  tired and ratty with everyone, want to be kind again by the time they're home from school
  it's night, he's late, roads are icy, I'm up with the porch light and my beads, keep my fear small
  sleepy lambs, anxious shepherd, sitting on a bale listening to my own breath slow
  couldn't get out of bed for dread, now I'm up and dressed and shaky, gentle does it
  running from the bees got me in a state, sitting in the truck till I stop trembling, then back to the hives
  my dad's heart op is right now and all I can do is stay awake and stay soft
  the gym's where I get my anger out, it's shut, so breathing it is
  dancers' green room, toes bleeding, belly full of moths, hush me before the overture
  the nurse said my energy is fine, it's my worry that's high, bring that down
  night sim check at the pilots' school in an hour, palms like taps, steady
  bed bath for mum done, both of us upset, quiet music while I make her porridge
  I said no to a drink, went for a wired sort of walk, now sitting by the canal to settle, group's at eight
  drained phone battery gave me a fright, I'm expecting the hospital, it's charging, I'm breathing
  wanted to storm in there, won't, will sit on this wall until I'm civil
  low growl in me all day, the toddler doesn't deserve it, gentle me down before nursery pick-up
  post-workout jitters and a first date in an hour, come on heart, stroll
  jet lagged and tearful at baggage claim, no sleep till evening they say, so just comfort me for now
  don't want zzz, don't want zing, want ahhh
  our flight's delayed all night, kids are wild, I'm on the brink, gate floor yoga, eyes open
  I crashed the presentation, not the car, but it feels the same, cup of tea and a slow blink before the next slot
  burnt toast, late bus, wet feet, one more thing and I'll weep, gentle please
  rush job for the king of Nowhere, my boss, I'm furious, cool before typing
  hyperactive mind, prayer mat, five quiet minutes, then shop opens
  the dance at the old folks' home is at three and I'm all nerves to see Harold
  switching off the news, switching on the sea, still shaking a bit, lunch soon
  chill wind, warm coat, waiting outside the court for my son
  tired teacher, not for bed, for grace, parents' evening begins at five
  my pump stopped, my patience stopped, cows waiting, one minute of quiet then I'll try again
  had my nap, woke up panicky, heart galloping, bring it down so I can make tea
  sat up in bed since five with toothache, dentist at nine, take my mind somewhere gentle
  power's back, storm's gone, I'm still jumping at bangs, sweeping up slowly to something peaceful
  my knees knock before every night dive, and I've briefed, checked, now breathe
  low whispering wind through pines, that, till my blood cools
  I've been flat to the mat and I'm like a coiled spring, uncoil me, I'm not for bed yet
  kept awake by choice, sitting up with a dying friend, let it be gentle here
  a breather in the middle of moving Nan to the home
  running commentary in my head, all bad, turn the volume down until three
  exam hall nerves gone to my tummy, ten minutes on the grass
  the fire in my chest is only acid and worry, slow sips, slow tunes
  adrenaline again at four every day when his key turns, he's only late and grumpy, let me be easy
  my coffee is shaking in its cup and it's not an earthquake, it's me before the audit
  come down softly from the roof of my temper
  a wee cry and a wee sit, then the messages
  so knackered I'm giggly and so anxious I'm not, steady me until the babysitter comes
  hot night, power out, mosquitoes, exam reading later, first let me not be angry
  bedlam at home, headphones in the pantry, three minutes
  the mare's foaling and I must be a calm pair of hands all night
  heart in my boots after the phone call, walking the beach, no rush
  dear me, such a flap over a cake stall, sit down Dorothy and breathe
  ok nerves, you've had your dance, sit down now, it's my turn to sing in church
  restless legs from sitting on news, no running, just slow rocking
  don't psych me up, psych me down, putter in hand, eighteenth green
  I need the opposite of espresso and the opposite of a mattress
  tears at the till, manager gave me ten, be tender
  an even keel, please, for the ferry and the funeral
  exam nerves have me cold, blanket round me, gentle piano, paper begins at half one
  get this lump out of my throat before the toast
`;
