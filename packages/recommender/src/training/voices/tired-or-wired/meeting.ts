/** Sentences for this state, in English, where one word stands for rest and its contrary. */
export const MEETING_OF_TIRED_OR_WIRED = `
  tired but the stand-up is in five minutes
  coffee with my manager to talk about the raise
  night call with the Tokyo team
  parents' evening, talking to Mr Doyle about her reading
  doctor wants to discuss my low iron at nine
  teaching dance to year four this morning
  interview for the gym receptionist job
  storm briefing with the crew on the phone
  rush call with the client, they're upset
  chairing the residents' association tonight
  Q and A after my lecture on heart disease
  listening to a talk about sleep at the library
  union rep and I are meeting HR about night pay
  catch up with Priya over chai
  negotiating with the pump supplier on price
  therapy session with Dr Bell at four
  one to one with my apprentice
  mentor call, she's going to ask how I'm doing
  weekly sync with the wired network folks
  client lunch at the flat on Duke Street
  viva with two examiners in room twelve
  running the retrospective for my squad
  family meeting about dad's care
  pitching to investors at half past
  giving the fire safety talk to new starters
  parish council
  Stand-up, platform team
  1:1 with Karen
  School gate chat with head
  Dentist 3.15
  Panel interview
  Lecture, hall B
  Sales call
  telling my flatmates about the rent, all of us round the table
  the landlord is coming to discuss the boiler
  village elders are gathering and I must speak
  debate club, we're arguing against homework
  job interview over video, camera's on
  handover to the night nurse
  speaking to the bank about my overdraft
  marriage counselling, session three
  phoning round the volunteers
  group project call, nobody's muted
  asking my professor about the extension in her office hour
  book club at Moira's, we're doing the Toibin
  first date, so I'm just going to talk to him, help
  reading group for the asylum seekers, I'm leading
  appointment with the physio about my running knee
  explaining the burn treatment to the trainee vets, in person
  mediating between two departments
  sprint review with stakeholders
  call the school about the bus
  can't switch off my video, they want to see faces in this webinar
  pastor wants a word after service
  chill catch up call with my cousin in Lagos
  team huddle before the doors open
  meeting the surgeon to hear the options
  conference panel, I'm moderating
  hearing a lecture about adrenaline and memory
  talk with my teenage son about his grades
  landlord viewing, showing people around and answering questions
  buzzing round the networking breakfast
  class discussion on climate, I'm the teacher
  parent WhatsApp call about the trip
  contract talks with the builders
  breaking the news to the team
  the slow morning catch-up with the Leeds office
  performance review, mine
  Gaeltacht conversation circle
  seeing my advisor about modules
  midwife visit
  hosting the webinar for small farmers
  customer on the phone, wants a refund
  appraisal with my line manager at 11
  sitting in on a hiring chat
  committee vote on the allotment fence
  skype with my penfriend to practise English
  talking things through with my wife about the move
  Q3 kickoff with the vendors
  guidance counsellor wants to see me
  knackered, but grandad wants his Sunday phone call
  gym induction, the trainer's going to talk me through it
  bed manager call at eight with all wards
  rush to pick up the phone, it's the council about my housing
  speaking at the night school on bookkeeping
  I have to tell my team about the crash in sales, all hands
  my heart consultant is seeing me at ten
  teaching the low brass section today
  dance committee is voting on the venue
  chatting with my neighbour about the storm fence
  coffee morning at the church hall, gossip guaranteed
  pump station handover with the contractor's people
  flat hunting, agent's meeting us there to talk terms
  discussing burn-off permits with the ranger
  drained after three interviews, two more candidates to see
  sleepy voices on the 7am call with Singapore, I'm hosting
  running the antenatal class this evening
  power talk, me and my sister, about mum's house
  second round interview, with the partners
  chill chat with the new intern, get to know her
  adrenaline sports club AGM
  hyper local radio, I'm on as a guest at ten
  need to get going, the panel's waiting for me in room B
  slow morning so I'm ringing all my clients to check in
  buzzing the doctor's surgery then seeing Dr Shah
  lecture on medieval Ireland, second row seat
  tell my dad I've dropped out, we're meeting at the cafe
  parley with the other allotment holders
  mock interview with the careers lady
  consultation with the lawyer about the will
  meeting my online friends on voice chat for planning
  explain the accident form to the insurance lady on the phone
  catching up with Aoife, it's been ages
  the imam is visiting us for advice
  supervisor asked me to pop in and explain my absence
  team retro then one-to-ones, back to back
  haggling over a car with the dealer
  open evening, I'm on the welcome table talking to parents
  giving a tour to the new staff
  asking for a rise, face to face
  weekly tutorial with my don
  speech therapist session with my son
  introducing two families before the wedding
  talking to the police liaison about parking
  round table on bus routes
  customer discovery call
  daily scrum
  difficult conversation with a tenant, on the doorstep
  listening to the bishop speak
  orientation for exchange students, I'm presenting
  presenting my science fair board to the judges
  debrief with the volunteers after the sale
  conference call, dial-in never works
  sprint planning with devs
  ringing mum in Melbourne
  Board call
  Ward round
  Homeroom with 7C
  Client check-in
  Seminar, room 4
  Town hall
  Mediation, both sisters
  Tenants' meeting
  I'm the interpreter at the clinic this afternoon
  doing the register then teaching fractions to 3B
  restless audience last time, giving the talk again today
  sitting with the hospice family to explain the options
  negotiate rent with Mama Ngozi
  my teacher and my mother and me, all in one room
  the vet's talking me through the x-rays
  advice line volunteer, taking calls till five
  ordering for the restaurant by phone with four suppliers, arguing prices
  call centre shift, first customer in a minute
  discussing the next season with the theatre board
  parents' group, topic is screens at bedtime
  sales demo for the hospital
  we need to talk, she said, so we're talking
  study group discussion, comparing answers out loud
  tired of chasing so I'm seeing the boss in person at two
  sleep clinic consultation, they'll ask me loads
  coffee with the vicar about the christening
  phone call from bed with my sister in Toronto, long natter
  gym owner wants to negotiate the lease, sitting down now
  dance parents' meeting about costumes
  running for council, doorstep chats this evening
  storm recovery committee
  heart nurse is calling with advice
  low turnout but the talk goes ahead, I'm the speaker
  drained the agenda to three points, see you all at ten
  restless staff, I'm holding a Q and A
  flat-share meeting about the dishes
  crash repair estimator is coming to discuss it with me
  wired money to the wrong chap, calling the bank's helpline
  hyped to interview my favourite author for the paper
  chill, it's just a screening call with the recruiter
  buzz group at the training day, then feedback to the room
  pump supplier demo with six of us
  burnout talk with occupational health
  rush job briefing with the printers
  adrenaline and memory, a talk, and I'm teaching it to the staff
  second wind farm consultation, villagers asking questions
  power company public hearing
  can't switch off the Zoom, it's the AGM
  need to get going, my students are outside the lecture theatre
  slow morning chat with the old fellas at the cafe
  explaining adoption to our daughter together
  elders' council, I represent the youth
  union meeting in the canteen
  tell the coach I'm leaving the team, face to face
  facetime with my boyfriend at uni
  catching the professor after class to ask about my grade
  group therapy, six of us in a ring
  recruiting fair, we're on stand nine greeting people
  small talk with clients at the golf day
  asking dad for her hand
  leading a guided tour in Spanish
  French conversation hour with Madame
  teaching grandma to use WhatsApp, over the phone
  panel on farming, I'm third to speak
  housing officer is seeing me at two
  governors' meeting
  taking the deposition
  doctor's rounds with the students
  in laws on FaceTime, smile
  talking the new guy through the till
  reporting to the minister
  listening to the sermon at ten
  a word with my daughter's teacher about the bullying
  handing in my notice, need to speak to Clare
  reunion lunch with the old platoon
  walking tour talk for fifty pensioners
  job fair speed interviews
  the mechanic wants to explain the bill
  calling the customers to apologise
  lesson with thirty nine-year-olds on volcanoes
  chat with a stranger for the befriending phone line
  community policing forum
  umunna meeting at the compound
  PTM at my son's school
  call with the US client, 9.30 IST
  chinwag with the neighbours on the green
  yarn with the bank bloke about the farm loan
  session with school psychologist
  student council, I'm taking questions
  convo with mum about the party
  I will have interview with embassy
  Kickoff with agency
  All hands
  Standup (remote)
  Consult Dr Nwosu
  Yr 9 lesson, period 2
  Vendor negotiation
  Skip-level with Dana
  Coffee w/ Anil
  Residents' forum
  hosting a debate on Brexit
  speaking with the insurance assessor, in the yard
  knackered, but the client's dialled in so here goes
  coffee with two councillors about the crossing
  it's bedtime here but the Sydney office wants a call
  night class, I'm teaching pottery to twelve adults
  gym committee, arguing over opening hours
  storm damage, the loss adjuster's here to talk
  running club AGM, I'm secretary
  crash investigation hearing, I'm called at eleven
  flat viewing, I'm the agent, three couples coming
  my restless year sevens, lesson on rivers
  wired up with a lapel mic, panel starts in three
  chilled lunch with my supervisor to talk careers
  burn day permit, talking to the fire officer at the gate
  hyperactive puppy class, I'm instructing eight owners
  rush to the staffroom, briefing at 8.25
  dance audition panel, I'm on it, talking to candidates
  drained already and there's the budget negotiation with the union at one
  sleepy Sunday, long call with the aunts in Pune
  slow morning surgery, my MP's seeing constituents and I'm third
  can't switch off my phone, the adoption worker's calling at six to talk
  buzzing room, open mic debate, I'm chairing
  need to get going, ma's hospital meeting with the social worker is at two
  tired arguments again with the planning board tonight
  interviewing for head chef, trial talk
  asking the bank manager for a longer loan, in his office
  class assembly, I'm giving a speech to everyone
  skype lesson with my English teacher
  sitting with the lads to settle who pays what, face to face
  handover chat, then rounds
  call with the publisher
  coaching session with my manager
  neighbourhood watch, at ours, eight of us
  reading my paper aloud to the conference at two
  mother and baby group, lots of chatting
  debate with year eleven about phones
  phone interview with the airline
  language exchange with Pedro
  speaking with my boss on holidays
  I will talk to the doctor by video
  kindred meeting about burial rites
  landlord and caretaker palaver, I'm going to speak for all tenants
  pastor's counselling before marriage
  talk to my HOD about the carry over
  stand up with the offshore team, 10 IST
  rishta meeting, both families coming for tea
  viva, external examiner is asking questions
  society meeting about parking, big fight expected
  calling my mausi after so long
  mart committee, I'm taking the minutes and talking too
  a chat with Father Pat about the anniversary mass
  credit union interview at half two
  GAA club delegates
  rural fire brigade briefing
  phone yarn with the stock agent
  smoko meeting with the foreman about safety
  careers chat at school with Miss
  group presentation to class, my bit's third
  ringing the orthodontist to argue about the date
  hanging out on discord voice with the guild to talk strategy
  my first job interview, at the bakery
  parent teacher thing and I have to sit there
  U3A lecture on Roman roads
  the district nurse drops by at ten, we go over my dressings
  reading with the infants, I go in Tuesdays to hear them
  telephoning the council again
  quarterly catch up with the trustees
  peer review, in person, four of us
  union ballot debrief
  negotiation training with role play partners
  Scrum with vendors
  Physio 2pm
  Huddle, shift leads
  Client lunch
  Parents' evening
  Call w/ bank
  Podium talk
  Lecture: Roman law
`;
