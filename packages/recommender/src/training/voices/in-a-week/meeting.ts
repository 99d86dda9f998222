/** Sentences of 250 people for this state, in English. */
export const MEETING_IN_A_WEEK = `
  handover in ten, bay 3 is a story
  Appraisal w/ Sister Okoro 07:45
  got to tell a daughter her dads been moved to another ward and she will kick off
  A young soloist arrives at two to try three instruments and will want opinions.
  Chamber of Commerce breakfast, town hall
  Teaching my apprentice how to hear a wolf note.
  moot tomorrow im respondent junior, running through it w my partner
  tort tutorial (bring statutes!!)
  coffee chat with a trainee from a magic circle firm what do i even say
  collab stream w two other runners at 9
  sponsor call (DON'T swear)
  gotta talk to my mod about the drama, ugh
  주간회의 weekly sync with US team 8AM
  In a moment I have English meeting and I should talk.
  Team leader called me suddenly to the room
  Disciplinary hearing at ten, I'm sitting beside the lad.
  Branch meeting, Legion hall, 7pm
  Off to the picket, need my voice
  ACAS talks all day
  Preparing questions for the boss, he wriggles
  lad from the school is coming to learn about bees
  Rotary talk, pollination, bring frame
  ringing my daughter in Perth
  Funder check-in (Zoom) 11:00
  Site visit: meet the youth group, meet the board chair, smile
  Calling a rejected applicant to explain the score, kindly
  phn visit at 11 place is a state
  Mammy group parish centre
  ringing work about my return date eek
  Group meeting (I present, allegedly)
  supervising two bachelor students who fear the laser, correctly
  skype with the collaborators in Boulder
  interviewing a stagiaire at 2
  Tasting w/ bride and mother
  shouting match with the butter supplier coming up
  Period 3 Algebra II (observed!!)
  parent conferences, back to back, 4 to 8
  Talking to a sophomore who's given up on herself
  Counselling a couple who have ceased to speak to each other
  Parish Pastoral Council, 6.00 p.m.
  Funeral Mass, Chief's family
  Catechism class shortly, thirty lively children
  Depo - Dr. H (Zoom link in file)
  witness prep with a very chatty man
  asking the partner for a raise. today. yes.
  pitching to a publisher in an hour!
  playtest with strangers, must shut up and watch
  Kraków devs pizza + talks
  the bank manager is coming out for a yarn about the loan
  discussion group at Hendersons
  got to have a word with the young fella about turning up late
  M&M meeting - seminar rm 2
  bleep reg, present pt, try to sound sane
  family discussion re DNAR in relatives room
  teaching the med students cannulas
  Society AGM, where I shall be asked about the water tank
  Grandson's online physics tuition at six; I am the teacher
  Call with Sunil (Toronto) 8.30 pm IST
  Open mic, Bushwick, 9:40 spot
  podcast guest thing, two hours, be charming
  coffee with a manager who may or may not be my manager
  showcase tonight, bookers in the room
  explaining to a very large fitter why his tax code changed
  Teams - pensions provider
  giving a statement about the argument in the canteen
  I go to the site to talk with the contractor, who is angry
  Coordination meeting architects 15h
  Presenting the structure to the client in English
  hosting trivia tonight, crowd of accountants
  Dress fitting w/ Nadia 4pm
  sit-down with the venue about the pay, claws in
  mum n dad got called in w head of year n im going too
  mock interview sixth form
  french speaking practice w miss
  dispatcher wants to talk to me about the late delivery
  Gurdwara langar committee
  video call with my parents in Ludhiana
  my son has parent teacher night and I'm going on speaker phone
  book group in Leith want me to explain myself
  Radio Scotland pre-record
  phoning my agent to confess about the deadline
  A family meeting about taking Grandpa home
  Interfaith breakfast
  Listening to a man who has not spoken since Tuesday
  Leading memorial service for staff
  IC 0930
  regulator call, 15 mins, be brief
  1:1 w new hire who cries
  Family of 40 arriving for the sangeet walkthrough, smile on
  The two mothers must be made to agree about marigolds, calling both
  Mehendi artist + decorator + caterer JOINT CALL 11.30
  negotiating with horse owner, the mare is demanding
  customer comes to see kitchen
  meeting byggeleder 0800
  teach the boy to use the plane
  Having a "supportive conversation" with someone at ten.
  letting a lovely man go this afternoon, hate it
  Exit interview (tissues)
  mediation between Facilities and everyone
  Playdate, two other dads, low expectations
  PTA wants volunteers so naturally I'm presenting
  talking my wife's parents out of buying a drum kit
  radio sched with base at 1800
  Dive briefing 0630 deck
  school group by satellite, forty year-fours
  Client at 1, wants to deduct the boat. Again.
  Partner lunch re: promotion
  walking the interns through depreciation
  Quartet rehearsal 17-20 Uhr
  masterclass today, I play for a legend
  lesson with Professor, he sighs a lot
  home visit in Khayelitsha, granny and the baby
  Panel discussion - foster placement
  telling a mother the outcome
  case conference with police, school, everyone
  bug triage with onshore team, they deny everything
  Daily standup 10:15 IST
  KT session for the two new joinees
  appraisal discussion with manager, kindly wish me luck
  marriage counselling after Maghrib
  Tutoring group A - algebra (6pm)
  hosting the bishop and the rabbi for tea
  Janazah 1.30
  teaching raku to a hen do
  Gallery man 11am St Ives
  have to tell my studio mate she owes rent
  foreman wants a word
  Safety stand down 3:15 line 2
  showing the new kid how not to lose a thumb
  union vote at the hall after shift
  Surgery, Hillsborough Library 10-12
  phoning a woman about her late husband's pension
  briefing the boss in the car, eleven minutes
  visiting the mosque, the foundry, then the fun day
  Art director zoom (be ON TIME)
  crit group, show wips
  telling a client no. out loud. with words
  Historical Society tea & talk
  Telephoning a lady in Inverness who may be kin
  showing the young librarian how the old index works
  explain confidence intervals to marketing, patiently
  Demo day @ iHub
  mentoring two girls from the bootcamp
  opening shift, gotta be nice to humans
  band meeting re: the drummer
  Gig - Northcote Social, load in 5
  training the newbie on latte art
  BN sync 1300 conf rm B
  counseling a soldier who's late every Monday
  briefing the colonel, 4 slides
  range safety talk to 60 joes
  Steering committee, I present the status, it is yellow
  Jour fixe with Development
  feedback conversation with an employee, a difficult one
  conducting user interviews via video
  bride party ten people at nine
  landlord meeting 3pm bring papers
  talk to my worker, she come late and cry
  interview new nail tech
  Supervision w/ Prof (chapter 2 carnage)
  I am to give a tutorial on the Black Death to three rowers
  Drinks with the seminar speaker, at which I must be employable
  mod meeting in vc
  jobcentre 11.20
  telling mum i dropped out lol not lol
  antenatal class, eight couples, one nervous dog
  Clinic 9-1 Grey Lynn
  going to a labour, she's six centimetres and wants me there
  debrief with the team after a hard birth
  jail visit, client who thinks I work for the state
  Arraignments sec. F 8:30
  sweet-talking the DA over bad coffee
  cross-examination in an hour
  Makkin & yakkin, community hall
  filming a lesson for the American ladies
  a buyer from London's coming on the boat
  YC partner OH
  1:1s all afternoon, five in a row
  firing my cofounder. gently. today.
  sales call w a Fortune 50, need presence
  my manager he wants to speak with me Friday
  School meeting Beatriz 16h
  call mother in Lisboa
  group of eight children, they never sit
  Lesson online – Anders (Norway)
  talking to father who thinks his son is Kasparov
  Memory clinic 2.15
  carers' group at the chapel
  social services lady coming, must say it straight this time
  singing for the brain this afternoon
  Plenum tonight, 40 people and one talking stick
  interview with NDR, they want it in two minutes
  Bezugsgruppe treffen 19h
  talking with police liaison before the demo
  OJT with an instructor who breathes loud
  RTF phraseology class 0800Z
  oral exam, panel of three
  briefing on the new SIDs
  6am vinyasa - beach
  holding space for a friend's break-up
  teaching kids yoga at the primary, wish me luck
  calling a widow about her kitchen
  CAT team huddle 7:30
  recorded statement with insured at 2
  mediation, plaintiffs' side brings donuts
  CAB (change advisory bored)
  vendor call, they will say "cloud" eleven times
  explaining to the boss that no, we can't just reboot the fjord
  parents' day, all the mothers watch my lesson
  Individual talks with parents 15:00~
  staff meeting, please let it be short
  I must say sorry to a mother by telephone
  mixed zone, elbows out, two questions max
  Editor - contract chat
  ringside interview w the champ's mum
  telling a boy about his dog
  4-H talk, fairgrounds 6p
  rancher wants a second opinion, his own being the first
  whisper interpreting at the notary's
  Agency call – rates (stand firm!)
  English conversation with two retired doctors
  back to work meetin after being off
  toolbox talk in 5
  Shift swap chat wi Daz
  client workshop with post-its, smiling
  Byggemøde 9.00 on site
  jury presentation, ten minutes, two models, one voice
  parents' meeting about the screen rules
  running session 41, five players, seven snacks
  Book club: "the sad one"
  patron complaint about a dragon romance, must be diplomatic
  job interview, branch manager, panel of 3
  huddle with my agents, hype them up a bit
  Calib session w/ client QA 2AM
  coaching Jhen on empathy statements
  taking an escalation, sup call, irate caller
  customer who likes to talk the entire time I'm trying to hear
  Guild meeting dial in seven thirty
  teaching a sighted fellow to listen
  oral exam with Prof in the small room
  Study grp Night Mkt 8pm
  practical demonstration, I'm assisting the first years
  Viewings all Saturday, twelve couples, one lovely bungalow!
  Valuation - Mrs H, The Cedars 2.30
  ringing a vendor to talk the price down, gulp!
  team Monday motivation meeting, I'm leading!!
  rehearsal tonight, seventy voices and the heating's off
  AUDITIONS (sopranos, God help me)
  sectionals with the tenors
  committee wants to discuss robes
  old mate wants to haggle
  TAFE apprentice review, phone
  telling a backpacker her van's cooked
  moderating usability tests, five back to back
  Readout to leadership 14:00
  recruiting call w a participant who is also a pilot
  stakeholder who "already knows the users", wish me patience
  residents' meeting about the trees, bring armour
  Mayoral breakfast 7.15
  live on the radio with my least favourite opponent
  coffee with iwi leaders
  chairing transport committee
  two hours of functional skills with B wing
  Sec briefing + keys 0800
  reading group, six men and Steinbeck
  parole board want my view of him, giving evidence
  interviewing a woman who taught donkeys to race
  Live recording, Black Box, 8
  my da's asking what a podcast is again
  Algebra seminar (I host)
  lecturing to 200 engineers on eigenvalues
  zoom with coauthor, time zones from hell
  volunteer to translate at the clinic for a family
  Interview - Shoppers, 10 AM
  teacher conference about my son, with interpreter
  English conversation circle in library
  site induction, some bloke on aboot hi vis for an hour
  AM2 assessor visit
  gotta tell the gaffer i drilled the pipe
  Critique w/ professor, h 10
  fitting with the model, she's an hour late
  internship interview at a maison, I may faint
  Sitting with a gentleman who likes the Red Sox and silence
  reading aloud to Mrs. Abbott this afternoon
  Volunteer training circle 1 pm
  my sister and I have that conversation about the house
  IR review - sev1
  game day facilitation, break prod w/ friends
  hiring loop, sys design panel
  root canal at nine on a man terrified of me
  Treatment plan consult - Mr. D
  PTA meeting tonight, agenda of doom (crosswalk)
  superintendent call, nicely but firmly
  football adda starting, everyone shouting at my stall
  Bank loan sahib 11 o'clock
  talking with police about footpath
  coach wants a chat after training
  Physio + psych appt
  year 12 oral on the reef
  general meeting w/ a 24-year-old exec, be "fun"
  NOTES CALL 3p (nod)
  table read in my garage
  reading-room duty, gentle enforcement of pencils
  Acquisitions Committee, rm 412
  donor and her lawyer bring the boxes in person
  boss says "quick check-in" at 10
  P.O. visit 4:30
  first time running the Monday meeting myself
  speaking to the young brothers at the center
  difficult talk w/ a doctor who shouts at my girls
  Mgmt meeting 1300H boardroom
  orientation of new hires
  debriefing after the code
  Galway Astro Club, all welcome
  star party on the prom, showing folk the rings
  a word with the dog at number 9 and then its owner
  opening of bids before all vendors and observers
  Courtesy visit, DG's office
  the Permanent Secretary has summoned me
  negotiation with a contractor who is my in-law's friend
  consult w a nervous 18yo and her dad
  Shop meeting, sunday, donuts
  convention weekend, talking to humans 12 hrs
  customer keeps changin mind, gotta see her
  talkin at school bout being dyslexic an doing ok
  pricing chat with the builder
  judges interview in 10 and im captain
  Sponsor visit (Ford guy)
  two teammates fighting, gotta mediate i guess
  session with a wee boy who only speaks dinosaur
  swallow assessment on ward 5, gentle pace
  EHCP meeting – school
  coaching parents on pausing
  tourists, twelve, I must tell the history with charm
  Importer visit 11 hs
  dinner with sommeliers, speaking, pouring
  Client SteerCo, Reading, 14:00
  call in the vestibule with a KC, tunnel permitting
  lunch with a competitor who wants to poach me
  Finance committee Wed after supper
  quilting bee at Lorene's, eight women talking at once
  presenting the budget to the congregation
  need to have a word with the preacher about that van
  API guild (camera off ok)
  pairing w a guy in Lisbon for an hour
  must tell my lead I don't want the promotion, rehearsing the words
  custody mediation at 10, keep it civil
  Parent-teacher (both of us, god)
  video call with the kids, only got fifteen minutes so making it good
  LAC review, social worker + IRO, my kitchen
  contact visit, I'll be polite to mum if it kills me
  ringing the headteacher about the exclusion, again, with facts this time
  Sales call Asia 0645
  client dinner, be amusing till eleven
  annual comp talk, poker face
  Six students this afternoon, the last one is an angel, the first one not
  Clase María 17h / Pablo 18h
  speaking with parents of Pablo, who does never practise
  first patient ever in clinic today!!
  Viva perio, Dr Hanan
  group project meeting, five people, one works, it is me
  Selling. Five a.m. Eighty buyers and no quarter given.
  Harbour board, 2pm
  phoning skippers fae the van
  walking the Minister through in eleven minutes
  Lenders' meeting 3 pm Conf Hall
  gallery talk, school of blind children, tactile replicas
  farmer's market til 1, yakkin with folks
  Wholesale lady call 10 Eastern
  teachin a bath bomb class to girl scouts
  prestart 5:15, toolbox yarn about snakes
  Mine planning weekly
  facetime with the kids before dinner, reception permitting
  role play training with six new volunteers
  on the phones till midnight, steady voice
  zoom with the platform, they speak quickly
  fan event interpret 2pm
  my mother visits, she asks about marriage
  class debate, I am only the referee
  Staff meeting 7h30
  welcoming a survivor who'll speak to the pupils
  parents of a boy who no longer comes, I visit them
  quoting for a lady who wants gold taps
  Mountain rescue training Weds
  marshals' briefing
  Informing the board that no, they can't
  Onsite inspection - day 1
  whistle-blower interview, neutral room
  group presentation biology, im the speaker TT
  rohis meeting after school
  call w my co author in Surabaya
  client walkabout, she wants it low maintenance with 90 roses
  showing the work experience lad secateurs
  Safety huddle 7:45
  surgeon chiefs. bring spine.
  town hall, 900 nurses, hard Qs
  union table, session 6
  safety meeting at 6 same old
  Chapter ride mtg clubhouse
  goin to my kids hockey and stayin calm with the other dads
  There is a meeting at 13:00 with small talk at the start.
  Refinement (1 h 30, room 2.14)
  I will tell my manager that the lamp is too loud.
  live show, four guests, one microphone acting up
  Editorial conf 8.30
  interviewing a fetish priest and a pastor together, pray for me
  calming down two presenters who want the same slot, in person
  briefing in 20, purser's a stickler
  serving 400 with a smile, DXB to Sydney
  Perf review - base mgr
  consoling a passenger who cried over Iran, sat with her
  Oral proceedings before the Board, three members, one stone-faced
  Inventor interview Dr. K 11:00
  explaining to an inventor that his grandmother had it first
  signing at the fair with a line of nine persons
  Editor call (vos podés)
  workshop in the prison, drawing monsters
  assembly, 300 little faces, theme's kindness
  Governors F&GP 5.30
  Year 6 parent who wants my head on a plate
  learning walk with the adviser, smile and clipboard
  telling a TA her hours are cut
  wet lab wants "just a quick heatmap", meeting them
  Data club 1pm (me: RNA velocity)
  PhD student's first-year viva, I'm the nice examiner
  NFU meeting, Builth, moaning in two languages
  Ffermwyr ifanc - judging
  vet's coming and the inspector both, same bloody hour
  chair's full till 9, talking yankees and divorces
  Landlord sit down tues
  kid's first haircut, gotta be real gentle with him
  training my nephew on fades
  teaching catechism to fishermen's children
  Rector interview 4.15
  panel debate, I'm defending the motion
  visiting the old age home, listening mostly
  welcome desk all the day, smile in four languages
  Point hebdo 9h30
  phone to a sponsor who shouts in Italian
  my tutor wants "to speak"
  Arbitration, Half-Way Tree, 10 sharp
  My granddaughter comes for her Latin lesson at four
  Addressing the Norman Manley students upon mercy
  presenting linux in IT class to ppl who dont care
  wywiadówka (mama goes, i suffer)
  counselling an old uncle about insulin
  DRAP inspector visit
  union of chemists, everyone talks at once
  asking a man for two million dollars over soup
  Major gifts mtg - Tues
  board chair wants to rehearse the ask
  stewardship tour with the hat lady
  Rules assessment wi manager
  tutorial online tonight, first time I'll speak
  report to control about the broken points, face to face
  showing tourists round, explaining I am not a village
  Biennale curator 14:00
  teaching the boys to hold a rasp
  phone appt, GP surgery, half 9
  Fatigue clinic (video)
  parents evening by Zoom, camera on from shoulders up
  PM 1:1 @ 4
  interviewing phds, brainteaser duty
  explain drawdown to a man w a yacht
  Tonight thirty people, five tables, I introduce everybody
  Language exchange – Da'an café 7pm
  teaching Mandarin tones to two French, they sing
  I meet one landlord about the room for event
  half time team talk in three minutes
  Parents mtg re: sideline behaviour
  telling a kid she's not starting, softly
  league AGM
  on the radio and the phones till seven, calm voice on
  Peer support mtg
  sitting in with a trainee on her first live call
  pitching at Spiel, ten minutes, loud hall
  blind playtest with colleagues, I may not speak
  neighbours quarrel over one metre, I'm in the middle
  Site mtg w/ contractor 9.30 bring boots
  sitting the licensing interview, three old datuk
  district health officers' call, bad line, big decisions
  TWG meeting MoH
  training village health teams in Luganda
  press conference, 3 messages only
  panel: foam for beginners, rm W311
  photoshoot meetup w/ 20 strangers in spandex
  contest judging, walk & talk
  Bereavement group 6.30 Methodist hall
  return to work chat with Linda
  staff meeting, I'm taking the minutes and it's good to be useful
  a group of 60 scouts, I speak to the leader
  Teamsitzung 14:05
  instructing the new colleague on board
  presenting to client, four men and a mood
  brainstorm facilitator today, herding creatives
  Traffic meeting (yawn)
  teaching fractions to a nine-year-old with a lizard on his head
  Co-op day - I have the little ones
  phone with my husband's parents about Thanksgiving
  rehearsal with the whole band, Bandmaster in a mood
  OC's interview 1400
  schools' workshop, kids blowing raspberries
  funeral duty, sounding with respect
  factory call, they change my resistor without tell me
  Review with German customer 16:00
  interview fresh graduate, I ask pointer
  dinner with suppliers, must toast
  a groom's mother is coming to "have input"
  Funeral home, 8am, side door
  teaching a wreath class with mulled wine
  In the booth from nine, disarmament, half-hour turns.
  Consec - bilateral, Palais rm XX
  whispering for a delegate who mumbles
  accompanying a court hearing on Thursday afternoon, now
  trainer will speak with my mother
  Rdv préfecture 10h
  explaining to the little ones how to jab
  takin an auld fella tae theatre an keepin him laughin
  Union rep elections, canteen
  supervisor wants me about the lift statement
  sittin wi a wummin till her daughter comes
  seminar at four, hoping somebody has read it
  Dept meeting (stoa style: outside)
  hearing a student's complaint with the dean present
  volunteers' coffee morning with the rules talk
  Area manager visit, best cardigan
  a chap caught stealing, I'm having a gentle word
  interviewing a lad on community service
  staff vc, half of em mad at each other
  townhall w players 8est
  mom said talk abt "screen time" at dinner
  TBS bilat 13h30
  briefing the ADM in two official languages
  telling facilities, again, about the elevator
  team huddle before tip-off
  a client comes to try, she brings four aunts
  Réunion des tailleurs, Sandaga
  teaching the apprentice to hold needle
  client at ten, first time asking for help, gently does it
  Outreach - food bank, St Hilda's
  on hold then arguing with a bailiff firm
  training three volunteers on benefits
  director sits behind me from three, humming
  Producer screening, Versova 7pm
  negotiating with the production house on pending dues
  customer conversation about inheritance, delicate
  Übungsabend + Kameradschaft
  fire safety lesson in kindergarten, with helmet
  I must deny a loan to my neighbour, at eleven
  focus group with eight mothers, I moderate
  Asesoría Dra. 15h
  defence of the proposal, twenty minutes, jury of three
  three perms and a gossip at Sunny Lodge care home
  Bridal trial - Chels 10am
  got to tell a client her hair's breaking
  training evening, balayage, with that telly bloke
  CAB call then ARB call then CTO call
  Client demo 9.30 PM IST
  giving KT to offshore while being offshore
  salary hike discussion with manager
  reading tonight at the bookstore, six people, one dog
  workshop @ Ana's
  asking chef for Sundays off
  coach party, forty ladies, one toilet
  Garden club talk, Killorglin
  lad wants a job, having a chat with him
  angry dad at the window
  Front office mtg w/ Principal
  showing new families round
  phoning the department and being passed about
  Board audit cttee (dial in)
  mentoring a student before exam FAM
  lunch with my ex-partner to discuss the buyout
  presentation to the brand, they have adjectives, I have blotters
  Evaluation panel 11h
  calling the show tonight: 412 cues and a tenor who wanders
  Paper tech w/ director + LX
  production meeting where Props and Wardrobe refuse to look at each other
  alumni interview at starbucks in like an hour
  Mariachi club mtg lunch rm 12
  telling my mom i might leave california
  telling a driver he mustn't drive at night
  School screening, Kangemi Primary
  explaining keratoconus to a teenager and her auntie
  haggling with the landlord in two languages
  I have eight beginners in the boat and one of them is afraid of the rope
  Skipper briefing 08:30 pier 4
  oral exam for candidates, I ask about lights and collisions
  video interview for an apprenticeship at noon
  Shift brief w/ Sgt T
  code buddy call, explain my project to him
  Annual review – SENCO, EP, OT, me
  coffee with other mums who get it
  mother in law wants to discuss his "behaviour"
  Riunione sala operativa ore 9
  I explain to the mayor the word "probability"
  television wants me in front of the lava with helmet
  interviewing farmers at the elevator
  City commission 7pm (bring snack)
  publisher wants to talk "sustainability of the paper"
  a source who'll only meet at the car wash
  sitting shiva with the family tonight
  Bat mitzvah rehearsal 16.30
  teaching conversion class, seven seekers
  board of directors: two Jews, nineteen opinions
  chaplaincy rounds at the Jewish General, then a wedding couple
  teaching a beginners' cryptic workshop at the library
  Editor's call – the "offensive" anagram
  pub quiz, I'm the host
  Redundancy consultation, Club hall
  telling the wife's mother
  union lads and the MP, round the table
  mock interview with a girl younger than my boots
  live at 7, cooking with my mama and 9k people
  Zoom - skillet company
  negotiating with a brand that wants "exposure"
  customs inspector at the dock, I stand next to the reefer and smile
  Client call Vietnam 07:30
  teaching a new colleague incoterms with Playmobil
  yearly review with my chef
  IO oral with Mdm Tan, recorded
  TOK presentation
  parents want to sit down about medicine vs architecture
  beginners' salsa at seven, twenty left feet
  Recital parents' meeting 6:15
  private lesson, wedding couple who argue in 6/8
  audition day, I'm on the panel
  lady chained herself to a maple, going to talk with her
  Crew safety tailgate 6:45
  neighbor dispute over a hedge, I'm the expert apparently
  teaching a kid knots
  negotiating access with a commander who likes tea
  UN cluster mtg 0900
  focus group under the tree, women first
  calling home on the good bar of signal, hiding nothing, well some things
  final table, reading faces, gonna need to be chill and sharp
  backer call about makeup
  date w/ someone normal, must not discuss ranges
  holding a frightened bloke's hand and explaining the tunnel
  Dept huddle 08:10
  students on placement, showing them a good lateral
  applying for band 7, panel in 20
  morning assembly and then four mothers waiting on the bench
  Village council + road committee
  conducting orientation for novices
  I am receiving a delegation with cameras
  Panel of Experts, day 2
  dispute meeting, lawyers, coffee, more lawyers
  directed session, 4 ad people on the line
  Loop group ADR 10-2
  coaching a guy who whispers
  consultation with a new lady, she's shy
  Gym managers mtg Sun 2pm
  group talk for bank employees on sitting
  temple shift with the sisters
  Family reunion zoom, 61 cousins
  teaching a class on wills at the library
  I facilitate the retro, theme is sailing boat
  Daily 09:15 (15 min!!!)
  one-to-one with a developer who has stopped talking
  coaching the PO to say no, in English, with fika
  moderating the big room planning two whole days
  fella at the counter fit to be tied about his shrink
  Owners mtg noon at the cafe
  showing my replacement the ropes
  security training, we must speak about our weaknesses
  vernisáž, 18h
  gallerist visits the studio, she is silent type
  puppy party tonight, chaos on purpose
  Nurse clinic: fat cats 2-4
  being with an owner while we say goodbye to an old lab
  asking the practice manager for a pay rise
  recording session with Aaju, tea first, long pauses
  Committee check-in (Ottawa time)
  kids' language nest this morning, I lead songs
  a gentleman locked out in a towel, going down to be tactful
  GM 1:1, morning side
  calming a hen party in corridor three in person
  check-in desk till noon, twelve teens, twelve moms
  Staff huddle 7:50
  calling folks about past-due balances, sweet as pie
  pitch in 3 mins, judges from google
  mentor slot 4:20-4:35
  team fight about react vs flutter, settling it
  explaining to ammi why sunday is also coding
  knocking doors on 14th, forty apartments tonight
  TENANT COUNCIL mtg, laundry room 7p
  negotiating across from the landlord's lawyer
  press conference on the steps, megaphone
  listening session w/ elders in Cantonese, I have an interpreter
  Christmas market stall, talking with grandmothers
  Spielwarenmesse buyers 10:00/10:30/11:00
  showing kindergarten children the lathe
  Board (can't skip)
  fine, standup
  firing a vendor, in person, politely-ish
  VP sales wants "alignment"
  Calum Iain, ninety-one, tea and a catheter
  MDT by VC (if mast is up)
  telling a crofter it's time for help in the house
  sitting up with the family through the night
  explaining IBNR to a marketing guy
  Mentor lunch, V&A
  mock oral w/ study buddy
  crit of the tutor, in Catalan, defend my work
  reunió expo col·lectiva
  police wants to talk, skating is prohibited here
  new season staff, welcome talk in the clubhouse
  Council licensing, 10.15
  asking a family to turn their music down or leave
  bingo calling at eight, two fat ladies
  open lesson, the ministry sits on the last bench
  მშობლები / parents 18:00
  private pupil at seven, he doesn't love me
  toast, I am tamada tonight at the supra, twenty guests
  interview session 5, porch, tape recorder, tissues
  Agent + lawyer + mama (three way call)
  pitch to publisher with a celebrity who is late
  phone with angry chocolate customer
  S&OP 14u
  toolbox with drivers at six, coffee, cursing
  salary talk, I've practised in front of the dog
  six calls before dinner, Elsie first, she likes a natter
  Supervision w/ Trace - office
  double up with the new girl, showing her the hoist
  ringing the office about me hours, not backing down this time
  Kolloquium + Nachsitzung
  elicitation session with a Georgian speaker on Zoom
  office hour, students, tissues, X-bar
  timeout talk, 30 seconds, one idea
  1:1 w/ AWPer (tilt)
  press day, seven languages of the same question
  benching someone I like, telling him now
  haein a cuppa wi a mannie that's too proud to take the bag
  Supermarket manager re: surplus
  school assembly on hunger, no pity, jist facts
  volunteers fell oot ower the freezer, peace talks
  video call with Australia at nine, must do my hair
  Computer class – library, Thurs 10
  the vicar for tea and about the hymns
  mgmt presentation, I carry the books and nod
  MD review 11pm
  calls with three time zones stacked
  telling staffer I'm at capacity. lol. telling him anyway
  I have two clients nervous at the refuge, I speak with them of tomorrow
  Réunion Compagnie des Guides
  telling a rich man that the summit is not today
  Journal club (me: sleep spindles)
  training a summer student to not stab herself
  job talk on Zoom for a place where it never snows
  forty Danes at Knossos, I'm the voice in the sun until one
  telling Minotaur to kids so that they do not cry
  briefing new guides, Heraklion office
  owner wants to yell about a shave-down, ok here we go
  Meet n greet - aggressive chow
  training a bather
  public exhibition in the village hall with a very cross colonel
  Pre-app, Barn at Lower Something, 2pm
  planning committee this evening, I'm presenting item six
  mentoring our graduate on site
  assembly of the neighbors, each has an opinion on the jaguar
  junta con el municipio 12h
  guiding eight volunteers on the scaffold
  credible fear prep by phone from detention
  MASTER HRG - Judge K, 8:30
  telling a father it was denied
  press wants a quote and a hug, giving the first
  ICPC team discussion: who takes geometry
  viva in front of external sir
  teaching juniors binary search
  morning lotu and team talk before doors
  Regional call AKL 9.15
  village delegation about a bus loan, sevusevu first
  staff member short on the till twice, private talk
  chair bingo, twelve ladies and Monsieur Roy who cheats
  sing along at two, I play accordion, they decide the key
  family committee, 18h30
  visit of the kindergarten, forty little hands
  boat meeting, smoothing over 5-seat and 6-seat
  Coach debrief 7:10a
  section for CS50, i lead it
  asking a professor for an extension
  Interview panel day
  Year 9 parents
  Book club – mine to host
  Toastmasters: ice breaker speech
  Mediation 10am rm 4
  Tutoring Kofi
  Speech rehearsal w/ Dad
  Band practice 7
  Coffee w/ mentor
  Vestry mtg
  Sales call – Brno
  Podcast guest slot
  Class trip, chaperone
  they've asked me to say a few words at the wake, in about ten minutes
  I've got to sit across from my ex and a mediator and be a grown-up about the sofa
  The inspector's in the car park, I can see the lanyard.
  dreading it, but it's time to tell the team about the office closing
  teaching my dad to drive stick, Lord have mercy
  ringing round the neighbours about the flood wardens
  Q&A with residents, community centre
  "can you hop on?" apparently I can hop on
  hosting eight for supper and the vegan and the hunter are seated together
  first date in eleven years, quiet bar, six o'clock
  being grilled by the scholarship board at noon
  taking the under-sevens for tag rugby and their mums for small talk
  going in to bat for my sister at the benefits tribunal
  Dolmetschen / interpret for Dr. Amari 13:00
  doing the walk-through with the buyers, all charm
  My turn to lead prayers and then the coffee.
  talking a volunteer out of quitting
  facilitating circle time for twenty-two retired plumbers
  Kofi & parents, 4pm
  Town hall (I speak)
  Coffee Ingrid / money talk
  Singing group
  the plumber, the landlord and me, all in one small bathroom, discussing it
  I've a roomful of sixth-formers and one hour on consent
  walking a new mum through her first bath with baby
  meeting the in-laws' solicitor, smile like a bank
  reading my paper aloud to nine specialists
  giving evidence to the select committee, water glass and all
  playing host to the twinning delegation from Brittany
  taking my turn on the enquiries desk
  sorting it out with Dev face to face, no more texts
`;
