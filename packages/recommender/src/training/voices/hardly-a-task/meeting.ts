/** Sentences for this state, close to what is no task. */
export const MEETING_OF_HARDLY_A_TASK = `
  call grandma, she wants to hear all about the wedding
  hello hello can you hear me, monday stand-up starting
  share my screen with the client and walk them through the offer
  dial in to the parents' evening at six
  ask the landlord for a lower rent, he's coming at four
  hey siri no wait, that's my interviewer ringing, here we go
  tell the team about the layoffs at two
  who's chairing? me apparently, residents' committee in ten
  translate for mum at the eye clinic
  connect with the notary, video, 15:30
  knock knock, that's my 3 o'clock tutorial group
  thanks everyone for joining, is what i'll say in five minutes to forty people
  book the big room and sit down with the two rival suppliers at three
  read me my rights, i'll say to the tax adviser at half two
  who's there? the new neighbours, they're round for coffee in five
  turn up the mic, i'm giving the safety talk to sixty welders
  answer the phone like a professional, first day on the help line starts at nine
  navigate to the solicitor's office, appointment at quarter past
  speak up, Nan. sunday video call with half the family
  test test, one two, panel discussion kicks off at four
  tell me about yourself, they'll ask. job chat with the bakery chain
  pass the talking stick, school council is in the library today
  repeat that please, ten times an hour: teaching beginners' Turkish at seven
  add Priya to the call, we're going over the roster together
  send in the next candidate, four more to interview before lunch
  let me translate: i'm interpreting for a couple at the registry office
  thanks for coming, sit anywhere, reading group about to begin
  order, order! parish council at eight and i hold the gavel
  explain fractions to class 5b, they hate fractions
  haggle over the tractor with old Hennessy
  tell Dad about the care home, the three of us sit down tonight
  say hello to the in-laws, lunch at theirs
  ask my GP about the sleeping pills, 9:40 slot
  discuss the workload with my manager before she goes on leave
  sing happy birthday to Tokyo over zoom then talk budgets with them
  remind the lads about helmets, toolbox talk at seven sharp
  present the bug list to the vendor and see what they say
  what's new pussycat, said my therapist once. session number nine at five
  play nice, budget negotiations with finance from ten
  skip the slides and just talk to the investors, eleven o'clock
  listen to a lecture on bees at the village hall
  give feedback to the trainee, one on one in my van
  mute yourself Gary. weekly sales call
  stop the rumours: all hands in the canteen
  hear what the teacher has to say about Finn's sleeping in class
  light the candles, family meeting about grandma's flat
  check in with my sponsor by phone
  set the table, seven colleagues, and we'll talk the merger through over soup
  hi this is Ana from the clinic, i'll be saying that all morning to patients
  translate the doctor's words for my father at noon
  chat with the bank about the loan, real person, real desk
  hello world, says the class of coders i teach tonight
  where do you see yourself in five years, i'm the one asking today
  call the meeting, said the chair. so neighbours, hall, seven
  answer questions from forty tourists, guided tour of the mill
  have you tried turning it off and on, hotline shift till two
  repeat your name for the record, witness hearing at ten
  say cheese: school photo morning no, parents' council morning, i chair
  can everyone see my screen? quarterly with Oslo
  bring the baby to the health visitor, she has a list of questions
  demo the app to the ward sisters
  tune in for the webinar on hedges, i'm the guest speaker
  ring the school about the bus, long talk ahead
  tell Mum we're moving, tea at four
  Ruf beim Finanzamt an und klär das, gleich im Gespräch mit Frau Loos
  Hallo, hört man mich? Elternbeirat online
  stell dich vor, Runde der neuen Kollegen um zehn
  sag dem Chef Bescheid, Gehaltsgespräch um drei
  übersetz für Oma beim Augenarzt
  allô, vous m'entendez, réunion avec Montréal
  appelle le proprio pour discuter du bail
  explique les fractions aux CM1, cours à 14 h
  passe-moi le micro, conférence devant les apiculteurs
  raconte tout à la psy, séance de 18 h
  ¿se me oye? junta de vecinos por videollamada
  llama a la abuela, que quiere charla
  preséntate, me dirán, entrevista en la panadería
  explícale al cliente la obra, quedamos a las cinco
  pronto, mi sentite? riunione coi fornitori
  chiama zia Rosa per il compleanno
  spiega il latino alla 2B, terza ora
  fala com o senhorio sobre a renda, às onze
  estão a ouvir-me? reunião de turma online
  bel de huisarts even, telefonisch consult om negen
  hoor je mij, overleg met Gent
  zadzwoń do mamy, niedzielne gadanie
  słychać mnie? zebranie wspólnoty na zoomie
  hör ni mig, avstämning med teamet
  ring farmor, hon väntar på prat
  kan I høre mig, forældremøde på skærmen
  snakk med banken om lånet, møte klokka to
  kuuluuko ääni, palaveri alkaa
  slyšíte mě, porada s Brnem
  sesim geliyor mu, veli toplantısı başlıyor
  anneanneyi ara, bayram sohbeti
  меня слышно? планёрка с Казанью
  позвони бабушке, поболтаем полчасика
  мене чути? нарада о десятій
  με ακούτε; συνέλευση πολυκατοικίας στο zoom
  聞こえますか、朝の定例です
  喂,听得到吗,周会开始了
  给外婆打视频电话
  제 목소리 들리세요? 주간 회의
  आवाज़ आ रही है? टीम की मीटिंग है
  هل تسمعونني؟ اجتماع الفريق
  halo kedengeran nggak, rapat sama klien
  mă auziți? ședință cu părinții
  hallotok? szülői értekezlet teamsen
  alo nghe rõ không, họp giao ban
  shout if you can't hear me, open air lecture on moths tonight
  what's on the agenda? mostly me, appraisal at half ten
  make small talk with the ambassador, reception at six
  spell your surname please, i'm on the reception desk taking check ins
  teach the ukulele club their third chord
  defend my essay in front of two professors, viva at two
  break the news to the landlady over tea
  welcome the exchange students, words of greeting and a round of names
  pick a name out of the hat, secret santa chat with the whole floor at noon
  swap notes with the night nurse, handover
  hear confession, the church opens at five and i'm the priest
  put me through to Mr Adeyemi, we've got terms to discuss
  answer the council's questions about our noisy pub
  sit in on Lena's pitch and ask the hard ones
  take the stand up, sit down for the retro
  Call w/ Helsinki, hiring
  Coffee with ex boss
  Haustürgespräch, nein: Hausverwaltung, vier Leute, ein Tisch
  Rendez-vous pédiatre, plein de questions
  Ring klassföreståndaren tillbaka
  tell me a story, granddad, tape recorder on, interviewing him about the war years
  play the audio, then ask the class what they heard, french lesson two
  what can you do for us, they'll ask the startup, i'm asking on behalf of the town
  translate it for the jury of beekeepers, i'm live interpreting at eleven
  quiz the suppliers on delivery, two hour call
  rate my work gently please, boss: year end talk
  show and tell with the infants, i'm the visiting fireman
  read the will aloud, all cousins present
  wake up call with Singapore at 6, i'm presenting the audit
  debug session? no, a debrief, with the whole crew round the truck
  sleep clinic consultation, bring the diary, Dr Osei
  make the peace between two flatmates, i'm the referee at the kitchen table
  talk shop with the other potters over lunch
  thank the volunteers, small speech, then mingle
  good evening and welcome, hosting the poetry night, introducing eight readers
  do you take this woman, i ask at two, i'm the registrar
  open the floor to questions, thesis talk for the village
  book club: argue about that ending
  explain the new timer clocks to staff, huddle by the till
  tell Auntie no, politely, by phone
  light refreshments and heavy debate, tenants' association
  calm the parents down, as head teacher, assembly hall at six
  how was your day, i'll ask each of the twelve foster kids at dinner circle
  yes, no, maybe: getting an answer out of the architect on speaker
  speak Welsh with my tandem partner
  is this seat taken? networking breakfast at the chamber of trade
  Stress workshop, i lead, room 4
  Band meeting about money
  sing out the minutes, says the vicar; church council, seven thirty
  who's bringing what, planning the street party with next door
  do tell, said the recruiter. second round on the phone at noon
  pull up a chair, dear: visiting Edith at the home for a chat
  ruf die Kundin zurück, sie will über den Grundriss reden
  dis bonjour aux nouveaux, pot d'accueil à 17 h
  cuéntale al médico lo del sueño, cita a las diez y diez
  vertel het de klas: gastles over bijen om elf uur
`;
