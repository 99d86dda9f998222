/** Sentences for this state, in the words of a trade, in figures of speech or in few words. */
export const MEETING_OF_IN_OTHER_WORDS = `
  1:1 w/ Priya
  handover at quarter to eight with the night team
  viewing at 14 Elm Road, the couple with the twins
  parents' evening, 23 families, ten minutes each
  ringing mum, she'll want the full story
  stand-up
  booking-in appointment with a first-time mum, lots to go over
  mediation between the two brothers about the farm
  going into a multi-agency about the Harris children
  production meeting in the green room, lighting and sound will fight
  the bishop's coming for tea and I have to tell him about the roof
  deposing the surveyor at ten
  piano lesson, little Oskar, who hasn't practised
  GP at 11:20, to talk about the knee
  Zoom call with the Lisbon office
  sit down with my son and have The Talk
  panel on bee health at the agricultural show, I'm second speaker
  thesis defence, me versus five professors
  calling the bank, again, third person today
  pre-flight briefing with the crew
  landlord wants a word
  team huddle before the doors open
  interpreting at the tribunal from nine, two hours of other people's words
  negotiating the price of the hay with old Mr. Ferris
  teach year 9, last period, wish me luck
  retro
  tired to the bone but the client's on the line in five
  Toastmasters tonight, I'm table topics
  coffee with the new curate to divide up the funerals
  interview: second round, Leeds
  going to listen to Professor Adeyemi on glaciers
  tell the tenants about the boiler face to face
  board, 2pm
  catching up with an old friend on video
  PTA, god help me
  book club at mine, we actually read it this time
  debrief the relief driver about the diversion
  1st supervision with the student midwife
  family council about dad's care home
  dev chat w/ the Berlin people re API contract
  confession hour, Saturday, sitting in the box and listening
  vet's here to talk about the heifers
  couples counselling
  walk the client round the workshop and explain the varnish
  annual appraisal, mine
  call with the insurers, they'll put me on hold and then grill me
  I'd rather be coding but it's the sprint planning
  union reps at noon, about the rota
  zoom w/ nan
  hosting the collab stream, four of us talking over each other
  ask Dave for a raise
  speed dating, heaven help us
  sitting in on the organic seminar, guest speaker from Basel
  cross-examination tomorrow? no, it's been moved, it's in ten minutes
  meeting the in-laws
  job interview in an hour, going in
  orientation session for 30 new starters and I'm the one on stage
  sales pitch to the garden centre for our honey, samples in the bag
  the whole family round the table to decide about the house
  my sister's ringing at six and she'll want to go over Christmas, all of it, who sleeps where and who's bringing the goose
  ward round with the consultant
  mortgage adviser, 3:30
  giving the toast then mingling, heaven help my small talk
  Q&A with the year sevens about being a pilot
  the growers' co-op votes tonight and I mean to speak
  lunch with the publisher to haggle over royalties
  dial-in w/ Houston
  pastoral visit to Mrs Lacey, she likes a good long natter
  antenatal class, eight couples, one doll
  sorry I've gotta go on cam now, the mods want a chat about rules
  patching things up with my brother over a pint
  standing in front of 300 freshers to explain mitosis
  office hours, the queue is out the door
  neighbour dispute, tea and diplomacy
  hearing my pupil's recital pieces and talking her through them
  kick-off with the new client
  arguing for a better pitch at the market committee
  it's the oncologist at two, taking my wife and a list of questions
  viva, I'm the external
  toolbox talk 7am
  pick the architect's brain
  radio interview about colony collapse, live
  discussion group on Middlemarch
  the plumber's coming and I need to persuade him the leak is his fault
  skype the grandkids in Perth
  parley with the teenagers about curfew
  telling the team about the redundancies, in person, one at a time
  sat-nav for the soul, my Thursday with the therapist
  my English conversation class, I'm the student, we do debates
  phone round the volunteers
  consultation with a widow about probate
  lecture: Roman roads, village hall, I'm giving it
  feedback session from the director, notes for everyone
  Catch-up, Tom
  I'm on the jury and we're about to deliberate
  school gate diplomacy then the headmistress
  call centre headset on, forty strangers before lunch
  weekly w/ mgr
  the co-pilot and I need to talk about what happened on approach
  sign language lesson with Ben
  prenup talk
  explain the pension options to the lads at the depot
  chairing the residents' association, item one is always bins
  guild night, raid leaders only, voice chat to sort out loot rules
  confirmations class, eleven teenagers and the Holy Spirit to explain
  supplier from Milan in the showroom
  tell dad I'm dropping out
  open house from one till four, smiling at strangers
  meeting the surrogate for the first time
  lesson observation, head at the back, me at the front
  pitch to investors, 12 minutes and then they grill us
  crit
  walk and talk with Nneka
  town hall q and a, budget cuts
  Auntie's on FaceTime at one and I'm to be interrogated about marriage
  viewing with a second-time buyer who asks a thousand questions
  show call, stage manager's speech to the company first
  the auditor has questions and I have answers, I hope, 10 sharp
  giving evidence to the select committee
  morning report, then rounds with the students in tow
  Father Michael wants my ear about the choir
  Brexit seminar
  negotiate w/ the landlord, exhausted, but he only has tonight
  class 3B, fractions, carpet time
  breaking the news to gran
  tea with the registrar about our baby's birth certificate
  zoom, camera on, hair brushed, the American partners
  hospital consultant, the one with the bow tie, at 9:40
  meeting of the hive minds, i.e. the local association AGM
  ask the teacher why he got a C
  podcast recording with a guest who trains owls
  exit interview
  the plot for the musical, thrashed out with the writer and director in one room
  speed mentoring
  talk to HR
  I'm the calm one at this table of shouting uncles, inheritance talk at five
  crew brief, radio check, doors
  tax inspector
  discovery call
  conference, keynote then breakouts
  haggle with the band over who gets what from Friday's fee
  counsel's opinion by phone
  ringing round twelve hotels to haggle for the coach party
  lunch & learn, I'm presenting regex to marketing
  house meeting about the dishes
  sponsor catch-up, Tuesday group
  evening class, pottery chat and a lecture about glazes
  moderating a debate between two candidates who hate each other
  talk the apprentice through his first overhead weld
  oral exam for my taxi badge, the officer asks and I answer
  pitch to the head chef
  can't hide any longer, the client's in reception
  dial mum back
  a spot of marriage prep with a young couple at the rectory
  planning inspector on site, I'm to walk him round
  school council, I'm class rep
  intro call - Nordea
  swap notes with the night midwife over tea
  language exchange, half Spanish half English, with Lucía
  get the builder on the phone and don't let him off it
  guest lecture by a falconer
  welcoming the Ukrainian family, showing them about
  have a frank word with my flatmate over the heating
  post-match interviews
  telling my PI the results aren't what he hoped
  Ofsted
  mock interview with the careers lady
  Chair's action, then trustees
  translating for grandma at the chemist's
  customer on line two, he's livid, and I'm the complaints department
  Chess club committee, deciding the county captain
  well it's the annual do where all the branches ring in and I've to report for ours, twenty minutes of everyone saying can you hear me
  school run chat then the SENCO at nine fifteen
  brother's calling from the rigs
  being deposed
  tea with the mothers' union, minutes of the last gathering to be read
  speak to the apprentice about his timekeeping, kindly
  chairing the bargaining round, nurses on one side, suits on the other
  the surgeon wants to talk me through the hip
  Skype, Mumbai, 5:30 am
  dev rel AMA
  master class with Madame Orlova, in front of everybody
  going next door to apologise
  seller and buyer in one room, me in the middle
  history lecture, back row, big notebook
  phone in to the gardening show
  CPD day: they talk, we listen, there are biscuits
  site walk with contractor
  half an hour on the blower to the tax office
  godparents' chat with the rector
  quarterly business review, tired or not I present first
  my turn to lead the grief circle
  catch the headteacher at the gate
  table read, whole cast
  supervision w/ Dr Lang
  kitchen briefing before service, specials and who's on what
  explaining screen time limits to an eight year old barrister
  the insurance assessor arrives to talk over the flood
  book signing, chatting to a queue
  patient group, I'm one of the patients, we tell our stories
  brokering peace between the drummer and the singer
  tutoring Ines on Zoom, quadratics
  Sunday lunch politics, I promised to be civil
  taking questions from the floor at the bee club
  crisis talks at the cricket club
  the accountant is going to walk me through it at her office
  witness prep with the client
  video visit with grandpa in Kraków, he'll sing
  vet nurse interviews, I'm on the panel
  lads' chat in the van about the new rates
  defending my poster at the conference, hall B
  visiting time
  telling the bride her cake budget is fantasy
  one to one with the director about my notes
  lead the walking tour, forty Germans
  contract talks, round two, bring sandwiches
  ask my daughter how uni is really going, over noodles
  dispatch wants a word on channel four
  the landlord's agent, the tenant and me, round a damp wall
  informal chat w/ recruiter
  evening surgery, MP's, I'm third in line to see her
  deacon's in at ten to plan the baptism with the family
  choir committee, please keep it short
  neighbours over to discuss the fence
  induction, ward 9, I show three new starters around
  guildhall supper, speeches
  hear my wife out
  onboarding buddy call
  the bees can wait, the film crew is here to interview me about them
  can't focus on the code anyway so I'm off to hear Ravi explain the architecture to us
  tell my pupil's mum, gently, that he should try the drums
  fifteen min w/ the registrar re my module choice
  prayers first, then the parish council, where the shouting is
  no time to rest, my daughter's fiancé is at the door and wants my blessing
  evening with the astronomy society, tonight's speaker does comets
  co-parenting call, Thursdays, we keep it polite
  lead negotiator for the guild, alliance talks at nine server time
  hairdresser, and she'll get the whole saga out of me
  so it's the allotment people, all eleven of them, in my front room, and we have to decide about the hosepipe without anyone walking out this time
  I've a lad coming in who's been sleeping in his car and we're going to go through what he's entitled to, him talking, me listening mostly
  two pilots and a psychologist walk into a room, and it's my yearly medical chat, I'm the pilot on the left
  the old boy next door wants to sell me his tools and we'll spend an hour agreeing a price and two hours not mentioning it
  I was hoping for a quiet read but my daughter's just said 'mum can I tell you something' so I've put the kettle on
  they've asked me to say a few words about welding to a school hall of fourteen year olds, so off I go with my mask
  my tutor's read the draft and wants to go over it together, page by page, on Teams, which is going to sting
  the thing about the union rep is he phones when he says he'll phone, so any second now
  four of us from the ward are off to the director's office to say plainly what we need
  finally met someone on that app and it's tea, in public, at three, with conversation
  haggling at the cattle market with a man who never blinks
  speech therapist and I, plus Noah, Tuesdays at ten
`;
