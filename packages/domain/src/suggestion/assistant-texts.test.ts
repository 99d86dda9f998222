import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../contract/error-codes.ts';
import {
  API_KEY_NOTICE_TEXT,
  API_KEY_NOTICE_TITLE,
  ASSISTANT_ERROR_TEXT,
  ASSISTANT_LOADING_TEXT,
  mentionsApiKey,
} from './assistant-texts.ts';
import { PROMPT_AUTO_SUBMIT_MS, SUGGESTED_PROMPTS } from './suggested-prompts.ts';

describe('assistant texts', () => {
  it('says what the contract says', () => {
    expect(ASSISTANT_LOADING_TEXT).toBe('Optimizing frequencies for your task...');
    expect(ASSISTANT_ERROR_TEXT).toBe(
      'I encountered an error. Please try again or check your API key configuration.',
    );
    expect(API_KEY_NOTICE_TITLE).toBe('API Key Required');
  });

  it('tells which variable to add to which file', () => {
    expect(API_KEY_NOTICE_TEXT).toContain('OPENAI_API_KEY');
    expect(API_KEY_NOTICE_TEXT).toContain('.env');
  });
});

describe('mentionsApiKey', () => {
  it('hears the words anywhere in a failure', () => {
    expect(mentionsApiKey('API key')).toBe(true);
    expect(mentionsApiKey(ERROR_CODES.ai_not_configured.sentence)).toBe(true);
    expect(mentionsApiKey(ERROR_CODES.ai_auth.sentence)).toBe(true);
  });

  it('does not hear them in another failure', () => {
    expect(mentionsApiKey('Failed to get AI suggestion')).toBe(false);
    expect(mentionsApiKey('Invalid frequency relationship')).toBe(false);
    expect(mentionsApiKey('')).toBe(false);
  });
});

describe('suggested prompts', () => {
  it('offers four different tasks, sent 100 ms after one is chosen', () => {
    expect(new Set(SUGGESTED_PROMPTS).size).toBe(4);
    expect(PROMPT_AUTO_SUBMIT_MS).toBe(100);
  });

  it.each([/debug/iu, /writing/iu, /client meeting/iu, /calm/iu])('has one about %s', (topic) => {
    expect(SUGGESTED_PROMPTS.filter((prompt) => topic.test(prompt))).toHaveLength(1);
  });
});
