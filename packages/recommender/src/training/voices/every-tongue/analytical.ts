/** Sentences for this state, as people of thirty languages type them. */
export const ANALYTICAL_OF_EVERY_TONGUE = `
  why does the wake-on-lan packet only work on the third floor
  running the numbers on whether we can hire a second baker
  segfault only in release builds. bisecting
  sleep study results: compare REM latency across the two arms
  is the loss going to nan because of the learning rate or bad labels? find out
  integrate x^2 e^-x by parts, then check it against the table
  two job offers on the table, listing what each one really costs me
  root cause for the thursday outage
  RCA checkout latency
  go over the contractor's quote and see where it got so padded
  which of the three insurance plans survives a bad year
  code review: the caching PR
  figuring out where the 412 euros went in petty cash
  the model predicts nap for everything. confusion matrix time
  something in this soup of alerts is the real one
  why do attendance numbers in the meditation class halve every february, dig into it
  peer reviewing a manuscript on burnout, checking whether the stats hold
  proof by induction, stuck on the inductive step
  decide between postgres and dynamo for the events table, pros cons and cost
  our margins on the oat latte don't add up
  the meeting cost us a client, want to work out from my notes where it went wrong
  balance the trial balance. off by 90.00 so probably a transposition
  cross-check medication list against the discharge letter, something clashes
  tournament bracket maths: can we still qualify on goal difference
  reading the opposing brief to find the hole in it
  is it cheaper to lease. spreadsheet says no, gut says yes, so recheck the spreadsheet
  flaky test again, 1 in 30 runs
  where is the memory going
  comparing lens A and lens B charts before i spend 900 quid
  do the error propagation for the pendulum lab
  postmortem draft: need the timeline to make sense first, logs vs pager
  triage bugs by severity, p0 or p1
  why's nobody opening the newsletter, look at subject lines vs open rates
  sudoku, the evil one from the saturday paper
  chess puzzle set, mate in 4
  household budget for next year now that rent's gone up
  work out dosage per kg for the litter of kittens, then double-check
  the knitting pattern has an error in row 42, need to find what the stitch count should have been
  what if we close mondays? model the revenue
  regression says coffee helps, my money's on a confounder
  Q3 variance analysis
  plan the roster so that nobody does two nights then an early. it's a puzzle
  profiling the render loop, 22ms frames and i don't know why
  which supplier is lying about lead time
  reading my blood sugar logs to spot what sets the spikes off
  checking the will against the statute, clause 7 doesn't look valid
  quadratic residues problem set, q5-q8
  stack trace in one window, coffee in the other, not leaving til i know
  how much of the budget is left if the roof thing is real
  a/b test readout, is that lift real or noise
  whose turn is it legally: reading three clauses against each other
  dissecting the chess game i lost last night, move by move
  stream keeps dropping frames at 9pm sharp, isolating encoder vs network
  why does the sourdough collapse at hour 5? going through my notes, hydration temp flour
  choosing a school for Mia. distance, fees, ofsted, gut. matrix
  is this lease clause enforceable
  audit sampling: pick 25, test, explain exceptions
  working out the half life from the decay data
  the alarm app rings an hour late since the clocks changed, timezone bug hunt
  which regex matches too much
  rank these 14 feature requests by effort and value
  sanity check the pension projection
  estimate how many chairs the hall takes with aisles at 1.2m
  read the CT report next to the old one and see what changed
  can i afford to go part time. really. with the numbers
  reverse engineer the save file format
  not writing code today, just want to understand why the queue backs up every 6 minutes
  combing through support tickets for the pattern
  linear algebra: eigenvectors of that stupid 3x3
  find the short on the board with a multimeter
  the cake stall made 40 less than it should have, recount and compare with sales
  Decision: renew office lease or go remote
  reading between the lines of the tender criteria, what do they weigh most
  i need to think through whether to report him, what are the facts, what's policy, what are the options
  verify the surveyor's angles
  debugging the wedding seating: aunt jo can't sit near bev, bev can't sit near speakers
  tracking down which commit broke the dark theme
  grade boundary: who's at 49.5 and does moderation change it
  check my tax bill against the inspector's figure
  is P95 worse or are we just measuring it differently now
  weigh up repair vs replace for the boiler
  mapping the argument of kant's third antinomy, premise by premise
  the fairisle chart doesn't repeat evenly into 212 stitches. maths
  spot the inconsistencies between the two witness statements
  tensor shapes don't match and i refuse to guess any more
  calculating beam load for the loft
  bug bash findings, separate real from duplicates
  a heart rate chart from the yoga study that makes no sense, checking the sensor offset
  translate the customer's 'it's slow' into an actual cause
  which grant should i go for, deadlines odds and strings attached
  solving past paper 2019 q11, mechanics with the pulley
  is the tenant right about the deposit? look at the act, look at the photos
  compare the two translations of rilke, where they part ways and why
  DB deadlock. who's holding what
  work out why my monstera is yellowing: light, water, pests, pot
  go through the heat pump quotes with a red pen
  what would have to be true for us to break even by june
  inspecting the party budget, 3k over, what gets cut
  the fun run times have one kid finishing before he started, figure out the timing chips
  figure out why i'm always tired on wednesdays, lining up sleep data and calendar
  logic puzzle book, the one with five houses
  untangle this cell formula my predecessor left
  should the choir buy or rent the keyboards
  spam filter is eating real mail, check headers
  checking the choreographer's invoice against days actually worked
  the chicken coop numbers: feed vs eggs since jan
  which of these seven CVs meet all the must-haves
  retro data only, no people: velocity dropped, why
  network diagram vs reality, find the rogue switch
  pull the thread on that weird spike at 03:12
  calling it a fitness function is cute, but why does it converge to zero
  determine sample size for the nap trial, power 0.8
  compost won't heat up. carbon nitrogen ratio?
  monte carlo the retirement thing
  legal research, is there any precedent for a drone over a vineyard
  evaluate my own poker hands from sunday, where i leaked chips
  compare three prayer-app pricing models, ours is losing
  go back over the mock trial scoring, one judge's sheet doesn't sum
  does the deadline even hold? critical path says otherwise
  the numbers say friday, sales says tuesday, one's wrong
  physics olympiad problem 3
  what's the cheapest legal way to ship six beehives
  diagnose the washing machine, error E18
  the recipe scaled x40, is that salt right???
  pick an index for the slow query, explain analyze open
  deciding which meds cupboard layout makes fewer errors, have the incident data here
  warum zieht die heizung nur im bad so viel, verbrauch pro zimmer durchgehen
  speicherleck suchen. irgendwas hält die referenzen fest
  angebote von drei dachdeckern vergleichen, einer hat das gerüst vergessen
  integral mit substitution, komm auf minus statt plus
  ob sich die photovoltaik rechnet, mal sauber durchkalkulieren
  Kassenprüfung Kegelverein
  wohnung kaufen oder weiter mieten, ich will das jetzt mal richtig durchdenken
  code review vom azubi
  das schlaftagebuch auswerten: zusammenhang mit kaffee nach 16 uhr?
  befund und vorbefund nebeneinander legen, was ist neu
  warum bricht der teig, drei versuche, was war anders
  kündigungsfrist checken, welcher vertrag gilt denn jetzt
  sicherung fliegt immer wenn der backofen läuft, kreis für kreis eingrenzen
  die umfragezahlen passen nicht zur grafik in der zeitung, nachrechnen
  prioritäten fürs halbjahr: was fliegt raus
  elfmeterstatistik auswerten bevor wir den torwart tauschen
  où est passé l'écart de 230 euros dans la caisse
  le modèle surapprend, je cherche si c'est les données ou le dropout
  exo 4 sur les suites récurrentes, je bloque sur la limite
  bilan prévisionnel de l'asso, voir si ça tient avec 2 salariés
  pourquoi la pompe à chaleur se met en sécurité la nuit
  relire la pr de karim, surtout la gestion des erreurs
  quitter paris ou pas, peser le pour et le contre noir sur blanc
  analyse de texte, le monologue de figaro, comprendre comment c'est bâti
  lequel des deux témoins ment, reprendre les horaires un par un
  vérifier les dosages du protocole chimio avant validation
  trouver la fuite: compteur fermé, compteur ouvert, on note
  choix du fournisseur de farine, prix vs taux de casse
  Point stratégie (seul) marché belge
  l'appli de sieste plante au bout de 20 min pile, je remonte les logs
  el query tarda 40 segundos, a ver qué índice falta
  comparar hipotecas fija y variable con números reales
  ecuaciones diferenciales, el ejercicio del tanque con sal
  decidir si cierro el local de la calle mayor
  revisar el balance que no cuadra por 18 pesos
  me quedo o me cambio de carrera? lista honesta de cada opción
  análisis de por qué perdimos la licitación
  encontrar el bug del carrito q solo pasa en iphone
  cuántos azulejos hacen falta descontando puertas, y cuál sale mejor por caja
  los datos de sueño de los voluntarios traen huecos, averiguar de dónde salen
  diagnosticar por qué el tractor no da fuerza en subida
  ver qué cláusula nos permite salir del contrato
  por que o deploy quebra só em produção, vou caçar isso
  fechar a conta do churrasco que sobrou 70 reais de diferença
  financiar ou juntar pra comprar à vista? simular os dois
  os números do trimestre não batem com o CRM
  perceber porque é que a máquina do café dispara o quadro
  rever o orçamento da junta, rubrica a rubrica
  auditar os acessos do sistema, quem tem permissão demais
  por que os alunos do noturno tão desistindo, cruzar os dados de frequência
  o sensor marca 3 graus a mais à noite, calibração ou posição?
  conviene il pellet o la pompa di calore, conti alla mano
  integrali tripli, il dominio non mi viene
  lasciare lo studio legale o restare: metto giù tutto e ragiono
  revisione articolo per la rivista, la statistica mi puzza
  la macchina perde olio, capire da quale guarnizione
  scegliere le medie per Tommaso
  controllare i conti del condominio, le spese ascensore sono gonfiate
  Budget 2026 - prima bozza ragionata
  waar lekt de begroting van de vereniging
  goniometrie sommen, opgave 22 tm 27
  welke auto: tweedehands elektrisch of nog drie jaar doorrijden
  waarom komt de trein-app altijd 4 min achter, data bekijken
  fout zoeken in het breipatroon toer 18
  foutcode 4 op de cv ketel, druk of sensor
  dlaczego serwer pada co środę o trzeciej, szukam w logach
  zadania z prawdopodobieństwa, urny i kule
  gdzie uciekło 600 zł z budżetu domowego
  porównać zeznania świadków, godziny się nie zgadzają
  analiza ankiet: skąd ten spadek satysfakcji w marcu
  proč to hází null, krokovat debuggerem
  spočítat jestli se vyplatí zateplení
  zkontrolovat rozpočet školky položku po položce
  kde v tom obvodu mizí napětí
  proč chcípají rajčata, voda, hnojivo nebo plíseň
  varför dubbelräknas ordrarna, hitta felet
  jämföra elavtal, rörligt eller bundet
  lösa talen om komplexa tal
  budgetera för renoveringen, håller 300 000
  granska bokslutet åt föreningen, något skaver i post 4
  felsöka routern, faller bort varje kväll vid åtta
  kolla om tältet klarar vinden enligt tabellen
  hvorfor går lageret ikke op, 14 kasser mangler på papiret
  finde fejlen i momsen
  regne på om vi har råd til sommerhus
  differentialligninger, aflevering 6, den sidste er slem
  hvilken efterskole til vores datter, fordele ulemper
  hvem har ret i nabosagen, læse servitutten imod lokalplanen
  sjekke at tallene i kommunebudsjettet faktisk stemmer
  skal vi selge hytta? regnestykke og magefølelse på hver sin side av arket
  gå gjennom prøvesvarene og se hva som har endret seg siden mai
  bugi joka tulee vain kun kello on yli 23
  kasa tutmuyor 75 lira, bulucam
  üç teklifi karşılaştır, hangisi gizli masraf koymuş
  bütçe planı: düğün 200 bini geçmesin
  makaledeki istatistik doğru mu, kontrol edicem hakemlik için
  strateji: hangi şubeyi kapatıyoruz
  ипотека или снимать дальше, считаю на бумажке честно
  интеграл по контуру, задача 12
  стиралка не сливает, фильтр или помпа, разбираемся
  проверить расчёт балки за коллегой
  порівняти тарифи на лікування зуба в трьох клініках
  вирішити чи переїжджати до львова, зважити все
  чому генератор глухне під навантаженням
  аналіз: чому учасники марафону сну кидають на 5 день
  Αθήνα ή Θεσσαλονίκη για μεταπτυχιακό, υπέρ και κατά
  de ce consumă frigiderul dublu, măsor pe rând
  詰将棋11手詰め
  温度ログと不良率の相関を見る
  미적분 킬러문항 30번 붙잡기
  매출 왜 빠졌지 요일별로 쪼개보기
  线上偶发超时 到底是网络还是锁
  三家装修报价对比 谁漏项了
  考研还是工作 认真列一下利弊
  睡眠手环的数据为啥比实验室多一小时 查原因
  明年预算怎么砍两成
  伺服器半夜重開的原因還沒找到 繼續挖
  這學期被當的學生有什麼共通點 看數據
  ميزانية البيت الشهر الجاي بعد زيادة الإيجار
  الأرقام في التقرير مش راكبة على كشف البنك
  أقبل عرض دبي ولا أبقى؟ أوزنها بالورقة والقلم
  ليه العربية بتسخن في الزحمة، كشف بالترتيب
  लोन लेकर दुकान लूँ या किराए पर, दोनों का गणित देख रही हूँ
  मोटर पानी क्यों नहीं खींच रही, एक एक चीज़ जाँचनी है
  fd ya mutual fund, return nikal ke decide karna hai
  cek rab renovasi masjid, ada yang dobel
  nên mở thêm chi nhánh không, tính điểm hòa vốn
  แอร์ไม่เย็นเพราะน้ำยาหรือคอมเพรสเซอร์ เช็กทีละอย่าง
  das dashboard zeigt andere numbers als der export, woher der gap
  pros und cons für beide tools durchgehen dann decision
  checar por qué el budget no cuadra, algo está double counted
  bakit ba laging nag-crash yung app pag naka-dark mode, hahanapin ko yung cause
  compute ko kung kaya ba ng sweldo ang bagong upa
  conversion rate 왜 떨어졌는지 funnel별로 뜯어보기
  memory leak 잡을 때까지 퇴근 없음
  wo verliert der chor die tonhöhe? aufnahme takt für takt analysieren
  welche der vier bienenkisten räubert die andere, beobachtungen auswerten
  statik vom hochbett nachrechnen bevor die zwillinge drauf turnen
  umschulung zum winzer, ja oder nein. chancen, geld, knie. alles auf den tisch
  zugverspätungen des letzten halben jahres auswerten für die beschwerde
  das kreuzworträtsel der zeit, die ecke unten links
  beim doppelkopf letzte woche: hätte ich das solo gewinnen können
  zwei übersetzungen vom selben koranvers nebeneinander, wo unterscheiden sie sich
  d'où vient cette odeur de gaz dans le labo, éliminer les pistes
  démêler qui doit quoi après le week-end au ski, 9 personnes
  le planning de garde ne boucle pas: 3 infirmières, 2 week-ends, trouver une combinaison
  décortiquer pourquoi la levée de fonds a raté
  sujet de philo: le bonheur est-il calculable, faire le plan critique
  mots fléchés force 5
  repartir la herencia de la finca entre cinco, que cuadre
  averiguar qué sensor miente en el invernadero
  cuál de las tres rutas del reparto gasta menos gasóleo
  desmontar el argumento del fiscal punto por punto
  leer el contrato de la hipoteca buscando la trampa
  el perro tose solo de noche: apuntes, vídeos, a ver el patrón
  calcular la dosis de cloro de la alberca
  el modelo de riego predice cualquier cosa cuando hay niebla, depurar features
  qual bug é esse que só aparece na sexta feira 13 literalmente
  por que a bateria do celular drena de madrugada, investigar app por app
  escalar o time da várzea com quem tem joelho, quem joga onde
  dimensionar a fossa do sítio
  quem tem razão no regulamento do prédio, o do cachorro ou o da moto
  custo por marmita, onde tô perdendo dinheiro
  analisar a redação nota 1000 e entender por que deu certo
  se a vindima rende menos 20 por cento aguentamos o crédito? simular
  resolver o enigma das sete pontes com o livro fechado
  un allevamento di galline in passivo: capire dove
  la perdita d'acqua è dal piano di sopra o dal nostro, indagine
  smontare pezzo a pezzo la tesi della controparte
  rebus della settimana enigmistica
  il segnale radio cade dopo il tunnel, guardare le tracce
  quale cura conviene, due pareri medici opposti, mettere in fila le prove
  turni di agosto: incastro impossibile da risolvere
  waarom groeit de spinazie aan één kant niet, grondmonsters vergelijken
  wie betaalt de erfgrens, kadaster naast de foto's leggen
  de windmeter en de molen zijn het oneens, uitzoeken
  cryptogram volkskrant
  kiezen tussen twee scholen voor speciaal onderwijs, alles op een rij
  uitvogelen wie in de appgroep het rekensommetje fout had, 12 weekendgasten
  dlaczego chomik je tylko nocą a waży mniej, notatki z miesiąca przejrzeć
  rozgryźć szyfr z geocache
  co poszło nie tak z tortem bezowym, rozkminiam krok po kroku
  policzyć ile naprawdę kosztuje mnie dojazd
  proč model nerozezná holuba od hrdličky, projít chybné obrázky
  luštit šifru na letní tábor co mi poslali, třetí stanoviště
  kolika procentní roztok, lab úloha 9
  spåra varför surdegen dör efter midsommar
  räkna på hur många kor ladan klarar
  lista ut varför gps-klockan visar 2 km för lite i skogen
  två utlåtanden om mögel, vem har rätt
  schemapussel för julhelgen på akuten
  melodikrysset
  er det hønsehunden eller ræven, gennemgå vildtkamera
  hvilken af de tre spørgeskemamodeller holder metodisk
  regne stolpehøjde på drivhuset efter
  løse mordgåden i krimispillet, vi ved det er kokken, men hvordan
  hvorfor stiger strømregningen når vi er væk, time for time
  avgjøre om fjøset skal rives eller rustes opp, kostnad mot kostnad
  tolke isprøvene fra breen, noe skurrer i lag 4
  trafikklys-algoritmen henger ved rush, tenke gjennom tilstandene
  ratkaisen sanaristikon, se vaikea sunnuntain
  miksi hirvikamera laukeaa tyhjästä, lokit läpi
  lasken paljonko saunan kiuas vie sähköä ja kannattaako aurinkokenno
  kumpi jarrusatula jumittaa, päätellään kulumasta
  zeytin rekoltesi neden düştü, beş yılın kaydı masada
  kulüp bütçesinde şüpheli üç kalem var, inceliyorum
  какой из трёх ульев слабеет и почему, записи за месяц
  рассчитать сечение кабеля на баню
  разбираю апелляцию оппонентов, ищу слабое место
  купить б/у трактор или новый в лизинг, считаю по моточасам
  нейросеть путает сон и медитацию на записях ээг, смотрю ошибки
  чому розсада витягується, світло чи тепло, порівняти полиці
  скільки кубів дров на зиму і що дешевше, брикет?
  хто правий за договором: ми чи перевізник
  αποκωδικοποίηση της διαθήκης, ποιος παίρνει το χωράφι
  γιατί το μέλι κρυστάλλωσε νωρίς, σημειώσεις τρύγου
  de unde vine igrasia, iau pereții pe rând
  cine a greșit socoteala la nuntă, plicuri vs listă
  a kemence miért repeszti a bögréket, égetési görbék
  melyik tápegység hibás, mérés sorban
  数独の超難問
  夜行バスと新幹線と飛行機、時間単価で比較
  町内会の会計監査、領収書と帳簿つきあわせ
  判例2件、結論が割れた理由を読み解く
  파종 시기별 수확량 비교해서 내년 작전 짜기
  解九连环 想清楚原理
  为什么同一锅豆浆 夏天老糊底
  养的蚕死了一批 桑叶还是温度
  分析对方律师的证据链 找缺口
  小学奥数 鸡兔同笼变态版 得讲明白为什么
  論文審稿 統計方法怪怪的
  颱風天停電賠償 條文到底怎麼算
  抓出哪隻感測器亂報
  أحسب كم خزان ماء تحتاج المزرعة بالصيف
  مين فينا الغلط، بند الصيانة في العقد ولا الفاتورة
  תשבץ היגיון
  למה התבשיל יוצא מלוח רק אצלי, משווה כמויות
  לפרק את הטיעון בפסק הדין ולמצוא את החור
  כמה חמאה לאלף רוגלך, ואיפה הספק מרמה
  शेयर की चाय की दुकान का मुनाफ़ा घट क्यों रहा है
  गेहूँ की दो किस्मों की उपज का मिलान करना है
  kenapa lele mati tiap hujan, cek ph sama catatan
  vì sao ao tôm đỏ nước, coi nhật ký đo
  ทำไมทุเรียนร่วงก่อนกำหนด ดูบันทึกฝน
  sprint velocity drop kyu hua, sirf data dekhna hai meeting nahi
  which batch ka masala kharab nikla, supplier wise check
  der forecast ist off, prüfe gerade ob saisonal oder bug
  cuál phone plan conviene más con el roaming, comparing line by line
  everyone is shouting about the outage in slack but somebody has to read the logs in peace and find the cause, so that's me
  wrote the code yesterday, today i only want to know why it's 30x slower on arm
  the calm app's trial converts at 2%, the sleep one at 9. same price. why
  i'm too tired for this but i need to know tonight if the deposit clause lets me out, so reading it against the law
  no more gut feeling: three daycares, one table, weights for each criterion, then choose
  'the numbers don't lie' he says. well, one column does. finding it
  before the negotiation i need my walk-away price, worked out properly from their accounts
  whether to put the dog through another operation: vet's odds, costs, his age. thinking it through slowly
  gym's membership has dropped since may. classes? price? the new place across the road? going through the exports
  alle reden vom bauchgefühl, ich will jetzt die drei pflegeheime nach kosten, entfernung und personal nebeneinanderstellen
  warum ist im yogakurs dienstags immer die hälfte weg? anwesenheitslisten gegen busfahrplan halten
  avant de signer, comparer ligne à ligne ce que le promoteur a promis et ce que dit le contrat
  la siesta les baja la productividad o se la sube? los datos de la planta dicen las dos cosas, hay que ver por turno
  não é pra escrever o relatório ainda, primeiro entender por que o grupo que dormiu menos acertou mais
  prima di litigare col socio voglio capire dai conti chi dei due ha davvero torto
  zanim zadzwonię do banku chcę sam przeliczyć te odsetki i znaleźć gdzie mnie skroili
  innan jag väljer operation eller inte vill jag lägga studierna bredvid varandra
  прежде чем спорить с управляющей, сверить начисления по месяцам и найти где двойной тариф
  перш ніж іти на переговори порахую нашу межу, нижче якої не продаємо
  打ち合わせの前に、なぜ先方の見積もりだけ三割高いのか内訳から突き止める
  헬스장 회원 왜 빠졌는지 요일 시간대 강사별로 쪼개서 보기
  先别急着写方案 把三个竞品的留存曲线摆一起看明白
`;
