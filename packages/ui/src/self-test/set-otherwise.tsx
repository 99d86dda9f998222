import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import { settingNowWords } from './report/setting-words.ts';

/** Says, before the second session of a pair, what it would begin with otherwise than the first. Empty where they are alike. */
export function SetOtherwise({ tests }: { readonly tests: Pick<SelfTests, '$otherThanFirst'> }) {
  const settings = useStore(tests.$otherThanFirst);
  return (
    <p aria-live="polite" className="max-w-prose text-small empty:hidden">
      {settings.length > 0 &&
        `The first session of this pair began with other settings: ${settings.map(settingNowWords).join('; ')}. The two compare best when they begin alike; the report names what differs.`}
    </p>
  );
}
