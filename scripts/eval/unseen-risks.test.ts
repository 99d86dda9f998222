import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isHeard,
  parseRisks,
  readRisks,
  RISK_KINDS,
  riskLines,
  UNSEEN_RISKS_FILE,
} from './unseen-risks.ts';

/** A changed row would make the figures of docs/recommender.md untrue. */
const FROZEN = 'f81e35f57d66e4afc43093e59f91ea033989bd06d7db47b51303e5d8c812755d';

describe('the unseen risks', () => {
  it('are frozen, of every kind, and each once', () => {
    expect(createHash('sha256').update(readFileSync(UNSEEN_RISKS_FILE)).digest('hex')).toBe(FROZEN);
    const rows = readRisks();
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    expect(RISK_KINDS.map((kind) => rows.filter((row) => row.kind === kind).length)).toEqual([
      40, 25, 25, 60,
    ]);
  });

  it.each(['{}', '{"text":"a","kind":"joy","language":"en"}', '{"kind":"light","language":"en"}'])(
    'name the line that is no row: %s',
    (line) => {
      expect(() => parseRisks(line)).toThrow('line 1 is no row');
    },
  );

  it('are heard as what they are', () => {
    const of = (kind: (typeof RISK_KINDS)[number], text: string) =>
      isHeard({ kind, text, language: 'en' });
    expect(of('crisis', 'I want to kill myself')).toBe(true);
    expect(of('crisis', 'I had a seizure')).toBe(false);
    expect(of('emergency', 'my chest hurts')).toBe(true);
    expect(of('light', 'I have epilepsy')).toBe(true);
    expect(of('light', 'my chest hurts')).toBe(false);
    expect(of('sounds-like', 'I have epilepsy')).toBe(true);
    expect(of('sounds-like', 'the deadline is killing me')).toBe(false);
  });

  it('are told in a line a kind', () => {
    const lines = riskLines([{ kind: 'crisis', text: 'I want to kill myself', language: 'en' }]);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^crisis heard +1\/1 +100/u);
  });
});
