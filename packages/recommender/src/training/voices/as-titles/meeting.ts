/** Titles of events and tasks for this state. */
export const MEETING_OF_AS_TITLES = `
  1:1 w/ Samira
  Dr Patel 10:40
  Parents' evening 5B
  Sprint retro ORION
  Call Mum
  Interview – J. Kowalska (BE role)
  Budget review with finance
  teaching Yr 9 maths
  sales call Acme
  Therapy w/ Dana 4pm
  couples counselling
  Catch-up: Theo / Nat
  GP
  Weekly sync KESTREL
  Lecture: Intro to Algebra (giving it)
  Seminar rm 204
  Salary talk with boss
  brainstorm w/ whole team, Miro
  Zoom with the cousins
  Steering committee
  Client kickoff – Hotel Iris
  Union reps meeting
  Debug session pair call w/ Jae
  thesis supervision, Prof. Lind
  Townhall Q&A
  Vendor negotiation, freight
  PTA
  Family talk re: care home
  Physio consult
  talking to the landlord
  webinar on tax changes
  Book club at Ana's
  Lunch & learn: accessibility
  Design crit
  Mediation 2pm
  phone screen
  Board mtg
  Feedback chat, intern
  Panel: women in rail
  Notary + buyers, signing
  Tutorial group 3
  Handover nurse to nurse 07:00
  Hold - exec offsite discussion
  Job interview!!
  Midwife appt
  sermon prep group, church hall
  Yoga teachers' committee call
  debate club
  Coffee chat w/ new hire
  Skype gran
  Team huddle 9:15
  Listen to Prof. Amadi's lecture
  Vet consult for Biscuit
  Demo to stakeholders
  Podcast interview, I'm the guest
  guitar lesson – teaching Finn
  Workshop facilitation (20 ppl)
  Ask HR about leave
  Quarterly review Zürich
  parole board hearing
  Cardiologist follow-up
  Triage call w/ support
  daily scrum
  Mentor session: Ife
  Bank adviser, mortgage
  Residents' association
  Exit interview - Paul
  tell the team about the reorg
  Cross-functional sync (30m)
  Meet headteacher re Josh
  Driving instructor theory class, I teach
  performance review
  Neighbour dispute chat
  Conf call Tokyo 23:00
  Toastmasters
  Pitch to investors
  class
  Group project meetup, library
  School nurse talk
  Q3 OKR alignment
  Phone: insurance claim w/ agent
  speed networking
  deposition, Hale v. Orr
  Council hearing on bike lane
  Paediatrician – Mia
  Discovery call: Lumen
  chat with Dad about the farm
  Skip-level w/ VP
  Presenting poster session
  Scout leaders' planning
  On-call handoff
  Office hours
  call with accountant
  Meeting the in-laws' lawyer
  Choir committee
  Interpreter job, clinic, 9am
  Rehearsal notes w/ director
  Staff mtg (cake!)
  Guest lecture – ceramics dept
  Customer call: angry one
  Viva – committee of 4
  Prep call w/ co-host
  Ring the plumber for advice
  sat in a lecture
  Ethics committee
  Dietitian
  RFP clarifications call
  giving a training on Excel
  Parent call Ms Ruiz
  Talk w/ teenager re phone
  Founders' dinner talk, speaking
  Retro + planning (90m)
  Town meeting: flood plan
  AA sponsor call
  Translator sync w/ editor
  Focus group moderation
  Counsellor 3:30
  cancer nurse call, results w/ her
  Standup moved 9:45
  Homework help: explaining fractions to Liv
  Sync re: invoices
  Biz review, Carlos + Wei
  Optician eye exam chat
  language exchange w/ Yuki
  roleplay training, call centre
  Jury service discussion
  Recruiter call
  Peer review session, live
  Court – witness
  dad's consultant, 2nd opinion
  Escalation bridge SEV1
  Patient intake 8:30–12
  Negotiate rent
  Student council
  Q: walk me thru the deck (Jon)
  facetime w/ my brother
  Meet wedding caterer
  Deaf club social + AGM
  Hold: M&A call
  planning poker
  Tutoring Amir, GCSE physics
  podcast recording w/ guest
  Art critique group
  Safety briefing, crew
  Sales handover w/ Inês
  Homeroom
  Press conference
  User interviews x5
  Sleep clinic consultation
  talk
  Dermatologist
  Parish council
  Reunion zoom
  sunday call
  community choir AGM
  IEP meeting
  Tax advisor Q&A
  Pre-op assessment w/ nurse
  VC coffee
  Welcome session, freshers
  Tenants' call
  Stress mgmt workshop, I run it
  Doctor
  History seminar discussion
  morning briefing
  Two-way w/ radio host
  Chess club – coaching the kids
  Team catch up, Thurs
  Bewerbungsgespräch Fr. Yilmaz
  Elternabend 3a
  Hausarzt 8:20
  Telefonat mit Oma
  Teamrunde
  Mitarbeitergespräch
  Vorlesung Statistik hören
  Eigentümerversammlung
  Kundentermin Fa. Brandt
  Schülern Bruchrechnen erklären
  Gespräch mit Vermieter
  Comité de pilotage
  Cours magistral amphi B
  négocier avec le fournisseur
  visio Lyon
  AG copropriété
  donner cours d'anglais
  Entretien annuel avec Hugo
  débat au café philo
  llamada con Lucía
  Médico 9:15
  Tutoría con la profe de Pau
  videollamada abuelos
  Negociación convenio
  conferencia en el Ateneo
  Comité PALOMA
  Consulta Dr. Renato
  entrevista estágio
  Daily 9h30
  Alinhamento marketing
  conversa com a diretora
  1:1 com Tiago
  banca do mestrado
  Visita dal cardiologo
  Consiglio di classe
  trattativa col fornitore
  allineamento GINEPRO
  parlare con Giulia di soldi
  call Milano
  Huisarts 10:10
  oudergesprek groep 6
  Functioneringsgesprek Bas
  Overleg met de gemeente
  Stand-up KLIK
  Rozmowa kwalifikacyjna 12:00
  lekarz rodzinny
  Narada u dyrektora
  terapia, pani Ewa
  call z Berlinem
  Vårdcentralen, dr Holm
  utvecklingssamtal Elsa
  årsmöte i föreningen
  undervisa svenska för nybörjare
  Avstämning med Jonas
  förhandling facket
  Dr. Aksoy randevu 14.30
  veli toplantısı
  müşteri sunumu
  Zoom, Ankara ekibi
  maaş konuşması
  朝会
  内科受診
  定例 ORCA
  取引先と商談
  町内会
  ゼミ発表
  友人とオンラインで近況報告
  병원 진료 내과
  주간 보고 회의
  거래처 미팅
  줌 회의 도쿄팀
  반상회
  周会
  面试(产品岗)
  看医生 复诊
  部门例会
  跟老板谈加薪
  планёрка
  собеседование в 15:00
  приём у терапевта
  Встреча с научруком
  психолог, 18:30
  इंटरव्यू 11 बजे
  डॉक्टर से मिलना
  PTM, कक्षा 5
  क्लाइंट कॉल
  रिश्ते वालों से बात
  standup साढ़े नौ
  موعد دكتور القلب
  مكالمة العميل
  مفاوضة المورد
  جلسة مع المعالجة
  مجلس العمارة
  ندوة المكتبة
  Betriebsrat 14 Uhr
  Hebamme kommt, Fragen klären
  Ortsbeirat Radweg
  Azubi-Feedback mit Ole
  Skatrunde redet über Vereinskasse
  Führung für Besuchergruppe halten
  Dr. Sommer, Knie besprechen
  conseil de quartier
  orthophoniste de Lila, bilan
  Débrief incident avec Karim
  pot de départ, mon discours
  jury de thèse, questions
  répondre aux clients, guichet
  coup de fil au notaire
  Claustro de profesores
  matrona, semana 30
  pleno del ayuntamiento
  mediar entre mis hijos
  guiar visita por la Alhambra
  Traspaso de turno UCI
  retro con los de QA
  entrevistar a la alcaldesa
  Conselho de classe
  pediatra do Davi
  papo com o síndico
  live com seguidores, perguntas
  rodada com investidores
  grupo de apoio, minha vez de falar
  ensinar violão pro Zeca
  Sindacato, tavolo trattative
  ginecologa, controllo
  faccio da guida al museo
  patto di famiglia sull'eredità
  catechismo, spiego ai bimbi
  ricevimento studenti 10-12
  Presentazione al sindaco
  OR-vergadering
  verloskundige 8:40
  rondleiding geven, molen
  intervisie met collega's
  met zus over het huis van pa
  scriptiebegeleider
  buurtapp-ruzie uitpraten, koffie
  rada gminy
  położna, pytania
  oprowadzam wycieczkę po Wawelu
  obrona, komisja
  pogadać z synem o szkole
  Retro z testerami
  dyżur telefoniczny, porady
  barnmorskan, samtal
  kommunfullmäktige
  guidar på Vasamuseet
  handledning inför uppsatsen
  överlämning till kvällsskiftet
  snacka ut med Frida
  kundtjänst, svara i telefon
  belediye meclisi
  tez danışmanım
  vardiya devri
  canlı yayın, soru cevap
  助産師さんと相談
  労使交渉
  美術館ガイドをする
  娘と進路の話
  夜勤者へ申し送り
  卒論指導、先生の部屋
  窓口対応
  노조 교섭
  지도교수 면담
  야간조 인수인계
  소아과, 증상 상담
  라이브 방송 Q&A
  工会协商
  导师面谈
  跟女儿聊志愿
  景区带团讲解
  儿科问诊
  педсовет
  сдаю смену дежурному
  обсудить с дочкой вуз
  защита, комиссия
  पंचायत बैठक
  गाइड के साथ शोध चर्चा
  बेटे से career की बात
  टूर ग्रुप को क़िला दिखाना
  बच्चों की डॉक्टर, सलाह
  सेल्स पिच, पुणे
  نقابة، تفاوض
  مشرف الرسالة
  أشرح للسياح بالبتراء
  كلام مع ولدي عن الجامعة
`;
