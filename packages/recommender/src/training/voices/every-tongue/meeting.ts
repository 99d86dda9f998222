/** Sentences for this state, as people of thirty languages type them. */
export const MEETING_OF_EVERY_TONGUE = `
  calming a furious client down on the phone
  the wake is at two, all the cousins will be there, off to shake hands
  1:1 w/ Priya
  teaching beginners' meditation to eleven pensioners in the parish hall
  all hands
  salary talk with my boss, not budging under 62
  sitting on the panel, topic is creativity, they'll hand me a mic
  brainstorm w/ design + sales, whiteboard room
  parents evening, 22 slots of seven minutes
  dinner with his parents for the first time, be nice
  giving the intern feedback, kindly, face to face
  Standup 9:15
  job interview, second round, three of them and one of me
  sprint retro
  going live with a co-host, we take listener calls
  mediating between the two neighbours and their hedge
  handover at the bedside with the day team
  sales call, the guy with the parrot
  explaining the contract to mrs dunn in person because she can't see well
  deliver the toast tonight in front of 90 people
  tutoring luis in algebra, online, 45 minutes
  need to tell the team about the layoffs
  Vet consult - Biscuit's owner re: results
  reading to the kids at story time, library, 20 small humans
  lecture at ten, i'm giving it
  cross examination tomorrow?? no, it's in ten minutes. walking in
  chairing the residents' association, someone will shout about bins
  grief group, i facilitate
  QBR with Northwind
  client wants 'a quick chat' which is never quick
  first rehearsal with the full cast
  i have to fire somebody at three
  webinar, i'm hosting, 140 signed up
  my daughter's teacher asked me to come in
  break the diagnosis to the family, room 4
  standing at the trade fair booth talking to strangers for four hours
  negotiating with the landlord, he's coming round
  Budget review meeting w/ finance (bring figures)
  demo day. ours is slot 6
  supervision with my clinical supervisor
  office hours, students drop in
  mum's 70th, the whole tribe, and i'm the one who has to keep uncle ray off politics
  doing the walkthrough with the building inspector
  call dad. the call.
  podcast recording with a guest from lisbon
  listening circle at church, eight of us
  show new starter around and introduce her to everyone
  town hall q&a, i'm on stage
  conf call japan 6am
  fika with the new neighbours, small talk expected
  i run the bedtime routine workshop for new parents tonight
  asking sandra out loud for the promotion she hinted at
  choir practice, 40 altos and me
  discovery call
  networking breakfast, hate it, going
  swim lesson, i teach the minnows
  kickoff w/ agency
  guide tour: 15 people, medieval cellar
  skip-level with VP
  i've got to talk to my flatmate about the rent, in the kitchen, when she's back
  house viewing with the estate agent
  answering the jury's questions about my portfolio
  group project meetup, someone has to make them talk
  morning huddle on the ward
  'can you hop on?' hopping on
  thesis defence
  facilitating a design critique, 6 designers 1 hour
  therapist at four, first session
  ask the regulars to sign up for quiz night, i'm doing the rounds of the bar
  planning poker with the team
  saying a few words at the retirement do
  explain to the whole class why the trip's off
  role-play session in the negotiation course, paired with a lawyer
  performance review: me reviewing Olu
  town planning consultation, speak on item 5
  stall at the school fair, chatting to parents about the new reading scheme
  press interview about the bridge
  exit interview
  parole hearing, i'm there for my client
  guest lesson in 5b about being a firefighter
  care conference for mr. haddad: daughter, physio, social worker
  sync on roadmap
  show & tell w/ the knitting circle
  council hearing about the night bus
  Zoom w/ publisher
  getting my team to agree on one logo, they're all in the room
  deposition of the expert, i ask
  speed mentoring at the uni, 6 x 10 min
  talk my sister into co-signing, over lunch, face to face
  the investors want to see us again. pitch part two
  interviewing the baker for my article
  babysitter trial, meeting her with the kids
  lead the run club briefing, say hi to the newbies
  pick a date with the other bridesmaids, group call
  speech therapy session w/ tyler (my 4pm)
  moderating the stream chat meet-up on discord voice
  hearing my supervisor tear apart chapter two, in person
  trustees
  mock interview with the careers lady
  reading group tonight: beloved, part one
  open house at the kindergarten
  i'm translating live between the doctor and my aunt
  pull the crew together before the show and tell them who stands where
  ask the professor in her office hour why i got a C
  escalation call with the supplier, they'll blame shipping
  Stakeholder alignment (sorry)
  pastoral visit to the petersons
  conversation exchange, 30 min spanish 30 min english
  i'm mc at the quiz
  night shift meeting at 2am w/ the ward manager, canteen
  jour fixe
  gleich mitarbeitergespräch mit herrn brandt, er weiß noch nichts
  elternabend leiten in der 2a
  leichenschmaus, die ganze verwandtschaft, und ich neben tante hilde
  vorstellungsgespräch beim zoo
  brainstorming-runde mit dem kreativteam, ich moderiere
  vereinssitzung, thema rasenmäher
  referat halten, 30 leute, beamer hoffentlich
  übergabe an den spätdienst
  yogastunde geben, zwölf teilnehmer
  kundin beschwichtigen, die steht schon am tresen
  schwiegereltern zum kaffee, lächeln
  Retro Team Blau
  der richter will uns beide hören, 10:30 saal 4
  nachhilfe geben, bruchrechnen mit emil
  betriebsversammlung, hab redebeitrag
  entretien annuel avec ma cheffe
  réunion parents-profs, je reçois de 17 à 20h
  visio avec les allemands
  annoncer à l'équipe qu'on perd le client
  appeler mme roussel pour la rassurer sur son dossier
  rdv avec la banquière, négocier le taux
  plaidoirie à 14h
  répétition générale avec toute la troupe
  café avec mon ex pour parler des enfants
  table ronde sur le sommeil, je suis l'invité
  point hebdo
  voy a dar la clase de matemáticas a los de primero
  reunión con el jefe por lo del aumento
  la junta de las 4 q siempre se alarga
  entrevista de chamba en la farmacia
  charla en el insti sobre ser bombera
  sesión de terapia de pareja
  negociar con el sindicato toda la mañana
  quedar con ana y decirle a la cara lo del piso
  grabar el pódcast con dos invitados
  tutoría con mi director de tesis
  comité de empresa
  daily às 9h30
  reunião com o síndico e os vizinhos do 301
  dar aula de inglês pros bancários
  conversar com a diretora sobre o bullying
  almoço de família, todo mundo vai perguntar do casamento
  call com o cliente de campinas
  feedback 1:1 com a estagiária
  ligar pra operadora e brigar
  mesa redonda na faculdade, falo sobre insônia
  audiência no tribunal de trabalho
  explicação de físico-química ao Duarte
  visita do inspetor às obras, acompanho-o eu
  colloquio con le maestre
  riunione di condominio, si prevede sangue
  interrogo la 3B su dante, uno per uno
  presentazione al cliente di bergamo
  esame orale di privato tra dieci minuti, entro io
  lezione di nuoto ai bimbi delle 17
  trattativa col fornitore di vetro
  allineamento settimanale
  incontro con l'avvocato e la controparte
  accompagnare i turisti per pompei, guida in inglese
  intervista alla sindaca
  werkoverleg
  functioneringsgesprek met kees, ik ben de baas
  tienminutengesprekken
  gastles geven over water
  vergadering van de moestuin, ik zit voor
  onderhandelen over de huurprijs met meneer bakker
  muszę zadzwonić do teścia i się z nim dogadać
  prowadzę warsztaty z ceramiki dla dziesięciu osób
  daily
  korki z chemii, uczeń przychodzi o 16
  prezentacja przed zarządem
  porada v devět
  učím češtinu vietnamskou paní od vedle, přijde v pět
  hovor s klientem z vídně
  státnice, jdu dovnitř
  utvecklingssamtal med mattias mamma
  lönesamtal halv två
  hålla föredrag för pensionärerna om fåglar
  intervju med tre chefer samtidigt
  handleda två studenter i labbet
  fika med teamet, jag ska välkomna nya tjejen
  stormöte
  mus-samtale med min leder
  undervise holdet i akvarel
  tale med kunden om reklamationen, hun venter i telefonen
  tavlemøde
  forhandling med bygherren
  medarbeidersamtale med toril
  dugnadsmøte i borettslaget
  undervise i fransk, 10. trinn
  møte med nav
  holde innlegg på fagdagen
  palaveri klo 13
  vedän joogatunnin eläkeläisille
  esitelmä luokan edessä
  sukujuhlat, pakko jutella kaikille
  kız isteme, bütün aile gidiyoruz
  müşteri çıldırmış, arayıp yumuşatmam lazım
  avukatla görüşme
  собес в яндекс через 15 минут
  созвон с заказчиком
  провожу занятие по лепке, восемь детей
  поговорить с начальником насчёт отпуска лицом к лицу
  торгуюсь с прорабом, он уже на кухне
  уговорить клиентку не расторгать, звоню ей
  пятиминутка в отделении
  нарада о десятій
  дзвінок з інвестором
  зустріч із сусідами щодо генератора
  μιλάω με τη δασκάλα του μικρού στις 12
  beszélek a főnökkel a túlórákról
  órát tartok a kilencedikeseknek
  定例会議
  三者面談
  取引先に謝りに行く
  義実家で法事、親戚一同そろう
  面接本番、あと5分
  部長との1on1
  거래처 전화해서 단가 깎기
  상견례
  조별과제 모임 줌
  跟房东谈租金
  给初二上课
  和室友当面聊聊水电费
  線上讀書會 今晚輪我帶
  اجتماع مجلس الإدارة
  عندي حصة رياضيات للصف السادس
  بتفاوض مع المقاول على السعر
  ישיבת צוות
  ניחום אבלים אצל משפחת לוי
  מציגה את הפרויקט מול הוועדה
  ससुराल वालों से पहली मुलाकात
  ठेकेदार से दाम तय करने बैठ रहे हैं
  tuition padhana hai 6 bachcho ko, abhi aa rahe hain
  rishte wale ghar aa rahe hain, sabse milna hai
  rapat rt soal sampah
  ngajar les piano jam 4
  client call hai 4 baje, wo bahut gussa hai usko samjhana padega
  manager ke saath appraisal discussion
  gleich kick-off mit dem neuen client, ich present
  weekly mit dem produktteam
  junta con el team de marketing, zoom as usual
  tengo one on one con mi boss a las 3
  may meeting kami ng barangay mamaya, ako magsasalita
  interview ko na in 10 mins, video call
  client 미팅 가서 proposal 발표
  팀장님이랑 1on1
  der architekt kommt, wir gehen den rohbau ab
  stammtisch der imker, diesmal erzähle ich was über varroa
  dolmetschen beim standesamt, ukrainisch deutsch
  schlichtung zwischen zwei azubis, beide heulen
  spendenlauf-komitee tagt in unserer küche
  blind date im botanischen garten
  cercle de lecture chez brigitte
  je fais visiter l'appart à six candidats
  médiation chez le juge avec mon frère
  conseil de classe, je suis délégué des parents
  cours d'œnologie ce soir, c'est moi qui parle
  platicar en persona con mi compadre por el dinero que me debe
  recibir a los auditores en planta
  taller de alfarería, llegan doce señoras
  conversatorio sobre el sueño infantil, yo modero
  vamos a pedir la mano
  roda de conversa no posto de saúde
  receber os fiscais na cozinha
  aula de forró pra terceira idade, eu ensino
  mesa com os credores, oito e meia
  reunião do bloco de carnaval, decidir fantasia todo mundo junto
  serata al circolo, presento il libro di mia madre
  sopralluogo col geometra e i vicini
  tavolo sindacale
  corso preparto, coppie in cerchio, conduco io
  rechtszitting over de dakkapel, wij zijn de eisers
  inspreken bij de gemeenteraad, drie minuten
  oprowadzam wycieczkę po kopalni
  wizyta duszpasterska, ksiądz już na klatce
  zlot rodzinny na 80 osób, muszę z wszystkimi gadać
  beseda v knihovně, hostem jsem já
  besiktning med köparen och mäklaren
  syföreningen, vi är nio runt bordet
  dop, stå och hälsa på hela släkten
  konfirmation, alle onklerne vil snakke
  klyngemøde med de pårørende
  befaring med kommunen klokka ni
  rippijuhlat, puhun koko suvulle
  mökkinaapurin kanssa rajapuhe, hän tulee laiturille
  veterinere danışma, doktorla yüz yüze
  приёмка квартиры с застройщиком
  веду мастер-класс по пельменям
  весільний сход із кумами, обговорюємо
  виступаю перед громадою щодо парку
  γνωρίζω τους γονείς του κουμπάρου
  ξεναγώ σχολείο στην ακρόπολη
  δίκη σήμερα, καταθέτω
  cumetrie, am de vorbit cu tot satul
  keresztelő, a násznéppel beszélgetek
  町おこしの座談会、ぼくが司会
  집 보여주러 세 팀 옴
  돌잔치 하객 맞이
  相亲 咖啡馆 三点
  业主群线下吵架 我去调解
  去學校當愛心媽媽說故事
  صلحة بين عيلتين، وأنا الوسيط
  جاهة، رايحين نطلب إيد العروس
  הופעה של החוג ואני מנחה את הערב
  पंचायत में ज़मीन की बात रखनी है
  सगाई की बात करने लड़की वालों के घर
  kirtan mandali ki baithak hamare ghar
  วิทยากรอบรมชาวบ้าน เรื่องขยะ
  demo call, product dikhana hai investors ko live
  townhall hai, mic mere haath me hoga
  le voy a hacer un walkthrough al cliente por teams
  mag-host ako ng reunion, lahat ng tita nandun
  1:1 끝나고 바로 cross-team sync 들어감
  i'd rather be in bed but the tenants' meeting starts at eight and i've got to speak for our stairwell
  deadline can wait, the new hire's crying in the corridor and i'm taking her for a coffee and a talk
  going through the figures together with the accountant, she's sharing her screen at two
  code review but live, four of us round one monitor arguing
  workout buddy check-in? no, it's my probation meeting with the manager, 20 min
  sleep clinic appointment: doctor wants to go through my diary with me
  all of us in a room designing the float for carnival, sticky notes everywhere
  gleich call mit dem schlaflabor, die ärztin erklärt mir die werte
  wir rechnen den haushalt zusammen durch, mein mann, die beraterin und ich am küchentisch
  me toca calmar a los papás enojados en la puerta de la escuela, voy para allá
  o pai da noiva quer conversar comigo a sós, lá vou eu
  la professoressa vuole parlarmi di mio figlio, vado adesso
  met z'n zessen de begroting van de speeltuin doorlopen, ik heb de koekjes
  sitter med skolan och soc om min son klockan tio
  вся команда собирается придумывать слоган, я веду доску
  сідаємо з бухгалтеркою разом звіряти цифри, вона чекає в кабінеті
  睡眠外来の診察、先生と生活リズムの話をする
  다같이 모여서 장애 회고, 내가 진행
  大家一起对账 财务来我办公室
`;
