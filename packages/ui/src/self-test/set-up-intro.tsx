import { useState } from 'react';
import { Button } from '../controls/button.tsx';

/**
 * What a self-test asks of a person, then what it is; on a phone what its sessions are, and what is likely to come of them, until
 * somebody wants the rest.
 */
export function SetUpIntro({ asks }: { readonly asks: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="grid gap-3">
      <p className="max-w-prose font-serif text-read">{asks}</p>
      <div className="grid justify-items-start gap-x-10 gap-y-1 text-muted *:max-w-prose @2xl:grid-cols-2 @2xl:text-small">
        <p>
          Sessions come in pairs. One of each pair has the rhythm; the other is its sham, as bright,
          as loud and as deep, but its pulses come irregularly. You are not told which is which.
        </p>
        <p>
          <span className={isWhole ? undefined : 'hidden sm:inline'}>
            After each you say how it went and which you think it was. At the end you see which was
            which, and learn whether your answers differ by more than luck alone would usually
            give.{' '}
          </span>
          “Nothing found” is a likely answer, and a good one to know.
        </p>
        {!isWhole && (
          <span className="sm:hidden">
            <Button tone="quiet" onPress={() => setWhole(true)}>
              Read on
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
