/** Sentences for this state, in twenty-four languages, where one word stands for rest and its contrary. */
export const ANALYTICAL_OF_TIRED_IN_TONGUES = `
  warum stimmt die Kasse seit Dienstag um elf Euro nicht
  the integral diverges and I don't see why
  je cherche d'où vient la fuite de mémoire
  non mi tornano i conti del condominio
  quero entender por que a prova dos nove não fecha
  uitzoeken waarom de printer alleen op maandag vastloopt
  coś mi się nie zgadza w zestawieniu, szukam różnicy
  ищу баг, падает только по пятницам
  шукаю помилку в доведенні теореми
  أبحث عن الخطأ في المعادلة الثالثة
  हिसाब में सात सौ रुपये कम हैं, कहाँ गए निकालना है
  yeh bug production mein hi kyun aata hai, dekhna hai
  nyari kenapa laporan kas selisih dua juta
  dò xem vì sao hàm này trả về null
  버그 원인 추적 중
  バグの原因を突き止める
  查一下为什么报表对不上
  搵下個迴圈點解行唔完
  felsöker pumpen, trycket faller var tionde minut
  finder ud af hvorfor regnearket giver nul
  proč ta rovnice nemá řešení, na to přijdu
  ψάχνω γιατί δεν βγαίνει ο ισολογισμός
  miért nem jön ki a mérleg, megkeresem
  caut de ce nu se închide balanța
  Three mortgage offers on the table, which one is cheapest over twenty years
  Chess puzzle, mate in four, no engine
  Something in the new fertiliser is yellowing the leaves, I'm ruling causes out one by one
  Which of these two leases has the nastier small print
  Sixteen survey groups, want to know whether the difference is real or luck
  induction step won't go through, try strong induction
  tracing where the packets vanish between the two switches
  The engine knocks only when cold, let me think it through
  how much can I spend on the wedding if the roof needs doing too
  Calm or not, I need to find which transaction was booked twice
  not writing code today, only hunting the race condition
  Sudoku, the evil one, to the end
  reverse-engineering my electricity bill
  Checking the proof of lemma two before I believe any of it
  Hypothesentest, aber welcher passt bei so kleiner Stichprobe
  Schachendspiel, Turm gegen Läufer, ich will die Remisstellung verstehen
  Versicherungen vergleichen, Spalte für Spalte
  die Heizung taktet, ich suche den Grund
  Steuererklärung, Belege gegen Kontoauszug prüfen
  Stacktrace lesen und endlich kapieren, wo der Zeiger verloren geht
  Knobelaufgabe aus der Matheolympiade
  on compare les deux devis du plombier, poste par poste
  démontrer que la suite converge
  j'épluche les comptes de l'association
  pourquoi la voiture cale à chaud, je procède par élimination
  calculer si la location ou l'achat revient moins cher
  depurar la consulta que tarda cuarenta segundos
  hago números a ver si me llega para el coche
  demostración por reducción al absurdo
  comparo tarifas de luz, kilovatio a kilovatio
  un problema de ajedrez antes de cenar, blancas juegan y ganan
  averiguar qué alumno copió, cotejando respuestas
  regresión logística, los residuos huelen raro
  capire perché il server va giù alle tre
  studio di funzione, asintoti e flessi
  confronto fra due polizze auto, clausola per clausola
  faccio due conti per vedere se reggiamo fino a marzo
  un rebus difficile, ci sto da un'ora
  fazer as contas do mês e ver onde foi parar o dinheiro
  debugar o app que fecha sozinho
  provar que raiz de dois é irracional
  comparar os três orçamentos da obra
  análise de variância dos dados da horta
  por que diabos o freezer desarma o disjuntor
  begroting doorrekenen voor de sportclub
  bewijs uit het ongerijmde, stap drie klopt niet
  vergelijken welke energieleverancier echt goedkoper is
  debuggen tot ik weet waarom hij crasht
  dammen tegen mezelf, de beste zet zoeken
  liczę, czy kredyt się opłaca
  debugowanie, leci wyjątek tylko na telefonie szefa
  zadanie z kombinatoryki, ile jest takich liczb
  porównuję dwie umowy najmu
  sprawdzam faktury pod kątem podwójnych płatności
  разбираюсь, почему прибор показывает минус
  считаю бюджет на ремонт, где урезать
  задача про взвешивание двенадцати монет
  сверяю два договора, ищу расхождения
  доказываю лемму, третий час
  прикидываю, хватит ли мощности котла
  рахую, куди поділися гроші за жовтень
  розбираю шахову партію, де я схибив
  limit sorusu, belirsizlik sıfır bölü sıfır
  iki kira sözleşmesini madde madde kıyaslıyorum
  hata ayıklıyorum, log'lar yalan söylüyor
  bütçe açığını nereden kapatacağımızı hesaplıyorum
  satranç problemi, üç hamlede mat
  أقارن بين عرضي التأمين بندا بندا
  أحل مسألة في الاحتمالات
  ليش السيرفر يطيح كل ليلة، لازم اعرف السبب
  أراجع حسابات الجمعية وأبحث عن الفرق
  تحليل نتائج الاستبيان إحصائيا
  त्रिकोणमिति का सवाल हल करना है
  दोनों लोन की ब्याज दर की तुलना करनी है
  शतरंज की पहेली, सफेद की चाल
  logs dekh ke samajhna hai ki payment do baar kyun kata
  probability wala sawaal, do ghante se atka hoon
  ngitung untung rugi warung bulan ini
  debug, kenapa datanya dobel
  bandingin dua tawaran KPR
  soal logika CPNS, pola angkanya apa
  mikirin langkah catur berikutnya
  giải tích phân từng phần
  so hai gói bảo hiểm xem bên nào lợi
  tính xem mở quán có lời không
  gỡ lỗi, sao mạng cứ rớt lúc chín giờ
  kiểm tra sổ sách tìm khoản lệch
  가계부 안 맞는 거 찾기
  수학 올림피아드 문제 한 개만 푼다
  전세냐 월세냐 계산해 보자
  로그 보면서 왜 죽었는지 알아내기
  바둑 사활 문제
  통계 결과가 이상해서 이상치 확인
  家計簿の赤字の理由を探る
  詰将棋、七手詰
  証明の穴を見つけたい
  なぜ夜だけ落ちるのかログを追う
  確率の問題、場合分け
  算一下房贷提前还划不划算
  调试,死锁到底在哪
  解一道数列题
  对账,差了三块钱
  两份合同逐条比较
  分析一下这批零件为什么裂
  算下買樓定租樓抵
  推敲這盤棋為什麼輸
  檢查報帳單有沒有重複
  räknar på om solceller lönar sig
  letar efter felet i balansräkningen
  bevis med induktion, basfallet är klart
  jämför två anbud på taket
  regner på om huset er dyrt i varme
  fejlfinding, sensoren viser minus fyrre
  sammenligner to lønaftaler punkt for punkt
  lasken kannattaako laina kilpailuttaa
  debuggaan miksi testi kaatuu joka toinen kerta
  shakkitehtävä, valkea siirtää
  ladím chybu, padá to jen v noci
  srovnávám dvě smlouvy, kde je háček
  λύνω άσκηση με παραγώγους
  συγκρίνω δύο προσφορές για το αυτοκίνητο
  ψάχνω το σφάλμα, σκάει μόνο στον σέρβερ
  kiszámolom, megéri-e a hitelt előtörleszteni
  sakkfeladvány, matt három lépésben
  hibakeresés, valahol végtelen ciklus van
  compar două oferte de leasing
  problemă de geometrie, nu-mi iese unghiul
  depanez, se blochează la a doua pornire
  Bug hunt
  Fehlersuche
  Haushaltsplan prüfen
  Audit interne
  Débogage
  Revisión de cuentas
  Analisi dati
  Conferência de caixa
  Kascontrole
  Analiza kosztów
  Разбор инцидента логов
  Звірка рахунків
  Bütçe hesabı
  تحليل البيانات
  हिसाब मिलाना
  Cek neraca
  Đối chiếu sổ
  원인 분석
  データ分析
  对账
  Felsökning
  Regnskabstjek
  Vianetsintä
  Analýza nákladů
  Έλεγχος λογαριασμών
  Hibakeresés
  wide awake with a spreadsheet that won't add up
  Is it cheaper to fix the boiler or replace it, running the figures
  Before I panic about money, let me see the actual numbers
  find the leak: meter readings, every tap, one at a time
  The clock gains four minutes a day and I want to know why
  Bisecting commits to find who broke login
  logic grid puzzle, five houses, one zebra
  Does the data support the theory or do I only want it to
  proof that there are infinitely many primes, in my own way
  Odd smell from the dryer, ruling out causes
  reconciling grandma's bank statements, something's off
  poker hands, expected value, coffee
  two job offers, pensions included, which really pays more
  regression says beer sales cause drownings, find the confounder
  why does the sourdough fail on Thursdays only
  Not tired of this knight endgame yet, one more line to calculate
  Every receipt against every expense claim, somebody's cheating
  how long would the water tank last us in a drought, working it out
  the alibi has a hole, rereading the mystery to solve it before the detective
  check whether clause 9 contradicts clause 4
  segfault safari
  estimate the load on that beam
  bridge hand from last night, where did I go wrong
  Which supplement made the rash, making a table
  solving for x with my daughter's maths book, for fun
  profiling, the page takes nine seconds and nobody knows where
  combing the sensor logs for the moment the freezer failed
  the vote count is off by three, recount by precinct
  my chess opponent offered a draw, do I take it
  calculate how much paint, how much plaster, how much ruin
  work out seating so no two exes share a table, it's a constraint puzzle
  Game theory homework, find the equilibrium
  Root cause of the outage, five whys, alone with the graphs
  is the second-hand car a bargain or a trap, going through its history
  unpicking a knotty if-else from 2009
  The calorie log and the scale disagree, who's lying
  p-value hunting is bad, so I'm checking the assumptions
  a budget for three students and one fridge
  mapping cause and effect on the rejected batches
  the crossword, cryptic, no help
  compare phone plans before the contract rolls over
  reading two insurance policies side by side for exclusions
  where do these ants come from, systematically
  deducing the wiring of this old house
  Fehlerstrom messen, Kreis für Kreis, bis der Übeltäter feststeht
  ich rechne nach, ob die Wärmepumpe sich lohnt
  Logikrätsel mit den Lügnern und Wahrsagern
  zwei Arbeitsverträge nebeneinander, wo ist der Haken
  warum ist die Stromrechnung doppelt so hoch, dem geh ich nach
  Ausreißer in der Messreihe, Gerätefehler oder echt
  Skatblatt von gestern analysieren
  où est passée la différence de trente euros, je refais le pointage
  un sudoku diabolique
  raisonnement par récurrence, l'hérédité coince
  pourquoi mes tomates crèvent, je cherche la cause
  énigme du loup, de la chèvre et du chou
  sospecho de un condensador, voy midiendo uno por uno
  comparar dos hipotecas, fija contra variable
  integral por partes, otra vez
  ¿por qué se seca solo el limonero del sur?, a investigar
  diseccionar la partida que perdí ayer en el torneo
  il contatore gira anche a vuoto, devo scoprire cosa consuma
  problema di fisica, piano inclinato con attrito
  confronto i preventivi della caldaia
  l'enigma dei cento prigionieri
  perché il foglio di calcolo dà errore di riferimento
  analizzo la varianza fra i lotti di olive
  caçando o vazamento pelo consumo do hidrômetro
  conferir nota por nota, tem cobrança repetida
  financiamento ou consórcio, pôr na ponta do lápis
  demonstrar o teorema do valor médio
  raadsel met de drie deuren
  waar lekt het geld weg, bankafschriften pluizen
  hypotheek vast of variabel, ik reken het uit
  stelsel van vergelijkingen, drie onbekenden
  meetfout of echt effect, even statistiek erop
  łamigłówka z wagą i monetą
  całka nieoznaczona, podstawienie nie działa
  porównuję fotowoltaikę z pompą, liczby na stół
  прозваниваю проводку, ищу обрыв
  логическая задача про рыцарей и лжецов
  ипотека или аренда, считаю на десять лет
  проверяю гипотезу, выборка маловата
  почему сохнет фикус, исключаю причины
  разобрать партию Каспарова ход за ходом
  шукаю, де протікає, за показами лічильника
  перевіряю кошторис ремонту на приписки
  faturadaki fazlalık nereden geliyor, buluyorum
  iki kasko teklifini kıyasla
  regresyon sonuçlarına bakıyorum, artıklar tuhaf
  أتتبع تسرب الماء من قراءة العداد
  أقارن قرضين بنسب مختلفة
  برهان بالاستقراء
  راجعت الفاتورة وفيها بند مكرر، أدقق
  तर्क पहेली, कौन झूठ बोल रहा है
  दो बीमा योजनाओं की शर्तें मिलानी हैं
  ludo nahi, aaj chess ka endgame samajhna hai
  excel mein formula galat kahan hai dhoondh raha hoon
  bandingin sewa sama nyicil mobil
  ngulik data penjualan, hari apa paling sepi dan kenapa
  tìm chỗ rò nước qua đồng hồ
  phân tích ván cờ tướng thua hôm qua
  대출 갈아탈지 계산기 두드리기
  회귀 분석 잔차 확인
  미적분 문제 풀이
  論理パズル、嘘つきは誰
  棋譜を並べて敗着を探す
  分散分析の前提を確かめる
  复盘昨天输的那盘象棋
  查日志找内存泄漏
  睇下個預算邊度超支
  驗算統計作業的標準差
  räknar ut om elbil lönar sig
  kollar fakturan rad för rad, något är dubbelt
  debugging die ganze Cron-Sache, warum läuft der Job zweimal
  je debug le build, c'est quoi cette stacktrace
  EMI vs rent, poora calculation karna hai
  这个 bug 太诡异,要 trace 一下
  왜 null이 나오지 debug 해보자
  tired eyes, stubborn error, same line 212
  I've a hunch the sensor drifts with humidity, plotting it
  Which bus plus train combo gets cheapest for a month, tabulating
  prove the sum of two odd numbers is even, for my night class
  Auditing the tuck shop, Mars bars vanish on Wednesdays
  my sleep is fine, the sleep data isn't, finding the bad rows
  the recipe costs more than we charge, breaking it down per tart
  Let's see whose version of the timeline holds up
  a rook, two pawns, and a decision
  Find out why the greenhouse trips the fuse only when it rains
  settle the bet with maths, birthday paradox
  untangling who owes whom after the ski trip
  Is this lease break clause a trap, reading it with a ruler
  comparing blood pressure readings before and after the new pills, any trend
  A calm hour with the differential equations
  decode why the queue grows although we hired two people
  Both quotes say "complete", neither lists the same things, line them up
  chi-squared or Fisher, small cells
  checking each subtotal of the parish accounts
  the translation unit tests pass alone and fail together, why
  how steep can the ramp be, trigonometry on a napkin
  work backwards from the answer to see where I slipped
  engine stalls at lights, fuel or spark, narrowing it down
  Weighing pension lump sum against monthly, with inflation
  Quarterly variance review
  Debug session solo
  Invoice audit
  Proof reading, the maths kind
  Cost comparison boilers
`;
