import type { ComposedProgram } from '@overtone/domain/program/asked/compose-program';
import type { OfferAnswer, ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import { lengthWords } from '@overtone/domain/program/length-words';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { programLengthMs } from '@overtone/domain/program/timeline';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { readOrders } from '@overtone/recommender/orders/read-orders';
import type { BeforeChange } from '@overtone/recommender/programs/change-request';
import type { PersonClock } from '@overtone/recommender/programs/clock-end';
import type { ProgramChange } from '@overtone/recommender/programs/program-change';
import { type OfferReply, readOfferReply } from '@overtone/recommender/programs/read-change';

/** How an offered program is made, and how it is made otherwise. */
export interface Making {
  readonly beginningAt: (clock: PersonClock) => Result<ComposedProgram, string>;
  readonly changed: (change: ProgramChange, before: BeforeChange) => Result<Making, string>;
}

const START = 'Press “Start” below, and it begins.';
const LET_GO = 'All right, no program. What is set stays as it is.';
const UNCLEAR =
  'The program stays as it is. “Start” begins it; you can say “make it 45 minutes”, “longer”, “without breaks”, “with rain” or “no” to it.';

/** The offer of a program for somebody in a zone. What they say to it is answered here and nowhere else. */
export function offerOf(making: Making, timeZone: string): ProgramOffer {
  const beginningAt = (nowMs: Milliseconds) => making.beginningAt({ nowMs, timeZone });
  const offer: ProgramOffer = {
    beginningAt,
    answerTo(words, nowMs, begun) {
      const reply = readOfferReply(words);
      if (reply && begun !== undefined) {
        return isForSilence(reply, words) ? null : begunAnswer(begun);
      }
      const made = reply && beginningAt(nowMs);
      if (!reply || !made?.ok) return null;
      const lengthMs = programLengthMs(made.value.program);
      const answer = answerOf(making, reply, lengthMs, { nowMs, timeZone });
      return { offer, ...answer };
    },
  };
  return offer;
}

/** Whether it asks for no sound, which is an order to what plays as well. */
function isForSilence(reply: OfferReply, words: string): boolean {
  if (reply.kind !== 'changes') return false;
  const isOff = reply.changes.every((change) => change.kind === 'sound' && change.sound === 'off');
  return isOff && readOrders(words).length > 0;
}

/** What is said once a program has begun, which no words to it change. */
function begunAnswer(name: string): OfferAnswer {
  const sentence = `“${name}” has begun, and stays as it is. “Stop” ends it; for another program, say what it is to be.`;
  return { offer: null, sentence };
}

/** What a reply comes to; the offer stays where none is named. */
function answerOf(
  making: Making,
  reply: OfferReply,
  lengthMs: Milliseconds,
  clock: PersonClock,
): Pick<OfferAnswer, 'sentence'> & Partial<OfferAnswer> {
  switch (reply.kind) {
    case 'yes':
      return { sentence: START };
    case 'no':
      return { offer: null, sentence: LET_GO };
    case 'how-long':
      return { sentence: lengthSentence(lengthMs, clock) };
    case 'changes': {
      const changed = changedOffer(making, reply.changes, clock);
      return changed.ok ? { offer: changed.value, sentence: null } : { sentence: changed.reason };
    }
    default:
      return { sentence: UNCLEAR };
  }
}

function lengthSentence(lengthMs: Milliseconds, { nowMs, timeZone }: PersonClock): string {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const ends = clock.format(Math.ceil((nowMs + lengthMs) / 1000) * 1000);
  return `It takes ${lengthWords(lengthMs)}. Started now, it ends at ${ends}.`;
}

/** The offer with all the changes, or why not in a sentence: one that cannot be, or that changes nothing. */
function changedOffer(
  making: Making,
  changes: readonly ProgramChange[],
  clock: PersonClock,
): Result<ProgramOffer, string> {
  let changed = making;
  for (const change of changes) {
    const made = changed.beginningAt(clock);
    if (!made.ok) return made;
    const { program } = made.value;
    const before = { name: program.name, wholeMs: programLengthMs(program), clock };
    const next = changed.changed(change, before);
    if (!next.ok) return next;
    const after = next.value.beginningAt(clock);
    if (!after.ok) return failed(`${after.reason} The program stays as it is.`);
    const isSame = printProgram(after.value.program) === printProgram(program);
    const saysNothing = after.value.sentence === made.value.sentence;
    if (isSame && saysNothing) return failed(sameSentence(change));
    changed = next.value;
  }
  return ok(offerOf(changed, clock.timeZone));
}

function sameSentence({ kind }: ProgramChange): string {
  if (kind === 'breaks') return 'Its work is too short for a break; it stays as it is.';
  return 'That is what it does already; it stays as it is.';
}
