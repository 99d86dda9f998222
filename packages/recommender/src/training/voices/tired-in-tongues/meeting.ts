/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const MEETING_OF_TIRED_IN_TONGUES = `
  gleich Elternsprechtag, Herr Yilmaz zuerst
  call with the roofer, he wants to change the price
  j'ai ma belle-mère au téléphone dans cinq minutes, longue conversation en vue
  colloquio con la maestra di Sara
  reunião de condomínio, vai render
  functioneringsgesprek met mijn chef
  zebranie w szkole syna
  планёрка в девять, отчитываюсь первой
  нарада з підрядником о десятій
  veli toplantısı
  عندي مقابلة عمل بعد ساعة عبر زوم
  पीटीएम है स्कूल में, बेटे के टीचर से बात करनी है
  client ke saath call hai paanch baje
  rapat RT soal parkir
  họp phụ huynh lúc bảy giờ
  팀장님이랑 일대일 면담
  保護者面談
  跟客户开会谈价格
  同律師傾離婚份文件
  utvecklingssamtal för Elsa
  samtale med banken om lånet
  palaveri urakoitsijan kanssa
  porada s dodavatelem v devět
  σύσκεψη με τον προϊστάμενο
  szülői értekezlet este hatkor
  ședință cu părinții
  I'm giving the beekeeping talk at the library tonight
  Stand-up, then retro, then another stand-up, people all day
  interviewing a welder for the workshop
  Dad and I are finally going to talk about the farm
  The union rep and me versus management at two
  parent evening, nine chairs too small for anyone
  teaching year five about volcanoes next lesson
  The vet will ring to discuss the cat's teeth
  mediation with my neighbour about the hedge
  sitting in on Professor Adeyemi's lecture
  exhausted, but the client's in the waiting room and I have to greet her
  phone interview in the car, Bluetooth on
  negotiating the rent with Mrs Novak over coffee
  couple's counselling, Thursday
  giving a toast and chatting with sixty relatives
  Zoom mit Tante Inge, sie sieht nie die Kamera
  ich unterrichte jetzt die 7b in Erdkunde
  Bewerbungsgespräch bei der Bäckerei
  Teamrunde und dann Rücksprache mit dem Betriebsrat
  Hausarzt, ich will über die Knie reden
  Verhandlung mit dem Vermieter
  Vorlesung Statik, Hörsaal drei
  point hebdo avec l'équipe logistique
  entretien d'embauche à la mairie
  rendez-vous chez le dentiste, on parle du devis
  conseil de classe
  coup de fil avec le notaire et mon frère
  entrevista en la radio local sobre el mercado
  llamo a mi hermana, hay que hablar de mamá
  clase particular de inglés con un jubilado
  cita con la gestora para lo del IVA
  charla en el instituto sobre mi oficio
  asamblea del sindicato
  videollamada con los primos de Argentina
  riunione di reparto alle otto e trenta
  lezione ai ragazzi del catechismo
  chiamata con l'idraulico per il preventivo
  assemblea di classe, parlo io
  dal commercialista con le carte
  pranzo di lavoro con i fornitori
  vou dar aula de alfabetização pra turma da noite
  conversa séria com meu filho adolescente
  ligação com o cliente de Angola
  entrevista na padaria amanhã cedo
  daily e depois alinhamento com o financeiro
  consulta com a nutricionista
  oudergesprek op de crèche
  belafspraak met de hypotheekadviseur
  ik geef straks gastles op de brandweerschool
  sollicitatiegesprek bij de bakker
  overleg met de aannemer over de dakgoot
  koffie met de buurvrouw om het bij te praten
  prowadzę lekcję chemii w drugiej be
  dzwonię do ubezpieczalni negocjować
  wizyta u ortopedy, muszę wszystko opowiedzieć
  narada sąsiedzka w sprawie śmietnika
  собеседование на водителя трамвая
  родительское собрание, опять про шторы
  летучка на стройке
  зустріч з ріелтором
  телефоную свекрусі, треба домовитись про Різдво
  читаю лекцію першокурсникам
  співбесіда в лікарні
  батьківські збори онлайн
  müşteri görüşmesi, pazarlık edeceğiz
  kayınvalidemle görüntülü konuşacağım
  derse giriyorum, altıncı sınıf matematik anlatacağım
  iş görüşmesi öğleden sonra
  apartman toplantısı
  doktor randevusu, sorularımı yazdım konuşacağım
  أشرح درس النحو لطلاب الصف السابع
  مكالمة مع خالتي في المهجر
  موعد عند طبيب الأسنان للاستشارة
  نتفاوض اليوم على سعر الأرض
  ग्राम सभा में बोलना है
  दसवीं कक्षा को भूगोल पढ़ाना है
  डॉक्टर से मिलना है, माँ की रिपोर्ट पर बात होगी
  rishte wale aa rahe hain, baithke baat karni hai
  standup hai das baje, update dena hai
  landlord se kiraye ki baat karni hai
  ngajar kelas mengaji sore ini
  telepon sama vendor katering
  konsultasi sama bidan
  gọi điện cho đối tác bên Hàn
  phỏng vấn xin việc chiều nay
  gặp bác sĩ nghe tư vấn
  thương lượng giá với chủ nhà
  주간 회의 발표 내가 함
  엄마랑 영상통화
  병원 상담 두 시
  집주인이랑 보증금 얘기하기
  면접 보러 가는 중 곧 시작
  取引先とオンライン打ち合わせ
  義母と電話で法事の相談
  三年生の授業を持つ
  歯医者で治療の説明を聞く
  就活の面接、三十分後
  部门周会
  给学生上课,讲光合作用
  跟房东谈续租
  面试一个厨师
  听王教授的讲座
  和爸妈视频聊天
  同老細開會傾加人工
  家長會
  跟建商談合約,一群人
  löneförhandling med chefen
  håller föreläsning om svampar
  ringer mormor och pratar länge
  avstämning med snickaren
  underviser 4. klasse i brøker
  forældremøde, jeg tager ordet
  møde med revisoren
  pidän oppitunnin seiskaluokalle
  soitto isännöitsijälle
  pohovor do nemocnice
  učím osmáky fyziku, druhá hodina
  volám s bráchou kvůli chatě
  συνέντευξη για δουλειά στο λιμάνι
  κάνω μάθημα στην έκτη δημοτικού
  τηλεφώνημα με τη θεία για το οικόπεδο
  állásinterjú a vasútnál
  órát tartok a hatodikosoknak
  megbeszélés az ügyvéddel
  interviu la fabrică
  predau la clasa a treia
  discuție cu proprietarul despre chirie
  1:1 Marta
  Standup
  Jour fixe
  Kundentermin Köln
  Point équipe
  RDV banque
  Reunión de equipo
  Riunione genitori
  Reunião com o contador
  Overleg bouw
  Spotkanie z klientem
  Созвон с Минском
  Зустріч кафедри
  Ekip toplantısı
  टीम मीटिंग
  Họp giao ban
  팀 회의
  定例会議
  周会
  例會
  Kundmöte
  Statusmøde
  Tiimipalaveri
  Porada
  Σύσκεψη
  Értekezlet
  Dreading it, but I'm ringing HR in five
  Book club at mine, I lead the discussion
  tea with the vicar to plan the christening
  explaining dialysis to a new patient and her son
  the plumber's here to talk options
  oral exam, I'm the one asking
  handover with the night nurse at seven
  pitching my jam to the supermarket buyer
  Sleepy or not, the Sydney team expects me on the call
  talk with my daughter about her phone, calmly, both of us
  town hall, hecklers likely
  first date, coffee, questions ready
  Skype with grandpa, he shouts
  budget meeting with the trustees, I present the figures
  seminar, twelve students, Kafka
  Performance review, hers not mine
  selling my car, buyer comes to haggle at six
  Marriage registrar appointment, both of us
  panel discussion on village buses
  debrief with the lads after the shift
  job interview at the aquarium, last question round
  consultation with the orthodontist
  the creative team wants me to listen and answer questions on Zoom
  conference call, Lagos and Oslo
  mum's coming round to talk about the will
  Talking my neighbour out of the fence
  webinar starts at three, I'm moderating
  school governors
  ringing the bank, and yes I'll be on hold, then I'll argue
  all hands
  choir committee, heated
  physio appointment, telling her about the hip
  retro with the whole squad
  sitting down with my apprentice to go over her week
  lecture on Roman drains, front row
  Oral history interview with Mrs Achebe
  meet the new neighbours for cake
  Parents are visiting, big talk about moving abroad
  call the school about the bully
  Vorstellungsrunde im neuen Kollegium
  ich halte gleich das Referat über Bienen
  Familienrat wegen Opas Haus
  Beratungsgespräch im Sanitätshaus
  WG-Casting, drei Leute kommen vorbei
  Mitarbeitergespräch, bin müde aber muss rein
  Stammtisch mit Vortrag, ich moderiere
  Kita-Eingewöhnungsgespräch
  soutenance de thèse, le jury m'attend
  visio avec mamie, elle a encore coupé le son
  j'anime l'atelier poterie du mercredi
  on se voit avec la banquière à dix-sept heures
  débat au conseil municipal
  visite médicale du travail
  rendez-vous avec l'instit de Zoé
  me toca tutoría con los padres de Hugo
  defiendo el TFG ante el tribunal
  hablo con el casero, que si no sube el alquiler no es feliz
  sobremesa seria con mis hermanos por la herencia
  doy una charla de reciclaje en la parroquia
  entrevista de trabajo por Zoom con los de Bogotá
  médico de cabecera a las doce, le cuento lo del pie
  discussione di laurea, tocca a me alle undici
  chiamo la zia per gli auguri, mezz'ora buona
  tengo un corso di pane alla pro loco
  incontro col sindacato in mensa
  visita dall'oculista
  trattativa col concessionario
  cena di famiglia, si parla della casa al mare
  reunião de pais, a professora quer falar do Joãozinho
  dou uma palestra na cooperativa de café
  pechinchar com o vendedor da feira
  chamada com a avó no Minho
  consulta no postinho, vou explicar a dor
  papo com o sócio sobre dividir a loja
  scriptieverdediging
  ik spreek de gemeenteraad toe, vijf minuten
  videobellen met opa in Suriname
  adviesgesprek bij de opticien
  obrona pracy, komisja czeka
  negocjuję cenę działki
  rada pedagogiczna
  wywiad z panią sołtys do gazetki
  защита диплома, я третья в списке
  звоню бабушке, час минимум
  торгуюсь с хозяином гаража
  консультация у юриста
  совещание по посевной
  дзвінок бабусі на Полтавщину
  веду гурток малювання, діти чекають
  розмова з директоркою школи
  jüri karşısına çıkıyorum, tez savunması
  babaannemi arayacağım, bayramlaşacağız
  kursta ders anlatıyorum, acemiler çok
  emlakçıyla pazarlık
  muhtarla görüşme
  مناقشة رسالة الماجستير، اللجنة تنتظر
  أكلم جدتي كل جمعة
  أدرب المتطوعين الجدد اليوم
  مقابلة في السفارة للتأشيرة
  جلسة عائلية لحل الخلاف
  اجتماع أولياء الأمور
  वायवा है, परीक्षक बाहर से आए हैं
  दादी को फोन लगाना है, लंबी बात होगी
  पंचायत की बैठक, नाली का मुद्दा
  NGO ke bachon ko padhane ja rahi hoon
  HR round hai abhi, salary pe baat hogi
  rapat warga soal sampah, saya moderator
  ngisi materi pelatihan UMKM
  đi phỏng vấn visa
  할머니한테 전화 드리기
  신입 교육 내가 진행
  학부모 상담 주간
  博士論文の口頭試問
  祖母に電話、長くなる
  新人研修の講師をする
  町内会の集まり
  不動産屋と家賃交渉
  带新员工培训,我来讲
  签证面谈
  跟物业理论漏水的事
  口試,教授都到了
  打俾阿婆傾下偈
  同班主任見面
  disputation, opponenten är på väg
  håller kurs i surdeg
  call mit dem Kunden, he is very angry, ich rede
  on a un meeting avec le boss, je présente
  明天 interview 之前先跟 HR 聊一下
  팀 sync 미팅 곧 시작 내가 host
  Calm face on, the tax inspector's at the door for our appointment
  the mayor wants five minutes and I've got three questions
  listening to the keynote on soil
  My apprentice wants to talk pay, kettle's on
  Knackered, but Grandpa's on the line and he loves a natter
  reading group, my turn to defend the ending
  two o'clock with the surveyor, on site, hard hats
  I'm the interpreter at the asylum interview
  Dentist consult
  Coffee chat Priya
`;
