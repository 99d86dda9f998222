/** Sentences for this state, where rest is easily taken for its contrary. */
export const DEEP_FOCUS_OF_SETTLE_OR_ROUSE = `
  dog tired, six pages left so I'll just write them
  revision tonight, chapters 4 to 7
  baby's asleep, two hours to finish the thesis section
  night shift's quiet so I'm getting my care plans written up
  Write report (no calls)
  up at 5 because the house is silent and the novel needs its next edit pass
  third coffee beside me, coding till the login page works
  reading about sleep for my psychology essay
  writing up my dissertation on burnout
  knackered but the tax return is due so I'm filling it in
  kids in bed, invoices out
  anger management module, reading unit 3 for the course
  revising sports science, muscle fibres and all that
  typing up the match report for the club website
  transcribing the meditation teacher's interviews
  writing the risk assessment for the sauna
  on the train home, finish reading this paper
  migrating the booking app for a yoga studio to the new api
  midnight, last essay, 800 words to go, writing
  pills and doses, nursing exam revision
  expense claims from the holiday
  implement the snooze button in the alarm app
  code the step counter screen
  reading Why We Sleep for book club, page 90 on
  rota for the night staff, entering it all in the system
  Lernen für die Klausur morgen, Kapitel drei
  todmüde, aber die Hausarbeit muss noch fertig geschrieben werden
  le bébé dort, je termine ma traduction
  réviser le bac ce soir
  repasar el temario de la oposición
  el niño duerme, sigo programando
  estudar pra prova de amanhã
  escrever o relatório do plantão
  scrivere la tesi, anche se sono cotto
  scriptie afschrijven
  belastingaangifte invullen, kind slaapt
  uczę się do kolokwium
  piszę raport z nocnej zmiany
  skriva klart rapporten fast jag är trött
  готовлюсь к экзамену, билеты 5–12
  дописываю курсовую
  çocuk uyudu, çeviriye devam
  明日の試験の勉強
  子どもが寝たので原稿を書く
  시험공부 3단원
  아기 자는 동안 번역 마무리
  复习明天的考试
  孩子睡了,接着写论文
  yawning but the quiz needs marking so I'm marking it, thirty scripts
  can't sleep so I'm up writing chapter nine, want to stay on it till it's finished
  too excited to sleep so I'm coding the feature instead, headphones on
  gym's shut, finally sitting down to the assignment
  post-workout, shower had, now two hours on the business plan text
  nap had, brain clear, on with the literature review
  sunday night and I'm getting the lesson plans typed up
  quiet hour before the ward round, reading the notes of all my patients
  history revision, Weimar, flashcards
  revise French verbs before bed, forty to go
  night shift, slow desk, studying for my electrician's exam
  filling in the visa forms for the holiday
  reading up on sleep training, chapter by chapter
  typing the yoga teacher training essay
  editing the boxing documentary subtitles, line by line
  translate the meditation leaflet into Welsh
  write documentation for the alarm service
  implement the dark mode toggle
  Thesis block (phone away)
  Admin hour: payroll
  Focus: grant application
  Inbox to zero
  Study hall, bio
  Writing sprint w/ myself
  Coding morning
  on camomile, on the sofa, on page 3 of the appeal letter, finishing it tonight
  learning my lines for the pantomime
  memorising surah al mulk, ten ayat
  preparing Sunday's sermon, writing it out
  read the grievance policy start to finish
  data entry, ferry bookings
  sleepy but stubborn, two more problem sheets to write up neatly
  job application for the night manager post
  copy edit the anger workbook
  finish the module on stress physiology
  slides for the sleep clinic talk, filling in the text
  knackered from the match, uniform's drying, now the coursework, an hour solid
  got up before the kids to get my accounts done
  write thank you letters for the wedding presents, all sixty
  practise the cello suite, bar by bar
  learning Morse for my licence
  stock take entries, one shelf at a time
  studying for the bar with rain sounds on
  music to study to, organic chem
  lofi on, kids out, contract drafting
  preencher o imposto enquanto o bebê dorme
  夜のうちに報告書を書き上げる
`;
