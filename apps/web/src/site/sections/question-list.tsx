import type { Question } from '../../content/questions.ts';
import { When } from '../when.tsx';

export interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Whether the list has a page's whole width: where that is wide, its second half stands beside its first. */
  readonly isWide?: boolean;
}

/** Questions that open to their answers. */
export function QuestionList({ questions, isWide = false }: QuestionListProps) {
  if (!isWide) return <QuestionColumn questions={questions} className="mt-8" />;
  const half = Math.ceil(questions.length / 2);
  return (
    <div className="mt-8 grid items-start gap-x-20 max-lg:max-w-[48rem] lg:grid-cols-[minmax(0,33fr)_minmax(0,47fr)]">
      <QuestionColumn questions={questions.slice(0, half)} className="max-lg:border-b-0" />
      <QuestionColumn questions={questions.slice(half)} />
    </div>
  );
}

function QuestionColumn({
  questions,
  className = '',
}: Pick<QuestionListProps, 'questions'> & { readonly className?: string }) {
  return (
    <div className={`max-w-[48rem] divide-y divide-rule border-y border-rule ${className}`}>
      {questions.map(({ question, answer, answerWhenLimited, whenOpen }) => (
        <details key={question}>
          <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 font-display text-title font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden className="fold-mark self-center text-muted" />
          </summary>
          <p className="max-w-[42rem] pb-6 font-serif text-read text-muted">
            {answerWhenLimited === undefined ? (
              answer
            ) : (
              <>
                <When is="unlimited">{answer}</When>
                <When is="limited">{answerWhenLimited}</When>
              </>
            )}
            {whenOpen !== undefined && <When is="open">{` ${whenOpen}`}</When>}
          </p>
        </details>
      ))}
    </div>
  );
}
