import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { HOME } from '../content/home.ts';
import { QUESTIONS } from '../content/questions.ts';
import { QuestionList } from '../site/question-list.tsx';
import { Section } from '../site/reveal.tsx';
import { SectionHead } from '../site/section-head.tsx';

/** The call that ends the page's argument. */
export function ClosingCall() {
  const { title, text, link, terms } = HOME.closing;
  return (
    <Section labelledBy="closing-title" className="page">
      <SectionHead id="closing-title" title={title} lead={text} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="/demo" className={BUTTON_TONES.solid}>
          {link}
        </a>
        <p className="text-small text-muted">{terms}</p>
      </div>
    </Section>
  );
}

/** The short list of questions. */
export function CommonQuestions() {
  return (
    <Section id="common-questions" labelledBy="questions-title" className="page">
      <SectionHead id="questions-title" title="Common questions" />
      <QuestionList questions={QUESTIONS} />
    </Section>
  );
}
