import { PEOPLE_ORDERS, PEOPLE_STATES, type PeoplePage } from '@overtone/domain/contract/people';
import { Button } from '@overtone/ui/controls/button';
import { Choice } from '@overtone/ui/controls/choice';
import { Notice } from '@overtone/ui/controls/notice';
import { Select } from '@overtone/ui/controls/select';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { ActionButton } from '../../account/form/action-button.tsx';
import type { AccountBoot } from '../../account/boot-account.ts';
import { Field } from '../../account/form/field.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { askForPeople, type PeopleChoice } from './ask-for-people.ts';
import { PERSON_COLUMNS } from './person-columns.ts';
import { PersonItem } from './person-item.tsx';
import { ORDER_NAMES, STATE_NAMES } from './person-words.ts';

const EVERYBODY: PeopleChoice = { search: '', state: 'all', order: 'newest' };
const STATES = PEOPLE_STATES.map((key) => ({ key, name: STATE_NAMES[key] }));
const ORDERS = PEOPLE_ORDERS.map((value) => ({ value, name: ORDER_NAMES[value] }));

/** The accounts: found by a search or by what they are, each to be opened to what an admin may do to it. */
export function PeopleSection({
  host,
  onActed,
}: {
  readonly host: AccountBoot['host'];
  /** Told after something was done to an account. */
  readonly onActed: () => void;
}) {
  const id = useId();
  const [choice, setChoice] = useState(EVERYBODY);
  const loaded = useLoaded(useCallback(() => askForPeople(host, choice), [host, choice]));
  const { state } = loaded;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-rule py-8">
      <h2 id={id} className="text-title">
        People
      </h2>
      <PeopleFilter choice={choice} onChoose={setChoice} />
      {state.kind === 'loading' && <output className="text-small text-muted">Reading…</output>}
      {state.kind === 'refused' && (
        <Notice title="The accounts could not be read">
          <p>{state.refusal.sentence}</p>
          <Button tone="quiet" onPress={loaded.reload}>
            Try again
          </Button>
        </Notice>
      )}
      {state.kind === 'ready' && (
        <PeopleList page={state.value} onActed={onActed} host={host}>
          {state.value.next !== null && (
            <ActionButton
              text="Show more"
              ask={() => askForPeople(host, choice, state.value.next ?? undefined)}
              onDone={(more) => loaded.set(joined(state.value, more))}
            />
          )}
        </PeopleList>
      )}
    </section>
  );
}

function PeopleFilter({
  choice,
  onChoose,
}: {
  readonly choice: PeopleChoice;
  readonly onChoose: (choice: PeopleChoice) => void;
}) {
  const [search, setSearch] = useState(choice.search);
  const stateName = STATE_NAMES[choice.state];
  return (
    <search className="grid gap-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.1fr)] md:items-end">
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose({ ...choice, search });
        }}
      >
        <div className="min-w-0 flex-1">
          <Field
            label="Address or name"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={setSearch}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      <Select
        label="Which"
        options={STATES.map(({ name }) => name)}
        value={stateName}
        onChange={(name) => {
          const chosen = STATES.find((one) => one.name === name);
          if (chosen !== undefined) onChoose({ ...choice, state: chosen.key });
        }}
      />
      <Choice
        label="Order"
        options={ORDERS}
        value={choice.order}
        onChange={(order) => onChoose({ ...choice, order })}
      />
    </search>
  );
}

function PeopleList({
  page,
  host,
  onActed,
  children,
}: {
  readonly page: PeoplePage;
  readonly host: AccountBoot['host'];
  readonly onActed: () => void;
  readonly children: ReactNode;
}) {
  if (page.people.length === 0) {
    return (
      <output className="text-small text-muted">
        No account matches. Try a shorter search, or show all accounts.
      </output>
    );
  }
  return (
    <div>
      {/* Above the lines, and not above the marks at their ends. */}
      <div aria-hidden className={`label mr-[1.6875rem] hidden pb-2 md:grid ${PERSON_COLUMNS}`}>
        <span>Person</span>
        <span>Subscription</span>
        <span>Since</span>
        <span>Last seen</span>
        <span>Sign-ins</span>
      </div>
      <ul className="border-b border-rule">
        {page.people.map((person) => (
          <PersonItem key={person.id} listed={person} host={host} onActed={onActed} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4 pt-4">
        {children}
        <output className="text-small text-muted">
          {page.people.length === 1 ? 'One account' : `${page.people.length} accounts`} shown
        </output>
      </div>
    </div>
  );
}

/** Both pages as one; an account that is on both stands once. */
function joined(before: PeoplePage, more: PeoplePage): PeoplePage {
  const known = new Set(before.people.map(({ id }) => id));
  return {
    people: [...before.people, ...more.people.filter(({ id }) => !known.has(id))],
    next: more.next,
  };
}
