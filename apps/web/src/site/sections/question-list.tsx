import type { Question } from '../../content/questions.ts';
import { When } from '../when.tsx';

/** Questions that open to their answers. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="mt-8 max-w-[48rem] divide-y divide-rule border-y border-rule">
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
