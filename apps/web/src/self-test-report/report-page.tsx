import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { SelfTestReport } from '@overtone/ui/self-test/report/self-test-report';
import { useEffect, useState } from 'react';
import type { ReportState } from './read-report.ts';

/** What the page is given. */
export interface ReportPageProps {
  readonly ask: () => Promise<ReportState>;
  readonly onPrint: () => void;
}

const WORDS = {
  reading: 'Reading your self-test…',
  none: 'There is no such self-test in this browser. A report is made on the device that ran the test.',
  noneOfAccount:
    'There is no such self-test here for the account that you are signed in with. One from before you signed in is there when you are signed out; one of your account from another browser comes here once you open the self-test.',
  damaged:
    'This browser keeps a record of this self-test, but it cannot be read: it is damaged, or was made by a later version. Nothing was changed or deleted.',
  failed:
    'This browser did not let us read what it keeps. Nothing is lost; a private window may be the reason.',
} as const;

/** The report of one self-test of this browser. */
export function ReportPage({ ask, onPrint }: ReportPageProps) {
  const [state, setState] = useState<ReportState>({ kind: 'reading' });
  useEffect(() => {
    let isWanted = true;
    async function read(): Promise<void> {
      const read = await ask();
      if (isWanted) setState(read);
    }
    void read();
    return () => {
      isWanted = false;
    };
  }, [ask]);
  if (state.kind === 'ready') {
    return (
      <>
        <SelfTestReport
          test={state.test}
          seal={state.seal}
          earlier={state.earlier}
          onPrint={onPrint}
        />
        <p className="mt-8 print:hidden">
          <BackToSelfTest tone="quiet" />
        </p>
      </>
    );
  }
  return (
    <div className="grid gap-6">
      <h1 className="text-head tracking-display">Self-test report</h1>
      <output className="max-w-prose">{WORDS[state.kind]}</output>
      {state.kind !== 'reading' && (
        <p>
          <BackToSelfTest tone="line" />
        </p>
      )}
    </div>
  );
}

/** Leads to where self-tests are set up and held. */
function BackToSelfTest({ tone }: { readonly tone: keyof typeof BUTTON_TONES }) {
  return (
    <a href="/demo#self-test" className={BUTTON_TONES[tone]}>
      Back to the self-test
    </a>
  );
}
