/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const ENERGISE_OF_WHAT_COMES_NEXT = `
  slept badly, still have to lift at six
  Baby was up four times and I open the bakery in twenty minutes, get me moving
  not a nap. a kick.
  Third coffee did nothing, lads, and there's a whole warehouse to sweep
  I could curl up under this desk but the courier comes at 3 and nothing's packed
  Night two of four on the ward, I need my eyes open till seven
  Wake up run, Phoenix Park
  my bed is winning and I have a bus to catch
  how do i stop yawning before the match
  Nerves are gone, that's the trouble, I'm flat as a pancake and the 800 is in ten
  Mum says if the garage isn't cleared by lunch it all goes to the tip, so up I get
  Sluggish after the biryani and there's three more floors to mop
  "Five more minutes" I told myself an hour ago. Enough. Feet on the floor.
  I've been calm all day, too calm, I need some fire for squash tonight
  NEPA took light, no AC, whole office is sleeping, abeg wake us up
  The kids have a sugar high and I have to match it, birthday party at two
  bored stiff in the toll booth and the sun isn't even up yet
  spin class 0545
  Zombie mode since the flight landed, and I'm meant to be driving the minibus round the ring by noon
  I don't want to relax, I've been relaxing since Friday, I want to finally hoover
  Too comfy under this blanket. Dog needs his walk.
  My knee aches less when I move so let's get the blood going before physio homework
  Deadline's tomorrow and I've done nowt but scroll. Boot up the backside please
  pulled an all nighter, now morning shift, pls keep me upright
  Stretching is done, lamp's on, skipping rope's out: pump me up
  It's that grey hour after lunch when even the printer looks sleepy, and I've got forty parcels left
  She said rest day, I say hill sprints
  can't be bothered with the washing up but the in-laws land at five
  Warm up before the 400m heats
  I had my little cry, I feel better, now let's get this house scrubbed
  Half past four in the morning, cows don't milk themselves
  Yaar, feeling so lazy today, gym bag is staring at me since one hour
  To be honest I am sleepy like a bear, but my shift at the petrol station begins now
  I keep nodding off in the cab of the crane and I've four hours to go
  Bedsheets to change, six rooms, my legs are lead already
  After the night feed there's no point going back to sleep, I might as well do my kettlebells
  gimme something loud-ish, I've got a treadmill date and zero will
  Last night's wedding is still in my bones and here comes the football
  Stayed up for the cricket, now school run, then spinning, then work. Help me fake being alive
  I'm not anxious about the race any more, just half asleep on the start line
  What gets a teenager out of bed? Asking for me, I'm the teenager, PE first period
  Decaf by mistake. Twelve crates to unload.
  Today I will stop hiding behind the duvet and go swimming in the sea like the other old ladies
  Jet lagged to bits in Perth but if I sleep now I'm ruined, so a brisk walk it is
  post lunch slump rescue
  the sofa has me hostage and the hedge wants cutting
  Boss moved the stocktake to midnight, so I need to be perky when everyone else is snoring
  I meditated, I breathed, I'm settled, good, now bring on the burpees
  so tired my eyes cross but the marquee has to be down before the rain
  Wind's up, board's waxed, brain's still in bed
  chronic procrastinator here, the bathroom tiles have been dirty since March, today is the day
  Need oomph for leg day after a day of spreadsheets
  We're on the coach home at 1am and I'm the driver, chat to me, keep me sharp
  doctor said walk every morning even when I feel drowsy from the tablets, so off we go
  My twins sleep till seven and I want my rowing done before they stir
  Not wired, just wiped, and the choir has to be jumped around with in half an hour
  Pain's finally quiet this morning so I'm going to make the most of it and dance
  Rain. Dark. Monday. Bins, bike, boxing. Come on.
  I've a stack of ironing up to my chin and I'm falling asleep on my feet
  Shaking off a three hour nap that I shouldn't have had, training's at eight
  I want my heart rate up before I go on as a wrestler's mascot
  could you not play the sleepy stuff, I've ten thousand steps to find before dinner
  Feeling low and slow, going to clean the kitchen to something that bounces
  Graveyard shift, camera six, nothing moves, and neither do my eyelids stay up
  it's 2pm and I'm melting into the chair while the loading bay fills up
  Last month I was too stressed to sleep, this month I sleep like a log and can't get up. It's seven, up!
  Before netball: get hyped
  the espresso machine is broken and so am I, breakfast rush in fifteen
  I'll rest when the harvest is in, keep me going till dusk
  wey my energy go? I still get market to set up this morning
  Long haul lorry, dawn, Carlisle, yawning like a hippo, two hundred miles left
  Finished the exam, slept like the dead, woke up groggy, and now five-a-side
  You'd think after ten hours in bed I'd be fresh. I'm not. Cold shower, then chores.
  Cramming is over, brain is soup, but I promised my sister I'd help her move house now
  pep talk but in lights please, I'm about to do the stairs
  Being a bridesmaid at 5am requires more sparkle than I've got
  stop me lying down again
  The night porter's asleep on his stool and I'm about to join him unless something changes, there's a wedding party checking in at four
  Bedtime was hours ago for normal people, but the bread van leaves at two and I'm driving it
  Right then, arse off sofa
  my daughter's gymnastics club needs a parent to run the obstacle course, and this parent has had no sleep
  coffee's brewing, eyes aren't
  It was a lovely massage and now I can't lift a finger, yet there's a climbing wall with my name on it at seven
  I was told to take it easy. I took it easy for nine days. Today I hike.
  Deadline or no deadline, my head keeps dropping onto the keyboard; get me to six o'clock
  Bed to bike in fifteen minutes
  nervous? no. comatose? nearly. doors open in five and I'm the hype man
  My bones say pillow, my boss says inventory
  After the clocks changed I'm useless at 3pm, and 3pm is when the kids come tumbling in to my daycare
  The pain cave awaits, intervals on the turbo
  I'd pay for a lie-in but the allotment strip has to be dug before frost
  How can I get some spring in me after a plate of jollof this size, we've a match at four
  Hungover on a lifeboat exercise, never again, meanwhile wake me
  Drowsy driver break done, now window down and something lively for the last leg to Adelaide
  Don't soothe me, I'm not upset, I'm sluggish
  "Look alive," says chef
  snooze x6, that's my limit
  Very boring night at the reception and my eyes they are closing, it stays until six
  the physio wants twenty squats, I want none, persuade me
  Stress kept me up but it won't keep me going, there are pallets to wrap
  I've had a cuddle with the cat long enough, ladders out, gutters to clear
  Sunday league, no warm up, half the team in bed, my legs asleep too
  Got two hours kip on the train, now straight on to set up the stage
  I can rest my eyes when the last lamb is born
  ready to go from pyjamas to power walk
  Brain fog so thick I put the milk in the cupboard. Morning shift starts 6:30.
  Kids are buzzing, granny is not. We're going to the trampoline place. Granny needs a boost.
  The meeting put me in a coma and now I've got to run a car wash till dark
  I've no fear of the swim, only of how slow my arms feel, wake them up
  Not one of those peaceful mornings please, I need a brass band
  dusting, at last
  My husband's nightshirt and my slippers say evening but there's a whole loft to empty before the skip goes
  Lunch slump hits at 1:40 every day like a tram
  Keep dozing off in the lifeguard chair, not great, pool's full till five
  10k tomorrow was the plan but the lads have moved it to now
  Oh to be horizontal. But the tram depot calls and I've wheels to roll at 4:52.
  I've got the Monday morning heavies and a class of hula hoopers
  Worn out from worrying, and worrying doesn't paint the fence, so fence
  Up at stupid o'clock to feed the huskies, minus ten, still dreaming
  I lay awake all night thinking, so now I have to be bright eyed for a 12 hour catering job on zero
  Post exam slump but I've volunteered for the colour run
  can you do what coffee does but without coffee, pregnant and on lates
  give me the feeling of the crowd when the penalty goes in
  we have a newborn and a puppy and I'm about to deep clean the fridge, pray for me
  I slept grand, to be fair, I'm just slow off the mark, and there's turf to foot
  Cold plunge then kettlebells
  yes I know it's nearly bedtime, but the hall has to be hoovered before the landlord comes at eight, so up
  Tight deadline for the harvest festival floats, six of us in a barn, everyone flagging
  Mind's calm. Body's a sandbag. Bootcamp in the park.
  My energy leaves with the sun, and in December in Aberdeen that's half three, and I work till nine
  Bhai, all night studying and now the practical shift in the workshop, sir will catch me snoring at the bench if you don't wake me
  had a nap, regret the nap, tennis
  The choir is yawning at me so let's do the jumping warm-ups
  Achy from yesterday's deadlifts but it's circuits tonight and I don't skip
  Enough lounging. Windows. Vinegar. Newspaper. Go.
  it's not that I'm sad, I'm stuck, like a car with a flat battery, jump leads please
  Nana used to beat the rugs at dawn singing, and I want that sort of morning
  On call, third bleep, corridor sprint, coffee cold, keep me sharp
  my toddler has the energy of a small nuclear plant and I have that of a used teabag, soft play till noon
  Not bothered about sleep, I'll sleep on the plane, I need to dance till the taxi comes
  cheer me up and out, I've a paper round in the rain
  The fire watch is dull as ditchwater, and we daren't nod
  Wake me properly this time, none of that birdsong
  Leisure centre spin at lunch, desk legs currently dead
  I start at the fish market 3 am and my body still thinks it's on holiday
  Long drive home from the funeral, everyone asleep in the back, I'm at the wheel and wilting
  I've been told the second day of night duty is the worst and it is, hour five, roll on
  Bootlaces tied. That's the hard part, isn't it? Now the rest of the run.
  Could do with a rocket. Stables to muck out, eleven boxes.
  The baby finally went down and instead of joining her I'm tackling the laundry mountain, so perk me up
  Sat here with a hot water bottle like an invalid, when in truth I'm just lazy and the car wants washing
  I'm on earlies, he's on lates, we meet in the hall at 5am, he goes to bed and I need the opposite
  The yoga was last night and lovely; this morning is rugby
  All tucked up in the hide waiting for otters, freezing and nodding off, please prod me
  Why am I so slow in the afternoons when I have to teach them breakdancing
  long story short no sleep, three flights, now a conga line
  Festival day three, mud, crew call at nine, powered by chips
  Fancied a lie down, got handed a leaf blower
  My nerves settled after the first event, now I'm too settled for the second, get the blood up
  Pulling the late one at the call centre, and between calls I drift
  Whoever invented the 6am class was never a mother of three, but here I stand, rope in hand
  The tablets for my back leave me dozy and I've a kennel of spaniels to run
  wakey wakey eggs and bakey
  Tired like I've been steamrolled, still have to run the school fair tombola with a smile
  If you've got anything with a beat like galloping I'll take it, ten flights of stairs, two boxes at a time
  The night bus pulls out in six minutes and the driver, me, has just yawned for the fifth time
  Good morning is a strong phrase. Get me out of this sleeping bag and up that hill.
  I'm grand once I've started, it's the starting, the attic's been waiting since Easter
  A bit of bounce before I take the under-sevens swimming
  no more crying over him, I'm going to box it out on the bag
  Clock says nap, calendar says netball final
  Eleven hours of lambing and the twelfth is always the worst
  Please no lullaby I have work in nightclub as the barman, I slept two hour only
  What I need is cold air in musical form
  "Sleep when you're dead," my gran said, mopping. Pass me the other mop.
  They gave me the 4am weather slot and I've a face like an unmade bed
  It's hot, the fan's broken, everyone's drooping on the shop floor, lift us till closing
  From couch to kayak
  Half-term, rain, four bored kids, and me the only adult who can start the dance party
  I know I said I'd sleep after the report, but the removal men have just turned up, so up up up
  Deload week is over, chalk's out
  I've been at my calmest and dullest since the tablets, and I'd like to feel my own pulse on the bike
  Bone tired from the funeral, still three hundred sandwiches to make for the wake
  Evening shift at the chipper, feet throbbing, Friday queue out the door
  Cat on lap, sun on face, no intention of moving, and yet the shed
  Studied all night, now invigilating standing up for three hours, I must not doze
  Power walk with the girls, gossip included
  Up before the muezzin to catch the first boat of crayfish, my eyes still dey bed
  my daughter's a morning person, I'm raising an alien, and she wants to race me to school
  The lull between breakfast and lunch service, where we all go floppy
  Just had the injection in my shoulder, no pain, so I'm off to spring clean while it lasts
  Not stressed, not sad, not sick. Slothful. The bathroom is a biohazard.
  Wind in my hair stuff please, about to cycle to work after a rotten night
  It's the last hour of the telethon and the presenter, who is me, is flagging
  I get heavy like wet wool after dinner but tonight is basketball
  Carry me over the 3 o'clock hump, there's a lorry to load at four
  Could sleep standing up like a horse. Speaking of which, six of them need exercising.
  Bedroom's tidy, next the kitchen, then the stairs, don't let me sit
  rouse the crew, hands on deck at 0330
  Had my coffee with my feet up; feet down now, fifty press-ups
  I was up with the wee one's croup and today's the day of the fun run I organised
  dear brain, please report for duty, the ovens are on
  Too mellow for karate
  a bit of swagger for the walk to the ring
  Feels like jet lag but I haven't been anywhere, I just live in November; off to badminton
  Deadline's so far off that I've sunk into jelly, I need to feel it's tomorrow and get up and begin
  Pre-season beep test
  Everyone else on this coach can snore, I'm the guide and the castle's in five minutes
  get my granddad dancing, he's been in that chair since breakfast and he asked for it himself
  I've a poor man's sleep and a rich man's to-do list, let's crack on with the gutters
  The hospital laundry never stops and neither can I till ten
  Bored senseless watching paint dry, literally, second coat next, liven me up
  Trying to quit hitting snooze, trying to be the woman who runs before work
  My legs went to jelly with nerves last time, this time they're jelly from laziness, so wake them, relay's next
  Ho gaya rest, ab chalo, terrace cleaning before guests come
  Arvo slump, shearing shed, forty to go
  I put the baby in the sling and we clean together, but mammy's fading
  I've soothed everyone else this morning and now I could do with a firework for myself before the afternoon dance class
  keep the night watch keen
  Sleepwalking through the school run, lunches, PE kit, whose shoe is this, wake me
  It rained on my rest day and I'm fed up of resting, skipping in the hallway it is
  Been rocking the pram till I nearly rocked myself off, now it's time to shift furniture
  My night's sleep got eaten by the storm and the roof tiles are all over the lawn, so ladder, gloves, go
  The doorman's coat weighs a ton at five in the morning and so do my lids
  I feel like warm porridge. Taekwondo in half an hour.
  From my bed I can see the river, and in the river I can see my crew waiting. Better get up.
  Two more hours on the forklift, yawning is a health and safety issue
  Lively up yourself, as Bob said; the yard needs sweeping
  Went to bed early for once and still woke a wreck, and the breakfast buffet's mine to run
  Chilled out is exactly what I don't want, I'm about to play bass drum in a parade
  Done sulking. Doing lunges.
  The exam hall took it out of me, but the summer job starts at two and it's selling ice cream on the run
  my kids have hidden my trainers, which tells you how often I use them, found them, let's go
  Stale air, stale coffee, stale jokes, and the freight train doesn't reach Crewe till six
  Oh, the lure of the eiderdown. Oh the horror of the unswept chimney.
  Half marathon, starting pen, raining, can't feel anything, make me feel something
  give it welly
  I could weep with tiredness but it's Nan's 90th and I'm on balloons
  Spring in step needed, legs by Michelangelo, still marble
  in between patients I sag, it's the twelve o'clock one who needs me on my toes, she wants to learn to walk
  Too hot to sleep so I didn't, too late to sleep so I shan't, hand me the hose and the car wash sponge
  The stress has gone and taken all my oomph with it, the marquee still needs pegging
  Sir told us to do 100 jumping jacks before debate finals to kill the sleepiness, so play something
  I nodded off on the tube and missed my stop, now I've got to leg it to the rink
  On a scale of sloth to squirrel I'm at sloth, want squirrel, cleaning day
  Nobody told me that lates then earlies means five hours in between, and I slept three
  Batteries: 4 percent. Plan: Zumba.
  I stopped the painkillers so the drowsiness should lift, help it along, I've bricks to carry
  make morning happen
  Grandad duty from six till six with a boy who only runs
  Waiting about for the tide has turned me to stone, and now the boat must be hauled up
  Dear me, 4pm and I've done one email. Wake me by force.
  Didn't sleep because of joy, for once, got the job! First shift in an hour, eyes like slits
  The mop and I have been avoiding each other
  My usual calm won't win a tug of war
  I want to dance the tired out of me before the babysitter leaves
  Dawn swim, lake, ten degrees
  No coffee in Ramadan and it's 3pm on a building site
  Had a heavy heart all week and I'm going to run it lighter
  I'm slumped in the staff room like a coat, bell in four minutes, year nine PE
  We're halfway through an overnight dance-a-thon and my feet have resigned
  Pick me up
  I go work for night, I work for day join, now na afternoon and market never finish, abeg ginger me
  These pills for the allergy make me nod, and I've two dozen bikes to fix before closing
  A shower so cold it insults me, then the stairs, then the day
  I'm bored, I'm slow, I'm full of trifle, and they want me in goal
  The sleep I had on the ferry was more like being shaken in a tin; anyway, it's cycling day
  Hup! Logs to split.
  My alarm's been ringing since Tuesday, it feels like. Today I get up at the first one.
  ok so the plan was sleep, then the dog was sick, so now the plan is carpets at 4am
  Three hours of sleep, one of them on a bench in Euston, and I'm the piper for the parade
  Bring on something jumpy, the calves are out and my brain's still under the eiderdown
  I've lulled two classes of toddlers into naps and nearly followed them, now wake me for the afternoon lot
  The heating's too cosy in this signal box and I've to stay sharp till ten
  Snuggled up with a book all morning, guilt has set in, vacuum's out
  Why is getting off the bed harder than the whole workout
  Tomorrow I rest; today, hay
  This isn't stress, it's inertia, I've sat looking at one sock for twenty minutes and I have to leave for work
  dozy from the antihistamine with a grandchild to chase round the zoo
  It's my seventh night on the trot, and the belt starts up again in four minutes
  Kitchen disco while I degrease the hob
  Yesterday's race took my legs. Today's race doesn't care.
  I want to feel like my dog does when he hears the lead
  Sleeping beauty here has to be on a horse by six
  I had ten hours' sleep and I'm somehow slower than when I had four; roller derby tonight
  I'd be lying down now if the scaffolders weren't expecting their tea, bacon rolls and a foreman who's awake
  The lecture was so dull I aged; shake me up before hockey
  Wake up and smell the bleach, it's changeover day at the caravans
  Lord, one burst of strength to finish this weeding before the sun is high
  What do they give to the mascots? I need to be a giant prawn for three hours and I'm wrecked
  two jobs, one body, second job starting
  Just rang my trainer to cancel. Rang back to un-cancel. Save me from a third call.
  Heavy rain, heavy head, light wellies: sheep to shift
  I've a tot who thinks 4:50 is morning. Fine. It's morning. Let's get lively.
  The ache in my hips is from sitting, so say it with me: stairs
  I'm on the late late desk waiting for election counts and my chin keeps hitting my chest
  no zen today thank you very much, I'm opening the batting
  Exhausted. Happy. On in five. Second show of the day and the audience paid the same.
  Body is saying rest, harvest is saying now
  I want to go from blob to blur, parkrun in twenty
  Been to the bottom of the biscuit tin and the bottom of my motivation, time to clear out the wardrobe
  Slow starter, me. Need a push like my old Fiesta. Paint rollers at the ready.
  crunch time on the packing line and half of us were at the same wedding last night
  I feel drugged after that Sunday roast but I promised the under-tens a proper game of British bulldog
  Oya stand up, cloth no go wash itself
  My eyes were open all through the night and now they want to close, but the tram doors have to be opened and closed by me till two
  Gloom in, gloom out, so I've decided on star jumps at each hour
  Fancy dress, charity walk, twelve miles, lion suit, and I haven't woken up yet
  I could do with some sunrise, I've been in a basement since five sorting post
  if I so much as look at the armchair I'm done for, keep me on my feet till the curtains are hung
  Nightclub toilets attendant, third hour, yawning in front of the mirror, look lively
  Midweek five-a-side, legs like wet bread
  I've prayed, now I need power, the walls need whitewashing before Eid
  I miss the nerves, to be honest. Forty gigs in, I walk on half asleep. Put some bite in me for tonight.
  Don't tell my manager but I slept on the cement bags, and now there's a pour
  Winter mornings are cruel, and the ice on the windscreen is crueller, to the ambulance depot we go
  get me fizzing, hen do, ceilidh, I've been on shift since six
  The ladies at aqua aerobics need an instructor with a pulse
  After the breakup, three weeks horizontal, today I'm going for my first run, push me out that door
  He's done his meditation and I've done mine but mine looked a lot like sleep; time to wash two vans
  Bin day panic sprint
  Did somebody say nap? Tell them to come back Sunday. I'm tiling.
  She dragged herself to the pool at half five, that's me, I'm she, still dragging
  Sleep is for the people whose kids are at camp; ours are here and want a water fight
  Hmm, warm socks, warm soup, warm cat. No. Frozen pitch, whistle, go.
  What's the opposite of a lullaby
  Not much time, not much sleep, loads of sandwiches to deliver by bike
  2nd half of the double shift begins
  Even the coffee looked tired this morning. Paper round first, then college.
  I was all nerves till I sat down and then I was all sofa; the driving range closes at five, shift me
  Sister on the children's ward, ten hours in, and there's a five year old who wants me to be a dinosaur
  Get up Joe
  Groggy from the anaesthetic two days on, and the nurse says the sooner I'm up and walking the corridors the better
  My book club is tonight but first, God help me, the oven
  Melted by the heat like a candle. Rehearsal's in the park and I'm meant to leap.
  If I hear one more sleep story I'll scream, this is my gym hour
  You know that feeling when the alarm goes and your soul stays behind? Go and get it, I've got rowing.
  A dozen more hen houses before dark, and my get up and go got up and went
  Siri can't get me out of bed, let's see about you
  Tedious night on the toll bridge. Four cars since midnight. Keep me from sliding off the stool.
  i no wan sleep again, i wan go jog
  All my pain is in the first ten minutes of a run, so help me get through ten
  Sunrise boxing on the beach
  It's been four hours of waiting to be called on set and I've gone floppy, I play a Viking, they're ready for me
  The wee man's learned to climb out of the cot. Day begins. 5:02.
  Chemistry can wait, I've been sat since eight, I'm off to jump about
  Put some vim into an old vicar: three services, one Sunday, no lunch
  I wake slowly, like bread. Today I need to wake like toast.
  Stress baked nineteen cakes last night, slept an hour, and the stall opens at nine sharp
  Feeling flat after the holiday, and the bike's got flat tyres too, I'll pump both
  My mate's doing the washing up asleep, I'm drying asleep, someone put the charge through us
  Could you sort of shout at me nicely
  To the allotment, before the drizzle, before the doubts
  After my night duty in the hostel I have morning parade also, kindly make me fresh
  Nobody's ill, nobody's sad, we're simply the laziest family in Kent and the tree needs putting up
  Cleaning day, whole block, everybody out
  I've an hour before the movers and the whole flat to box; this tired is not allowed
  Last lap energy, even though it's only lap two
  The trouble with a quiet morning at the garage is that by eleven I could doze under a Vauxhall
  eyes like dishwater, dishes like eyes, hm, I need waking, I open the cafe in a minute
  Hill reps
  Been awake since the fire alarm at two. It's noon. The florist is open till six, and the florist is me.
  I don't care if it's late, the band's going back on and the drummer's asleep on his kit, guess who the drummer is
  Make my heart do what it did at nineteen; I'm fifty-eight and it's the Three Peaks
  Trying to convince a teenager, me, to shower and go to football
  When the caffeine wore off so did my personality. Second half of the open day. Smile, point, walk, repeat.
  Big yawn. Bigger crane. Focus? no, just wake.
  Two mornings a week I volunteer at the riding school and on both of them I hate my bed for being so good
  He said I was lazy. I'm sanding the whole deck by Friday to spite him, starting now, half asleep
  Calm before the storm is over, bring the storm, cyclocross at eleven
  The soup run goes out at midnight, and I've already had my pyjama hour, so undo it
  post nap inertia, help
  The body clock says Bangkok, the rota says Bolton, and Bolton opens the shutters at eight
  Haven't got a scrap of go in me & the puppies need worming and walking
  One thousand envelopes stuffed, two thousand left, hands slowing like a toy
  I want to feel sharp and springy, fencing, first bout in a quarter of an hour, slept on a floor
  my dad's on his third wind at this wedding and I've not found my first
  I stopped crying at six, slept till eight, and at nine I'm running the London streets for the hospice, so something brave and quick
  Thirty-six hours of rain, zero of motivation, one rowing machine
  Who put a 7am aqua jog in my diary. I did. Sleepy fool.
  The nurse's kettle's just boiled for the fourth time and there's still half the night's turning and lifting to do
  I finished the report at dawn, no bed for me, straight to the farmers' market with the cheese
  Let the others do yoga nidra, I'm off to flip tyres
  morning has broken and so have I; chickens though
  Wish I were a nervous person, they're at least awake. I'm a goalie who nearly dozed off last week.
  "You're very relaxed," said the instructor, "for someone about to parachute." Jolt me a bit, I want to be present and punchy
  Too late for coffee, too early to clock off, four hundred chairs to stack
  Potato peeling, cadet kitchen, 0500, head lolling
  Flogging a dead horse, me being the horse, the cart being a move to the third floor
  It was so peaceful in the greenhouse I nearly took root, and there are bags of compost to hump
  Make Tuesday feel like Friday night, I'm stocktaking tins
  The tinnitus kept me up and now the drumline needs me down on the field
  after dinner slump, bhangra class at 8
  Child one wants the swings, child two wants the slide, adult wants a bed, park it is
  Give me that feeling of stepping out into snow, I'm a bit stale and there's a drive to shovel
  Do I look like someone who's about to do a triathlon? No, I look like a duvet. Fix that.
  I'm on the 22:00 to 06:00 at the biscuit factory, line four, smell of vanilla, lids dropping
  Bored rigid on the exercise bike, twelve minutes down, twenty to go
  The doctor cleared me, the surfboard's cleared of spiders, only the sleepy bit between my ears needs clearing
  Heavy eyed Honours student seeks thunderbolt: the field trip bus leaves in ten, and it's bogs all day
  Body like Sunday, list like Monday
  I need to bounce into the ward like a clown because I am one, clown doctor, slept terribly
  Housework sprint before the social worker's tea visit, dead on my feet
  Long ago I ran. Today I start running again. Right now I'm lying on the rug. Link those up.
  To stop me from sleeping in the guard hut, something lively, as the supervisor is coming for checking at three
  Put a rocket under the under-sixteens, they've come to training from double maths
  My sleep tracker gave up on me. Window cleaning round, ladder, bucket, brisk.
  I have been gentle with myself for three weeks of flu and now I'd like to be a bit rough: hills
  Early church, late party, guess who's ringing the bells
  Flight attendant, fourth sector, smile slipping, cabin boards in six
  I could paint the hall or watch it fade; I've sat on the bottom stair since ten, get me up
  Stressed is desserts backwards, and eating nine of them has left me comatose, so brisk walk
  This hotel bed is a crime against getting things done. Up, gym, shower, out.
  Grape harvest, day eleven
  Will you wake up my feet? The rest of me is keen. Irish dancing feis in the parish hall.
  They call it the graveyard slot, the DJ's me, the dance floor's empty, and I'd like to look as if I'm enjoying it
  My back went, it came back, and I've a garden gone to jungle in the meantime; hand me the strimmer and a bit of vigour
  Coming off call with no sleep, going on to my girl's sports day, mothers' race included
  I'm so bored of tired. Cold water, trainers, door.
  Pancake race in 20
  It takes me till eleven to become a person, and on market days I need to be one at five
  No lying down on the job, says the sign, the job being mattress delivery
  Slow and sour since the clocks went forward. I lead a walking group. They're fast and sweet.
  Caffeine's banned on my medication so you're all I've got, hockey pads on
  After exam week I'm a puddle; the lads are picking me up for paintball in five, so un-puddle me
  I get the Sunday evening sags just when the ironing calls
  In ten minutes I've to be the loudest woman at the cattle auction
  eh my body dey pain me from yesterday farm, but today own still remain, give me morale
  Nine hours on the door of a theatre, one show to go, stamping my feet to keep from drifting
  I like quiet mornings but this one's too quiet, nobody's up, the marathon's breakfast stand has to be built by us
  Just a smidge of panic would help. I'm far too content on this swing seat and the cottage is let from three.
  Rise, shine, shovel
  Toddler group needs somebody to be the bear, and the bear's been up since one with teething
  Half a mind to go back to bed and half a mind to swim. Back the second half.
  When I was a lad we'd chase the tired away with a cold bucket. Got owt like that? Coal's to be brought in.
  Anyone who says night baking is romantic has never had a nose in the flour from nodding. Four more hours.
  Wash, wax, hoover: the taxi, before the school run, on half a night's sleep
  I prepared for the sprint by worrying in bed till three. It's at ten. Bring the legs back to life.
  roughly as lively as a boiled cabbage, and Mum wants the patio jet washed
  Shift swap: mornings from today. I can't do mornings. I'm doing a morning.
  The stag do ended at five and the assault course, whose idea, starts at nine
  Hear me out: all the relaxing in the world won't get this caravan cleaned
  My anxiety's asleep for once, only trouble is so am I, and the stables open at seven
  Just need to get from the bed to the bike without negotiating
  Snooker's made me drowsy, judo's made me late
  5k with the pram
  Someone on the rota has to sing at the care home at ten, and after last night's shift I'd struggle to hum
  Bracing, that's the word. I want bracing. Then I want to sort the recycling.
  Can't keep my eyes from shutting in the vet's van, six farms to go and it's calving season
  I've read about willpower, now I'd like some; forty sheets of plasterboard upstairs
  The physio tells me the ache's from underuse. Use it then. Skipping, press-ups, the lot.
  Ugh, the lunch lull, and me on the climbing wall with thirty Brownies at two
  Please chase this flu fog from my head, I'm fine, I'm cleared, but I'm slow, and I drive the snowplough tonight
  New year, old me, gym
  Kidneys, liver, legs, all asleep; pipe up, we march in ten minutes
  It's my boys' bedtime and the start of my evening job, riding deliveries till one, so I need the reverse of their lullaby
  They've no coffee on this island and I'm down to build a dry stone wall
  Yesterday I was a wreck about the results, today they're in, I passed, I didn't sleep, and I'm off to lift heavy things
  Double PE then double drowsy then football trials, help with the middle bit
  The candle's burning at both ends and there's a middle still to light: cellar clear-out
  Up and at it, Doris
  Who's idea was goat yoga, the goats are lively and I'm not, and I'm holding them
  I'd been asleep on the beach an hour when they shouted volleyball
  Low battery mode off. Hoover on.
  I don't mind the pain of mile twenty, it's the boredom of mile three that makes me sleepy, so rouse me for the long run
  We lambs of the night cleaning crew have six offices left and no jokes
  Yes I'm meant to be resting before the evening shift but I rested too well and can't come round, the theatre bar opens at half five
  no no no not the rain sounds, I'm at work, on a roof, at dawn, yawning
  Big match, small sleep. Coach says look hungry. I look like a dumpling.
  Dragging a wheelie case and myself across Gatwick at 4am, I'm cabin crew so I've to sparkle by five
  I retired in June and by October I'd turned into a cushion. Nordic walking, now, with poles.
  My coffee machine says descale, my body says the same. Brisk one round the reservoir.
  One twin slept, one didn't, I followed the second one's schedule, and it's mums' bootcamp at nine
  That meeting could've been a lullaby. I've a hundred trees to plant this afternoon.
  Hair's a nest, eyes are slits, camera crew's coming to film me doing cartwheels for the advert
  Put it this way, the broom and I are both leaning on the wall
  I've to carry the big drum on the twelfth mile and I'm already yawning on the second
  calves tight, heart slow, head foggy, hurdles at four
  My night's been spent soothing others; now it's dawn, there's bed linen for forty to wash, so someone rouse me
  Aiming to be more kangaroo, less koala. Basketball tryouts.
  Three days of revision have set me in concrete; trampolining with cousins to crack it
  The last bus crew are meant to be cheery, it's New Year's, it's quarter to two, and I'm flagging, tickets please
  Garden centre, pallets of peat, August, post pasty
  Not stuck on what to do, just stuck to the bed. Painting the fence. Unstick me.
  I was told that after fifty you wake at five full of beans. I woke at five. Send beans. I've a boat to scrape.
  Kitchen porter wanted: awake
  As the only sober driver home from the ball, at half three, with singing in the back, I could do with sharpening
  My shoulders have forgotten last week's pain, good, so let's remind them what a swim is, sluggish or not
  It's the in-between day after the night shifts, I stay up so I can sleep tonight, so get me out walking and not on that settee
  If I sit I sleep, so I'm standing, and if I stand I may as well wash the walls
  Nine bridesmaids to zip up and not a wink since Thursday
  Why does it always get me at ten past two, that wave, with the whole delivery still on the pavement
  Had a good old think in the bath and turned to soup. Salsa class. Soup must stand.
  Tea's gone cold, I've gone cold, rugby's on in the park and they're a man short
  Sports massage done, too floppy, final in an hour, put the snap back
  Mowing before the heat
  I'm on till the relief comes and the relief's stuck in Swindon, so another four hours of not falling off this stool
  tired, sure, but the hay won't wait
  Bed says stay. Bench says press.
  Coffee first, then demolition
  up! up! school bus!
  sleepy goalie, big game, wake him
  Too calm to compete
  Night stocktake, hour six
  kids' disco, flat battery of a dad, needs charging
  sprint drills after zero sleep
  nerves would be welcome right now
  Slept in. Cow's out. Running.
  From snore to shore swim
  boring belt, long night, need spark
  no rest till the roof's swept
  hoovering, reluctantly, briskly
  Knee's better, bum's lazy, football
  nap cancelled, removal van outside
  Deadline asleep? Me too. Rouse both.
  Stress-free and useless, need voltage for the car wash
  somebody get Grandad up for bowls
  2pm yawns, forklift at quarter past
  Evening shift: look awake
  early doors gym, pillow face
  Body: asleep. Bus: leaving.
  get this drowsy choir stamping
  Dark outside, skates on
  me eyes is shuttin an the pub opens at eleven
  not bedtime, bathroom grouting time
`;
