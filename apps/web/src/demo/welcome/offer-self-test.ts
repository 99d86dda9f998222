import { answerOf, partOf, quieten } from './welcome-parts.ts';

/** Makes the way to the self-test the first of the buttons of the welcome; `isMine`: one of this browser is under way. */
export function offerSelfTest(welcome: ParentNode, isMine: boolean): void {
  const way = answerOf(welcome, 'self-test');
  partOf(way, 'mine').hidden = !isMine;
  partOf(way, 'any').hidden = isMine;
  way.hidden = false;
  quieten(welcome, 'linked');
  quieten(welcome, 'start');
}
