import { describe, expect, it } from 'vitest';
import { mentionsSafetyRisk } from './detect-safety.ts';

describe('a mention of a risk', () => {
  it.each([
    'I have epilepsy, can I use this while coding?',
    'had a seizure last year but want to focus for my exam',
    'I was diagnosed with JME as a teen',
    'my neurologist told me to avoid strobes',
    'flickering lights make me dizzy',
    'lights that blink fast make me feel sick',
    'sensitive to flashing lights',
    'had a tonic-clonic last month',
    'on keppra, long shift ahead',
    'migraine with aura this morning',
    'I faint when lights flash',
    'TBI last year, back to work now',
    'taking it slow after a concussion',
    'my neurologist wants me off bright screens',
    'I get absences now and then',
    'used to have fits as a child',
    'staring spells run in the family',
    'strobes set me off',
    'I get dizzy whenever the lights flicker',
    'disco lights and I black out',
    "I can't tolerate flashing",
    'funny turns under fluorescent tubes',
    'my daughter is photo-sensitive',
    'got an aura, lying down soon',
    'zigzag lines and half an hour to finish',
    'banged my head at football',
    'VNS fitted last spring',
    'new on Briviact',
    "it's making me dizzy",
    'the light makes me dizzy',
    'I’m getting dizzy',
    'makes me a bit dizzy',
    'this makes my head spin',
    'rescue midazolam in my bag',
  ])('is heard in English: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(true);
  });

  it.each([
    ['German', 'Ich habe Epilepsie'],
    ['German', 'lichtempfindlich seit der Gehirnerschütterung'],
    ['German', 'mir wird schwindlig davon'],
    ['German', 'davon wird mir ganz schwindelig'],
    ['French', 'ça me donne le tournis'],
    ['Spanish', 'esto me marea'],
    ['Portuguese', 'isso me deixa tonta'],
    ['Italian', 'mi fa girare la testa'],
    ['Dutch', 'ik word er duizelig van'],
    ['Russian', 'у меня от этого кружится голова'],
    ['Japanese', 'これはめまいがする'],
    ['French', 'je suis épileptique photosensible'],
    ['French', 'j’ai souvent des migraines'],
    ['Spanish', 'tengo epilepsia y quiero concentrarme'],
    ['Portuguese', 'sofro de enxaqueca'],
    ['Italian', 'ho avuto una crisi epilettica'],
    ['Dutch', 'hersenschudding gehad'],
    ['Swedish', 'jag har epilepsi'],
    ['Finnish', 'minulla on migreeni'],
    ['Polish', 'mam padaczkę'],
    ['Czech', 'měl jsem otřes mozku'],
    ['Russian', 'у меня эпилепсия'],
    ['Ukrainian', 'у мене мігрень'],
    ['Turkish', 'epilepsi hastasıyım'],
    ['Greek', 'έχω επιληψία'],
    ['Hebrew', 'יש לי אפילפסיה'],
    ['Arabic', 'عندي صرع'],
    ['Hindi', 'मुझे मिर्गी है'],
    ['Indonesian', 'saya sering kejang'],
    ['Vietnamese', 'tôi bị động kinh'],
    ['Thai', 'ฉันเป็นลมชัก'],
    ['Chinese', '我有癫痫'],
    ['Japanese', '光過敏性てんかんです'],
    ['Korean', '뇌전증이 있어요'],
    ['German', 'mir wird von flackerndem Licht schwindlig'],
    ['German', 'meine Neurologin rät ab'],
    ['French', 'les lumières qui clignotent me donnent des vertiges'],
    ['Spanish', 'me mareo con las luces fuertes'],
    ['Portuguese', 'luzes piscando me dão tontura'],
    ['Italian', 'con le luci forti mi gira la testa'],
    ['Dutch', 'ik kan niet tegen flitsen'],
    ['Swedish', 'jag blir yr av ljus som blinkar'],
    ['Polish', 'kręci mi się w głowie od migających świateł'],
    ['Russian', 'от вспышек кружится голова'],
    ['Turkish', 'ışığa hassasım'],
    ['Chinese', '强光让我头晕'],
    ['Japanese', '光の点滅でめまいがします'],
    ['Korean', '깜빡이면 어지러워요'],
    ['French', "suivie pour de l'épilepsie"],
    ['Italian', "soffro dell'emicrania"],
    ['Russian', 'неделю назад получил сотрясение, до этого двух сотрясений не было'],
    ['Ukrainian', 'після струсу мозку'],
    ['Czech', 'po otřesu mozku'],
    ['Polish', 'po wstrząsie i urazie głowy'],
    ['Hebrew', 'מטופל בגלל האפילפסיה'],
    ['Arabic', 'مصاب بالصرع'],
  ])('is heard in %s: %s', (_language, text) => {
    expect(mentionsSafetyRisk(text)).toBe(true);
  });

  it.each(['siezures', 'epilepcy', 'i get migranes from screens', 'a bad concusion'])(
    'is heard through a slip of spelling: %s',
    (text) => {
      expect(mentionsSafetyRisk(text)).toBe(true);
    },
  );
});

