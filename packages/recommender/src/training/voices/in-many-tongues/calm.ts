/** Sentences for this state, in many languages. */
export const CALM_OF_IN_MANY_TONGUES = `
  Me tiembla la mano antes del examen oral, necesito bajar pulsaciones sin dormirme
  mi jefe me gritó delante de todos, voy a respirar cinco minutos en el baño
  los resultados salen a las doce y yo dando vueltas por el pasillo
  demasiadas cosas a la vez, quiero parar un momento y que el pecho se afloje
  J'ai la gorge serrée, j'attends l'appel du labo
  trop de bruit dans l'open space, je mets le casque et je souffle un peu
  dix minutes de méditation entre deux patients, pas pour dormir, pour rester droite
  énervé contre mon frère, je veux redescendre avant de lui répondre
  Mir pocht das Herz, in einer Stunde steh ich auf der Bühne
  Der Code brennt, alle schreien, ich brauch erstmal fünf Atemzüge
  Sanftes Yoga am Fenster, der Rücken zwickt seit gestern
  warte auf den Anruf vom Tierarzt und will nicht durchdrehen
  Tô com um nó no estômago por causa da audiência, preciso me acalmar
  rezar um terço devagar antes do povo chegar
  a dor de cabeça não passa, vou ficar quietinha com a luz baixa, acordada mesmo
  briguei com a minha mãe no telefone, quero soltar essa raiva no peito
  Ho l'ansia da esame, non riesco nemmeno a leggere la prima riga: prima mi calmo
  seduta in sala d'attesa, la risonanza è tra venti minuti
  due minuti con gli occhi chiusi in macchina prima di entrare in casa dai bambini
  mi gira tutto per la testa, voglio solo sentire il respiro
  Trzęsą mi się ręce przed prawem jazdy, muszę się wyciszyć
  wkurzyła mnie klientka, idę na balkon odetchnąć i wracam
  czekam na wyniki biopsji psa i nie mogę usiedzieć
  medytacja w przerwie obiadowej, żeby głowa przestała szumieć
  kavga eden iki kardeşi ayırdım, şimdi benim elim titriyor, durulmam lazım
  çocuklar evi yıktı, mutfağa kaçtım iki dakika nefes alıyorum
  namaz kılıp içimi dinlendireceğim, sonra işe devam
  kaynanam gelmeden mutfakta tek başıma üç yudum çay, omuzlarım insin
  Руки ледяные, через полчаса концерт, хочу унять дрожь
  навалилось всё разом, посижу тихонько и подышу
  злюсь на соседа с перфоратором, надо остыть, а то наговорю лишнего
  жду звонка из приёмной комиссии, сердце в пятках
  Nervös inför tandläkaren, vill bara få ner axlarna
  allt snurrar i huvudet, en stunds stillhet vid köksbordet
  mild yoga för nacken mellan två möten
  Mijn hoofd zit vol, even vijf minuten niks en dan weer verder
  ik ben zo boos op die mail, eerst afkoelen voor ik antwoord
  wachten op de uitslag van mijn rijexamen, buik in de knoop
  面接前で手汗がひどい、落ち着きたい
  上司に怒鳴られて涙が出そう、少し一人で息を整える
  合格発表まであと一時間、そわそわして何も手につかない
  발표 직전이라 심장이 터질 것 같아, 숨 좀 고르자
  애들이 계속 싸워서 폭발 직전, 베란다에서 잠깐 진정할래
  허리가 아파서 가만히 누워 스트레칭만 살살, 자려는 건 아님
  बेटा पहली बार अकेले ट्रेन में है, हाथ ठंडे पड़ रहे, मन को सहलाना है
  boss ne sabke saamne sunaya, gusse se kaan garam hai, thoda shaant hona hai
  सुबह का ध्यान, पंद्रह मिनट बस साँस पर
  قلبي مقبوض من قبل العملية اللي بكرة لأمي، أبغى أهدا شوي
  متعصب من الزحمة، عايز أهدى قبل ما أدخل على العيال
  أقرأ وردي بهدوء بعد العصر حتى يطمئن قلبي
  心里发慌，等面试官叫我名字
  跟老婆吵完架，在楼下坐会儿消消气
  颈椎疼，做一套慢慢的瑜伽，别太用力
  серце калатає перед виступом, хочу вирівняти подих
  Odotan lääkärin soittoa, yritän pysyä rauhallisena
  με έπιασε πανικός με τις προθεσμίες, θέλω να πάρω ανάσες
  deg-degan nunggu pengumuman beasiswa, pengen tenang dulu
  tim đập nhanh quá, sắp tới lượt mình bảo vệ luận văn, hít thở cái đã
  Jeg er rasende på min kollega, jeg må lige ned i gear
  Bolí mě zub a čekám v čekárně, chci se trochu uklidnit
  Mă apasă totul pe umeri, vreau cinci minute de liniște
  Imádkozom egy kicsit csendben, mielőtt bemegyek a vizsgára
  Dentro de nada me llaman para la entrevista y tengo el corazón en la boca, quiero serenarme
  tanta fecha de entrega junta que me pitan los oídos, pausa de aire antes de seguir
  la rodilla me arde desde la carrera, me siento y la dejo reposar escuchando algo suave
  no quiero dormir, quiero dejar de temblar
  Mon mari est au bloc, j'attends dans le couloir, il me faut du calme
  j'ai tapé trois mails furieux sans les envoyer, maintenant j'expire
  yoga doux sur la terrasse avant le coup de feu du midi
  le code compile mais moi je tourne à mille, deux minutes le regard sur les arbres
  Prüfung in zwei Stunden, gelernt ist genug, jetzt bloß die Nerven runter
  Kopfweh vom Neonlicht, ich setz mich kurz in den Hof
  der Nachbar hat meine Einfahrt zugeparkt, ich koche, will aber ruhig mit ihm reden
  Rosenkranz in der leeren Kirche, eine halbe Stunde Stille vor dem Markt
  O avião balança demais, quero respirar e não pensar em nada
  saí da reunião com vontade de chorar, vou ficar na escada um pouquinho até passar
  cólica forte, bolsa de água quente e uma música mansinha enquanto trabalho sentada
  amanhã sai a lista do vestibular e eu já roí todas as unhas
  Sono davanti alla porta dello studio, mi sudano le mani, un respiro e poi entro
  troppe voci in ufficio, mi rifugio cinque minuti in terrazza
  litigato con mia figlia sedicenne, voglio sbollire prima di cena
  preghiera del mattino, piano, prima che si svegli la casa
  Głowa mi paruje od tych tabelek, chcę na moment spokoju nie snu
  za godzinę ślub i nogi jak z waty, pomóż mi się uziemić
  boli krzyż po przeprowadzce, łagodne rozciąganie i cisza
  czekam pod gabinetem na wynik usg, liczę oddechy
  Uçak korkum tuttu, kalkışa yirmi dakika, içimi yatıştırmak istiyorum
  patronla tartıştım, ellerim titriyor, arabada oturup sakinleşiyorum
  belim tutuldu, yere uzandım, yavaş yavaş gevşetiyorum
  kafamın içi pazar yeri gibi, susturmak istiyorum biraz
  Дочка рожает, сижу с телефоном, стараюсь не накручивать себя
  перед созвоном с заказчиком колотит, посижу с чаем молча
  зуб ноет, врач в четыре, отвлекусь на тихое
  после скандала в очереди всё кипит, хочу остыть
  Magen i knut, uppkörning klockan ett
  barnen skriker, grytan kokar över, jag räknar till tio i hallen
  bön i kapellet innan begravningen, vill vara samlad
  Plankenkoorts, over drie kwartier moet ik zingen
  te veel tabbladen in mijn hoofd, even naar de wolken staren
  mijn knie doet zeer en ik word er chagrijnig van, zachtjes aan nu
  ik wacht op bericht van de rechtbank en loop rondjes, wil zitten en ademen
  満員電車で気分が悪くなった、ホームで少し落ち着いてから行く
  締め切りが三つ重なって頭が真っ白、まず深呼吸
  子どもの手術が終わるのを待ってる、心を静めたい
  朝の座禅、眠るためじゃなく一日を整えるために
  수능 보러 간 딸 기다리는 중, 마음 좀 가라앉히고 싶다
  단톡방 싸움 보고 열받았는데 답장 전에 일단 식히자
  회의 들어가기 전에 떨려서 화장실에서 호흡 중
  माँ अस्पताल में है, रिपोर्ट का इंतज़ार, मन को थोड़ा ठहराव चाहिए
  gaadi scratch ho gayi, chilla diya maine, ab khud ko thanda karna hai
  ट्रैफिक में दो घंटे, गुस्सा सिर पर चढ़ा है, ठंडा होना है
  pranayam karungi dheere dheere, office ke beech mein
  ابني دخل لجنة الامتحان وأنا برا متوتر أكتر منه
  ضهري شادد عليا، هعمل تمارين خفيفة وأهدى من غير ما أنام
  كثرت عليّ الطلبات وضاق صدري، أبي أقعد دقيقتين ساكت
  أنتظر رد السفارة وأعصابي تلفانة
  高考成绩晚上出，全家都不敢说话，我想静静
  孩子作业辅导到血压飙升，先去厨房缓一缓
  开会前手抖，找个角落做几次深呼吸
  胃疼，靠在椅子上歇会儿，别太吵
  чекаю новин від брата, місця собі не знаходжу, треба видихнути
  Selkä jumissa, tehdään hellää joogaa kesken työpäivän
  έχω εξέταση στις δέκα και το στομάχι μου κόμπος
  habis dimarahin pelanggan, mau istighfar dulu sebentar
  cãi nhau với chồng xong, ra ban công ngồi cho nguội
  Jeg venter på prøvesvar og kan ikke koncentrere mig, bare ro
  Před maturitou se mi klepou kolena, potřebuju se zklidnit
  Am urlat la copil și îmi pare rău, vreau să mă potolesc
  Ideges vagyok az esküvői beszéd előtt, lassítanék
  Entregué la tesis y ahora, en vez de alegría, una angustia rara; quiero que se me afloje el cuerpo aunque son las once de la mañana
  mi hermana no contesta desde ayer y me hago películas, necesito bajar la marcha
  todo el mundo corre en la oficina, yo voy a sentarme con la espalda recta y soltar la mandíbula
  vísperas de la oposición: ya no se estudia más, solo templar los nervios
  Le radiologue a dit "on vous rappelle", depuis je tourne en rond, aidez-moi à me poser
  yoga du dos après la traite, tout doucement, je remonte au foin après
  colère noire contre la machine à badger, je compte jusqu'à cent
  en coulisses, costume mis, trac énorme, je veux sentir mes pieds au sol
  Seit dem Streit mit Papa sitzt mir ein Stein auf der Brust, ein paar ruhige Minuten bitte
  Bandscheibe meldet sich am Schreibtisch, Augen zu und locker lassen, dann geht es weiter
  im Wartezimmer, die Spritze kommt gleich, ich mag keine Nadeln
  die Zahlen schwimmen vor meinen Augen, zu viel, erst mal Stille
  Fila do INSS há três horas, tô pra explodir, quero ficar zen
  perdi o cachorro e acharam, ele tá voltando, mas meu coração não desacelera
  antes de subir no púlpito quero um momento com Deus, coração manso
  La commissione delibera, io fuori che passeggio, vorrei non pensare
  mal di pancia da stress, mi siedo sulla panchina del chiostro
  dopo tre ore di call mi fischiano le orecchie, pausa di silenzio vero
  sono furiosa col corriere, prima di richiamare mi calmo
  Znów ten ścisk w gardle przed telefonem do taty, potrzebuję oddechu
  dzieci chore, praca stoi, wszystko naraz, muszę wyhamować na kwadrans
  modlę się w kaplicy szpitalnej, mąż na zabiegu
  delikatna joga na nadgarstki, bolą od pisania
  Kan alacaklar diye elim ayağım buz, içimi serinlet
  evde gürültü, kafamda gürültü, sükunet istiyorum, uyku değil
  trafikte kornaya bastıkça sinirlendim, kırmızıda derin nefes
  dua edip bekliyorum, babam anjiyoda
  Экзамен по вождению через пятнадцать минут, колени ходуном
  устала не телом, а от людей, хочу постоять у окна в тишине
  жду решения по визе, обновляю почту каждые две минуты, надо отпустить
  Chefen vill prata imorgon, jag fattar inte varför, försöker andas ut
  hjärtat rusar innan luciatåget, håller ljuset stilla
  kokar av ilska efter samtalet med försäkringsbolaget, promenerar av mig den
  yin yoga i lunchrummet, ryggen tackar
  Ik sta te trillen op de hoge duikplank van mijn leven: morgen trouw ik
  net een uur ruzie aangehoord in de klas, ik wil stilte in mijn lijf
  mijn moeder ligt op de ok, ik hou haar sjaal vast en adem
  kiespijn, over een uur terecht, tot die tijd rustig blijven
  不妊治療の結果待ち、廊下でお茶を飲んで気持ちを鎮める
  クレーム電話のあと手が震える、次の電話の前に整えたい
  肩こりがひどい、仕事の合間にゆっくり首を回す
  発表の順番が近い、頭は覚えてるのに胸がうるさい
  강아지 수술 끝나길 기다리면서 손 꼭 쥐고 있음
  시어머니 전화 끊고 나니 속이 부글부글, 가라앉히자
  운전 연수 첫날이라 너무 떨려 시동 걸기 전에 숨 좀
  할 일 목록 보다가 멍해짐, 아무것도 안 하고 오 분만 앉아 있을래
  कोर्ट की तारीख है, बाहर बैठा हूँ, मन शांत रखना है
  saas se bahas ho gayi, chhat pe jaake thandi saans lungi
  पीठ में दर्द, धीरे धीरे योग, फिर दुकान पर लौटना है
  sab kuch ek saath aa gaya, sir phat raha hai, do minute sukoon
  أستغفر وأنا منتظر اسم بنتي في كشوف الناجحين
  صداع من الشاشة، هغمض عيني خمس دقايق وأرجع أكمل
  زعلان من صاحبي، ما أبي أرد الحين، أبي أهدأ أول
  قبل ما أطلع على المسرح رجولي بتخبط، عايز ثبات
  等体检报告，手机一响就心跳
  客户骂了半小时，挂了电话眼泪都快出来，先静一静
  临上飞机害怕，握着扶手慢慢呼吸
  念一卷经，心里乱，念完再去上班
  начиталася коментарів, аж трусить, посиджу біля кота в тиші
  Jännittää ajokoe, hengitän syvään autossa
  πονάει η μέση μου, ήπιες διατάσεις στο γραφείο
  kepala penuh, tugas numpuk, mau duduk diam dulu
  chờ kết quả thi vào lớp mười của con, ruột gan nóng ran
  Spændt op til begravelsestalen, vil finde ro inden
  Naštvala mě šéfová, sedím na schodech a dýchám
  Aștept la ușa comisiei, mi-e inima cât un purice
  Fáj a fejem a zajtól, csendben ülnék pár percet
  Estudié todo, no cabe más, faltan cuarenta minutos para el tribunal y quiero llegar con la cabeza despejada y el pulso bajito
  mi madre empieza a olvidar cosas y hoy me dolió; me quedo en el banco del parque un rato, sin prisa
  no me pidas energía, me sobra: estoy acelerada por el café y quiero frenar
  los niños por fin en el cole, silencio, incienso, diez minutos de estar
  Le chien du voisin aboie depuis l'aube, je vais craquer, aide-moi à garder mon sang-froid
  je sors d'une dispute au téléphone avec mon ex et je reprends la classe dans dix minutes, il faut que ça retombe
  turbulences au-dessus de Nantes, mains agrippées, je cherche mon souffle
  mal aux cervicales, bouillotte, et je reste assise tranquille avant le rendez-vous
  Das Konzept ist fertig, aber ich bin wie aufgezogen, bitte langsam runterschalten, ich muss ja noch den Laden hüten
  Elternabend lief mies, ich sitz im Auto auf dem Parkplatz und will wieder Boden spüren
  Bibel auf, Kerze an, zehn Minuten still vor dem Frühdienst
  Warten auf den Bescheid vom Bafög, ich krieg Magenkribbeln
  Na coxia, daqui a pouco é o meu solo de flauta, mão gelada, quero serenidade
  a planilha me deixou com vontade de jogar o notebook longe, vou olhar o mar dez minutos
  respirar quatro por quatro antes de falar com o síndico
  tô de luto pelo meu gato, quero ficar quieta com essa saudade
  Dopo la telefonata dell'avvocato ho le orecchie bollenti, giro in cortile finché mi passa
  ho il cuore in gola per il provino, sto dietro le quinte
  meditazione seduta alle sette, schiena dritta, poi il mercato
  mi prude tutto dal nervoso, aspetto il verdetto della giuria
  Wszyscy czegoś chcą, telefon, dzieci, szef, a ja chcę usłyszeć własny oddech
  lekki stretching po chemii mamy, siedzimy razem w ciszy
  samolot ląduje w burzy, ściskam poręcz, spokoju
  przed spowiedzią usiądę w ławce i uspokoję myśli
  Öğrenciler bugün çıldırdı, zil çaldı, öğretmenler odasında beş dakika sessizlik lazım
  kızımın ateşi düştü ama benim yüreğim hala hızlı, sakin bir şey
  diş ağrısıyla mesai, hafif müzik ve sabır
  kürsüye çıkmadan önce nefesimi toplamak istiyorum
  Вызвали на ковёр, стою под дверью, пульс сто двадцать, хочу ровный голос
  сын сдаёт егэ, я третий час хожу вокруг школы, присяду, подышу
  болит плечо, тихонько тянусь, потом опять к станку
  новостей начиталась, трясёт, выключаю всё и сижу у воды
  Ångestklump efter mötet, jag går ut på bryggan en stund
  väntar på om budet på huset gick igenom, kan inte sitta still, hjälp mig landa
  ryggskott, ligger på golvet och andas, inte sova
  första dagen på nya jobbet, handsvett i trapphuset
  De deurwaarder belde en nu klopt mijn hart in mijn oren, even bedaren
  kind naar z'n eerste schooldag, ik sta met natte ogen op het plein, rustig maar
  zachte yoga voor mijn zwangere rug, tussen twee klanten
  ik ontplofte bijna tijdens het overleg, nu afkoelen op de gang
  子どもに怒鳴ってしまった自己嫌悪、洗面所で一呼吸
  写真展の初日、人が来るか不安で胃が痛い、静かな気持ちに戻りたい
  頭の中がタスクでいっぱい、五分だけ空っぽにする
  お墓参りの帰り、ベンチで手を合わせてしばらく静かにいる
  면허 기능시험 대기 중, 손에 땀이 흥건
  악플 보고 심장이 쿵, 폰 내려놓고 창밖 보며 진정
  회의가 길어져서 숨이 막혀, 옥상에서 바람 쐬고 다시 들어갈게
  묵주기도 한 단, 마음이 어수선해서
  बेटी की विदाई के बाद घर सूना है, मन भारी, थोड़ी शांति चाहिए
  server down hai sab mujhe call kar rahe, pehle khud ko shaant karta hu
  घुटने का दर्द, हल्के आसन, फिर रसोई
  flight late, connection chhoot jayegi shayad, ghabrahat ho rahi hai, thamna hai
  قلقان على ولدي مسافر برّ والجوال مقفل، أبي أطمن نفسي وأهدى
  بعد خناقة مع السباك قاعدة أشرب نعناع عشان أروق
  قبل المناقشة بربع ساعة، صدري ضيق، أتنفس وأدعي
  رقبتي بتوجعني من القعدة، تمدد خفيف وهدوء
  刚被裁，坐在车里，先别慌，慢慢吸气
  考编面试抽到第一号，腿软，稳住
  小孩发烧退了，我这心还悬着，想安静一会儿
  工位吵得太阳穴突突跳，戴上耳机，要安静不要犯困
  свекруха приїхала, всередині кипить, хвилинку на балконі
  Odotan tuomion tuloa, käyn kävelemässä rauhassa
  πένθος και δουλειά μαζί, θέλω μια στιγμή σιωπής
  lagi panik gara-gara dompet hilang, mau tenangin diri dulu
  đau vai gáy, ngồi thiền mười lăm phút giữa giờ
  Eksamensangst på gangen, mit navn er næste
  Hádka s bráchou, chci vychladnout než mu zavolám
  Mă doare capul de la atâta gălăgie, liniște puțin
  Jóga a derekamnak, lassan, a munka közben
  El sprint va fatal, todos gritando en el chat, y yo cierro los ojos un minuto para no contestar una burrada
  tengo la resonancia a la una, me dan claustrofobia esos tubos, quiero ir tranquila
  rezo laudes con las hermanas antes de abrir el obrador
  el pie escayolado me late, me siento junto a la ventana y dejo pasar la mañana
  Trop d'infos, trop de gens, salon du livre, je m'assois derrière le stand et je ferme les écoutilles
  j'ai peur de la dentiste, j'y suis dans une demi-heure, souffle court
  ma fille passe son bac de français, moi je range mes nerfs au jardin
  ventre noué par les factures, je ne calcule rien maintenant, je respire
  Prüfungsergebnis kommt per Post, ich lauf dem Briefträger entgegen, bitte Gelassenheit
  Mein Teenager knallt Türen, ich trink Tee und zähl die Blätter am Baum
  Schulter gezerrt, sanft kreisen, sitzen bleiben, Arbeit geht gleich weiter
  alles wackelt gerade, Trennung, Umzug, ich such einen festen Punkt im Atem
  Tô esperando a ligação do hospital sobre meu pai e preciso ficar firme e serena
  o trânsito parou na ponte, vou aproveitar pra desarmar os ombros
  muita mensagem, muita cobrança, cinco minutos de olho fechado e volto
  yoga na cadeira pra minha coluna, coisa leve, depois volto pra costura
  In fila all'agenzia delle entrate sento montare la rabbia, respiro dal naso
  un'ora all'alba sul lago, in silenzio, per cominciare la giornata in pace
  mi fa male la mandibola da quanto la stringo in ufficio, vorrei mollare la tensione
  aspetto l'esito del concorso, non mangio, non leggo, vorrei pace
  Egzamin na prawko oblany, w gardle klucha, posiedzę chwilę na ławce
  tłum w galerii mnie przytłoczył, szukam cichego kąta
  przed pierwszym wykładem życia, ja jako wykładowca, kolana miękkie
  Ameliyathaneye girdi eşim, tespih çekip bekliyorum
  herkes üstüme geliyor, camı açıp serin havayı içime çekeceğim
  boynum tutuk, nazik esneme, sonra tekrar kasaya
  sunumdan önce kulisteyim, sesim titremesin istiyorum
  Поссорилась с подругой, реву в такси, хочу прийти в себя до встречи
  в мрт через десять минут, боюсь замкнутого, настраиваюсь
  намаз и тишина, потом опять на рынок
  дети визжат, начальник пишет, чайник свистит, остановите землю на три минуты
  Skilsmässopappren ligger på bordet, jag sätter mig på trappan och bara är
  nervig inför första dejten på tio år, fjärilar, andas
  huvudvärk av lysrören, blundar utan att somna
  stickan i bröstet lugnar sig när jag lyssnar på havet, mer sådant
  Mijn examenuitslag komt per telefoon, elke trilling schrikken, help me aarden
  de hele kamer praat door elkaar, ik zoek de stilte van het trappenhuis
  hernia, rustig liggen met een kussen, wakker want de kinderen komen zo thuis
  voor de wedstrijd ben ik juist te opgefokt, zakken met die hartslag
  試合前、気合いは十分すぎるから心拍を下げたい
  義母の介護でいっぱいいっぱい、縁側で十分だけぼうっとする
  内見の返事待ち、スマホばかり見てしまう、心をほどきたい
  腰が痛む午後、静かに座って痛みが引くのを待つ
  입사 결과 메일 새로고침 백 번째, 마음 좀 놓고 싶다
  아이 열나서 밤샘했는데 이제 괜찮대, 긴장 풀고 차 한잔
  지하철에서 공황 올 것 같아, 숨 천천히
  배우자랑 말다툼, 문 닫고 십 분만 조용히
  बारिश में फसल का डर, बस प्रार्थना कर रहा हूँ कि मन टिके
  office politics se dimaag kharab, thodi der balcony mein khada rehta hu
  डेंटिस्ट की कुर्सी पर बैठने वाली हूँ, डर लग रहा है
  board exam ka center gate, saans gehri le raha hu
  خسرت الصفقة وأنا مقهور، أمشي على البحر لين يهدى قلبي
  الامتحان الشفوي بعد نص ساعة ولساني معقود
  دعاء واستغفار بين الأذان والإقامة، عشان بالي مشغول
  معدتي بتوجعني من القلق على الشغل، عايز سكينة
  等核酸，不对，等活检报告，走廊里来回走，心静不下来
  上台前背稿背得滴瓜烂熟，可心还是乱跳
  婆媳吵架夹中间，躲车库里喘口气
  біль у спині після городу, тихо посиджу
  Riita naapurin kanssa, haluan tyyntyä ennen kuin vastaan
  περιμένω τα αποτελέσματα των πανελληνίων, τρέμω
  gugup mau akad nikah, tangan dingin
  run quá, sắp hát trước cả trường
  Tandlægeskræk, sidder i venteværelset
  Nervy před vystoupením, chci zpomalit tep
  Stau la coadă la notar și fierb, vreau calm
  Várom a felvételi ponthatárt, nyugi kell
  Mi cuaderno de dibujo me espera, pero antes se me tiene que ir este temblor de la discusión con papá
  le chantier est en retard, le client menace, je m'enferme dans la camionnette trois minutes pour desserrer les poings
  Ich kann gerade keine Zahl mehr sehen, mir ist ganz eng, ein paar Minuten Ruhe, dann prüf ich weiter
  a audiência é por vídeo daqui a dez minutos e eu só consigo pensar no pior, quero assentar
  Ho corso via dalla festa, troppa gente, sul balcone voglio solo ritrovare il mio ritmo
  słyszę serce w uszach, zaraz moja kolej na basenie ze skoczni, chcę opanowania
  Uyumak değil niyetim, göğsümdeki şu sıkışma geçsin de derse öyle gireyim
  Перед собеседованием выпила три кофе, теперь трясёт, помогите замедлиться
  Jag somnar inte, jag bara sitter i bilen och låter gråten gå över innan jag hämtar barnen
  Mijn agenda is een slagveld, ik leg de pen neer en luister naar de merel in de tuin
  卒業式の答辞、名前を呼ばれるまで静かに息をそろえたい
  친구 장례 다녀와서 멍한데 오후 근무라, 잠깐 마음 추스를 시간
`;
