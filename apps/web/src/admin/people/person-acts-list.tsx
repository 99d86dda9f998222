import { exportPerson, type ListedPerson } from '@overtone/domain/contract/people';
import { pathOf } from '@overtone/domain/contract/address';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../account/form/action-button.tsx';
import type { AccountBoot } from '../../account/boot-account.ts';
import { Field } from '../../account/form/field.tsx';
import { AskFirst } from '../ask-first.tsx';
import { askToDelete, PERSON_ACTS, type PersonAct } from './person-acts.ts';

/** What was done, and the account as it is then; null when it is gone. */
export interface Acted {
  readonly did: string;
  readonly person: ListedPerson | null;
}

interface ActProps {
  readonly person: ListedPerson;
  readonly host: AccountBoot['host'];
  readonly onActed: (acted: Acted) => void;
}

/** What an admin may do to an account. Each act says beforehand what it will do, and afterwards what it did. */
export function PersonActs({ did, ...acting }: ActProps & { readonly did: string | null }) {
  const { person, host } = acting;
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The button that asked for it may be gone, and the focus with it.
    if (did !== null && document.activeElement === document.body) said.current?.focus();
  }, [did]);
  return (
    <div className="grid gap-4 border-l-2 border-rule pl-4">
      <output ref={said} tabIndex={-1} className="text-small font-medium text-accent empty:hidden">
        {did}
      </output>
      <ul className="grid gap-4">
        {PERSON_ACTS.filter(({ isFor }) => isFor(person)).map((act) => (
          <ActItem key={act.button} before={act.before}>
            {act.question === undefined ? (
              <ActionButton
                text={act.button}
                ask={() => act.ask(host, person.id)}
                onDone={acting.onActed}
              />
            ) : (
              <AskedAct {...acting} act={act} question={act.question} />
            )}
          </ActItem>
        ))}
        <ActItem before="Everything that is kept about the person, as the file they can download themselves. The audit log notes that you took it.">
          <a href={pathOf(exportPerson, { id: person.id })} download className={BUTTON_TONES.line}>
            Download the data
          </a>
        </ActItem>
        <ActItem before="Ends the subscription, then deletes the account with everything in it, for someone who asked for that. It can’t be undone.">
          <Deletion {...acting} />
        </ActItem>
      </ul>
    </div>
  );
}

function ActItem({ before, children }: { readonly before: string; readonly children: ReactNode }) {
  return (
    <li className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div>{children}</div>
      <p className="max-w-prose text-small text-muted md:pt-2">{before}</p>
    </li>
  );
}

function AskedAct({
  person,
  host,
  onActed,
  act,
  question,
}: ActProps & { readonly act: PersonAct; readonly question: string }) {
  return (
    <AskFirst
      button={act.button}
      question={question}
      doIt={act.button}
      leaveIt="Leave it as it is"
      ask={() => act.ask(host, person.id)}
      onDone={onActed}
    >
      <Who person={person} />
      <p>{act.before}</p>
    </AskFirst>
  );
}

function Deletion({ person, host, onActed }: ActProps) {
  const [typed, setTyped] = useState('');
  return (
    <AskFirst
      button="Delete on request"
      question="Delete this account?"
      doIt="Delete everything"
      leaveIt="Keep the account"
      ask={() => askToDelete(host, person.id, typed)}
      onDone={(did) => onActed({ did, person: null })}
    >
      <Who person={person} />
      <p>
        A running subscription is ended first; if that is not possible now, nothing is deleted. The
        person is told by email.
      </p>
      <Field
        label="Type the address of the account"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </AskFirst>
  );
}

function Who({ person: { name, email } }: { readonly person: ListedPerson }) {
  return (
    <p>
      <bdi>{name}</bdi>, <span className="figure text-small wrap-anywhere">{email}</span>
    </p>
  );
}
