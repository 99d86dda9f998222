/** Sentences for this state, in the languages of Europe but English. */
export const MEETING_OF_ACROSS_EUROPE = `
  gleich Elternabend in der 3b, wird wieder lang
  Daily mit dem Team in Lissabon
  Vorstellungsgespräch bei den Stadtwerken um zehn
  mit Papa reden wegen dem Pflegeheim
  Ich halte heute die Vorlesung über Barock, Hörsaal 2
  Mieterversammlung
  telefonier jetzt mit der Krankenkasse, die erklären mir das mit dem Widerspruch
  Termin beim Hausarzt wegen Schulter
  Lohnverhandlung mit dem Chef, bin müde aber ich geh da jetzt rein
  Betriebsrat Jour fixe
  Gespräch mit der Klassenlehrerin meiner Tochter
  point hebdo avec l'équipe marketing
  j'ai rendez-vous avec la conseillère pôle emploi
  appel visio avec mes parents restés à Nantes
  Entretien d'embauche chez un fromager
  conseil de classe 4eB
  je donne mon cours d'histoire aux secondes dans cinq minutes
  négocier le prix de la ferme avec le vendeur
  réunion de copro, ça va chauffer
  Consultation kiné puis on parle de l'opération
  écouter la conférence sur les abeilles à la médiathèque
  déjeuner client chez Paul
  il faut que je parle à mon fils de ses notes, je l'appelle dans la cuisine
  reunión de vecinos por lo del ascensor
  videollamada con mi hermana la de Suiza
  Entrevista para el puesto de jardinero municipal
  doy clase de química a los de segundo ahora
  Cita con el traumatólogo
  daily con los de Bangalore, a ver si se oye
  negociar el alquiler con la dueña
  tutoría con la profe de Martín
  junta directiva 18:30
  toca hablar con mi padre de que deje el coche
  Charla sobre compostaje en el centro cívico, voy de oyente
  llamo al cliente que está que trina, a ver qué acordamos
  call com o time de vendas
  reunião de pais na creche
  Entrevista de emprego na padaria do Zé
  consulta com a pediatra da Bia
  vou dar aula de capoeira pros pequenos
  Conversa com o senhorio sobre as infiltrações
  assembleia de condomínio
  apresentar os números ao diretor numa reunião às três
  ligar à minha avó e pôr a conversa em dia
  riunione di redazione
  colloquio con la maestra di Giulia
  call col cliente di Stoccarda, il mio inglese speriamo bene
  Visita dal cardiologo
  assemblea di condominio, si parla del cappotto
  tengo lezione di latino alla terza B
  trattare con il concessionario sul prezzo dell'usato
  devo parlare con mia moglie della casa al mare
  sollicitatiegesprek bij de bakker
  standup met het team
  oudergesprek groep 6
  naar de huisarts over m'n knie
  bellen met de makelaar om te onderhandelen
  ik geef zo les aan brugklas 1C
  spotkanie zespołu o dziewiątej
  rozmowa o pracę w bibliotece
  bin nervös, in fünf Minuten sitz ich der Chefin gegenüber wegen Beförderung
  Nachtdienstübergabe mit der Frühschicht besprechen
  Ich muss gleich der Oma am Telefon erklären wie man das Paket zurückschickt
  Zeugniskonferenz
  Gespräch mit dem Scheidungsanwalt, Adresse hab ich
  Kaffeeklatsch mit den neuen Nachbarn, kennenlernen
  Hör mir um vier den Vortrag über Pilzberatung an
  Onboarding neue Azubis, ich führ sie rum
  Verkaufsgespräch mit dem Autohaus, ich will 1500 runter
  Skype mit Tochter in Neuseeland
  ich unterrichte jetzt Deutsch für Anfänger, zwölf Leute im Raum
  der Steuerberater empfängt mich um elf, alles durchsprechen
  wir setzen uns jetzt alle an den Tisch und reden wegen dem Erbe
  Krisensitzung, Deadline geplatzt, Kunde ist dabei
  Vereinssitzung Kleingarten
  Stell mich am Freitag beim Kinderchor als Leiterin vor, Gespräch mit dem Pfarrer
  malgré la fatigue je prends la visio avec Montréal à 22h
  accueil de la nouvelle stagiaire, on fait le tour
  Je dois dire à mon associé qu'on arrête, il arrive
  soutenance de stage devant le jury à 14h
  rdv ophtalmo
  on s'appelle avec les cousins pour organiser l'anniversaire de papi
  entretien annuel avec ma n+1
  le maire reçoit les riverains, je prends la parole
  Brief d'équipe avant le service
  cours de FLE que j'anime à la MJC
  j'écoute un cours magistral sur Byzance, amphi B
  je passe voir la directrice de l'école pour parler du harcèlement
  discussion franche avec ma coloc sur le loyer
  négociation salariale 11h30
  médiation avec l'ex, chez la juge
  Table ronde des producteurs de lait
  kick-off projet avec les allemands
  le plombier vient, on discute du devis
  reunión con el gestor por los impuestos
  me llama mi abuela desde el pueblo, toca ponerse al día
  estoy nerviosa pero ya entro a defender la tesis ante el tribunal
  Claustro de profesores
  hoy expongo delante de la clase lo de la Revolución francesa
  cita con la matrona
  sentarnos los hermanos a decidir qué hacemos con la casa del pueblo
  Retro del sprint con el equipo de Valencia
  regateo con el del rastro por una lámpara
  asamblea del sindicato, turno de noche incluido
  voy a la charla de la psicóloga sobre adolescentes
  Presentación al cliente, mil diapositivas
  cafecito con mi jefa para hablar de la excedencia
  el casting es a las doce, me toca hablar con el director
  clases de español que doy por zoom a unos noruegos
  conversar con mi chava de si nos mudamos juntos
  visita guiada, la hago yo, grupo de treinta
  Comité de empresa
  entrevista de rádio, eles vão me ligar ao vivo
  sentar com o gerente do banco e renegociar a dívida
  Explicadora: dou matemática ao Duarte às cinco
  apresentação do TCC pra banca
  videochamada com os netos
  Reunião com o encarregado de educação
  daily do time, mesmo com sono eu entro
  palestra do bombeiro na empresa, vou assistir
  consulta de dermatologia
  alinhar o escopo com o fornecedor por telefone
  conversa difícil com o meu sócio no café
  ensaio da homilia não, reunião da paróquia com o padre
  feira de emprego, falar com as empresas
  bater papo com o inquilino sobre o atraso
  Mentoria com a Sofia
  defender o orçamento perante a câmara municipal
  interrogazione di storia, tocca a me davanti alla classe
  Standup con quelli di Cracovia
  sono agitato ma entro: il direttore mi aspetta per parlare del contratto
  visita dal pediatra per il piccolo
  pranzo con il fornitore per chiudere l'accordo
  consiglio di istituto
  chiamo nonna che è sola e facciamo due chiacchiere
  La psicologa mi aspetta alle cinque, seduta
  spiego ai nuovi colleghi come funziona il reparto
  lezione universitaria sul Barocco, seconda fila
  incontro con l'avvocato per l'eredità
  Riunione scout genitori
  dobbiamo parlare tutti e quattro, in cucina, di chi accudisce papà
  presento il progetto al sindaco
  videochiamata con gli amici di Erasmus
  catechismo, faccio lezione ai bambini
  POP-gesprek met leidinggevende
  met de kinderen aan tafel praten over de scheiding
  gastcollege over dijken, ik sta voor de zaal
  Vve vergadering
  hypotheekadviseur om half twee
  moe of niet, de klant in Toronto wil nu bellen
  intake bij de fysio
  ik luister naar een lezing over uilen in het dorpshuis
  marktplaats: koper komt langs, onderhandelen over de bakfiets
  skypen met oma in Suriname
  overdracht nachtdienst
  buurtoverleg over de speeltuin
  zoom z klientem z Gdyni
  wizyta u ortopedy
  muszę pogadać z synem o papierosach, siadamy zaraz
  prowadzę lekcję polskiego w 6a
  Rada pedagogiczna
  negocjuję cenę mieszkania z właścicielem
  wykład o średniowieczu, sala 12
  obrona pracy przed komisją, wchodzę za chwilę
  rozmowa kwalifikacyjna online
  wideorozmowa z ciocią z Chicago
  spotkanie z wychowawczynią
  narada przed nocną zmianą
  porada s týmem z Brna
  učím dneska zeměpis v osmý bé
  avstämning med chefen
  utvecklingssamtal för Elsa
  ringa mormor och prata om julen
  håller föredrag om vargar för pensionärerna
  møde med banken om lånet
  telefonmøde med Aarhus
  jobsamtale hos gartneren
  allmøte på jobben
  prate med far om førerkortet hans
  underviser i norsk for flyktninger, starter nå
  palaveri tiimin kanssa
  soitto mummolle, sovitaan joulusta
  pidän luennon linnuista
  Megbeszélés a könyvelővel
  beszélnem kell anyámmal a kertről, átmegyek hozzá
  interviu la o firmă de curierat
  call cu clientul din Cluj
  discut cu fratele meu despre apartament
  συνέντευξη για δουλειά στο ξενοδοχείο
  σύσκεψη με το λογιστήριο
  κάνω μάθημα στα παιδιά της τρίτης
  γιατρός, ραντεβού στις έξι
  συνέλευση πολυκατοικίας
  созвон с командой из Казани
  поговорить с дочкой про её двойки, зову на кухню
  веду урок физики у девятого Б
  планёрка
  нарада з волонтерами
  співбесіда о другій
  подзвонити бабусі, розпитати як вона
  викладаю українську для сусідів з Сирії, група вже чекає
  müşteriyle zoom
  babamla ev meselesini konuşacağız
  ders anlatıyorum, 7-C
  sastanak s klijentom iz Graza
  razgovor za posao u knjižari
  držim predavanje o pčelama
  entrevista a la ràdio del poble
  trucada amb el gestor
  Vorlesung Thermodynamik anhören, danach Fragen an den Prof
  passo dal sindacalista a chiedere dei miei diritti, appuntamento alle tre
  jadu se domluvit se sousedem o plotě
  snakke med læreren om mobberiet
  pratar lön med facket och chefen
  keskustelu työterveyden kanssa uupumuksesta, aika on kymmeneltä
  a polgármesterrel egyeztetünk a játszótérről
  merg la notar cu verișorii, avem de discutat terenul
  τηλεδιάσκεψη με τη Θεσσαλονίκη
  иду к завучу разговаривать про сына
  домовляємось із сусідами про спільну криницю
  apartman yönetimiyle kapıcı meselesini görüşeceğiz
  nalazim se s odvjetnicom oko diobe
  ens asseiem amb el banc a renegociar
  jaarlijks praatje met mijn teamleider, koffie erbij
  jeg skal forklare svigerfar hvorfor vi ikke holder jul hos dem
  hos kommunen klokka ett, snakke om barnehageplass
  sitter ner med styrelsen i båtklubben om avgifterna
`;
