/** Sentences for this state, in the languages of Europe but English. */
export const CREATIVE_OF_ACROSS_EUROPE = `
  Namen für den Friseursalon ausdenken, bloß kein Wortspiel mit Haar
  Gedicht zum 80. vom Opa reimen
  ich spinn mir grad eine Geschichte über einen Leuchtturmwärter zusammen
  Logoideen kritzeln für die Feuerwehr
  Akkorde ausprobieren bis ein Lied draus wird
  Brainstorming Sommerfest
  nachts um eins kommen mir die besten Ideen, jetzt wird skizziert
  Büttenrede erfinden, es muss krachen
  Wie könnte der Garten aussehen? einfach mal drauflos zeichnen
  Kostüm für die Fasnacht entwerfen, was mit Federn und Schrott
  Werbespruch für unsern Honig suchen
  inventer une comptine pour ma classe de maternelle
  je gribouille des robes sur la nappe, l'inspiration est là
  trouver un nom à ma cuvée de poiré
  écrire les paroles d'un slam sur ma banlieue
  brainstorming campagne de Noël
  Improviser au piano sans partition, on verra où ça mène
  imaginer la fin de mon polar, qui a tué le notaire
  dessiner une BD pour l'anniv de mon pote
  Un conte pour ma nièce avec une otarie astronaute
  idées de déco pour la vitrine, tout est permis
  aquarelle dans le jardin, au feeling
  café noir et page blanche, je laisse venir les vers
  inventarme un cuento para la noche de Reyes
  letra de chirigota, que pique pero con gracia
  lluvia de ideas para el escaparate de otoño
  bocetos para un tatuaje con un pulpo y una tetera
  Componer una bulería con el cajón
  poner nombre a la barca del abuelo
  estoy con la trama de mi novela, quiero que el malo sea el cura
  diseñar la invitación de boda en plan cómic
  versos para la jubilación de Conchi
  improvisar con el saxo a ver qué sale
  se me ocurren cosas locas cuando estoy cansada, así que papel y a dibujar
  Pensar un disfraz con cartones
  escrever um samba sobre a fila do banco
  inventar um nome pra minha cachaça artesanal
  Rabiscar ideias para o mural da escola
  criar um personagem de RPG meio bruxa meio contadora
  brainstorming do nome da banda
  fazer umas quadras para os santos populares
  tô bolando o enredo de um curta sobre um orelhão
  improvisar na guitarra com delay e loucura
  desenhar azulejos com sardinhas
  inventare una filastrocca per mio nipote
  trovare un nome per la gelateria, qualcosa di buffo
  schizzi per una lampada fatta con le bottiglie
  scrivere una canzone d'amore per una vespa
  Brainstorming festa della leva
  sto immaginando un giallo ambientato in una risaia
  improvviso al sax in cantina, vediamo che esce
  disegnare fumetti sul mio capo
  idee pazze per il presepe di quest'anno
  sinterklaasgedicht voor m'n zwager, moet plagend
  naam verzinnen voor onze bierbrouwerij
  schetsen voor een muurschildering met ijsvogels
  verhaaltje bedenken over een bange draak
  Brainstorm nieuwe huisstijl
  jammen op de accordeon
  wymyślam wierszyk na chrzciny
  szkicuję projekt kubka z jeżem
  nazwa dla kawiarni, coś z lat siedemdziesiątych
  Nachts wach, Kopf voller Bilder, ich mal jetzt einfach ein großes blaues Etwas
  Pseudonym für meine Liebesromane erfinden
  der Deadline zum Trotz: zwanzig verrückte Ideen fürs Plakat aufs Flipchart
  Krippenspiel umschreiben mit Außerirdischen
  beatbox und Loopstation, ich schau was passiert
  Ein Brettspiel ausdenken über den Berliner Nahverkehr
  was wär wenn Kühe fliegen könnten, daraus wird ein Bilderbuch
  Torte entwerfen für die Schwester, dreistöckig mit Drachen
  Haikus über den Pausenraum
  neue Songidee auf der Ukulele, Text kommt beim Spielen
  Gschichtl erfinden für die Kloanen, mit am Krampus der Angst hat
  Choreo erfinden für den Abtanzball
  mes insomnies me soufflent des personnages, je les croque au fusain
  inventer une recette avec du potimarron et du chocolat
  composer un air de biniou un peu jazz
  nom de code pour la nouvelle gamme de savons
  et si la mairie devenait un bateau? dessin pour le concours
  j'écris un monologue drôle sur mon stress de la photocopieuse
  Atelier collage
  trouver dix titres possibles pour mon recueil
  pâte à modeler, je sculpte un dragon pour le film en stop motion
  imaginer l'univers de notre jeu de rôle, cartes et légendes
  slogan pour la cantine bio, que ça claque
  free style au kazoo
  Dessiner la terrasse de mes rêves même si j'ai pas un rond
  se me ha ocurrido una canción en la ducha, corro a grabar la melodía y buscarle letra
  inventar un pueblo entero para mi novela, con su alcalde y su fantasma
  Diseño de logo para los churros de mi cuñada
  poema para mi madre, que salga del alma
  bailar sin coreografía, a ver qué inventa el cuerpo, para la pieza nueva
  una app loca para perros, apunto ideas sin filtro
  Garabatear mandalas raros y sacar de ahí la portada
  guion de un podcast de terror en el metro
  los nervios me dan por escribir coplas, pues coplas
  nombres para las gallinas, con guasa
  proponer eslóganes para la campaña de reciclaje, brainstorm
  acuarela de la ría, sin plan
  pensar el truco de magia para el cumple de Vega
  Montar una falla en miniatura, primero los bocetos
  criar o roteiro da quadrilha junina
  tô com insônia e ideias, vou compor um xote
  nome pro food truck, quero trocadilho bom
  inventar uma fantasia de carnaval com cd velho
  Escrever uma carta de amor imaginária a um farol
  pintar a parede do quarto, ainda não sei o quê, vou descobrindo
  Ideias para a capa do disco
  fazer um cordel sobre o caixa eletrônico
  história de embalar não, história de piratas nova que vou inventar agora para o teatro da escola
  rabiscar joias inspiradas em búzios
  um jingle para a drogaria, refrão chiclete
  improviso ao piano depois do jantar, sem pauta
  brainstorming nomes startup
  Imaginar um mundo sem relógios, para o meu conto
  sono le due, non dormo, tanto vale: scrivo una poesia sulle zanzare
  inventare i dialoghi per i burattini
  bozzetti per la maglia della squadra
  che succede se il protagonista perde l'ombra? appunto tutto
  Comporre una tarantella elettronica
  nuova ricetta di gelato al basilico, invento
  titolo per la mostra di mia zia, una raffica di proposte
  disegnare una sedia che sembri un gatto
  slogan per il mercatino, con la rima
  Murale per la scuola, prime idee
  canzoncina per la festa del papà
  moodboard sfilata
  il caffè mi mette in moto la fantasia, via coi personaggi del romanzo
  carnavalsact bedenken met de buurt
  liedje schrijven over de file op de A2
  ik teken poppetjes tot er een strip uit komt
  nieuwe smaak stroopwafel verzinnen
  Toneelstuk voor groep 8, eerste ideeën
  slapeloos, dus dan maar dichten over de maan
  logo voor de fietsenmaker, iets met een knipoog
  improviseren op de piano
  wat als Amsterdam onder water stond, kort verhaal
  bloemstuk ontwerpen in gekke kleuren
  wymyślić fabułę na komiks o gołębiach
  piosenka na wesele siostry, rymy i śmiech
  Burza mózgów hasła reklamowe
  lepię z gliny, zobaczymy co wyjdzie
  nie śpię, bo mam w głowie bajkę o windzie, zapisuję pomysły
  projekt sukienki studniówkowej na kartce
  improwizacja na pianinie
  imię dla smoka w mojej grze
  scenariusz kabaretu o przychodni
  vymýšlím pohádku o tramvaji
  skicuju logo pro kapelu
  píšu písničku na ukulele
  rýmy na svatbu
  hitta på en pjäs för lägret
  namn på båten, gärna en ordvits
  skissar mönster till en tröja
  skriver låt om tågförseningar
  Improteater, värma upp fantasin med nya figurer
  idéer til mormors fødselsdagssang
  tegner en tegneserie om en gnaven fiskehandler
  finde på en historie om en bange bus
  dikte en revyvise om kommunen
  skisse til veggmaleri i barnehagen
  komponere noe rart på hardingfele
  krimplott i Lofoten, hvem er morderen
  keksin nimen saunalautalle
  runo mummon synttäreille
  luonnostelen kansikuvaa levylle
  ideariihi kesäteatterin juonesta
  Verset írok a villamosról
  névötletek a kürtőskalácsoshoz
  rajzolgatok, hátha összeáll egy plakát
  dalszöveg a zenekarnak, még csak a refrén van meg
  inventez o poveste cu un arici pilot
  schițe pentru logo-ul patiseriei
  versuri de rap despre blocul meu
  nume haios pentru pensiune
  στίχοι για ένα ρεμπέτικο του γραφείου
  σκιτσάρω κοστούμια για την παράσταση
  παραμύθι με έναν γάιδαρο αστροναύτη
  сочиняю тост в стихах на юбилей тёти
  накидать идеи для обложки альбома
  придумываю мир для настолки, там одни грибы
  импровизирую на гитаре, ловлю мелодию
  вигадую колискову для вистави про козаків
  малюю ескіз вишиванки з космосом
  ідеї для сценарію вертепу
  türkü sözü yazıyorum, köydeki çeşme için
  çizgi roman karakteri tasarlıyorum, kel bir martı
  senaryo fikirleri, kısa film
  pišem pjesmu o buri
  skice za tetovažu s lavandom
  izmišljam priču za unuku, zmaj koji se boji vatre
  invento un conte de Sant Jordi amb un drac vegetarià
  esbossos per al cartell de la festa major
  lletra per a una havanera moderna
  pluja d'idees per a la carrossa
  Stress im Atelier egal, heute klecks ich mit Acryl bis eine Form auftaucht
  Traumfetzen von heut Nacht in ein Märchen verwandeln
  mélanger des épices au hasard pour inventer mon propre curry
  Quel animal serait notre mascotte? on dessine, on délire
  con el insomnio me salen monstruos simpáticos, los dibujo para un álbum
  Inventar un juego de patio con tizas y una zapatilla
  um desfile só com roupa de papel, bora imaginar os modelos
  nervosa mas inspirada, vou fazer versos sobre a minha chefe
  una fiaba sul condominio dove parlano gli ascensori
  invento un cocktail per la sagra del carciofo
  dansje verzinnen voor de bruiloft, hoe gekker hoe beter
  een wereld bedenken waar iedereen achteruit loopt, voor m'n roman
  rysuję mapę krainy, w której mieszkają parasole
  kołysanka? nie, rockowa opera o bocianach, zmyślam libretto
  hitta på en ny glassmak och ett namn till den
  keksin näytelmän muumeista jotka muuttaa kerrostaloon
  придумать маскарадный костюм из штор
  bereketli bir masal uyduruyorum, kahramanı inatçı bir semaver
  что если чайник влюбился в утюг, пишу сказку
  ζωγραφίζω ό,τι μου 'ρθει με κάρβουνο
  vymýšlím masku na masopust ze starýho deštníku
  koreografia dla seniorek, wymyślam kroki z parasolką
  zabawne życzenia na kartkę dla szefowej, szukam pomysłu
  hitte på et språk for troll, til rollespillet
  verzin een geheime taal met mijn dochter
  dipingo sassi e ci invento una famiglia
  ensopado de ideias pro enfeite da rua na Copa
  un scheci de teatru cu doi pescari surzi
`;
