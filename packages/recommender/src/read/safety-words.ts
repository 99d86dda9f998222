/**
 * Words that mention a risk from flashing light, by language, separated by commas. Each matches the beginning of a word
 * or of a run of words, in the normalised form; in Chinese, Japanese and Korean it matches anywhere.
 */
export const SAFETY_WORDS = {
  english: `
    epilep, seizure, seizing, photosensitiv, photo sensitiv, photic, photoparoxysmal, photophobi,
    light sensitiv, sensitive to light, sensitive to bright, sensitive to flash,
    sensitive to flicker, sensitive to strob, sensitivity to light, sensitivity to flash,
    sensitivity to flicker, flicker sensitiv, flash sensitiv, strobe, strobing, stroboscop, jme,
    tle, lights flash, lights that flash, lights that blink, lights blink, blinking lights, i faint,
    faint when, faint if, i black out, black out sometimes, dizzy from flash, dizzy from screen,
    screens make me dizzy, screens make me ill, screens make me sick, flicker makes, flashing light,
    flashing screen, flashing make, flashing trigger, flashes make me, flashes trigger,
    flashes bother, flashes hurt, flashy lights, flickering light, flickering screen,
    flickering make, flickering bother, flickering hurt, flicker make, flicker hurt,
    flicker trigger, blinking light, pulsing light, lights trigger, lights make me,
    bright lights hurt, convuls, tonic clonic, grand mal, petit mal, absence attack,
    absence episode, status epilepticus, myoclon, infantile spasms, dravet, lennox gastaut,
    his fits, her fits, used to get fits, history of fits, lose awareness, lost awareness, losing awareness, eeg on me, having an eeg,
    avoid flicker, avoid flash, avoid strob, away from flash, away from strob, had a fit, having a fit, have fits, having fits, had fits, get fits, sudden fits, fits when,
    fit last, blackouts, blacked out, black out when, blacking out, passed out, passing out,
    loss of consciousness, lost consciousness, fainted, fainting, syncope, migrain, aura before,
    visual aura, ocular aura, scintillating, visual snow, concus, migrane, tbi, brain injur,
    head injur, head trauma, hit my head, brain surgery, brain tumor, brain tumour, brain bleed,
    brain haemorrhage, brain hemorrhage, craniotomy, had a stroke, after my stroke, after a stroke,
    stroke survivor, stroke last, eeg abnormal, abnormal eeg, anticonvuls, anti convuls, antiepilep,
    anti seizure, keppra, levetiracetam, lamotrigine, lamictal, valproate, depakote, topiramate,
    topamax, carbamazepine, tegretol, phenytoin, dilantin, oxcarbazepine, lacosamide, vimpat,
    clobazam, triptan, sumatriptan, cluster headache, vestibular migr, vestibular disorder, vestibular neuritis, vestibular loss, vertigo, meniere,
    labyrinthitis, bppv, pokemon shock, neurologist, seizure dog, seizure free, convulsed, fits since,
    fits as a child, fits as a kid, fits a week, fits a month, fits a year, fits in my sleep,
    prone to fits, suffer fits, suffer from fits, suffers fits, gets fits, get the odd fit, my fits,
    fitting episode, febrile fit, absences at school, get absences, having absences, have absences,
    my absences, absence seiz, staring spell, staring episode, blank spell, blank episode,
    zone out episode, zoning out episode, zoning out spell, funny turn, funny turns, have turns,
    drop attack, drop attacks, jerks in the morning, morning jerks, get auras, have auras,
    having an aura, got an aura, getting an aura, feel an aura, with aura, aura coming, aura started,
    aura phase, my aura started, seeing auras, zigzag lines, zig zag lines, zigzags in my vision,
    shimmering in my vision, sparkles in my vision, flashes in my vision, blind spot in my vision,
    blind spots in my vision, kaleidoscope vision, half blind from a headache, hemiplegic,
    light triggers, light hurts my, light hurts, light bothers, light makes me, intolerant of light,
    intolerance to light, cant tolerate light, sensitive eyes, eyes are sensitive,
    my eyes are light, irlen, vns, vagus nerve stimulator, responsive neurostim, ketogenic for sei,
    knocked unconscious, knocked out cold, unconscious, black outs, pass out, passes out,
    collapse when, collapsed last, aneurysm, mini stroke, brain op, brain operation, brain lesion,
    brain cyst, head knock, knock to the head, bang to the head, banged my head, hit his head,
    hit her head, fractured skull, skull fracture, post concuss, pcs symptoms, pots and faint,
    zonisamide, brivaracetam, briviact, perampanel, fycompa, ethosuximide, cenobamate, xcopri,
    epilim, primidone, phenobarb, rufinamide, eslicarbazepine, buccal midazolam, rescue midazolam,
    diastat, nayzilam, rizatriptan, maxalt, zolmitriptan, imitrex, aimovig, ajovy, emgality,
    nurtec, ubrelvy, eptinezumab, makes me dizzy, makes me feel dizzy, makes me a bit dizzy, making me dizzy, making me feel dizzy,
    making me a bit dizzy, made me dizzy, im dizzy, im a bit dizzy, im getting dizzy, im feeling dizzy, i am dizzy, i am getting dizzy,
    i feel dizzy, i get dizzy, dizzy from it, dizzy from this, dizzy from that, makes my head spin, making my head spin,
    made my head spin, makes me lightheaded, making me lightheaded, makes me nauseous, making me nauseous
  `,
  german: `
    epilep, krampfanfall, krampfanfalle, anfallsleiden, anfalle, fotosensi, photosensi,
    lichtempfindlich, lichtscheu, blitzlicht, flackerlicht, flackernd, stroboskop, migrane,
    gehirnerschutterung, schadel hirn trauma, schadelhirntrauma, hirnverletzung, hirntumor,
    ohnmacht, ohnmachtig, bewusstlos, krampfe, schlaganfall, einen anfall, anfall gehabt, absencen,
    neurologe, neurologin, visuelle aura, mit aura, zickzack sehen, grand mal, gehirnblutung,
    in ohnmacht, umgekippt bei, mir wird schwind, mir ist schwind, wird mir schwind, ist mir schwind, mir wird ganz schwind,
    mir wird etwas schwind, mir wird leicht schwind, mir wird bissl schwind, mir wird ein bisschen schwind, wird mir ganz schwind,
    macht mich schwind, schwindlig davon, schwindelig davon, mir wird ubel davon, davon wird mir ubel, davon wird mir schlecht, mir wird schlecht davon,
    davon dreht sich mir der kopf
  `,
  french: `
    epilep, depilep, lepilep, mevanoui, sevanoui, lavc, davc, crise convulsive, crises convulsives, crise d epi, photosensib, photosensi,
    sensible a la lumiere, sensible aux flash, sensible aux lumieres, sensibilite a la lumiere,
    lumieres clignotantes, clignotement, stroboscop, migrain, commotion, traumatisme cranien,
    convulsion, perte de connaissance, perds connaissance, evanoui, tumeur cerebrale, avc,
    me donne le vertige, me donne des vertiges, donne le tournis, jai des vertiges, jai le vertige avec, jai la tete qui tourne, me fait tourner la tete,
    ca me donne mal au coeur, ca me donne la nausee, crise d absence, crises d absence, neurologue, aura visuelle, photophob, coup sur la tete, comitial
  `,
  spanish: `
    epilep, convulsi, crisis epi, ataque epi, fotosensib, fotosensi, sensible a la luz,
    sensibilidad a la luz, luces parpadeantes, luces intermitentes, luces estrobo, parpadeo,
    estrobosc, migran, jaqueca, conmocion, contusion cerebral, traumatismo cran, lesion cerebral,
    desmay, perdi el conocimiento, pierdo el conocimiento, tumor cerebral, ictus, neurologo,
    neurologa, me marea, me esta mareando, me estoy mareando, me mareo, estoy mareado, estoy mareada, me da mareo, me da vueltas la cabeza,
    me da nauseas, crisis de ausencia, ausencias epi, aura visual, con aura, fotofob, golpe en la cabeza,
    derrame cerebral
  `,
  portuguese: `
    epilep, convuls, crise epi, ataque epi, fotossens, fotosens, sensivel a luz,
    sensibilidade a luz, luzes piscando, luzes piscantes, luz estrob, estrobosc, enxaquec, concuss,
    concussao, traumatismo cran, lesao cerebral, desmai, tumor cerebral, avc, neurologista,
    me deixa tont, me deixando tont, estou tont, fico tont, ficando tont, me da tontura, estou com tontura, me da enjoo, me deixa enjoad,
    crise de ausencia, aura visual, com aura, fotofob, bati a cabeca, pancada na cabeca
  `,
  italian: `
    epile, lepile, depile, dellepile, lemicran, demicran, dellemicran, lictus, convulsi, crisi epi, attacco epi, fotosens, sensibile alla luce, sensibile alle luci,
    sensibilita alla luce, luci lampeggianti, luci intermittenti, strobosc, emicran,
    commozione cerebrale, trauma cranico, svenut, sveniment, svengo, tumore cerebrale, ictus,
    neurologo, mi gira la testa, mi fa girare la testa, mi sta facendo girare la testa, mi da le vertigini, mi da la nausea, crisi di assenza, con aura, aura visiva, fotofob, botta in testa
  `,
  dutch: `
    epilep, toevallen, epileptische aanval, stuipen, fotosens, lichtgevoelig, lichtflits,
    knipperend, flikkerend, flitsend licht, strobosc, migraine, hersenschudding, hersenletsel,
    hersentumor, ik word duizelig, word ik duizelig, word er duizelig, ben duizelig, maakt me duizelig, maakt mij duizelig, er duizelig van,
    flauwgevallen, flauwvallen, neuroloog, absences gehad, met aura, buiten bewustzijn,
    beroerte
  `,
  nordic: `
    epilep, blir yr av, blir yr i huvudet, gor mig yr, jag blir yr, blir svimmel, gor meg svimmel, gor mig svimmel, anfall, krampanfall, krampeanfald, ljuskanslig, lyssensitiv, lysfolsom, fotosensi,
    fotosensitiv, blinkande ljus, blinkende lys, migran, migrene, hjarnskakning, hjernerystelse,
    valoherk, aivotarahdys, migreeni, kouristus, kohtauks, neurolog, svimmade av, svimmat, besvimt,
    besvimet, besvimer, pyorryin, pyortyny, stroke nyligen, hjarnblodning, hjerneblodning
  `,
  polish: `
    padaczk, epilep, napad padacz, napady padacz, napad drgawk, drgawk, swiatlowstret, swiatloczul,
    nadwrazliwosc na swiatlo, wrazliwy na swiatlo, wrazliwa na swiatlo, migajac, migotan,
    stroboskop, migren, wstrzas mozgu, wstrzasu mozgu, wstrzasem mozgu,
    wstrzasnieni, uraz glowy, urazu glowy, urazie glowy, uraz mozgu, urazie mozgu, omdl, zemdl, mdleje,
    stracilem przytomnosc, kreci mi sie w glowie, w glowie mi sie kreci, stracilam przytomnosc, udar mozgu, z aura
  `,
  czech_and_slovak: `
    epilep, padoucnic, fotosenzit, citlivy na svetlo, blikajici, stroboskop, migren,
    otres mozku, otresu mozku, otresem mozku, krece, omdle, zachvat epi, mozgova mrtvice, s aurou, ztratil vedomi, ztratila vedomi
  `,
  russian: `
    эпилеп, судорог, судорож, припадок, припадк, фоточувств, фотосенс, светочувств, светобоязн,
    чувствителен к свету, чувствительность к свету, мигающ, мерцающ, мерцани, вспышк, стробоскоп,
    мигрен, сотрясени, чмт, травма головы, травмы головы, травму головы, травмой головы, обморок, теряю сознание, терял сознание,
    потерял сознание, потеряла сознание, невролог, голова кружится, кружится голова, с аурой, инсульт, абсанс, светочув
  `,
  ukrainian: `
    епілеп, епилеп, судом, припадок, напад епі, фоточутлив, світлочутлив, світлобоязн,
    чутливий до світла, миготлив, мерехт, стробоскоп, мігрен, мигрен, струс мозку, струсу мозку, струсом мозку, струсі мозку, черепно мозков,
    непритомн, втрачаю свідомість
  `,
  turkish: `
    epilep, sara hastas, sara nobet, nobet gecir, nobetler, havale, fotosensi, isiga duyarli,
    isik hassasiyet, basim donuyor, basimi donduruyor, isiga hassas, yanip sonen, strobe, migren, beyin sarsintisi, kafa travmasi,
    bayilma, bayildim
  `,
  greek_hebrew_arabic_persian: `
    επιληπ, επιληψ, σπασμ, κρισεις επι, φωτοευαισθ, ημικραν, διασεισ, אפילפס, האפילפס, באפילפס, לאפילפס, המיגרנ, פרכוס, רגישות לאור,
    רגיש לאור, מיגרנ, זעזוע מוח, صرع, الصرع, بالصرع, للصرع, تشنج, نوبة صرع, نوبات, حساسية الضوء, حساس للضوء,
    صداع نصفي, الشقيقة, ارتجاج, میگرن, تشنجات
  `,
  hindi_and_neighbours: `
    मिर्गी, मिरगी, दौरा पड़, दौरे पड़, दौरे, माइग्रेन, रोशनी से परेशानी, चमकती रोशनी, सिर की चोट,
    बेहोश, मिर्गीचा, মৃগী, খিঁচুনি, மைக்ரேன், வலிப்பு, mirgi, migrain
  `,
  indonesian_vietnamese_thai: `
    epilep, ayan, kejang, fotosensi, sensitif cahaya, sensitif terhadap cahaya, migrain, gegar otak,
    dong kinh, co giat, nhay cam anh sang, dau nua dau, chan dong nao, ลมชัก, ลมบ้าหมู, ชัก, ไมเกรน,
    แพ้แสง
  `,
  hungarian_and_romanian: `
    epilep, gorcsroham, roham, fenyerzekeny, migren, agyrazkodas, epilepsi, convulsii, crize epi,
    fotosensib, migrena, comotie
  `,
  chinese: `
    癫痫, 癲癇, 羊癫疯, 羊角风, 抽搐, 惊厥, 光敏, 畏光, 怕光, 对光敏感, 闪光敏感, 闪光会, 闪烁的光, 频闪, 闪烁, 偏头痛, 偏頭痛, 头晕, 頭暈, 脑震荡, 腦震盪, 脑外伤,
    脑损伤, 晕厥, 昏倒
  `,
  japanese: `
    てんかん, 癲癇, 癇癪発作, 発作, けいれん, 痙攣, 光過敏, 光感受性, 光に敏感, 光に弱い, 点滅, フラッシュ, 偏頭痛, 片頭痛, めまい, 目眩, 脳震盪, 脳しんとう, 頭部外傷, 失神,
    閃輝暗点, ポケモンショック
  `,
  korean: `
    간질, 뇌전증, 발작, 경련, 광과민, 광민감, 빛에 민감, 빛에 예민, 깜빡이는, 섬광, 점멸, 편두통, 어지러워, 어지럽, 뇌진탕, 뇌손상, 실신, 기절
  `,
} as const satisfies Record<string, string>;

