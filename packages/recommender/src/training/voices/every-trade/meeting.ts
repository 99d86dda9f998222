/** Sentences for this state, by people of a hundred trades, in English. */
export const MEETING_OF_EVERY_TRADE = `
  Standup
  wake for my uncle
  calm the client down on the phone
  ringing Mrs Doyle about the burnt wedding cake, she's fuming
  parents evening, both sides of the table
  seeing the bank manager about the overdraft
  choir tonight, forty of us, I'm running the altos
  Choir
  teaching a piano lesson to an eight year old who hates it
  handover at 7
  ward round with the new consultant
  got to tell the family the operation's been postponed
  giving a talk on bees to the WI
  sunday lunch with the in laws, brace brace
  job interview at the depot
  interviewing three lads for the apprenticeship
  client fitting at two, she changes her mind every five minutes
  consultation with a new bride
  site meeting, architect and the awkward neighbour
  toolbox talk to give, ten blokes and rain
  telling Dave he's not getting the promotion
  appraisal with my line manager
  MDT 11:00
  booking appointment with a first time mum
  antenatal class, I'm teaching it
  home visit to mr Ahmed, he likes a chat
  care review with social worker and my brother on speakerphone
  family conference about mum's house
  telling the kids we're moving
  the talk with my daughter about the vaping
  school meeting about the SEN support
  PTA AGM
  Governors' finance cttee
  parish council, item 6 is going to be a bloodbath
  surgery for constituents, saturday morning
  facing residents about the car park charges
  public consultation evening
  mediation session
  hearing at 10, tribunal
  in front of the judge at half ten
  taking instructions from a client who never stops talking
  deposition
  interpreting at the police station
  interpreting for a couple at the hospital, three hours
  zoom with the translation agency
  panel discussion
  conference day 2
  lab meeting, I'm presenting my slides
  Supervision w/ Prof Lindqvist
  Seminar
  presenting our group project in class
  oral exam french, talking with the examiner
  student council
  scouts tonight, 22 cubs
  leading the toddlers' group
  house group bible study at mine
  visiting a bereaved family
  hospital chaplain visits
  marriage prep with a young couple
  baptism family coming to see me
  confirmation class
  deanery synod
  taking the service at 11
  preaching at st marks
  funeral, I'm conducting
  Ade's funeral, all the cousins will be there
  christening do afterwards with his side
  my ex will be at the wedding. going anyway
  naming ceremony, aunties everywhere
  owambe with the in laws, I must greet everybody
  rishta meeting, the boy's family is coming at 5
  client visit from US, have to give the demo
  status call with onsite team
  scrum
  Sprint review
  Retro
  Planning poker w/ team
  Design crit
  Town hall
  Kick-off: Harbour project
  QBR Northwind
  Board away day
  Exec sync
  Skip level
  Weekly catch up Jo/Sam
  Coffee w/ Ines
  Lunch w/ investors
  Pitch - Seedline
  Sales call Acme
  Demo @ 3
  Client call: Ferguson
  Intro call recruiter
  Phone screen
  Interview panel
  Onboarding buddy chat
  Coaching call
  Parent teacher mtg
  IEP meeting
  Open evening
  Tenants' assoc
  Residents meeting 7pm
  Allotment committee
  Rehearsal w/ band
  Orchestra
  Band practice
  Book club
  Knit & natter
  Coffee morning
  Men's shed
  Rotary
  U3A German conversation
  Tango class - teaching
  Guest lecture
  Workshop facilitation
  Training the new starters
  Induction - 6 temps
  Contract negotiation
  Handover w/ nights
  Daily huddle
  standup then straight into planning, three hours of faces
  back to back calls till four
  teams call, camera on apparently
  jump on a quick call with design
  brainstorm with the whole team, sticky notes and all
  brainstorming w/ marketing at 10
  creative review with the client
  budget meeting, have to defend my numbers in front of the directors
  presenting the audit findings to the board
  walking the trustees through the accounts
  explaining to the owner why his tax bill is that big
  talking the director through cash flow, he's going to shout
  debugging session together with Femi on a call, he shares screen
  postmortem call with the customer
  architecture meeting, seven opinions
  strategy awayday with the partners
  decision meeting, everyone round the table
  writing workshop, I lead it
  reading my poems at the open mic
  book signing
  reading group for seniors
  story time at the library, me reading to thirty toddlers
  leading the yoga class tonight
  running the mindfulness course for staff, week 3, twelve people
  teaching breathing to the antenatal group
  taking the over 60s keep fit, I'm the instructor
  personal training client at 6, then another
  coaching the under 10s
  team talk before the match
  parents of the under 12s want a word about selection
  talking to the ref about saturday's card
  press conference after the game
  agent call about the transfer
  trial day chat with the head coach
  stream collab with three others, got to be chatty
  sponsor call, trying to get a better rate
  discord call with my mods about the drama
  guild meeting
  podcast guest spot at eight
  being interviewed on local radio about the floods
  radio phone in
  soundcheck chat then the promoter wants his cut discussed
  auditioning singers for the wedding band
  teaching drums at the youth centre
  conducting the brass band
  choir AGM, the sopranos are plotting
  lesson obs, head of department at the back of the room
  teaching year 9 last thing on a friday
  cover lesson for Mr Hughes
  assembly, I am giving it
  tutoring Kaya at 4, fractions
  english conversation exchange with a woman from Brazil
  phone call in english with landlord, i fear to not understand but i must call
  meeting with my professor for the topic of thesis
  presentation of my stage in front of the jury
  speak with the boss about my salary
  appointment with the teacher of my son
  going to ask for a raise
  handing in my notice to Carol face to face
  return to work interview
  disciplinary at 2
  sitting in as the note taker on a grievance
  exit interview with Jamie
  have a word with the apprentice about turning up late
  ringing round for shift cover
  ringing the council about the bins, hold music ahoy
  on the phone to the insurers, not letting them off the hook
  telling the landlord to his face about the mould
  neighbour's coming round about the hedge
  talking to the neighbour about the drums
  dinner with her parents for the first time
  christmas at my sister's, ten kids and politics
  family reunion
  nan's 90th, I'm doing the speech and the greeting
  month's mind mass and tea after with the relations
  the removal this evening, shaking hands with half the parish
  seeing the solicitor with my brothers about the will
  family court mediation
  meeting my birth mother
  chat with my son in Melbourne
  skype the grandkids
  calling mum back, it'll be an hour
  ring my brother and say sorry
  apologise to Nadia in person
  telling my dad about the car
  coming out to my nan over tea
  team building, bowling i think
  networking breakfast, hate the bacon love the leads
  greeting buyers at the gallery opening
  valuer's coming to walk the shop with me
  rep from the brewery at eleven
  lunch meeting with the landlord re the lease
  customers' complaint, going round to see her
  showing the Hendersons round the bungalow
  snagging walk with the owner
  meeting the building inspector on site
  quoting for Mrs Lacey, tea and a lot of chat first
  vet visit: owner's upset, need to talk her through options
  phoning owners with results
  telling a client her dog's not going to get better
  NFU branch
  discussing the boundary with next door's lad
  gardening club talk, I'm showing slides of dahlias
  school visit to the farm, thirty kids and a goose
  prenatal check with couple number four
  birth debrief with a mum
  dentist talk to reception class
  explaining the implant plan to a nervous patient
  sitting with relatives in the quiet room
  safeguarding meeting
  multi agency call about the estate
  ride along briefing with the new crew
  visiting time, dad might not know me but i'll talk anyway
  reading to mum at the home and chatting to her friends
  befriending call
  doorstep canvassing
  committee stage, I'm giving evidence
  full council
  Licensing sub-cttee
  planning committee, three minutes to speak
  site visit with cllr Bowen
  pre app meeting
  press briefing
  jury service deliberations
  school exclusion panel
  witness meeting with CPS
  settlement talks, round two
  client intake, immigration case
  asylum interview, I'm interpreting
  whispered interpreting at the works council
  call the author about the translation queries
  collab meeting with the Oslo lab
  beamtime planning call
  journal club, my turn
  thesis committee
  PhD panel interview
  open day stall talking to sixth formers
  outreach talk at a primary school about slime
  telling my postdoc her contract isn't renewed
  customer discovery calls
  user interviews, five today
  usability session w/ participants
  incident call, 14 people talking at once
  vendor pitch, I'm on the receiving end
  hiring huddle
  salary negotiation
  "can we have a quick chat" from the CEO, going in now
  he said 'bring your calendar', so that's a meeting
  I wanted a quiet day, got a roomful of auditors asking me questions
  no deep work today, just people
  half my head's asleep and I still have to host the supplier lunch
  exhausted but the inspector's here and I'm showing her round
  can't hide, my whole family is downstairs waiting to see me
  putting on my people face
  diplomat hat on: two departments, one printer
  walking into the lions' den aka the shareholders
  herding cats: volunteer meeting
  referee between my two sons over the xbox
  playing piggy in the middle with the chef and the owner, sit down at 3
  sitting the boys down for a talk
  peace talks with the upstairs neighbour
  hosting the quiz
  mc at the beetle drive
  calling the bingo
  compering the talent show
  toastmasters, six minute speech
  lecturing on soil
  teach the new girl the overlocker
  showing the apprentice how to joint a cable
  walking two trainees through the till
  mentoring session at the bakery school
  demoing pastry at the food festival
  tasting with the bride's family
  staff meeting before we open
  union hustings at the depot
  driver debrief with transport manager
  passenger complaint, got called in to discuss it
  driving lesson with a nervous pupil, im the instructor
  theory class to taxi drivers, I am the one teaching
  AGM, bowls club
  church council, heating again
  tea with the bishop
  pastoral visit to the Osei family
  confession hours, I'm hearing them
  hen do planning call with eleven women
  playdate, other mum stays, must make conversation
  baby group
  health visitor coming round
  nursery settling in chat with the key worker
  breastfeeding support group, I'm the volunteer tonight
  adoption social worker visit
  carers' support group
  talking with dad's care manager
  hosting exchange student's parents for tea
  language cafe
  citizenship class, I teach
  esol class as volunteer teacher
  job centre appointment with my work coach
  PIP assessment by phone
  rent arrears chat with housing officer
  meeting the bank of mum and dad, aka asking for money
  going round to Uncle Emeka to greet him and discuss land matter
  kinsmen meeting
  town union meeting, they will fine me if i am late
  thrift group contribution meeting
  society meeting regarding parking
  HR round of interview tomorrow? no, today, in half an hour, on video call
  team outing with onsite manager, have to socialise
  catch up w the vet rep over a cuppa
  barbie with the whole footy club, giving the thank you speech
  going in to see the principal about the young fella
  wedding meeting with Father Michael
  credit union, seeing a woman about a loan
  scoil parents' association
  town meeting about the bypass, I'm speaking
  performance review (mine)
  Probate mtg
  Call Grandma
  Zoom: cousins
  Funeral tea
  Fireside chat
`;
