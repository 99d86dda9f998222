import { CODE_SAMPLE } from '../../content/code-sample.ts';
import { DEMO } from '../../content/demo.ts';
import { type CodeKind, codeTokens } from './code-tokens.ts';

declare module 'react' {
  interface CSSProperties {
    '--hang'?: string;
  }
}

const COLOURS: Readonly<Record<CodeKind, string>> = {
  comment: 'text-faint italic',
  string: 'text-accent',
  keyword: 'text-accent',
  number: 'text-accent',
  type: 'font-semibold',
  plain: '',
};

const LINES = CODE_SAMPLE.trimEnd()
  .split('\n')
  .map((line, index) => ({
    number: index + 1,
    // What has no room wraps, two letters further in than its line.
    hang: `${2 + line.length - line.trimStart().length}ch`,
    tokens: codeTokens(line),
  }));

/** A sample of code to look at with the effect on. */
export function CodePane() {
  const { file, caption } = DEMO.practice.code;
  return (
    <figure>
      <div className="overflow-clip rounded-key border border-rule bg-surface">
        <p className="border-b border-rule px-4 py-2 text-note text-muted">{file}</p>
        <section aria-label={file} className="py-3">
          <pre className="font-mono text-small leading-[1.7] wrap-anywhere whitespace-pre-wrap">
            <code>
              {LINES.map(({ number, hang, tokens }) => (
                <span
                  key={number}
                  className="block pr-4 pl-[calc(3.5rem+var(--hang))] indent-[calc(-2.5rem-var(--hang))]"
                  style={{ '--hang': hang }}
                >
                  <span
                    aria-hidden
                    className="mr-5 inline-block w-5 text-right indent-0 text-faint select-none"
                  >
                    {number}
                  </span>
                  {tokens.map(({ kind, text }, index) => (
                    // The pieces of a fixed line never move.
                    // oxlint-disable-next-line react/no-array-index-key
                    <span key={index} className={COLOURS[kind]}>
                      {text}
                    </span>
                  ))}
                  {'\n'}
                </span>
              ))}
            </code>
          </pre>
        </section>
      </div>
      <figcaption className="mt-2 text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
