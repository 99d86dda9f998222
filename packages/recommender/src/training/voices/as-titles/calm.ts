/** Titles of events and tasks for this state. */
export const CALM_OF_AS_TITLES = `
  Block: 10 min meditation
  anxious
  waiting for biopsy result
  Hold - nothing, just breathe
  stressed, need a minute
  Prayer 1pm
  too much at once
  Gentle yoga w/ Adriene
  back pain, staying at desk
  so angry rn
  decompress after that call
  nervous, interview at 3
  Quiet time (panic earlier)
  settle nerves, driving test 2:15
  Mindfulness – lunch break
  rosary
  Breather between mtgs
  overwhelmed
  Cool off before replying to Greg
  exam nerves
  heart's racing, presentation next
  headspace 12 min
  on hold w/ hospital, jittery
  Dhuhr
  Body scan, not sleep
  tense shoulders
  need calm
  Buffer: recover from 1:1
  sitting with grief
  10 deep breaths then board mtg
  cramps
  Wait for A-level results ☕
  just fell out with my sister
  restorative yoga 17:00
  calm before the pitch
  Tai chi, courtyard
  shaky hands, audition soon
  inbox panic
  Slow walk, no phone
  Let temper cool – budget mtg
  worried about mum's scan
  silence
  grounding
  fear of flying, boarding soon
  Loving-kindness sit
  toothache, waiting for the dentist slot
  Sensory break
  My head is a beehive
  shouting neighbours, need peace
  Zen 20min before shift
  stage fright
  Evening prayer, then back to essay
  relax but stay awake
  cry break
  Breath work w/ Nuno's tape
  Nerves!! match at 5
  Stress headache
  De-stress slot, protected
  pre-exam quiet
  frazzled
  Slow tea, no screens, still on shift
  jury's out, waiting
  sat in car, breathing
  unclench
  Qigong 7:30
  Lent reflection
  too many tabs in my head
  Pause after bad feedback
  pain flare, pacing myself
  Anxiety hour (let it pass)
  furious at the printer
  wedding jitters
  stop shaking
  Recover: kids' meltdown
  Chapel, ten mins
  can't stop worrying
  rehearsal nerves
  Yin yoga – hips
  peace please
  Awaiting visa decision
  Reset before therapy
  I snapped at Ben
  butterflies
  5-4-3-2-1 exercise
  Stay calm, court at 2
  Pelvic pain, heat pad & work later
  doomscrolling made me jumpy
  Nidra? no, seated breathing
  jaw clenched since breakfast
  Cooling-off, then email solicitor
  Overstimulated
  Results at noon, eek
  soothe me
  Buffer – tough convo after
  steady my hands
  homesick and weepy
  Walking meditation, rooftop
  take the edge off
  boss yelled
  Sciatica again
  need to not scream
  slow down, brain
  First-day nerves
  Psalms
  Waiting on the mortgage call
  the news upset me
  Calm block (burnout plan)
  catch my breath
  Detox from Slack pings
  Just be. 15 min
  bit panicky
  labour ward waiting room, my daughter
  Gentle stretch + breathe
  Adhan then stillness
  flustered
  Sit by window, do nothing
  bride needs a breather
  Tough day, mid-shift pause
  speech in an hour, terrified
  hangry and snappy, settle
  nerves
  Vagus exercises, cold water
  Mantra practice
  tinnitus bad today
  Hold: recovery after root canal
  Too wired for the exam
  all too loud
  Contemplation (no agenda)
  mind won't shut up
  waiting for her to call back
  budget panic, breathe first
  simmer down
  Midday sit, Zendo
  Rage cleaning didn't help
  guilt spiral
  arthritis in both hands
  relaxing
  Jitters from 4 coffees
  don't want to be angry at kids
  Vipassana
  Breathing space before viva Qs
  heavy heart
  Wind in my head, settle it
  sad
  Restless legs at desk, soothe
  Compose myself pre-funeral
  heart pounding after near miss
  Counting breaths, lift stuck
  Forest bath, Sat
  stress
  Quiet 15 before parents' eve
  Period pain
  I'm a wreck, meeting at 4
  Nap no, quiet yes
  not ok, need gentle
  Holding it together
  compline? no, noon prayer
  Chill, then debug
  waiting room
  Ease off. Deadlines later
  Deadline dread
  scan results tmrw, can't think
  calmer pls
  My turn next at recital
  temper
  tech rage
  Letting tension go
  stretch neck, release jaw
  After argument w/ landlord: pause
  Sabbath candle quiet
  centre myself
  Pre-race? no, pre-wedding shakes
  Rest eyes, stay up
  kurz durchatmen
  Meditation 12:30
  Warten auf den Befund
  Block: Ruhe nach Streit
  Rückenschmerzen, trotzdem hier
  Lampenfieber
  sanftes Yoga, Mittagspause
  wütend auf den Chef
  alles zu viel
  Gebet in der Kapelle
  runterkommen vor dem Gespräch
  souffler cinq minutes
  trac avant l'oral
  angoissée
  Pause calme après la réunion
  yoga doux 13h
  en colère contre mon frère
  trop de bruit dans ma tête
  cœur qui bat, entretien à 15h
  rezar el rosario
  Bloque: calma tras la bronca
  rabia con el vecino
  necesito paz
  dor de cabeça
  sobrecarregada
  medo do dentista
  pausa pra acalmar
  respiro prima dell'esame
  troppo stress
  agitazione pre-concerto
  testa piena
  zenuwen voor de presentatie
  te veel prikkels
  paniekerig
  Rustblok na ruzie
  nerwy przed obroną
  wszystko mnie przerasta
  trema
  uspokoić się przed rozmową
  allt på en gång
  Andrum efter mötet
  rampfeber
  ångest
  namaz
  çok gerginim
  patrona sinirlendim
  sakinleşmem lazım
  Mola: tartışma sonrası
  面接前で緊張
  イライラする
  頭がいっぱい
  発表前、手が震える
  喧嘩のあと落ち着きたい
  ひと息
  면접 전이라 떨려
  화나
  할 일이 너무 많아 벅참
  마음 진정
  무대 앞두고 긴장
  머리가 지끈
  考前紧张
  气死我了
  事太多喘不过气
  上台前心慌
  吵完架静一静
  отдышаться
  тревожно
  слишком много всего
  мандраж перед выступлением
  тишина после ссоры
  успокоиться
  इंटरव्यू से पहले घबराहट
  बहुत tension
  पूजा
  सब कुछ बहुत ज़्यादा
  मन शांत करना
  بدي أهدى
  صلاة الظهر
  ضغط كثير علي
  خايف من المقابلة
  نفس عميق
  استغفار وهدوء
  Wartezimmer, Hände zittern
  Kopf brummt vor lauter Mails
  Stau, gleich explodiere ich
  Andacht, 10 Minuten, dann Sitzung
  Herzklopfen, Fahrprüfung um drei
  Schulter verspannt, bleibe am Platz
  Enkel schreit, ich brauche Ruhe
  Autogenes Training (wach bleiben)
  compter jusqu'à vingt
  boule au ventre, rentrée
  Cohérence cardiaque 3x/jour
  le dossier refusé, j'encaisse
  attendre l'appel de la maternité
  trop de tickets, stop
  chapelet 15h
  nudo en el estómago
  la reunión me dejó temblando
  regla, dolor, oficina
  me han gritado por teléfono
  Silencio antes del juicio
  Semana Santa, recogimiento
  demasiados avisos en el móvil
  mãos geladas, defesa às 14h
  o chefe gritou, preciso respirar
  terço da tarde
  cólica, mas tô no trabalho
  silêncio, criançada na sala
  aguardando ligação do hospital
  presa no trânsito, nervos à flor da pele
  mente acelerada, desacelerar sem apagar
  nodo alla gola
  conto fino a cento
  cervicale, pausa alla scrivania
  Vespri, poi di nuovo in ufficio
  figlio adolescente, che nervi
  aspetto la telefonata del notaio
  troppe chat
  voce che trema, tocca a me
  stilte na dat telefoontje
  Kerkje open, kaarsje
  te veel mails, stop even
  rijexamen om vier, bibberend
  huilbui in de wc, kalmeren
  ręce mi latają, egzamin o 14
  różaniec
  korek, zaraz wybuchnę
  czekam na telefon ze szpitala
  cisza po awanturze
  za dużo powiadomień
  ljusstund i kapellet
  uppkörning kl 15, skakar
  barnen bråkar, behöver lugn
  väntar på samtal från BB
  tespih
  ellerim titriyor, direksiyon sınavı
  bildirimler boğdu
  十数える
  胃がきりきり、商談前
  生理痛、でも仕事
  写経
  電車遅延でカッとなった
  合否の電話待ち
  通知が多すぎる
  座禅 昼休み
  속이 울렁, 발표 직전
  묵주기도
  상사 때문에 부글부글
  합격 전화 기다림
  애들 싸워서 머리 아파, 조용히
  胃拧着,马上答辩
  抄经
  堵车堵到想骂人
  被客户骂了缓缓
  свечку поставить, помолчать
  жду звонка из роддома
  слишком много чатов
  руки трясутся, вождение в три
  पेट में तितलियाँ, result आज
  माला जप
  जाम में फँसा, खीझ
  नोटिफ़िकेशन से परेशान
  प्राणायाम
  أعد للعشرة
  مغص من التوتر
  تسبيح
  زحمة جننتني
  يدي ترجف قبل العرض
`;
