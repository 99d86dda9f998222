/** Sentences for this state, in the languages of Europe but English. */
export const NONE_OF_ACROSS_EUROPE = `
  Moin moin
  Kannst du auch Spanisch?
  wie wird das Wetter in Kassel morgen
  Mach das Fenster größer
  Danke dir, war nett
  Ein Oktopus hat drei Herzen
  was kostet die App eigentlich im Monat
  asdfg qwertz lol
  Wo finde ich die Einstellungen?
  Servus, griaß di
  Erzähl mir einen Witz über Schwaben
  Drucker einschalten bitte
  salut ça va
  t'es un robot ou quoi
  quelle heure il est à Nouméa
  merci beaucoup pour tout
  Mets le volume à douze
  la tour Eiffel grandit l'été de quelques centimètres
  comment on désinstalle ce machin
  Ouvre le tiroir cd
  raconte une blague de toto
  blablabla tralala pouet
  mon chat s'appelle Ficelle
  C'est quoi la différence entre le plan gratuit et le payant?
  hola caracola
  ¿cuántos años tienes tú?
  sube el brillo de la pantalla
  los pulpos tienen sangre azul
  cómo cambio la contraseña
  jajaja qué gracioso eres
  pon la hora en formato 24
  El río más largo de España es el Tajo
  quién te ha programado
  abre una pestaña nueva
  você fala português de Portugal também?
  que dia cai o carnaval ano que vem
  obrigadinha, és um amor
  Abre a calculadora
  as girafas quase não bebem água
  isto funciona sem internet?
  kkkkkk rachei
  qual é a capital do Butão
  che tempo fa a Trieste
  sei maschio o femmina
  alza il volume di due tacche
  il Po è lungo 652 chilometri
  Come si cambia lingua nel menu?
  trallallero trallallà
  quanti giorni ha febbraio nel 2028
  kun je ook dialect verstaan
  doe de lamp uit
  hoe hoog is de Domtoren
  waar staat de helpknop
  ile masz lat, programie
  Trinkst du eigentlich Kaffee?
  schläfst du nie
  Was bedeutet Deadline auf Schwäbisch
  wie lang schläft ein Siebenschläfer
  wann hat der Aldi auf
  Stell den Timer auf neun Minuten
  ok passt
  na du Blechkiste
  Speicherst du was ich hier tippe?
  die Nacht am Polarkreis dauert wochenlang
  Warum heißt der Muskelkater Muskelkater
  Tschüssikowski
  hab dich lieb kleiner Computer
  Bildschirm drehen
  gibts dich auch fürs Handy
  wer hat 1974 die WM gewonnen
  hihi test test eins zwei
  Bluetooth verbinden
  Heut ist Mittwoch oder
  gute Nacht sagt man auf Finnisch wie?
  coucou toi
  tu dors quand toi
  Combien de calories dans un expresso
  c'est qui qui t'a fait
  envoie ce fichier à l'imprimante
  la vache à lait c'est un passage piéton en belge?
  je t'ai demandé l'heure, non?
  on peut changer les couleurs?
  Quel temps à Brest demain, pluie j'imagine
  les chauves-souris chantent
  Supprime mon compte
  pouvez-vous parler plus fort svp
  chocolatine ou pain au chocolat
  test micro 1 2 1 2
  c'est du café ou du thé qu'ils boivent en Turquie
  prout
  Combien d'étages a la tour Montparnasse
  mets en plein écran
  à plus dans le bus
  abonnement familial, c'est combien
  cuánto tarda en hacerse un café de puchero
  Pon el modo oscuro
  a qué hora cierra la biblioteca
  el Teide mide 3715 metros
  ¿se puede usar en el móvil?
  ja ja pues nada
  cómo se dice estrés en euskera
  Cierra todas las ventanas
  el lunes es festivo en Murcia?
  me llamo Encarni, y tú?
  patata patata patata
  apaga el router
  quién ganó la vuelta del 92
  hasta luego Lucas
  qué onda robotito
  esto guarda mis datos o qué
  los flamencos duermen a la pata coja
  quanto tempo dorme um bicho-preguiça
  Baixa o volume
  qual é o teu nome
  isso é grátis?
  manda isto para a impressora do segundo andar
  a palavra saudade não tem tradução
  lalala ui ui
  como mudo o idioma
  quantos planetas tem anéis
  Toca o despertador às sete amanhã
  és mais esperto que a Alexa?
  tá on?
  qual o signo de quem nasce em maio
  liga o ar-condicionado
  um beijo pra minha tia Cleide
  ma tu ti stanchi mai?
  quanta caffeina c'è nel tè verde
  Apri le impostazioni audio
  chi ha vinto Sanremo nel 1983
  va bene ok
  prova prova sa sa
  i delfini dormono con mezzo cervello
  dove si scarica l'aggiornamento
  ahahah muoio
  che giorno è oggi
  si può disdire quando si vuole?
  spegni la stampante
  arrivederci e grazie
  come si scrive soqquadro
  mi piace il colore di questa app
  quanto pesa un ippopotamo
  sposta la finestra a destra
  hoeveel koffie drinkt een Fin gemiddeld
  zet de verwarming op negentien
  Wat is jouw naam
  werkt dit ook op een tablet
  kippen hebben geen tanden
  poep haha
  hoe zeg ik mijn abonnement op
  Volume zachter
  wie is de koning van België
  test 123 hallo hallo
  welke dag valt Pasen
  is dit gratis of hoe zit dat
  een jaar op Venus is korter dan een dag daar
  kto napisał Lalkę
  test, test, halo
  kawa po turecku to ile łyżeczek
  no to pa
  zmień język na niemiecki
  krowy mają najlepszych przyjaciół
  jakie święto jest jutro
  aaaaa bbbbb ccc
  gdzie jest przycisk wstecz
  czy moje dane są bezpieczne
  zamknij okno przeglądarki
  kolik je hodin v Pekingu
  zesil to o dva stupně
  stäng av lampan i hallen
  hur hög är Kebnekaise
  skru ned for lyden
  hvor mange øyer har Norge
  hva heter du
  paljonko kello on Tokiossa
  câți ani ai
  deschide calculatorul de buzunar
  άνοιξε το παράθυρο
  привет, железяка
  сколько спит жираф
  яка найдовша річка України
  bok robote
  czemu pasztet nazywa się pasztet
  stres to po jakiemu słowo
  hány éves vagy, te gép
  Ist Müdigkeit auf Französisch männlich oder weiblich
  quién inventó la siesta
  Insonnia è anche il titolo di un film?
  que horas abre o metro de Lisboa
  hoeveel uur nacht is er op de Noordpool
  kava se píše s jedním v?
  du är ju bara en låda med kablar
  jakkihärkä on hassu sana
  câte ore are un schimb la uzină, de obicei
  ποιος έγραψε τον Ζορμπά
  бубубу кря кря
  що означає слово дедлайн
  meditasyon Türkçe mi
  tko je izumio kravatu
  fas broma o què
  skift til dansk tastatur
  hvilken farve har du egentlig
  pokaż mi poprzednią wiadomość
  Mach mal den Ton auf links
  hola nen, com va això
  schönen Gruß vom Niederrhein
  è tardi o sono io che ho l'orologio avanti?
  ik snap niks van dit menu
  pode repetir a pergunta, não percebi nada
  ce fel de muzică știi să pui, zi și tu
  Kann man hier auch Radio Bremen hören
  vos fichiers de son, ils pèsent combien de mégas?
  ¿la aplicación la hizo un señor o una empresa?
  czy ta lampka może świecić na fioletowo
  ahojky, to jsem zas já
  hur stavas egentligen stressig, ett eller två s
  på norsk heter det kaffetrakter, hva heter det på dansk
  kuinka vanha on maailman vanhin kissa
  mi a különbség a pogácsa és a pite között
  πόσα νησιά έχουμε τελικά
  а ты умеешь на татарском
  скажи щось смішне про львівську каву
  uygulamanın simgesi neden turuncu
  jesi li ti muško ili žensko
  che bella voce che hai, sei di Bari?
  mostra-me a versão do programa
  sluit dat reclamevenster even
  Zähl mal von zehn rückwärts
  la siesta española cuánto dura según la RAE
  nog een fijne dag gewenst
  vous avez dit bizarre
`;
