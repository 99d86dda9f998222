/** Sentences of 250 people for this state, in English. */
export const CALM_IN_A_WEEK = `
  buzzers still going in my head
  shouted at by a relative and im shaking in the sluice
  dreading tonight, need to psych myself up
  I slipped with the knife, ruined a rib, and my temper is not fit for tools.
  Ten quiet minutes by the stove before I touch the bridge again.
  everyone on my course has read everything and i have read nothing, total panic
  what if i fail the january exams
  need to calm tf down before the moot
  lost a 3hr run to a crash, i want to throw the controller in the sea
  hate raid in chat, feeling gross
  I am nervous because I speak English in front of 30 people
  deploy was fail on Friday, my heart is beating fast
  Blood's boiling after what the depot manager said to Aisha.
  Count to ten before I answer this email.
  she would have been 70 today. Sitting with it
  wasps got into the weak hive and I am cross with myself
  listening to the hum a while, slows me down
  Portal crashed, deadline midnight, pulse somewhere near 140
  We didn't get it. Again. Need a minute.
  Breathe (no, really)
  they wont stop and im crying too
  worried is the small one gaining enough
  rocking one humming to the other, trying to stay calm myself
  four years in and nothing to show, the feeling has a half-life of never
  vacuum pump failed and I'm failing with it
  The mixer died, the sous-chef walked, and I am about to scream into the flour
  one cigarette's worth of peace, without the cigarette
  Admin is dropping in tomorrow and my stomach is doing imaginary numbers
  Fire drill, fight in the hall, copier jam. Deep breaths by the window.
  I was insulted in the vestry and must put away my anger before Mass
  silent adoration for half an hour
  My heart is troubled for the young man who came last night
  Praying the rosary slowly to quieten myself
  IF HE SAYS "QUICK QUESTION" ONE MORE TIME
  filed it 2 mins late maybe?? sweating buckets, calming down
  walking around the parking garage until i stop being furious
  a 1-star review called my baby "lazy", hurt all morning
  launch in six days and everything in me is buzzing
  tractors bogged payout's dropped and I'm that wound up
  wind's howling and I keep worrying about the calves
  hands still trembling after resus
  consultant tore strips off me on WR, trying not to cry in the linen cupboard
  5 mins box breathing then back out
  The committee's accusations have upset my digestion and my peace
  pranayama on the terrace before the sun is high
  one waits for the biopsy result and pretends to paint
  bombed. bombed so bad. replaying faces
  pre-show pukes. nerves. every time. eleven years
  staring at the bathroom tiles backstage till i'm normal
  BACS cut off in 40 min and the system's frozen, feel sick
  sunday dread. month end tomorrow
  sitting in the car with the rain before going in
  The concrete tests came low and I cannot sleep from thinking
  My chief corrected me in front of everybody, still hot in the face
  someone yelled something from a ute and I can't shake it
  wig won't sit, cue in twenty, losing my tiny mind
  mascara off, slow breaths, remember who I am
  mocks tmrw n im proper stressing
  my best mate is moving on mad n i cant think
  guy cut me off and I had to brake with forty tons hands are still shaking
  Japji Sahib in the cab before starting
  missing home a lot tonight it sits on the chest
  Read a rival's marvellous review and am green to the gills
  so scared this book is no good that I've cleaned the oven twice
  Sitting quietly before I go to the bedside.
  I am carrying three families' sorrow today and need to set it down a moment.
  centering prayer, twenty minutes, door closed
  red across the board, stomach too
  boss: "can we chat". no context. spiralling.
  sit. ten min. no phone
  bride is crying I am crying generator is not working!!!
  in a flap since morning, too many phones
  dark two months, heavy in the chest
  angry on the supplier. Breathe.
  sit by the stove and look at fire, calm the head
  feeling a touch fragile after that conversation, door closed
  The CEO's email has raised my temperature somewhat
  stepped on the same Lego twice and said words
  I love them. I am hiding in the pantry. Both true.
  seasick and stuck and sick of these five people
  ROV's gone quiet, trying not to panic about 80 grand
  lying on the bow listening to the hull, easing off
  April 12. My eyelid is twitching.
  IRS notice addressed to ME. Deep breath.
  box breathing before partner mtg
  orchestra audition and my bow arm shakes
  I cracked in the recital and everybody heard
  humming long notes with eyes closed until my pulse slows
  that child's face is staying with me
  forty cases, no petrol, I'm drowning
  I stop in the parking lot at the sea, five minutes, breathe salt
  so angry at the magistrate I could spit
  release at midnight, prod issue raised, my hands are cold
  they said "QA missed it" in front of client, feeling insulted
  Someone put a brick through the window. I must be calm before I speak to the young ones.
  dhikr, slowly, before dawn
  carrying everybody's secrets tonight, heart heavy
  shelf collapsed, two months of work in shards. I'm not okay
  tax bill + leaky roof = knot in stomach
  boss wrote me up over nothing im seeing red
  layoff rumors got my gut in a knot
  sit in the truck radio off cool down before i walk in there
  being screamed at down the phone since 9 and my ears are ringing
  A death threat in the post. Police called. I need to stop shaking.
  lap round the Peace Gardens, settle myself
  rejection sensitive dysphoria is having a parade
  17 tabs 3 deadlines everything is loud
  weighted blanket, lofi, stop spinning
  My hip appointment's Tuesday and I fret
  rocking chair, tea, watching the tide go
  I miss Harold at this hour
  pipeline died 10 min before demo, pulse 120
  feeling like a fraud among the PhDs
  walk in Karura, slow down
  stage fright but like, in advance
  customer threw a flat white at me. literally
  IG inspection got me wound tight
  bad dream again. grounding drill, five things i see
  cleaning my rifle slow to get level
  The go-live is shifted again and I am inwardly cooking
  Customer has complained at my boss, I must come down first
  Mittagspause: Meditation
  customer give one star lie review, so mad my hand shake
  son in hospital for arm surgery tomorrow, worry all day
  light incense, stand quiet before open shop
  The funding ends in June and I find that I wake at four and count
  a cruel peer review, which I have now read nine times, each time with less dignity
  Evensong, at the back, for the quiet
  brain fog n dread, curtains shut, dunno
  had an argument online n my heart wont slow down
  rain sounds n breathing pls
  a bad night; bub's fine now, I'm not yet
  so cross with the registrar, needing to let that go
  sitting in the garden with the tui, unclenching
  Verdict's out. Hands won't hold still.
  lost one today I shouldn't have. Dark humor failing.
  three laps around Congo Square before I say something contemptuous
  someen stole my pattern and is selling it. fair raging
  ferry cancelled, family stuck, canna settle
  just knitting garter stitch by the fire for peace
  six weeks of cash. full body dread
  cortisol city after that board email
  Headspace then the hard email
  they say I broke the printer, I didn't, I am very upset
  afraid for the settled status paper
  church is empty now, I sit
  I lost to a boy of eleven. Need to cool the blood.
  before tournament stomach is like stone
  quiet, close eyes, see board empty
  she asked me who I was again today. Heavy heart.
  She's dropped off in the chair, so a cup of tea and a bit of quiet for me
  lost my temper with her and now I'm ashamed
  climate grief, I see the graphs at night
  court letter came. scared
  going to the Elbe, look at water until it's quiet in me
  checkride tomorrow, cold hands
  made a level bust in sim. Shame all over
  four in, seven hold, eight out
  sitting. just sitting. twenty breaths
  honestly even I am frazzled, rates went up and the studio flooded
  jealous of another teacher's retreat and working with it
  Silent morning
  got cussed out on three porches in a row
  tornado sirens all night, nerves are shot
  parked by the cornfield, windows down, resetting
  Pager PTSD. Every beep. Sit down, man.
  hot pot, eyes shut, no pings
  A child got small injury in my class and I blame myself
  piano part at the ceremony, fingers already cold
  tea, only tea, before opening the door to the children
  Typed the wrong scorer. It's printed. Ground, swallow me.
  deadline in nine minutes, penalty shootout, arteries
  breathe, then read the trolls. Or don't read them.
  Lost the foal. Need to sit in the truck a spell.
  bad blood with the neighbor over a bill, jaw's been clenched since dawn
  client wrote "a native would not say this". Wounded.
  three agencies, one deadline, no air
  window open, listening to gulls till I soften
  manager breathin down me neck gonna blow
  skint till friday n stressed
  the budget got halved and so did I
  the little one has a fever, the big one has a tooth, I have a deadline
  someone screamed at me over a 40 cent fine
  feeling small after that board meeting
  customer called me names for 30 minutes, I just want to cry in the CR
  QBR tomorrow, tummy rumbling
  5 min aux, inhale exhale
  the bus driver passed me by again and I'm steaming
  construction noise all day my ears feel skinned I want silence
  just sitting with the dog breathing when she breathes
  dumsor again and my exam is tomorrow morning ei
  my father is asking about results and my heart is cutting
  gospel, eyes closed, small breathing
  buyer pulled out at exchange!! I could SCREAM
  just nervous energy before the auction, hands like ice
  sitting in the Mini with the window down, counting backwards!
  the soloist has lost her voice and I my composure
  cried after the funeral we sang for, still wobbly
  humming, feet on the floor, before they all arrive
  46 degrees and some bloke accusing me of ripping him off. Simmer down, me
  worried sick about the lease
  smoko in the shade with the dog, say nothing
  my findings got ignored again and I'm stewing on the ferry
  impostor feelings before the readout
  heckled for two hours, heart still going like billy-o
  can't shake the online abuse, want it out of my head
  breathing on the steps before I go into chambers
  alarm went off, a lad was hurt. I'm home but my body isn't
  the noise of the doors, can't get it out of me
  hand on the steering wheel in the car park, slow out-breaths
  somebody says i stole his bit and i'm ragin
  two listeners more than last month, what am i at with my life
  sirens last night, can't concentrate, just want steadiness
  tenure committee votes today and I'm made of wire
  walk on Carmel, count nothing
  letter from government, I'm afraid to open it
  I hear fireworks and my body remembers, I need quiet
  I miss home so much today
  got a right bollockin in front of everyone, head's fried
  exam the morra, bricking it
  my professor said "nice". NICE. I am unwell with despair
  the show is in four days, I cry on pins
  espresso no, camomile yes, be still my heart
  We lost dear Walt. I'd like to be quiet with that.
  cove path, slow steps, noticing
  unsettled after the doctor's voice on the phone
  MTTR of my soul: unknown. 5 pages since dinner
  exec bridge, 30 ppl watching me type
  latency down, breath up. 4-4-4-4
  my hygienist quit by text. breathing through my nose
  volunteers fighting on WhatsApp and I'm clenching (ironic)
  rain is breaking the tarpaulin and I'm worrying for everything
  daughter's admission list comes today, hands are cold
  first agarbatti, hands folded, one minute silence
  marshalling area, gonna spew
  missed the cut by a hundredth and i cant stop crying
  slow visualisation, quiet pool
  refreshing email like a lab rat, need to unclench
  my nemesis got a series order. I'm happy for them. I'm lying on the floor.
  hike Griffith slowly, no podcasts
  the sprinkler test. THE SPRINKLER TEST. I require composure.
  budget rumours; a persistent tightness
  ten minutes in the vault, where it is 18 degrees and no one speaks
  email was rude and old me wants to answer. New me breathing.
  everybody here went to college. feel outta place
  bathroom break, water on face, reset
  holding everyone else together and nobody is holding me, tired heart
  surprise JCI visit ma'am, cold sweat
  chapel, 3 mins, before endorsement
  clouded out the ONE night of the occultation and I'm fit to be tied
  road's icy and the nerves are at me
  lying on the trampoline, looking up, hearing nothing
  pressure from above to sign what I shouldn't; my spirit is troubled
  traffic, fuel queue, insult; let me first cool down
  wobbled a line. client didn't see. i saw. spiralling
  back spasms + rent + creep in DMs = rage
  breathing w the machine off
  long letter from council, words swimmin, gettin wound up
  cut 40 quid oak wrong. fumin
  cuppa on tailgate, shush
  we dropped the bot an hour before comp im freaking
  everyone looks at me when stuff breaks
  a mammy cried, then I cried in the car
  tribunal on Tuesday and I'm churning
  pebble in my pocket, feet on the lino, slow
  hail alert. I look the clouds and I can't swallow
  the bank doesn't answer and the grapes don't wait
  alone in the barrel room, it is cool, I breathe
  delay repay can't repay what this is doing to my blood pressure
  partner's email: "thoughts?" Heart sank past Didcot.
  Quiet coach, actual quiet, eyes shut till Swindon
  church split talk has got me so tore up
  Psalm 46 and the porch swing, real slow
  waiting on Roy's test results
  maintainers shouting in the thread I started, stomach hurts
  ice hole, one breath, two breaths
  they left an hour ago and the flat's so quiet it rings
  before I reply to her text I'm going to breathe
  solicitor's letter. red mist.
  he's run off and come back and I'm sitting on the stairs, wrung out
  making my shoulders come down from my ears
  saying goodbye to a little one on Friday and I can't even think of it
  down 2 bars, jaw locked
  2 min eyes closed pre-open
  if the fed surprises I am toast, hands cold
  my hands sweat before tablao, always
  I tune, I breathe, I tune
  they cancelled the festival. Sad and angry, I need calm
  doctor threw my prep in the bin in front of all section
  exam after two hours and my mind is white page
  two rakaat and a deep breath
  skipper accused me of fiddling, near came tae blows, need tae settle
  storm force ten and ma nephew's oot in it
  tea in the cab, watching the gulls, nae talk
  crate arrived with a tear. I am outwardly serene, inwardly monsoon
  the press called it looted; I am agitated and must answer well
  sitting before the Bodhisattva until it works
  somebody left a 1 star cuz mail was late. ugly cryin in the soap shed
  creek, bare feet, hush
  day 11 of 14 and I miss em so bad it's physical
  cyclone coming, flights off, antsy as
  sunset on the ridge, slow down head
  Heavy call earlier. I'm off the phones and need to come back to my own body.
  hand on heart, feet on carpet, three minutes before the next shift
  compassion fatigue is a real thing and I'm it
  viewers mock my translation on Twitter, face is burning
  the file is broken one hour before the delivery!!
  warm barley tea and sea sound only
  April is here and it is heavy in the chest
  inspector in my class tomorrow, I am uneasy
  walking home over the hill, slowly, greeting no one
  mate's missing on the fell. found now. shaking like a leaf
  tarn, feet in, no rush
  regulator on line two; spine of ice
  I flagged it and they hate me; uneasy evening
  ten breaths in the lift
  got a hate comment and my heart went plop
  mom checked my grades, i'm hiding in toilet
  overthinking everything pls quiet my head
  mower nicked out the van. raging
  backs gone, no sick pay, worrying
  sat in the potting shed listening to the rain
  cyber incident. cold. composed outside only.
  4-7-8 x5
  buddy got hurt on the job, cant quit seein it
  road rage. parked it. breathin.
  The plan was changed without announcement and I cannot think.
  Overload: canteen, perfume, three voices. I need nothing.
  Rocking chair, ear defenders, twenty minutes.
  dead air for nine seconds, still hot and cold all over
  boss sent a voice note of seven minutes, I'm afraid to play it
  bad turbulence, smiled through it, trembling now in the galley
  lonely in my 30th hotel, feels like cotton wool
  a deadline at midnight and the upload server answers not
  opponent filed 600 pages, I notice my shoulders at my ears
  a slow round in the English Garden without telephone
  inflation ate the advance, I'm a knot
  they gave the job to an algorithm, rage
  Ofsted rang. THE call. Somebody hand me a paper bag
  a disclosure today, shut my door to settle
  sat in a tiny chair in an empty classroom, breathing
  rm -rf'd the wrong scratch, hands numb
  grant outcome email expected between now and forever
  dog got in the ewes overnight. Sick at heart and angry.
  price at mart, the overdraft, it goes round and round
  leaning on a gate, that's all, leaning
  two dudes almost fought in my shop, I'm heated
  moms at the doctor all day, they say she's ok, I'm pacing
  gospel low, towel on my face, still
  letter from home, father not well, mind is disturbed
  I'm to preach before the bishop and my knees
  Examen, then silence
  Recollection day
  speaker is missing in 10 min. I do a crisis
  I forgot the allergy list, I'm trembling from stress
  in the stairs, sit, respire, go back
  They buried Winston today. I shall sit on the verandah and let the evening be quiet.
  The newspaper has misquoted me abominably and I feel it in my pulse
  erased the family photos drive. mom doesnt know. guilt eating me
  bullied on the bus, want quiet
  a man threatened me over a refused tablet, my heart is thumping
  power gone, fridge full of vaccine, worry worry
  wudu, cool water, slow
  the big gift fell through and I'm nauseous
  I told the board 1.2 and we're at 0.8. chest like a drum
  lake walk, mittens, no podcast
  near miss at Deansgate. He's fine. I'm not.
  marked 58. thick as a brick feeling back again
  five minutes in the cab, doors shut, before signing off
  the stone split after three weeks. I have no words, only heat
  no power, no visa, no news
  I sit in the shade of the msasa and do nothing with my hands
  fed up of not being believed and the tears are coming
  assessor is phoning today, all jittery
  slow breathing, eye pillow
  -3.2σ day. hands sweaty
  bonus mtg tmrw, loop of worst cases
  I translated wrong in front of guests, so shame
  typhoon day alone, feeling nervous, windows shaking
  temple, incense, small quiet
  Some dad called a ten year old useless. I'm boiling.
  final tomorrow and I'm more nervous than they are
  That last call got in. Stepping out to breathe before the next one.
  hung up and shaking, kid's voice
  headset off, hands under cold water
  publisher wrote "unfortunately". need a slow walk
  8b was chaos, I shouted, I regret
  tidying the meeples by colour to calm myself
  boss scold in the WhatsApp group, whole company see
  leeches, lightning, lost a prism worth 3k. relax first
  zikir in the car, jam anyway
  outbreak confirmed; phone has not stopped; need one quiet quarter hour
  a nurse we knew is in isolation. Fear.
  someone posted my pic w a gross caption, spiraling
  two nights til con and nothing fits, PANIC
  bath w the ducks, soft music
  It's his birthday and I'm at my desk pretending
  came over me in the stationery cupboard, needing a minute
  sea wall, coat on, just breathing with the waves
  Everyone has stopped asking. I feel odd and heavy.
  A man spat at me. I finish the run and then I need peace.
  tree on the line near Wil, hard brake. All stop. I must become calm for the passengers.
  between two trains seven minutes, bench, sun, slow breathing
  client: "can it pop more". i may pop first
  retrenchment rumours. wordless, for once
  five kids, five fevers, one of me, Lord give me patience
  snapped at my oldest and feel awful
  quiet time, rocking chair, prayer
  solo on live telly, lips have gone to cardboard
  got charged for dirty boots, livid
  hymn tune, slow, for nobody
  mass production has smoke. Boss is looking at me. Hands cold.
  996 again, angry in silence
  cooler died overnight, everything's wilted including me
  Mother's Day eve nerves, phone hopping
  sweeping the floor slow, radio low, letting the day out of me
  I dropped a negation. In a nuclear debate. Heart still somewhere else.
  voices in my ears all day, I long for none
  eyes closed between turns, long exhale, mute button
  weigh-in tomorrow, hungry and anger in everything
  police stop me again for nothing, I have the heart in fire
  hands wrapped, eyes closed, I see the ring quiet
  took a wee yin tae the mortuary. Quiet please.
  fumin, somebody nicked ma jaiket an ma dignity
  chapel at the back, cap aff
  strike, tear gas on the avenue, unsettled
  my paper was called "derivative" and I, a Stoic, am furious
  sea, eyes at the horizon, assent to nothing
  somebody left a bag with a whole life in it, photos and all. Got to me.
  shouted at over a jigsaw missing a piece, nerves jangled
  cuppa among the curtains, door on the latch
  server got ddosed during the event im shaking mad
  friend ghosted me n it sits there
  stranded at the bus stop again, ramp broken, steaming
  promotion board at nine, palms wet on the pushrims
  feast is in three days, forty people shouting for their clothes, head is boiling
  I burned the silk of a bride. I am cold with fear.
  prayer mat in the back, slowly
  took one home with me today. His face. Can't put it down.
  bailiff was vile on the phone and I'm trembling with temper
  pier, chips, gulls, nowt in my head
  drive not mounting. drive not MOUNTING. calm down yaar
  censor notes came, 19 cuts, fuming
  bandstand, sea, one vada pav, no screens... ok just the sea
  we came too late to the barn. I want to sit in quiet.
  siren in the ear although there is no siren
  eruption ash and exam and my grandmother, too much all at once
  advisor answered "we need to talk", it's already two days
  drinking horchata lojana watching clouds on Pichincha, breathing at altitude
  she cried at her fringe and now im crying in the corsa
  two no shows n rents due feelin panicky
  migration cutover tonight, BP up
  visa interview slot tomorrow, tension
  surya bhedana, no no, chandra bhedana, cooling one
  rejected by the magazine with my own name spelled wrong, ache
  lonesome like a bowl
  stand at the back door with the snow and the dumpster and breathe
  storm took the polytunnel. Just numb and cross.
  the bank. always the bank. Insides in a twist
  deadheading, that's my rosary
  lockdown drill turned real for ten minutes; my knees haven't got the memo it's over
  everyone needs me at once and I could weep into the laminator
  behind the sick bay curtain, few slow breaths
  my own cardiologist gave me a percentage. Unsettling to be the sample.
  The market dropped and I'm checking too often; I should like to stop fretting
  nose is tired and heart is tired, the exam of the client is tomorrow
  go in the jasmine field and only breathe
  a fly cue went early and someone could've been hurt. Shaky. Need to sit in the dark a sec.
  half hour call, stomach in the wings
  counting rests with my eyes closed
  decisions come out at 4 and i feel like a shaken soda
  first gen and nobody can tell me if im doing this right, so stressed
  lying in the orchard w my dog
  machine broke and the queue's grumbling; I need to steady my voice
  thinking of my brother's court case and I can't settle
  guest put the boat on the rock. I smile outside. Inside, storm
  waiting for forecast, nervous for regatta
  floating on the back, ears under water
  I get sweaty just thinking about that technical interview
  drunk dude swung at me in the lobby. I'm good, just need my pulse back down.
  a stranger tutted at us and I held it together till the car
  held his hands through a meltdown, forty minutes, he's fine now. I'm the one humming.
  he's stimming, I'm breathing, we're both alright
  paroxysm at night over the village of my parents, I watch the monitors and the throat is closed
  journalist wrote I said "imminent". I'm furious, must cool like pahoehoe
  got a name wrong on the front page. In a town of 900. Pit of dread
  tornado watch, dog's under the bed, me nearly too
  threat phoned in to the synagogue. I need a steady heart before I meet the parents
  words with my brother, erev Yom Kippur, unquiet soul
  sitting with the breath, one psalm, no phone
  a solver found an error in print. I've gone cold to the wrists.
  jigsaw, sky pieces only, to un-knot the head
  redundancy letter's come. Thirty-one years. Sat in the shed.
  everyone's asking what'll you do and I feel like decking someone
  river, rod, no fish needed
  comments calling my food nasty. stepped out on the porch to breathe
  algorithm tanked me and rent is real, anxious as a cat
  container of flowers stands still and everybody is phoning me at once
  fine of 60,000 threatened. I must think clearly but I'm hot and cold
  ferry deck, wind, mouth shut
  42 isn't enough and I know that's insane but I'm crying over a practice paper
  my hands go cold when the results portal loads
  breathe in for four. I am not my predicted grade.
  no news from my brother on the island, stomach in a fist
  a dancer tore her ankle, show in three days, I'm shaking
  barber-chaired on me today. Inches. Sitting on a stump till my legs come back.
  wildfire smoke and my sister's on that road
  lean against a cedar awhile
  shooting to the east last night. all fine here. not calm though
  I turned people away from the line; it sits on me
  in the tukul, mosquito net, counting breaths
  tilted. TILTED. two outer on the river. step away.
  down 14 buy-ins this month, brooding in the tub
  Meditate before session
  saw something on a scan of someone my age with my name. Bit rattled.
  waiting room's kicking off, deep breaths behind the lead glass
  Landslide on the road and two girls not yet back. Lord, settle me.
  an hour before the Blessed Sacrament
  harsh words in chapter today and I cannot lay them down
  crack found in block 17, my mouth is dry
  family in Mekelle, no phone since morning
  lost my voice the day of the big one. hush and panic
  ghosted after callback, sore about it
  hum, lip trill, slow exhale
  client dropped the bar today (ok now) but my heart still runs
  stretch, dark room, breathe through nose
  mind racing over something I said in 1994
  worry worry worry, it has its own family tree
  breathing with the wind chimes
  two developers had conflict in stand-up and I carry the tension in my shoulders
  reorganisation announcement at three, uneasy
  forest path, no agenda item
  short 4 grand till I wasn't. heart's still in my boots
  blizzard, son's hauling on I-80, frettin
  hymn in the pickup, heater on
  I heard steps, there was nobody, pulse is high
  critic wrote "decorative". I chew it the whole night.
  sit in front of the Madonna, she breathes also
  three goodbyes in one day and I've got nothing left in the tank, just want to feel ok
  an owner said we only care about money, properly upset
  kennel floor, spaniel head in lap, few minutes
  someone at the conference called it a dying language. I'm still hot.
  dark at 1:30 and I'm missing my mother
  qulliq lit, sitting by it
  fire alarm at 3, four hundred folk in kilts and pyjamas. I'm wound like a clock
  guest got in my face. Back office, door shut, breathing.
  a mom screamed at me about a bracket, smile still stuck on, want to scream back
  hurricane watch and my folks won't leave
  sit in the beach lot for ten, waves
  demo crashed ON STAGE. ears hot. want to vanish for a bit
  board exam roll number slip came, tension
  sheriff lockout on Monday for a family I love. Rage, grief, all of it.
  my own eviction notice, of course. Breathe.
  lake merritt lap, slow, geese
  a competitor copied my duck. I'm so angry I cut crooked
  Advent: orders, orders; chest like in a vice
  sanding a ball, with closed eyes
  reserve duty call came. sitting down a minute
  4 outages, 1 me, pulse loud
  car nearly off the causeway in the gale, hands still at ten to two
  second death this week among folk I've known all my days
  machair, lapwings, standing still
  3 weeks out, heart at the 99.5th percentile
  failed by 2%. I'd like to not feel this for ten minutes
  broke my friend's camera, feel terrible
  burst main on bank holiday Saturday. Losing me rag
  storm surge warning, watching the sea wall
  dog on beach, tide out, not a soul
  boy poured acid, nobody is hurt, my knees still don't know it
  there's tear gas near the school, I want to calm before lesson
  walnut tree, chair, nothing
  her team killed my favorite chapter, I'm sulking with teeth
  is this legal threat real? stomach says yes
  humming Carter Family on the stoop
  strike, fog, ring closed, twenty calls waiting; even ademen
  I made a mistake of €30k and nobody knows yet
  hard call this morning, she didn't know me. I'm just sat in the car.
  no calls this week = no rent, sick with it
  prom, wind, breathe out
  contract ends in March, WissZeitVG, insides in a knot
  my talk was torn apart in Q&A and I'm replaying each clause
  feeding ducks in Clara park, no categories
  lost 14-16 in OT, throat burning, cool off first
  match point tomorrow, belly full of moths
  turned a mum away at closing, empty shelves. canna get it oot my heid
  cooncil cut us. Spittin.
  tay bridge view, five deep yins
  the house is very quiet of an evening and I get a bit wobbly
  I pressed something and everything vanished, oh dear, my heart
  winding wool
  wrong number on p.37 and it went OUT
  sunday night, phone buzzes, whole body flinches
  helicopter went by to the face where my friend works. Waiting. I need calm.
  I fell in a crevasse, nothing broken, it trembles inside
  looking the glacier, without doing
  animal died mid-recording after five hours. frustrated to tears.
  scooped. bioRxiv. this morning. I'd like to sit on the floor of the cold room
  tourist got lost from my group; she is found, I'm with shaking legs
  bad review "too many stories"!!! I must laugh but I burn
  small chapel on the rock, wind, candle
  nicked an ear. dog's fine. i'm not.
  bit again, jumpy as heck
  puppy breath therapy in the back room
  named in the local paper. Rattled, cross, and I can't say a word
  the colonel has my mobile number
  a quarter of an hour at Start Point
  somebody painted over the face at night. My stomach.
  high on the scaffold, suddenly afraid, I came down
  copal, low light, sit
  client was put on the bus before the stay came. I'm in the stairwell.
  every headline is a jolt, twitter off, need to come down
  rating down 120. chest hollow
  last minute WA WA WA, i want to calm before I smash keyboard
  robbery at the Nabua branch, all safe; staff are shaky and so am I
  cyclone cat 3 turning this way
  sulu on, sea wall, slow walk
  we lost three residents in one week, I have heavy heart with balloons in my hands
  families criticize on Facebook, it hurts
  in the snow garden, with breath like smoke
  crashed us into the bridge. Everyone's nice about it which is worse
  start line, bowels of ice
  hands in the cold water, one breath per stroke
  Meditation (really)
  Breathwork 7.15
  Therapy homework: grounding
  Walk & breathe before hearing
  Quiet chapel
  10 min nothing before exam
  Body scan app
  Calm down before call w/ ex
  Mindful Monday
  De-stress: sea wall
  sit (zazen)
  worry time 5-5:15
  Anger journal + breathing
  zikir
  Reset after shift - car park breathing
  Headspace day 40
  Silent retreat day 2
  Yin + candles
  I don't need ideas, I don't need a plan, I need ten minutes of quiet
  the speech is written and learned and I still want to hide in the cloakroom
  my son's teacher rang and my mouth's gone dry thinking about ringing back
  nothing to do but wait for the vet to call, and breathe
  "calm down," he said. I was calm. I am not now.
  before the hearing: steps, air, slow count to twenty
  spreadsheet blew up, client blew up, I'm next
  so nervous about the driving lesson, and I'm the instructor
  to unclench after the commute, sitting in the dark of the hall with my coat on
  can't settle, can't work, can't anything, waiting on a text from the ward
  the headlines have got into my bones again
  going to let the anger pass before I open the family group chat
  it's only a haircut, why's my heart going
  everyone's proud of me and I feel like a balloon near a cactus
  singing bowls, blanket, my own small corner of the shed
  mum's moved in. I love mum. I need a minute.
  looking for a bit of stillness between funerals
  overthinking a two-word email from the dean
  rattled
  heart in my boots
  one more beep and I'll cry
  wound tight as a clock spring
  grumpy, prickly, tender
  dread, the Sunday kind
  I'm all elbows today
  missing him in the cereal aisle
  come back to the breath
  hush now
  soften the jaw
  a slow cup of something
  stillness 6.10
  5 breaths before every call
  20 min still
  breathe → then solicitor
  the phone rang at six and it wasn't the news but my heart hasn't heard
  all the small things at once, like being pecked
  I've rehearsed the argument in the shower and won, and I'm still furious
  so ashamed about missing her recital
  tomorrow's the big cull of the herd and I'm sick at the thought
  butterflies, no, pigeons
  every ping makes me jump today
  counting breaths until the bus driver's remark stops mattering
  sitting by Mum's grave a while, then home
  a walk round the reservoir to cool off before I answer him
  putting my worry in a jar, lid on, till Thursday
  easing off the panic about Monday with some slow stretching
`;
