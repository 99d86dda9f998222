import { expect, type Page, test } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';

const QUESTIONS = [
  'I have to write the quarterly report before noon and the office is loud',
  'fix a bug',
  'I am preparing slides for the board meeting on Thursday and keep losing the thread of what I want to say in them',
  'calm down before a call',
  'I have epilepsy, is that a problem',
] as const;

/** What somebody sees of the conversation: which lines of answers lie under something else, and which questions under others. */
async function whatIsCovered(page: Page) {
  return page.getByRole('region', { name: 'Conversation' }).evaluate((area) => {
    const seen = area.getBoundingClientRect();
    const top = Math.max(seen.top, 0);
    const bottom = Math.min(seen.bottom, innerHeight);
    const articles = [...area.querySelectorAll<HTMLElement>('[role="log"] article')];
    const isQuestion = (article: HTMLElement) => article.ariaLabel === 'You';
    const questionOf = (article: HTMLElement) =>
      articles.slice(0, articles.indexOf(article)).findLast(isQuestion);
    const linesOf = (article: HTMLElement) =>
      [...article.querySelectorAll('p')]
        .filter((text) => text.checkVisibility())
        .flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()]
            .filter(({ width, height }) => width > 4 && height > 4)
            .filter((line) => line.top >= top && line.bottom <= bottom)
            .map((line) => ({ article, text: text.textContent, line }));
        });
    const covers = ({ article, line }: { article: HTMLElement; line: DOMRect }) =>
      [line.top + 2, (line.top + line.bottom) / 2, line.bottom - 2]
        .map((y) => document.elementFromPoint(line.left + 2, y)?.closest('article'))
        .filter((above) => above && above !== article && area.contains(above));
    const questions = articles.filter(isQuestion);
    const lines = articles.filter((each) => !isQuestion(each)).flatMap(linesOf);
    const last = questions.at(-1);
    const latest = last === undefined ? [] : articles.slice(articles.indexOf(last));
    return {
      byOthers: lines
        .filter((each) => covers(each).some((above) => above !== questionOf(each.article)))
        .map(({ text }) => text),
      inTheLatest: lines
        .filter(({ article }) => latest.includes(article))
        .filter((each) => covers(each).length > 0)
        .map(({ text }) => text),
      questionsOnQuestions: questions.slice(1).filter((question, index) => {
        const before = questions[index]?.getBoundingClientRect();
        return before !== undefined && before.bottom > question.getBoundingClientRect().top + 1;
      }).length,
      firstLineOfTheLatest: latest[1] === undefined ? 0 : linesOf(latest[1]).length,
    };
  });
}

const NOTHING = { byOthers: [], inTheLatest: [], questionsOnQuestions: 0 };

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`no line of an answer lies under an older question, after two exchanges and after five, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await openDemo(page);
    await lookAround(page);
    const input = page.getByRole('textbox', { name: 'What are you about to do?' });
    const questions = page.getByRole('article', { name: 'You' });
    const waiting = page.getByText('Optimizing frequencies for your task...');
    for (const [index, question] of QUESTIONS.entries()) {
      await input.fill(question);
      await input.press('Enter');
      await expect(questions).toHaveCount(index + 1);
      await expect(waiting).toHaveCount(0);
      const seen = async () => {
        await page.getByRole('region', { name: 'Conversation' }).scrollIntoViewIfNeeded();
        const { firstLineOfTheLatest, ...covered } = await whatIsCovered(page);
        return { ...covered, isAnswerSeen: firstLineOfTheLatest > 0 };
      };
      await expect.poll(seen, question).toEqual({ ...NOTHING, isAnswerSeen: true });
    }
    const area = page.getByRole('region', { name: 'Conversation' });
    const farthest = await area.evaluate(({ scrollHeight }) => scrollHeight);
    for (let at = 0; at < farthest; at += 53) {
      await area.evaluate((box, top) => void (box.scrollTop = top), at);
      const { byOthers, questionsOnQuestions } = await whatIsCovered(page);
      expect({ at, byOthers, questionsOnQuestions }).toEqual({
        at,
        byOthers: [],
        questionsOnQuestions: 0,
      });
    }
  });
}
