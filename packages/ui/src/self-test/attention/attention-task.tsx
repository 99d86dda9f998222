import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import { newSeed } from '@overtone/client/self-test/web-digest';
import {
  type SartResult,
  sartResult,
  sartScore,
} from '@overtone/domain/experiment/attention/sart-result';
import {
  practiceTrials,
  sartTrials,
  type SartTrial,
} from '@overtone/domain/experiment/attention/sart-task';
import type { Milliseconds } from '@overtone/domain/units';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { useCalmArrival } from '../../page/calm-panels.tsx';
import { type Frames, pageFrames } from '../../page/page-frames.ts';
import {
  FREE,
  HOW,
  interruptedWords,
  IS_ON,
  NEEDS_EYES,
  practiceWords,
  stoppedWords,
} from './attention-words.ts';
import { SartField } from './sart-field.tsx';
import { clockStepMs, sartTiming } from './sart-timing.ts';

/** What the attention task is given. */
export interface AttentionTaskProps {
  readonly session: Pick<Session, '$isOn'>;
  /** A run has shown its first digit; none of practice does. */
  readonly onBegin: () => void;
  /** Takes the result; null where the task is left out. */
  readonly onDone: (result: SartResult | null) => void;
  /** The clock that presses are stamped with. */
  readonly nowMs: () => Milliseconds;
  readonly frames?: Frames;
}

/** The attention task after a session: what to do, practice, the task itself, and the ways out. */
export function AttentionTask({
  session,
  onBegin,
  onDone,
  nowMs,
  frames = pageFrames,
}: AttentionTaskProps) {
  const isOn = useStore(session.$isOn);
  const [trials, setTrials] = useState<readonly SartTrial[] | null>(null);
  const [isPractice, setPractice] = useState(false);
  const [said, setSaid] = useState('');
  // It is black and covers the window: whoever leaves it and comes back in haste must not make that flash.
  const mayShow = useCalmArrival(trials !== null && !isOn);
  function open(practices: boolean): void {
    setSaid('');
    setPractice(practices);
    setTrials(practices ? practiceTrials(newSeed()) : sartTrials(newSeed()));
  }
  return (
    <section
      tabIndex={-1}
      aria-label="Attention task"
      className="grid max-w-prose scroll-mt-24 justify-items-start gap-4 border-l-2 border-accent pl-5 outline-none"
    >
      <p className="font-semibold">Your answers are kept. Now three minutes of attention.</p>
      <p>{HOW}</p>
      <p className="text-small text-muted">{FREE}</p>
      <p className="text-small text-muted">{NEEDS_EYES}</p>
      <p aria-live="polite" className="text-small empty:hidden">
        {isOn ? IS_ON : said}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button tone="solid" isDisabled={isOn} onPress={() => open(false)}>
          Begin the three minutes
        </Button>
        <Button isDisabled={isOn} onPress={() => open(true)}>
          Practise first (20 seconds)
        </Button>
        <Button tone="quiet" onPress={() => onDone(null)}>
          Leave it out this time
        </Button>
      </div>
      {trials && mayShow && (
        <SartField
          trials={trials}
          frames={frames}
          onBegin={() => {
            if (!isPractice) onBegin();
          }}
          onStop={(hasBegun) => {
            setTrials(null);
            setSaid(stoppedWords(hasBegun && !isPractice));
          }}
          onEnd={(run, stampsMs) => {
            setTrials(null);
            if (run.state === 'interrupted') setSaid(interruptedWords(!isPractice));
            else if (isPractice) setSaid(practiceWords(sartScore(run)));
            else onDone(sartResult(run, sartTiming(stampsMs, clockStepMs(nowMs))));
          }}
        />
      )}
    </section>
  );
}
