import { onTestFinished } from 'vitest';

/** What `read` gives now, and each time that it gives something else after a change of the page. */
export function changesOf<Value>(read: () => Value): readonly Value[] {
  const seen = [read()];
  const observer = new MutationObserver(() => {
    const now = read();
    if (!Object.is(seen.at(-1), now)) seen.push(now);
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  onTestFinished(() => observer.disconnect());
  return seen;
}
