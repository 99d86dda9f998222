import { failed, ok, type Result } from '../../result.ts';
import { CURVES } from '../../rhythm/curve.ts';
import { normalForm } from '../normal-form.ts';
import { type Moment, MOMENT_KEYS, type Program, type Step } from '../program.ts';
import { toBase64Url } from './base64-url.ts';
import { FRAGMENT_START, LONGEST_FRAGMENT } from './fragment-start.ts';
import { LINK_VERSION, markOf, maskOf, OPERATION_BITS, OPERATIONS, wholeOf } from './packing.ts';

/** Whole numbers as bytes, seven bits in each, the lowest first. */
function* bytesOf(numbers: Iterable<number>): Generator<number> {
  for (let number of numbers) {
    for (; number > 127; number = Math.floor(number / 128)) yield (number % 128) + 128;
    yield number;
  }
}

function* momentNumbers(part: Partial<Moment>): Generator<number> {
  for (const key of MOMENT_KEYS) {
    const value = part[key];
    if (value !== undefined) yield wholeOf(key, value);
  }
}

function lengthNumber(ms: number): number {
  return ms % 1000 === 0 ? 2 * (ms / 1000) : 2 * ms + 1;
}

function* courseNumbers(course: readonly Step[]): Generator<number> {
  for (const step of course) {
    if (step.kind === 'loop') {
      yield OPERATIONS.loop + OPERATION_BITS * step.times;
      yield* courseNumbers(step.course);
      continue;
    }
    yield OPERATIONS.stage + CURVES.indexOf(step.curve) + OPERATION_BITS * maskOf(step.to);
    yield lengthNumber(step.lengthMs);
    yield* momentNumbers(step.to);
  }
  yield OPERATIONS.end;
}

function* programNumbers({ name, start, course, fadeMs }: Program): Generator<number> {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
  yield LINK_VERSION;
  yield letters.length;
  yield* letters;
  yield* momentNumbers(start);
  yield lengthNumber(fadeMs);
  yield* courseNumbers(course);
}

/**
 * A program as the fragment of an address (what stands behind the #), which no server is sent. Some fifty stages that
 * name everything fit, and many more that name little; for a longer program the sentence says what to do instead.
 */
export function fragmentOf(program: Program): Result<string, string> {
  const bytes = [...bytesOf(programNumbers(normalForm(program)))];
  const fragment = FRAGMENT_START + toBase64Url([...bytes, ...markOf(bytes)]);
  if (fragment.length <= LONGEST_FRAGMENT) return ok(fragment);
  return failed(
    `This program is too long for a link, which carries ${LONGEST_FRAGMENT} characters; it would have ${fragment.length}. Copy it as text instead.`,
  );
}
