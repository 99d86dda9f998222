/** The buttons of the welcome, by what they answer. */
export const WELCOME_ANSWERS = [
  'self-test',
  'linked',
  'start',
  'sound-only',
  'look-around',
] as const;

/** How a visitor may leave the welcome by its buttons. */
export type WelcomeAnswer = (typeof WELCOME_ANSWERS)[number];

/** The part of the welcome that is marked so. */
export function partOf(welcome: ParentNode, mark: string): HTMLElement {
  const part = welcome.querySelector<HTMLElement>(`[data-${mark}]`);
  if (!part) throw new Error(`The welcome has no place for ${mark}.`);
  return part;
}

/** The button of the welcome by which it is left so. */
export function answerOf(welcome: ParentNode, answer: WelcomeAnswer): HTMLButtonElement {
  const button = welcome.querySelector<HTMLButtonElement>(`[data-answer="${answer}"]`);
  if (!button) throw new Error(`The welcome has no button for ${answer}.`);
  return button;
}

/** One button speaks the loudest: where another one does, this one speaks as the rest do. */
export function quieten(welcome: ParentNode, answer: WelcomeAnswer): void {
  answerOf(welcome, answer).className = answerOf(welcome, 'sound-only').className;
}
