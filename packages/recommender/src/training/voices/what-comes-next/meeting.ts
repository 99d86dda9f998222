/** Sentences for this state, where tiredness, nerves and nights may stand under any. */
export const MEETING_OF_WHAT_COMES_NEXT = `
  Sleep clinic consultation 10:15
  Telling the kids tonight that we're moving, all four of us round the table
  the night nurses hand over to us at seven, I'm leading it
  Coffee with my ex to sort out the summer dates
  Half asleep or not, the Sydney lot are in the call already and I'm joining them
  Parents' evening, nine families back to back
  physio appointment to talk through my shoulder
  I'm nervous but ready, the panel's calling me in now
  Team huddle before kickoff, I do the talking
  Bedtime video call with Granddad in Cork
  deadline talk with the client, they want Friday, I want Monday
  Giving a lecture on stress to 200 first years
  My teenager finally wants to talk so I'm sitting down to listen
  Stand-up, then retro
  I've got to tell the coach I'm dropping out of the squad, face to face
  Mentoring the new lad over a brew
  Job interview at the mattress factory
  antenatal class tonight with the other couples
  Negotiating overtime with the union rep at dawn
  Talking my sister through her breakup on the phone, might be long
  Q and A with the players after training
  You'd not believe how boring the board is, and I've to chair it at two
  Pain clinic, Dr Okafor, bring questions
  I teach beginners' swing dancing in an hour, thirty people
  Oga call us for meeting by 4, all drivers must show face
  Late night call with the States about the launch
  "We need to talk about bedtimes," says my wife, so we will, now
  PTA evening, school hall
  Seminar on Keats, we each read a bit and discuss
  catching up with Fatima, first time since the baby
  Exit interview
  Going to hear a talk on boredom at the town hall
  The kids' therapist wants both of us there on Tuesday
  explain to the whole shift why the line stopped, ten minutes, standing up
  my tutor, her office, my late essay, gulp
  I'm on the debate team and we argue second
  Annual review with Priya
  The caterers want a tasting and a chat about numbers
  Radio phone-in, I'm the guest on sleep myths
  Client lunch with the energy people
  It's my turn to run the breathing class for the carers, I talk, they breathe
  Now I must to speak English with the landlord on the phone, he rings at three about the heating
  Storytime at the library, I read to twenty toddlers
  webinar, tiredness at the wheel, I'm presenting
  Family council about Dad's care, everybody dialled in
  Sync w/ design, 30m
  Vet appointment to discuss the old dog's hips
  meeting the night manager to swap shifts
  Mediation with next door over the trampoline
  She's coming over for coffee and a straight talk about money
  parole board hearing, I'm giving evidence by link
  Pitching my sleep app to three investors
  Book club: the insomnia novel, my house
  Sales call at stupid o'clock with Auckland
  My knees shake but never mind them, I present my project to the class now and take the questions
  Counselling couples this evening, two sessions
  Choir committee, budget row expected
  Speed networking after the fun run
  we're debriefing the crew once the last ambulance is parked up
  Sir is taking extra class at 6, whole batch attending
  Never mind that I'm shattered, the in-laws are at the door and we're having the big talk about the wedding
  Orthopaedic surgeon, 9am, second opinion
  The whole night crew wants a word with me about breaks, going in now
  Lunch with the deadline-shifting client, must keep him sweet
  My son's headmistress has summoned us
  "Bring your nerves, we don't bite," says the recruiter, and the interview's in five
  One-to-one with Kemi
  I read the bedtime story over video to my kids while I'm on the rig, they answer back
  Union ballot discussion in the canteen
  Breaking the bad news to the team before lunch
  Dialling into the earnings call from a ski lift
  Sports day planning committee, round two
  Teaching my first antenatal breathing class, twelve couples
  got to ring the bank and argue for my overdraft
  Tiredness clinic follow up
  Coffee chat with the intern who wants to quit
  It's the long boring budget meeting, three hours, and I have to speak in all of them
  Going to see the imam about the marriage
  Handing over the patients to Dr Rao
  Lecture at two on the French Revolution, front row
  Neighbourhood watch get-together on night patrols
  I coach a stammering lad on Thursdays, we just talk
  Mum's on the line, crying, I'm staying on till she's laughing
  Call w/ Tokyo, pre-dawn
  The referees' briefing before the tournament
  ask the midwife everything on my list, appointment at eleven
  Book festival, I'm interviewing a crime writer on stage
  We sit down to negotiate the lease after coffee
  panel: women in engineering
  Dinner with the boss and her husband, best behaviour
  Tell the gym owner face to face why we're leaving
  toast to give, 80 guests, I'm the best man
  Group therapy, my turn to share
  Zoom with the surrogate's lawyer
  Allotment society AGM
  The kids are putting on a debate about bedtime and I'm the chair
  The inspector's coming at ten with her questions and I'm the one who answers them
  Police liaison talk for the night clubs
  pre-op assessment with the nurse
  Discuss with landlord about the noise, he is coming at evening
  He finally agreed to couples counselling, first session today
  Hearing my students' oral exams, fifteen minutes apiece
  Selling raffle tickets door to door and chatting to everyone
  Sprint planning, whole squad
  calling round the mums to sort the lift share to football
  Viva. Mine. Two examiners.
  Skype with my brother in Enugu to settle Papa's land matter
  I've to apologise to Deirdre, properly, over a cup of tea
  Away day icebreakers, I'm facilitating
  Feedback round with the test users of the sleep tracker
  trustees at 7
  Interviewing a nanny, then another nanny, then a third
  Town hall on the new shift pattern, I'm fielding the questions
  Parent coffee morning
  I give the tour of the brewery at three, forty Germans
  Hairdresser's, two hours of nattering with Shaz
  The physio and I are agreeing a plan on the phone
  Quick sync about the pain points deck
  My ward rounds start now, eight bedside chats
  taking minutes at the residents' meeting
  I've been up since four with the lambs and now the bank manager wants to go through the loan with me, over Zoom, in my overalls
  My daughter can't sleep for worrying about her exams, so I'm making cocoa and we're going to sit and talk it through at the kitchen table
  The physio, the coach and I are sitting down after training to decide, between the three of us, whether this knee plays on Saturday
  Exhausted teachers, angry parents, one draughty gym hall, and yours truly holding the microphone until nine tonight
  They moved the sleep study interview to this afternoon, so a researcher's ringing to ask me forty questions about my bedtime
  I calmed down, I washed my face, and I'm walking back into the room to finish the conversation with my brother
  Everyone will be yawning after that lunch but I've still got to take the new starters through fire safety, slides and questions and all
  "You've got ten minutes of her time," said the secretary, so in I go to ask the head of nursing for more night staff
  Long drive done, coffee in hand, I'm now meeting the couple who want me to photograph their wedding, to hear what they'd like
  We're all wired from the launch, and before anyone goes home the team is gathering round the sofa to say what went wrong
  Every Tuesday evening I ring a lonely gentleman in Leith and we put the world to rights, boxing mostly, and his cat
  My back's been bad since Easter, so the GP's agreed to talk over video at half eight, and I've a list
`;
