import { sampleCurve } from '@overtone/domain/figure/curve';
import { pairHeight } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { SUGGESTION_STATES, TASK_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { createContext, use } from 'react';

const BOX = { width: 1000, height: 12, inset: 1 } as const;
/** It is so flat that more could not be told apart. */
const POINTS_PER_CYCLE = 12;

/** Whether the sections of a page stand under plotted rules; it may have something of its own in their place. */
export const HasSectionRules = createContext(false);

/** What the section is for that a rule stands over. */
export const SectionState = createContext<TaskState | undefined>(undefined);

/** The rules of a page, each drawn once: a second of the pair of every state. */
export function SectionRuleDefinitions() {
  return (
    <svg aria-hidden className="absolute size-0">
      {TASK_STATES.map((state) => (
        <symbol
          key={state}
          id={ruleId(state)}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
        >
          <path
            d={secondOf(state)}
            fill="none"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
          />
        </symbol>
      ))}
    </svg>
  );
}

/** The rule above a section: the pair of its state, in its ink. */
export function SectionRule() {
  const state = use(SectionState);
  if (!use(HasSectionRules)) return <div className="h-3" />;
  if (state === undefined) throw new Error('A section under a rule has no state.');
  return (
    <svg aria-hidden className="h-3 w-full text-accent opacity-60">
      <use href={`#${ruleId(state)}`} width="100%" height="100%" />
    </svg>
  );
}

function ruleId(state: TaskState): string {
  return `rule-${state}`;
}

/** One second for all, so that fast and slow can be told apart. */
function secondOf(state: TaskState): string {
  const { globalHz: slowHz, centerHz: fastHz } = SUGGESTION_STATES[state];
  const curve = sampleCurve(POINTS_PER_CYCLE * fastHz + 1, (x) =>
    pairHeight({ slowHz, fastHz }, x),
  );
  return svgPath(curve, BOX);
}
