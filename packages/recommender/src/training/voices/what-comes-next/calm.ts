/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const CALM_OF_WHAT_COMES_NEXT = `
  Heart's going like a drum and I go on stage in ten, bring me down a notch but keep me awake
  too much coffee, hands shaking, got to serve tables in half an hour, settle me
  The baby's been screaming since lunch and I need ninety seconds of peace before I pick her up again
  Waiting on the biopsy call, can't sit still, don't want to sleep through it
  I'm furious with my brother and I don't want to say something stupid at dinner
  Between two night shifts, not sleeping, just breathing by the window
  pre race jitters, want to be cool headed on the blocks
  my back is on fire, sat in the car park, trying to breathe through it
  Deadline panic. Two minutes with eyes shut then I'll go on.
  School gates in ten and I'm still wound up from work
  Not tired, just frazzled, everybody wants a piece of me
  Woke from a bad dream at six, no point sleeping again, tea and quiet till the world starts
  Fajr done, sitting with my beads until sunrise
  I need to stop shaking before I ring my landlord
  overwhelmed by the inbox, going to look at the sea for a bit
  Gentle stretching after the tackle that did my ribs
  He shouted at me in front of the class. I'm okay. I want to be okay.
  Butterflies before my driving test, examiner's late
  bored AND anxious in the waiting room, is that a thing
  the kids are at each other's throats and I'm hiding in the pantry with a biscuit
  My legs won't stop jiggling and the results drop at noon
  Breathing break
  All day in the noise of the loom hall, ten minutes of hush then back
  I don't need hyping up, I'm hyped enough, I need my pulse to come down before penalties
  Labour pains far apart still, just keeping loose and serene at home
  You know when your jaw hurts from clenching? That. And it's only Tuesday morning.
  Sitting with grief this afternoon, not fixing it
  Yin yoga, slow, candles, but I've got to collect the boys after so don't send me off
  The plane's bumping about and I'm gripping both armrests
  I got shouted at by a customer, took my break early, five minutes of nothing please
  tension headache, blinds half down, still at my desk
  She says count to ten, I'm on four hundred
  Nerves, nerves, nerves. Wedding's at two.
  first day back after being ill, hovering outside the office door, want a steady heart
  My tummy hurts when I think of the maths test, mum said to try this
  Abeg my head is hot, this Lagos traffic, make I cool down small
  Can't bear the silence since the dog died, can't bear noise either, something soft in between
  Wired after the argument, still have the afternoon ahead of me
  Prayer time before the long drive
  On hold with the visa office, 47th in the queue, and my blood is boiling
  it isn't sleep I'm after it's quiet, there's a difference
  Caffeine regret. Never again. Floor, deep breaths.
  The wee fella has a fever, doctor's calling back, I'm pacing the hall
  lost the final, sat in the showers, don't want to talk or go home yet
  I keep refreshing the page for the grades and it is making me ill, help me wait
  Exhausted by people, not by work. A bench, a tree, a sandwich.
  toothache, dentist at four, it's one
  So stressed, ya, my manager is changing the deadline daily only, I want peace for five minutes
  mid-morning pause, nothing in my hands
  Dad's having his hip done. We wait. Vending machine hums.
  I get stage fright even for karaoke, calm my farm
  can you make my chest feel less tight before the interview starts, not sleepy tho
  Slow breathing in the stairwell, then back to the children
  Raging at the referee two hours later, I coach eight year olds, I should cool off
  The move, the divorce, the boiler. I just want to sit down on the inside.
  Home alone with the storm outside and my nerves, keeping watch till my son's bus arrives
  It's bedtime for the kids and mayhem, and before I go back in there I want my temper back
  I've slept enough, I've worked enough, I just want to sit in the sun and not feel hunted
  Nightmare rush at the till, five minutes by the bins, breathe
  Stomach in knots, coach selects at noon
  My hands go cold before every exam. They're cold now. It starts at half past.
  too jumpy to thread the needle, let me come down first
  The coffee was a mistake, the meeting was a mistake, sitting here quietly is not
  Vestry, before the service, a few minutes of stillness
  Everything hurts after chemo today, I'm up in the armchair with the blinds half shut, want gentle
  the twins are in the bath with their dad and I've got a whole ten minutes to be nobody's mother
  Wound up tighter than a spring, and there's the afternoon surgery still to get through
  can't concentrate because I'm afraid, not because I'm tired, so deal with the fear please
  Boring wait for a tow truck, snow falling, trying to be philosophical
  Mindfulness at lunch, canteen too loud, sat in my car
  I had a row with my flatmate and my ears are still ringing, want to cool off before I go back in the kitchen
  Tai chi with the pensioners by the lake
  The doctor rings between two and four. It's two.
  Not sleeping pills, not whisky, just something to take the edge off a bad afternoon
  Need to quit shaking before the violin goes under my chin, recital's at seven
  labouring under four deadlines and a cold, I'm going to lie on the carpet and look at the ceiling for a bit
  I've got the wobbles, first solo flight today
  Blood pressure reading in ten minutes, need to be chilled for it
  Jaw unclenched, shoulders down, that's the plan for my break
  Sir, kindly give some peaceful thing, I am having tension for my board results since morning
  he's in detention, she's in tears, I'm in the loo taking a breath
  quiet hour, dementia ward, afternoon
  I keep snapping at the kids and I hate it, help me soften before they're back from football
  Long night ahead on the rig, no sleep allowed, but I want the jitters out of me
  Don't gee me up. I'm about to do a dog's dinner of a presentation and I want ice in my veins
  crying in the car park again, give me a minute
  Meditation, twenty minutes, cushion by the radiator
  My therapist suggested noticing five blue things when the panic starts, it has started
  So much noise in the stadium that I've gone to sit under the stand for a while
  Is it normal to be this angry over a parking space, asking from the parking space
  Nothing's wrong, exactly, but my chest doesn't know that
  The interview's over, I can't tell how it went, and I'm going round and round, please slow the carousel
  A rosary while the soup simmers
  Resting my sore throat and my sore heart, both, on the balcony
  waiting on the vet, little Biscuit is in there
  I am at airport, my visa paper is maybe wrong, my heart is too quick
  before archery I like to empty my head and feel my feet
  Deep water, slow strokes, no lanes, no clock
  My neck's been stiff since the crash, ten gentle turns each side and some quiet
  Thunder makes the wee one shake, we're sitting under the table together humming
  I could kick every bin from here to Leith and I would love not to want to
  Hold me steady while the bank decides
  Five past nine, already behind, everyone's shouting; before I answer anyone I'm shutting the door for a moment
  Sensory overload, supermarket, headphones on
  Chai and the veranda and no phone, my nerves are shot
  settle petal
  Wife's in labour, slow so far, midwife told me to go for a walk and get a grip
  Feeling the baby kick and feeling scared, bit of a soft hour for both of us
  had four teas, one fright and a parking fine, and it's not even lunch
  Not giving up on the day, only pausing it
  My leg's in plaster, the itch is unbearable, distract and soothe me
  Everybody at work is flapping about the audit, I'd like to be the one who doesn't
  The gym's too loud, the office is too loud, I've found a church with nobody in it and I'm sitting at the back
  Halfway through a night shift and a patient shouted at me, I've ten minutes in the staff room to stop trembling
  I've a newborn and no village and a lump in my throat, let me sit by the window while she feeds
  Tea break, need the volume in my head turned down
  I know I'll play fine, I always do, but right now in this dressing room I'm a puddle
  The match is at three and I've been sick with nerves since breakfast, level me out
  one deadline, then another, then another. I'm putting the phone in a drawer for a quarter of an hour
  Can't breathe right when I think about the rent, and I've to open the shop now
  Stitches pulling, not allowed to laugh, so a slow easy afternoon on the settee
  I rolled my mat out at dawn to greet the day softly
  He's a lovely boy but autistic meltdown number three today, we're in the dark tent with the fibre lights, both of us coming back
  Cold brew has my pulse in my ears, and my lecture's in a quarter of an hour, bring it back to walking pace
  Stuck in a lift. It's fine. It's fine.
  My toddler is learning to nap and I'm learning to not cry on the stairs while he learns
  Before I step into court as a witness I'd like my voice not to wobble
  Swimming gently, no clock, bad hip
  Ah stop, I'm in ribbons with the nerves, the Leaving Cert results are out at ten
  Lay on the grass at lunch and watch clouds, I've an afternoon of angry phone calls
  I'm bored of being frightened
  got off the phone with my mother, walking round the block till I'm civil
  Breathe in for four, hold for four, you know the one, boarding in ten
  Sometimes when shift is quiet my worry becomes loud. Now it is loud.
  They've postponed the operation again, and I'm sitting in the hospital garden trying to be big about it
  I am not asking for energy, I have so much it is coming out of my ears, I'm asking for somewhere to put it down
  My ex is picking up the kids at six and I don't want a scene
  Zazen, 6:15 am
  Half-time, 3-0 down, I need to stop seeing red
  Christmas with the family, hiding in the coat room
  Bit overwhelmed at this party, standing on the balcony, might go back in
  Twitchy eyelid, twitchy leg, twitchy boss
  I'm in the queue for the rollercoaster because I promised my son
  Pain clinic homework, body scan, awake throughout
  Sun salutations, the slow kind, before the kids wake
  Doing dishes mindfully, as the nun recommended
  She's late, phone off, it's dark, I can't go to bed till she's in, ease my mind
  Too many tabs, too many voices, too many birthdays. Floor time.
  the wedding is in an hour and my fiancé is calm and I am a kettle
  Hot yoga's cancelled, cool breathing it is
  Sitting beside my mum's bed while she rests, peaceful like
  I hear the neighbours fighting again and my body goes stiff, I want to loosen and get on with tea
  I made a mistake on the ward today, not a bad one, but I can't stop seeing it, and I've four hours left
  Traffic's at a standstill, baby's crying in the back, I'm counting lorries
  Breath prayer at my desk
  About to open the envelope. Not yet. In a bit. Help.
  Mad busy cafe, knees gone, hid in the cold store, deep cold breath, back out
  Please, before oral exam, my English go away when I am nervous, how can I be tranquil
  Feeding ducks to come off the boil
  I rage-typed an email. I have not sent it. I would like to become a person who doesn't.
  Sad today. Sun's out. Bench.
  wanted to scream in the meeting, smiled instead, now my face hurts
  It's only a blood test, I know, I'm fifty-one, I know, hold my hand anyway
  Qigong in the car park with the other carers
  I've been on the edge of my seat since the exit poll, have to stay up, but can't stay up like this
  Four in the morning on the switchboard, bad news from home, and I have to stay at my post but I'd like it to hurt less
  My squad's asleep on the coach and I'm at the front fretting about tomorrow's lineup, keep me company, gently
  Don't send me to bed, I've a shift, I just need my stomach to unclench
  the coffee machine is hissing, the kids are hissing, I am about to hiss
  Cool, slow, level. Darts final in a bit.
  I was going to go for a run to burn off the anger but my ankle's gone, so I'll have to sit it off
  Lying on the physio's bench with needles in my back, told to relax, can't
  The bairns are finally at school and I've the house to myself and a cup with steam coming off it, no rush
  Ten years sober on Friday and today's a hard one, sat by the canal
  Listening for the phone. It's her scan today. I can't do anything else but listen.
  I've got a lump in my throat the size of an egg and the eulogy starts at eleven
  The oven broke, the guests come at seven, and I'm sitting down before I do anything foolish
  jittery after the near miss on the motorway, pulled over at the services
  Am I the only one who needs to hide in the toilets at a hen party for a breather
  I want to be boring for a while. Boring and still. With the window open.
  Everyone says the exam's easy so why is my leg bouncing, three quarters of an hour till we go in
  Waiting room, plastic fish tank, my name's not been called yet
  Going to the temple before office, mind is not in place
  After that phone call I can't see straight and there's a class of infants waiting for me after break
  I ran too hard at life this month and it's caught me; today I'm just going to potter about
  Slow walk, no podcast, hands in pockets
  Pain's a six. Breathing with it rather than at it.
  He's asleep at last, I should be too but I'm on watch with his fever, so let me be quiet and awake
  How do goalkeepers not vomit before penalties, seriously, asking as one
  I said yes to everything and now it's all on Thursday, today I'd only like to stop spinning
  Half an hour between clients, and I can still feel the last one's rage in my shoulders
  the nursery called, no she's fine, but my heart hasn't heard she's fine
  Sat nav says delay 50 minutes, flight says boarding in 70, my pulse says 140
  something in my day without an exclamation mark
  Tea ceremony, Saturday
  I'd rather be wrapped in a blanket watching the garden than doing one more brave thing this morning
  I know it is only a match but my hands are wet and my mouth is dry
  Fed up of being told to cheer up. Let me be quietly low by the fire and listen to the clock.
  The drilling next door has been on since seven and I've turned into a wasp
  Post-argument, pre-apology
  I can smell the dentist from here and I want to run, but it's a root canal so I'd better get serene
  Warm bath at noon because my joints are howling, then back to the accounts
  twelve messages from my mother in law. I've put them face down. I'm looking at a tree.
  Before the bride walks in I, the organist, would like to have fingers that don't tremble
  My mum's getting forgetful and got lost today, she's home, I'm in bits, kettle's on
  Stretching like a cat in the one patch of sun in our flat, dreamy but not dozy
  Yesterday I was panicking and ran about; today I'm panicking and will sit down
  Got through the night, got through the scan, now it's waiting and watching pigeons
  I'm a new teacher and I've locked myself in the stock cupboard for four minutes
  Hush hour at the swimming baths, floating
  Trembling, silly me, it's just a phone call to the council
  cold coffee warm sun no one speaking
  My sister gave birth, all well, but the worry's still galloping through me and I've got to get back to my till
  Can't abide the crowd, can't leave the match, got my eyes on my shoes
  I took the tube, had a wobble at Bank, I'm up in the air now on a wall by St Paul's
  A little stillness for an old man before his cataract operation
  kindly soothe my mind madam is shouting since morning and I have to serve lunch
  Bit weepy with the hormones, eight months along, sitting with my feet on a stool
  after the derby, in the car, letting the swearing leave my body
  The kids have invented a game called scream. I've invented one called shed.
  If I could just get through this tattoo without tensing up
  Deadline's in an hour and I've frozen solid like a rabbit, thaw me, quietly, so I can move
  it's the anniversary and I'm going to light his candle and be still for a while
  hormones, heat, hubby. Fan on. Breathing.
  People keep saying breathe as if I'd forgotten. I had, actually.
  I've got my boots on, my number pinned, and a stomach like a washing machine; slow the cycle
  The newborn's asleep, at last a moment with nobody touching me, I'll sit and look at the wall
  Audit week, day two, stairs, head between knees
  My anger's got a coffee habit
  Let me be like the heron, there, in the river, not doing anything and wide awake
  My son's on the pitch, I'm the parent who can't watch, talk me down
  Can I have something that isn't a pep talk? I know I can do it. I'm scared, that's all.
  half day, knees bad, weather coming, chair on the stoop
  Between contractions I'd like the sea
  I told my team it's fine. It isn't fine. I'm in the server room where it's cool and it hums.
  She broke my favourite cup and I broke my temper, let's both sit on the step
  Chest tight on the night coach, everyone else snoring, I can't sleep and don't want to, just let me stop imagining the bend ahead
  The school rang about his behaviour, the bank rang about mine, and now I'm ringing nobody for an hour
  Hold music has broken me
  Not lazy. Overloaded. Need the world at half volume till lunch.
  If my voice cracks in the solo my gran will never let it go, so let's get my breath nice and low first
  Stillness, 12:30
  Had my tooth out, face like a football, lying on the settee with daft cartoons and no plans to nod off
  I want to feel held, sort of, by the afternoon
  Walking the labyrinth at the cathedral on my day off
  Why am I sweating, it's only a first date
  How do surgeons keep steady hands? I'm icing a wedding cake and mine are going
  My heart is beating like after sport but I was only reading the e-mail of my professor
  hot flush, cold flannel, back to the counter
  Being on call makes every silence sound like a phone. I'd like one silence that's just a silence.
  I'd planned to scrub the floors but I've been shaky since the funeral, so I'll sit with the photos
  Boss's door's shut, my name was mentioned, I'm at my desk being a swan
  Oga don vex me finish, make I siddon under mango tree cool my blood
  Please, no beats. A drone, a bell, a long out-breath.
  Twenty minutes till the apprenticeship exam, and the lad next to me is panting like a spaniel, which isn't helping me stay level
  Turns out the noise in the cot was the cat. My pulse hasn't been told.
  Arthritis morning, hands in warm wax, radio low
  I'm not going to bed angry and I'm not going to bed, so help me with the angry part
  Got dropped from the side. Walking by the sea wall till I can say well done to the lad who took my place.
  Slow, mind. Slow, feet. It's only the supermarket.
  The twins' party: balloons popping by my ear since two, I've escaped to the porch
  Letting my nervous system catch up with the good news
  A bit of peace before the relatives, and I mean a proper bit
  Just got off the motorway in fog, sitting in the drive with the engine off, not ready to go in
  do you have anything for homesickness? first week at uni, everyone's out dancing
  Sitting shiva
  I catastrophise. At present about a rash. Appointment's at three, be the still small voice till then.
  Sunday, nothing on, a slow stew, and a wish to keep this feeling all day
  Watching my dad struggle to button his shirt has left me raw, going out to the bench before I help with his shoes
  Feel sick before every flight, this one boards at gate 12
  Night watch at the monastery, one candle, keeping awake softly
  Tried coffee, tried sugar, tried pacing, and now I'm twice as frantic; try the other direction
  The world's a bit loud, innit
  Restorative yoga with bolsters, 5pm, then cooking for six
  I've an hour until the custody hearing and I'd like my hands to stay in my lap
  Deep breath, says the dentist. Deep breath, says my wife. Deep breath, says the app. Fine, show me.
  Whole class is crying after the hamster died and so's the teacher, quiet time on the carpet
  I've pulled a muscle laughing, or panicking, hard to say; easy does it today
  Cloudwatching on break at the depot
  Too many cooks in this kitchen and one of them's my mother; pantry, door shut, count
  want to be unbothered by noon
  Afraid of the results, afraid of the silence, so a bit of gentle sound till the postman's been
  I'm up with the sick calf until the vet comes at dawn, and my own fretting isn't helping either of us
  Off the pitch, red card, tunnel, breathing like a bull
  It's playtime and the noise is a drill in my head; I've nine minutes in the library before I'm on duty
  Would you believe I still get collywobbles before bingo calling
  Lord, slow me down. I've got the grandchildren at four and I'd like to be nice.
  Pins and needles, that's what stress does to me, so I'm sitting on my hands in the stairwell
  A cup of something without caffeine and a look at the hills before we go on
  The bills are paid, nobody's cross, yet my shoulders are up round my ears; bring them down while I make the tea
  Can't go for my usual run, stress fracture, so where do I put all this, a mat and some breath I suppose
  The lads are asleep in the bunkroom, I'm on radio, it's pitch black, and I'd like the dread to lift
  Wobbly. Porridge. Blanket. Work at ten.
  I've had a telling off and a half; walking slowly through the car park till my cheeks cool
  before I open that email from the clinic, a minute
  You can't rush bread and you can't rush me, I'm having a soft sort of Saturday
  My mind's a snow globe and there's still the afternoon to teach, let it settle
  Panic on the escalator, got off, found a bench, still got shopping to do
  Waiting for the jury to come back
  Cramps bad today so it's the beanbag and a slow film, wide awake, can't be doing with sleep
  The toddler bit me. I bit nobody. I'm on the balcony.
  This is my third coffee shop and each has been too noisy for how thin my skin is
  I'm a paramedic, the shift was heavy, there's half of it left, and I'm parked by the reservoir for ten
  sound bath, Tuesday lunch
  Hands up who's about to defend a thesis and wants their knees to stop knocking, not to study more, just stop knocking
  In the bath with ice after the 10k, learning to breathe out
  Such a day. Cat in the lap. Not moving, not sleeping, just cat.
  My girl is giving her first recital and I'm worse than she is; a steady mother, please, by seven
  I feel watched at work and it follows me to lunch, let me have one sandwich in peace
  Quiet time at nursery, the children draw and I come back to my body
  She'll have landed by now. She'll ring. Any minute. Tick tock. Give me something round and slow.
  It's hard to be patient with a broken wrist, so I'm learning by watching the tide
  I don't sleep when there's a storm, I sit with the dog and we listen to the roof together
  Sulking, to be honest, and I'd like to stop before the guests get here
  First day at the new school, I'm in the toilets, the bell's in three minutes
  Make I no craze for this queue, I don stand four hours, cool me
  a walk in the cemetery, it's lovely and nobody asks me for anything
  Everyone's excited about the move bar me, I'm sitting in the empty room saying bye to the wallpaper
  Five minutes without the word urgent
  Tennis elbow and tennis temper, both need cooling before the third set
  I do not want to be motivated, I want to be soothed, I've an operation to assist at two and a broken heart
  The smoke alarm went off, false, but tell that to my ribs
  They've gone to the theme park and I've stayed with the bags under a tree, bliss
  Reading the psalm of the day, slowly, twice
  Am getting married tomorrow, everyone's dancing, and I've slipped out to the step for some air
  I've been short with patients all morning, which isn't me, so I'm eating an orange in total silence
  Too wired to work, too early to sleep, too broke to drink: porch
  Nothing to be done till the tow truck's here, let me be at ease with nothing to be done
  How long does adrenaline last? Had to swerve for a deer an hour ago, and my tea's still slopping in the cup
  It's my thesis supervisor's silence that gets to me; until she answers, I'm watering plants one leaf at a time
  Sensitive hearing, open plan office, birthday song number three
  The grief comes at teatime. I let it, by the window, then I peel the spuds.
  Knitting to keep from biting my nails till the match is over
  Give us a bit of shush
  Driving test failed, again, mum's in the passenger seat being kind, I need to be quiet and look at fields
  I'm shaking and it's not from cold, got the speech in a quarter of an hour, make me a lake
  Slow breaths while the kettle boils, the carers are late again and I can feel myself boiling too
  pranayama before class
  Walked out of the exam with ten minutes left because my head was roaring, I'm under the big oak
  It's the waiting between the two flights that undoes me, six hours, and I shan't sleep in case I miss it
  No thoughts, head full, sit me down
  Forgiving my sister is today's job, it starts with me cooling off in the greenhouse
  The night before was fine, the morning was fine, but the minute I saw the start line my guts went; steady
  Pyjamas at noon, cup of broth, a cold in my nose and a worry in my chest: it's the worry I'd like seen to
  Did the coffee run, the school run and now my nose won't stop running from crying; quiet five before the shop opens
  Swimmers, take your marks. That's in twelve minutes. Right now I'm trying to feel like a pond.
  I'm night security at a hospital and the lift makes a sound like someone sighing; I've got the creeps, not the yawns
  Bored, sore, sorry for myself: day nine in traction, let's have a tranquil afternoon
  My teenager slammed a door so hard that the clock fell, and I'm outside counting tiles until I can knock
  Tired of being brave, going to be a potato in the sunroom till visiting time
  How's a person meant to sit through a two hour delay with this much dread of flying
  Settle me before the whistle. I foul when I'm frantic.
  Before I give notice, while the boss is still on her call, I'd like my heart out of my mouth
  I'm the sort who cries at deadlines. Crying's finished. Now some level ground, then page one.
  Easy does it Sunday
  Grandma passed in the night, I've told everyone who needs telling, and now I'm sitting in her kitchen with her radio
  Massage chair at the mall, feet throbbing, kids with their dad, back to the shops at three
  wait is it normal to feel your heartbeat in your teeth?? presentation's next
  the therapist's couch was hard work, I've an hour on a bench before the office gets me back
  I want to be the eye of this storm called Year Two at home time
  Nausea, ginger tea, horizon, five more hours on this ferry and I can't sleep on boats
  Whole house asleep, me on the back step at dawn with the blackbird, staying put till they wake, feeling less frayed
  I don't care for silence when I'm nervous, so a soft hum, until they call my number at the embassy
  Temper, temper
  The doctor used the word probably. I've been chewing on it all day. Something to loosen my jaw.
  Hands deep in clay, not making anything, only letting the day's shouting go out through my fingers
  No more news today. Tulips instead.
  Post-panic, cold sweat, cardigan, cup of tea with sugar, and in half an hour I'm on the desk again
  I talk when I'm anxious, I've been talking for three hours, I'd like to run dry
  Stretching out my lower back on the floor of the truck depot, slow, with another run to do after
  I'm meant to be revising but my thoughts are bees; the bees first
  Do you reckon horses know when you're scared? Got a nervy one at two, so I need to be a plank of calm
  Bit of sun, bit of shade, bit of not answering
  My legs turned to string when she said scan, and the bus home is slow, good, be slow
  Sitting out the second half with an ice pack and a sulk
  First time leaving her at nursery. She waved. I'm in the car. I'm not able to start the car.
  Slow afternoon with rheumatism and Radio 3
  I'm wide awake and wish to remain so, only less like a meerkat
  So the landlord's selling. Okay. Okay. I'm going to water the tomatoes and then think.
  My son's exam started at nine and I've cleaned nothing, cooked nothing, only paced; park me somewhere soft
  Between shows, dressing room floor, legs up the wall
  Biting my lip in the lawyers' corridor, they said ten minutes an hour ago
  Make everything less, for a bit
  I'm chairing at three and before that I want to be washed clean of this morning's quarrel
  abeg my chest dey do gbim gbim, JAMB result dey come out today
  After the storm, the farm's a mess, nobody's hurt, and I'm just leaning on the gate for now
  Colouring in with my granddaughter to get over the shock of the fall
  Fizzing with rage about a spreadsheet, which is absurd, so I'm off to look at ducks
  He's on the operating table till four, my sister's doing sudoku, I'm doing breathing
  Got ahead of my skis, everything's spinning, can we have one thing that's round and slow and not on fire
  this is my day off between nights and I refuse to spend it in bed or in a flap, so river, bench, flask
  Peace, perfect peace, with two dogs and a builder in the house? Try me.
  Too shy to walk into the gym, sat in the foyer until the blushing stops
  Watching kettles is what I do now, while the adoption panel makes up its mind
  I had a fright on the ladder, I'm down, I'm sat on an upturned bucket, the gutter isn't going anywhere
  Hum of the fridge, hum of the bees, and if I'm lucky hum of me
  Sober October and my nerves have no coat on
  The examiner said start when you're ready. I'm not ready. I'd like to feel ready.
  Being told I look tired makes me furious. I'm not tired, I'm sad. Let me be that by the pond till two.
  Queue for the ride of terror, my daughter's choice, pulse already in my hat
  A morning like wool, please; yesterday was all nails
  I hurt my hand, I can't work, I'm home with nothing to do but fret, so teach me to do nothing without fret
  Sweating before the spelling bee and I'm the mum
  Slip into something slower before the evening rush, the bar opens at five
  Chest's loud, house is quiet, kids are at their nan's; I'm going to sit on the stairs till they match
  Mother's praying aloud next door and I'm here joining in under my breath
  It's the third day of the trial and my lunch hour; a patch of grass, no talk, then the jury room again
  My flight simulator exam's at four, I've studied enough, and coffee now would finish me; cool water and quiet
  Sunset prayers, then the long vigil, awake and at rest
  Every time the lift pings I jump. They're doing redundancies by floor.
  Let go of the rail, said the skating teacher. I'm working up to it. Slow my breathing down.
  I'm stuck between wanting to bolt and having to stay: it's my own birthday party
  Sore feet in the stream, lunch in a tin, eleven miles behind and nine ahead, no hurry
  Had the dream about the crash, got up, and I'm having toast in the light with the dog till it stops being true
  First aid tent, bee sting, fine now, just shaky, back to the stall soon
  oh to be moss
  I feel the tears coming and there's a customer at hatch two, give me a long breath and a straight face
  Gentle hour with my mother in her chair, her hand in mine, neither of us dozing, only being
  The project's on fire but I'm told panic burns faster, so first, the roof terrace
  Can't have painkillers till six, it's twenty past four, find me somewhere to put my mind
  Letting the argument go round the garden with me until it gets bored and leaves
  My racquet's in bits because of my temper, so between sets I'm going to look at my strings and breathe
  Kind of dizzy from all the good wishes, stepping out of the reception for air
  Caught the bus, just, now slow that heart down, it's forty minutes to the hearing
  Loving kindness practice, beginning with the man who clamped my car
  I've a phobia of needles and a holiday in Kenya. Jab's at 3:15.
  All this sitting with worry for company, at least give worry a nicer chair
  Small boat, no wind, no signal, no complaints
  There's nothing on the calendar until four except becoming less prickly
  If the phone rings I'll jump out of my skin, so I'd like thicker skin, the hospital's ringing today
  I'm peeling apples to keep my hands from shaking and it's nearly working
  Twelve weeks pregnant and not allowed to tell, waiting room, husband parking, hold me level
  Fog of fury lifting, stay with me a few minutes more before I pick up the phone to him
  I teach calm for a living and I've none left this lunchtime
  My name's on the list for heart tests, ironically it's pounding, I'd like some slowness in the taxi there
  Everything's late and I've decided not to be upset, deciding's the easy bit
  Fasting, thirsty, cross; shade and stillness till maghrib
  Lost the contract at nine, told the lads at ten, it's eleven and I'm sat in the van by the loch
  Listening to whales with my son, who's had a hard time at school and doesn't want to talk about it yet
  Taking my pulse, taking my time
  the nanny quit, the oven died, I'm laughing in a bad way, bring me back down to earth before pick-up
  Long Good Friday silence, church, noon till three
  I'm too hot, too full and too cross with my uncle to be at this table; five minutes under the fig
  nerves before kickoff
  Coffee jitters, client at ten
  not sleepy, just sore and sad
  quiet minute, then the kids
  Deadline dread, sitting on the step
  night duty, shaky hands, breathe
  Cross. Very. Garden.
  exam in an hour, belly of eels
  Pain day, slow day
  anger down, please, matinee at two
  bored of worrying, still worrying
  bed's no use, it's noon and I'm anxious
  Race morning wobble
  Hush before the wedding march
  pulse too high for putting
  test results at four, waiting
  Too stressed to eat my sandwich
  lean on a wall, let it pass
  Steady hands before the tattooing
  baby crying, me counting to twenty
  silent retreat, day one
  energy's too spiky, round it off
  a pause, not a nap
  shush, storm, I'm on watch
  someone shouted, still shaking, back at three
  dental chair serenity
  overtired toddler, overwrought mum, sofa truce before tea
  soft eyes, slow breath, next patient
`;
