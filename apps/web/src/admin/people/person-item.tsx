import type { ListedPerson } from '@overtone/domain/contract/people';
import { useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { GoneRow } from '../gone-row.tsx';
import { OpeningRow } from '../opening-row.tsx';
import { PERSON_COLUMNS } from './person-columns.ts';
import { PersonActs } from './person-acts-list.tsx';
import { dayWords, markWords, subscriptionWords } from './person-words.ts';

/** One account: a card on a phone, a line of a table from 768 px on; it opens to what may be done to it. */
export function PersonItem({
  listed,
  host,
  onActed,
}: {
  readonly listed: ListedPerson;
  readonly host: AccountBoot['host'];
  readonly onActed: () => void;
}) {
  const [changed, setChanged] = useState<ListedPerson | null>(null);
  const [did, setDid] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const person = changed ?? listed;
  if (isGone) return <GoneRow>{did}</GoneRow>;
  return (
    <OpeningRow
      lineClassName={`grid-cols-2 ${PERSON_COLUMNS}`}
      line={<PersonLine person={person} />}
    >
      <PersonActs
        person={person}
        host={host}
        did={did}
        onActed={({ did: words, person: after }) => {
          setDid(words);
          if (after === null) setGone(true);
          else setChanged(after);
          onActed();
        }}
      />
    </OpeningRow>
  );
}

function PersonLine({ person }: { readonly person: ListedPerson }) {
  const marks = markWords(person);
  return (
    <>
      <span className="col-span-2 min-w-0 md:col-span-1">
        <span className="block font-medium wrap-anywhere">
          <bdi>{person.name}</bdi>
          {marks.length > 0 && (
            <span className="text-small font-normal text-warn"> ({marks.join(', ')})</span>
          )}
        </span>
        <span className="figure block text-small wrap-anywhere text-muted">{person.email}</span>
      </span>
      <span className="text-small">{subscriptionWords(person)}</span>
      <Fact name="Since" value={dayWords(person.createdAt)} />
      <Fact name="Last seen" value={dayWords(person.lastSeenAt)} />
      <Fact name="Sign-ins" value={String(person.signIns)} />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span className="text-small">
      <span className="text-muted md:sr-only">{name} </span>
      <span className="figure">{value}</span>
    </span>
  );
}
