import { failed, ok, type Result } from '@overtone/domain/result';
import type {
  CalendarChange,
  SourceAnswer,
  SourceFailure,
  SourceQuestion,
} from '../calendar-source.ts';
import type { ProviderFailure } from './provider-client.ts';

/** What one round of questions brought. */
export interface ProviderRound {
  readonly changes: readonly CalendarChange[];
  readonly progress: string | undefined;
}

/** Reads on from where the last round ended, or everything where the provider has forgotten that place. */
export async function readWithProgress(
  { progress }: SourceQuestion,
  round: (progress: string | undefined) => Promise<Result<ProviderRound, ProviderFailure>>,
): Promise<Result<SourceAnswer, SourceFailure>> {
  const first = await round(progress);
  if (first.ok) return ok({ kind: progress === undefined ? 'whole' : 'changes', ...first.value });
  if (first.reason !== 'begin_anew') return failed(first.reason);
  const whole = progress === undefined ? first : await round(undefined);
  if (whole.ok) return ok({ kind: 'whole', ...whole.value });
  const { reason } = whole;
  return failed(reason === 'begin_anew' ? { problem: 'unreachable', cause: 'status 410' } : reason);
}
