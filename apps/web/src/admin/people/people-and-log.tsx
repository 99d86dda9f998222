import { useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { LettersSection } from '../letters/letters-section.tsx';
import { AuditSection } from './audit-section.tsx';
import { PeopleSection } from './people-section.tsx';

/** The accounts, the letters, and the log of what was done with them, which is read anew after each act. */
export function PeopleAndLog({ host }: { readonly host: AccountBoot['host'] }) {
  const [acts, setActs] = useState(0);
  const onActed = () => setActs((before) => before + 1);
  return (
    <>
      <PeopleSection host={host} onActed={onActed} />
      <LettersSection host={host} onActed={onActed} />
      <AuditSection key={acts} host={host} />
    </>
  );
}
