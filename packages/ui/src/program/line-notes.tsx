import type { LineNote } from '@overtone/domain/program/sbg/sbg-file';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ScrollRegion } from '../controls/scroll-region.tsx';

/** Sentences that are drawn at a time: a file may bring many thousands, over which a page would stand still. */
const AT_A_TIME = 200;

/** Sentences about a text, each with the line that it is about; line 0 is the whole. */
export function LineNotes({ notes }: { readonly notes: readonly LineNote[] }) {
  const [drawn, setDrawn] = useState(AT_A_TIME);
  const left = notes.length - drawn;
  const hasLines = notes.some(({ line }) => line > 0);
  return (
    <ScrollRegion label="Notes on the text" className="max-h-64 overflow-y-auto">
      <div>
        <ol className="grid gap-1">
          {notes.slice(0, drawn).map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`} className="flex gap-x-3">
              {hasLines && (
                <span className="figure min-w-15 shrink-0 text-note leading-5 text-faint">
                  {line > 0 && `line ${line}`}
                </span>
              )}
              <span className="wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ol>
        {left > 0 && (
          <Button tone="quiet" onPress={() => setDrawn(drawn + AT_A_TIME)}>
            {left > AT_A_TIME
              ? `${AT_A_TIME} of ${left.toLocaleString('en-GB')} more`
              : `${left} more`}
          </Button>
        )}
      </div>
    </ScrollRegion>
  );
}
