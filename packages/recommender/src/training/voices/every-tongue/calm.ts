/** Sentences for this state, as people of thirty languages type them. */
export const CALM_OF_EVERY_TONGUE = `
  my hands shake before every presentation, need to get them still
  box breathing in the stairwell
  furious about that email and i'm not replying until i've cooled off
  rosary
  can't stop replaying what she said in the meeting, want my head quiet
  ten minutes of just sitting
  the results come thursday and i keep googling. stop googling. breathe
  heart's racing over nothing, slow it down
  panicking about the exam, not studying now, just need to come down first
  body scan, lying on the office floor
  everything is too loud, i want a soft corner
  Mindfulness break
  worried sick about the dog's surgery
  stage fright!! curtain in 20
  feel like throwing the laptop out the window, going to step away from it instead
  breathe in four hold four out four
  my boss just humiliated me in front of everyone, need to get a grip before i go back in
  overwhelmed by the to do list. not doing it. just want to stop spinning
  evening prayers with the beads, alone
  the landlord thing has me in knots, let me unclench
  deadline's moved up and my chest is tight, five minutes to settle before i touch anything
  unwind my jaw, i've been grinding it since the standup
  homesick and weepy, need something gentle
  i've rage quit ranked, now to stop being angry
  nerves. wedding speech. i know it by heart, it's just the nerves
  zazen 25
  sit by the window and watch the rain till i'm less of a hurricane
  too much coffee, jittery, bring me down a notch
  just screamed at my kid, feel awful, need to come back to myself before i say sorry
  quiet time with god
  my thoughts are a washing machine, hit pause
  the court letter scared me silly, i want to be able to think straight again
  Calendar: 12:30 meditation (phone off)
  tight shoulders, tight everything, loosen
  waiting for the surgeon to call, trying not to climb the walls
  slow breathing before my driving test
  let go of the argument with mike
  metta practice, even for my neighbour with the leaf blower
  so stressed i can't even read the first line of the report, settle first
  mantra for ten
  social battery dead, hiding in the loo to recharge in silence
  i get a lump in my throat every time i open slack, want that gone
  dread. plain sunday dread
  come down off the adrenaline after that near miss on the motorway
  chanting, the morning round
  grieving today, i only want to sit with it
  i need to be a lake
  first day at the new job tomorrow & my stomach's in knots
  that patient's shouting is still in my ears, a moment to shake it off before the next one
  praying for patience
  centre myself before the talk with my ex
  cry a bit, tea, breathe
  stop catastrophising about the mole
  hot flush of embarrassment since lunch, cool me down
  simmering. if one more person says 'quick question'
  yin breathing, nothing sporty
  the code can wait, i'm too wound up, calm down first
  gratitude sit
  moving house and everything's chaos, i want an island of peace for quarter of an hour
  quieten the what ifs
  audition nerves, my voice is up in my ears
  hold my rosary and wait for the news from the ward
  i'm spiralling about money again, don't want to do sums, want to stop shaking
  soothe myself after the phone call with mum
  the inspectors are coming at 2 and i can't feel my fingers. breathe
  need serenity now, as the man said
  guided relaxation
  not sleepy, just terribly on edge
  candle, cushion, silence
  angry at the ref still. it was under elevens. let it go
  reset after that rude customer
  vagus nerve humming thing
  let my pulse come down before i open the exam letter
  a compassion meditation for myself because i botched it
  i want to feel less like a shaken soda
  calm
  breath prayer while the kettle boils
  anxious about the needle, appointment's in half an hour
  worry time is over, now to put it down
  Quiet room booked 15:00 - decompress before board
  so much tension with the team, need to soften before i walk in
  lectio divina
  grounding exercise my counsellor taught me
  before i sing tonight i have to get rid of the wobble
  pause between patients. inhale. exhale
  breathing app, 6 per minute
  nervous wreck, he's about to meet my dad
  gonna lose it with this printer, step back, breathe, count sheep or printers
  offering a short prayer before the shift
  steady my hand before i cut the expensive fabric
  too keyed up from the match to be civil, come down
  deadline panic, sweaty palms, two minutes of stillness
  five minutes of nothing because my mind is a bag of cats
  forgive him. at least try, in silence
  sat in the car outside the clinic, trying to be brave
  loving kindness
  i don't want advice i want to stop trembling
  the comments on my video got nasty, log off and let it roll off me
  release the day's third tantrum (mine)
  psalms, slowly
  i'm fuming at the council
  exam hall opens in 10, everyone outside is talking rubbish, tune them out and breathe
  need to get my equilibrium back after the wake, it hit me harder than i thought
  mir flattern die nerven, gleich fahrprüfung
  puls runter, der chef hat grad getobt
  einfach atmen
  bin auf hundertachtzig wegen dem nachbarn, muss runterkommen
  lampenfieber hoch zehn
  rosenkranz beten
  kopfkino wegen dem befund, will abschalten können
  sitzen in stille
  gedankenkarussell bitte anhalten
  so wütend auf mich, erstmal ein paar ruhige minuten
  schiss vorm zahnarzt
  Achtsamkeitspause 13:00
  zen vor dem sturm, in einer stunde kommt die revision
  bauch ist ein knoten, seit der brief vom amt da ist
  body scan im liegen aber nicht einschlafen
  il m'a mise hors de moi, je redescends
  cohérence cardiaque 5 min
  trop de bruit dans ma tête
  prier un moment à la chapelle
  j'attends le coup de fil de l'hôpital, je tourne en rond
  le trac, mes genoux jouent des castagnettes
  me calmer avant de répondre à ce mail odieux
  angoisse du dimanche, version mardi
  poser les valises deux minutes, tout m'oppresse
  colère froide contre mon frère, laisser passer
  stoy hecha un flan por la entrevista, necesito aplacarme
  respirar hondo antes de que hable con mi suegra
  me hierve la sangre con lo del taller
  rezar el rosario de las siete
  no puedo con el agobio, cinco minutos de paz
  q se me pase el susto, casi choco
  los nervios del directo, en diez salgo
  bajarle a la ansiedad, traigo el pecho apretado
  preocupado por mi viejo, no me concentro, quiero serenarme
  ruido blanco y respirar, el bebé gritó tres horas y estoy al límite de paciencia
  tengo la cabeza como una olla exprés
  miedo al avión, embarcamos ya
  tô uma pilha de nervos pra prova da autoescola
  respirar fundo antes que eu xingue alguém
  coração disparado por causa da apresentação, quero sossegar
  medo do resultado da biópsia do gato
  acalmar a mente, tá um carnaval aqui dentro
  preciso de um colo, nem que seja de som de chuva
  estou em pulgas com a consulta, sossegar um bocado
  fiquei danado com o gajo do estacionamento, deixa-me esfriar
  um momento de silêncio na capela do hospital
  sono nera con la collega, sbollire prima di parlarle
  mi tremano le gambe, tra poco suono
  meditazione camminata in corridoio
  pensieri a raffica sul mutuo, non voglio conti, voglio pace
  paura della risonanza
  calmarmi dopo la litigata in macchina
  un attimo di quiete, i gemelli mi hanno fatto a pezzi i nervi
  preghiera delle lodi
  stomaco chiuso da quando ha chiamato l'avvocato
  bloednerveus voor m'n rijexamen
  ademhalen ademhalen ademhalen
  zenuwen voor het optreden van vanavond, handen zijn ijs
  tot rust komen na dat gesprek met de directeur
  stilte in de kerk, kaarsje branden
  bang voor de uitslag
  nie mogę przestać się martwić o wyniki taty
  oddech 4-7-8 w toalecie
  cisza, potrzebuję ciszy po tym open space
  ukoić nerwy po stłuczce
  bojím se zítřejší operace kolene
  chvilka ticha po hádce s mámou
  meditera i bastun nästan
  oro i magen sen beskedet
  be aftonbön, fast det är mitt på dagen
  jeg har sommerfugle i maven, ikke de gode
  trække vejret dybt inden jeg ringer
  stille stund
  få roen på efter det møde
  mediterer på toilettet, eneste sted med fred
  få skuldrene ned
  mieli tyyneksi vaikka postissa tuli karhukirje
  sinirden elim ayağım titriyor
  namaz sonrası biraz zikir
  sakinleşmem lazım yoksa patlıcam
  kafam kazan gibi, sussun artık
  huzur istiyorum yarım saat
  выдохнуть после разговора со свекровью
  внутри всё кипит, остыть бы
  тревожно, просто посидеть в тишине
  зла на чоловіка, охолонути треба
  після тривоги ніяк не відпустить, хочу спокою
  хвилююсь за доньку, вона за кермом уперше
  τα νεύρα μου κρόσσια με το δημόσιο
  αγχώνομαι για τη μαγνητική της γιαγιάς
  να ηρεμήσω πριν του μιλήσω
  respir și număr
  心臓バクバク、発表前に落ち着きたい
  上司に怒鳴られて手が震えてる
  坐禅
  不安で頭がぐるぐるする
  イライラが止まらない、一旦クールダウン
  写経で心を静める
  検査結果待ち、そわそわしてしょうがない
  人混みで疲れた神経をなだめたい
  면접 앞두고 심장 터질 것 같음 진정하자
  층간소음 때문에 열받아서 좀 가라앉히기
  걱정이 꼬리를 물어서 멈추고 싶다
  불안해서 아무것도 못 하겠어 일단 숨
  被客户骂完 胸口堵得慌
  气死我了 先消消气再回他微信
  脑子像弹幕一样 想清静会
  等放榜等到胃痛 想平靜一點
  跟同事吵完手還在抖 冷靜一下
  معصب من المدير وأبغى أهدى
  أذكار الصباح
  أقرأ ورد القرآن وأسكن شوي
  أستغفر وأهدّي أعصابي بعد الخناقة
  צריך שקט מהרעש של הילדים, העצבים על הקצה
  प्राणायाम
  सुबह की पूजा और ध्यान
  man bahut bechain hai, thoda shaant baithna hai
  stage pe jaane se pehle dil dhak dhak kar raha
  naam jap 108 baar
  grogi mau sidang, tangan dingin
  wirid abis subuh
  deg degan nunggu pengumuman, pengen tenang
  โมโหลูกค้ามาก ขอสงบสติก่อน
  สวดมนต์
  เครียดจนปวดท้อง อยากผ่อนคลาย
  yaar bahut anxiety ho rahi hai result se pehle, bas thoda calm hona hai
  gussa control karna hai warna client ko kuch bol dunga
  bin voll gestresst vom ganzen slack-pingpong, brauch kurz mindfulness
  estoy super stressed con mi mamá, need to breathe tantito
  grabe kaba ko bago mag-report sa klase, hinga muna
  멘탈 나가서 breathing 좀 하고 가야겠다
  muss dem arzt gleich zuhören, bin starr vor angst um paul, kurz sammeln
  wer hat mein auto zerkratzt, ich platze gleich. will nicht platzen
  liebeskummer, will nur still sein mit kerze
  ruhe im kopf nach sechs stunden hotline-gebrüll
  prüfungsamt hat angerufen, mir ist flau, brauche festen boden
  j'ai planté mon entretien et je m'en veux, douceur svp
  le silence de la forêt dans les oreilles, j'ai trop de klaxons dans le corps
  j'ai honte de ma crise devant les enfants, d'abord retrouver mon calme
  ma fille passe son bac, c'est moi qui tremble
  me tiemblan las manos de hablar con hacienda, respirar
  ponerle una veladora a mi santo y calmarme
  desamor, quiero nada más que estar en paz un rato
  que no me gane la rabia antes de entrar al juzgado
  passar o terço da misericórdia
  preciso baixar a guarda depois do trânsito na marginal
  o exame do detran me assombra, queria serenar
  sentar debaixo da mangueira e só ouvir vento, cabeça fervendo
  ho litigato con l'idraulico e ancora mi ribolle il sangue
  lasciar andare, solo lasciar andare
  un quarto d'ora di eremo, la classe oggi era uno zoo
  rustig worden, de verhuizing vreet me op
  boos op mezelf na die blunder, zachtheid graag
  yin, kaars, niets moeten
  łzy po rozmowie z matką, chcę się wyciszyć
  siedzę pod salą sądową i dygocę, oddech
  po kłótni, herbata z melisy, cisza
  strach z rozvodu, chci jen chvíli nehybně sedět
  hjärtat bultar inför disputationen, kroppen vill springa, jag vill sitta still
  sorgen kom i affären, andas mig igenom
  arg som ett bi på grannens robotklippare
  bønnestund med lys
  pulsen ned etter nesten-ulykken på e6
  stillhet i naustet
  itku kurkussa palaverin jälkeen, hetki metsän ääniä
  trafik kavgası yaptım ellerim hâlâ titriyor
  разбила чашку от злости, надо прийти в себя
  уехать мыслями в лес, начальник орал
  θύμωσα με τον γιο μου και μετάνιωσα, να μαλακώσω
  καρδιοχτύπι πριν το ιατρείο
  面接官待ちの廊下で手汗、静めたい
  子どもに怒鳴ってしまった、落ち着いてから謝りたい
  滝の音でも聞いて心を平らに
  절에서 백팔배
  女儿在产房 我在走廊 心跳得厉害
  抄两页金刚经 让心静下来
  هديني، تهاوشت مع البنك
  बेटे की सर्जरी चल रही है, बस जाप करके मन को थामना है
  sasu maa ne sunaya, abhi aansu rokne hai, shanti chahiye
  gemeter habis debat sama satpam, nenangin diri dulu
  nag-away kami ng ate ko, gusto ko lang kumalma
  the meeting is in fifteen minutes and i don't want to prepare any more, i only want my heartbeat back
  i've got forty emails and not one of them will be answered until this knot in my chest lets go
  they all say 'just run it off' but i don't want to run, i want to sit on the floor and be quiet
  i know the speech, i know the room, i know nothing bad will happen, now please someone tell my stomach
  before i call him back i need the red mist gone
  code's on fire, boss's on fire, i'm on fire. two minutes of cold water and slow breath
  bevor ich die mail beantworte muss erst diese wut aus den fingern
  ich kann den vortrag im schlaf, nur mein magen weiß das nicht. bitte beruhigen
  je ne veux ni dormir ni travailler, juste que cette angoisse me lâche la gorge
  antes de corregir un examen más tengo que soltar el coraje que traigo con la directora
  não quero resolver nada agora, só quero que o peito desaperte
  prima di rispondere al messaggio della mia ex devo far passare il fuoco
  eerst die brok in mijn keel weg, dan pas die uitvaarttoespraak
  zanim siądę do liczb muszę przestać się trząść po tym telefonie
  než půjdu za šéfem, potřebuju aby mi přestal bušit spánek
  jag vill varken sova eller jobba, bara få tyst på katastroftankarna
`;
