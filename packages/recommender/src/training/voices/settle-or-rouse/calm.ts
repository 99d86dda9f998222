/** Sentences for this state, where rest is easily taken for its contrary. */
export const CALM_OF_SETTLE_OR_ROUSE = `
  too wired to think, need to come down a notch
  buzzing after the gig, need to land
  heart going like the clappers before my driving test, breathe
  exams tomorrow and my stomach is in knots
  so angry i want quiet, just quiet
  box breathing in the car park
  Meditation 12:30
  Jumma prayer
  row with my sister, hands shaking, want to settle
  six coffees and i'm vibrating, bring me down
  jittery from the espresso, slow my pulse please
  need five minutes in the stock room where no one asks me anything
  just won the match and i'm still shouting, need to get level again
  palms sweating before the interview, slow breaths
  too excited about the holiday to sit still, ground me
  the good news has me bouncing off the walls, let me sit and breathe
  sitting in the chapel for a bit between ward rounds
  my toddler screamed for an hour and now I'm the one who needs soothing
  overstimulated, lights off, noise off
  post race adrenaline won't go, slow breathing
  lost my temper with the apprentice. need to cool off before I go back
  stage fright, curtain in 20
  that email made me see red, count to ten, count to a hundred
  worrying about mum's scan results
  pulse racing, nobody chasing me
  Breathing space
  freaking out about the boards on thursday
  cold feet the morning of the wedding, quiet me
  everything's loud. want to be still
  sat nav sent me wrong way round a roundabout, pulled over, catching my breath
  shaking after near miss on the M6, in the services, trying to settle
  do my zazen
  lighting a candle and saying the psalms
  too hyped after ranked, hands trembling, calm it
  rage quit, need to stop being angry
  stressed out my tree, the printer, the kids, the lot
  ok. in for four hold for four out for four
  just need to get this fluttering in my chest to stop before the presentation
  i keep refreshing my results page, make me stop fretting
  panicky on the plane, takeoff in a minute
  nervous flyer, want something soothing
  Mindfulness drop-in
  body scan at my desk, nine minutes
  had too much pre-workout and no workout, i'm buzzing horribly, slow me
  tense shoulders all day, let it go
  mind's a washing machine, want it to stop before I start the afternoon
  can't concentrate, too anxious, need to settle first
  frazzled
  about to blow my top. sitting in the van with the windows up
  everyone wants something from me, i'd like silence
  homesick and teary, want comfort
  mulling over what she said, cant shake it, let me be calm
  butterflies before the first dance lesson
  I've got the shakes before every penalty shootout, even watching, calm me
  Silent sitting w/ sangha
  Quiet time with God
  qigong in the park, slow as honey
  walk the labyrinth at the cathedral, slowly
  stretching slowly because the stress has gone to my neck
  ice bath breathing, trying to keep calm in there
  sauna to let the anger sweat out, sitting quietly
  dreading the dentist
  on hold with the bank for an hour and fuming, help me simmer down
  nerves before my viva
  I'm grieving and need a gentle minute
  morning anxiety again, woke up with dread
  sunrise meditation on the balcony
  woke up angry from a dream, want to shake that mood gently before breakfast
  the dog died last week, quiet moment with her photo
  ramadan, reading dua before maghrib, peaceful
  school run was carnage, sat in the car alone to decompress before work
  keyed up before the big auction, need steady hands
  surgeon, theatre in half an hour, want a steady pulse
  archery comp, need my heart rate low
  about to putt for the club championship, calm the yips
  sniper round, too twitchy, steady me
  adrenaline dump after sparring, breathing it out
  overthinking everything i said at the party
  need to stop doomscrolling and breathe
  the news has me in bits
  Stress ball and silence
  therapist told me do the 5 4 3 2 1 thing, doing it now
  humming to myself to settle down
  too giddy to do anything sensible, settle me
  laughing fit at a funeral rehearsal, need composure
  head's fried, one more notification and I'll scream
  progressive muscle relaxation at lunch
  hypnobirthing track, practising staying relaxed
  my inbox makes my chest tight, pause first
  viel zu aufgedreht, will runterkommen bevor ich weiterarbeite
  so wütend, ich brauch einfach Ruhe
  Atemübung im Treppenhaus
  stilles Gebet
  nach dem Konzert noch voll unter Strom, möchte ruhiger werden
  Lampenfieber, in zehn Minuten bin ich dran
  Wut im Bauch, einmal tief durchatmen
  j'ai trop bu de café, j'ai le cœur qui s'emballe, je veux me poser
  trac avant l'audition, respirer
  énervée contre mon frère, j'ai besoin de silence
  cohérence cardiaque
  l'examen de demain m'angoisse, je voudrais m'apaiser
  trop d'excitation avant le départ en vacances, besoin de me calmer
  mil cosas en la cabeza, necesito parar y respirar
  nervios antes del examen de conducir
  estoy que echo humo, quiero calmarme
  rezar el rosario
  ansiedad de domingo por el lunes
  briguei com minha mãe e quero sossegar o coração
  nervosa pra entrevista, respirar fundo
  tanto café que tô tremendo, preciso desacelerar
  oração da manhã em silêncio
  coração disparado antes da prova
  agitato per l'esame, voglio tranquillizzarmi
  arrabbiata nera, ho bisogno di silenzio
  meditazione in pausa pranzo
  troppa adrenalina dopo la gara, vorrei tornare tranquillo
  preghiera del mattino
  gespannen voor mijn rijexamen, even ademen
  boos op de buren, ik wil rust in mijn hoofd
  te druk in mijn kop, prikkels weg
  mediteren op het kussen bij het raam
  stres przed maturą, chcę się uspokoić
  po kłótni z mężem trzęsą mi się ręce, cisza
  oddech, pięć minut
  modlitwa
  för uppspelad efter finalen, vill varva ner pulsen innan jag kör hem
  orolig för provsvaret
  arg, vill bara lugna mig
  andningspaus
  трясёт перед экзаменом, надо успокоиться
  после ссоры хочу тишины
  помолиться
  слишком возбуждён после победы, хочу прийти в себя
  дыхательная практика
  sınav heyecanı, ellerim titriyor, sakinleşmek istiyorum
  patrona çok sinirlendim, bir sakinleşeyim
  namaz
  kafam çok dolu, nefes egzersizi
  面接前で心臓バクバク、落ち着きたい
  腹が立って仕方ない、静かに深呼吸
  座禅
  明日の試験が不安で、気持ちを静めたい
  ライブ帰りの興奮がおさまらない、落ち着きたい
  화가 나서 미치겠다 조용히 있고 싶어
  명상 10분
  새벽기도
  커피 너무 마셔서 심장이 두근거려, 가라앉히고 싶다
  明天考试好紧张,想静一静
  跟老板吵完,手还在抖,想平复一下
  打坐
  赢了比赛太兴奋,想冷静下来
  深呼吸,别想那么多
  i don't need hyping i need the opposite, ten minutes till the penalty shootout
  everyone in the dressing room's screaming and I want to be calm in the corner before kickoff
  the adrenaline from the crash scene won't leave me, back at the station, breathing
  paramedic, bad job, sat in the ambulance wanting a quiet minute
  teacher, year nine last thing, need to come back to myself
  chef, service was war, my blood's still boiling, want to simmer
  new mum, baby asleep on me, and i'm anxious about everything, soothe me
  baby won't stop crying and I've handed him to his dad, need to calm down
  toddler tantrum, now it's me having one, deep breaths
  kids are finally at school and I'm strung tight as a fiddle, let me loosen
  don't want a run, don't want music, want to stop being cross
  so mad. not doing anything till i'm not mad
  someone keyed my car, seething, help me let go
  anger's sitting in my jaw, soften it
  I nearly sent the email. I'm breathing instead
  my ex. again. need to not react
  Calm before the pitch
  Meditation w/ Headspace
  Tai chi, village hall
  Evensong
  Yoga (restorative)
  Breathwork, gentle
  Adoration, St Joseph's
  Sit, 20 min, cushion
  Grounding break
  Pause between meetings
  Dhuhr
  Sound bath
  Nerves: breathing before exam
  Slow stretch and breathe
  Reset after difficult call
  GCSE maths in the morning and i'm a wreck, just calm me
  done all the revising i can, its just the fear now
  can't revise cos im panicking, need to stop panicking first
  orals tomorrow, heart's already sprinting
  driving test in an hour, third attempt, jelly
  nerves before my first day at the new job, big breaths in the loo
  just got the job!!!! cannot stop shaking, let me come back to earth
  engaged!! too giddy, need to sit quietly with it a second
  won forty quid on the horses and acting like a lunatic, settle me
  I'm fizzing. don't want to fizz
  speedy brain, slow please
  too much sugar, too much screen, too jangly, calm
  energy drinks were an error, my hands are humming
  matcha on an empty stomach, got the shivers and the worries
  coffee's got my heart thumping before the meeting, lower it
  gig high at lunchtime, back at work with my ears singing and my head flying, ground me
  finished the marathon and crying and laughing, let me gather myself
  the dance comp's over, still spinning inside, wanting stillness
  stepped off the rollercoaster, never again, heart please stop
  ranked tilt, controller nearly went through the telly, breathe
  lost ten in a row, head's gone, cool me off
  shaky after the debate, slow everything
  I've been on edge since the phone rang
  worrying about my son's night drive home
  worried sick over the mortgage letter
  catastrophising again
  waiting on the vet, guts churning
  waiting room, blood pressure up just from the chair, settle
  dentist drill noise, hold my hand app
  needle phobia, jab at three, soothe me
  lift's stuck and I don't like it, slow breathing while they fix it
  scared of the motorway, pulled in at a lay-by to get my nerve steady
  thunder's got me and the dog both trembling, gentle please
  fireworks outside, old soldier, want peace
  crowds got to me at the market so I'm on a bench by the canal, breathing
  overwhelmed with mum's care, five minutes for me
  grief wave
  teary and dont know why, gentle
  clenched. unclench
  shoulders round my ears
  tight chest from deadlines, soften before I carry on
  i can't sit still, can't settle, want to
  too many tabs in my head
  stop the spin
  let me be still and know
  quiet mind please
  slow flow yoga to let go of the day's aggro before the evening shift
  stretching on the mat, slow, because I'm stressed not because I'm fit
  float tank, silence
  sauna, alone, no talking, letting the worries drip off
  cold water on my wrists because I'm panicking
  sitting on the beach listening to the waves, letting the fret go
  stroking the cat until my temper passes
  colouring a mandala to calm down
  knitting a few rows till the nerves go
  watching the fish tank so I stop worrying
  shiva's puja, incense, stillness
  chant om, low and slow
  Quaker meeting alone at home, sitting in silence
  lectio and silence
  praying about the operation, want peace
  metta for the neighbour I can't stand
  mantra on the metro, stressed
  pottery man says breathe, so breathing before I smash this pot
  auctioneer nerves, steady
  first solo flight, pre-flight jitters
  best man speech in half an hour, sweating through the suit
  recital, fingers trembling
  court this morning, want a level head
  opening night, wings, slow breath
  jittery about the scan
  steady my hand for the calligraphy exam
  biathlon, need my heart down for the range
  snooker decider, quieten me
  free diver, relaxing my breath before the dive
  climbing wall froze me, back on the mats, calming
  beekeeper, must be calm before I open the hive
  dog trainer says if I'm wound up he's wound up so chill me out
  wanna chill im so stressed rn
  im stressin
  pls calm
  deep breath dictation okay um I am really anxious about this phone call so help me relax
  need zen, not zumba
  not sleepy, just upset, want peace
  turn the volume of me down
  turbulence, gripping the armrest, soothe me
  Handball-Finale gewonnen, zittere noch, will wieder ruhig werden
  Gedankenkarussell anhalten
  j'ai envie de hurler, cinq minutes de calme
  meditar antes de la reunión difícil
  angustiada con las noticias, quiero serenarme
  medo de avião, me acalma
  zenuwachtig voor mijn optreden, rustig worden
  boję się lotu, chcę się wyciszyć
  wściekła na szefa, muszę ochłonąć
  nervös inför uppkörningen
  тревожно без причины, подышать
  боюсь стоматолога, успокой
  uçak korkum var, rahatlamak istiyorum
  maçı kazandık hâlâ titriyorum, sakin bir nefes
  緊張をほぐしたい、もうすぐ発表会
  運転試験の前、手汗がすごい、落ち着いて
  면접 전에 심호흡
  짜증 나서 마음 좀 가라앉히고 싶다
  堵车堵得火大,想消消气
  面试前手心冒汗,放松一下
  Centering prayer
  Breathe before custody hearing
  Nervous flyer audio, gate 14
  penalty taker, shut the noise out, slow breath
  want the buzz gone, I've a baby to hold
  I'm hopping mad and I want a pond, not a punchbag
  don't pump me up, I'm pumped enough, bring me to a simmer
  first aid exam in an hour, knees knocking
  the orchestra's tuning and so are my nerves, quiet them
  still trembling from the hill bomb, sitting on the kerb, breathing
  auntie's coming for dinner and I'm dreading it, five calm minutes
  bride's mother, run ragged, one minute of peace behind the marquee
  nap's a trap, I keep wanting to scream at everyone, so slow breaths till it passes
`;