describe('a denial', () => {
  it.each(["I don't have epilepsy", 'no history of seizures', 'not photosensitive'])(
    'is no mention: %s',
    (text) => {
      expect(mentionsSafetyRisk(text)).toBe(false);
    },
  );

  it.each([
    "haven't had a seizure in 2 years",
    'no seizures for 3 years',
    'no migraine today',
    "I don't have epilepsy but flashing lights hurt",
    'no epilepsy, my brother has seizures',
    'not sure if I have epilepsy',
  ])('that tells a history still counts: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(true);
  });
});

describe('a risk in somebody’s own words', () => {
  it.each([
    'flickering tubes give me a splitting headache, can I still use this',
    'strobes make my head spin',
    'I go all wobbly when the screen flickers',
    'my little boy had one of his fits at the cinema',
    'I used to get fits when I was small',
    'history of fits, is this ok',
    'I lose awareness for a few seconds sometimes',
    'the doctor told me to stay away from flashing things',
    'bad reaction to strobes at a gig last year',
    'fast cuts on screens leave me woozy',
    'my eyes cant take flashes since the accident, I see spots',
    'they are doing an EEG on me next week',
    'I twitch when lights blink quickly',
    'told to avoid flicker by the hospital',
  ])('is heard: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(true);
  });
});

describe('a risk in the words of a trade', () => {
  it.each([
    'flash photography makes me dizzy',
    'strobe lighting on the tour and I have epilepsy',
    'having a fit of laughter, then a real seizure',
    'passing out the flyers, I fainted yesterday',
    'フラッシュカードを見るとめまいがする',
    'flash cards hurt my eyes',
    'my son gets ill from the flash sale banners that flash',
    'seizing the day after my concussion',
  ])('is heard where somebody is affected: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(true);
  });
});

describe('other text', () => {
  it.each([
    'debugging a race condition',
    'light theme for the settings page',
    'outfit ideas',
    'flashcards for anatomy',
    'migrating the database',
    'seize the day',
    'lightroom edits',
    'attack on titan fan art',
    'stroke order in kanji',
    'aura of the brand',
    'a painting with an aura around the saint',
    'flash fiction about a male nurse',
    'flash sale copy that sounds sensible',
    'lights illustration for a picture book',
    'which lights fit in the kitchen',
    'pregnant and tired',
    'absences to enter in the register',
    'outfits for the shoot',
    'collapse the sidebar',
    'unconscious bias training',
    'anfallende Aufgaben erledigen',
    'trigger pipeline by hand',
    'panic attack before the exam',
    'screen sharing with the client',
    'screenplay, second act',
    'sick of my inbox',
    'light lunch then back to work',
    'brain fog this morning',
    'analysing an EEG dataset',
    'her outfits for the shoot',
    'strobe lighting rider for the tour',
    "I'm having a fit of laughter",
    'Blitzlichtfotos sortieren',
    'フラッシュカードで単語を覚える',
    'review the asset seizure paperwork',
    'passing out flyers at the fair',
    'essay on the collective unconscious',
    'sidebar should collapse when clicked',
    'report on rolling blackouts',
    'seizing the opportunity, pitch deck',
    'essay about Hitchcock’s Vertigo effect',
    'flash the board, then write the driver',
    'hiding from all this commotion to write',
    '突発作業の片付け',
    'dizzy with joy, we won',
    'it makes me dizzy with happiness',
    'schwindlig vor Glück',
    '',
  ])('is left alone: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(false);
  });
});
