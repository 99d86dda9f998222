import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import type { ReactNode } from 'react';
import { Known } from '../site/known.tsx';
import { SitePage } from '../site/site-page.tsx';
import type { LegalText } from '../content/legal/legal-text.ts';

/** What a legal page is given; `children` stand after the last chapter. */
export interface LegalPageProps {
  readonly text: LegalText;
  readonly children?: ReactNode;
}

/** A legal text: its chapters, the way back, and on a desk what is on the page. */
export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <SitePage>
      <div className="page grid gap-x-16 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <article className="max-w-[47rem]">
          <a href="/" className={`${TEXT_LINK} text-small`}>
            Back to home
          </a>
          <h1 className="mt-8 text-hero tracking-display">{text.title}</h1>
          <p className="mt-3 text-small text-muted empty:hidden">{text.since}</p>
          <p className="mt-6 max-w-[37rem] font-serif text-title leading-snug text-pretty">
            {text.lead}
          </p>
          {text.chapters.map(({ title, paragraphs, rows }, index) => (
            <section
              key={title}
              id={chapterId(index)}
              className="mt-10 scroll-mt-6 border-t border-rule pt-6"
            >
              <h2 className="text-head">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[37rem] font-serif text-read empty:hidden">
                  {paragraph}
                </p>
              ))}
              {rows && (
                <dl className="mt-5 divide-y divide-rule border-t border-rule empty:hidden">
                  {rows.map(([name, meaning, needs]) => {
                    const row = (
                      <div
                        key={meaning}
                        className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]"
                      >
                        <dt className="font-semibold">{name}</dt>
                        <dd className="text-muted">{meaning}</dd>
                      </div>
                    );
                    return needs === undefined ? (
                      row
                    ) : (
                      <Known key={meaning} fact={needs}>
                        {row}
                      </Known>
                    );
                  })}
                </dl>
              )}
            </section>
          ))}
          {children}
          <a href="/" className={`${TEXT_LINK} mt-12 inline-block text-small`}>
            Back to home
          </a>
        </article>
        <nav aria-labelledby="contents-title" className="sticky top-8 self-start max-lg:hidden">
          <h2 id="contents-title" className="text-small font-semibold">
            On this page
          </h2>
          <ol className="mt-2 text-small text-muted">
            {text.chapters.map(({ title }, index) => (
              <li key={title}>
                <a
                  href={`#${chapterId(index)}`}
                  className="inline-flex min-h-8 items-center hover:text-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </SitePage>
  );
}

function chapterId(index: number): string {
  return `chapter-${index + 1}`;
}
