/** Sentences for this state, in English, as typed in passing. */
export const MEETING_OF_SAID_IN_PASSING = `
  call with the council about the blocked drain, third one this month
  Parents' evening, 4B
  in ten minutes I tell my team two of them are moving to Bristol
  job interview at Greggs at 2, my first ever
  sitting down with my sister to talk about who takes mum at christmas
  standup then retro then another standup, somebody bring biscuits
  giving the eulogy committee our thoughts, vicar's coming at four
  teaching eleven adults to conjugate "to be" tonight at the library
  GP at 9:40 about the knee
  I have to ask for a raise today and Brian will be in the room as well
  book club, we're doing Wolf Hall and I've only read half
  phone call to the bank to negotiate the overdraft
  lecture on coral bleaching, row three, I always ask the first question
  catch-up w/ Priya
  we're going over the quarterly budget together on Teams, eight of us, cameras on
  explaining to my 80 year old dad over the phone how to join Zoom
  allotment society AGM, I'm taking the minutes god help me
  my tutor wants to see me about the essay
  Tenants association, fire doors again
  interviewing a plumber, then another plumber, then the one my neighbour likes
  kids want a family council about the dog
  coffee with the new hire, she starts monday and looked terrified
  have to call the insurance people and not lose my temper
  webinar on VAT changes, 300 people and a chat box
  seeing the consultant with my husband about his results, I do the talking
  pitching the podcast idea to a producer over lunch
  handover from nights to days, six patients
  client wants to walk through the bug list with me on screen share
  Pastoral visit to Mr Okafor
  I'm running the brainstorm for twelve people from marketing, I just hold the pen and keep them speaking
  union rep meeting, break room, quarter past
  talk to Tom about the rent
  first session with the marriage counsellor, both of us this time
  mock interview with the careers lady at school
  oral exam in Italian, 15 minutes across the table from Signora Conti
  zoom with the grandkids in Perth, it's their bedtime and my breakfast
  chairing the disciplinary at eleven, HR on my left
  I'm on a panel about women in farming, mic's being clipped on
  viewing the flat with an agent and two other couples, will have to chat them up
  Bible study group at Janet's, I lead on Ruth
  calling all the volunteers one by one about Saturday's fun run
  telling the kids we're moving. tonight, at dinner
  got to face the angry customer with the broken sofa, he's in reception
  supervision meeting, she's read my draft
  Weekly sync, Jakarta and Oslo
  deaf club social, all signing, three hours
  vet at half five with the cat, and I have a list of questions
  presenting the maths of the new pension scheme to staff in the canteen
  hearing my neighbour out about the hedge, over the hedge
  negotiating with a nine year old regarding screen time, pray for me
  radio interview about my marrow, live, local BBC
  I'm a childminder and three mums want a word at pick-up
  conference call with the lawyers, they compare the contracts, I mostly listen
  school debate, this house would ban homework, I speak second
  induction for the forklift lads, I'm doing the talk
  speed dating in the Slug and Lettuce, help
  prayer meeting rota to sort out with the other churchwardens, in the vestry at seven
  talk by that astronaut at the science museum, got tickets
  deposition prep with counsel at 10
  going next door to ask them, nicely, about the drums
  so nervous but it's only Auntie Bev and a cup of tea and I have to tell her I'm not going to uni
  the surveyor's ringing at three to go through what's wrong with the roof
  we've eleven minutes with the minister and I speak for four of them
  doing the school tour for prospective parents, smile and walk backwards
  debug session with Yusuf, he drives, I ask questions, on a call
  listening to a lecture on Gödel at the U3A
  in a sec the midwife calls and I've a list as long as my arm
  ringing nan, she'll talk for an hour about the bins
  asking for an extension, in person, at his office hours
  I'm the interpreter at the housing office today, Tigrinya and English
  hairdresser's appointment, she talks, I talk, it's basically therapy
  my wife and I need to decide about the second baby, table, wine, no phones
  Poetry workshop feedback circle, we take turns and mine's first
  cub scouts, 24 of them, knots, I'm leading
  conference keynote is starting, notebook's open
  the bank lady is going to walk me through the mortgage paperwork
  trying to get a discount on a tractor from a man who's known me since I was four
  Sales call 4pm Hargreaves
  Friday night dinner with the whole family and at least two arguments about Israel
  speech therapy with Arlo, I sit in and join
  parole board hearing, I'm the social worker giving my view
  giving a talk on sleep to thirty shift workers, in the canteen at noon
  tell the band I'm leaving, at rehearsal, before we start
  Mentor chat
  first tutoring pupil tonight, she's 10, long division, I'm more scared than she is
  neighbours' mediation with a lady from the council and biscuits
  answering phones on the helpline till ten
  the surgeon will see us at 2:15 to explain the options
  I'm being interviewed by my granddaughter about the war for her school project
  panel interview, four of them, one of me, Dundee
  go and talk to the vicar about the banns
  the annual budget negotiation with finance, they say no, I say please
  Discovery call, Acme
  english conversation class, I teach, mostly we laugh
  breaking the news to the choir about the tour
  pub with the old crew from the shipyard, six of us left, reminiscing
  two recruiters back to back on zoom from the car
  agile ceremony nonsense, an hour and half, refinement
  it's my turn to take the dog walkers' association complaints at the parish hall
  check-in with my sponsor at the café
  teaching my son to drive, so mostly talking, in a shouting way
  going in to bat for Kayleigh at her SEN meeting
  phone consultation about the rash
  The caterer, the florist, the registrar: three calls before lunch
  one-to-one with a lad who's been late nine times
  town hall, CEO talks, then questions, I have one and it's spicy
  visiting hour, ward 7, cheer up uncle Des with gossip
  watching a live masterclass on Chopin, teacher on stage with students
  debating the will with my two brothers and a solicitor
  facetime with my boyfriend in Lagos, his lunch break
  handing my notice in to Sandra, wish me luck
  committee for the village fete: tombola, again
  Doctor re sleep problems
  swap shift talk with the rota manager before she goes home
  couple's counselling over video, we're in separate rooms which is funny
  presenting my volcano to the class
  talk the client down from a purple website
  exit interview at half 4
  the head's asked for a word and I don't know what about, her office, now
  Rota chat w/ Ines
  calling my landlord because the ceiling came down (a bit)
  our quiz team's planning summit at the Crown
  we are telling the in-laws about the wedding, over lasagne, both sets
  I'll be sitting in on a lecture about sleep, back row
  signing papers with the notary and two cousins who don't speak to each other
  remote pair programming with a guy in Minsk till lunch
  Debt adviser, 11am, taking all the envelopes
  my students present their designs one by one and I give feedback
  let's do this: asking Mr Petrou for Saturday off
  Cabinet office Q&A, dial in
  the health visitor's coming to chat about feeding
  sixth form interview, they'll ask why biology
  on stage with two other poets for a conversation, not reading, talking
  ring the energy company re the refund, speak to a human at last
  weekly phone call with my son in prison
  I run the dementia café, 14 guests, cake and chatter from two to four
  Board
  the optician, then the lady who does frames, she'll have opinions
  ask dad about grandma's recipe before it's too late, just him and me in his kitchen
  budget hearing at the parish council, public gallery, I've three minutes to speak
  my broker wants to go over the policy with me line for line on the phone
  demo to the client, Ravi shares screen, I narrate
  catching up with my old teacher, she's 93 and sharp as a tack
  town planning consultation in the school gym
  nurses' handover, bay C
  going to confession at five
  giving driving theory class to six lads in a portakabin
  a call that could've been an email
  planning poker with the devs
  Skype with the orphanage in Kenya, lots of waving
  my therapist, first time since summer
  we meet the architect on site to argue about windows
  tango lesson number one, with a stranger
  answering questions about my thesis in front of three professors and my mother
  hospital discharge meeting for dad, with OT, nurse, and my brother on the phone
  Sell the old Volvo, a man's coming to haggle
  listening to my friend go on about her divorce, on the phone, with tissues
  I host a live call-in about gardens, ten till noon
  apologising to Leah face to face
  Pitch, round 2, investors
  Q and A with the novelist in the bookshop, I'm asking the questions
  Sit down with the kids and explain about grandpa
  school council, I'm the rep for 5B and I've got to speak about the toilets
  introductory call, dog sitter
  Ofsted feedback to the staff, 3.45, hall
  speaking practice with my Spanish partner in Quito
  site safety talk, 40 blokes, seven in the morning
  Chat with the chaplain before chemo
  fathers' group at the children's centre, biscuits, babies, talk
  the designers' crit, four of us round the table
  swapping notes with the night nurse
  town crier auditions, I'm on the panel of three
  small claims mediation by phone at 2, they call me
  teach my neighbour how to use her new phone, cup of tea included
  house viewing, I'm the agent, five couples
  my mother phones at six, always
  student union debate on rents
  Salary review w/ Gwen
  I've got a call with my manager in five minutes about my hours
  job interview on zoom for a receptionist job, I'm dressed on the top half
  going to see the doctor about my headaches
  team meeting at ten then a client at eleven
  I have to phone the school about my son being off and they always want a long explanation
  lunch with my ex to talk about the kids' summer
  teaching a maths class, year 8, last lesson of the day, fractions on the board
  Having a chat with my daughter about her screen time tonight
  meeting the new neighbours for a drink, want to seem normal
  I'm going to a talk on stress at the community centre, the speaker's a psychologist
  calling my bank about a payment I don't recognise, probably be on with them an hour
  catching up with my team in India before they finish for the day
  dentist says we need to discuss options so that's at 3
  presentation to the whole department, followed by questions
  seeing my key worker about the flat
  I give piano lessons, three kids in a row from four o'clock
  ringing round to get quotes from electricians
  speaking to a solicitor about the divorce for the first time
  Zoom quiz with the family, I'm quizmaster
  first meeting with my PhD supervisor since christmas
  my mum's in a care home and we video call on sundays at three, she forgets who I am but she likes the singing
  I need to tell my flatmate he has to do the washing up
  interviewing three people for the warehouse job this afternoon
  open day at the college, talking to parents all day at the plumbing stand
  going over my essay with my tutor, he asks me questions and I defend it
  talking to HR about the bullying
  Parent and toddler group, it's my turn to welcome people
  brainstorming session with the team, whiteboard, everyone shouts
  having a conversation with my dad about giving up driving, been dreading it
  budget review with the finance director, I present, she picks holes
  lecture at uni, two hours, contract law, front row
  explaining the bug to the vendor's support on the phone
  meeting my birth mother for the first time at a garden centre café
  Residents' meeting about parking
  visiting my grandfather in hospital, he likes me to talk about football
  hosting a dinner for eight, half of them don't know each other
  I'm meeting a man about a dog, literally
  leading a workshop on CVs at the job centre, fifteen people
  french conversation with my tandem partner Luc
  asking the pharmacist about mixing my tablets
  talk with my wife about whether we can afford the extension
  giving a tour of the museum to a group of blind visitors
  school phoned, they want me in to discuss Callum
  got an appointment with the mortgage adviser
  mediating between two volunteers who've fallen out over the tea urn
  in the car outside my parents', about to go in and tell them I've left my job
  podcast recording with a guest, I'm the host
  I'm supposed to give feedback to a trainee who's not doing well, face to face, in the staff room
  choir committee, choosing next year's programme, everyone has opinions
  prayer group at our house, six of us, we share and then pray aloud for each other
  webinar about menopause at work, listening in with my lunch
  therapy at 5
  a call with a recruiter about a job in Leeds, she sounds nice
  handing over to my maternity cover, going through everything with her
  my son wants me to hear his reasons for dropping physics so we're having a sit down
  negotiating the price of a used van
  student consultation hours, they come in one after another
  telling the team the project is cancelled
  group project, we meet in the library to split up the work
  my yoga teacher wants a word after class about the fees
  explaining my insomnia to the sleep clinic nurse, half ten, room 6
  running club committee, we argue about bibs
  the poem I wrote is up for discussion at the writers' circle, I sit there and listen to them
  a debrief with my sergeant about last night's shift
  meeting my creative partner so she can tell me why she hates the script
  quiet word with the verger about the heating
  going to meditate... no, mediate, two farmers and a gate
  code review, but live, in a room, with Agnieszka reading my lines aloud
  tax adviser, Tues 14:00, bring shoebox
  stress management workshop, HR makes us, we go round and share
  bedtime call with the kids, I'm in Aberdeen they're in Bath
  My chess coach goes over my games with me on Skype
  ask the gym manager to cancel my contract, in person because they won't by mail
  tea with a widow from our parish, she wants company
  phone-in with the pensions people, reference number at the ready
  sitting at the front desk all afternoon welcoming visitors
  doing show and tell with my hamster
  lecture, Thermal physics II, 9-11
  I'm on call as an interpreter and there's a birth at six
  arguing our case at the planning appeal
  my brother rings from Dubai when he's lonely and I think that's him now
  translate for grandma at the optician's
  conference, day 2: poster session, people ask, I answer
  meet the builder on the pavement and settle what "finished" means
  karaoke committee (yes) at Tina's
  tutoring maths to a girl who hates it, on Zoom, hour and a quarter
  Hi it's Dell, I've to train two new starters on the tills from 8
  telling my boss I'm pregnant
  roleplay with colleagues for the negotiations next week, I play the buyer
  Sunday school, I've nine of them and the story of Jonah
  my daughter's teacher on the phone about her being so sleepy in class
  a lunch that's really an interview
  swapping allotment gossip over the fence w/ Pat, she has the rhubarb news
  appointment with the bereavement counsellor
  ceilidh band call: who drives, who brings the amp
  Thesis defence: Marta's, I'm the external examiner
  asking for my deposit back, at the agency's desk, politely first
  selling raffle tickets door to door and chatting at every one
  intervention for uncle Ray, all of us in the lounge at four
  going live on Twitch with viewers asking me things
  I'm being shown round the factory by the owner and I've got questions
  physio assessment, new one, she'll want the whole history
  talking my friend through her breakup on a walk round the lake
  handing the keys over and going through the inventory with the tenants
  youth club debate about phones, I'm the ref
  wedding planner call, bride, groom, both mums, one line
  second opinion from Dr Wen about mum's hip
  I deliver the lecture on sleep deprivation at two to 150 sleepy people
  a deaf awareness class tonight, I'm teaching people to sign their names
  getting told off by the allotment chairman, Plot 9, now
  Q2 budget: defend it in front of the committee
  community choir AGM not singing, talking, alas
  the lady from the food bank's coming to see what we need
  mentoring a young lad at the boxing gym, today it's just a talk about school
  my wife says we need to talk so
  intercultural training, small groups, role play, lunch
  Tuesday's story session, I read, the reception kids shout
  Grant panel, ten applications, five of us deciding aloud
  I've been asked to come in and explain the figures to the trustees, there'll be nine of them and they've all read it
  my grandma wants to know what a podcast is so I'm explaining it over scones
  call Jess about shifts
  doing a reading AND a Q&A in a library in Stockport, there might be six people
  reflexology? no it's reiki, no wait, it's the practice nurse wanting to discuss my cholesterol
  sitting down with the twins' two teachers at once
  the bishop is visiting and I've got to host him for lunch and keep him talking
  weekly game night planning call with my guild, voice chat
  Meet the parents
  I teach English to truck drivers in the depot from six till seven, we do phone calls
  Volunteers' briefing, fun run
  off to the notary about the house with my sister, who's not happy
  giving my two weeks' notice over Teams to a man who never turns his camera on
  being examined for my black belt, the talking part
  we talk every day at four, my pen pal from Osaka and me, half her language half mine
  on the doorstep canvassing, Elm Road, odd numbers
  class council: who broke the globe
  the head of sales wants a brainstorm at two with all regions dialled in
  dropping in on old Mr Pugh for a natter, he gets lonely wednesdays
  attending the inquest as a reporter, listening and waiting to ask the family
  my agent, on the phone, about the advance
  interview a beekeeper for the local paper
  Budget airline complaints line, wish me patience, they've picked up
  speaking at my dad's retirement do and then working the room
  it's a lecture on mindfulness but I'm the one giving it
  having my thesis chapter discussed by the reading group, twelve of us round a table with crisps
  take the minutes while they fight about the roof
  talking to my teenage son about consent on a long drive
  antenatal class, eight couples and a plastic pelvis
  Contract talks, union side
  role: godmother. task: convince Ellie to go back to school. place: McDonald's
  going to see my old boss for a reference and a coffee
  scrum of scrums
  the tenants are complaining about the damp so I'm going round to hear it
  language exchange at the pub, Portuguese table
  guest lecturer at the college on dry stone walling, I brought stones
  the bereaved family's coming to plan the service with me
  Mum's memory clinic appointment, I go in with her
  checking in by phone with all my Meals on Wheels people
  sharing my screen with dad to sort his inbox, patience please
  a fireside chat with the founder, I moderate
  sunday lunch at the in-laws, brexit will come up
  Feedback from Tanya, design
  chatting to customers at the farmers' market stall all morning
  hearing test and then a talk with the audiologist
  buddy system: I show the new boy round school
  I'm due in the witness box at 11
  careers fair, our stand, pens and smiles
  telephone befriending, my lady's called Doris
  viva voce for the ambulance course, me and two assessors
  kickoff w/ the Danish team, intros first
  Talking to the vet nurse about Pip's diet
  dance committee wants to hear my idea for the hall, I pitch it at half seven
  have to tell the staff there's no bonus, at the morning huddle
  negotiate bedtime with a lawyerly five-year-old
  first date, coffee, I've been told to ask questions
  peer review circle at the hospital, we go through three cases together
  a debate on sleep and screens at the PTA, I'm speaking for screens
  someone from the energy company's coming round to talk about heat pumps
  call with a friend in hospital, keeping her company
  Induction call, new volunteers
  we present our maths project to the mayor, I'm doing the bit about circles
  in about five minutes a lovely lady called Joan is going to ring me and we'll talk about my claim
  teaching my class of adults how to make a budget, it's week 3, they ask great questions
  my brother and I are going to have it out about mum's house, at the pub where there's people
  sitting with my form, one after the other, to talk about their options
  the man from the bank is visiting the farm and I've to convince him
  it's a check up with the diabetic nurse
  I've to stand up at the society and give my paper on hedgehogs
  picking up my daughter from her dad's and having a civil chat on the step
  our band's manager is on the phone at four with news about the tour
  a doctor's appointment for my sleep, she'll want to talk about wine
  meeting Chloe to plan her creative writing course with her
  prison visit, I'm a listener
  asked to be on a podcast about debugging and I say yes to everything so it's at five
  Supervisor, 30 min
  auditors are here and they're interviewing me at two about petty cash
  Dad's hospital social worker, me, and a box of tissues in a small room
  on the touchline as manager, talking eleven lads through it for ninety minutes
  confirmation class, I lead it, five teenagers and a lot of pizza
  union ballot meeting in the car park
  trying to talk the headteacher into a chess club
  got the in-laws on Skype at two and they talk in shifts
  going to my friend's to tell her the truth about her boyfriend
  I interpret for my mother at the bank, always have, since I was nine
  English speaking exam, partner's called Bilal
  Exit talk with Maja, then cake
  I'm running story time at the library for under fives
  knock on his door and ask him about the references
  panel discussion on sleep in teenagers, I'm the token teenager
  virtual coffee with a mentor from the women in engineering thing
  phoning candidates to say they didn't get it
  school run chat turned into a proper playdate talk, the mums are coming round
  AMA on Reddit? no, in the staff canteen, with our new director
  telling my landlady about the broken window before she finds it
  the committee goes through all 46 planning applications aloud, I'm the clerk
  swimming teachers' moderation: we watch, then we argue about grades
  wine tasting with clients
  seminar, I'm leading the discussion on Beloved
  hosting a family from Ukraine from today, showing them round and getting to know them
  crunch talks w/ supplier
  doing the rounds of the old folks at the day centre, a word for each
  open mic? no, open evening, I explain physics to parents
  getting measured for my prosthetic and discussing what I want to do with it
  I'm negotiating the sale of three heifers on the phone as I type
  Call mum
  at the registry office to register the birth, the clerk asks questions and I try to spell my own name
  mentor meeting for trainee teachers, observation feedback, she was good, I'll say that first
  sat in a Quaker business meeting as the clerk, it'll be long
  my agent and the publisher and me, naming the book, over lunch, them talking mostly
  doorstep interview for the census, house after house
  parents v. council, public meeting about the crossing, I speak third
  conversation class at the refugee centre, today's topic, weather
  a hot chocolate with my stepdaughter to hear how school's really going
  welcome drinks for the freshers, I'm a rep
  ring Ken re: shed
  reading my statement to the tribunal then they ask me things
  our goat's vet, our vet's student and me, in a pen, discussing
  training the volunteers on the new till, six pensioners, one till
  maths support drop-in, I'm the tutor and they come with their problems
  pre-op assessment chat with the nurse
  my anxious pupil's mum wants ten minutes at the gate to talk about sleep
  I'm reading my poems out to the old people's home and then they tell me theirs
  two teams, one bug, a call until we agree whose it is
  Nan's 90th planning, all six siblings, speakerphone
  the plumber's apprentice needs his appraisal so we're doing it in the van over pasties
`;
