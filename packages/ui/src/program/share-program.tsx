import { fragmentOf } from '@overtone/domain/program/link/program-link';
import type { Program } from '@overtone/domain/program/program';
import { exportLosses } from '@overtone/domain/program/sbg/export-losses';
import { exportSbg } from '@overtone/domain/program/sbg/export-sbg';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { latePart } from '../late/late-part.tsx';
import { LatePlace } from '../late/late-place.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { SaveAsAudio } from './save-as-audio.tsx';
import { saveText } from './save-text.ts';
import { useShownWhen } from './use-shown-when.ts';

const ProgramQr = latePart(async () => (await import('./program-qr.tsx')).ProgramQr);

/** What the ways out are given. */
export interface ShareProgramProps {
  readonly program: Program;
  /** The address of the page that a link opens, without a fragment; null where no page has one. */
  readonly address: string | null;
}

/** What came of the latest press. */
interface Told {
  readonly words: string;
  /** A text for the person to copy by hand, where the browser does not let us. */
  readonly byHand: string | null;
}

/** The ways out of here: a link, the text, and files that play elsewhere. Nothing is sent anywhere. */
export function ShareProgram({ program, address }: ShareProgramProps) {
  const [told, setTold] = useState<Told | null>(null);
  const [showsCode, pressCode] = useFold();
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setTold({ words, byHand: null });
    } catch {
      setTold({ words: 'Your browser did not allow copying. Here it is:', byHand: text });
    }
  };
  const link = async () => {
    const fragment = fragmentOf(program);
    if (fragment.ok) {
      await copy(
        `${address}#${fragment.value}`,
        'The link is copied. It holds the whole program and opens it stopped; no server sees it.',
      );
    } else setTold({ words: fragment.reason, byHand: null });
  };
  const save = (text: string, ending: string, losses: readonly string[]) => {
    const name = saveText(text, program.name, ending);
    setTold({ words: [`Saved as ${name}.`, ...losses].join(' '), byHand: null });
  };
  return (
    <section aria-label="Share or save it" className="grid content-start gap-3">
      <h3 className="label font-sans tracking-normal">Share or save it</h3>
      <div className="flex flex-wrap gap-2">
        {address !== null && (
          <>
            <Button onPress={() => void link()}>Copy link</Button>
            <Button aria-expanded={showsCode} onPress={pressCode}>
              QR code
            </Button>
          </>
        )}
        <Button
          onPress={() =>
            void copy(
              printProgram(program),
              'The text is copied. Paste it anywhere; it opens here.',
            )
          }
        >
          Copy as text
        </Button>
        <Button onPress={() => save(printProgram(program), 'txt', [])}>Save text</Button>
        <Button onPress={() => save(exportSbg(program), 'sbg', exportLosses(program))}>
          Save .sbg
        </Button>
      </div>
      {showsCode && address !== null && <Code program={program} address={address} />}
      <output
        ref={useShownWhen(told)}
        className="grid scroll-my-4 scroll-mb-[calc(var(--foot,0px)+1rem)] gap-2 text-small text-muted empty:hidden"
      >
        {told?.words}
        {told?.byHand != null && (
          <textarea
            readOnly
            aria-label="To copy by hand"
            rows={3}
            value={told.byHand}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="well figure w-full px-3 py-2 text-note"
          />
        )}
      </output>
      <SaveAsAudio program={program} />
    </section>
  );
}

const TOO_LONG_FOR_CODE =
  'A QR code carries the link, and this program is too long for one. “Copy as text” or “Save text” takes all of it to the phone.';

/** The link as a code for a phone, or why there is none. */
function Code({ program, address }: ShareProgramProps & { readonly address: string }) {
  const fragment = fragmentOf(program);
  if (!fragment.ok) return <p className="text-small text-muted">{TOO_LONG_FOR_CODE}</p>;
  return (
    <LatePlace name="The QR code">
      <ProgramQr link={`${address}#${fragment.value}`} />
    </LatePlace>
  );
}
