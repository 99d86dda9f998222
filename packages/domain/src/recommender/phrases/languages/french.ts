import type { LanguagePhrases } from './language-phrases.ts';

/** French phrases. */
export const FRENCH: LanguagePhrases = {
  deep_focus: `
    se concentrer, me concentrer, j'ai besoin de me concentrer, concentration, rester concentré,
    travail en profondeur, travailler au calme, ne pas déranger, distrait, je me laisse distraire,
    écrire un rapport, rédiger, rédaction, rédiger un article, rédiger mon mémoire, mémoire, thèse,
    écrire ma thèse, compte rendu, dossier à finir, coder, programmer,
    développer une fonctionnalité, écrire du code, développement, étudier, réviser, révisions,
    réviser pour l'examen, examen, partiels, bac, concours, apprendre, apprendre par cœur, devoirs,
    lire, lecture d'un article, lire un livre, lire la documentation, répondre aux mails, mes mails,
    boîte de réception, paperasse, administratif, factures, comptabilité, déclaration d'impôts,
    saisie de données, traduire, traduction, corriger des copies, préparer un cours,
    faire des diapositives, date limite, à rendre demain, liste de tâches, finir mon travail,
    procrastiner, impossible de bosser, bosser, la tête ailleurs, impossible de me concentrer
  `,
  analytical: `
    déboguer, débogage, corriger un bug, trouver l'erreur, chercher la cause, panne,
    panne du serveur, analyser, analyse, analyser les données, statistiques, maths, mathématiques,
    exercices de maths, équations, résoudre, résoudre un problème, démonstration, physique, calcul,
    calculer, tableur, budget, faire le budget, bilan comptable, vérifier les chiffres, prévisions,
    décider, décision, prendre une décision, peser le pour et le contre, comparer, évaluer,
    stratégie, réfléchir, réflexion, revue de code, relire un contrat, audit, échecs,
    jouer aux échecs, énigme, casse-tête, architecture logicielle
  `,
  creative: `
    trouver des idées, idées, idée, nouvelles idées, remue-méninges, inspiration, créatif, créative,
    créativité, créer, création, imaginer, imagination, concevoir, trouver un nom, slogan,
    campagne publicitaire, dessiner, dessin, peindre, peinture, croquis, illustration, graphisme,
    logo, maquette, écrire une histoire, nouvelle, roman, écrire un roman, poème, poésie, scénario,
    chanson, écrire une chanson, composer, composition, musique, jouer de la guitare, photographie,
    page blanche, bricolage, décoration, atelier peinture
  `,
  meeting: `
    réunion, réunion d'équipe, réunion client, rendez-vous client, rendez-vous avec le client,
    point d'équipe, point hebdo, visioconférence, visio, appel, appel client, coup de fil,
    entretien, entretien d'embauche, entretien annuel, négociation, négocier, négocier mon salaire,
    augmentation, présentation devant, présenter, présenter le projet, exposé, exposé oral,
    prise de parole, discours, donner un cours, enseigner, soutenance, soutenance de thèse,
    conférence, atelier, discuter avec, discussion, parler à mon chef, conseil d'administration,
    comité, oral, réunion parents, formation à animer, consultation, conversation difficile,
    premier rendez-vous
  `,
  calm: `
    stressé, stressée, stress, très stressé, angoisse, angoissé, angoissée, anxieux, anxieuse,
    anxiété, panique, crise de panique, nerveux, nerveuse, trac, j'ai le trac, peur, j'ai peur,
    inquiet, inquiète, débordé, débordée, dépassé, surmenage, submergé, trop de pression, en colère,
    énervé, énervée, fâché, triste, pleurer, je craque, me calmer, calmer, calme, se détendre,
    détente, me détendre, relaxation, respirer, respiration, méditer, méditation, pleine conscience,
    souffler, faire une pause, pause, apaiser, sérénité, yoga, lâcher prise, burn-out, dispute
  `,
  energise: `
    fatigué, fatiguée, crevé, crevée, épuisé mais je dois travailler, somnolent, coup de barre,
    coup de mou, coup de fatigue, manque d'énergie, énergie, besoin d'énergie, sans énergie,
    me réveiller, réveil difficile, rester éveillé, motivation, pas motivé, me motiver, démotivé,
    flemme, j'ai la flemme, coup de fouet, booster, mal dormi, sport, faire du sport, entraînement,
    musculation, salle de sport, courir, course à pied, footing, vélo, natation, match de foot,
    danser, jeux vidéo, partie classée, tournoi, ménage, faire le ménage, être en forme, dynamisme,
    travail de nuit, tonus, rester éveillée, je n'arrive pas à rester éveillé,
    je m'endors au bureau, je dors debout, somnolente
  `,
  wind_down: `
    dormir, je n'arrive pas à dormir, impossible de dormir, m'endormir,
    je n'arrive pas à m'endormir, insomnie, aller au lit, se coucher, me coucher, au lit,
    bonne nuit, sommeil, sieste, petite sieste, fin de journée, journée terminée, après le travail,
    soirée, soirée tranquille, décrocher du travail, déconnecter, décompresser le soir, lire au lit,
    avant de dormir, longue journée, regarder une série, canapé, me reposer ce soir, week-end,
    nuit blanche, réveillé à 3h du matin, ralentir le soir
  `,
  none: `
    déjeuner, pause déjeuner, petit-déjeuner, dîner, repas, vacances, congé, congés, jour férié,
    absent, absence, dentiste, médecin, rendez-vous médecin, coiffeur, courses, faire les courses,
    chercher les enfants, anniversaire, mariage, vol pour, train pour, voyage, garage, vétérinaire,
    bonjour, salut, merci, ça va, qui es-tu, météo, raconte une blague, je ne sais pas, rien,
    déménagement, colis, arrêt maladie
  `,
};
