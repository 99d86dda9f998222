import { describe, expect, it } from 'vitest';
import { smallTalkIn } from './small-talk.ts';

describe('small talk', () => {
  it.each([
    'Moin! Was geht?',
    'hey :)',
    'Hello there',
    'good morning',
    'hola, ¿qué tal?',
    'Salut ça va ?',
    '你好',
    'Привет, как дела?',
  ])('is a greeting: %s', (text) => {
    expect(smallTalkIn(text)).toBe('greeting');
  });

  it.each([
    'what does this app actually do?',
    'bonjour, c’est quoi cette appli ?',
    'hola, ¿esto gasta mucha batería?',
    'does the light work while I’m on a zoom call?',
    'how does it work?',
    'was macht diese App?',
    'what are you',
  ])('is a question about the app: %s', (text) => {
    expect(smallTalkIn(text)).toBe('question');
  });

  it.each(['is this safe?', 'ist das gefährlich?', 'c’est dangereux ?', 'hi, is it safe?'])(
    'asks whether it is safe: %s',
    (text) => {
      expect(smallTalkIn(text)).toBe('safety-question');
    },
  );

  it.each([
    'good morning, writing my thesis',
    'hi, debugging a race condition',
    'morning',
    'evening',
    'how are you doing the report',
    'what does this function do',
    'does the light in this scene work',
    'is this safe to deploy',
    'how does it work that the stack overflows',
    'working out what the app costs us',
    '',
  ])('is not heard in a task: %s', (text) => {
    expect(smallTalkIn(text)).toBeUndefined();
  });
});
