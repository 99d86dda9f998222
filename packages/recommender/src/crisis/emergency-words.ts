/**
 * Words in which somebody says that they, or somebody beside them, may need an ambulance now, in the form of
 * `CRISIS_WORDS`. Of symptoms that people also write about at work, only what is said of oneself stands here.
 */
export const EMERGENCY_WORDS: Readonly<Record<string, string>> = {
  english: `
    i have chest pain*, im having chest pain*, having chest pains, pain in my chest, pressure in my chest,
    feeling in my chest, my chest hurts, my chest is crushing, my chest feels crush*, my left arm is numb,
    my left arm has gone numb, my left arm went numb, my arm has gone numb, my face has drooped, my face is drooping,
    my face is numb, one side of my face, cant feel one side of my body, my words come out wrong, my speech is slurred,
    im having a stroke, having a heart attack, i cant breathe, struggling to breathe, lips going blue,
    lips are blue, lips are turning blue, turning blue, my throat is closing, throat is closing up, anaphyla*,
    coughing up blood, throwing up blood, vomiting blood, bleeding wont stop, wont stop bleeding, cant stop the bleeding,
    overdosed, took an overdose, taken an overdose, took too many pills, took way too many pills, took too many tablets,
    taken too many pills, taken too many tablets, swallowed bleach, isnt breathing, not breathing, stopped breathing,
    wont wake up and, im passing out, keep passing out`,
  german: `
    brustschmerzen, schmerzen in der brust, stechen in der brust, druck auf der brust, ich habe einen herzinfarkt,
    ich habe einen schlaganfall, mein gesicht hängt, mein arm ist taub, bekomme keine luft, kriege keine luft,
    krieg keine luft, atmet nicht mehr, zu viele tabletten genommen, hört nicht auf zu bluten, blut gespuckt`,
  french: `
    mal à la poitrine, douleur à la poitrine, douleurs à la poitrine, douleur dans la poitrine, je fais un avc,
    je fais une crise cardiaque, mon bras est engourdi, n'arrive plus à respirer, n'arrive pas à respirer,
    arrive plus à respirer, peux plus respirer,
    ne respire plus, avalé trop de cachets, pris trop de cachets, pris trop de médicaments, crache du sang`,
  spanish: `
    me duele el pecho, me duele mucho el pecho, dolor en el pecho, presión en el pecho, me cuesta respirar,
    no puedo respirar, no respira, se me duerme el brazo, tengo un infarto, me está dando un infarto,
    tomé demasiadas pastillas, he tomado demasiadas pastillas, vomito sangre, toso sangre`,
  portuguese: `
    dor no peito, aperto no peito e, não consigo respirar, não está respirando, estou tendo um infarto,
    meu braço está dormente, tomei comprimidos demais, tomei muitos comprimidos, vomitando sangue, tossindo sangue`,
  italian: `
    dolore al petto, mi fa male il petto, non riesco a respirare, non respira più, ho un infarto, ho preso troppe pillole,
    vomito sangue, il braccio è insensibile`,
  dutch: `
    pijn op de borst, pijn op mijn borst, krijg geen lucht, ademt niet meer, te veel pillen genomen, ik heb een hartaanval,
    mijn arm is gevoelloos`,
  polish: `
    ból w klatce piersiowej, boli mnie w klatce, nie mogę oddychać, nie oddycha, mam zawał, wziąłem za dużo tabletek,
    wzięłam za dużo tabletek`,
  nordic: `
    ont i bröstet, får ingen luft, kan inte andas, andas inte, tagit för många tabletter, ondt i brystet, kan ikke trække vejret,
    vondt i brystet, får ikke puste, sattuu rintaan, en saa henkeä`,
  russian_and_ukrainian: `
    боль в груди, болит в груди, не могу дышать, не дышит, у меня инфаркт, у меня инсульт, выпил слишком много таблеток,
    выпила слишком много таблеток, біль у грудях, болить у грудях, не можу дихати, не дихає`,
  turkish: `göğsüm ağrıyor, göğsümde ağrı, nefes alamıyorum, nefes almıyor, kalp krizi geçiriyorum, çok fazla hap aldım`,
  arabic_and_hindi: `
    ألم في صدري, صدري يؤلمني, لا أستطيع التنفس, لا يتنفس, सीने में दर्द, साँस नहीं ले पा, सांस नहीं ले पा,
    seene mein dard, saans nahi aa rahi, saans nahi le pa`,
  chinese_japanese_korean: `
    胸口剧痛, 胸口劇痛, 胸口好痛, 无法呼吸, 無法呼吸, 喘不上气, 喘不上氣, 没有呼吸了, 胸が締め付けられて痛, 息ができない,
    息をしていない, 薬を飲みすぎ, 숨을 못 쉬, 숨이 안 쉬어, 가슴이 조이고 아파, 약을 너무 많이 먹`,
};

/** What holds such words and means something else. */
export const NOT_AN_EMERGENCY: readonly string[] = [
  'cant breathe laughing',
  'so funny i cant breathe',
  'anxious i cant breathe',
  'nervous i cant breathe',
  'stressed i cant breathe',
  'busy i cant breathe',
  'turning blue collar',
  'turning blue into',
  'having a stroke of',
  'tax bleeding wont stop',
  'warm feeling in my chest',
];
