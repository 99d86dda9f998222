import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

/** One tab and what it shows. */
export interface TabContent<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
}

/** What a set of tabs is given. */
export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabContent<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Tabs; an arrow key moves and selects. Only the selected tab's content exists. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const select = (chosen: unknown) => {
    const tab = tabs.find((candidate) => candidate.id === chosen);
    if (tab) onSelect(tab.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select}>
      <TabList aria-label={label} className="flex gap-6 border-b border-rule">
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px cursor-pointer border-b-2 border-transparent py-2.5 font-medium text-muted transition-colors hover:text-ink data-selected:border-accent data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
