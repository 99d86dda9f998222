import { useEffect, useRef } from 'react';
import { PastTest, type PastTestProps } from './past-test.tsx';

/**
 * The self-test that came to its end just now. The button that ended it is gone, so this has the focus, unless the person is
 * at something else.
 */
export function JustOver({ tests, test }: PastTestProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="The self-test is over"
      className="grid gap-5 border-l-2 border-accent pl-5 outline-none"
    >
      <h3 className="text-title">The self-test is over</h3>
      <PastTest tests={tests} test={test} />
    </section>
  );
}
