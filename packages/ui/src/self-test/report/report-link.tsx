import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { BUTTON_TONES } from '../../controls/button-tones.tsx';

/** Leads to the page of a self-test's report; its id stays in the fragment, which no server sees. */
export function ReportLink({
  test,
  tone = 'quiet',
}: {
  readonly test: Pick<KeptTest, 'id'>;
  readonly tone?: 'solid' | 'quiet';
}) {
  return (
    <a href={`/self-test-report#${test.id}`} className={BUTTON_TONES[tone]}>
      The report
    </a>
  );
}
