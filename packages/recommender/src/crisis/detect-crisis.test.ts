import { describe, expect, it } from 'vitest';
import { recommend } from '../recommend.ts';
import { needsPeople, peopleNeededIn } from './detect-crisis.ts';

describe('somebody who does not want to live', () => {
  it.each([
    ['English', 'I want to kill myself'],
    ['English', 'i just wanna die'],
    ['English', 'wish i could fall asleep and never wake up'],
    ['English', "I don't want to be alive anymore, help me focus"],
    ['English', 'feeling suicidal tonight'],
    ['English', 'I keep cutting myself'],
    ['English', 'my brother wants to kill himself'],
    ['German', 'Ich will mich umbringen'],
    ['German', 'ich möchte für immer verschwinden'],
    ['German', 'Ich möchte nicht mehr leben'],
    ['French', 'je veux me suicider'],
    ['French', "j'ai envie de mourir"],
    ['Spanish', 'quiero morirme'],
    ['Spanish', 'ya no quiero vivir'],
    ['Portuguese', 'quero me matar'],
    ['Italian', 'voglio farla finita'],
    ['Dutch', 'ik wil niet meer leven'],
    ['Swedish', 'jag vill dö'],
    ['Danish', 'jeg vil ikke leve'],
    ['Norwegian', 'ta livet av meg'],
    ['Finnish', 'haluan kuolla'],
    ['Polish', 'chcę się zabić'],
    ['Czech', 'nechci už žít'],
    ['Slovak', 'chcem zomrieť'],
    ['Russian', 'я не хочу жить'],
    ['Ukrainian', 'хочу померти'],
    ['Turkish', 'ölmek istiyorum'],
    ['Greek', 'θέλω να πεθάνω'],
    ['Hebrew', 'אני רוצה למות'],
    ['Arabic', 'أريد أن أموت'],
    ['Persian', 'می‌خواهم بمیرم'],
    ['Hindi', 'मैं मरना चाहता हूँ'],
    ['Bengali', 'আমি মরতে চাই'],
    ['Indonesian', 'aku ingin mati'],
    ['Vietnamese', 'tôi muốn chết'],
    ['Thai', 'อยากตาย'],
    ['Hungarian', 'meg akarok halni'],
    ['Romanian', 'nu mai vreau să trăiesc'],
    ['Chinese', '我不想活了'],
    ['Japanese', 'もう死にたい'],
    ['Korean', '죽고 싶어요'],
    ['Korean', '유서를 써 놨어 미안해'],
    ['Chinese', '我站在楼顶想跳下去'],
    ['Japanese', '遺書を書いた、ごめんね'],
    ['German', 'wozu noch weitermachen, ist eh alles sinnlos'],
    ['German', 'ich habe keine Kraft mehr zu leben'],
    ['French', 'je serais mieux mort'],
    ['Spanish', 'estaria mejor muerto'],
    ['Spanish', 'ya no tengo ganas de vivir'],
    ['Italian', 'non ho più voglia di vivere'],
    ['Hindi', 'जीने का मन नहीं करता'],
    ['Hindi', 'jeene ka man nahi karta'],
    ['Russian', 'лучше бы меня не было'],
    ['Japanese', '死んだほうがましだ'],
  ])('is heard in %s: %s', (_, text) => {
    expect(peopleNeededIn(text).crisis).toBe(true);
    // Whoever asks the recommender all the same gets the mildest pair, and no model is asked.
    expect(recommend(text).source).toBe('safety');
  });

  it.each([
    'kill the process and restart',
    'I could sleep for ever',
    'write the suicide prevention chapter',
    'this deadline is killing me',
    'dying to finish this chapter',
    'write about end of life care',
    'suicide prevention training',
    'I nearly shoot myself in the foot with git rebase',
    'cut myself some slack today',
    'run 5 kms before work',
    'die Präsentation fertig machen',
    'mata kuliah statistik',
    'matar el tiempo leyendo',
    'tu tu va bene',
    '투자해서 공부하기',
    'want to diet and plan meals',
    '',
  ])('is not heard in other text: %s', (text) => {
    expect(peopleNeededIn(text).crisis).toBe(false);
  });
});

describe('somebody who may need an ambulance', () => {
  it.each([
    ['English', 'I have chest pains and feel sick'],
    ['English', 'pain in my chest since breakfast, something calming please'],
    ['English', "my dad isn't breathing"],
    ['English', 'I took too many pills'],
    ['English', 'half my face is numb, one side of my face'],
    ['German', 'ich habe Brustschmerzen'],
    ['German', 'ich bekomme keine Luft'],
    ['French', 'j’ai mal à la poitrine'],
    ['French', "je n'arrive plus à respirer"],
    ['Spanish', 'no puedo respirar'],
    ['Portuguese', 'estou com dor no peito'],
    ['Italian', 'ho un forte dolore al petto'],
    ['Dutch', 'ik heb pijn op de borst'],
    ['Polish', 'nie mogę oddychać'],
    ['Swedish', 'jag har ont i bröstet'],
    ['Russian', 'у меня боль в груди'],
    ['Turkish', 'nefes alamıyorum'],
    ['Japanese', '息ができない'],
    ['Chinese', '我无法呼吸'],
    ['Korean', '숨을 못 쉬겠어요'],
  ])('is heard in %s: %s', (_, text) => {
    expect(peopleNeededIn(text).emergency).toBe(true);
    expect(recommend(text).source).toBe('safety');
  });

  it.each([
    'write up my notes on a patient with chest pain',
    'chest day at the gym',
    "that joke was so funny I can't breathe",
    'a stroke of genius for the campaign',
    'revise the chapter on strokes and heart attacks',
    'the bleeding edge of compilers',
    'breathing exercises before the exam',
    'turning blue into green in Figma',
    "put the baby down, she won't wake up before nine",
    'pill dispenser firmware',
  ])('is not heard in other text: %s', (text) => {
    expect(peopleNeededIn(text).emergency).toBe(false);
  });
});

