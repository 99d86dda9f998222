import type { SetupLine, SetupState } from './setup-line.ts';

const STATES: readonly SetupState[] = ['ok', 'off', 'wrong'];
const STATE_WIDTH = Math.max(...STATES.map((state) => state.length));
const GAP = '  ';

/** The lines in columns, for a terminal. Nothing in them can steer the terminal. */
export function setupText(lines: readonly SetupLine[]): string {
  const width = Math.max(...lines.map(({ subject }) => subject.length));
  return lines
    .map(({ state, subject, sentence }) =>
      [state.padEnd(STATE_WIDTH), subject.padEnd(width), sentence.replace(/\p{Cc}+/gu, ' ')].join(
        GAP,
      ),
    )
    .join('\n');
}

/** What they come to, in one sentence. */
export function setupVerdict(lines: readonly SetupLine[]): string {
  const wrong = lines.filter(({ state }) => state === 'wrong').length;
  if (wrong === 0) return 'Everything that is set up works.';
  return wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`;
}
