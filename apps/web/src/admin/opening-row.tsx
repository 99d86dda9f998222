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
          className={`grid w-full cursor-pointer gap-y-1 py-3 text-left hover:text-accent md:items-baseline ${lineClassName}`}
        >
          {line}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8">
        {isOpen && children}
      </div>
    </li>
  );
}
