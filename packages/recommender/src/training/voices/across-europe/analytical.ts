/** Sentences for this state, in the languages of Europe but English. */
export const ANALYTICAL_OF_ACROSS_EUROPE = `
  Warum stürzt der Server jede Nacht um drei ab, ich geh jetzt die Logs durch
  Haushaltskasse durchrechnen, irgendwo fehlen 140 Euro
  Beweis zum Zwischenwertsatz, ich häng am Epsilon
  zwei Mobilfunkverträge gegeneinander abwägen, Klausel für Klausel
  Schachproblem aus der Zeitung, Matt in vier
  Wieso zieht die Heizung Strom obwohl sie aus ist? Messgerät liegt bereit
  Steuererklärung prüfen, Pendlerpauschale nachrechnen
  Regression läuft, Residuen sehen komisch aus, mal schauen woran das liegt
  Sudoku schwer
  Inventurdifferenz suchen im Lager 2
  Welcher Kredit ist auf zehn Jahre wirklich günstiger? ich rechne das aus
  je cherche pourquoi la macro plante à la ligne 42
  Refaire le budget des travaux, le devis du plombier ne colle pas
  exos de maths, intégrales par parties
  analyse de la partie d'échecs perdue hier contre Bernard
  comparer les deux contrats de bail article par article
  Audit des comptes de l'asso
  la bagnole broute à froid, je procède par élimination, bougies puis bobine
  vérifier les stats du mémoire, ce p-value me paraît louche
  D'où vient la fuite? je teste vanne par vanne
  énigme de logique du dimanche avec les cinq maisons
  trouver l'erreur de 17 centimes dans la compta de mars
  Optimiser la tournée de livraison, calculer les kilomètres
  buscar el bug que duplica los pedidos
  Cuadrar la caja, que me sobran 23 euros y no sé de dónde
  resolver la integral triple de la hoja 4
  comparar las ofertas de tres aseguradoras, letra pequeña incluida
  problema de ajedrez, blancas juegan y ganan
  por qué salta el diferencial cada vez que llueve, voy circuito por circuito
  Análisis de varianza de los datos del huerto
  revisar la declaración de la renta antes de enviarla, algo no cuadra
  Auditoría interna de compras
  calcular cuánta pintura hace falta para todo el portal
  demostrar que raíz de dos es irracional, pero con otra vía
  Destripar la factura de la luz a ver por qué ha subido tanto
  achar por que o script devolve vazio toda segunda
  fechar o caixa da padaria, tá faltando troco
  lista de exercícios de probabilidade, bayes de novo
  o carro faz barulho na terceira, vou descobrir se é rolamento
  planilha de custos do casamento, refazer as contas
  Estudo da abertura siciliana que me deu derrota
  conferir o extrato com as notas fiscais
  Teste de hipóteses aos dados da cantina
  perché il programma va in loop? metto i breakpoint e guardo
  rifare i conti del condominio, non tornano i millesimi
  dimostrazione per induzione, passo base fatto
  confrontare due preventivi per il tetto voce per voce
  Scacchi, studio dei finali di torre
  la lavatrice si ferma a metà, vado per esclusione
  Analisi dei dati del questionario
  calcolare la rata del mutuo con il tasso nuovo
  Revisione contabile del circolo bocciofilo
  uitzoeken waarom de query zo traag is
  huishoudboekje doorlopen, waar gaat dat geld toch heen
  wiskundesom over kansberekening, kom er niet uit dus stap voor stap
  Kasverschil opsporen
  szukam błędu w makrze, wywala się na pustych wierszach
  rozliczyć delegację, coś się nie zgadza o 30 złotych
  zadanie z geometrii, dowód na podobieństwo trójkątów
  todlich müde, aber die Bilanz geht um 3000 Euro nicht auf, ich such den Fehler
  Warum hat die Tomatenzucht in Gewächshaus 2 weniger Ertrag? Daten nebeneinander legen
  Gleichungssystem mit fünf Unbekannten
  Die Abrechnung vom Vermieter nehm ich jetzt Posten für Posten auseinander
  Unit-Test schlägt nur auf dem Rechner von Jens fehl, dem geh ich auf den Grund
  lohnt sich Wärmepumpe oder Pellets? Tabelle mit Amortisation bauen
  Endspielstudie Turm gegen Läufer, Kaffee dazu
  Stress mit der Versicherung, ich vergleiche die Klauseln und weise denen den Fehler nach
  Fehlerspeicher vom Golf auslesen und eingrenzen was spinnt
  Kausalkette rekonstruieren: wer hat wann welche Mail bekommen
  Kreuzworträtsel nein, Logikrätsel, das mit den Brücken
  Wie wahrscheinlich ist ein Kniffel im ersten Wurf, das will ich selber ausrechnen
  depuis ce matin je traque une fuite mémoire dans le service de paiement
  la courbe de poids des agneaux fait un creux en mai, je veux comprendre
  Combien de carreaux pour la salle de bain en diagonale, avec les chutes
  démontrer que la suite converge, j'ai une piste par encadrement
  contrôle de gestion trimestriel
  au bridge hier on a chuté de deux levées, je refais la donne pour trouver la faute
  j'épluche les relevés de mon père pour repérer les prélèvements bizarres
  deux mutuelles, trois tableaux, laquelle rembourse vraiment les lunettes
  Nerveux ou pas, il faut que je trouve pourquoi le circuit disjoncte, multimètre en main
  les sondages se contredisent, je recalcule les marges d'erreur
  régler le problème d'horaires de 14 profs et 9 salles, casse tête combinatoire
  Diagnostic de la chaudière, code erreur F28
  por qué el regex se come los acentos, vamos por partes
  hacer números a ver si llego a la entrada del piso
  Me paso la noche con el cubo de rubik de cinco, buscando la paridad
  contrastar la hipótesis del profe con los datos reales de aforo
  Despejar la incógnita del recibo de la comunidad: agua, luz, derrama
  finales de peones con café
  el riego gotea menos en la línea tres, compruebo presión y filtros
  Revisar cláusula a cláusula la hipoteca que nos ofrece el banco
  no entiendo esta demostración de Cauchy, la rehago desde cero
  cruzo los albaranes con las facturas que aquí falta un palé
  calcular si me sale a cuenta cambiarme a autónomo
  Estimar la muestra para la encuesta del barrio
  por que a impressora 3D deixa essa camada torta? testando variável por variável
  refazer a conta do churrasco, alguém pagou duas vezes
  Demonstrar o lema três sem usar o axioma da escolha
  Cansado mas intrigado: o log diz uma coisa e a base de dados diz outra, vou cruzar
  analisar a partida contra o Tavares lance a lance
  comparar consórcio e financiamento da moto
  quebra-cabeça de lógica dos três prisioneiros
  O IRS não bate certo com as despesas da farmácia, vou rever
  descobrir qual dos fusíveis mata o rádio
  correlação entre chuva e vendas de guarda-chuva, só de curiosidade rodar os dados
  Auditoria ao stock do bar
  três propostas para o telhado, qual é mesmo a mais barata por metro
  calcolo delle probabilità al lotto, esercizio 9
  l'algoritmo restituisce un valore negativo, impossibile, devo capire dove sbaglio
  Stanotte il frigo ha fatto ghiaccio ovunque, provo a capire se è termostato o guarnizione
  bilancio famigliare: tagliare dove e quanto
  quale tra i due contratti di fornitura ha la penale nascosta?
  Sistema di equazioni differenziali
  rebus della Settimana Enigmistica, ci sono quasi
  controllo incrociato fatture e bonifici
  la deviazione standard mi viene enorme, c'è un outlier da scovare
  problema di scacchi in tre mosse, caffè e silenzio
  Dove perdo pressione nell'impianto? Chiudo un rubinetto alla volta
  quanto mi costa davvero l'auto elettrica in cinque anni
  waarom gaat de alarmsensor af als de kat slaapt, ik zoek het uit
  Bewijs uit het ongerijmde, derde poging
  belastingaangifte controleren op fouten
  de cijfers van filiaal Zwolle wijken af, ik ga graven
  cryptogram van de Volkskrant
  Uitrekenen of zonnepanelen op het schuurdak zich terugverdienen
  dammen: die partij van dinsdag naspelen en zien waar het misging
  foutmelding 504 alleen 's nachts, logs naast elkaar leggen
  de cv klopt en tikt, ik sluit één voor één de radiatoren uit
  jestem niewyspana ale ten bug z zaokrąglaniem mnie dręczy, rozkładam go na części
  czemu auto gaśnie na zimnym, sprawdzam po kolei czujniki
  Układ równań i całka oznaczona, lista piąta
  kredyt stały czy zmienny, liczę oba warianty
  końcówka szachowa z wczoraj, gdzie był remis
  audyt faktur za kwartał
  Statystyka zachorowań w gminie, coś tu odstaje
  kto zjadł budżet na remont? przeglądam paragony
  zagadka logiczna z wilkiem, kozą i kapustą w trudniejszej wersji
  hledám, proč mi tabulka sčítá blbě DPH
  důkaz sporem, už jen poslední krok
  porovnat tři nabídky na okna
  Rozpočet na rekonstrukci chalupy, kde ušetřit
  Stämma av kassan, det diffar 212 kronor
  uppgift om induktionsbevis
  finde ud af hvorfor varmeregningen er fordoblet
  budget for badeværelset, tallene stemmer ikke
  sandsynlighedsregning, opgave 12
  Feilsøke varmepumpa, den ising midt på sommeren gir ikke mening
  regne ut om det lønner seg å leie eller kjøpe
  sjakkoppgaver før leggetid, matt i tre
  budjetti ei täsmää, etsin virheen
  todistustehtävä, lukuteoriaa
  miért fagy le a program minden mentésnél, keresem
  kiszámolni, melyik hitel éri meg
  valószínűségszámítás házi, a harmadik nem jön ki
  caut de ce crapă scriptul pe fișiere mari
  calculez bugetul pentru nuntă, nu iese deloc
  demonstrație la geometrie, problema cu bisectoarea
  γιατί κολλάει η βάση κάθε Τρίτη, ψάχνω τα logs
  λογαριασμοί πολυκατοικίας, δε βγαίνουν τα κοινόχρηστα
  άσκηση με όρια, προσπαθώ να τη λύσω
  свести дебет с кредитом, разница 11 рублей и бесит
  доказать теорему о вписанном угле другим способом
  Почему троит двигатель: свечи, катушка или форсунка, проверяю
  рахую чи вистачить на генератор і бензин до весни
  шукаю помилку в формулі, сума чомусь від'ємна
  задача з теорії ймовірностей
  порівняти тарифи на інтернет
  kod neden sonsuz döngüye giriyor, satır satır bakacağım
  aidat hesabı tutmuyor, kim eksik yatırmış bulacağım
  türev soruları, test 14
  tražim zašto upit traje deset sekundi
  računam isplati li se solarna na krov
  zadatak iz vjerojatnosti, nikako da izađe
  busco per què el full de càlcul dona error circular
  quadrar els comptes de la colla castellera
  la rentadora perd aigua, descarto peces d'una en una
  quantes rajoles em calen si les poso en espiga
  Nervig: der Aktenschrank gibt 14 Personalnummern doppelt her, ich klär die Ursache
  wo hakt die Lieferkette? Zahlen von drei Lagern gegeneinander halten
  Fangfrage im Logikseminar, Wahrheitstabelle aufstellen
  la vache boite, je passe en revue sol, sabot, ration pour trouver la cause
  à deux heures du mat je n'ai toujours pas trouvé pourquoi l'API renvoie null, je continue l'enquête
  Calculer la résistance de la poutre avant de percer
  simulo escenarios de jubilación a los 63 o a los 65, con tablas
  el pan no sube, cambio un factor cada vez y anoto
  Teoría de juegos, equilibrio de Nash, ejercicio cinco
  tô calculando se o delivery dá lucro ou prejuízo por bairro
  Qual hipótese explica a queda nas vendas? vou testar uma a uma
  perché l'orologio a pendolo ritarda sei minuti al giorno, misuro e confronto
  ricostruisco l'albero genealogico, le date si contraddicono, ragioniamo
  hoeveel hout heb ik nodig voor de veranda, zaagverlies meegerekend
  Rubiks kubus, het algoritme voor de laatste laag doorgronden
  dlaczego pszczoły z ula numer trzy słabną, porównuję zapiski z roku
  rozkminiam strategię w brydżu, gdzie przegraliśmy tę lewę
  varför drar frysen dubbelt så mycket ström i augusti, mäter och jämför
  Welcher der drei Zeugen im Planspiel lügt, das muss logisch rauszukriegen sein
  Je compare les relevés de compteur sur trois hivers pour comprendre le pic
  tengo que averiguar qué factura pagamos dos veces
  wat is het grootste priemgetal onder de miljoen, ik zoek een slimme methode
  cena mieszkania kontra wynajem na 20 lat, robię symulację
  która z czterech diet u krowy dała więcej mleka, liczę średnie
  zjišťuju, proč se skládá jízdní řád tak blbě, přestup po přestupu
  varför vinner alltid svärfar i bridge, går igenom given
  regner baglæns på hvornår bogholderiet løb løbsk
  selvitän sähkölaskun piikin tunti tunnilta
  kinyomozom, melyik szenzor hazudik az üvegházban
  de ce consumă mașina nouă la sută, notez și compar drumurile
  ψάχνω ποια ντομάτα αρρώστησε πρώτη και γιατί, με σημειώσεις
  почему расходятся показания двух весов, проверяю гирями
  скільки цегли піде на піч, перераховую втретє
  fırın neden alttan yakıyor, tek tek deniyorum
  zašto mreža pada baš u podne, pratim promet paket po paket
  per què el rellotge de sol va vint minuts tard, faig els càlculs
  a cooperativa diz 412 quilos e a minha balança diz 398, vou perceber onde está a diferença
  el sudoku del domingo se me resiste, voy descartando candidatos
  hvor mange respondenter trenger vi for at tallet holder vann
`;
