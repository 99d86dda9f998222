import { deviceShelf } from '@overtone/client/self-test/device-shelf';
import { sha256Hex } from '@overtone/client/self-test/web-digest';
import { AccountFrame } from '../account/account-frame.tsx';
import { bootAccount } from '../account/boot-account.ts';
import { drawPage } from '../account/draw-page.tsx';
import { personOf } from './person-of.ts';
import { readReport } from './read-report.ts';
import { ReportPage } from './report-page.tsx';

const boot = bootAccount();
const { theme, account } = boot;

async function ask() {
  const person = await personOf(account.$who);
  return readReport({
    shelf: deviceShelf(person),
    sha256Hex,
    id: location.hash.replace(/^#/u, ''),
    isSignedIn: person !== null,
  });
}

drawPage(
  boot,
  <AccountFrame theme={theme}>
    <ReportPage ask={ask} onPrint={() => window.print()} />
  </AccountFrame>,
);
