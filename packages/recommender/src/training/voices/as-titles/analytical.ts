/** Titles of events and tasks for this state. */
export const ANALYTICAL_OF_AS_TITLES = `
  debug OOM in ingest
  Reconcile Sept vs bank
  Problem set 6 – real analysis
  budget FY27 v2
  RCA: Tuesday outage
  Why is churn up?
  chess tactics
  Audit trail check, warehouse B
  sudoku, hard one
  Block: regression on cohort 3
  find the memory leak
  proof of lemma 4.2
  compare mortgage quotes
  work out the rota so it balances
  VAT numbers don't match
  P&L variance, alone
  integrals
  Bisect the flaky test
  endgame study, rook + pawn
  Diagnose dishwasher error E24
  Contract redline compare A vs B
  crossword
  Hold – cost model sensitivity
  figuring out the bug
  ANOVA for Lena's trial
  Trace packet loss, site 4
  GL-77 where did 3k go
  logic puzzles
  cash flow forecast
  Check load calcs, beam 12
  Sanity-check the survey weights
  Power analysis (n=?)
  why won't it compile
  Pension transfer, do the sums
  threat model PORTAL
  Query plan tuning
  Interpret blood panel trends
  compare broadband deals
  Bayes homework
  Fault-finding on the alternator
  reading stack traces
  work through the Sicilian line
  Quote analysis – 3 roofers
  Count discrepancy aisle 9
  algebra
  Model: break-even on café
  A/B test readout, crunch it
  Unit economics block
  tax puzzle: which year does it fall in
  odds for the poker hand
  Check expenses for duplicates
  Prod incident, log dive
  reverse engineer the file format
  Prove it's NP-hard
  Balance the books, church fund
  Root cause, batch 0417 rejects
  estimating materials for the deck
  truth tables
  Regex that matches nothing, why
  heat loss calculation kitchen
  Why's the pump tripping?
  go through ledger line by line
  Trig
  Data sanity MERIDIAN export
  Kakuro with tea
  split the bill from Crete trip fairly
  error budget maths
  SQL puzzle from hell
  Lease or buy? spreadsheet
  Detect outliers in sensor 5
  dosage calculations practice test
  Post-mortem numbers
  Rubik's cube algorithm
  checking my payslip adds up
  Settle: which insurer is cheaper
  stats assignment
  Sort out double entries
  Trace wiring fault, hall light
  Compare leases clause by clause
  go problem collection
  Kinematics Qs 1–15
  Forecast headcount Q1–Q4
  work out drug interactions
  SEV2 timeline reconstruction
  decode the bus timing diagram
  Pricing scenarios
  probability
  Verify invoice 8812 vs PO
  deadlock hunt
  Reviewing game vs Anand's notes
  why did sales dip in May
  Fit curve, decay data
  eigenvalues again
  Bug bash solo: iOS crash
  who owes what
  Working out fuel range for crossing
  Segment fault line 88
  Genealogy: two Marys, which is ours?
  Check the proof for holes
  Crunch numbers – bakery margins
  ISO audit evidence check
  Deduce from clues, escape game puzzle sheet
  differential diagnosis cases
  Test hypothesis w/ April data
  LSAT logic games
  weigh pros and cons, job offers
  Hold: capacity planning maths
  Balance chemical equations
  Fix formula in rota sheet
  Debug guitar amp hum
  analyse the exit polls
  Off by one somewhere
  killer sudoku
  Schedule conflicts – solve for 14 rooms
  Compare 2 scans of the contract
  is this significant?
  Benchmark DBs, interpret
  Find the bottleneck
  Find missing £40
  Discount rate workings
  latency p99 investigation
  matrices
  Tournament pairings, work out
  Backgammon equity analysis
  Wordle then the cryptic
  Decide fund split ISA, numbers
  Set theory exercise 9
  Check the translator's sums
  NullPointer in CartService
  test flight data anomalies
  Compare nursery fees
  Untangle the dependency graph
  meta-analysis: heterogeneity
  Spot the fallacy worksheet
  bookkeeping doesn't balance
  Working the bridge hand backwards
  finances
  risk matrix scoring
  Where's the leak? trace the pipes
  Trial balance
  Optimise van route (12 drops)
  Query weird NaNs
  Proof by induction sheet
  Sprint metrics deep look
  cost out the wedding
  checkmate in three
  Electricity bill mystery
  game theory reading qs
  Verify backup integrity, hash mismatch
  calculate scholarship points
  Evaluate tender bids, scoring
  graph theory
  Which supplier? matrix
  Budget: kids, rent, car
  Reproduce issue 2291
  geometry w/ no calculator
  Audit prep: sample 25 files
  Why does the sourdough collapse – compare logs
  Lab: error propagation
  household accounts
  Inspect core dump
  Sherlock mode on the missing stock
  Timetable clash solving
  Estimate tree age from rings
  physics problems
  Check meds chart for conflicts
  Race condition (again!!)
  Solve Advent of Code d4
  KPI drilldown
  Nonogram 20x20
  compound interest vs paying off loan
  Calibrate model, compare to obs
  fact-check claims 1-17
  Where'd the traffic go?
  Puzzle out the knitting chart error
  Poker hand review
  Read balance sheet for red flags
  Entropy question sheet
  crack the cipher
  Fehlersuche Schnittstelle SAP
  Mathe Übungsblatt 5
  Schach: Endspiel Turm
  Haushaltsplan durchrechnen
  Warum fällt die Pumpe aus?
  Angebote vergleichen, drei Dachdecker
  Nebenkosten nachrechnen
  Block: Log-Analyse
  Kreuzworträtsel
  Ursache für Ausschuss Los 7
  Rapprochement bancaire oct.
  budget prévisionnel asso
  pourquoi ça plante ?
  Audit interne – pièces 1 à 30
  sudoku diabolique
  calcul de structure, poutre
  Analyse des écarts stock
  Cuadrar caja
  buscar el fallo del servidor
  Presupuesto 2027, números
  Revisar nómina, no cuadra
  análisis de ventas mayo
  ¿dónde se fueron los 300?
  Auditoría expediente 14
  achar o bug do login
  lista de cálculo II
  orçamento da reforma
  por que o caixa não fecha?
  Análise de regressão, dados da Bia
  conferir contrato linha por linha
  descobrir o vazamento na conta d'água
  otimizar rota das entregas
  Quadratura conti ottobre
  Budget condominio da far tornare
  analisi scostamenti Q3
  perché non compila
  bolletta assurda, capire perché
  Bug zoeken in KAS-9
  statistiek tentamenvragen
  waarom lekt die kraan
  cryptogram
  storing cv diagnosticeren
  Foutanalyse levering 23
  Bilans nie gra – sprawdzić
  kosztorys łazienki policzyć
  analiza reklamacji, przyczyny
  Audyt faktur 1–60
  Felsökning faktura-API
  Budget för bostadsrätten
  Analys: varför tappar vi kunder
  statistik i R, tolka
  Hitta läckan i värmesystemet
  Hata ayıklama – sepet servisi
  Bütçe tutmuyor, bak
  sözleşme madde madde kıyas
  arıza tespiti, kombi
  詰将棋
  予算案の試算
  統計解析 アンケート
  ログ解析 障害1103
  家計簿が合わない
  통장이랑 장부 맞춰보기
  바둑 사활 문제
  예산안 숫자 검토
  감사 자료 대조
  왜 재고가 안 맞지
  查bug:支付超时
  对账(九月)
  预算测算 v2
  数据异常排查
  审计抽样核查
  задачи по матану
  шахматный этюд
  бюджет на год посчитать
  Аудит склада, расхождения
  диагностика котла, ошибка E9
  ипотека: считаю варианты
  बजट का हिसाब
  sales गिरी क्यों, data देखना
  सांख्यिकी असाइनमेंट
  ऑडिट: बिल नंबर जाँच
  reasoning के प्रश्न
  حساب ميزانية البيت
  تحليل أسباب العطل
  ليش الأرقام ما تطابق
  تدقيق فواتير الربع الثالث
  数独
  Stammbaum: passt das Taufdatum?
  Statik Carport nachprüfen
  Stromverbrauch, wer frisst 400 kWh
  Skat-Blatt rückwärts analysieren
  Rente: Modell A oder B rechnen
  Dienstplan-Knoten lösen
  Thermik-Daten, komische Spitze
  énigme du 12, coffre
  TVA : pourquoi 7 centimes d'écart
  bridge, reconstituer la donne
  Diagnostic embrayage Clio
  probas conditionnelles
  choisir entre deux crédits, chiffres
  itinéraire optimal 9 livraisons
  factura de la luz, no entiendo
  crucigrama del domingo
  Autopsia del incidente (logs)
  repartir gastos viaje Oporto
  herencia: cuadrar los porcentajes
  dominó, contar fichas
  coche no arranca, descartar causas
  geometria sem calculadora
  dividir a conta do churrasco justo
  Log do servidor, 3h12
  carro falhando, achar a causa
  imposto: vale simplificada?
  planilha não bate, 12 reais
  enigma della Settimana Enigmistica
  chi deve quanto a chi, Sardegna
  log di stanotte, h 03:12
  motorino non parte, diagnosi
  730: conviene la congiunta?
  bridge, studio della mano
  serie storiche, anomalia maggio
  hypotheek: aflossen of sparen
  roosterpuzzel, 14 lokalen
  auto tikt, waar komt het vandaan
  wie betaalt wat, Ardennen
  bewijs stap voor stap
  stamboom klopt niet
  stroomverbruik uitpluizen
  brydż, analiza rozdania
  rozliczyć wyjazd w Bieszczady
  auto szarpie – szukam przyczyny
  logi z nocy, 3:12
  PIT: wspólnie czy osobno
  zagadka logiczna
  plan lekcji, sprzeczności
  släktforskning: två Karin Persson
  bilen hackar, varför
  nattens loggar, larm 17
  ränta fast eller rörlig, räkna
  integraler
  tavla olasılıkları
  emeklilik hesabı, iki seçenek
  ders programı çakışması
  割り勘計算 沖縄旅行
  エンジン異音、切り分け
  時間割の矛盾を解く
  電気代が倍、なぜ
  囲碁の棋譜検討
  ふるさと納税 上限試算
  確率
  제주 여행 정산
  차 떨림 원인 찾기
  새벽 로그 뒤지기
  연말정산 뭐가 유리
  시간표 충돌 풀기
  논리 퀴즈
  전기요금 왜 두 배
  AA算账 云南行
  车抖,排查原因
  公积金组合贷怎么划算
  围棋复盘
  排课冲突求解
  推理题
  вычет: что выгоднее
  расписание, накладки разрулить
  разбор партии с Петровым
  गोवा trip का हिसाब, कौन कितना
  गाड़ी झटके क्यों मारती है
  रात के logs देखना
  tax: पुरानी या नई regime
  time table का टकराव
  पहेली, तर्क वाली
  تقسيم مصاريف رحلة صلالة
  السيارة تقطع، أدور السبب
  سجلات الخادم الساعة ٣
  تعارض جدول الحصص
  لغز منطقي
  فاتورة الكهرباء تضاعفت ليه
  احتمالات
`;
