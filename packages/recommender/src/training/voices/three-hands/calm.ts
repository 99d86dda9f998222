/** Sentences by three further hands for this state, in some thirty languages. */
export const CALM_BY_THREE_HANDS = `
  someone died on my street and i'm rattled
  results day tomorrow and the book might as well be in Greek, I'm too scared to read
  give me something to steady my hands
  presenting at 4. it's 3:40. stomach's gone. voice is gone. I need to come down
  just sitting by the window, want to feel peaceful
  breathing between contractions of this project
  Worry time (then stop)
  lower the stress
  the disciplinary is at 11. it is 10:52. i cannot feel my fingers
  "Try to relax", three words that never relaxed anyone, but I'd like to try
  i've got my review with the partner in a bit and i know its probably fine but my heart is going so hard i can see it in my shirt, i need that to stop first
  paycheck's short again, hot and mad
  overwhelmed, seven tabs of rota and everyone off sick
  I know I should revise but the fear sits on the book like a cat
  slow me down
  every time my classmates post scores my stomach drops and the notes go blurry
  tired of fighting with the insurer, want to cry, want to be calm
  the neighbours' bass is going right through me, I'm so on edge
  MCAT tomorrow. I know the stuff. body doesn't believe me.
  not looking to nap, looking to unclench
  can't switch off after what i saw on the job
  boss cc'd the whole dept on my mistake. face burning
  aiyo the boss scold me in front of customer, now my hand shaking
  "calm down" he says. Well now I am definitely not calm
  I'm not angry. OK I am angry. Help me not be, before the kids get home
  less intense please im frazzled
  I had it all by heart last night, and now an hour before the oral it's gone and I'm shaking
  chill me out, I'm about to snap at someone
  audit nerves
  mi head a hot mi, too much people a talk same time
  the tannoy keeps going and every time I think it's my name, waiting for the oncologist
  the audit letter came. panicking a bit
  my kid told me "I hate you" at dropoff and I have to be a person by nine
  Board exams in 3 days, studying since 5, now my heart is racing and nothing sticks
  "They're letting people go on Thursday" — I can't hold a pen
  it's not that I'm lazy, I'm scared to start
  I have to phone the bereaved family at three and I can't stop shaking
  Yoga nidra w/ Bea
  it isn't the work, it's the dread
  bit tearful today
  I've to ring my father for the first time in nine years, in five minutes, and everything in me is running away
  bring my heart rate down
  the vet's ringing about my old dog later, trying to stay steady
  my appraisal's in a quarter of an hour and I've been hiding in the loo
  the open-plan noise is making me want to scream
  every phone in this office is ringing and I feel I might burst
  not so hard, I'm tense enough
  Decompress b4 court
  first day at the new firm, parking lot, can't get out of the car
  waiting on the biopsy
  something to take the edge off, exam hall opens in 15
  my patience is a thread
  had a row with my wife and now i'm sat in the van
  study group keep comparing how much they've done and i feel tiny and shaky
  a softer mood now
  i snapped at an old lady on the phone, she was only asking about her parcel, i feel rotten and still fizzing with it
  angry email just came, don't want to answer angry
  Meditation (guided)
  shush my head
  Box breathing x5
  settle my nerves
  no i don't need coffee, my hands are already trembling
  i feel hunted by my inbox
  10 min sit
  not sleepy just tense
  my daughter said "you're always working mum" and it stung, can't focus for it
  I want peace
  quiet prayer before the market opens
  I'm a kettle
  something gentler please
  not looking for motivation. looking for a breath.
  it's the anniversary of dad's passing and I'm at my desk pretending
  take away the jitters
  revising for my nursing reg and the panic comes in waves, this is a big one, need it to pass before I go on
  "we need to talk" he texted. its been four hours
  settle please
  I was fine till I opened the syllabus. panic. actual panic.
  worrying about rent again
  trying to read for the bar but my leg won't stop and my chest hurts, want to settle so i can go back to it
  Breathing space (15 min)
  tai chi
  it's not energy that's lacking, it's calm
  my mind's racing through every worst case
  "Sorry for your loss" forty times today. I need a bit of hush
  the jackhammering plus the baby crying plus my phone, I'm at my limit
  advisor wants the chapter Monday and every time I open the file my throat closes
  "Mum's had a fall" is all the message said and my flight's tomorrow
  feel panicky on the tube
  mum said "I'm not angry just disappointed" and now I'm useless
  the cafeteria is too loud for me after a shift in the NICU, need a quiet bubble
  I said yes to organising the whole conference and today two speakers pulled out and the venue emailed and I can feel that I'm breathing from the top of my chest only
  not the exam, not the money, I don't know what, just a tight band round my head
  viva in twenty minutes and im going to be sick
  caregiver for mom, worn thin, snippy, need a gentle minute
  my tutor says I'm ready and I still feel like throwing up
  scan tomorrow, can't settle
  sirens all night, drones all night, I just want my body to believe it's quiet
  the strip light buzz and the gossip are scraping me raw
  feel like glass
  Pause. Breathe. 12:50
  she left me on read and I'm spiralling a wee bit
  can't get through a page of the fire code without thinking of the promotion board, sick to my stomach
  soften everything
  supposed to be revising for anatomy but im so anxious i read the same line over and over
  ten minutes to the custody mediation and im shaking mad
  can you calm me
  my chest is tight sha, the exam result is coming out
  meeting in ten, heart's going like the clappers
  head like a beehive someone kicked
  turn it all down a notch, I'm overstimulated
  quieter please my nerves are shot
  peaceful. now.
  My visa is not coming and I can not stop to think it
  the shop is heaving, the till is down and i'm about to lose it, two minutes in the stockroom to get myself together
  everyone wants something from me today the school my mom my boss the insurance and i just sat down in the laundry room on the floor because its the only quiet place
  standing on a trapdoor waiting for Friday's lab results
  Breathwork
  like static on every channel
  "you're not cut out for this" is all I hear since the appraisal
  "it's benign" they said and I'm still shaking
  my brain is a shaken snow globe
  too much coffee, jangly, cannot sit
  thoughts like pigeons, all flapping
  Cool-down after parents mtg
  so much noise in this ward I just want silence for three minutes
  in the staff room everybody's talking over each other and I've only ten minutes to be quiet in
  take me down from ten to three
  I don't want to sleep, I want my shoulders to come down from my ears
  Grounding before clinic
  our creche is bedlam and my head is wrecked
  i want to throw the printer out the window
  soothing, nothing more
  I don't need to focus, I need to stop shaking
  I don't want cheering up, I want quieting down
  greetin at my desk, dinnae ken why
  like there's a wasp in my ribcage
  rosary
  lit a candle for my sister, sitting a while
  prickly, short fuse, new puppy
  opened the practice paper, couldn't do Q1, shut it, crying in the library toilets
  Mindful minute
  toddler finally in front of the telly, i just need to stop shaking with rage
  novice here, sitting for the evening silence
  waiting in the car park while my wife has her scan
  about to walk on stage, hands like ice
  baby's been screaming two hours, she's with her dad now, i need to come down
  before matins, twenty minutes of stillness
  can't switch off
  heart's racing before the viva
  my head is a shaken snow globe
  everything's too loud today
  tight chest, silly reason, just want to breathe slower
  dreading the phone call
  cross with everyone
  on edge since breakfast
  jumpy
  overwhelmed by the washing, the post, the dog, all of it
  sad today, the soft sort of sad, want to sit with it
  can't settle, up and down like a yo yo
  sunday dread
  got a match later and right now i'm a bag of nerves
  i should prep for the interview but i can't stop pacing
  argument with my son and now i have to cook for eight
  exam in an hour and my stomach's in knots
  sunny day, everyone's off to the lake, i'd rather sit quietly with my breath for a bit
  too excited about the holiday to do anything, bring me down a notch
  bit slower
  theta please
  softer
  less light, more rain
  breathe
  so stresed
  🧘
  ARGHHH
  nervus interview
  waiting for exam results, they come out at noon
  rosary before the day starts getting loud
  ten minutes in the stock room between two rushes, i'm shaking
  gran with dementia asked me the same thing forty times, i need patience back
  goalkeeper, penalties tomorrow, can't stop playing them in my head
  sitting by the pond doing nothing on purpose
  my teenager slammed the door, i want to cool down before i go up
  foxhole quiet, want to slow my breathing
  wound tight as a spring
  butterflies, big ones
  my thoughts are doing laps
  hurt by what she said, don't want to snap back
  homesick tonight in barracks
  frazzled
  nervy for no reason
  heart going like a drum, nothing's even happening
  prickly, hot, fed up with noise
  i'm furious with the ref and must calm down before i write anything
  it's 6am and i lie here worrying, want to get up gently
  on the train to my interview, sick with nerves
  guests in an hour, everything's done, want to be nice by then
  teacher wants to see me after lunch and i feel sick about it
  slow it right down
  fewer flashes, i'm touchy today
  6 hz
  take the edge off but keep me awake
  shh
  panicky
  calm me dwon
  😤
  mother in law's been here nine days
  before confession
  the dog died last week, i want to sit under the tree quietly
  injured my knee before the final, i keep going over it
  crowded ward, no window, need five soft minutes
  two hours in a traffic jam, now on the services car park, jaw clenched
  learner, driving test at 2.14, palms dripping
  zazen
  churned up
  irritable, hungry, snapping
  stage fright
  the quiet before, and i don't like it
  my shoulders are up by my ears
  too many voices today
  worried about nothing and everything
  embarrassed, keep replaying it
  need to feel the floor under me
  everyone says go to bed, but i need to come down from that row first
  shop's packed, i've two minutes in the back, deep breath
  tenants' meeting went badly and i'm still arguing in the shower
  lent starts tomorrow, tonight an hour of silence
  he rings at nine and i'm all of a flutter
  exams start monday and i lie awake
  it's sunny and i'm free and still this knot in my belly
  gentler
  theta, eyes open, ten minutes
  even and slow like breath
  blue, calm, hardly any sound
  nervs
  HELP ME CHILL
  pray
  sooo anxious
  😬
  dialysis chair, four hours, want to be easy in myself
  first night on my own since the kids moved out
  nan's funeral at one, want to be steady for mum
  breathing before the high dive
  lost the match on a bad call, sulking in the changing room
  contemplative prayer, 25 minutes
  caring for my wife round the clock and she's asleep for ten minutes
  feel scraped raw by today and it's only two
  all elbows today, bumping into everyone's mood
  seething
  scared of the dentist, silly i know
  nervous excitement, too much of it, it's only noon
  agitated
  want to stop grinding my teeth
  uneasy in my skin this afternoon
  head's buzzing with other people's problems
  pressure behind my eyes, everything urgent
  touchy, need to be left in peace a while
  the gig's at nine, it's half eight, my knees have gone
  everybody's shouting in the next room and i want out of my own head
  fishing, no bites, want to get even quieter inside
  toast's written, they're about to tap the glass and i can't breathe properly
  up since five with a stone in my stomach
  i'd love to get on with this homework but i'm too wound up
  excited, terrified, we're meeting the adoption panel at ten
  could you make it slower
  less of everything
  rain, slow light, five minutes
  inhale exhale
  tense
  worked up
  im so nervus
  🌊 slow
  my sister's kids broke the vase and i'm holding it in
  kneeling in the chapel, want my mind to go still
  dough is resting and so should my temper
  my stomach's in a knot over a text message
  bit panicky in this queue at the tax office
  shaken up, nearly hit a deer, parked now
  got the collywobbles
  cooped up and cranky
  my brain's yelling at me, tell it to hush
  melancholy and fine with that, just want some quiet
  disappointed, want to let it pass
  feeling hunted by my to do list
  raw nerves, loud house
  tomorrow i perform and tonight i'm climbing the walls
  got my results, not great, need a moment
  kids asleep, and i'm still wound up from bedtime
  hurry hurry all day, and in ten minutes i teach yoga, so let me arrive first
  my team's losing and i'm about to throw the remote
  parked outside the gym, people scare me, just want to settle first
  slower than my heart
  tone it down a little
  deep theta
  😠
  cant calm
  last hour before the chemo nurse comes
  goats out, gate broken, mother shouting, breathe
  boxing final, in the corridor, gloves on, too wild
  sitting meditation with the dog
  feeding my father takes an hour and i want to do it without rushing inside
  someone upset me and i'm still vibrating
  can't unclench
  everything irritates me, even the birds
  dithery and anxious
  the noise of the day is still in me and there's more to come
  stirred up by that phone call
  so excited i can't hold a spoon straight
  feeling fragile this morning
  i want to forgive him before he comes home, just sitting here
  birthday party's loud, i've locked myself in the loo for three minutes
  it's noon, i've been gaming since six, head's overheated and jumpy
  stuck in traffic as a passenger, late, fuming
  race tomorrow, mind won't stop running it already
  about to tell mum i failed, want to stop shaking before i go down
  sermon in five minutes, heart in my mouth
  easy now, slower
  turn the flicker down, my head's sore from arguing
  theta for prayer
  barely there
  chill out
  flustered
  🫨
  claim down please
  mein herz rast seit der mail vom chef
  Ich heul gleich, die Kinder streiten, der Hund hat gekotzt und um drei ist Abgabe
  prüfung ist erst übermorgen aber ich krieg grad keine luft vor angst
  jsuis a bout la
  ma belle-mère m'a encore parlé comme à une gamine et je bouillonne
  le rapport attendra, j'ai besoin de respirer cinq minutes sinon j'explose
  no puedo más con el ruido de la obra te lo juro
  se me ha hecho un nudo en el estómago y no se va
  el cuadro me da igual ahora, estoy temblando de rabia con el galerista
  tô com um aperto no peito desde manhã
  respira fundo comigo por favor
  a reunião é daqui a pouco mas to chorando no banheiro, me acalma antes
  ho la testa che scoppia di pensieri
  ik trek het ff niet meer
  nerwy mam w strzępach po tej rozmowie
  mam wszystkiego dość, ręce mi się trzęsą a muszę zaraz wyjść do ludzi na kasę
  бесит всё
  не могу успокоиться после звонка бывшего
  тривога вже другу годину, серце калатає
  sinirden elim ayağım titriyor
  حاسس اني مخنوق ومش قادر اتنفس
  bahut ghabrahat ho rahi hai yaar
  上司の一言がずっと頭から離れなくて胸が苦しい
  숨이 막혀요 진정하고 싶어요
  心慌得不行
  mám vztek na celej svět
  lagi kesel banget sama bos
  έχω νεύρα με τον γείτονα
  Beruhig mich. Bitte.
  wut im bauch wegen dem elternchat
  bin müde ja aber schlimmer ist dieses gedankenkarussell, das muss erst aufhören
  Calme-moi avant que j'envoie ce mail
  Cohérence cardiaque
  je devais réviser mais depuis le coup de fil de l'hôpital je tourne en rond et je pleure
  cálmame que le contesto una burrada
  no sé si aceptar el trabajo pero ahora mismo lo único que hay es taquicardia
  me acalma que o vestibular começa em uma hora e deu branco
  saudade do meu pai, não tô conseguindo fazer nada
  Calmami che ho appena litigato in cantiere
  sono distrutta, sì, però prima mi serve smettere di piangere
  maak me rustig, ik sta te trillen
  uspokój mnie
  успокой меня перед наркозом
  через пять минут выступать а у меня паника, воздуха нет
  beni sakinleştir lütfen
  görüşme iki dakika sonra ama ağlıyorum, önce bi kendime geleyim
  هدّيني شوي الله يخليك
  मन बहुत अशांत है
  イライラして子どもに怒鳴りそう、落ち着きたい
  진정시켜줘 지금 너무 화나
  공부해야되는데 불안해서 글자가 하나도 안들어와
  让我静一静 刚跟婆婆吵完
  lugna ner mig, jag är så arg på skatteverket
  đang rối quá không biết làm sao
  bro anxiety is real, result aane wala hai aur haath kaanp rahe
  Panik auf der Toilette in der Uni
  ich bin so sauer dass ich nicht mehr geradeaus denken kann, dabei wartet die Kalkulation
  body scan
  boule au ventre
  Sors-moi de cette colère, je tape sur les touches comme un sourd
  bájame las revoluciones
  tengo examen a las doce y llevo una hora hiperventilando
  me botaron hoy y no sé ni qué sentir
  nervoso demais com o exame do joelho
  Meditação guiada
  ansia da controllo medico
  doodop na de dienst, en toch maalt dat ongeluk door mijn kop, ik krijg het niet stil
  no nie wytrzymam z tą babą
  muszę się ruszyć z łóżka ale lęk mnie przygniata
  выдохнуть бы
  nefes egzersizi yapalım
  معصب لأبعد درجة
  गुस्सा शांत नहीं हो रहा
  もうすぐ発表なのに手が震えて息が浅い、まず落ち着かせて
  ぜんぶいやになった
  눈물이 안멈춰
  腦袋轟轟叫 想哭
  帮我平静一下 高考前夜慌得手抖
  panik sidang skripsi sejam lagi, dada sesak
  grabe overwhelmed ako sa dami ng tickets, pause muna please
  völlig übermüdet, aber vor allem hab ich Herzrasen wegen der Kündigung und komm nicht runter
  Gleich Prüfung, Blackout, alles weg, ich zittere
  meine tochter hat nicht angerufen und ich werd wahnsinnig vor sorge
  ça tourne en boucle dans ma tête cette remarque
  Aide-moi à redescendre, j'ai failli avoir un accident
  vidée et en larmes, pas question de courir aujourd'hui même si c'était prévu
  en media hora firmo el divorcio con los abogados y no paro de llorar, primero necesito calmarme
  Respiraciones antes de la resonancia
  tô surtando com tanta mensagem
  Abaixa minha ansiedade
  fra dieci minuti parlo col preside e ho il cuore in gola, non riesco a respirare
  furibondo
  hoofd vol, hart bonkt, even stil
  te moe om te sporten en eigenlijk vooral verdrietig om de hond
  nie mogę się pozbierać po pogrzebie
  накрыло после похорон, ничего не вижу перед собой
  після сирени досі трусить, треба заспокоїтись
  kafam allak bullak, herkes bir şey istiyor
  قلبي يدق بسرعة من الخوف على ابني
  viva shuru hone wala hai aur rona aa raha hai, pehle shaant karo
  深呼吸したい
  명상 10분
  五分鐘後要跟主管攤牌 可是我一直發抖 先讓我冷靜
  吵死了烦死了
  kan inte sluta älta det han sa
  πανικός, δε βρίσκω το διαβατήριο και φεύγει το πλοίο
  im freaking out, mañana me dan los resultados y no puedo stop thinking
  mir is alles zu viel
  Atme mit mir
  Die Bilanz kann mich mal, ich bin gerade im Fahrstuhl stecken geblieben und komm nicht aus der Angst raus
  jpp de ce bruit
  nœud dans la gorge depuis la dispute
  Sophrologie 18h
  ay virgencita qué angustia
  me peleé con mi mamá y ando con la sangre hirviendo, así no puedo ni leer
  Mindfulness miércoles
  tremendo depois da batida de carro
  Sossega meu coração
  mi sento soffocare, troppa gente troppe voci
  ademhaling omlaag graag
  wkurzyłem się na maksa
  uciszyć głowę przed badaniem
  дыши со мной
  завтра зачёт но сейчас истерика, буквы плывут
  злюся на весь світ
  çok kırgınım, içim içimi yiyor
  تعبانة وأبكي من الصبح، لا رياضة ولا غيره، بس أبي أهدا
  dimaag phat raha hai, sab chilla rahe hain
  呼吸を整えたい
  머리 터질거같애
  胸口悶 想大叫
  naiiyak na ko sa stress, my chest feels so heavy
  Der Bagger hat die Leitung erwischt, alle brüllen, ich muss erst mal wieder klar werden im Kopf
  hilf mir nicht auszurasten
  Meditieren vorm Melken
  respirer
  Calme avant IRM
  mon chat est mort ce matin, la dissert je verrai après, là je suis en mille morceaux
  il m'a doublé dans la file et m'a insulté, j'en tremble encore
  la jefa me espera para el feedback pero se me cierra la garganta, dame un minuto de paz primero
  estoy que muerdo
  Sácame este susto del cuerpo
  mucha chamba, muchos gritos, mucho todo
  desespero
  me tira dessa raiva, o trânsito me matou
  respiro corto, pensieri neri
  paniek, ik ben mijn usb met alles kwijt en straks moet ik weg
  oddech 4-7-8
  сосед сверху довёл, трясёт
  сил нет и ревёт внутри, бег отменяю, надо отдышаться
  meditasyon
  تمارين تنفس
  साँस पर ध्यान
  心がざわざわする
  호흡 좀 가다듬자
  피곤한거보다 억울해서 가슴이 뛰어 일단 가라앉혀줘
  冥想
  被誤會了 氣到睡不著也做不了事
  ångest inför röntgen, andas
  ανάσες πριν το χειρουργείο
`;
