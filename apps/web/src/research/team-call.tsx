import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { DEMO_BOOKING_URL } from '../content/contact.ts';
import { HOURS } from '../content/hours.ts';
import { Known } from '../site/known.tsx';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';

export interface TeamCallProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly book: string;
}

/** The demo for oneself, or a demonstration for a team. */
export function TeamCall({ title, text, link, book }: TeamCallProps) {
  return (
    <Section labelledBy="closing-title" state={HOURS.closing.state} className="page">
      <SectionHead id="closing-title" title={title} lead={text} />
      <div className="mt-6 flex flex-wrap gap-3">
        <a href="/demo" className={BUTTON_TONES.solid}>
          {link}
        </a>
        <Known fact="booking-url">
          <a href={DEMO_BOOKING_URL} rel="noreferrer" className={BUTTON_TONES.line}>
            {book}
          </a>
        </Known>
      </div>
    </Section>
  );
}
