import { useStore } from '@nanostores/react';
import type { Stop } from '@overtone/domain/stop';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { useEffect, useRef } from 'react';
import type { ConsentChoice } from '../../consent/analytics-consent.ts';
import { CONSENT } from '../../content/consent.ts';
import { useSite } from '../life/site-parts.tsx';

/** One calm line at the foot of the window, for as long as there is something to ask and no answer. */
export function ConsentLine() {
  const { analytics } = useSite();
  const { id, choice, isAsking } = useStore(analytics.$state);
  if (!isAsking || !id || choice) return null;
  return <AskingLine onChoice={(chosen) => void analytics.choose(chosen)} />;
}

/** Keeps clear of the line what takes the focus, and the page's end. */
function makeRoomFor(line: HTMLElement): Stop {
  const keep = (room: string) => {
    document.documentElement.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
  };
  const observer = new ResizeObserver(() => keep(`${line.offsetHeight}px`));
  observer.observe(line);
  return () => {
    observer.disconnect();
    keep('');
  };
}

function AskingLine({ onChoice }: { readonly onChoice: (choice: ConsentChoice) => void }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => (line.current ? makeRoomFor(line.current) : undefined), []);
  const choose = (choice: ConsentChoice) => {
    onChoice(choice);
    // The line goes with what was pressed.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={line}
      aria-label={CONSENT.title}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-edge bg-surface"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-small">
        <p className="min-w-[16rem] flex-1">
          {CONSENT.line}{' '}
          <a href="/cookie-policy" className={TEXT_LINK}>
            {CONSENT.more}
          </a>
        </p>
        <div className="flex gap-3">
          <button type="button" className={BUTTON_TONES.line} onClick={() => choose('refused')}>
            {CONSENT.refuse}
          </button>
          <button type="button" className={BUTTON_TONES.line} onClick={() => choose('allowed')}>
            {CONSENT.allow}
          </button>
        </div>
      </div>
    </section>
  );
}
