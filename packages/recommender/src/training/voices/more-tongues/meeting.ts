/** Sentences for this state, in English and twenty other languages. */
export const MEETING_OF_MORE_TONGUES = `
  1:1 w/ Priya
  stand-up
  call with the hospital's IT people about the badge rollout
  interview, 3rd candidate
  Kickoff: fire alarm tender w/ contractors
  parents evening, 6 slots
  giving my first yoga lesson to beginners
  talk at the sleep conference, im on at 2
  Client lunch call moved to zoom
  pitch the horror film to the producers
  phone the landlord
  Board mtg
  coffee chat w/ the new designer about the handover
  panel: Burnout in nursing (I moderate)
  Teaching Sam to drive stick
  Retro
  viva, with both examiners
  mum rings at 7, promised her an hour
  session with my tutee, fractions
  Union reps @ 14h
  job interview!! ten minutes
  show the prototype to Ahmed and hear what he thinks
  Hearing – witness statement
  All hands
  dungeon night planning call with the other DMs
  choir committee
  guest lecture: lightning safety
  skype w grandparents
  Performance review w/ Dana
  meet the wedding couple to talk through saturday
  negotiating w the venue people on the phone
  Supervision mtg (prof. Lind)
  podcast recording, guest is a bomb disposal vet
  bring the team together about the on-fire backlog, 11am call
  Fire drill debrief w/ wardens
  speaking at career day, twenty kids asking me stuff
  client call: casket catalogue
  teach my neighbour whatsapp
  mock interview with ros, she plays the recruiter
  "have you got a sec" turned into a sit down with the boss at 4
  catching up w/ marta on a call, she's back from leave
  PTA
  running the first aid workshop for scouts
  pub quiz committee call
  introducing the new intern to everyone
  Q&A with readers
  giving the killer deck to the investors, live
  mentor hour w/ Tobi
  Sales call – body bags (luggage co)
  interviewing my nan for the family history, she's got stories
  clarinet lesson (I'm teaching)
  user interviews x3
  entretien d'embauche à 10h
  visio avec le client de lyon
  cours particulier que je donne à Inès
  appeler le proprio
  soutenance devant le jury
  copil
  café avec ma tutrice de stage pour parler de la suite
  je présente le projet aux collègues à 15h
  AG de la copro
  oral blanc avec Théo au téléphone
  朝会
  取引先と打ち合わせ 渋谷
  ゼミ発表
  採用面接する側 二人
  母と電話
  家庭教師いってくる
  町内会の集まり
  定例MTG
  팀 주간회의
  면접 보러 감 떨림보다 할말 정리끝
  클라이언트 미팅 줌
  과외하러 가기
  교수님 면담
  조별과제 회의 디코
  발표 3시
  학부모 상담
  부장님이랑 1대1
  엄마랑 영상통화
  스터디원들이랑 토론
  созвон с командой
  собес в яндекс в 12
  веду урок у пятиклашек
  встреча с нотариусом и братом
  защита диплома перед комиссией
  звоню бабуле, поболтаем
  демо заказчику
  репетитор по англ, я веду
  переговоры с поставщиком
  поговорить с шефом про отпуск
  utvecklingssamtal kl 14
  styrelsemöte brf
  föreläsning jag håller på bibblan
  daglig standup, 15 min
  overleg met de gemeente
  sollicitatiegesprek
  tienminutengesprekken school
  ik geef bijles aan Daan
  kwartaalgesprek klant
  vve vergadering
  functioneringsgesprek met Karin
  kennismaking nieuwe collega
  reunión de vecinos
  tutoría con los padres de Leo
  doy clase de guitarra a las 6
  defensa del tfm
  charla en el insti sobre mi curro
  daily
  comité de empresa
  jour fixe
  elternabend
  telefonat mit dem vermieter
  kundentermin in essen
  vortrag halten beim imkerverein
  mitarbeitergespräch
  WG-besprechung
  mit papa telefonieren
  do ripetizioni a Giulia
  discussione tesi
  allineamento col capo alle 16
  intervento al convegno
  dzwonię do babci pogadać
  daję korki z matmy
  obrona mgr
  negocjacje z wykonawcą
  nani ko video call
  tuition padhane ja rha hu bachcho ko
  boss se appraisal discussion
  dar aula de inglês pro Pedro
  banca do tcc
  alinhamento com o time
  跟客户开视频会
  给学生上钢琴课
  跟老板谈加薪
  答辩
  和爸妈视频
  toplantı 14.00
  özel ders veriyorum, kimya
  اجتماع الفريق الساعة ١٠
  درس خصوصي بعطيه لابن الجيران
  дзвінок з командою
  веду гурток для дітей
  зустріч із замовником
  jobbintervju i Bergen
  samtale med vejleder
  generalforsamling i haveforeningen
  palaveri
  συνέντευξη για δουλειά στις 12
  κάνω μάθημα στη Μαρία
  telepon ibu
  dạy kèm bé Na
  Ward round teaching – 6 students
  je fais passer les entretiens des stagiaires, 4 aujourd'hui
  atelier compost que j'anime à la médiathèque
  部活のOB会の段取り電話
  新人さんの質問タイムに付き合う
  동네 도서관에서 강연, 내가 연사
  전세 집주인이랑 통화 담판
  веду экскурсию по музею для школьников
  rådgivning m två studenter
  buurtoverleg over de speeltuin
  le doy clase de costura a mi vecina
  Betriebsrat tagt
  aiuto mio padre al telefono con lo spid, santa pazienza
  szkolenie bhp, ja prowadzę
  gaon ki panchayat me baat rakhni hai
  roda de conversa na biblioteca, sou a mediadora
  村委会开会
  اجتماع الاهل عشان العرس
  обговорити ремонт під'їзду з сусідами о 19
  medarbejdersamtale med Lars
  συνέλευση πολυκατοικίας
  ngajar ngaji anak anak sore ini
`;
