/** Sentences for this state, by people of a hundred trades, in English. */
export const CALM_OF_EVERY_TRADE = `
  heart's going like the clappers and it's only an email
  interview in an hour and I can't stop shaking
  five minutes in the walk in fridge to stop myself shouting at the sous
  sat in the van before a job, hands won't settle
  breathing thing before I go back on the ward
  that relative screamed at me and I need a minute
  shook up after a rough call, need to come down before the next one
  fuming. absolutely fuming at my brother
  want to stop replaying what she said
  exam tomorrow and my stomach is in knots
  result day nerves
  viva in 20 mins and I'm all of a flutter. help me slow down
  evening prayer
  compline
  tahajjud
  salah then sit quiet a bit
  morning devotion
  quiet time with the Lord
  Quiet time
  Meditation
  Breathwork
  10 min sit
  Breathe
  Mindful minute
  Reset pause
  Centering prayer
  Worry time
  body scan
  the 4-7-8 thing my counsellor showed me
  counting my breaths like the midwife taught me
  stage fright, on in ten
  first gig without dave and I'm bricking it
  butterflies before the penalty shootout, want them gone
  can't stop thinking about the scan results
  waiting for the vet to ring, I'm a wreck
  waiting on the biopsy letter, trying to be still
  the baby's been crying for two hours, I've put her down safe, i need to breathe
  mum guilt spiral, make it stop
  snapped at the kids and now i feel awful, want to settle before I say sorry
  touched out, overstimulated, everyone wants me
  noise noise noise. want silence in my head
  head is a wasp nest
  my thoughts are doing laps
  like a kettle about to whistle
  need to climb down off the ceiling
  shoulders up round my ears again
  jaw clenched since monday
  overwhelmed
  overwhelmed, there's forty tabs in my head
  bit weepy, want to sit with it
  homesick and teary, want to feel steadier
  grieving today, no plans, just sit
  missing my husband, will light a candle and be quiet
  the house is too quiet since he passed and I get anxious at four o'clock
  anniversary of dad's death, need a soft hour
  church is empty, going to sit in the back pew
  lighting a candle for Maureen
  sitting with the dying all night, want to put it down somehow
  pray for strength
  pray before surgery list starts
  say a dua before the exam
  japa, one mala
  chanting
  pranayam
  anulom vilom 15 min
  gayatri mantra and sitting silent
  zazen
  metta practise
  grounding, five things i can see
  hand on heart, feet on floor
  tense and release, toes up
  just staring at the sea till my pulse drops
  sitting with the cows till my temper goes
  stand in the greenhouse and smell the tomatoes, had a horrible phone call
  leaning on the gate. the bank letter came. breathing
  deep breaths behind the counter after that customer
  he threw the change at me. need to stop trembling
  road rage, pulled into the services to cool off
  cut up by a lorry, adrenaline everywhere, parked up
  nerves before my hgv test
  driving test at 11 and i feel sick
  first day jitters
  first day on the new ward and i want to throw up, settle me
  first solo shift tonight. scared
  the first sermon in my new parish is tomorrow and I'm terrified
  wedding speech dread, speech is written, it's the nerves
  I know my lines. I just need my knees to stop
  audition in half an hour, slow me down
  before the race i overthink everything
  start line nerves
  golf yips, want my mind quiet
  tilted after that match, need to cool off
  rage quit. calming down
  chat was vile tonight, ended the stream, need to let it go
  someone left a nasty comment and it's stuck in me
  read the bad review, gutted, want it to stop stinging
  ofsted call came, whole staffroom's in bits, i want to be the steady one
  court at ten, stomach's away with the fairies
  about to phone the bank, need to get my nerve up quietly first
  before I ring my mother i'm going to take ten slow breaths
  before the meeting I need to stop shaking, not the meeting itself
  not ready to go in there yet. need to settle
  want to walk into the negotiation with a still mind
  5 min to get my head straight before the family arrives
  need to be less wired before I pick up the kids
  don't want to bring the shift home with me in this temper
  calm before handover
  too stressed to write so i'm going to sit by the window first
  can't code, brain in fight mode, pause
  numbers swimming, panic rising, stepping outside for air
  the spreadsheet can wait, I need to unclench
  not writing, not fixing, just breathing
  don't give me a plan, i've got a plan, give me peace
  don't wanna sleep, wanna stop feeling scared
  i'm not tired im tense
  i'm not sad exactly, just jangly
  want to feel my feet on the ground again
  "calm down" he says. well now I do need to
  my therapist said do the leaves on a stream one
  CBT breathing, the worksheet's done
  the worry list is written, now to let go of it
  worrying about money again, nothing to work out till friday, just worry
  what if what if what if
  catastrophising about an email from HR
  the boss said 'see me monday' and it's friday. spinning
  monday's looming and my stomach knows
  imposter feelings before the big talk
  so nervous for speech competition, please make me less nervous
  too much stress of work, my head is hot, i want to breathe
  I am feeling very tensed about results
  tension is too much, want to do some om chanting
  BP is high because of this landlord, want to cool my mind
  my spirit is troubled, i want to pray small
  vex dey my body, make i cool down first
  abeg I just wan calm down, this traffic don finish me
  my head dey hot because of exam
  make I hold my temper before I enter the house
  in a heap over the leaving cert results
  up to high doh about the wedding
  me nerves are gone
  feckin raging with himself, need to cool the jets
  going for a mooch round the graveyard, quiet like, to settle
  stressed to the eyeballs mate
  had a blue with the missus, need to chill out
  bit toey before the grand final
  doing my nut over the builders, want to calm the hell down
  feel like a shaken can of coke
  hamster wheel in my head, want to get off
  soup for brains from worry, want some stillness
  holding my breath since breakfast, just noticed
  white knuckled the whole bus route today, sitting a minute at the terminus
  passenger spat at me. taking ten
  near miss on the ladder, I'm fine, just wobbly, sitting down
  dropped the whole tray of eclairs and cried, regrouping
  kitchen got slammed, I'm vibrating, out by the bins for a breather
  bride cancelled after 60 hours of beading and I want to scream into fabric
  cut the silk wrong. breathe woman
  lost a calf this morning, just sitting in the shed a while
  had to put down an old dog, family in tears, i need a quiet moment before the next one
  hate doing drug calcs tests, panicky, breathing before it
  rough delivery but all well, I've to come back down
  debrief's over, still buzzing with it, want to land
  cried in the sluice. ok. breathe. ok
  complaint letter came with my name on it, sick with nerves
  the tooth patient yelled, composing myself between appointments
  carer fatigue, he asked the same question fifty times and i nearly lost it. ten quiet minutes
  dad called me by the wrong name, need to let it wash through me
  teenager slammed the door, i'm not going after her till i've cooled down
  count to ten. then count again
  coparent texted. deep breath before i answer
  toddler tantrum aftermath, mine not his
  my friends are being fake and im so upset
  she left me on read and im spiraling
  had a fight w my bff, cant think, wanna calm down
  crush said no. just want to breathe and stop cringing
  panic before PE swimming
  everyone's staring, i'm in the loo trying to breathe normal
  scared of the oral presentation tmrw
  maths test anxiety, im not revising any more tonight i need to be less scared
  brain keeps saying you'll fail. want it quieter
  can't study like this, too anxious, calm me first
  my supervisor tore the draft apart, hurts, going to sit under a tree
  reviewer 2. breathe in. breathe out.
  grant rejected, need to let the disappointment settle
  build broke in front of the client, face is burning, want to cool off
  on call jitters, pager quiet but I'm not
  pushed to prod and now I feel sick waiting, slow breaths
  got blamed for the outage, hands shaking with anger
  wrote the furious reply, not sending it, cooling off
  drafts folder full of rage, walking round the block
  ledger's wrong, I'm crying, it's just numbers, breathe
  verdict's due, client is praying and so am i
  interpreted a hard asylum story and it's clinging to me, want to set it down
  translated trauma testimony all day, need to wash my head out with silence
  hearing other people's sorrows all week, sitting before the sacrament
  lectio divina, no prep, just for me
  examen
  psalm 23 slowly
  adoration hour
  reciting the Jesus prayer
  reading my gita verse and closing my eyes
  sitting shabbat silence by the window, letting the week's anger go
  friday prayers
  Jumu'ah
  Prayer
  Holy hour
  Dhikr after fajr
  Vipassana sit
  Mindfulness
  Guided meditation (Tara)
  Nerves: 5 min before talk
  Worry walk
  Stillness
  Nothing, just breathe
  Tea and breathing
  Meditation group app, day 40
  meditate before the spreadsheets
  yoga nidra for the nerves, not to sleep
  gentle stretches because my back's all knotted from worry
  slow yoga, the lying about sort, I'm frazzled
  a slow stroll to get the shouting out of my ears
  colouring in to soothe myself, not making anything
  stroking the cat until the dread goes
  going to hold a warm mug and do nowt
  put my face in cold water and start again
  whale noises and dark room for my nerves
  someone talk me down gently
  help me let go of what the foreman said
  trying to forgive my sister, sitting with it
  I want to stop being bitter about the will
  jealous and I hate it, want it to pass
  shame attack. be kind to myself for a bit
  feeling small, want to feel safe
  lonely and edgy, want comfort
  worried sick about my lad in the army
  worrying about the grandkids on that motorway
  son's not texted, mind is racing, need steadying
  husband's in theatre for his hip, sat in the cafe trying to stay calm
  nan's in hospital and im worried, want to pray
  waiting room. not my favourite place. breathe
  i hate the dentist, chair in 15 minutes, talk my nerves down
  scan tomorrow, scared, both of us
  flight nerves, boarding soon
  claustrophobic on the tube, want to breathe slow
  stuck in a lift lol slightly panicked
  in the car park of the crem, not ready to go in, gathering myself
  before the curtain. still hands
  concert in an hour, bow shaking
  throat's tight before solo, loosen and breathe
  choir solo terror
  mic fright. streaming to 2k people. breathe nick
  about to go live and my hands are ice
  tournament final next, keep my head cool
  between sets, settle the mind
  penalty miss on loop in my head
  injured for the season. gutted. want to sit with it quietly
  coach dropped me, trying not to cry in the car
  benched again, steaming, want to let it go
  restless and prickly, don't know why, want it softer
  hormones have me raging, give me a quiet ten minutes
  menopause rage at the toaster. calm please
  three coffees too many, jittery, bring me down
  too much coffee and too much news
  doomscrolled and now I'm frightened of the world
  turn off the news and steady myself
  the street was loud all night and now I've no patience, want peace
  drill next door, about to lose it, want to soften
  hot and bothered with this queue, cooling my head
  stuck in traffic, late, boiling. breathe
  late for everything, want to stop flapping
  headless chicken mode, i want to stand still for a sec
  rushing since 5, need to slow my heartbeat
  calmer pls
  just need to exhale
  cant settle
  all over the place emotionally, need an anchor
  feeling the pressure, before i begin I want to be still
  let me be quiet first, work after
  a moment for me between two storms
  two minutes in the loo to get a grip
  sat on the back step with my hands open
  reset my nervous system, that sort of thing
  vagus nerve humming lol
  sigh it out
  find my centre before the kids are back
  kneading isn't helping, I'm still livid, going to sit and breathe
  not in the mood to sort it out, just want to feel less hurt
  no strategy tonight, my nerves need looking after
  the meeting was a mauling and I'm shaking, done with people, quiet now
  presentation went horribly. it's over. want the shame to fade
  deadline's moved, but my body hasn't heard, still buzzing with stress
  brave face all day, mask off, tears, breathe
  anxious about the wake, not going yet, sitting with a candle first
`;
