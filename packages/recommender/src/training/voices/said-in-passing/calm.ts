/** Sentences for this state, in English, as typed in passing. */
export const CALM_OF_SAID_IN_PASSING = `
  biopsy results are due by phone sometime before five and I can't sit still
  about to go on stage, hands like jelly, want them steady
  I shouted at the kids and now I just need to come down a bit
  ten minutes rosary in the hospital chapel
  driving test at 11:10, breathing, breathing
  my back is in spasm and I have to sit here till the tablets work
  too many tabs open in my head
  yin class on youtube, the one with the blanket
  just got off the phone with my ex and I'm shaking with rage, need to settle before the school run
  Breathing space
  everything's loud today. autistic, 34, in the office loo
  exam results tomorrow at eight and my stomach knows it
  not sleepy, just want to stop vibrating inside
  the boss tore my report apart in front of everyone, I want to get my pulse down before I write back
  waiting for the jury to come back
  sit quietly with my tea before my mother in law arrives
  the flight's delayed, gate's packed, toddler howling, give me an island
  I have money worries going round like a washing machine, I'd like it to stop for a quarter hour
  let go of that meeting and feel my feet on the floor
  zazen, 25 min
  first day at the new school is making my tummy funny
  my brother's in surgery and there's nothing to do but sit in this corridor
  five minutes of nothing between two clients
  had three coffees and a row, heart going like a drum, bring me down
  quiet prayer before the shift starts, I'm a paramedic and I like to arrive in one piece
  I deleted the wrong database (there's a backup) but I'm still trembling
  overwhelmed, whole to-do list is red, can't pick one, just let me breathe first
  hot flush number six today, fan on, wait it out peacefully
  tai chi in the park with Mr Leung
  sunday scaries
  trying not to check the mortgage email every four minutes
  nerves before the recital, she's seven, we're doing balloon breaths together in the car
  cried in the car, mascara fixed, want to be soft for a bit before I go back in
  slow stretching for the hip, physio says gentle
  meditation for beginners, I'm bad at it, doing it anyway
  Let the anger about the parking ticket drain out of me
  court at two. sitting on the bench outside. want my breath long and low
  my dog's at the vet overnight and the house is too quiet, I just want to be easy with it
  too wound up to think about the budget, ten minutes to unclench then maybe
  contractions are far apart still, staying loose at home
  I'm going to stare at the fish tank until I like people again
  they're deciding on redundancies right now behind that glass door
  mantra, mala, 108
  tinnitus bad tonight, want something that sits beside it kindly while I do the ironing
  shoulders up by my ears since the audit letter came
  give me a pause, not a nap, I've got a class of thirty at one
  stage fright, choir solo, sunday 10:30
  walking the labyrinth at the retreat centre this morning, slowly, on purpose
  grumpy, hungry, in pain, waiting for the physio
  wedding in two hours, bride here, locked in bathroom, need a still minute
  had to put the phone face down, news is too much
  body scan while the dialysis runs
  MRI in half an hour and I hate small places
  adoption panel meets today without us, we're home, pretending to garden
  panic rising on the tube, holding the pole, counting stations
  lent devotion, candle and psalm 46, be still
  it's just a plane. it's just a plane. row 22
  after the funeral everyone came back here and I've escaped to the shed for some peace
  my hands ache too much to knit so I'll just sit with the wool and the rain
  the phone hasn't rung and they said by noon
  Ana's fever is down, I'm still running on fear, want my body to get the news
  I am fourteen and my best friend isn't speaking to me and I just want my head to go quieter
  between the eulogy and the burial there is half an hour and a bench
  grinding my jaw since the budget cuts were announced, would like to unclench, I'm still on shift
  sit with God a bit before I open the shop
  Anxious. No reason. Just anxious.
  sciatica's biting, so I'm lying on the floor with my knees up, awake, listening
  rope work at 60 metres tomorrow and tonight's the briefing, want my nerves flat for it
  I don't want to fix anything, I want to be still
  my students made me cry (again) and break ends in 12 minutes
  restorative yoga, bolsters, Ruth's class
  hold space for me while the builders knock the wall through
  waiting for the train that takes me to my dad's bedside
  breath counting to ten and start over, fifteen minutes of that
  the chess final is at one and I'm not going to look at another position, just walk slowly and breathe
  come down from the adrenaline, we landed the aircraft fine but my knees don't know it
  Lunchtime meditation
  everyone needs something from me and I need five minutes in the airing cupboard
  pain day. joints. going gently, watching birds
  can I sit with a candle before the deposition, that's all
  sensory overload at the wedding, found a cloakroom
  i'm shaking a bit before the injection, I'm 10, mum's holding my hand
  the tax letter's opened, it's bad, not doing anything about it till I've stopped sweating
  letting go of what Karen said
  slow walk round the cloister after lauds
  heart's racing after the near miss on the M62, parked at services, bringing it down
  my palms are wet, the interview's in twenty, not going over notes any more, only breathing
  just put the babies down in their cots, they'll cry for a few minutes and so might I, want patience
  Waiting on the offer. house number three. can't concentrate on a thing
  soft belly, soft eyes, before the difficult class
  quiet sit, Quaker meeting house, no one speaks, suits me
  sulking in the bath, not going to bed after, just want to stop being cross
  gentle cat-cows for the period cramps
  too many people, too many mince pies, going to stand in the garden
  my heart does the flutter, doctor says it's nothing, so I want to be with it calmly
  mindful colouring in, not art, just settling
  I had a nightmare of a standup and now I would like the sea, please
  they postponed the op again, I'm so wound up I could spit
  holding the line with the insurance, 45 minutes of Vivaldi, trying to stay zen
  homesick. second week at halls. want to feel a bit held
  don't cheer me up, I'm grieving, keep me company quietly
  my singing exam's at 4 and my throat's gone tight, want to loosen and drop my shoulders
  Ramadan afternoon, an hour to iftar, sitting in peace
  after the argument with my teenager, sitting on the stairs, cooling off
  dental anxiety, chair at 10:15, I'm in the car park
  i want the noise inside to go from a ten to a four
  lovingkindness for my awful neighbour, and me
  had to let six people go this morning. sitting in the stairwell. softly please
  counting the minutes till the ultrasound
  bit of stillness before I face the inbox, two hundred unread
  Stretch and breathe 3pm
  fasting and irritable, want to be kinder
  the exam hall opens in 15 and I know it all, just need the trembling gone
  sunburnt, sore, in the shade, motionless
  I keep checking the ferry times in case it's cancelled, would rather just wait in peace
  waiting outside the head's office with my son
  rain on the caravan roof and I want nothing but to listen, awake, till the panic goes
  recital hall, green room, last five minutes, eyes shut, low and slow
  kettle on, no phone, let the morning's fright wear off
  first dive today and I breathe too fast when I'm scared, slow me while we ride out on the boat
  I yelled at a customer. sat on an upturned crate by the bins. hands still going
  what I'd like is less
  dad's in theatre until three, I've brought my knitting but I can't see the stitches, help me sit
  ibs flare, hot water bottle, working from the sofa in a bit but not before it eases
  Quiet time
  gran's ninety and wants me to do her chair meditation along with her at eleven
  i keep re-reading the text he sent. stop. breathe.
  cramp in the calf, cramp in the soul
  before the marathon start pen, forty thousand people, I want a small quiet ring around me
  the kids' dad has them this weekend and the house hums, just want to be ok with it for the afternoon
  stuck in a lift with two strangers and a pug, someone's coming, keep me level
  it's the third rejection letter this week. no next step yet. only breathe
  worn out by everyone's opinions and looking for some softness at lunch
  Grounding exercise, 5 things I can see
  when I think of the speech my ears ring, so I'm not thinking of it, I'm looking at a tree
  we pray the angelus in the bakery at noon, me and the Polish girl
  back pain, ice pack, desk chair tipped back, ten minutes of ease
  I've got the interview suit on and an hour to kill in a park, jittery as a squirrel
  not angry any more, only hot; let it cool
  mother's voice is in my head telling me I'm doing it wrong, I want to let it go by
  stepping out of the christmas chaos to the utility room, dryer's warm, quarter of an hour
  please keep me quiet inside, the results come up on the portal any minute
  he's late, it's icy, he isn't answering, I can't do anything but wait
  sitting with the cat on my lap and my dread
  slow-flow yoga for tight hips, then back to the office
  loud open-plan. headphones. want to feel like a pond
  I'm the one holding the ring box and I'm sweating
  the audit finds things. of course it does. I'd like my chest to loosen
  Five mins peace!!!
  arthritis is a pig today so I'm doing the warm wax bath for my hands
  my GCSE results are in that envelope and I want to be calm before I open it
  rosary on the night bus home, wide awake, worried for Marta
  waiting for a plumber and the end of the world, rather agitated
  between contractions
  just the sound of the river and my own breath until the anger at my brother is smaller
  I'm off the phone with the bank, my neck is concrete
  overstimulated toddler + overstimulated me, dark room, whale noises, no we don't need to sleep
  nervous laughter won't stop, curtain up in 20, sort me out
  six deep breaths and then I walk into that lecture theatre
  steady on the ward: keep my own heart slow while I sit with her family
  qi gong on the balcony
  long queue at the passport office, number 212, they're on 140, practising patience
  I'm 16, my mum found the vape, she's coming home at five
  mourning my dog, going nowhere, doing nothing, gently
  the surgeon said Thursday and it's Tuesday and every hour is a week
  too cross to write, too cross to eat, walk me down from it
  my shoulder's frozen, physio's pendulum thing, slow as treacle
  silence for Dad, two minutes, eleven o'clock
  Headspace SOS
  the neighbour's drilling, my jaw, my temples, my whole skeleton; ease please
  to be honest I'm frightened of the dentist and I'm seventy-three
  got time before the hearing to sit in the cathedral and be small
  let my racing thoughts graze a while, I'm not going to sleep, I've a train to catch
  come back to my body after that zoom
  waiting for a text that says she's landed
  stressed about the wedding seating, doing a hand massage instead
  watching candles at the temple, hands open
  all the alarms went off at work today and they still go off in me
  a slow cuppa on the back step, letting the fright go
  I'm so anxious about tomorrow I can't think straight, just want to calm down
  waiting for my blood test results
  need a few minutes to breathe before my next patient
  i feel overwhelmed with everything at uni and want to just relax for a bit but not sleep
  doing some gentle yoga because my back is sore
  had an argument with my boyfriend and my heart's still pounding
  meditating for fifteen minutes before work like I do every day
  my driving test is in an hour and I feel sick
  I've got a presentation at two and I'm not going over it again, I just want my nerves to settle
  sitting in A and E with my dad, it's going to be hours, he's ok, I'm not very
  kids are fighting, dinner's burnt, taking five minutes in the garden
  my knee's killing me and I can't take another tablet till six
  praying for my son, he's got his operation this morning
  just want some quiet after that phone call
  feeling panicky on the bus, seven stops to go
  I'm really angry with my colleague and I need to cool off before I say something
  stressed about money, not going to look at the numbers now, need my head to slow down first
  having a cup of tea and doing absolutely nothing for ten minutes, then back to it
  nervous about meeting his parents tonight
  Lunch break meditation
  i get scared in thunderstorms, I am 8, there's one now
  sat in the car outside work and I can't quite make myself go in, need to settle
  mindfulness homework from my therapist, noticing my breath
  waiting for the exam to start, they've shut the doors, ten minutes
  my hands won't stop shaking after the accident, nobody hurt, just the bumper
  trying to stay calm while I'm on hold with the tax office
  the house sale might fall through and I'm pacing
  had a rubbish day at school and want to be left alone and chill
  doing the breathing that the midwife taught us
  I'm a carer and mum's finally napping so I get twenty minutes to let my shoulders drop
  my cat died this morning and I have to be at work at one, just want to be gentle with myself till then
  long covid, resting upright, no stimulation
  evening prayer at the mosque, want my heart quiet
  too much coffee, too many emails, jittery
  stage fright before the school concert
  feeling tense after the meeting with the lawyers, want to shake it out slowly with some stretching
  my mind keeps jumping from one problem to another, please help me slow it
  we're in the waiting room at the fertility clinic
  I've a headache and a room full of four year olds, it's their quiet time and mine
  first panic attack in months has just passed, recovering on the sofa
  being patient. the plumber said between eight and six.
  Coming down after a big row at the parish council
  gentle seated stretches, I'm 84, balance isn't good
  the flight's in turbulence and I'm gripping the arm rest
  can't concentrate for worry about my brother in Kyiv, want to steady myself
  home from the funeral, not tired, just raw
  I want to calm myself before I ring my mother
  waiting to hear if I've got the job, they said today
  taking a breather from revising, it was getting too much
  anger management exercise, count back from a hundred
  a bit of peace on the commute, no podcast, no news
  feel like crying but I'm at work so I'm in the stairwell breathing
  toothache, dentist not till four
  slow piano and a blanket because I'm frazzled, still got the tea to cook later
  trying not to snap at the children
  sitting in church on my own for half an hour
  i failed my test again. dont want to talk about it. just want to feel less awful
  relaxation exercises before I practise, my shoulders go up when I play
  big match nerves, I need to get calmer not more excited, I always rush the first over
  having a quiet moment at the grave
  finished the budget, it's worse than I feared, now ten minutes with my eyes on the window so I can breathe
  the sprint demo crashed in front of everyone and I'm hiding in a phone booth waiting for my face to stop burning
  before the debate final, no more arguments, slow exhale
  I did the analysis of my own symptoms on google, big mistake, bring me back to earth
  poetry isn't helping, wine isn't helping, maybe just slow breaths and a warm light
  gym's cancelled, I've torn something, it throbs, I'm on the bench outside trying to be easy about it
  i can hear my flatmates laughing and I'm having a wobble, want to feel safe in my room for a bit before I join
  lesson's over, thirty-one kids gone, ears buzzing, before the next lot I want silence
  Pause between patients
  sleepless people say rest your eyes, I say I'm on duty in ten and need my pulse lower, that's all
  my mare's in labour, vet's on her way, I need to be calm because she feels it
  the meeting about my future is going on without me two floors up
  I keep doing sums about the mortgage, over and over, they don't change, I'd like them to hush
  doing a slow silent rosary while my sister drives
  ten past nine, verdict at ten
  lavender on wrists, back to the wall, loo at the law firm, three minutes
  frustrated with the sewing machine so I've walked away from it to sit under the apple tree
  My granddaughter's being induced today and I'm no use to anyone, polishing the same spoon
  on the oxygen, breath is short, fear makes it shorter, slow company please
  wait for the train, wait for the call, wait for the bus, I'm a patience machine and it's overheating
  yoga nidra? no I'd fall asleep. just lying with legs up the wall
  before I open the envelope from the court I'm going to feel my feet
  the creative team have torn each other to bits, and me, the manager, I want a walk with no words
  all the lights at the supermarket, all the bleeps, home now, curtains half closed
  slow swaying with a colicky baby at noon, trying not to catch his panic
  I write code, it broke the hospital's rota, it's fixed now, my stomach isn't
  quick prayer before I scrub in
  Unclench
  been told it's benign, funny how I'm still shaking
  stretching my wrists, arthritis, the weather's turning
  want to stop refreshing the exam portal
  the bride's mother is on her way up the stairs, help me find my inner lake
  silent retreat day one, my head is a fairground
  before the penalty: breathe out longer than in
  so itchy (eczema), so cross, cool cloths, no scratching, think of snow
  waiting on hold for my daughter's school, they said she's fine but come
  I am eleven and everyone at the sleepover is louder than I like, I'm in the bathroom having a rest from it
  the speech is learned, the shoes are shined, what's missing is a steady voice
  my temper's up. the dog knows it. sitting on the floor with him
  we're grounded at Frankfurt for six hours and I'm choosing serenity
  five rounds of box breathing then I'm going back in to the kids
  Vespers
  I'm on the ferry, swell's up, stomach's up, look at horizon, breathe
  don't talk to me about goals. want peace. got 15 min in the van
  slow hands, warm water, washing up as a meditation, that's my prayer on a bad day
  I have ms and the heat gets me, resting still and cool until I can walk to the shop
  holding my tongue before I answer my sister's message
  bees in my stomach: adoption day
  it's the noise of the open window AND the closed one, I'm a teacher on a nervy sunday
  forgiving someone takes me about twenty minutes and a candle
  soothing stretches for endometriosis day two
  at the back of the mosque after everyone's left, letting the grief be
  pacing won't hurry the surgeon
  i've messed up the interview, I know it. on a bench. let it pass through me
  hot chocolate, hood up, first snow, less fear please
  had to put down my pen in the middle of the exam paper prep, chest tight, taking time out
  Tonglen practice, 20
  walked out of the shouting to the bottom of the orchard, need my breath back before supper
  look I've done my revision, I've packed my bag, the bus is at eight, and there's this fluttering in my chest that I'd like to quieten
  ok phone on silent door shut I'm hiding from my own birthday party for ten
  Slow breathing, 4-7-8
  my partner's on strike, rent's due, I don't want advice, just a still quarter of an hour
  hormones. tears. sofa. softness.
  the creative director screamed, I didn't scream back, now I need somewhere for it to go
  I'm at the hospice with my aunt, she's asleep and I'm sitting watching the snow, want to be steady for her
  was going to work out the heating bill but my heart's hammering so first some air
  what works for me is a dim room and one note, I've got autism and the fire drill went on for eleven minutes
  want to stay awake with my sadness but not drown in it
  trying to breathe through this cramp on a train full of rugby fans
  meeting in ten, pulse at 110, target 75
  Before exam: quiet
  it's only a blood test I'm 52 years old for goodness sake
  our landlord's selling, we found out by the sign in the garden, head's spinning
  seated meditation with the sangha online, cameras off
  my daughter's driving home in the fog and I'm at the window, would like to sit down and be reasonable
  finishing touches to nothing, I'm staring at the sea with my flask till I stop being furious
  the ironing of my temper
  I've sprained it, it's up on cushions, it's hot and thudding, distract me gently
  they're reading out the names at four. I might be on the list. I might not.
  bless this day, bless this bus, bless that man's elbow in my ribs, just a silent prayer till my stop
  shaky after the near-fall on the ridge, sitting behind a rock till the legs come back
  I'm twelve, I've stage fright, I'm a sheep in the nativity
  not ready to talk, not ready for bed, just ready for some gentle nothing
  phone call with the school has left me seething, going to water the tomatoes very slowly
  Audit today. Door closed, shoes off, five breaths.
  the scan was clear!! so why am I crying in a multi-storey, easy now
  neck's stiff from worry, doing those tiny rolls the physio showed me
  walking meditation, heel, toe, from the vestry to the gate and back
  everyone wants me to decide and I'm full up to the neck, let me have a pause with no choices in it
  waiting by the phone as if it's 1962
  panic about flying home tonight, hours to go yet, want to unwind the spring a bit
  soothing my newborn and myself at eleven in the morning, she's got hiccups, I've got dread
  angry at the computer, walked off, leaning against a warm radiator
  fifteen minutes with the singing bowl
  So nervous for my sister, she's the one getting married
  just told the kids about the divorce and they went off to play Minecraft and I'm left here on the bed edge, breathing
  Ease the shoulders
  my breath is up in my collarbones, bring it down to my belt before I sing
  the ceiling's dripping, the council's on hold, my blood's at a simmer
  finished the night shift handover but there's a bus and a school run before any sleep, I'm rattled by what I saw, settle me
  I try to pray and I end up listing worries, today I'd like just quiet
  redundancy letter came, sitting on the stairs with the letter and the cat
  don't hype me up for this interview, hype makes me babble, smooth me out
  can't bear the noise of the open day any longer, ten mins in the store cupboard with the paper reams
  worry dolls under my pillow at school, matron says try this
  tension headache from squinting at contracts, off the screen, cold flannel
  10 minutes with nature sounds, my therapist's homework
  before the hard conversation I'm sitting in the car with the engine off to get soft
  rage gardening turned into gentle weeding, keep going in that direction
  overdone it, fibromyalgia says so, an hour of warm and still on the couch, got guests at six
  slow swim of the mind after a morning of small claims
  in the sacristy, ten minutes, gathering myself before the funeral I'm taking
  stressed mum in a bouncy castle car park
  My competition piece is next but two, cold hands, hot face
  tea ceremony practice, alone, as quiet as I can
  I think they're going to say no and I'd like to be all right either way
  sore after the fall, eighty-eight, nothing broken, sitting in the sun
  let my thoughts pass like the cows do, one after another, no hurry
  the auditors found the error, it was mine, and I've gone to the churchyard over the road to stop shaking
  I've been brainstorming since seven and my head's fizzing unpleasantly, need a quiet cup of something
  need to slow down
  waiting to be called for my interview, there's five of us on plastic chairs pretending to read
  my daughter's at the dentist having one out and I'm out here feeling every bit of it
  been up since the baby but no chance of sleep, just want to sit softly with her on me for a while
  some days the pain is a 7 and all I can do is be still and listen
  Yoga, gentle, 10am
  after that phone call with the insurance my whole back's gone tight, I'll stretch a bit, slowly
  my best friend moved away today and I feel wobbly
  just prayed, going to stay sitting here on the mat for a bit because it's the only quiet spot in my day
  he texted "we need to talk" and then nothing for two hours
  I'm going to be in front of 400 people in a minute and I want to arrive slow
  the news about the factory's made everyone frantic, I want out of the franticness for a coffee's length
  hand on heart, hand on belly, Tuesday
  I'm stuck on this maths and I've gone all hot and teary so I'm having a break from it
  waiting on my mum's MRI
  bit panicky, can't say why, at my desk
  The twins have been screaming for an hour; husband's got them; I'm on the back step looking at the moon, dinner's not even on
  breathing exercises for asthma, the physio's ones, twice a day
  letting my temper settle like tea leaves
  been told not to lift, not to bend, not to worry, so I'm lying flat trying the third
  I'm going in for the pitch in a bit and I've got that electric feeling, want it earthed
  exam stress. had a cry in the library toilets. give me some time out before I go back in
  spending my break in the prayer room because it's the one place nobody asks me where the stapler is
  my heart jumps every time the phone goes, we're waiting on a kidney
  slow walking in the woods after a row about money
  doing nothing on a bench in the sun between two funerals, I'm the organist
  I hate flying and we board in fifteen minutes
  let me be dull and peaceful for a bit, I've been charming since breakfast
  cool-down: not from exercise, from my brother
  endo pain, heat pad, work laptop shut till it passes
  anxiety's back after years and I'm using the old trick of counting blue things
  the judge has gone out and we all sit here
  I've got a wedding speech in an hour, I've got it off pat, but my tummy's in knots
  Metta, then back to the ward
  my head's a wasps' nest after the school board debate
  sat by the incubator, want a soft rhythm for the two of us
  gripping the wheel in a lay-by, thirty lorries have gone past, I'll go when my hands are loose
  the boss is shouting next door and even though it isn't at me I can feel it in my teeth
  feeling sad since the anniversary, lighting a candle, staying with it, tea at five
  I lost my temper with a patient today, first time in thirty years, need to sit down with that quietly
  steady the nerves before my grading in judo
  nine months sober and the pub's right there, want to breathe till the bus comes
  to be quiet inside while the drill's outside
  my stomach's churning because of the letter from the home office
  gentle rocking in grandma's chair, sore hips, soft rain
  when it all gets too bright and too quick I go under my desk, I'm a grown man, I'm there now
  rehearsal nerves, silly really, it's amateur night
  Relax jaw
  overheated argument in the family chat, muted it for the afternoon, looking for my own quiet
  nursing my wrist and my pride after falling off the horse
  I can't settle till she texts that she's there, so help me settle anyway
  in an hour I give evidence; until then I want to be a stone in a stream
  morning meditation before the chaos of the nursery starts
  overwhelmed by all these tabs, sorting none of them, closing my eyes for two minutes upright
  sitting zazen with a dead leg
  can I have ten minutes of soft, I've got a newborn and builders
  my singing teacher says I'm tight as a drum, so long slow breaths, no notes yet
  she's in labour, I'm the dad, I'm no help if I'm panicking
  frightened about mum's fall, train's not for an hour, hold me
  after the exam, before the next, twenty minutes on the grass not talking about answers
  my brother's learning the trumpet, I'm learning acceptance, and there's an hour of it left
  waiting for the ethics board to rule on my project, sat under the clock
  I'm supposed to lead the meditation at work in five minutes and I'm the least peaceful person in the building
  slept fine, ate fine, still woke with a stone on my chest, want to sit in the morning light till it shifts
  customs have taken my husband to a side room about the cheese, trying to wait like an adult
`;
