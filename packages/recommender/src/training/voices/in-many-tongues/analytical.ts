/** Sentences for this state, in many languages. */
export const ANALYTICAL_OF_IN_MANY_TONGUES = `
  No me cuadra la caja por 42 euros y no paro hasta encontrarlos
  ¿por qué el servidor se cae solo los martes? voy a mirar los logs uno a uno
  tengo que demostrar que la serie converge, llevo dos folios en blanco
  antes de dormirme tranquila quiero saber dónde se va el dinero: gastos de octubre, línea por línea
  Je compare les deux devis de toiture poste par poste
  le poème peut attendre, d'abord trouver pourquoi la requête renvoie des doublons
  finale de tours contre fou, je cherche si c'est gagné
  ma chaudière s'arrête au bout de dix minutes, je vais isoler la panne pièce par pièce
  Der Beweis hakt im zweiten Schritt, ich such den Fehler
  Nebenkostenabrechnung prüfen, die Heizung kann unmöglich so teuer sein
  nach dem Meeting weiß ich nur, dass die Zahlen nicht stimmen. jetzt rechne ich selber nach
  welche Krankenkasse lohnt sich? Tabelle mit allen Tarifen aufmachen
  Vou descobrir por que o teste só falha no servidor e nunca aqui
  financiar ou pagar à vista? bora fazer a conta com os juros
  a yoga que espere, quero entender de onde veio essa cobrança de 389 reais
  exercícios de probabilidade condicional, aquele da urna tá me desafiando
  Devo capire perché il bilancio del condominio ha un buco di 1.200 euro
  problema di scacchi: matto in quattro, muove il bianco
  confronto i due contratti di affitto clausola per clausola
  la lavatrice perde ma solo in centrifuga, vado per esclusione
  Szukam, skąd w raporcie wzięły się ujemne stany magazynowe
  zadanie z kombinatoryki, wychodzi mi 36 a powinno 30, gdzie jest błąd
  nie mogę zasnąć przez tego buga, więc wstaję i przechodzę go debuggerem
  rozpisać, czy bardziej opłaca się leasing czy kredyt
  Kredi kartı ekstresini tek tek kontrol edeceğim, fazla bir çekim var
  integral bir türlü çıkmıyor, hangi dönüşümü kaçırdım bakacağım
  neden sadece iPhone'da çöküyor, hata kaydını adım adım inceleyeceğim
  antrenman verilerim düşüyor, hangi hafta bozulmuş grafikten çözeceğim
  считаю, сколько рядов вязать на рукав, если петли сбились после пятидесятого
  задача с параметром, два случая разобрала, третий не даётся
  прошлый созвон ничего не прояснил, сравню обе сметы построчно сама
  разбираю свою проигранную партию, где-то на 23 ходу я зевнул
  Varför drar bilen till höger? går igenom däck, bromsar, styrning i tur och ordning
  räkna ut om vi har råd med lånet om räntan går upp två procent
  felsöker bygget, det går rött bara på måndagar
  Welke bus is echt sneller naar mijn werk? ik vergelijk dertig ritten
  sudoku van vijf sterren, ik zit vast op het middelste blok
  mijn duiven verdwalen steeds, ik leg wind, route en leeftijd naast elkaar om te snappen waarom
  なぜ本番だけ落ちるのか、ログを時系列で並べて調べる
  祖父の遺した暗号めいた手帳、数字の並びの規則を解きたい
  詰将棋の十一手詰め、初手がどうしても見えない
  설문 결과 교차분석 돌려서 유의한 차이가 있는지 확인하려고
  왜 메모리가 계속 새는지 오늘은 꼭 원인을 찾는다
  층간소음이 몇 시에 어디서 나는지 기록 보고 추리해본다
  बिजली का बिल दुगुना कैसे आया, मीटर की रीडिंग से हिसाब मिलाता हूँ
  code kal tak chal raha tha, aaj null de raha, ek ek commit check karunga
  SIP ya FD, dono ka return nikaal ke compare karna hai
  أراجع كشف الحساب لأن فيه خصم ٧٥ ريال ما أعرف مصدره
  ليش البرنامج يطلع نتيجة سالبة؟ بتتبع الدوال وحدة وحدة
  مسألة هندسة: أثبت أن المثلث متساوي الساقين، الخطوة الأخيرة ناقصة
  菜地的西红柿烂了一半，比一比浇水天数和品种，找规律
  这道数列题第二问卡住了，换个归纳法试试
  两份保险合同，逐条比对免责条款
  рахую, чи вистачить нам на утеплення, якщо взяти кредит на три роки
  Miksi varasto ei täsmää? käyn saldot läpi hylly kerrallaan
  ψάχνω γιατί ο κώδικας βγάζει λάθος άθροισμα στο τέλος του μήνα
  kenapa antena desa cuma nangkap sinyal malam? catat jam dan cuacanya
  đàn gà bỏ ăn, đối chiếu từng bao cám với từng ngày xem sai ở đâu
  Hvorfor springer HFI-relæet? jeg tager grupperne ud én ad gangen
  Miért dől a polc balra? vízmértékkel, méréssel végigokoskodom
  El horno del obrador quema solo por la izquierda, voy a medir bandeja por bandeja qué pasa
  me voy a la cama cuando sepa por qué el balance tiene dos veces la misma factura
  calcular cuántas placas solares necesito según el consumo del taller
  el poema tiene un endecasílabo que no da once, cuento sílabas hasta dar con el fallo
  mon fils dit que la réponse est 12, le livre dit 14, je refais le dénombrement
  décortiquer le bulletin de paie, il manque les heures de nuit
  pourquoi mes tomates jaunissent d'un seul côté ? sol, eau, soleil, je vérifie tout
  après la réunion je dépouille les votes et je recalcule les pourcentages
  Welche Schicht war am Ausschuss schuld? Ich werte die Messreihen aus
  Knobelaufgabe von der Uni: hundert Zwerge mit Hüten, wer überlebt hat die richtige Strategie
  der Schlaftracker zeigt Quatsch, ich vergleiche seine Kurve mit meinem Protokoll
  Erbschaftsfreibetrag durchrechnen für drei Geschwister
  o motor falha quando esquenta, vou testando bobina, vela, sensor, nessa ordem
  tô cansado mas essa planilha tem uma fórmula circular e eu vou achar
  auditoria do estoque da farmácia: o que entrou, o que saiu, o que sumiu
  xadrez por correspondência, preciso calcular se o sacrifício de torre funciona
  L'algoritmo è lento su input grandi, stimo la complessità pezzo per pezzo
  mi conviene il part-time? tolgo tasse, nido, benzina e vedo cosa resta
  la melodia stona alla battuta nove, cerco quale nota dell'accordo è sbagliata
  controllo incrociato tra scontrini e registro dell'ambulatorio
  Porównuję trzy oferty fotowoltaiki, ktoś tu sprytnie ukrył serwis
  dlaczego pierogi się rozklejają? sprawdzam po kolei mąkę, wodę, czas
  dowód niewymierności pierwiastka z trzech, próbuję nie wprost
  trening maratoński nie działa, analizuję tętno z ostatnich dwunastu tygodni
  Apartman aidatında çift kayıt var, defteri satır satır tarıyorum
  kira mı konut kredisi mi, on yıllık tabloyu çıkarıyorum
  olasılık sorusu: iki zar, en az bir altı, niye 11/36 anlamaya çalışıyorum
  regresyon çıktısında p değeri saçma, hangi değişken bozuyor bakacağım
  Пасека: почему третий улей отстаёт, сверяю взвешивания за лето
  сплю плохо, но сейчас не про это: надо понять, где в смете потеряли сто тысяч
  логическая задачка про рыцарей и лжецов, строю таблицу истинности
  микроконтроллер виснет после прерывания, гоняю осциллограф и ищу причину
  Kollar varför elräkningen ökat fast vi varit bortresta, timme för timme
  schackproblem från tidningen, vit drar och vinner
  jämför två pensionsbolags avgifter över trettio år
  mötesprotokollet säger en sak och fakturan en annan, jag ska reda ut skillnaden
  Waarom lekt het dak alleen bij westenwind? ik loop alle naden na
  een bewijs met volledige inductie, de stap van n naar n+1 wil niet
  enquêtecijfers uitsplitsen per wijk en kijken of het verschil toeval is
  twee energiecontracten, ik zoek uit welke na de korting duurder wordt
  売上が落ちた理由を曜日別と天気別に分けて分析する
  整数問題、余りで場合分けしたけど一つ足りない気がする
  詩じゃなくて俳句アプリのバグの話、五七五の判定がずれる条件を突き止める
  保険の見直し、三社の掛け金と保障を表にして比べる
  정규식이 왜 이모지에서만 깨지는지 케이스별로 따져보는 중
  전세 대출이랑 월세랑 어느 쪽이 유리한지 5년치 계산
  바둑 사활 문제, 흑이 먼저 두면 사는 건데 수가 안 보임
  운동 기록 보니까 기록이 떨어졌는데 원인이 수면인지 식단인지 비교해본다
  खेत में पैदावार कम क्यों हुई, पिछले चार साल के आँकड़े मिला रहा हूँ
  loan ki EMI mein bank ne kuch gadbad ki hai, byaj khud nikalta hu
  ज्यामिति का यह प्रमाण अधूरा है, कौन सा कोण छूट गया ढूँढता हूँ
  IPL auction ka purse kaise baante, combinations nikal raha hoon
  أحسب زكاة المحل: البضاعة والديون والنقد، بند بند
  الموتور بيقطع على السخن، هفحص الحساسات واحد ورا التاني
  بدل ما أنام قاعد أفكر ليش المصفوفة ما لها معكوس، لازم أعرف
  أقارن بين عرضي العمل: الراتب والبدلات والتأمين
  奶茶店三家分店，只有一家亏，拆开成本看看问题在哪
  接口偶尔超时，抓包分析到底慢在哪一跳
  残局：单车对马，我觉得能赢，推演一下
  装修报价单水分太大，一项一项核算
  перевіряю лічильники під'їзду, хтось платить за чужу воду
  Lasken kannattaako maalämpö tällä sähkön hinnalla
  βρίσκω γιατί η παλινδρόμηση βγάζει αρνητικό συντελεστή
  periksa kenapa ikan di kolam mati, cek pH, oksigen, pakan satu-satu
  Gennemgår årsregnskabet for foreningen, der mangler en bilag på 900 kr
  Proč mi kompilátor hlásí chybu jen v release? dělím kód na půlky
  Verific devizul reparației, manopera apare de două ori
  Miért áll meg a cirkó éjjel? végigmegyek a hibakódokon
  Mi sueldo sube un 3 y los precios un 5, voy a calcular cuánto pierdo de verdad
  esta receta lleva tres intentos fallidos: apunto humedad, harina y tiempos para aislar la variable
  el informe está escrito; lo que falta es comprobar si las cifras de la página 9 son coherentes
  el partido lo perdimos, pero yo quiero los números: tiros, pases, distancias
  Trouver le plus court chemin pour mes douze livraisons, problème de graphe
  mon médecin dit une chose, la notice une autre, je compare les dosages du chien en mg par kilo
  le mot de passe est bon, le serveur dit non, je remonte la chaîne d'authentification
  héritage : faire les parts entre cinq cousins, fractions comprises
  Ich prüfe die Betriebskosten fürs Vereinsheim, Belege gegen Kontoauszug
  warum verliert der Akku über Nacht zehn Prozent, ein Programm nach dem anderen ausschließen
  Entspannt ist was anderes: Beweis durch Widerspruch, Primzahlen, ich will es verstehen
  Go-Partie von gestern nachspielen und den Verlustzug finden
  Comparar dois planos de saúde, carência, rede e coparticipação, tudo na ponta do lápis
  equação diferencial não fecha com a condição inicial, revisar o sinal
  a horta da escola morre sempre no canteiro 3, vou levantar hipóteses
  o grupo quer criatividade, eu quero saber se o orçamento do filme fecha
  Ragiono sul sudoku samurai, quello con cinque griglie
  perché il vino del tino due rifermenta? confronto temperature e zuccheri
  test A/B della newsletter, calcolo se la differenza è significativa
  rifaccio i conti della gita: 23 ragazzi, due pullman, chi ha pagato e chi no
  Licytacja w brydżu, analizuję rozdanie gdzie przegraliśmy szlemika
  czemu w sobotę strona chodziła wolno, przekopuję metryki serwera
  obliczam nośność belki zanim tata ją wstawi
  jest umowa najmu i aneks, szukam w nich sprzeczności
  Maaş bordrosunda kesinti fazla, vergi dilimini yeniden hesaplıyorum
  tavla açılışlarının olasılıklarını karşılaştırıyorum
  SQL sorgusu üç kat fazla satır döndürüyor, join'leri tek tek sökeceğim
  doktor sonuçları normal dedi ama ben üç yılın kan değerlerini tabloda kıyaslıyorum
  Теорема про вписанный угол, хочу вывести сама без подсказок
  таблица подписок: куда утекает четыре тысячи в месяц
  машина не заводится в сырость, иду от аккумулятора к свечам
  сверяю два варианта договора с издательством, что они там поменяли
  Räknar på om det är billigare att ha kvar bilen eller gå med i bilpool
  testet är grönt hos mig och rött hos Anna, hitta skillnaden mellan miljöerna
  yogastudions ekonomi går back, jag lusläser varje post
  bevisa att summan av vinklarna blir 180, på sfären då?
  Logische puzzel: vijf huizen, vijf kleuren, wie heeft de vis
  kasverschil in de kantine, ik loop alle bonnetjes van zaterdag na
  waarom krijgt alleen sensor 4 rare pieken, ik plot alles over elkaar
  aflossen of beleggen, rendement uitrekenen na belasting
  パン屋の廃棄が多い曜日を集計して仕入れ量を割り出す
  証明の途中で循環論法になってる気がする、論理を洗い直す
  二つの内定先、手取りと家賃補助まで計算して比較
  眠れないのはさておき、この再帰がなぜ無限ループするのか考える
  주식 손실 원인 분석, 매매 기록 3개월치 뜯어본다
  미적분 문제 하나에 두 시간째, 치환을 잘못했나
  보일러 에러코드 03 원인 하나씩 배제해보기
  계약서 두 버전 비교해서 바뀐 조항 찾는 중
  गणित ओलंपियाड का सवाल, रिमेंडर वाला, कोई pattern तो होगा
  dukaan ka nafa kyun gir raha hai, har item ka margin nikalunga
  गाड़ी का माइलेज घटा है, पेट्रोल के बिल से औसत निकाल रहा हूँ
  code review mein bug hai pata hai, kaunsi condition galat hai wahi dhoond raha
  أحلل نتائج الاستبيان، هل الفرق بين المدرستين حقيقي ولا صدفة
  راتب أعلى بس سكن أغلى، بحسبها بالورقة والقلم
  لغز الساعات الرملية، ٧ و١١ دقيقة، كيف أقيس ١٥
  الميزان مش مظبوط في الدفاتر، هراجع القيود من أول الشهر
  数独最难那档，中间九宫只剩一个突破口
  比较两家养老院的收费明细，看哪项是重复的
  概率题：三门问题，我要自己推一遍
  程序在下雨天才崩？不可能，我来查传感器数据
  шукаю помилку в доведенні, десь поділили на нуль
  Päättelen ristikon puuttuvat sanat ehto kerrallaan
  λογικός γρίφος με τα τρία κουτιά, ψάχνω ποιο λέει αλήθεια
  hitung untung rugi ternak lele tiga bulan
  gỡ lỗi vòng lặp vô tận, in từng biến ra xem
  Regner på om varmepumpen kan betale sig
  Hledám, proč nesedí inventura o jednu bednu piva
  Probleme de geometrie: demonstrez că punctele sunt coliniare
  Kiszámolom, megéri-e a napelem tíz év alatt
  Mi hija quiere criar caracoles y le dije: antes hacemos números, coste del pienso contra precio del kilo
  revisar el convenio nuevo contra el viejo a ver qué derecho han quitado
  por qué se me apaga la moto al frenar, hoy lo averiguo aunque llueva
  nervios no, curiosidad: ¿cuántas formas hay de colorear este mapa con tres colores?
  Le violon grince seulement sur le ré, chevalet, corde ou âme ? je raisonne par élimination
  audit des stocks du musée, trois numéros d'inventaire n'existent pas
  étudier la variante Najdorf et comprendre où les noirs perdent un temps
  prêt relais ou vendre d'abord, je mets tout dans un tableau
  Der Kuchen ist dreimal eingefallen: Temperatur, Triebmittel, Form, ich ändere immer nur eins
  Stundenzettel der Aushilfen gegen den Dienstplan abgleichen
  Graphentheorie: hat dieser Stadtplan einen Eulerweg? ich tüftel
  Mir schwirrt der Kopf vom Verkaufsgespräch, deshalb vergleiche ich jetzt nüchtern beide Angebote
  Por que o leite da cooperativa azedou na rota 2? cruzar horários e temperatura dos tanques
  o código do colega é lindo, só que conta o mesmo pedido duas vezes, vou rastrear
  combinatória do jogo do bicho, quero provar pro tio que não compensa
  imposto de renda: completa ou simplificada, simular as duas
  Il gatto dimagrisce ma mangia: segno quantità, peso e orari per capire
  due clausole penali in conflitto, devo stabilire quale prevale
  trovo il baco nel foglio paga, qualcosa sfasa a febbraio
  quesito di logica del concorso, i tre amici e i tre mestieri
  Policzyć kalorie ogniska harcerskiego, żeby zamówić dobre ilości
  skąd ten pisk w łożyskach? zamieniam po jednym elemencie
  rachunek prawdopodobieństwa, paradoks urodzin, liczę sam
  dane z ankiety o śnie są dziurawe, sprawdzam, czy braki są losowe
  Sera ısınmıyor, hangi vana kaçırıyor tek tek deniyorum
  sigorta poliçesini okuyorum, neyi kapsamıyor bulacağım
  hangi otobüs hattı boş gidiyor, bilet verisini ilçelere göre kırıyorum
  köyün su faturasında tutarsızlık var, sayaç sayaç topluyorum
  Пирог не поднялся, ищу причину: сода, кефир, духовка
  прикидываю, хватит ли бензина до Улан-Удэ и где дешевле заправиться
  ребус из олимпиады: КОЗА плюс КОЗА, подбираю цифры
  отладка датчика: почему ночью показывает минус сто
  Statistikuppgift: är tärningen riktad eller har vi bara otur
  bostadsrättens årsredovisning, jag letar efter dolda skulder
  vilken komponent brummar i förstärkaren? mäter mig fram
  optimera packningen av lastbilen, volym och vikt
  Uitpuzzelen wie er dubbel betaald heeft voor het vakantiehuis
  de app rekent 29 februari verkeerd, ik volg de datumfunctie stap voor stap
  bloeddrukmetingen van een maand uitzetten, zit er een patroon in?
  schaakeindspel toren tegen loper en pion, is dat remise
  登山計画、標高差と速度から到着時刻を計算する
  会計監査の質問票、領収書と台帳の食い違いを洗い出す
  水槽のpHが下がる原因を、餌と換水の記録から突き止める
  囲碁の敗因検討、七十手目あたりが怪しい
  여행 경비 정산 안 맞음, 영수증 다 꺼내서 누가 덜 냈나 계산
  통계 과제 p값 해석이 이상해서 가정부터 다시 검토
  냉장고 소음 원인 찾기, 컴프레서냐 팬이냐
  명제 증명하다 막힘, 대우로 바꿔서 생각해보는 중
  पंचायत के खर्च का ऑडिट, बिल और काम मिलान कर रहा हूँ
  solar panel lagane se kitne saal mein paisa vasool, calculation kar raha hu
  पहेली है, नौ सिक्के एक नकली, दो बार तौल में पकड़ना है
  machine ka output kam hai, konsa valve atka hai dhoondna hai
  أراجع عقد المقاول وأقارنه بالكشوفات، في بند مكرر
  ليش الواي فاي يقطع بالغرفة وحدة بس؟ بجرب قناة قناة
  مسألة تفاضل معلقة معايا، القاعدة صح والناتج غلط
  بحسب تكلفة الفرح بند بند قبل ما نوقع مع القاعة
  算算自己开车上班和坐地铁一年差多少
  查为什么报表里有负年龄的客户
  象棋残局七星聚会，走到第九步卡住
  孩子过敏，列出一周吃过的东西排查
  чому в теплиці вночі мінус, а надворі плюс? порівнюю датчики
  Sudoku jumissa, mietin mikä luku sopii keskiruutuun
  ελέγχω τους λογαριασμούς του συλλόγου, λείπει μια απόδειξη
  bandingin tiga cicilan motor, bunganya mana paling kecil
  tìm xem vì sao tủ điện cứ nhảy áp tô mát
  Sammenligner to elselskabers priser time for time
  Proč kvásek nekyne? měním vždycky jen jednu věc a zapisuju
  Calculez dacă merită centrala nouă
  Keresem a hibát a képletben, kettővel mindig több
  Me despierto todas las noches a las 3:10 y he decidido investigarlo como un detective: anoto ruidos, luz y cena en una tabla
  la compañera dice que el poema es un plagio; comparo las dos versiones palabra por palabra
  cuánto abono le toca a cada bancal según el análisis del suelo
  ajedrez a ciegas: ¿dónde está el alfil negro tras la jugada 15?
  prorratear la derrama entre bajos y áticos según coeficiente
  Avant de signer avec le traiteur je passe au crible les trois formules, vin compris
  le test passe une fois sur deux, je veux savoir ce qui change entre les deux
  démonstration par récurrence, l'hérédité me résiste
  d'où vient l'humidité du mur nord ? mesures avant, après chauffage
  énigme des chapeaux, chacun voit celui des autres, je réfléchis
  Lohnt sich die Nachtschicht finanziell? Zuschläge minus Steuer, ich rechne
  mein Blutdrucktagebuch auswerten, welche Tage stechen raus
  Fehlercode P0420, ich gehe Sonde, Kat und Kabel durch
  zwei Testamente, welches gilt, ich vergleiche Datum und Wortlaut
  Kryptogramm lösen, das E ist schon klar
  A criatividade fica pro marketing, eu vou achar por que a conversão caiu na quinta
  contrato de aluguel versus lei do inquilinato, cláusula suspeita é a 14
  provar que existem infinitos primos sem olhar a resposta
  qual bomba d'água aguenta 12 metros? fazer as contas de vazão
  quem mente no enigma das três portas? tô montando a tabela
  Bevo un caffè e poi incrocio gli alibi del gioco investigativo, la contessa mente
  calcolo le porzioni di una sagra da 600 coperti, grammi e costi
  bilancio energetico della casa, dove scappa il calore
  revisione dei verbali: tra una seduta e l'altra le cifre cambiano
  partita contro il computer, voglio capire la mossa 31
  Rozpracowuję łamigłówkę z zapałkami, jedna do przestawienia
  kto przekroczył budżet wesela i na czym, siadam z tabelą
  pomiary mówią 230, miernik sąsiada 218, ustalam któremu wierzyć
  sprawdzam logikę umowy: jeśli paragraf 3, to po co 7
  boję się wyniku, ale policzę wskaźniki firmy do końca roku
  Mektupta şifre var sanki, harf sıklığını sayıyorum
  ekmek niye içi hamur kalıyor, fırın ısısını ölçerek bulacağım
  iki araba ilanını kıyaslıyorum, km, yıl, boya, hasar
  kanıtın son satırı yanlış, çelişkiyi arıyorum
  çiftliğin süt verimi düştü, ineklere göre ayırıp bakıyorum
  Почему молоко сворачивается в кофе? проверю жирность и кислотность
  сравниваю три вклада с капитализацией и без
  японский кроссворд, угол не сходится, где-то ошиблась
  разложить расход топлива комбайна по полям
  тест падает только при запуске ночью, подозреваю часовой пояс
  Vilken av tre flyttfirmor är billigast när allt räknas in
  släktgåta: två Per Persson födda samma år, vem är morfars far
  felet kommer var sjuttonde körning, jag letar race condition
  räknar näring i hundens mat, kalcium mot fosfor
  elfte bordet i bridgetävlingen, analyserar budgivningen
  De slaapdata van de proefpersonen vergelijken, groep A tegen B
  waar blijft die 300 euro van de buurtbarbecue
  hoeveel tegels als het terras een ruit wordt, en waar verlies ik het minst
  de oude dieselpomp hapert, lucht of vuil, ik sluit uit
  welke zin in het contract spreekt de bijlage tegen
  推理小説の犯人、解決編の前に証拠を並べて当てたい
  ダイエットが停滞、食事記録を数字で見直す
  メモリの使用量が夜だけ増える、原因を切り分ける
  リフォームの見積もりで単価が怪しい項目を洗う
  수면 앱 데이터랑 커피 섭취량 상관관계 따져보기
  카드값 왜 이렇게 나왔지 항목별로 분류해보자
  체스 엔드게임, 폰 하나로 이기는 길 찾기
  가설이 기각됐는데 표본 크기 문제인지 확인
  बच्चे के नंबर गणित में क्यों गिरे, कॉपी देखकर गलतियों का हिसाब
  sudoku expert level, ek cell pe atka hu
  दो मोबाइल प्लान, रोज़ का डेटा और दाम निकालकर तौल रहा हूँ
  cricket team ka run rate kahan gira, over by over dekhunga
  أحلل مباراة الأمس: كم تمريرة ضاعت وأين
  القهوة بتطلع مرة، أغيّر الطحنة والحرارة عشان أعرف السبب
  أدقق كشف الرواتب، اسم مكرر مرتين
  أي طريق أقصر للمدرسة وقت الزحمة؟ أجمع أوقات أسبوعين وأقارن
  算账：这套房租出去几年能回本
  面团为什么发不起来，一个因素一个因素试
  查两份合同的版本差异，第八条被改了
  快递驿站总丢件，调出三周的出入库时间来推断
  порівнюю три плани лікування зубів за ціною й строками
  Miksi pyörän vaihteet hyppivät? säädän ja testaan yksi kerrallaan
  υπολογίζω αν συμφέρει το φυσικό αέριο
  cek kenapa nilai di excel tidak sama dengan rapor
  tính xem nuôi tôm vụ này lãi hay lỗ
  Finder fejlen i budgettet til byfesten
  Luštím šifru z táborové hry
  Compar ratele la trei bănci
  Logikai rejtvény, ki ül a piros székben
  La reunión duró tres horas y nadie supo por qué bajaron las ventas; me siento yo con los datos de cada tienda
  Le rêve serait d'acheter la ferme, alors je mets le prix, les travaux et les subventions en équations
  Ich lieg wach und frag mich, warum 0,999 gleich eins ist, ich steh auf und leite es her
  treino de marcha, mas o joelho dói só na descida: anotar e descobrir a causa mecânica
  Czy dieta babci tłumaczy jej cukier? zestawiam posiłki z pomiarami
`;