/** English words that are recognised with a slip of one letter as well. */
export const OFTEN_MISTYPED_SAFETY_WORDS = [
  'epilepsy',
  'epileptic',
  'seizure',
  'seizures',
  'migraine',
  'migraines',
  'photosensitive',
  'photosensitivity',
  'convulsions',
  'stroboscopic',
] as const;

/** Phrases that contain a safety word and mean something else: a panic attack is no seizure, unconscious bias no faint. */
export const NOT_A_RISK = [
  '공황 발작',
  '공황발작',
  'パニック発作',
  '開発作',
  'anfallend',
  'collapse the',
  'unconscious bias',
  'sarcastic fits',
  'lights camera',
  'dizzy with joy',
  'dizzy with love',
  'dizzy with happiness',
  'dizzy with excitement',
  'dizzy with success',
  'schwindlig vor gluck',
  'schwindelig vor gluck',
  'schwindlig vor freude',
  'mareado de felicidad',
] as const;

/**
 * Uses of the same words in trades, games and figures of speech, whole words, separated by commas. They are taken out only
 * where nothing else in the text is of a person who is affected.
 */
export const HARMLESS_USES = `
  strobe lighting, strobe lights for, strobe rider, strobe photography, strobe effect, strobe tuner, strobe plugin,
  flash photography, flash photo, flash photos, flash sale, flash sales, flash drive, flash drives, flash memory, flash firmware,
  flash fiction, flash flood, flash floods, flash card, flash cards, flash mob, flash crash, flash loan, flash loans, flash news,
  flash game, adobe flash, the flash, flash the, flashing the, flash back, flash backs, flash forward, flash point,
  flashing lights by, flashing light animation, flashing firmware, blinking cursor, blinking light on the, blinking lights on the,
  blinking led, blinking leds, flickering candle, flickering candles, flickering light in the scene, flickering screen bug,
  flickering test, flickering tests, lights flash in the,
  fit of laughter, fits of laughter, fit of giggles, fits of giggles, fit of the giggles, fit of rage, fit of pique, fits of rage,
  fit of coughing, hissy fit, hissy fits, fits and starts, fit last minute, having a fit about, had a fit about, throwing a fit,
  tantrum fits, asset seizure, assets seizure, seizure of assets, seizure of property, property seizure, search and seizure,
  drug seizure, drugs seizure, seizure warrant, seizure order, land seizure, seizing the, seizing an, seizing opportunities,
  stroke of luck, stroke of genius, stroke of midnight, stroke of inspiration, had a stroke of, after a stroke of,
  collective unconscious, the unconscious mind, unconscious mind, unconscious competence, unconscious incompetence, unconsciously,
  rolling blackouts, power blackouts, blackouts in the grid, blackouts across, comms blackouts, media blackouts,
  passing out flyers, passing out leaflets, passing out handouts, passing out papers, passing out the, passing out parade,
  passing out candy, passing out snacks, pass out flyers, pass out leaflets, pass out handouts, pass out papers, pass out the,
  passed out flyers, passed out the, passed out leaflets, collapse when, collapse when clicked, fainting goats, fainting couch,
  vertigo by, film vertigo, movie vertigo, hitchcocks vertigo, vertigo comics, vertigo effect, the commotion, a commotion,
  all this commotion, convulsed with laughter, knocked out cold by the price, concussion grenade, concussion protocol slides,
  concussion missile, migraine inducing spreadsheet, blitzlichtfoto*, blitzlichtgewitter, anfall och forsvar, anfallsspel, anfallstrategi,
  フラッシュカード, フラッシュメモリ, フラッシュセール, フラッシュ暗算, フラッシュバック, フラッシュモブ, 突発作業, 発作業, カーソルの点滅, カーソル点滅,
  光标闪烁, 闪烁的光标, 频闪灯采购, 플래시 세일, 점멸 스킬`;

/** Words of a person who is affected by something, whole words, a star for any ending. */
export const AFFECTED = `
  me, my eyes, my head, my brain, my vision, my son, my daughter, my husband, my wife, my partner, my kid, my child, dizzy, dizziness,
  sick, ill, faint*, nause*, hurt*, pain*, unwell, sensitiv*, seizures, epilep*, migraine*, doctor, hospital, diagnos*, medic*,
  attack*, trigger*, aura*, blacked out, ambulance, schwindel*, ubel*, empfindlich*, めまい, 気分が悪, 弱い, 苦手, 過敏, 倒れ, 敏感, 头晕,
  难受, 어지, 민감, 예민`;
