import type { Shelf } from '@overtone/client/self-test/shelf';
import type { EarlierTests } from '@overtone/domain/experiment/kept/earlier-tests';
import { type KeptTest, openedSeed } from '@overtone/domain/experiment/kept/kept-test';
import { opensSeal, type Sha256Hex } from '@overtone/domain/experiment/protocol/seal';
import { earlierOfTest } from '@overtone/domain/experiment/report/earlier-of-question';
import type { SealCheck } from '@overtone/ui/self-test/report/self-test-report';

/** What the page of a report shows. */
export type ReportState =
  /** Where somebody is signed in, only the tests of the account are looked at: `noneOfAccount`. */
  | { readonly kind: 'reading' | 'none' | 'noneOfAccount' | 'damaged' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly test: KeptTest;
      readonly seal: SealCheck;
      /** Self-tests of the same question before it, as far as they are known here. */
      readonly earlier: EarlierTests;
    };

/** What a report is read from. */
export interface ReadReportParts {
  readonly shelf: Pick<Shelf, 'all' | 'deleted' | 'unreadable'>;
  readonly sha256Hex: Sha256Hex;
  /** Of the self-test that is asked for; empty for the latest. */
  readonly id: string;
  /** Whether the shelf is that of an account, not of whoever is signed out. */
  readonly isSignedIn: boolean;
}

/** A self-test of this browser, with its seal tried. */
export async function readReport({
  shelf,
  sha256Hex,
  id,
  isSignedIn,
}: ReadReportParts): Promise<ReportState> {
  try {
    const tests = await shelf.all();
    const [latest] = tests.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
    const test = id === '' ? latest : tests.find((kept) => kept.id === id);
    if (test === undefined) {
      const unreadable = await shelf.unreadable();
      const isDamaged = id === '' ? unreadable.length > 0 : unreadable.includes(id);
      if (isDamaged) return { kind: 'damaged' };
      return { kind: isSignedIn ? 'noneOfAccount' : 'none' };
    }
    const known = { tests, deleted: await shelf.deleted() };
    const earlier = await earlierOfTest(test, known, sha256Hex);
    return { kind: 'ready', test, seal: await sealOf(test, sha256Hex), earlier };
  } catch {
    return { kind: 'failed' };
  }
}

async function sealOf(test: KeptTest, sha256Hex: Sha256Hex): Promise<SealCheck> {
  const seed = openedSeed(test);
  if (seed === null) return 'unchecked';
  return (await opensSeal(test.sealed, seed, sha256Hex)) ? 'whole' : 'broken';
}
