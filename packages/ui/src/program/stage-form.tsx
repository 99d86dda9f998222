import type { ProgramDesk } from '@overtone/client/program/program-desk';
import { stepAt, type Stretch, stretchAt } from '@overtone/client/program/places';
import { type StageState, stageStates } from '@overtone/client/program/stage-states';
import { formatTime } from '@overtone/domain/program/format-time';
import { LOOP_TIMES } from '@overtone/domain/program/limits';
import { type Moment, MOMENT_KEYS, type Program } from '@overtone/domain/program/program';
import { failed, ok } from '@overtone/domain/result';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { CurveChoice } from './curve-choice.tsx';
import { MomentFields } from './moment-fields.tsx';
import { readLength } from './read-length.ts';
import { ValueField } from './value-field.tsx';

/** What the form is given. */
export interface StageFormProps {
  readonly desk: ProgramDesk;
  readonly program: Program;
  readonly selection: Stretch | null;
}

/**
 * The numbers of what is selected: a stage, a loop, several stages, or the start and the end where nothing is. What comes in
 * the place of what had the focus has it, from its heading.
 */
export function StageForm(props: StageFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOfGone(place, (form) => form.querySelector('h3'));
  return (
    <div ref={place} className="contents">
      <FormOfSelected {...props} />
    </div>
  );
}

function FormOfSelected({ desk, program, selection }: StageFormProps) {
  if (selection === null) return <EndsForm desk={desk} program={program} />;
  if (selection.count > 1) return <SeveralForm desk={desk} selection={selection} />;
  const place = [...selection.within, selection.first];
  const step = stepAt(program, place);
  if (step?.kind === 'loop') {
    return <LoopForm key={place.join()} desk={desk} place={place} times={step.times} />;
  }
  const states = stageStates(program);
  const number = states.findIndex((state) => state.place.join() === place.join());
  const state = states[number];
  // What is typed and not taken belongs to its stage, and goes with it.
  const key = `${place.join()} of ${states.length}`;
  return state ? <OneStageForm key={key} {...{ desk, number, state }} /> : null;
}

const GRID =
  'grid grid-cols-2 items-start gap-x-4 gap-y-4 @min-[40rem]:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-6';

function Form({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-4 @min-[40rem]:gap-2">
      <FormTitle>{title}</FormTitle>
      <div className={GRID}>{children}</div>
    </section>
  );
}

function FormTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className="font-display text-title font-semibold outline-none">
      {children}
    </h3>
  );
}

interface OneStageFormProps extends Pick<StageFormProps, 'desk'> {
  readonly number: number;
  readonly state: StageState;
}

function OneStageForm({ desk, number, state }: OneStageFormProps) {
  const { place, stage, before, after } = state;
  const named = new Set<keyof Moment>(MOMENT_KEYS.filter((key) => stage.to[key] !== undefined));
  return (
    <Form title={`Stage ${number + 1}`}>
      <ValueField
        label="Length"
        range="0:01 to 24:00:00, or minutes"
        text={formatTime(stage.lengthMs)}
        isWords
        read={readLength}
        stepped={(direction, isFine) => stage.lengthMs + direction * (isFine ? 10_000 : 60_000)}
        onChange={(lengthMs) =>
          desk.tryChange({ kind: 'set-length', place, lengthMs, following: 'moves' })
        }
      />
      <div className="col-span-full row-start-2 @xl:col-span-2 @xl:row-start-auto">
        <CurveChoice
          value={stage.curve}
          onChange={(curve) => desk.change({ kind: 'set-curve', place, curve })}
        />
      </div>
      <MomentFields
        moment={after}
        before={before}
        named={named}
        onChange={(values) => desk.tryChange({ kind: 'set-values', place, values })}
        onLeave={(key) => desk.change({ kind: 'leave-value', place, key })}
      />
    </Form>
  );
}

function EndsForm({ desk, program }: Pick<StageFormProps, 'desk' | 'program'>) {
  return (
    <Form title="Start and end">
      <ValueField
        label="Fade at the end"
        range="0:00 to 1:00:00"
        text={formatTime(program.fadeMs)}
        isWords
        read={readLength}
        stepped={(direction, isFine) =>
          Math.max(0, program.fadeMs + direction * (isFine ? 10_000 : 60_000))
        }
        onChange={(fadeMs) => desk.tryChange({ kind: 'set-fade', fadeMs })}
      />
      <MomentFields
        moment={program.start}
        before={program.start}
        named={null}
        onChange={(values) => desk.tryChange({ kind: 'set-start', values })}
        onLeave={() => undefined}
      />
    </Form>
  );
}

interface LoopFormProps extends Pick<StageFormProps, 'desk'> {
  readonly place: readonly number[];
  readonly times: number;
}

function LoopForm({ desk, place, times }: LoopFormProps) {
  return (
    <Form title="Loop">
      <ValueField
        label="Times"
        range={`${LOOP_TIMES.min} to ${LOOP_TIMES.max.toLocaleString('en')}`}
        text={String(times)}
        read={(text) =>
          /^\d{1,5}$/u.test(text.trim()) ? ok(Number(text)) : failed('Type a whole number.')
        }
        stepped={(direction) => times + direction}
        onChange={(count) => desk.tryChange({ kind: 'set-times', place, times: count })}
      />
      <div className="col-span-full @min-[40rem]:col-span-2 @min-[40rem]:self-center">
        <Button onPress={() => desk.change({ kind: 'unloop', place })}>Once, without a loop</Button>
      </div>
    </Form>
  );
}

function SeveralForm({ desk, selection }: Pick<StageFormProps, 'desk'> & { selection: Stretch }) {
  return (
    <section aria-label="Several" className="grid content-start gap-4">
      <FormTitle>{selection.count} selected, one after the other</FormTitle>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => desk.change({ kind: 'loop', stretch: selection, times: 2 })}>
          Put them in a loop
        </Button>
        <Button onPress={() => desk.select(stretchAt([...selection.within, selection.first]))}>
          Select the first alone
        </Button>
      </div>
    </section>
  );
}
