import { formatTime } from '../format-time.ts';
import { normalForm } from '../normal-form.ts';
import type { Program, Stage, Step } from '../program.ts';
import { printMoment } from './moment-words.ts';

/** First line of a program's text; the number is raised when a text stops meaning what it meant. */
export const TEXT_HEADING = 'overtone program 1';

function stageLine({ lengthMs, curve, to }: Stage): string {
  const values = printMoment(to);
  return `${formatTime(lengthMs)} ${curve}${values === '' ? '' : `: ${values}`}`;
}

function courseLines(course: readonly Step[], indent = ''): readonly string[] {
  return course.flatMap((step) =>
    step.kind === 'stage'
      ? [`${indent}${stageLine(step)}`]
      : [
          `${indent}repeat ${step.times}`,
          ...courseLines(step.course, `${indent}  `),
          `${indent}end`,
        ],
  );
}

/** A program as text, a line a stage, so that two people can see where two programs differ. Same program, same text. */
export function printProgram(program: Program): string {
  const { name, start, course, fadeMs } = normalForm(program);
  return [
    TEXT_HEADING,
    `name: ${name}`,
    `start: ${printMoment(start)}`,
    ...courseLines(course),
    `fade: ${formatTime(fadeMs)}`,
    '',
  ].join('\n');
}
