import type { AskedBreaks, PartCourse } from '@overtone/domain/program/asked/asked-program';
import type { Milliseconds } from '@overtone/domain/units';
import type { Atom, ClockTime } from './atoms.ts';

/** What stands between two words that part a request. */
export interface Clause {
  /** Whether a comma or "and" stands before it; "then" says that it comes behind what is before. */
  readonly isSoft: boolean;
  readonly atoms: readonly Atom[];
}

/** What a clause says. */
export interface Said {
  readonly course: PartCourse | null;
  readonly isOpen: boolean;
  readonly lengthMs: Milliseconds | null;
  readonly breaks: AskedBreaks | null;
  readonly times: number | null;
  readonly until: ClockTime | null;
  /** It says how the part before it is divided, and is none of its own. */
  readonly isAboutBreaks: boolean;
  /** The whole comes to a calm end, within its length. */
  readonly endsCalmly: boolean;
}

const MINUTE_MS: Milliseconds = 60_000;
const NO_BREAKS: AskedBreaks = { workMs: null, breakMs: null, times: null, isOne: false };

/** Parts the pieces of a request: at "then", "and" and commas, and where a second length or activity begins. */
export function clausesOf(atoms: readonly Atom[]): readonly Clause[] {
  const clauses: { isSoft: boolean; atoms: Atom[] }[] = [{ isSoft: false, atoms: [] }];
  for (const atom of atoms) {
    const open = clauses.at(-1);
    if (open === undefined) continue;
    const isSplit = atom.kind === 'then' || atom.kind === 'and';
    if (isSplit && open.atoms.length === 0) open.isSoft &&= atom.kind === 'and';
    else if (isSplit) clauses.push({ isSoft: atom.kind === 'and', atoms: [] });
    else if (beginsAnother(open.atoms, atom)) clauses.push({ isSoft: true, atoms: [atom] });
    else open.atoms.push(atom);
  }
  return clauses.filter((clause) => clause.atoms.length > 0);
}

function beginsAnother(before: readonly Atom[], { kind }: Atom): boolean {
  const has = (kinds: readonly Atom['kind'][]) => before.some((atom) => kinds.includes(atom.kind));
  if (kind !== 'length' && kind !== 'activity') return false;
  return has(['length']) && has(['activity', 'breaks']) && !has(['with', 'every']);
}

/** Reads a clause; undefined where its pieces make no sense together. */
export function readClause({ atoms }: Clause): Said | undefined {
  let said: Said = {
    course: null,
    isOpen: true,
    lengthMs: null,
    breaks: null,
    times: null,
    until: null,
    isAboutBreaks: atoms[0]?.kind === 'with' && atoms[1]?.kind !== 'ending',
    endsCalmly: false,
  };
  for (let at = 0; at < atoms.length; at += 1) {
    const [atom, next, nextButOne] = atoms.slice(at, at + 3);
    if (atom === undefined) break;
    if (atom.kind === 'with' && next?.kind === 'length' && nextButOne?.kind === 'breaks') {
      said = withBreaks(said, { breakMs: next.ms, isOne: nextButOne.isOne });
      at += 2;
    } else if (atom.kind === 'every') {
      if (next?.kind !== 'length') return undefined;
      said = withBreaks(said, { workMs: next.ms, isOne: false });
      at += 1;
    } else if (atom.kind === 'with') {
      if (!['ending', 'breaks', 'cycle', 'pomodoro'].includes(next?.kind ?? '')) return undefined;
    } else {
      const after = withAtom(said, atom);
      if (after === undefined) return undefined;
      said = after;
    }
  }
  return said.course === 'break' && said.breaks !== null
    ? {
        ...said,
        course: null,
        lengthMs: null,
        isAboutBreaks: true,
        breaks: { ...said.breaks, breakMs: said.lengthMs },
      }
    : said;
}

function withBreaks(said: Said, breaks: Partial<AskedBreaks>): Said {
  return { ...said, breaks: { ...(said.breaks ?? NO_BREAKS), ...breaks } };
}

function withAtom(said: Said, atom: Atom): Said | undefined {
  switch (atom.kind) {
    case 'length':
      return said.lengthMs === null ? { ...said, lengthMs: atom.ms } : undefined;
    case 'activity':
      return withActivity(said, atom);
    case 'cycle':
      return withBreaks(said, { workMs: atom.workMs, breakMs: atom.breakMs });
    case 'pomodoro':
      return {
        ...withBreaks(said, { workMs: 25 * MINUTE_MS, breakMs: 5 * MINUTE_MS }),
        times: said.times ?? atom.times,
      };
    case 'times':
      return { ...said, times: atom.times };
    case 'until':
      return said.until === null ? { ...said, until: atom.time } : undefined;
    case 'breaks':
      return said.course === null && !said.isAboutBreaks
        ? { ...said, course: 'break', isOpen: false }
        : withBreaks(said, { isOne: atom.isOne });
    case 'middle':
      return said.breaks !== null || said.course === 'break'
        ? withBreaks(said, { isOne: true })
        : undefined;
    case 'ending':
      return { ...said, endsCalmly: true };
    default:
      return undefined;
  }
}

/** Of two activities the one that says more; two that say different things are no one part. */
function withActivity(said: Said, { course, isOpen }: Extract<Atom, { kind: 'activity' }>) {
  if (said.course === null || said.isOpen) return { ...said, course, isOpen };
  return isOpen || said.course === course ? said : undefined;
}
