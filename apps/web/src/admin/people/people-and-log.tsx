import { useState } from 'react';
import type { AccountBoot } from '../../account/boot-account.ts';
import { AuditSection } from './audit-section.tsx';
import { PeopleSection } from './people-section.tsx';

/** The accounts, and the log of what was done to them, which is read anew after each act. */
export function PeopleAndLog({ host }: { readonly host: AccountBoot['host'] }) {
  const [acts, setActs] = useState(0);
  return (
    <>
      <PeopleSection host={host} onActed={() => setActs((before) => before + 1)} />
      <AuditSection key={acts} host={host} />
    </>
  );
}
