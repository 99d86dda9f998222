import { failed, ok, type Result } from '../../result.ts';
import { CURVES } from '../../rhythm/curve.ts';
import { readProgram } from '../check-program.ts';
import { DEEPEST_LOOPS, MOST_STAGES, NAME_LENGTH } from '../limits.ts';
import { type Moment, MOMENT_KEYS, type Program } from '../program.ts';
import { fromBase64Url } from './base64-url.ts';
import { FRAGMENT_START, LONGEST_FRAGMENT } from './fragment-start.ts';
import { LINK_VERSION, markOf, OPERATION_BITS, OPERATIONS, valueOf } from './packing.ts';

/** What the bytes give one after the other; it throws where they end too soon or make no sense. */
interface Source {
  readonly next: () => number;
  readonly isAtEnd: () => boolean;
}

/** Thrown and caught in this file: the bytes are not those of a program. */
class NoProgram extends Error {}

function sourceOf(bytes: readonly number[]): Source {
  let at = 0;
  return {
    isAtEnd: () => at === bytes.length,
    next() {
      let number = 0;
      for (let scale = 1; scale <= 2 ** 28; scale *= 128) {
        const byte = bytes[at];
        if (byte === undefined) throw new NoProgram();
        at += 1;
        number += (byte % 128) * scale;
        if (byte < 128) return number;
      }
      throw new NoProgram();
    },
  };
}

function readMoment({ next }: Source, mask: number): Partial<Moment> {
  const keys = MOMENT_KEYS.filter((_, bit) => (mask & (1 << bit)) !== 0);
  return Object.fromEntries(keys.map((key) => [key, valueOf(key, next())]));
}

function readLength({ next }: Source): number {
  const number = next();
  return number % 2 === 0 ? 500 * number : (number - 1) / 2;
}

function readCourse(source: Source, depth: number): unknown[] {
  if (depth > DEEPEST_LOOPS) throw new NoProgram();
  const course: unknown[] = [];
  for (;;) {
    const number = source.next();
    const operation = number % OPERATION_BITS;
    const rest = Math.floor(number / OPERATION_BITS);
    if (operation === OPERATIONS.end) return course;
    if (course.length >= MOST_STAGES) throw new NoProgram();
    if (operation === OPERATIONS.loop) {
      course.push({ kind: 'loop', times: rest, course: readCourse(source, depth + 1) });
    } else {
      const curve = CURVES[operation - OPERATIONS.stage];
      const lengthMs = readLength(source);
      course.push({ kind: 'stage', lengthMs, curve, to: readMoment(source, rest) });
    }
  }
}

function readName({ next }: Source): string {
  const length = next();
  if (length > NAME_LENGTH) throw new NoProgram();
  return Array.from({ length }, () => {
    const code = next();
    if (code > 0x10ffff) throw new NoProgram();
    return String.fromCodePoint(code);
  }).join('');
}

function readAll(bytes: readonly number[]): unknown {
  const source = sourceOf(bytes);
  source.next();
  const name = readName(source);
  const start = readMoment(source, 2 ** MOMENT_KEYS.length - 1);
  const fadeMs = readLength(source);
  const course = readCourse(source, 0);
  if (!source.isAtEnd()) throw new NoProgram();
  return { name, start, course, fadeMs };
}

const DAMAGED = 'This link is damaged or was cut off; ask for it again.';

/** Reads a program from the fragment of an address, with or without its #. A refusal is a sentence. */
export function readFragment(fragment: string): Result<Program, string> {
  if (fragment.length > LONGEST_FRAGMENT + 1) return failed(DAMAGED);
  const text = fragment.replace(/^#/u, '');
  if (text.length > LONGEST_FRAGMENT || !text.startsWith(FRAGMENT_START)) return failed(DAMAGED);
  const all = fromBase64Url(text.slice(FRAGMENT_START.length)) ?? [];
  const bytes = all.slice(0, -2);
  if (markOf(bytes).some((byte, i) => byte !== all[bytes.length + i])) return failed(DAMAGED);
  if (bytes[0] !== LINK_VERSION) {
    return failed(
      'This link comes from a newer version of Overtone; update this one, then open the link again.',
    );
  }
  try {
    const read = readProgram(readAll(bytes));
    return read.ok ? ok(read.value) : failed(read.reason.join(' '));
  } catch (error) {
    if (error instanceof NoProgram) return failed(DAMAGED);
    throw error;
  }
}
