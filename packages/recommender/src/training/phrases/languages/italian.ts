import type { LanguagePhrases } from '../language-phrases.ts';

/** Italian phrases. */
export const ITALIAN: LanguagePhrases = {
  deep_focus: `
    concentrarmi, concentrazione, devo concentrarmi, restare concentrato, lavoro profondo,
    senza distrazioni, mi distraggo, distratto, non disturbare, scrivere una relazione, relazione,
    scrivere un rapporto, finire il rapporto, scrivere la tesi, tesi, tesina, articolo,
    documentazione, proposta, programmare, scrivere codice, sviluppare una funzione, sviluppo,
    studiare, studiare per l'esame, esame, esame domani, maturità, ripassare, ripasso, imparare,
    imparare a memoria, compiti, leggere, lettura, leggere un libro, appunti, rispondere alle mail,
    posta in arrivo, scartoffie, burocrazia, fatture, contabilità, dichiarazione dei redditi,
    inserire dati, tradurre, traduzione, correggere compiti, preparare lezioni, fare le slide,
    scadenza, consegna domani, lista di cose da fare, finire il lavoro, sbobinare,
    finire la relazione, devo finire, consegnare il progetto, saggio, scrivere un articolo, verbi,
    fare i compiti, correggere verifiche, preparare le lezioni, posta, compilare moduli, note spese,
    trascrivere, curriculum, lettera di presentazione, sviluppare, slide, preparare le slide,
    non riesco a concentrarmi, procrastino, lavorare in pace, lavorare, scadenza oggi, arretrati,
    esercitarmi al piano, cucire, montaggio video, cartelle cliniche, verbale
  `,
  analytical: `
    debug, debuggare, correggere un bug, trovare l'errore, cercare il guasto, causa del problema,
    server giù, analizzare, analisi, analisi dei dati, dati, statistica, matematica,
    esercizi di matematica, equazioni, risolvere, risolvere un problema, dimostrazione, fisica,
    calcolo, calcolare, calcoli, foglio di calcolo, bilancio, budget, far quadrare i conti,
    controllare i numeri, previsioni, decidere, decisione, prendere una decisione, pro e contro,
    confrontare, valutare, strategia, ragionare, riflettere, revisione del codice,
    rivedere un contratto, scacchi, giocare a scacchi, enigma, rompicapo, logica,
    architettura del sistema, capire perché, perché non funziona, cercare il bug,
    il server non risponde, si blocca, guasto, i conti non tornano, controllare i conti, preventivi,
    confrontare preventivi, confrontare offerte, scegliere tra, affitto o mutuo, analizzare i dati,
    integrali, problemi di fisica, rivedere il contratto, diagnosi, interpretare gli esami,
    indagine, sudoku, parole crociate, gioco di strategia, pianificare
  `,
  creative: `
    idee, trovare idee, nuove idee, ispirazione, creativo, creativa, creatività, creare, creazione,
    immaginare, immaginazione, inventare, progettare una grafica, disegnare, disegno, grafica, logo,
    locandina, nome per, slogan, campagna pubblicitaria, dipingere, pittura, bozzetto, schizzi,
    illustrazione, racconto, scrivere un racconto, romanzo, scrivere un romanzo, poesia,
    sceneggiatura, canzone, scrivere una canzone, comporre, musica, suonare la chitarra, fotografia,
    blocco dello scrittore, arredare, ceramica, moda, idee per, mi servono idee,
    inventare una storia, nome del negozio, progettare, acquerello, fumetto, improvvisare,
    cortometraggio, fai da te, decorare, ricetta nuova
  `,
  meeting: `
    riunione, riunioni, riunione con il cliente, riunione di squadra, incontro, incontro con,
    videochiamata, videoconferenza, chiamata, telefonata, colloquio, colloquio di lavoro,
    trattativa, negoziare, aumento di stipendio, presentazione davanti a, presentare,
    parlare in pubblico, discorso, conferenza, fare lezione, insegnare, lezione, ripetizioni,
    laboratorio, conversazione difficile, parlare con il capo, valutazione annuale, cliente,
    clienti, comitato, consiglio di amministrazione, colloqui con i genitori,
    discussione della tesi, esame orale, orale, primo appuntamento, assemblea, riunione di team,
    incontro con il cliente, call, call con, telefonare, telefonate, colloqui con i candidati,
    presentazione, esporre, interrogazione, intervento, lezione da tenere, formazione, workshop,
    trattare, chiedere un aumento, consiglio, assemblea di condominio, udienza, visita pazienti,
    giro visite, consegne, accoglienza clienti, prove, prove con la band, spettacolo,
    concerto sul palco, appuntamento galante, fiera, feedback, allineamento
  `,
  calm: `
    stressato, stressata, stress, ansia, ansioso, ansiosa, attacco di panico, panico, nervoso,
    nervosa, agitato, agitata, paura, ho paura, preoccupato, preoccupata, preoccupazione,
    sopraffatto, sopraffatta, non ce la faccio più, troppa pressione, arrabbiato, arrabbiata,
    rabbia, frustrato, triste, piangere, calmarmi, calma, tranquillizzarmi, tranquillo, rilassarmi,
    rilassare, rilassamento, respirare, respirazione, meditare, meditazione, consapevolezza, pausa,
    pace, yoga, esaurimento, litigio, sfogarmi, ho l'ansia, agitazione, sotto pressione,
    non ne posso più, troppe cose, paura di volare, incazzato, furioso, tristezza,
    voglia di piangere, ho litigato, rottura, lutto, sola, tranquillità, respiro,
    staccare un attimo, pregare, preghiera, cuore a mille, batticuore, nodo allo stomaco,
    pensieri fissi
  `,
  energise: `
    stanco, stanca, stanco morto, molto stanco, assonnato, ho sonno ma devo lavorare, sonnolenza,
    senza energia, energia, energie, mi serve energia, carica, darmi la carica, svegliarmi,
    svegliare, restare sveglio, calo pomeridiano, abbiocco, motivazione, senza motivazione,
    motivarmi, svogliato, pigrizia, fiacco, dormito male, allenamento, allenarmi, palestra, pesi,
    correre, corsa, bicicletta, nuotare, nuoto, sport, calcio, partita, ballare, videogiochi,
    giocare online, partita classificata, torneo, pulire casa, pulizie, turno di notte,
    esercizi ginnici, attivarmi, stanco ma, stanchissimo, distrutto ma devo andare avanti,
    mi si chiudono gli occhi, non ho dormito, notte in bianco, ho bisogno di energia, sveglia,
    abbiocco dopo pranzo, pigro, senza voglia, demotivato, lunedì, caffè, gambe, bici, piscina,
    calcetto, padel, tennis, pallavolo, boxe, arrampicata, danza, fare le pulizie, riordinare,
    notte in ospedale, guidare a lungo
  `,
  wind_down: `
    dormire, non riesco a dormire, voglio dormire, addormentarmi, non riesco ad addormentarmi,
    prendere sonno, insonnia, andare a letto, a letto, a nanna, buonanotte, buona notte, pisolino,
    sonnellino, fine giornata, fine della giornata, ho finito di lavorare, dopo il lavoro, sera,
    serata tranquilla, stasera, staccare, staccare dal lavoro, spegnere il cervello,
    prima di dormire, leggere a letto, giornata lunga, guardare una serie, divano, riposare stasera,
    sonno, sonno profondo, fine settimana, sveglio alle 3 di notte, non dormo, vado a dormire,
    riposino, pennichella, notte, finito di lavorare, rilassarmi la sera, riposare, riposo,
    divano e serie, film sul divano, bagno caldo, tisana, settimana lunga, venerdì sera,
    bimbi a letto, bambini addormentati, spegnere la luce, chiudere il computer
  `,
  none: `
    pranzo, pausa pranzo, colazione, cena, caffè, aperitivo, ferie, vacanza, vacanze, festivo,
    giorno libero, fuori ufficio, assente, dentista, medico, visita medica, parrucchiere, spesa,
    fare la spesa, prendere i bambini, compleanno, matrimonio, volo per, viaggio, treno per,
    meccanico, veterinario, ciao, buongiorno, grazie, come stai, chi sei, meteo, che tempo fa,
    raccontami una barzelletta, non lo so, niente, trasloco, pacco, commissioni, pranzo con,
    cena con, pausa caffè, in ferie, permesso, malattia, smart working, dottore, barbiere, oculista,
    esami del sangue, vaccino, revisione auto, gommista, idraulico, corriere, supermercato, banca,
    posta raccomandata, scuola, asilo, compleanno di, battesimo, funerale, festa, cinema, teatro,
    museo, vedere la partita, volo, treno, aeroporto, hotel, spazzatura, affitto, bollette,
    cane fuori, salve, cos'è questo, come funziona, è gratis, barzelletta, non so, boh, prova,
    arrivederci
  `,
};
