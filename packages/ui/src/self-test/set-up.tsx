import { useStore } from '@nanostores/react';
import type { KeptProgram } from '@overtone/client/program/kept-programs';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import {
  type Protocol,
  type Question,
  readProtocol,
  type Stimulus,
  whyNotAsked,
} from '@overtone/domain/experiment/protocol/protocol';
import { whyNotTestable } from '@overtone/domain/experiment/protocol/why-not-testable';
import { shamRatings } from '@overtone/domain/experiment/report/sham-ratings';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { Choice } from '../controls/choice.tsx';
import { Select } from '../controls/select.tsx';
import { useCalmValue } from '../page/calm-panels.tsx';
import { OwnQuestion } from './own-question.tsx';
import { programsToTest } from './programs-to-test.ts';
import {
  absenceWords,
  asksWords,
  courseWords,
  lengthWords,
  questionWords,
  recognisedWords,
  sealWords,
  stimulusWords,
} from './protocol-words.ts';
import { SealBar } from './seal-bar.tsx';
import { SetUpIntro } from './set-up-intro.tsx';
import { SetUpNotes } from './set-up-notes.tsx';
import { SetUpPart } from './set-up-part.tsx';

/** What a view of the chance to find an effect is given. */
export interface PowerProps {
  readonly pairs: number;
  readonly question: Question;
  /** What was answered to it in sham sessions of self-tests that are over. */
  readonly shamRatings: readonly number[];
  /** Is told what so many pairs would find, in a sentence, which then stands there instead. */
  readonly onSentence?: (sentence: string) => void;
}

