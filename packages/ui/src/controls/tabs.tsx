import type { Host } from '@overtone/client/platform/host';
import { calmly } from '@overtone/client/safety/calm-changes';
import { type ReactNode, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

/** One tab and what it shows. */
export interface TabContent<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
  /** Once seen it stays in the page, hidden, while another is selected: what it has begun goes on. */
  readonly stays?: boolean;
  /** Somebody points at its tab, or has the focus there: it may be shown next. */
  readonly onNear?: () => void;
}

/** What a set of tabs is given. */
export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabContent<Id>[];
  readonly selected: Id;
  /** Stays the same function for as long as the tabs are there. */
  readonly onSelect: (id: Id) => void;
  readonly host: Pick<Host, 'now' | 'after'>;
  /** Classes of the whole, of the row of tabs and of what is shown, where the place decides about them. */
  readonly classes?: { readonly all?: string; readonly list?: string; readonly panel?: string };
}

/**
 * Tabs; an arrow key moves and selects, as calmly as large panels may change: one that is held must not flash. What is not
 * selected does not exist, but for what `stays`.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  host,
  classes: {
    all = '',
    list = 'gap-6 shadow-[inset_0_-1px_var(--color-rule)]',
    panel = 'pt-6',
  } = {},
}: TabsProps<Id>) {
  const [seen, setSeen] = useState<readonly Id[]>([selected]);
  if (!seen.includes(selected)) setSeen([...seen, selected]);
  const selectCalmly = useMemo(() => calmly(onSelect, host), [onSelect, host]);
  const select = (chosen: unknown) => {
    const tab = tabs.find((candidate) => candidate.id === chosen);
    if (tab) selectCalmly(tab.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select} className={all}>
      <TabList aria-label={label} className={`flex ${list}`}>
        {tabs.map(({ id, title, onNear }) => (
          <Tab
            key={id}
            id={id}
            {...(onNear && { onHoverStart: onNear, onFocus: onNear })}
            className="chosen-edge relative cursor-pointer border-b-2 border-transparent outline-none before:pointer-events-none before:absolute before:-inset-x-1.5 before:inset-y-1 before:outline-accent data-focus-visible:before:outline-2 py-2.5 tight:py-2 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink data-selected:border-accent data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content, stays = false }) => (
        <TabPanel
          key={id}
          id={id}
          shouldForceMount={stays && seen.includes(id)}
          className={`data-inert:hidden ${panel}`}
        >
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