describe('somebody who is hurt or threatened', () => {
  it.each([
    ['English', 'my husband is hitting me and he is banging on the door right now'],
    ['English', 'he hits me'],
    ['English', 'my boyfriend choked me last night'],
    ['German', 'er schlägt mich'],
    ['German', 'mein Mann schlägt mich'],
    ['French', 'mon mari me frappe, il tape à la porte'],
    ['French', 'mon copain me tape dessus'],
    ['Spanish', 'mi marido me pega y está golpeando la puerta ahora mismo'],
    ['Spanish', 'mi novio me pega'],
    ['Spanish', 'mi pareja me golpea'],
    ['Portuguese', 'ele me bate'],
    ['Italian', 'mi ha picchiato'],
    ['Dutch', 'mijn man slaat me'],
    ['Polish', 'bije mnie mąż'],
    ['Czech', 'můj muž mě bije'],
    ['Swedish', 'min man slår mig'],
    ['Finnish', 'mieheni lyö minua'],
    ['Russian', 'муж меня бьёт'],
    ['Ukrainian', "чоловік мене б'є"],
    ['Turkish', 'kocam beni dövüyor'],
    ['Greek', 'ο άντρας μου με χτυπάει'],
    ['Hebrew', 'בעלי מרביץ לי'],
    ['Arabic', 'زوجي يضربني'],
    ['Persian', 'شوهرم منو میزنه'],
    ['Hindi', 'mera pati mujhe maar raha hai'],
    ['Hindi', 'mera husband mujhe marta hai'],
    ['Hindi', 'मेरा पति मुझे मारता है'],
    ['Indonesian', 'suami saya memukul saya'],
    ['Vietnamese', 'chồng tôi đánh tôi'],
    ['Thai', 'สามีทำร้ายฉัน'],
    ['Hungarian', 'a férjem bántalmaz'],
    ['Romanian', 'soțul meu mă bate'],
    ['Chinese', '丈夫打我'],
    ['Japanese', '夫に殴られる'],
    ['Korean', '남편이 때려요'],
  ])('is heard in %s: %s', (_, text) => {
    expect(peopleNeededIn(text)).toMatchObject({ emergency: true, violence: true });
    expect(recommend(text).source).toBe('safety');
  });

  it('is heard where an emergency speaks of another person', () => {
    expect(peopleNeededIn('someone is breaking into the house right now').violence).toBe(true);
    expect(peopleNeededIn("my dad isn't breathing").violence).toBe(false);
  });

  it.each([
    'my boyfriend beats me at chess',
    'my brother beat me to it',
    'he hit me up about lunch',
    'il me bat au tennis',
    'the idea hit me in the shower',
    'hitting the gym',
  ])('is not heard in other text: %s', (text) => {
    expect(peopleNeededIn(text).violence).toBe(false);
  });
});

describe('a question or a remark about the product', () => {
  it.each([
    'does it hurt?',
    'is it safe?',
    'is it dangerous?',
    'can it cause harm?',
    'will this hurt my eyes?',
    'how do I cancel?',
    'how do I stop it?',
    'how do I stop this?',
    'what happens if I close it?',
    'should I do it every day?',
    'can I do it twice a day?',
    'how long should I do it?',
    'can you do it without sound?',
    'how do I do it without headphones?',
    'wie kündige ich?',
    'comment je me désabonne ?',
    "I don't like it",
    "I don't want this",
    'I want it off',
    "I don't feel anything",
    "I don't see anything",
    "it doesn't work for me",
    'goodbye',
    'this is too much for me',
    "I can't feel anything",
    "I can't see it",
    "I'll do it tomorrow",
    'want to finish it tonight',
    '¿es seguro?',
    'non sento niente',
    'мне это не нравится',
    '怎么取消',
  ])('asks for nobody: %s', (text) => {
    expect(needsPeople(text)).toBe(false);
  });

  it.each([
    "I don't see the point anymore",
    "I can't do this anymore",
    "j'en peux plus de vivre",
    'I want to disappear',
    'goodbye everyone, I wrote the letters',
  ])('is not what somebody in despair says: %s', (text) => {
    expect(needsPeople(text)).toBe(true);
  });
});

describe('an order to the signal', () => {
  it.each([
    'plus doux s’il te plaît',
    'igual que la última vez',
    'wie beim letzten Mal',
    'som förra gången',
  ])('is no crisis by itself: %s', (text) => {
    expect(needsPeople(text)).toBe(false);
  });

  it('hides no crisis beside it', () => {
    expect(needsPeople('slower please, I want to die')).toBe(true);
    expect(needsPeople('20 Hz for killing myself')).toBe(true);
  });
});
