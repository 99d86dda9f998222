/** Sentences by three further hands for this state, in some thirty languages. */
export const MEETING_BY_THREE_HANDS = `
  1:1 w/ Anneliese
  Site walk with GC
  lip-reading client at eleven, I'll need to face her and speak clearly
  Deposition — Garza
  about 8 min til the superintendent walks in my classroom to observe
  Wedding couple consult – florals
  book signing, long queue, smile
  reading a story to nursery
  Clinical governance mtg
  union rep sitting in on a disciplinary at 2
  Union negotiation session 4
  it's not a fight, it's a conversation. one I've put off since June
  antenatal class, I'm leading it
  "She'll see you now" any second, job interview, second round
  warm me up before i speak
  joining the call in 3..2..
  choir rehearsal 19:00, altos only first half hour
  Rehearsal 2 – Fauré, tutti
  Mock interview
  switch me on for the client
  Client lunch pitch
  tour of the castle, 30 Germans, off we go
  three minutes till the interview and I feel ok actually
  Stage gate 3 — pump housing
  Governors
  in the corridor outside the boardroom, next
  about to tap dance for investors
  get me talkative
  my landlord is coming round at six about the mould and last time i just agreed with everything so this time i want to stay firm and say my bit
  in 10 I present to the minister's office, want to be crisp
  PI mtg (bring gel pics)
  Tel. appt w/ patient (Mrs D)
  "Quick word?" from the headmistress, door's open, going in
  parole hearing by video
  Offer call to candidate
  Kickoff: Harbour Bridge
  chatting up donors at the gala
  going live in 5, chat is already in there
  Viva – external arrives
  interviewing a fisherman for the paper
  Sync: data / legal
  Catch-up: Thandi / Bram
  Exit interview – Lukasz
  catching my supervisor before she flies
  they've moved it up, I'm on with the regulator in six minutes
  telling the Hendersons their claim's been declined, ringing them now
  Town council, item 7 (me)
  Hackathon demo @ 4
  standup's in ten and I'm running it today, boss is on PTO
  hosting quiz night
  getting my team round the table on who works NYE
  evening class, watercolour, I'm the teacher, they're arriving
  crew brief, wind limits
  PTA
  we're live on the webinar in a bit, wifi willing
  coaching the debate kids
  Feedback talk w. Jonas
  mock trial, I'm defence
  on hold to be put through on the breakfast show
  off to herd cats, i mean chair the residents association
  swearing in the jury in ten
  handing over to nights in ten, brain is soup but they need it clear
  smoko's over, toolbox talk in five
  having parent interaction at school by 4, kindly help
  Buyer visit (orchard)
  my turn on hotel front desk
  Viewing w/ the Patels, 14 Elm
  I've to stand in front of forty farmers and explain the new slurry rules
  I'm about to be the only woman in a meeting of thirty dredgers and I've the floor
  not a rehearsal this time, real donors, real microphones, soon
  Handover 07:00 ITU
  speaking at the mosque about the food bank
  Call w/ ministry (interp. booked)
  about to face the music with HR, figuratively
  IEP meeting - M.T.
  negotiating with the fish buyer
  on a call in ten with the bank, need the loan figures in my head and a steady voice
  fixin to meet with the county commissioners bout the culvert
  quick, something before I walk into my performance review
  bout to go in with the planning inspector, need my wits and my manners
  induction for six new starters in the warehouse
  doing intake interviews
  walking into the lion's den, aka the finance committee
  Lunch & learn, presenting
  calling my probation clients to check in
  calling the next of kin list for the reunion, chatty stuff
  Board pre-read call
  got to break bad news to the team after lunch, want to do it kindly
  Sprint review
  Mtg – landlord + roofer
  debrief with the lifeboat crew
  it isn't a telling off, it's a return to work chat, and I'd like to be warm
  client rings in 7 min
  talk to my teenager about the vaping, tonight after tea
  hearing confessions till six
  "bring your thoughts" says the invite, so I'm bringing my thoughts, in eight mins
  not a date lol its a networking coffee, still gotta sparkle
  mediating between upstairs and downstairs, they're both on their way
  QBR dry run w/ team
  gate's closing on my prep time, panel starts in nine
  Interview panel 2 of 4
  Dress rehearsal - full cast
  doing the dog-rehoming interviews
  patient's daughter wants a word, she's in the relatives room
  Sales blitz, phones
  my turn to read the lesson at mass, in front of the lot of them
  All-hands dry run
  I'm a bit nervous for the toast but looking forward to it
  open house at 4 hollybank
  client onboarding zoom, 12 squares
  "Are you sitting down?" is how I'm opening this call to my sister, in a minute
  in the chair for the allotment AGM
  interpreting for a Deaf client at the hospital
  ringing my tenants one by one
  "You're up next, open mic!" ok going on with five minutes of jokes
  teaching the tenors their line from scratch
  doing a live cook-along
  "hello, you're through to the helpline", that's me till four
  I don't need to calm down, i need to win this negotiation
  subathon hour 11, still talking to chat, still smiling
  not an interview they said, "an informal chat", yeah right. in 15
  doing the customer visit at the dairy in 20 mins, theyre upset about the last batch, i need to listen more than talk
  meeting in ten minutes and i haven't opened the deck
  auction starts at 11 and I'm on the rostrum
  ringing patients with results
  showing apartments all day
  SLT
  Parents' evening 5–8
  Budget mtg (chair)
  ten mins to the all hands and im still in my bike shorts
  Open mic, slot 5
  Jury selection d1
  not frightened of them at all, just want to be quick on my feet, meeting now
  phoning the council AGAIN
  client's in the lobby early, need to be switched on and charming
  bout to do the safety briefing for the riggers
  taking the assembly for year 4
  Careers fair stand 9-12
  soon as I finish this bagel I'm on with Singapore
  Choir committee, AOB
  360 feedback → Henrik
  Peer supervision
  time to put my people face on
  my palms are sweaty sure but that's normal for me. sales call at noon, need to sound alive
  Webinar – host
  Family mtg rm 214
  consult with the orthodontist's patients all pm
  Neg. w/ supplier (dial-in)
  walking the inspector round the kitchen
  the reporters are setting up outside and I'm the one with the statement
  gotta call the school abt my sons bus, been on my list since monday, doing it now
  Toolbox talk
  Weekly w/ offshore team 06:30
  "Go on, say a few words" they've handed me the mic
  Steering committee (30 min)
  doorbell ringing for the campaign, talking to voters
  quarter to, meeting's at ten to, i've got five for a deep breath and my notes
  reading group tonight and I'm leading
  refereeing the derby captains' talk then coin toss
  nervous about the pitch but mostly i just need to be sharp and in the room at 2
  victim liaison visit at half two, mother and grandmother both there
  Half past is the safeguarding meeting, must keep my head and say things clearly
  "Any questions?" will be me in five minutes to a room of sixth formers
  ringing round suppliers all morning to haggle
  Pastoral visit: Mrs Achebe
  parents evening in ten minutes, three teachers back to back
  sitting outside the headteacher's office about my lad
  social worker comes at two to talk about mum's care
  kit meeting with the coach before training
  vet is coming to go over the herd plan with me
  video call with my daughter's nursery about biting
  nervous in a good way, first date in person with my new boss at one
  shy today and have to introduce myself to the whole class
  i'm exhausted but my daughter's teacher calls in five
  interview at eleven, feel good, going over my answers
  after the nap i've the neighbours coming about the fence, so now notes for that talk
  in the middle of weeding, but the bank rings at three and i must be clear
  raid lead tonight, about to brief 24 people on voice
  something low that i can talk over
  parents eve
  interveiw
  CALL IN 5
  jobcentre appointment at quarter past
  giving evidence... no sorry, giving a talk to the gardening club at two
  multidisciplinary meeting about my son, eight professionals and me
  first session as a school council rep
  choir committee, i have to bring up the money
  platoon briefing at 1800
  seeing the landlord about the damp in half an hour
  confident, a bit hyper, the casting's at three
  feel tongue tied and there's a family council at seven
  calm enough, ready to hear her out
  rehearsal's done, now the band talk about who leaves
  ideas for the school fair with the other parents, we start in five minutes
  on the train to my interview, going through what i'll say
  guests gone, and now we need to have the talk about money
  teacher wants to see me after lunch and i want to explain it properly
  quiet pulse in the background while we're on the phone
  meating with head
  oral exam now
  zoom w nan's doctor
  health visitor's coming, i've a list of questions
  mediation with my ex at four
  reading my story to the class in a minute
  handover at seven, i have to tell the day team everything
  audition, they're calling names
  the farmers' union meeting tonight, i speak third
  telling my parents i want to change school
  quite looking forward to meeting her teacher, just want to be all there
  uneasy about telling him, but we're sitting down at six
  proud and a bit trembly, speech at my sister's wedding in ten minutes
  feeling ropey, still have to chair the tenants' meeting
  tired of texting about it, we're phoning at nine to sort it out
  feeling chatty, the foreign exchange family calls in a sec
  guests speak only french and i've got to keep up at dinner
  hardly noticeable, i'm with people
  appt 2pm
  speach now
  talk w dad
  parent teecher meeting
  appointment at the job agency, they always ask about the gap
  phone call with the hospital about mum's discharge, i need to take it all in
  scouts leaders' meeting, i've got to get my idea through
  oral in spanish, i'm next but two
  going in to ask for my old job back
  the loadmaster's briefing, every word counts
  talking to my son about his marks after supper
  a little stiff with strangers and i'm hosting a discussion in ten
  i feel small in front of consultants, ward round's coming to us next
  chatty and sharp, bring on the panel
  relieved he agreed to talk, he's on his way up
  the gig's at nine, it's eight, soundcheck talk with a grumpy engineer
  too tired for people but mum's care review is on teams at four
  toast's written, they're tapping the glass for me
  lunch break, ringing the school about my daughter
  i was cataloguing stamps but now i've got to phone my sister and put things right
  nothing flashy, i'm on camera
  doctors app
  panel
  preznt to class
  phone mum's nurse
  probation meeting at the new job on the farm
  school play read through with the whole cast
  coach wants a word about my place in the team
  the imam's coming to talk about the wedding
  giving the tour at the castle, first group at ten
  nerves are okay, just want to be awake and kind in this talk with my ex
  bit rusty with people, reunion committee starts at eight
  eager to hear what the vet thinks, she's pulling up
  tomorrow i perform, today the conductor wants a talk about my solo
  kids asleep, now we two have to talk about moving
  before i finish the ironing i'm ringing her back about the will
  in ten minutes i teach yoga to new people and want to welcome them properly
  i want to quit the choir and i'm telling them tonight
  keep it low, people are talking
  ten minutes before i speak, alert but easy
  VIVA
  intervew at too
  mtg w coach
  the midwife's calling with the results, want to ask properly
  tribunal about the benefit, they go in with me at ten
  ward meeting, i speak for the night staff
  my turn to lead the bible discussion
  sorting it out with the neighbour over the tree, he's at the gate
  warmed up, mouth's dry, the jury's calling me in
  feeling patient for once, good moment to talk to my teenager
  self conscious about my accent and it's the group discussion now
  he's home and i'm going to hear him out
  birthday's over, now the family talk about who cares for gran
  i'm in my pyjamas, camera's on in four minutes, parents' council
  race is off, telling the sponsors on the phone now
  about to tell mum i failed, want to say it well
  something that keeps me present while others speak
  jury duty talk
  skool meeting
  negociate price
  Elternsprechtag 16:40 Frau Drews
  in zehn minuten teams mit dem kunden aus bielefeld und der is immer so pampig
  Preisgespräch mit dem Zulieferer, gleich, Zahlen liegen bereit
  Conseil de classe 4eB
  je passe à l'oral dans vingt minutes avec le jury
  stressée un peu mais bon, entretien d'embauche visio à 14h je me lance
  Tutoría con los padres de Iker 17h
  tengo q cortar con mi novio hoy, en un rato viene
  Reunião de condomínio 19h30
  atender paciente novo já já
  Colloquio RSU ore 11
  devo dire a Marta che non la rinnoviamo, arriva tra poco
  10-minutengesprek groep 5
  Zebranie rodziców 1b
  zaraz dzwonię do klienta z reklamacją
  Планёрка 9:00
  через полчаса собес в яндекс, чуть трясёт но норм
  Veli toplantısı 18.00
  اجتماع أولياء الأمور الساعة ٥
  पैरेंट टीचर मीटिंग 11 बजे
  三者面談 15:20
  これからお客様に謝罪の電話します
  주간회의 10시
  家长会 周四19点
  等等要跟房東談續租
  Utvecklingssamtal Elsa kl 15
  Rapat RT jam 8 malam
  tengo un zoom con my boss en five y no me he peinado jaja
  Jour fixe Vertrieb
  betriebsarzt, bin gleich dran
  Hab Bammel, aber ich sag ihm heute beim Mittag dass ich mehr Geld will
  schnupperstunde geigenschüler um vier
  Entretien annuel Karim 10h
  coiffeuse, ma première cliente arrive et elle parle beaucoup
  j'ai la voix qui tremble un peu mais je vais annoncer les résultats à l'équipe maintenant
  Cita con la orientadora 12:30
  ya me está esperando el proveedor, hay q regatear
  vengo reventado del turno pero la videollamada con mis hijos empieza ya
  Consulta pediatra Davi
  chefe me chamou na sala
  Assemblea condominiale
  ho un po' di fifa ma salgo sul palco a parlare tra cinque minuti
  Sollicitatiegesprek 13:00 gemeente
  rozmowa o podwyżkę, 14:00
  oczy mi się zamykają ale narada już trwa i zaraz moja kolej
  Дзвінок з волонтерами 20:00
  müdür çağırdı zam konuşucaz
  مقابلة شغل بعد ربع ساعة
  Client call 4 baje
  町内会の役員会
  眠いけどこのあとすぐ商談、先方もう来てる
  학부모 상담 4시
  晨会
  有點緊張不過十分鐘後就上台跟評審報告了
  Třídní schůzky 17:00
  ραντεβού με τον λογιστή στις 6
  may standup kami in ten mins, prep muna ng konti
  Tierarzt mit Mogli 9:20
  hab den azubi gleich im büro sitzen, muss ihm das mit der probezeit beibringen
  mach mich redegewandt, Stammtisch der Handwerkskammer fängt an
  Point hebdo équipe support
  le plombier est là, faut que je négocie le devis
  j'anime l'atelier mémoire à l'ehpad dans un quart d'heure
  Comité de seguridad y salud
  en la sala de espera ya me llaman, dentista
  me da cosa pero hoy le digo a mi hermana lo de la herencia, ya está subiendo
  entrevista na câmara às 10
  vou dar explicação de matemática ao vizinho, ele chega agora
  Visita dal commercialista
  tra poco spiego le frazioni alla quinta b
  zo meteen functioneringsgesprek met Youssef
  Ouderraad 20u
  Komisja stypendialna 12:15
  звоню маме, надо сказать про развод
  за хвилину співбесіда, тримайте кулачки
  Diş randevusu
  موعد البنك
  بعد شوي بكلم أهلها عشان الخطبة ومتوتر بس جاهز
  歯医者 18時
  병원예약 11:20
  지금 손님 응대중 컴플레인 들어옴
  跟甲方电话 3点
  口試 倒數五分鐘
  ska strax ringa soc
  họp phụ huynh 8h sáng
  boss ke saath one on one hai abhi, appraisal ki baat karni hai
  Erstgespräch Therapie 15 Uhr
  Die Gäste stehen vor der Tür, ich führ jetzt durchs Bergwerk
  bin platt vom umzug aber die makler sitzen schon am tisch, ich muss verhandeln
  Visite médicale du travail
  fatiguée mais l'appel avec mon fils au Canada commence, je veux être présente
  videollamada abuelos
  entro ya a clase con los de primero, 28 fieras
  la avería ya la entendí, ahora me toca explicársela al cliente que está en el mostrador
  Banca do TCC da Ju 14h
  vou conversar com a síndica agora sobre o barulho
  frio na barriga mas vou pedir ela em namoro daqui a pouquinho
  dentista h 17
  Oudergesprek Sem
  klant aan de lijn over die kapotte ketel
  trochę się stresuję, ale już łączę się z rekruterką
  Приём у нотариуса 15:20
  пациент в кресле, начинаем
  Батьківські збори 3-Б
  Kat malikleri toplantısı
  heyecanlıyım biraz ama sahneye çıkıp sunacağım şimdi
  مراجعة السفارة ٩ صباحا
  डॉक्टर साहब से मिलना है अभी, बारी आ गई
  面接 オンライン 13:30
  窓口にお客様、これから説明
  화상면접 2시
  긴장되지만 곧 발표 시작이라 들어가요
  面试 腾讯会议 14:00
  pohovor za chvilku, jsem v čekárně
  bentar lagi ketemu calon mertua, agak gugup tp gas
  τηλεδιάσκεψη με Θεσσαλονίκη 11:00
  gleich pitch vorm board, slides stehen, muss nur noch performen
  Sprechstunde Jobcenter
  Kaffee her, Übergabe beginnt, neun Patienten und alle wollen was wissen
  hör zu ich muss gleich meim papa sagen dass ich die schule schmeiß
  AG copropriété 20h
  pas super à l'aise mais je prends la parole à l'enterrement, c'est mon tour bientôt
  élève de guitare à la porte
  Tribunal TFG sala 3
  le doy el pésame a mi vecina, voy a tocarle la puerta
  hazme sonar seguro que empieza la negociación con el sindicato
  Entrega de boletins 3º ano
  virado da noite mas a cliente tá sentada na minha frente querendo fechar o contrato
  Appuntamento avvocato
  sono stanca ma i turisti sono già qui, si parte col giro dei Fori
  sta zo voor de klas, vervanging 3 havo
  Keukentafelgesprek thuiszorg
  Obrona mgr 11:00
  niewyspany totalnie, ale dzieciaki już wchodzą i zaczynam lekcję
  Собеседование 11:30
  вожу экскурсию, группа собирается у входа
  Satış toplantısı 14:30
  معي مكالمة مع المورد الصيني الحين
  इंटरव्यू के लिए बाहर बैठा हूँ
  保護者から電話きてる、いま出る
  조별회의 지금
  里民大會
  昨晚通宵了 但是客户已经进会议室 我得上
  Lönesamtal 10.30
  đang đợi phỏng vấn, sắp tới lượt
  κλήση με πελάτη τώρα
  Kita-Eingewöhnungsgespräch
  der Chef vom Amt ist am Apparat
  Ich red nicht gern vor Leuten, aber die Betriebsversammlung läuft schon und ich bin Punkt drei
  Rdv CAF 9h50
  on m'attend en salle, c'est moi qui mène la réu
  jdois annoncer à mon coloc quil part, il rentre là
  viene el inspector, ya está estacionando
  con mariposas en la panza, pero arranca mi primera clase de tango como profe
  Reunião pedagógica
  a assistente social tá subindo aqui em casa
  Ricevimento genitori
  emozionato sì, ma il cliente giapponese è in linea e tratto io
  Tandarts 11:40
  Kolęda, ksiądz 17:00
  zaraz wchodzę na rozmowę o pracę, uśmiech i jedziemy
  Педсовет
  волнуюсь, но жюри уже сидит, выхожу защищать проект
  Прийом у лікаря 12:10
  Nikah şahidi görüşmesi
  hasta yakınıyla konuşacağım birazdan, haber kötü
  الضيوف وصلوا وانا بقدم العرض
  Society meeting Sunday 10am
  取引先と会食19時
  生徒が来た。ピアノのレッスン始めます
  상견례 토요일 12시
  業務週會
  学员到齐了 开课
  mi manager me está calling right now, salary talk
`;
