/** Sentences for this state, close to what is no task. */
export const CALM_OF_HARDLY_A_TASK = `
  stop. breathe. that email made my hands shake
  turn it down, all of it, my head's full and there's a shift left to do
  hold on, hold on, i need five minutes before i answer him
  skip the news, just sit with my tea till the heart stops racing
  refresh, refresh, refresh. the biopsy letter isn't in and i need to stop looking
  is anybody there, everyone's shouting today and i want a quiet moment
  what time is it now? still an hour till the verdict. settle me
  less, please. less noise, less me. then back to the children
  cancel the drama, kneeling down for the midday prayer
  hello stomach knots my old friend. on stage in twenty, need steady
  mute him in my head, the row at the till won't leave me
  tell me it'll be fine. exam in an hour, stomach in a knot
  reset please, two minutes of nothing between patients, i'm fraying
  turn the volume of the world down, i'm at my desk and near tears
  loading, loading. waiting for the surgeon to ring, need to hold still
  undo what i said to my daughter, if only. cooling off first
  hey, hey, easy. my own voice, panic in the lift again
  what's the capital of calm? wherever it is take me there, interview in half an hour
  count to ten for me, i got to four and wanted to shout at the printer man
  repeat after me: this is not an emergency. inbox 900, jaw tight
  no more notifications, i'm overloaded and just want to sit by the window
  set a timer for my fear, ten minutes, then back among people
  translate my mood? wound up like a clock, would like to be let down gently, awake
  hold the line, says the hospital music. i'm trying not to spiral
  pause the film of the crash in my head, it's only a dented bumper, breathe
  pray with me, rosary's out, the boy is at sea
  find me a quiet place, the office party is too loud inside my skull
  say something kind, i've been told off by a customer and the shop's still open
  close your eyes, feel your feet: doing the body scan before court
  stop the clock, tooth pain till the dentist at four, something soft
  thanks brain, another what if. sitting with it, hand on belly
  slow the tempo of everything, i raged at the traffic and must pick up the kids gently
  answer me god, morning psalms
  cancel cancel cancel. too many yeses, i'm drowning in them, give me a breather
  delete my ex's messages later, first stop trembling
  switch me to flight mode without the flight. fear of flying, gate 22
  help, but small help, just overwhelmed by the move and sitting on a box
  open the window, let the anger out, then back to marking
  play that bowl sound, cross legged on the mat, no sleeping
  lower your shoulders, they say. shoulders by the ears since the bailiff's letter
  is it hot or am i anxious? both, before the speech, settle me
  who moved my calm? child yelling, dog barking, me counting breaths
  check the results page, no don't. hands in lap, wait quietly
  ok robot, soothe the human, driving test at eleven
  cat's in surgery, tell me nothing, just be gentle for an hour
  skip the pep talk, i'm wired enough, take the edge off before the recital
  put the kettle on, i've had words with my brother and i'm shaking still
  gentle stretches, mat by the heater, back's in spasm
  turn left turn right, the thoughts, round and round. meditation, fifteen min
  ten out of ten stress, need five out of ten by the time the nurse calls my name
  sit. stay. good heart. waiting for the jury
  come down off the ceiling, me, the kids are only kids
  not sleepy, not okay. just something slow while the painkiller kicks in
  can someone turn the panic off, first day at new school as a teacher, at the gate
  reboot: cold water on wrists, soft sound, then back to the counter
  order some peace with a side of silence, lunch break in the van, nerves shot
  silence the phones, vigil for dad, candle lit
  talk me down, the deadline moved up and my chest is tight, a minute before i start
  breathe in, hold, out. goalkeepers get nervous too, kickoff at three
  stopp mal kurz, alles zu laut, ich brauch fünf Minuten Ruhe bevor es weitergeht
  mach die Gedanken leiser, Ergebnis vom MRT kommt um zwei
  halt die Klappe, Kopf. Atmen vor der mündlichen Prüfung
  ruhig, Brauner, sag ich zu mir selbst, Wut auf den Nachbarn
  baisse le son dans ma tête, le patron a hurlé, je veux souffler un peu
  respire, ma vieille, l'audition est dans vingt minutes
  attends, attends, laisse-moi redescendre avant de répondre
  dis-moi que ça va aller, résultats de la biopsie ce midi
  para un momento, me tiembla todo, la oposición es a las doce
  respira, cuenta hasta diez, luego vuelves a la barra
  quítame este nudo del estómago antes del juicio
  rezar el rosario despacito
  fermati un attimo, troppa rabbia, poi torno in classe
  abbassa tutto, ho i nervi a pezzi e la fila è lunga
  respira piano, tra poco tocca a me sul palco
  para tudo, coração aos pulos, exame de condução às três
  acalma-te mulher, o miúdo só está atrasado
  even stil nu, hoofd vol, straks weer verder
  adem in adem uit, uitslag komt vanmiddag
  zatrzymaj się, wdech, wydech, za godzinę obrona
  cicho głowo, szef krzyczał, chcę ochłonąć
  andas, det är bara en tandläkare
  sakta ner, för många tankar, mötet får vänta fem minuter
  træk vejret, dommen kommer klokken et
  pust rolig, flyskrekk og en time til avgang
  hengitä, kädet tärisee, kohta lavalle
  klid, nádech, za chvíli mě volají k zubaři
  dur bir, nefes al, sonuçlar öğlen çıkacak
  sakin ol diyorum kendime, patrona çok kızdım
  стоп, выдохни, через полчаса защита, руки трясутся
  тише, мысли. жду звонка от врача
  дихай, усе добре, чекаю результатів
  ηρέμησε λίγο, βγαίνουν τα αποτελέσματα το μεσημέρι
  落ち着け、面接まであと三十分
  深呼吸。怒りがおさまるまで静かに
  停一下,心跳太快,等会儿要上台
  冷静冷静,刚跟老公吵完,想静一静
  진정하자, 발표 이십 분 전 손 떨린다
  शांत हो जा मन, रिज़ल्ट दोपहर को आएगा
  اهدأ يا قلبي، النتيجة بعد ساعة
  tenang dulu, jantung deg-degan, sidang jam satu
  respiră, mai e o oră până la verdict
  nyugi, lélegezz, mindjárt szólítanak
  bình tĩnh nào, sắp tới lượt mình phỏng vấn
  answer me, phone, or don't, i'm done jumping at every buzz, ten slow minutes please
  log me out of this argument, still have guests, need cool blood
  is this thing on? my patience i mean. hiding in the pantry for a breather
  make it stop, the hammering next door, i've a headache and work till five
  tell the butterflies to land, first date, bus stop, shaking
  find my feet, literally, grounding exercise before the tribunal
  skip to the part where i'm okay, waiting room, scan at ten
  share my screen? with these hands? settle first, presentation in a quarter of an hour
  please hold, says my chest. holding. slow exhale. shift goes on after
  ping ping ping, forty messages, i could throw the thing, give me some hush
  om, and again om, evening circle's off so alone on my cushion
  what if i forget the words? soothe me, wedding toast in half an hour
  less coffee more quiet, i snapped at my apprentice and feel rotten
  rewind ten minutes to before the crash of plates, shaking, breath, then back to serving
  hug me like a weighted blanket but leave my eyes open, ferry in a storm
  dim the noise not me, toothache, dentist squeezes me in at two
  focus on one leaf, one leaf, one leaf. overwhelmed by the allotment and everything
  timer on my temper, out on the step till it drops
  all tabs open in my head, closing them one by one with the breath
  put the news away, my country's on it, light a candle and sit
  fine, i'm fine, said through teeth. want to actually be fine by the school gate
  stage door, five minute call, heart like a drum, ease it
  sun salutations at half speed, the sciatica is shouting
  music that asks nothing of me, waiting on the vet's verdict
  hold my hand, lamp, thunder and i don't get along
  read psalm 23 slowly with me
  Breathing space, 10 min
  Gentle yoga, sore hips
  Wait for biopsy call
  Meditation before court
  Cool off after budget row
  i deleted the wrong folder and the boss is coming, hands ice cold, one minute to gather myself
  undo button for my mouth, oh what did i say to her, sitting quietly till i'm less hot
  turn the taps of worry off, son's first solo drive, i'm by the window
  can't work like this, throat tight, all of them wanting answers, three breaths at least
  not bed, not work, a bench. too much today
  steady as she goes, contractions far apart, midwife says relax
  what would the monk do? sit. so i'll sit with this rage till the bell
  let me land, says my body, still up in the air from that phone call with the insurer
  pass me some patience, mother's here till friday
  translate the tremor into something soft, audition number 47
  don't tell me to smile. just a soft hum while the cramps ease
  counting tiles on the ceiling in the MRI corridor, something soothing
  mantra, mat, shut door, twelve minutes before the twins come home
  peace be with me, then with the tax inspector at ten
  zähl bis zwanzig, sagt die Trainerin, vorm Elfmeter zittern mir die Knie
  Kopfweh, Bildschirm dunkler, nicht schlafen, nur runterkommen
  éteins cette colère, j'ai cours dans dix minutes
  baja las pulsaciones, la profe me llama la siguiente
  spegni l'ansia, il treno è fermo e il colloquio è alle tre
  rem even af hoofd, de kinderen komen zo uit school
  módl się i czekaj, syn na sali operacyjnej
  lugn nu, uppkörningen är om en halvtimme
  остынь, сказала я себе, после разговора с бывшим
  祈りの時間、心を静かに
`;
