import { type Stretch, stretchAt } from '@overtone/client/program/places';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import { CURVE_NAMES, rhythmWords } from '@overtone/client/program/program-words';
import { type StageState, stageStates } from '@overtone/client/program/stage-states';
import { formatTime } from '@overtone/domain/program/format-time';
import { type Program, type Step } from '@overtone/domain/program/program';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { useTurns } from '../page/calm-panels.tsx';
import { NearRows } from './near-rows.tsx';
import { rowChunks } from './row-chunks.ts';
import { StageForm } from './stage-form.tsx';

/** What the list is given. */
export interface StageListProps {
  readonly desk: ProgramDesk;
  readonly program: Program;
  readonly selection: Stretch | null;
  /** The asking for the form of what is selected, another each time; null while it is folded. */
  readonly unfolded: object | null;
  readonly onUnfold: (asked: object | null) => void;
}

/**
 * A course as a list, for a narrow window: each stage a row, and its form unfolded under the one that is pressed. Where a row
 * goes that had the focus, the one that is unfolded has it, else the first.
 */
export function StageList({ desk, program, selection, unfolded, onUnfold }: StageListProps) {
  const list = useRef<HTMLElement>(null);
  useFocusOfGone(list, rowToGoOnAt);
  const states = stageStates(program);
  const numbers = new Map(states.map(({ place }, number) => [place.join(), number]));
  const selected = selection && [...selection.within, selection.first].join();
  const isChosen = (place: readonly number[] | null) =>
    place === null ? selection === null : selection?.count === 1 && selected === place.join();
  const row = (place: readonly number[] | null, title: string, words: string) => (
    <Row
      title={title}
      words={words}
      asked={isChosen(place) ? unfolded : null}
      onPress={() => {
        onUnfold(unfolded !== null && isChosen(place) ? null : {});
        desk.select(place && stretchAt(place));
      }}
    >
      <StageForm desk={desk} program={program} selection={selection} />
    </Row>
  );
  const stageRow = (place: readonly number[]) => {
    const number = numbers.get(place.join()) ?? -1;
    const state = states[number];
    return state && row(place, titleOf(number, state), wordsOf(state));
  };
  return (
    <section ref={list} aria-label="Stages as a list" className="grid">
      {row(null, 'Start and end', `fade ${formatTime(program.fadeMs)}`)}
      <Steps
        course={program.course}
        within={[]}
        unfoldedAt={
          unfolded !== null && selection?.count === 1
            ? [...selection.within, selection.first]
            : null
        }
        stageRow={stageRow}
        loopRow={(place, times) => row(place, 'Loop', `${times} times`)}
      />
    </section>
  );
}

function rowToGoOnAt(list: HTMLElement): HTMLElement | null {
  const unfolded = list.querySelector<HTMLElement>('[aria-expanded=true]');
  return unfolded ?? list.querySelector('button');
}

function titleOf(number: number, { stage }: StageState): string {
  return `${number + 1}. ${formatTime(stage.lengthMs)}`;
}

function wordsOf({ stage, before, after }: StageState): string {
  const way = CURVE_NAMES[stage.curve].toLowerCase();
  const goes = before.fastHz !== after.fastHz && stage.curve !== 'hold';
  return goes
    ? `${way}, ${rhythmWords(before.fastHz)} to ${rhythmWords(after.fastHz)}`
    : `${way}, ${rhythmWords(after.fastHz)}`;
}

interface StepsProps {
  readonly course: readonly Step[];
  readonly within: readonly number[];
  /** The place whose form is unfolded; null where none is. */
  readonly unfoldedAt: readonly number[] | null;
  readonly stageRow: (place: readonly number[]) => ReactNode;
  readonly loopRow: (place: readonly number[], times: number) => ReactNode;
}

/** The rows of a course, of which those are drawn that are near what is seen. */
function Steps(props: StepsProps): ReactNode {
  const { course, within, unfoldedAt } = props;
  const chunks = rowChunks(course);
  if (within.length > 0 && chunks.length === 1) return <Rows {...props} from={0} />;
  const index = within.every((at, depth) => unfoldedAt?.[depth] === at)
    ? unfoldedAt?.[within.length]
    : undefined;
  return chunks.map(({ from, steps, rows }) => (
    <NearRows
      key={from}
      rows={rows}
      isFirst={within.length === 0 && from === 0}
      isWanted={index !== undefined && index >= from && index < from + steps.length}
    >
      {() => <Rows {...props} course={steps} from={from} />}
    </NearRows>
  ));
}

interface RowsProps extends StepsProps {
  /** Where the first of these steps stands in its course. */
  readonly from: number;
}

function Rows({ course, from, within, unfoldedAt, stageRow, loopRow }: RowsProps): ReactNode {
  return course.map((step, index) => {
    const place = [...within, from + index];
    if (step.kind === 'stage') return <Fragment key={place.join()}>{stageRow(place)}</Fragment>;
    return (
      <div key={place.join()}>
        {loopRow(place, step.times)}
        <div className="ml-1 border-l-2 border-edge pl-3">
          <Steps course={step.course} within={place} {...{ unfoldedAt, stageRow, loopRow }} />
        </div>
      </div>
    );
  });
}

interface RowProps {
  readonly title: string;
  readonly words: string;
  /** The asking for its form; null while that is folded. */
  readonly asked: object | null;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Row({ title, words, asked, onPress, children }: RowProps) {
  const turnPanel = useTurns();
  const place = useRef<HTMLDivElement>(null);
  const isOpen = asked !== null;
  // Whatever asked for it, a key far above it too, what was asked for comes into view.
  useEffect(() => {
    if (asked !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div
      ref={place}
      className="scroll-mt-4 scroll-mb-[calc(var(--foot,0px)+1rem)] border-t border-rule"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => turnPanel(currentTarget, onPress)}
        className="flex min-h-11 w-full cursor-pointer items-baseline justify-between gap-4 py-2.5 text-left hover:text-accent"
      >
        <span className={`tabular-nums ${isOpen ? 'font-semibold' : 'font-medium'}`}>{title}</span>
        <span className="text-small text-muted">{words}</span>
      </button>
      {isOpen && <div className="pt-2 pb-6">{children}</div>}
    </div>
  );
}
