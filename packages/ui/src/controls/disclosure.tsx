import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { useFold } from '../page/calm-panels.tsx';

/** What a disclosure is given. */
export interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Level of its heading; 3 where none is named. */
  readonly level?: 2 | 3;
  readonly startsUnfolded?: boolean;
  /** Told whenever it is unfolded or folded, for content that costs something while it is seen. */
  readonly onUnfold?: (isUnfolded: boolean) => void;
}

/** A heading that unfolds what is under it; it starts folded unless it is said otherwise. */
export function Disclosure({
  title,
  children,
  level = 3,
  startsUnfolded = false,
  onUnfold,
}: DisclosureProps) {
  const [isUnfolded, press] = useFold(startsUnfolded, onUnfold);
  return (
    <AriaDisclosure isExpanded={isUnfolded} onExpandedChange={press}>
      <Heading level={level} className="tracking-normal">
        <Button
          slot="trigger"
          className="flex min-h-11 w-full cursor-pointer items-center justify-between font-sans text-base font-medium hover:text-accent"
        >
          {title}
          <span aria-hidden className="fold-mark" />
        </Button>
      </Heading>
      <DisclosurePanel className="-mx-2 overflow-clip">
        <div className="grid gap-7 px-2 pt-3 pb-6">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
