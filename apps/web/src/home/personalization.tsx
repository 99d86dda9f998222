import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { demoLink } from '../content/ask.ts';
import { PERSONALIZATION } from '../content/home.ts';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { StatePlot } from '../site/sections/state-plot.tsx';

/** A day whose pairs change with its tasks. */
export function Personalization() {
  const { title, lead, entries, note, link } = PERSONALIZATION;
  return (
    <Section labelledBy="personalization-title" className="page">
      <SectionHead id="personalization-title" title={title} lead={lead} />
      <ul className="mt-8 divide-y divide-rule border-y border-rule">
        {entries.map(({ time, text, state }) => {
          const { globalHz, centerHz, label } = SUGGESTION_STATES[state];
          return (
            <li key={time}>
              <a
                href={demoLink(text)}
                className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-6 gap-y-1 py-4 hover:text-accent md:grid-cols-[4rem_minmax(0,1fr)_16rem] lg:grid-cols-[4rem_minmax(0,1fr)_16rem_minmax(0,16rem)]"
              >
                <span className="figure text-small text-muted">{time}</span>
                <span className="font-serif text-read">{text}</span>
                <span className="col-start-2 text-small text-muted lg:col-start-3">
                  {label}:{' '}
                  <span className="figure">
                    {formatFrequency(globalHz)} + {formatFrequency(centerHz)}
                  </span>
                </span>
                <div className="col-span-2 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-start-4 lg:row-span-1">
                  <StatePlot state={state} className="h-9 w-full" />
                </div>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 text-small text-muted">
        {note}
        <a href="/demo" className={TEXT_LINK}>
          {link}
        </a>
      </p>
    </Section>
  );
}
