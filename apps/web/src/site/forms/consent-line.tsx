import { useStore } from '@nanostores/react';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { CONSENT } from '../../content/consent.ts';
import { useSite } from '../life/site-parts.tsx';

/** One calm line at the foot of the window, for as long as there is something to ask and no answer. */
export function ConsentLine() {
  const { analytics } = useSite();
  const { id, choice, isAsking } = useStore(analytics.$state);
  if (!isAsking || !id || choice) return null;
  return (
    <section
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
          <button
            type="button"
            className={BUTTON_TONES.line}
            onClick={() => void analytics.choose('refused')}
          >
            {CONSENT.refuse}
          </button>
          <button
            type="button"
            className={BUTTON_TONES.line}
            onClick={() => void analytics.choose('allowed')}
          >
            {CONSENT.allow}
          </button>
        </div>
      </div>
    </section>
  );
}
