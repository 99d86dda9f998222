import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { tabOfFragment } from '../pane/pane-tab.ts';
import type { LinkedProgram } from './linked-program.ts';
import { offerLinked } from './offer-linked.ts';
import { offerSelfTest } from './offer-self-test.ts';
import { sayLeft } from './say-left.ts';
import { answerOf, partOf, WELCOME_ANSWERS, type WelcomeAnswer } from './welcome-parts.ts';
import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';

/** What the welcome acts on. */
export interface WelcomeParts {
  readonly session: Pick<Session, 'turnOn' | 'program'>;
  readonly output: Pick<OutputStore, 'setShowsLight' | '$choice'>;
  /**
   * The fragment of the page's address: where it is a program's, the welcome says once it is read that one waits and what it
   * does, and starts it; of one that cannot be read it says why. Where it asks for the self-test, the way there comes first.
   */
  readonly fragment: string;
  /** Whether a self-test of this browser is under way, which what starts here may mix into. */
  readonly isInTest: boolean;
  /** Shows the tab of the self-test. */
  readonly showSelfTest: () => void;
}

/**
 * Makes the welcome under `place` answer: it keeps the focus and its buttons can be pressed. Starting turns the session
 * on inside the press, with light or without, or with the program of a link under the limits of this device; leaving, also
 * by Escape or for the self-test, turns nothing on. Afterwards it is gone.
 */
export function openWelcome(
  place: ParentNode,
  { session, output, fragment, isInTest, showSelfTest }: WelcomeParts,
): void {
  const welcome = place.querySelector<HTMLDialogElement>('dialog[data-welcome]');
  if (!welcome) throw new Error('The page has no welcome.');
  const begin = (showsLight: boolean) => {
    output.setShowsLight(showsLight);
    session.turnOn();
  };
  let linked: LinkedProgram | null = null;
  const answers: Readonly<Record<WelcomeAnswer, () => void>> = {
    'self-test': showSelfTest,
    linked: () => linked && session.program.start(linked.program),
    start: () => begin(true),
    'sound-only': () => begin(false),
    'look-around': () => undefined,
  };
  for (const answer of WELCOME_ANSWERS) {
    const button = answerOf(welcome, answer);
    button.disabled = false;
    button.addEventListener('click', () => {
      answers[answer]();
      welcome.close();
    });
  }
  const offer = async () => {
    const reader = await import('./linked-program.ts').catch(() => null);
    const read = reader?.linkedProgram(fragment);
    if (!welcome.open) return;
    // Without Flash guard it is started where that is said beside it.
    const isStarted = read?.ok === true && output.$choice.get().flashGuard;
    if (isStarted) {
      linked = read.value;
      offerLinked(welcome, linked);
      return;
    }
    if (read?.ok === false) partOf(welcome, 'program').textContent = read.reason;
    show('program', true);
  };
  const show = (line: string, isShown: boolean) => {
    partOf(welcome, line).hidden = !isShown;
  };
  show('program', false);
  if (isProgramFragment(fragment)) void offer();
  const left = session.program.leftBehind();
  show('left', left !== null);
  if (left !== null) sayLeft(welcome, left);
  show('self-test', isInTest);
  if (isInTest || tabOfFragment(fragment) === 'self-test') offerSelfTest(welcome, isInTest);
  welcome.addEventListener('close', () => welcome.remove());
  // It stands open in the page, without its powers; only what is closed can be shown as a modal.
  welcome.open = false;
  welcome.showModal();
  // Whatever the browser has focused and scrolled to, it is read from its beginning.
  welcome.focus({ preventScroll: true });
  welcome.scrollTop = 0;
}
