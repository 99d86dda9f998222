import type { PageLife } from '../site/life/page-life.ts';
import { IdeaTabs } from './idea-tabs.tsx';

/** What lives on the neuroscience page. */
export function neuroscienceLife(): PageLife {
  return { islands: { ideas: <IdeaTabs /> } };
}
