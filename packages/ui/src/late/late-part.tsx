import { lateLoad } from '@overtone/client/loading/late-load';
import { type ComponentType, type ReactNode, use } from 'react';

/** A part that is loaded when it is first drawn, or when it is about to be. */
export interface LatePart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it before it is drawn; what fails is asked for anew, and told, where it is drawn. */
  readonly prepare: () => void;
}

/**
 * A part of a page whose code is loaded when it is first drawn. It stands in a `LatePlace`, which says so where the code
 * cannot be had.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const loaded = lateLoad(load);
  return Object.assign(
    function LatePart(props: Props) {
      const Part = use(loaded());
      return <Part {...props} />;
    },
    { prepare: () => void loaded().catch(() => undefined) },
  );
}
