import type { BankPhrase } from './bank.ts';
import { normalise } from '../read/normalise.ts';
import type { PhraseState } from '../model/phrase-states.ts';
import { pick, seededRandom } from './seeded-random.ts';

/** A text with the state that it stands for, and how much it counts in training. */
export interface Example {
  readonly text: string;
  readonly state: PhraseState;
  readonly weight: number;
}

/** Words that people put around what they are about to do, and that say nothing of it; the phrase stands at the dash. */
const FRAMES = lines(`
  i need to - | i have to - | i want to - | time to - | time for - | about to - | about to start - | going to - | gonna -
  help me - | help me with - | can you help me - | could you help with - | please help me - | trying to - | try to -
  im - | i am - | just - | some - | my - | another - | quick - | a long - | a bit of - | lots of - | more - | first -
  finally - | still - | supposed to - | need - | needing - | doing - | start - | starting - | off to - | back to -
  - today | - now | - right now | - again | - please | - pls | - lol | - asap | - soon | - at last | - for a while
  - this morning | - this afternoon | - this evening | - tonight | - tomorrow | - tomorrow morning | - at 3 | - at noon
  - in ten minutes | - in half an hour | - until five | - till lunch | - before lunch | - after lunch | - before dinner
  - for an hour | - for 20 minutes | - all day | - all morning | - all night | - all evening | - this weekend | - on monday
  - for work | - at work | - at home | - from home | - on the train | - in the kitchen | - in the garden | - in bed
  - with sam | - with my friend | - for my boss | - for my wife | - for my kids | - for mum | - for a client | - for school
  ok so - | hey - | hi - | ugh - | so - | yeah - | day 3 of - | session of - | an hour of - | hours of - | 30 min -
  saturday - | monday - | friday - | evening - | morning - | late night - | early morning - | after work - | lunchtime -
`);

/** A feeling and a task in one text: what counts is the feeling, which stands at the first dash. */
const FEELING_FRAMES = lines(`
  - about - | - before - | - because of - | - after - | so - about - | feeling - about - | really - and have -
  - but i have to - | - and need to - | too - to - | i am - and there is - | - ahead of - | - during -
`);
const FEELING_LAST_FRAMES = lines(`
  - and i am ~ | - but im so ~ | - is making me ~ | - coming up and ~ | have to - but ~ | - tomorrow and i feel ~
  - today but ~ | - made me ~ | need to - and ~
`);

/** Activities that say what a person does, whatever the words after them are about. */
const OPENERS: readonly (readonly [PhraseState, readonly string[]])[] = [
  [
    'deep_focus',
    lines(`
    writing about - | write an article about - | writing a report on - | write up - | reading about - | read a book on -
    studying - | essay on - | report on - | coding an app for - | building a website for - | notes on - | notes from -
    translating a text about - | slides about - | homework on - | learn about - | documentation for - | emails about -
    paperwork for - | forms for - | editing a video about - | course on - | revising - | filling in forms for -
  `),
  ],
  [
    'analytical',
    lines(`
    debugging - | analyse - | comparing - | figure out - | figure out why - | deciding about - | decide on - | budget for -
    reviewing - | calculate the cost of - | strategy for - | choosing between - and | why is - not working
    problem with - | find out what is wrong with - | plan the budget of - | pros and cons of - | data about -
    investigating - | evaluate - | work out the price of -
  `),
  ],
  [
    'creative',
    lines(`
    brainstorm - | brainstorming - | ideas for - | need ideas for - | designing - | sketch - | name for - | naming -
    poster for - | story about - | song about - | poem about - | painting of - | drawing - | concept for - | logo for -
    inspiration for - | inventing - | dreaming up - | moodboard for - | new ideas about -
  `),
  ],
  [
    'meeting',
    lines(`
    meeting about - | meeting on - | call about - | talk about - | giving a talk about - | presenting - | present -
    interview about - | discuss - | discussing - with the team | pitch for - | pitching - | workshop on - | teaching -
    sync on - | presentation on - | lecture about - to give | explaining - to people | talk with my boss about -
    call with the client about - | negotiating - | webinar about - | phone call about -
  `),
  ],
];

const WEIGHTS = { phrase: 1, framed: 0.5, composed: 0.5 } as const;
const LONGEST_TOPIC_WORDS = 4;
const COMPOSED_SHARE = 0.5;

/**
 * Makes what is trained on: every phrase as it is, every English one in a frame that says nothing, and compositions that
 * follow two rules: a feeling outweighs the task it is about, and what is done outweighs what it is about. The same
 * phrases and seed give the same examples.
 */
export function examplesFrom(bank: readonly BankPhrase[], seed: number): readonly Example[] {
  const random = seededRandom(seed);
  const english = bank.filter((phrase) => phrase.english);
  const topics = english.filter(
    ({ text, feeling }) => !feeling && text.split(' ').length <= LONGEST_TOPIC_WORDS,
  );
  return [
    ...bank.map(({ text, state }) => ({ text, state, weight: WEIGHTS.phrase })),
    ...english.map((phrase) => framed(phrase, random)),
    ...english
      .filter(() => topics.length > 0 && random() < COMPOSED_SHARE)
      .map((phrase) => composed(phrase, pick(topics, random), random)),
  ];
}

function framed({ text, state }: BankPhrase, random: () => number): Example {
  return {
    text: normalise(pick(FRAMES, random).replace('-', text)),
    state,
    weight: WEIGHTS.framed,
  };
}

function composed(phrase: BankPhrase, topic: BankPhrase, random: () => number): Example {
  const feels = phrase.feeling && (phrase.state === 'calm' || phrase.state === 'energise');
  const [text, state] = feels
    ? [feelingAndTask(phrase.text, topic.text, random), phrase.state]
    : openedTopic(topic.text, random);
  return { text: normalise(text), state, weight: WEIGHTS.composed };
}

function feelingAndTask(feeling: string, task: string, random: () => number): string {
  return random() < 0.6
    ? pick(FEELING_FRAMES, random).replace('-', feeling).replace('-', task)
    : pick(FEELING_LAST_FRAMES, random).replace('-', task).replace('~', feeling);
}

function openedTopic(topic: string, random: () => number): [string, PhraseState] {
  const [state, openers] = pick(OPENERS, random);
  return [pick(openers, random).replace('-', topic), state];
}

function lines(text: string): readonly string[] {
  return text
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
