import type { PeoplePhrases } from '../../people-phrases.ts';

/** Italian. */
export const ITALIAN: PeoplePhrases = {
  crisis: `
    stasera chiudo l'officina per l'ultima volta, le chiavi le trova Gino, poi non ci sono più per nessuno;
    ho mandato un vocale a mia figlia per dirle che le voglio bene, lei non sa che è l'ultimo;
    da quando ho perso il lavoro guardo il balcone e penso che sarebbe così facile;
    prof se legge questo, non vengo più a scuola e non vengo più da nessuna parte, addio;
    mi graffio a sangue nel bagno della scuola durante l'intervallo e poi abbasso le maniche;
    ho smesso l'insulina apposta, tanto chi se ne accorge;
    ho fatto un giro in chiesa a chiedere perdono per quello che sto per fare a me stesso;
    mia moglie dice che è depressione, io dico che è ora di togliere il disturbo per sempre;
    vorrei premere un tasto e non essere mai esistita;
    sto cercando il coraggio di buttarmi, sono qui da un'ora sul cavalcavia;
    il dolore dentro è troppo, preferisco morire che sentirlo ancora; nn ce la faccio piu voglio farla finita;
    vorrei addormentarmi e non svegliarmi più; lettera d'addio per mamma e papà;
    sono un peso per tutti, senza di me stanno meglio; mi sono tagliata di nuovo sulle gambe;
    ho già scelto il giorno in cui me ne vado da questo mondo;
    Da quando Teresa non c'è più aspetto solo di raggiungerla;
    conto le pillole sul comodino, bastano per non svegliarsi;
    a che serve studiare se tanto a giugno non ci sono più; in metro penso sempre che basta un passo;
    scusate per chi mi troverà; ho 15 anni e non voglio arrivare a 16;
    nessuno si accorgerebbe se sparissi per sempre; la lametta è ancora nell'astuccio e le braccia mi prudono;
    come si muore senza sentire dolore; ho paura di quello che potrei farmi stanotte; le voci dicono buttati;
    lascio le password a mio fratello per quando non ci sarò; il fucile in cantina e la testa che non smette;
    mi brucio con l'accendino per sentire qualcosa; oggi saluto tutti, loro non lo sanno;
    Che il Signore mi prenda, sono vecchio e do solo fastidio; faccio l'infermiera e sogno di non esistere;
    se una macchina mi investe mi fa un favore; sono stanca di vivere, non di oggi; mi voglio ammazzare nn scherzo;
    la mia bambina merita un'altra madre, io voglio morire; non piango più, ho deciso;
    ci ho già provato a marzo, stavolta non sbaglio; smetto le cure, che finisca presto, non voglio più vivere;
    salgo sul tetto e mi butto; è la mia ultima notte da viva; aiutatemi, sto per fare una pazzia contro me stesso;
  `,
  emergency: `
    aiuto mia sorella ha preso i sonniferi e ha lasciato un biglietto, non si sveglia;
    sono rimasto incastrato con la mano nella pressa e sta venendo giù tanto sangue;
    il vicino urla e spacca tutto, si sente lei che piange aiuto;
    mio figlio di due anni ha la febbre altissima, occhi girati e trema tutto;
    è crollato il solaio del cantiere, due operai sotto;
    a papà batte il cuore fortissimo, è grigio in faccia e non si regge in piedi;
    dal termosifone? no dalla stufa, il monossido, siamo svenuti in due; mio marito non respira;
    dolore fortissimo al petto e braccio sinistro addormentato; ho preso tutte le pastiglie adesso;
    il bimbo ha bevuto la candeggina; brucia la cucina; mi sta picchiando, sono chiusa in bagno;
    puntura di vespa, la gola si chiude; si sono rotte le acque e la testa si vede già;
    si è tagliato con la motosega perde tantissimo sangue; uno svenuto sulle scale non risponde;
    stanno sfondando la porta di casa; odore di gas fortissimo ci gira la testa;
    il mio amico è in overdose labbra viola; chiamare il 118 subito; nonno soffoca con un pezzo di pane;
    incidente in tangenziale, ragazzo incastrato; il trattore si è ribaltato con papà sotto;
    la neonata è molle e non si sveglia; spari qui sotto;
    ha mangiato noci ed è allergico, faccia gonfia fatica a respirare; c'è uno sul cornicione che vuole buttarsi;
    ha un coltello, aiuto; bambino caduto in piscina non si muove;
  `,
  none: `
    oggi in pronto soccorso dodici ore, ora doccia e poi imparo due accordi;
    devo finire il verbale della riunione prima che il capo mi sbrani;
    ripasso la morte di Didone per l'interrogazione di domani;
    portare la nonna dal cardiologo per il controllo del pacemaker;
    mettere a posto il garage, che sembra scoppiata una bomba;
    sto giù perché la mia migliore amica si trasferisce, mi faccio un tè;
    la riunione di condominio di stasera sarà un bagno di sangue, preparo i conti;
    il bambino ha ingoiato un semino d'anguria e vuole sapere se nasce una pianta, leggiamo il libro;
    imparare a usare il defibrillatore della palestra col corso di martedì; stirare le camicie guardando Montalbano;
    vendemmia domani, preparare cassette e forbici;
    il mio criceto è morto ieri, oggi facciamo una scatolina con i bimbi;
    ho l'ansia da palcoscenico, ripeto la parte davanti allo specchio; ammazza che freddo, monto le gomme invernali;
    da volontaria ambulanza, pulire il mezzo e controllare l'ossigeno;
    tesi: capitolo sull'eutanasia nel diritto comparato; togliermi il dente dalle cinque, che paura da morire;
    preparo la valigia, si parte per la Puglia;
    mio padre è stato operato al cuore a maggio, oggi lo accompagno a camminare un'oretta piano piano;
    non ce la faccio più con questo condominio, scrivo all'amministratore e poi chiudo il pc;
    il personaggio vuole farla finita nel terzo atto, con la regista decidiamo se lasciarlo vivo;
    voglio solo sparire sotto il piumone con un libro, domani è domenica;
    tutto inutile se il backup non parte, provo a ripristinarlo prima delle otto;
    ieri notte ambulanza sotto casa, per fortuna niente di grave alla signora Rosa, le porto il pane;
    mi sento vuota dopo la laurea, faccio una lista di cose che mi piacciono;
    ho chiuso con la palestra, da oggi solo nuoto; stanca morta, finisco la relazione; muoio di fame, pasta;
    sto morendo dal ridere, ora però latino; uccidere il processo sulla porta 8080;
    mi sparo se il cliente cambia ancora idea ahah, rifare preventivo; appendere i quadri; tagliare l'erba;
    tagliare il montaggio del corto; tagliarmi la frangia; bungee jumping a settembre, prenotare;
    la protagonista muore alla fine, rivedere il capitolo; tesina su Jacopo Ortis e il suicidio;
    corso di prevenzione del suicidio per insegnanti; studiare infarto e ictus per infermieristica;
    corso blsd sabato col manichino; prova di evacuazione a scuola; revisione estintori;
    controllare il carrello delle emergenze; consegne di reparto, letto 9 dolore toracico rientrato;
    fisioterapia dopo l'ictus, esercizi mano; donare il sangue; mal di testa, mi stendo un po';
    il vitello nasce stanotte, tengo d'occhio la stalla; veterinario per far addormentare Fido;
    testamento dal notaio, pratica vecchia; polizza vita confrontare; festa d'addio di Giulia in ufficio;
    mail di saluti ai colleghi; ultimo giorno prima delle ferie; fiori al cimitero da nonno;
    un anno senza papà, guardo le foto; in burnout, oggi riposo e basta; non dormo da due notti, respirazione;
    ansia per l'esame di analisi, ripasso; non voglio mica morire, sono solo esausta;
    non ne posso più di queste riunioni, verbale; annego nelle mail; cuore spezzato, pulizie con la musica alta;
    cardiopalma, finale di coppa; bruciare calorie; accendere il camino; ammazzare il tempo con le parole crociate;
    boss finale, muoio sempre lì; natura morta a carboncino; punto morto nella trattativa, nuova proposta;
    potare gli ulivi; correggere temi; imparare le tabelline con mio figlio; fatture del trimestre;
    fare il tiramisù; per me va bene così; va bene, allora a domani; tu come stai oggi; e tu che fai stasera;
    se a te va bene, a me pure; a voi va bene alle tre; tutto va bene, si comincia; va benissimo il colore che hai scelto tu;
  `,
};
