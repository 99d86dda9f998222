import type { SelfTests } from '@overtone/client/self-test/self-tests';
import { type KeptTest, keptTestText } from '@overtone/domain/experiment/kept/kept-test';
import { orderOf } from '@overtone/domain/experiment/protocol/order';
import { runOf } from '@overtone/domain/experiment/protocol/run';
import { verdictOf } from '@overtone/domain/experiment/protocol/verdict';
import { verdictSentences } from '@overtone/domain/experiment/protocol/verdict-text';
import type { ComponentType } from 'react';
import { Button } from '../controls/button.tsx';
import { saveText } from '../program/save-text.ts';
import { momentWords, questionWords, stimulusWords } from './self-test-words.ts';

/** What a report of one self-test is given. */
export interface ReportProps {
  readonly test: KeptTest;
}

/** What the list of self-tests that are over is given. */
export interface PastTestsProps {
  readonly tests: Pick<SelfTests, 'forget'>;
  readonly past: readonly KeptTest[];
  readonly Report?: ComponentType<ReportProps>;
}

const SEED_GONE =
  'The sealed order is gone from this browser, so nothing can be said of this test. Your answers are kept.';

function sentencesOf({ sealed: { protocol }, attempts, state }: KeptTest): readonly string[] {
  if (state.kind === 'running') return [];
  if (state.seed === null) return [SEED_GONE];
  const run = runOf(protocol, attempts);
  const order = orderOf(protocol, state.seed);
  const isAbandoned = state.kind === 'abandoned';
  return verdictSentences(verdictOf({ protocol, run, order, isAbandoned }));
}

/** Self-tests that are over, with what may be said of each and everything that it was made of. */
export function PastTests({ tests, past, Report }: PastTestsProps) {
  return (
    <section aria-label="Self-tests that are over" className="grid gap-5">
      <h3 className="label font-sans tracking-normal">Over</h3>
      <ul className="grid gap-8">
        {past.map((test) => (
          <li key={test.id} className="grid max-w-prose gap-3">
            <p className="font-semibold">
              {stimulusWords(test.sealed.protocol.stimulus)}: “
              {questionWords(test.sealed.protocol.question)}”
            </p>
            {Report ? <Report test={test} /> : <Verdict test={test} />}
            <Opened test={test} />
            <p className="flex flex-wrap gap-3">
              <Button
                onPress={() =>
                  void saveText(keptTestText(test), 'self-test', 'json', 'application/json')
                }
              >
                Save everything (JSON)
              </Button>
              <Button tone="quiet" onPress={() => void tests.forget(test.id)}>
                Delete this test
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verdict({ test }: ReportProps) {
  return sentencesOf(test).map((sentence) => (
    <p key={sentence} className="text-small">
      {sentence}
    </p>
  ));
}

function Opened({ test: { createdAtMs, sealed, state } }: ReportProps) {
  if (state.kind === 'running') return null;
  return (
    <dl className="grid gap-1 text-note text-muted">
      <dt className="font-semibold">Begun and over</dt>
      <dd>
        {momentWords(createdAtMs)} to {momentWords(state.atMs)}
      </dd>
      <dt className="font-semibold">Sealed</dt>
      <dd className="figure break-all">{sealed.commitment}</dd>
      <dt className="font-semibold">Seed</dt>
      <dd className="figure break-all">{state.seed ?? 'lost'}</dd>
    </dl>
  );
}
