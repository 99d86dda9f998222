import { pairSpanSeconds } from '@overtone/domain/figure/pair-curve';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { demoLink } from '../content/ask.ts';
import { PERSONALIZATION } from '../content/home.ts';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { StatePlot } from '../site/sections/state-plot.tsx';

/** A day whose pairs change with its tasks: one stroke as wide as the page, a quarter of it for each entry, in its hue. */
export function Personalization() {
  const { title, lead, entries, note, link } = PERSONALIZATION;
  return (
    <Section labelledBy="personalization-title">
      <div className="page">
        <SectionHead id="personalization-title" title={title} lead={lead} />
      </div>
      <div aria-hidden className="page mt-10 grid grid-cols-4">
        {entries.map(({ time, state }) => (
          <StatePlot key={time} state={state} className="h-28 w-full sm:h-48 lg:h-60" />
        ))}
      </div>
      {/* Not all of them are as long. */}
      <div aria-hidden className="page grid grid-cols-4">
        {entries.map(({ time, state }) => {
          const { globalHz: slowHz, centerHz: fastHz } = SUGGESTION_STATES[state];
          const seconds = pairSpanSeconds({ slowHz, fastHz });
          return (
            <span key={time} className="mt-1 text-note text-muted">
              {seconds === 1 ? '1 second' : `${seconds} seconds`}
            </span>
          );
        })}
      </div>
      <div className="page">
        <ul className="mt-4 grid border-y border-rule max-sm:divide-y max-sm:divide-rule sm:grid-cols-4 sm:divide-x sm:divide-rule">
          {entries.map(({ time, text, state }) => {
            const { globalHz, centerHz, label } = SUGGESTION_STATES[state];
            return (
              <li key={time} className="sm:not-first:pl-4 lg:not-first:pl-8">
                <a
                  href={demoLink(text)}
                  className="grid h-full content-start gap-1 py-4 hover:text-accent lg:py-6"
                >
                  <span className="figure text-small text-muted">{time}</span>
                  <span className="leads-on font-serif text-read leading-snug">{text}</span>
                  <span className="text-small text-muted">
                    {label}:{' '}
                    <span className="figure block">
                      {formatFrequency(globalHz)}{' '}
                      <span className="whitespace-nowrap">+ {formatFrequency(centerHz)}</span>
                    </span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="page mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 text-small text-muted">
        {note}
        <a href="/demo" className={TEXT_LINK}>
          {link}
        </a>
      </p>
    </Section>
  );
}
