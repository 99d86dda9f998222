import { useEffect, useRef } from 'react';
import { showAnew } from '../controls/use-lost-focus.tsx';
import { PastTest, type PastTestProps } from './past-test.tsx';

/** The self-test that came to its end just now. */
export function JustOver({ tests, test }: PastTestProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current) showAnew(place.current);
  }, []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="The self-test is over"
      className="grid scroll-mt-24 gap-5 border-l-2 border-accent pl-5 outline-none"
    >
      <h3 className="text-title">The self-test is over</h3>
      <PastTest tests={tests} test={test} isLead={test.state.kind === 'ended'} />
    </section>
  );
}
