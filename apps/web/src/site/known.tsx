import { type PageMark, whenKnown, whenMissing } from '@overtone/domain/site/page-marks';
import type { ReactNode } from 'react';

const SPLIT = '|';

export interface KnownProps {
  readonly fact: PageMark;
  /** What stands where the operator has said it. */
  readonly children: ReactNode;
  /** What stands in its place where nobody has. */
  readonly otherwise?: ReactNode;
}

/** A piece of a page that tells what only the operator knows; the server leaves it out where nobody has said so. */
export function Known({ fact, children, otherwise }: KnownProps) {
  const [knownBegin, knownEnd] = whenKnown(fact, SPLIT).split(SPLIT);
  const [missingBegin, missingEnd] = whenMissing(fact, SPLIT).split(SPLIT);
  return (
    <>
      {knownBegin}
      {children}
      {knownEnd}
      {otherwise !== undefined && (
        <>
          {missingBegin}
          {otherwise}
          {missingEnd}
        </>
      )}
    </>
  );
}
