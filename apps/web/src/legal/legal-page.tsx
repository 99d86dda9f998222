import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import type { ReactNode } from 'react';
import type { LegalChapter, LegalText } from '../content/legal/legal-text.ts';
import { Known } from '../site/known.tsx';
import { SitePage } from '../site/site-page.tsx';
import { chapterId } from './chapter-id.ts';
import { linkedWords } from './linked-words.tsx';

/** What a legal page is given; `children` stand after the last chapter. */
export interface LegalPageProps {
  readonly text: LegalText;
  readonly children?: ReactNode;
}

const BACK = (
  <a href="/" className={`${TEXT_LINK} text-small`}>
    Back to home
  </a>
);

/** A legal text: what is on the page, beside it where there is room; its numbered chapters; and the way back. */
export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <SitePage>
      <article className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div className="max-w-[47rem]">
          {BACK}
          <h1 className="mt-8 text-hero tracking-display">{text.title}</h1>
          <p className="mt-3 text-small text-muted empty:hidden">{text.since}</p>
          <p className="mt-6 max-w-[37rem] font-serif text-title leading-snug text-pretty">
            {text.lead}
          </p>
        </div>
        <Contents text={text} />
        <div className="max-w-[47rem]">
          {text.chapters.map((chapter, index) => (
            <Chapter key={chapter.title} chapter={chapter} number={index + 1} />
          ))}
          {children}
          <p className="mt-12">{BACK}</p>
        </div>
      </article>
    </SitePage>
  );
}

/** What is on the page. On a phone it stands under the text's beginning. */
function Contents({ text }: Pick<LegalPageProps, 'text'>) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="mt-8 max-w-[47rem] self-start border-t-2 border-ink pt-4 lg:sticky lg:top-8 lg:row-span-2 lg:mt-0"
    >
      <p id="contents-title" className="text-small font-semibold">
        On this page
      </p>
      <ol className="mt-2 gap-x-10 text-small text-muted sm:max-lg:columns-2">
        {text.chapters.map(({ title }, index) => (
          <li key={title} className="grid break-inside-avoid grid-cols-[2rem_1fr] items-baseline">
            <span aria-hidden className="figure">
              {index + 1}
            </span>
            <a
              href={`#${chapterId(title)}`}
              className="inline-flex min-h-8 items-center justify-self-start hover:text-accent max-lg:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChapterProps {
  readonly chapter: LegalChapter;
  readonly number: number;
}

/** A chapter; its number leads to itself, so that somebody can be sent there. */
function Chapter({ chapter: { title, paragraphs, rows }, number }: ChapterProps) {
  const id = chapterId(title);
  return (
    <section id={id} className="mt-10 scroll-mt-6 border-t border-rule pt-6">
      <div className="grid grid-cols-[2rem_1fr] items-baseline">
        <a
          href={`#${id}`}
          aria-label={`${number}: a link to this chapter`}
          className="figure min-h-6 min-w-6 justify-self-start text-title text-accent hover:underline"
        >
          {number}
        </a>
        <h2 className="text-head">{title}</h2>
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[37rem] font-serif text-read empty:hidden">
          {linkedWords(paragraph)}
        </p>
      ))}
      {rows && (
        <dl className="mt-5 divide-y divide-rule border-t border-rule empty:hidden">
          {rows.map(([name, meaning, needs]) => {
            const row = (
              <div key={meaning} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
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
  );
}