/** What setting up a self-test is given. */
export interface SetUpProps {
  readonly tests: SelfTests;
  readonly session: Pick<Session, '$settings'>;
  /** Programs of the person's own. */
  readonly kept: readonly KeptProgram[];
  /** Whether self-tests follow an account, or stay in this browser. */
  readonly follows: boolean;
  readonly Power?: ComponentType<PowerProps>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const QUESTIONS = [
  { value: 'focus', name: questionWords({ kind: 'focus' }) },
  { value: 'own', name: 'In your own words' },
] as const;
const STIMULI = [
  { value: 'pair', name: 'The pair set now' },
  { value: 'program', name: 'A program' },
] as const;

function keys<Each extends number>(values: readonly Each[], name: (value: Each) => string) {
  return values.map((value) => ({ value: String(value), name: name(value) }));
}

const PAIRS = keys([20, 30, 40, 60], String);
const LENGTHS = keys([10, 20, 30, 45], (minutes) => `${minutes} min`);
const WASH_OUTS = keys([1, 4, 20], (hours) => lengthWords(hours * HOUR_MS));
/** What is said of a session hours later is a memory of it; over a long lunch it may wait. */
const ANSWER_WITHIN_MS = 4 * HOUR_MS;
const ATTENTION = [
  { value: 'none', name: 'None' },
  { value: 'sart', name: 'Three minutes' },
] as const;
const MISSED = keys([2, 3, 7], (days) => lengthWords(days * DAY_MS));

const NO_PROGRAM = 'That program is not there any more. Choose another.';

/** A spare pair for each four, since evenings are missed. */
function spareFor(pairs: number): number {
  return Math.ceil(pairs / 4);
}

/** Everything about a self-test, chosen before it is sealed. */
export function SetUp({ tests, session, kept, follows, Power }: SetUpProps) {
  const settings = useStore(session.$settings);
  const programs = programsToTest(kept);
  const [asks, setAsks] = useState<'focus' | 'own'>('focus');
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<'pair' | 'program'>('pair');
  const [programId, setProgramId] = useState(programs[0]?.id);
  const [pairs, setPairs] = useState('20');
  const [minutes, setMinutes] = useState('20');
  const [washOut, setWashOut] = useState('4');
  const [missed, setMissed] = useState('3');
  const [attention, setAttention] = useState<'none' | 'sart'>('none');
  const [chance, setChance] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  // What is drawn by a choice; what is sealed goes by the choice itself.
  const shownAsks = useCalmValue(asks);
  const shownKind = useCalmValue(kind);
  const shownAttention = useCalmValue(attention);
  const weighedPairs = useCalmValue(Number(pairs));

  const questionOf = (kind: Question['kind']): Question =>
    kind === 'own' ? { kind, words } : { kind };
  const all = useStore(tests.$tests);
  const shams = useMemo(
    () =>
      shamRatings(
        all ?? [],
        shownAsks === 'own' ? { kind: shownAsks, words } : { kind: shownAsks },
      ),
    [all, shownAsks, words],
  );
  const chosen = programs.find(({ id }) => id === programId);
  const isGone = kind === 'program' && !chosen;
  const pair: Stimulus = {
    kind: 'pair',
    slowHz: settings.globalModulationHz ?? 0,
    fastHz: settings.centerModulationHz ?? 0,
  };
  const stimulus: Stimulus =
    kind === 'program' && chosen ? { kind, program: chosen.program } : pair;

  const protocol: Protocol = {
    question: questionOf(asks),
    stimulus,
    pairs: Number(pairs),
    sparePairs: spareFor(Number(pairs)),
    shortestSessionMs: Number(minutes) * MINUTE_MS,
    washOutMs: Number(washOut) * HOUR_MS,
    missedAfterMs: Number(missed) * DAY_MS,
    answerWithinMs: ANSWER_WITHIN_MS,
    ...(attention === 'sart' && { attentionTask: attention }),
  };
  const sealed = useCalmValue(isGone ? '' : sealWords(protocol));
  const asked = useCalmValue(asksWords(protocol));
  const course = useCalmValue(courseWords(protocol, follows));
  const caveat = useCalmValue(isGone ? NO_PROGRAM : recognisedWords(stimulus));
  const absence = useCalmValue(absenceWords(protocol));

  async function begin(): Promise<void> {
    // What is wrong with the question is said at its field.
    const isUnasked = whyNotAsked(protocol.question) !== null;
    setTried(isUnasked);
    if (isUnasked) return field.current?.focus();
    if (isGone) return setProblems([NO_PROGRAM]);
    const read = readProtocol(protocol);
    if (!read.ok) return setProblems(read.reason);
    const why = whyNotTestable(read.value, settings.waveform);
    if (why !== null) return setProblems([why]);
    const begun = await tests.begin(read.value);
    setProblems(begun.ok ? [] : [begun.reason]);
  }

  return (
    <section aria-label="Set up a self-test" className="grid gap-6">
      <SetUpIntro asks={asked} />
      <SetUpPart title="What you test">
        <div className="grid content-start gap-2">
          <Choice label="What is tested" options={STIMULI} value={kind} onChange={setKind} />
          {shownKind === 'program' ? (
            <Select
              label="Program"
              options={programs.map(({ label }) => label)}
              value={chosen?.label ?? ''}
              onChange={(label) => setProgramId(programs.find((each) => each.label === label)?.id)}
              isDisabled={kind !== 'program'}
            />
          ) : (
            <p className="text-small text-muted">
              {pair.slowHz > 0 || pair.fastHz > 0 ? stimulusWords(pair) : 'Nothing yet'}, with the
              strength, colour and sound that you have at each start.
            </p>
          )}
          <p className="text-small empty:hidden">{caveat}</p>
        </div>
        <div className="grid content-start gap-2">
          <Choice
            label="Asked after each session"
            options={QUESTIONS}
            value={asks}
            onChange={setAsks}
          />
          {shownAsks === 'own' ? (
            <OwnQuestion
              words={words}
              onChange={setWords}
              isDisabled={asks !== 'own'}
              isTried={isTried}
              input={field}
            />
          ) : (
            <p className="text-small text-muted">Answered from 1 (hardly) to 5 (fully).</p>
          )}
        </div>
      </SetUpPart>
      <SetUpPart title="Your time">
        <div className="grid content-start gap-2">
          <Choice label="Pairs of sessions" options={PAIRS} value={pairs} onChange={setPairs} />
          <output aria-live="polite" className="min-h-[2lh] text-small text-muted">
            {chance}
          </output>
        </div>
        <Choice
          label="A session counts after"
          options={LENGTHS}
          value={minutes}
          onChange={setMinutes}
        />
        <Choice
          label="At least between two sessions"
          options={WASH_OUTS}
          value={washOut}
          onChange={setWashOut}
        />
        <div className="grid content-start gap-2">
          <Choice
            label="A session is missed after"
            options={MISSED}
            value={missed}
            onChange={setMissed}
          />
          <p className="text-small text-muted">{absence}</p>
        </div>
      </SetUpPart>
      <SetUpPart title="If you like">
        <Choice
          label="Attention task after each session"
          options={ATTENTION}
          value={attention}
          onChange={setAttention}
        />
        <p className="max-w-prose text-small text-muted">
          {shownAttention === 'none'
            ? 'Three minutes of digits, with a key to press for every one but 3.'
            : 'It is sealed with the rest, adds errors and reaction times to the report, and has no effect on the verdict. You need to see digits and press a key: it cannot be done with a screen reader.'}
        </p>
      </SetUpPart>
      <SetUpPart title="What to expect">
        {Power && (
          <Power
            pairs={weighedPairs}
            question={questionOf(shownAsks)}
            shamRatings={shams}
            onSentence={setChance}
          />
        )}
        <SetUpNotes
          sessions={2 * protocol.pairs}
          sparePairs={protocol.sparePairs}
          answerWithinMs={ANSWER_WITHIN_MS}
          follows={follows}
        />
      </SetUpPart>
      <SealBar {...{ sealed, course, problems }} onSeal={() => void begin()} />
    </section>
  );
}
