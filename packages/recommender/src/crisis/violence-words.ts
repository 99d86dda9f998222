/** Each of some people with each of some doings, separated by commas: "a b" and "c" with "x" and "y" are "a b x, a b y, c x, c y". */
function each(people: string, doings: string): string {
  return people
    .split(',')
    .flatMap((person) => doings.split(',').map((doing) => `${person.trim()} ${doing.trim()}`))
    .join(',');
}

/** Words in which somebody says that another person hurts or threatens them, in the form of `CRISIS_WORDS`. */
export const VIOLENCE_WORDS: Readonly<Record<string, string>> = {
  english: `${each(
    `he, she, hes, shes, husband, wife, boyfriend, girlfriend, partner, my ex, dad, father, mum, mom, mother, stepdad,
     stepfather, my uncle, my son, somebody, someone`,
    `hits me, is hitting me, hitting me, hit me, keeps hitting me, beats me, is beating me, beating me, beat me, beats me up,
     punches me, punched me, is punching me, slaps me, slapped me, kicks me, kicked me, chokes me, choked me, is choking me,
     strangled me, strangles me, is hurting me, hurting me, threatens me, threatened me, is threatening me,
     threatening me, threatens to kill me, threatened to kill me, attacked me, is attacking me, attacking me, raped me,
     following me home, is following me home, breaking in, is breaking in, is trying to break in, trying to break in`,
  )}, i have been raped, ive been raped, i was raped, was sexually assaulted`,
  german: `${each(
    'er, sie, mein mann, meine frau, mein freund, meine freundin, mein partner, mein ex, mein vater, meine mutter, mein stiefvater',
    'schlägt mich, verprügelt mich, prügelt mich, schlägt auf mich ein, würgt mich, bedroht mich, tritt mich, hat mich geschlagen, hat mich verprügelt, hat mich gewürgt, hat mich bedroht, hat mich vergewaltigt',
  )}, werde geschlagen, wurde geschlagen, werde von meinem mann geschlagen`,
  french: each(
    'il, elle, mon mari, ma femme, mon copain, ma copine, mon conjoint, mon compagnon, mon mec, mon ex, mon père, mon beau-père, ma mère',
    `me frappe, me bat, me tape, me tape dessus, m'a frappée, m'a frappé, m'a battue, m'a battu, m'a tapée, m'étrangle,
     m'a étranglée, me menace, m'a violée, me cogne`,
  ),
  spanish: each(
    'mi marido, mi esposo, mi mujer, mi esposa, mi novio, mi novia, mi pareja, mi ex, mi padre, mi papá, mi padrastro, mi mamá, mi madre, él, ella',
    `me pega, me está pegando, me golpea, me está golpeando, me pegó, me golpeó, me ha pegado, me maltrata, me amenaza,
     me quiere matar, me ahorca, me violó`,
  ),
  portuguese: each(
    'meu marido, minha mulher, meu namorado, minha namorada, meu companheiro, meu ex, meu pai, minha mãe, meu padrasto, ele, ela',
    'me bate, está me batendo, tá me batendo, me bateu, bate em mim, bateu em mim, me agride, me agrediu, me espanca, me espancou, me ameaça, me enforca, me estuprou',
  ),
  italian: `${each(
    'mio marito, mia moglie, il mio ragazzo, la mia ragazza, il mio compagno, il mio ex, mio padre, mia madre, lui, lei',
    'mi picchia, mi sta picchiando, mi ha picchiato, mi ha picchiata, mi mena, mi colpisce, mi minaccia, mi ha violentata, mi strangola',
  )}, mi picchia, mi ha picchiato, mi ha picchiata`,
  dutch: each(
    'hij, mijn man, mijn vrouw, mijn vriend, mijn vriendin, mijn partner, mijn ex, mijn vader, mijn moeder',
    'slaat me, slaat mij, sloeg me, mishandelt me, mishandelt mij, bedreigt me, wurgt me, heeft me geslagen, heeft me verkracht',
  ),
  polish: `${each(
    'mąż, chłopak, partner, ojciec, ojczym, on, były',
    'mnie bije, bije mnie, mnie uderzył, uderzył mnie, mnie pobił, pobił mnie, mi grozi nożem, grozi że mnie zabije, mnie dusi, dusi mnie, zgwałcił mnie',
  )}, ${each('bije mnie', 'mąż, mój mąż, chłopak, mój chłopak, partner, ojciec')}`,
  czech_and_slovak: each(
    'manžel, muž, přítel, partner, otec, on, můj muž, priateľ',
    'mě bije, mě mlátí, mě zbil, mě škrtí, mi vyhrožuje, ma bije, ma mláti',
  ),
  nordic: `${each(
    'han, hon, hun, min man, min mann, min mand, min pojkvän, kjæresten min, mannen min, min kæreste, min pappa',
    'slår mig, slår meg, slog mig, slo meg, misshandlar mig, mishandler meg, hotar mig, truer meg, truer mig',
  )}, ${each('mieheni, mies, poikaystäväni, isä, hän', 'lyö minua, hakkaa minua, löi minua, uhkaa minua')}`,
  russian_and_ukrainian: `${each(
    'муж, мой муж, парень, мой парень, отец, отчим, он, бывший, партнёр',
    'меня бьёт, бьёт меня, меня избивает, избивает меня, меня избил, избил меня, меня ударил, ударил меня, меня душит, угрожает мне, мне угрожает, меня изнасиловал',
  )}, ${each('чоловік, мій чоловік, хлопець, батько, він', "мене б'є, б'є мене, мене побив, побив мене, мені погрожує, погрожує мені")}`,
  turkish: each(
    'kocam, eşim, sevgilim, erkek arkadaşım, babam, üvey babam, eski kocam',
    'beni dövüyor, bana vuruyor, beni dövdü, bana vurdu, beni tehdit ediyor, beni boğuyor, bana şiddet uyguluyor',
  ),
  greek_hebrew_arabic_persian: `
    ο άντρας μου με χτυπάει, ο σύζυγός μου με χτυπάει, με χτυπάει ο άντρας μου, ο φίλος μου με χτυπάει,
    בעלי מרביץ לי, בעלי מכה אותי, החבר שלי מרביץ לי, הוא מרביץ לי, הוא מכה אותי, בן הזוג שלי מכה אותי,
    زوجي يضربني, يضربني زوجي, أبي يضربني, خطيبي يضربني, زوجي يهددني, أخي يضربني, هو يضربني,
    شوهرم مرا می‌زند, شوهرم منو میزنه, شوهرم کتکم میزنه, پدرم منو میزنه`,
  hindi_and_neighbours: `${each(
    'pati, husband, pita, papa, boyfriend, sasural wale, wo, woh',
    'mujhe maar raha hai, mujhe marta hai, mujhe maarta hai, mujhe marte hain, mujhe maarte hain, mujhe mar raha hai, mujhe peet raha hai, mujhe peetta hai, mujhe pitta hai, mujhe dhamki deta hai',
  )}, ${each(
    'पति, पिता, पापा, वह, वो, बॉयफ्रेंड',
    'मुझे मार रहा है, मुझे मारता है, मुझे मारते हैं, मुझे मार रहे हैं, मुझे पीटता है, मुझे पीट रहा है, मुझे पीटते हैं',
  )}, স্বামী আমাকে মারে, স্বামী আমাকে মারছে, شوہر مجھے مارتا ہے, شوہر مجھے مار رہا ہے`,
  indonesian_vietnamese_thai: `
    ${each('suami saya, suamiku, suami, pacar saya, pacarku, ayah saya, ayahku', 'memukul saya, memukuli saya, memukulku, memukuliku, mukul saya, mukulin aku, mengancam saya')},
    chồng đánh tôi, chồng tôi đánh tôi, chồng đánh em, bạn trai đánh tôi, bố đánh tôi, bố đánh con,
    สามีตีฉัน, สามีทำร้ายฉัน, แฟนตีฉัน, แฟนทำร้ายฉัน, พ่อตีฉัน, ผัวตี`,
  hungarian_and_romanian: `${each(
    'a férjem, férjem, a barátom, barátom, apám, az apám, az exem',
    'ver engem, megver, megvert, bántalmaz, megütött, fenyeget, fojtogat',
  )}, ${each(
    'soțul meu, soțul, iubitul meu, prietenul meu, tata, fostul meu',
    'mă bate, m-a bătut, mă lovește, m-a lovit, mă amenință, mă strânge de gât',
  )}`,
  chinese: `
    丈夫打我, 老公打我, 男友打我, 男朋友打我, 爸爸打我, 父亲打我, 父親打我, 前夫打我, 他打我, 他在打我, 丈夫在打我, 老公在打我,
    被老公打, 被丈夫打, 被男友打, 被男朋友打, 被家暴, 家暴我, 掐我脖子`,
  japanese: `
    夫に殴られ, 夫が殴, 彼氏に殴られ, 彼に殴られ, 旦那に殴られ, 父に殴られ, 父親に殴られ, 元夫に殴られ, 夫に叩かれ, 夫に蹴られ,
    旦那に叩かれ, 旦那が殴, 夫に首を絞められ, 夫に暴力, 旦那に暴力, 彼氏に暴力, dvされ, dvを受け`,
  korean: `
    남편이 때려, 남편이 때리, 남편이 절 때려, 남편이 나를 때려, 남편이 저를 때려, 남편한테 맞, 남편에게 맞, 남친이 때려,
    남자친구가 때려, 남자친구한테 맞, 아빠가 때려, 아버지가 때려, 남편이 폭행, 아빠한테 맞`,
};

