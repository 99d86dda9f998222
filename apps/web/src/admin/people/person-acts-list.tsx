import { exportPerson, type ListedPerson } from '@overtone/domain/contract/people';
import { pathOf } from '@overtone/domain/contract/address';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { Button } from '@overtone/ui/controls/button';
import { Dialog } from '@overtone/ui/controls/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../account/form/action-button.tsx';
import type { AccountBoot } from '../../account/boot-account.ts';
import { Field } from '../../account/form/field.tsx';
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
        <ActItem before="Everything that is kept about the person, as the file that they get themselves. That you took it is written down.">
          <a href={pathOf(exportPerson, { id: person.id })} download className={BUTTON_TONES.line}>
            Take the data away
          </a>
        </ActItem>
        <ActItem before="Ends the subscription, then deletes the account with everything in it, for a person who asked for it. It can’t be undone.">
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
  const [isAsking, setAsking] = useState(false);
  const leave = () => setAsking(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{act.button} …</Button>
      <Dialog title={question} role="alertdialog" isOpen={isAsking} onDismiss={leave}>
        <div className="mt-4 grid gap-5">
          <Who person={person} />
          <p>{act.before}</p>
          <div className="flex flex-wrap items-center gap-4">
            <ActionButton
              text={act.button}
              tone="solid"
              ask={() => act.ask(host, person.id)}
              onDone={(done) => {
                leave();
                onActed(done);
              }}
            />
            <Button tone="quiet" onPress={leave}>
              Leave it as it is
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function Deletion({ person, host, onActed }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const leave = () => setAsking(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>Delete on request …</Button>
      <Dialog title="Delete this account?" role="alertdialog" isOpen={isAsking} onDismiss={leave}>
        <div className="mt-4 grid gap-5">
          <Who person={person} />
          <p>
            A running subscription is ended first; if that is not possible now, nothing is deleted.
            A mail tells the person.
          </p>
          <Field
            label="Type the address of the account"
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          <div className="flex flex-wrap items-center gap-4">
            <ActionButton
              text="Delete everything"
              tone="solid"
              ask={() => askToDelete(host, person.id, typed)}
              onDone={(did) => {
                leave();
                onActed({ did, person: null });
              }}
            />
            <Button tone="quiet" onPress={leave}>
              Keep the account
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function Who({ person: { name, email } }: { readonly person: ListedPerson }) {
  return (
    <p>
      {name}, <span className="figure text-small wrap-anywhere">{email}</span>
    </p>
  );
}
