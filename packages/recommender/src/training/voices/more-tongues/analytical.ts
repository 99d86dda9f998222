/** Sentences for this state, in English and twenty other languages. */
export const ANALYTICAL_OF_MORE_TONGUES = `
  kill the zombie process and find out what spawned it
  why does the strobe effect crash the renderer??
  compare three mortgage offers
  Q3 numbers don't match the ledger, digging
  bisecting the flaky test
  Post-mortem review: outage timeline
  work out how many tiles for the bathroom
  should i take the leeds job or stay, pros and cons list
  Code review: PR 4412
  figure out why sales died in march
  integrals by parts, problem set 5
  A/B test readout
  the memory leak again. profiler time
  chess puzzle set, mate in 3s
  debug the panic in the rust worker
  reconcile petty cash
  peer review for the journal, need a verdict
  calculate load on the lighting truss for the concert
  what's draining the battery on the sensor board
  Budget vs actuals
  regression on the sleep survey data
  pick between the two flats, spreadsheet open
  trying to prove lemma 3.2
  SQL query takes 40s, finding out why
  Risk matrix – pyro display
  sudoku, the evil one
  which insurer is really cheaper over 5 years
  root cause: explosion in log volume
  Heat pump payback calc
  diff the two contracts and see what they changed
  statics homework, beam with two supports
  evaluate the four vendor bids
  "it works on my machine" – ok let's see why
  not writing anything new, just hunting the null pointer
  the dead man's switch firmware keeps rebooting, tracing it
  Review lease terms
  estimate the cost of rewiring the shed
  count the votes from the survey and see which option won
  Fraud queue triage
  working out our carbon footprint for the report table
  analyse the boss fight frame data to see which move is safe
  eigenvalues. help. assignment due
  threat model for the login flow
  decide which courses to drop
  why is the boiler short cycling, manual + multimeter
  compare my blood sugar logs for the stats class
  logic puzzles for the lsat
  why is my soil test so acidic, going over the readings
  Pricing decision
  trace the ghost transactions in the till
  probability hw, dice and urns
  look into why users bail at step 3
  Grant scoring, 11 applications to rank
  check the sums in the builder's quote
  nonogram 30x30
  decode the error 0x8007 thing
  "numbers dont lie" ok but these do, auditing them
  comprendre pourquoi le build casse depuis hier
  comparer les 3 devis de la toiture
  DM de maths, les suites
  Revue budget N-1
  débugger cette fichue regex
  analyser les réponses au questionnaire
  calculer combien me coûte vraiment la bagnole
  choisir entre deux mutuelles, tableau à l'appui
  mots fléchés force 5
  vérifier les comptes de l'asso, il manque 40 balles
  exo de thermo, je bloque à la q3
  relire la PR de Samir et trancher
  本番だけ落ちる原因調査
  見積り三社を比較
  コードレビュー 田中さんの分
  メモリリークどこだ…
  家計簿、どこで赤字か洗い出す
  詰将棋
  保険どっちが得か計算
  実験データの外れ値チェック
  転職するかどうか表にして考える
  쿼리 왜 느린지 파보기
  미적분 문제풀이
  광고 성과 분석, 어디서 새는지
  전세 vs 월세 계산기 두드리는 중
  버그 재현부터 다시
  코드 리뷰 2건
  가계부 펑크난 이유 찾기
  설문 통계 돌려서 해석
  수학 킬러문항 도전
  노트북 두개중에 뭐가 나은지 비교
  로그 까보는중 새벽 장애
  почему падает тест на CI, разбираюсь
  задачи по теорверу
  свести баланс, не бьется 12 копеек
  посчитать сколько ламината на комнату
  где утечка памяти аааа
  анализ воронки за октябрь
  решить: брать оффер или нет, выписать за и против
  разобрать партию, где я ошибся
  интегралы, типовик
  felsöka varför servern startar om
  matteläxan, derivator
  budgetuppföljning q3
  kolla varför siffrorna diffar mot banken
  räkna på om vi har råd med stugan
  korsord, svåra i DN
  välja mellan två jobb, lista plus och minus
  wiskunde b, hoofdstuk 9 sommen
  jaarcijfers doorlichten
  waar zit die bug nou
  kiezen welke zorgverzekering, alles in excel
  kasverschil van 80 euro opsporen
  natuurkunde opgave 12 snap ik niet, uitpluizen
  a ver por qué peta la consulta sql
  ejercicios de álgebra lineal
  cuadrar la caja que faltan 20 pavos
  analizar por qué bajaron las ventas en agosto
  calcular si me sale a cuenta alquilar o comprar
  problema 4 de física, planos inclinados
  rastrear el bug del carrito
  decidir proveedor, tabla con pros y contras
  warum zur hölle stürzt die app beim export ab
  stromanbieter vergleichen
  mathe blatt 6, induktion
  quartalszahlen prüfen
  fehler im log suchen
  kassendifferenz finden
  ausrechnen ob sich die pv anlage lohnt
  umfrage auswerten in spss
  entscheidung auto leasen oder kaufen, mal durchrechnen
  Stellungskampf nachanalysieren, schachpartie gestern
  Statik aufgabe 3
  capire perché il server va in timeout
  confronto preventivi infissi
  esercizi di analisi 2
  controllare i conti, non tornano 300 euro
  valutare se conviene cambiare gestore
  statistica, test t sui dati
  che baco infame, lo cerco finché non esce
  analisi vendite ultimo trimestre
  rozkminiam czemu test nie przechodzi
  zadania z matmy, ciągi
  bilans się nie zgadza, szukam gdzie
  analiza ankiet do pracy
  krzyżówka jolka
  wybrać piec: tabelka kosztów
  ye bug kahan se aa raha hai dekhte hain
  गणित के सवाल, त्रिकोणमिति
  do loan offer compare karne hai
  बजट में गड़बड़ कहां है, हिसाब मिलाना है
  sales data analyse krna h q2 ka
  code review pending hai Rohit ka
  physics numericals ch 5
  por que a api tá devolvendo 500, investigar
  comparar planos de saúde
  lista de cálculo 1
  conferir o extrato que não bate
  decidir se compro ou alugo, fazendo conta
  查账 差了八十块
  分析上个月转化率为什么跌
  算一下装修到底超了多少
  kod neden patlıyor ona bakıyorum
  kasa açığını bulmam lazım
  hangi laptop mantıklı, tablo yapıyorum
  ليش الكود ما يشتغل، بدور على الخطأ
  مقارنة عروض التأمين
  مراجعة ميزانية الربع الثالث
  чого падає білд, дивлюсь логи
  порівняти тарифи на інтернет
  задачі з геометрії
  звірка з банком, не сходиться
  вирішити яку квартиру брати, табличка
  hvorfor feiler testen bare på fredager
  matteinnlevering, vektorer
  regne ud om varmepumpen kan betale sig
  sähkösopparien vertailu
  matikan laskut, todennäköisyys
  ασκήσεις φυσικής, ταλαντώσεις
  σύγκριση προσφορών για το μπάνιο
  proč to padá na produkci
  příklady z fyziky
  de ce nu trece testul, caut
  compar oferte rca
  probleme la mate, integrale
  bài tập xác suất
  dead pixel or dead cable? isolating it
  Valuation check
  perché la caldaia consuma il doppio, guardo le letture
  le jardin: pourquoi les tomates crèvent toujours du même côté, je croise mes notes
  電気代が倍になった原因さがす
  フェルミ推定の練習問題
  엑셀 수식 왜 #REF 뜨는지
  кто прав по смете, мы или подрядчик, сверяю построчно
  varför drar bilen så mkt, går igenom tankloggen
  welk zaad gaf de meeste opbrengst, schriftje naast excel
  de dónde sale ese cargo de 34,90 en la tarjeta, investigando
  Varianzanalyse, ergebnisse verstehen
  które mieszkanie się bardziej opłaca na wynajem, liczę
  बिजली का बिल इतना क्यों आया, यूनिट जोड़ के देखता हूं
  qual frete sai mais em conta, planilha
  elektrik faturası niye iki katı, sayaç kayıtlarına bakıyorum
  ليش المصاريف زادت، براجع الكشف بند بند
  hvem lyver, tallene eller kassen? tjekker bilag
`;