/** What people win at. */
const GAMES = `chess, scrabble, tennis, cards, everything, mario kart, monopoly, golf, poker, squash, darts, table tennis, ping pong,
  badminton, go, checkers, video games, games, pool, fifa, trivia`;

/** What holds such words and means something else. */
export const NOT_VIOLENCE: readonly string[] = [
  ...each('beats me at, beat me at, is beating me at, beating me at', GAMES).split(','),
  'beat me to it',
  'beats me to it',
  'beat me by',
  'beat me in the',
  'hit me up',
  'hits me up',
  'hit me with a question',
  'hit me like',
  'hits me like',
  'hit me that',
  'hits me that',
  'schlagt mich im schach',
  'schlagt mich beim',
  'schlagt mich vor',
  'schlagt mich als',
  'me bat aux echecs',
  'me bat au tennis',
  'me bat aux cartes',
  'slaat me met schaken',
  'slar mig i schack',
  'slar meg i sjakk',
  '他打我电话',
  '他打我電話',
];

/**
 * Where somebody needs help at once, words that say that it is another person who threatens them: the police are called
 * before a doctor. They say nothing where no emergency is heard.
 */
export const SIGNS_OF_A_THREAT: Readonly<Record<string, string>> = {
  english: `
    has a knife, has a gun, with a knife, with a gun, pulled a knife, pulled a gun, armed, breaking in, broke in, break in,
    breaking into, breaking the door, break down the door, breaking down the door, kicking the door, kicking in the door,
    banging on the door, banging on my door, pounding on the door, trying to get in, follows me, following me, followed me,
    chasing me, intruder*, burglar*, stalker*, stalking me, threaten*, hostage, locked me in, someone in my house, someone in the house, somebody in the house,
    going to kill me, wants to kill me, hitting, hits me, hit me, beating, shooting, shots`,
  german: `einbrecher*, einbricht, bricht ein, brechen ein, hat ein messer, mit einem messer, hat eine waffe, verfolgt mich, bedroht*, schlägt gegen die tür, hämmert an die tür, tritt die tür, will mich umbringen`,
  french: `a un couteau, avec un couteau, tape à la porte, frappe à la porte, défonce la porte, me suit, me menace, cambrioleur*, est armé, entré chez moi, veut me tuer`,
  spanish: `tiene un cuchillo, con un cuchillo, tiene una pistola, golpeando la puerta, me sigue, me está siguiendo, me amenaza, ladrón, ladrones, quiere matarme, me va a matar`,
  portuguese: `com uma faca, tem uma faca, está armado, batendo na porta, arrombando, me seguindo, me ameaçando, ladrão, quer me matar`,
  italian: `ha un coltello, con un coltello, è armato, alla porta, mi segue, mi sta seguendo, mi minaccia, ladri, vuole uccidermi`,
  others: `
    heeft een mes, inbreker*, volgt me, bedreigt*, ma nóż, włamuje się, włamywacz*, idzie za mną, grozi mi, inbrott, med kniv,
    följer efter mig, у него нож, с ножом, ломится в дверь, преследует меня, угрожает, bıçak, kapıyı kırıyor, beni takip ediyor,
    سكين, يهددني, चाकू, चोर, 刃物, ナイフ, 侵入, 後をつけ, 拿着刀, 闯进, 跟踪我, 威胁我, 칼을 들, 침입, 따라와요, 협박`,
};
