import { useEffect, useState } from 'react';
import { IDEAS } from '../content/neuroscience.ts';

/** The tab that an address names after its #; undefined when it names none. */
export function ideaOfHash(hash: string): number | undefined {
  const index = IDEAS.findIndex(({ id }) => `#${id}` === hash);
  return index < 0 ? undefined : index;
}

/** The tab in view: the address's, else the first; choosing one writes it into the address without a jump. */
export function useIdeaTab(): readonly [index: number, show: (index: number) => void] {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const follow = () => setIndex((current) => ideaOfHash(location.hash) ?? current);
    follow();
    scrollTo(0, 0);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const show = (next: number) => {
    setIndex(next);
    const idea = IDEAS[next];
    if (idea) history.replaceState(null, '', `#${idea.id}`);
  };
  return [index, show];
}
