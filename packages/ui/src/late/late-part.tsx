import { lateLoad } from '@overtone/client/loading/late-load';
import { type ComponentType, type ReactNode, use } from 'react';

/**
 * A part of a page whose code is loaded when it is first drawn. It stands in a `LatePlace`, which says so where the code
 * cannot be had.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const loaded = lateLoad(load);
  return function LatePart(props: Props) {
    const Part = use(loaded());
    return <Part {...props} />;
  };
}
