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
  ])('is heard in English: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(true);
  });

  it.each([
    ['German', 'Ich habe Epilepsie'],
    ['German', 'lichtempfindlich seit der Gehirnerschütterung'],
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
    '',
  ])('is left alone: %s', (text) => {
    expect(mentionsSafetyRisk(text)).toBe(false);
  });
});
