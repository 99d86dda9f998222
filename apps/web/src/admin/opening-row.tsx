import { useFold } from '@overtone/ui/page/calm-panels';
import { type ReactNode, useId } from 'react';

/** A line of a list that opens to what is behind it. */
export function OpeningRow({
  line,
  lineClassName,
  startsOpen = false,
  children,
}: {
  readonly line: ReactNode;
  /** How the pieces of the line stand. */
  readonly lineClassName: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const [isOpen, press] = useFold(startsOpen);
  return (
    <li className="border-t border-rule">
      <h3 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={press}
          className="flex w-full cursor-pointer items-start gap-4 py-3 text-left hover:text-accent"
        >
          <span className={`grid min-w-0 flex-1 gap-y-1 md:items-baseline ${lineClassName}`}>
            {line}
          </span>
          <span aria-hidden className="mt-1.5 fold-mark" />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8">
        {isOpen && children}
      </div>
    </li>
  );
}
