import { deviceShelf } from '@overtone/client/self-test/device-shelf';
import { sha256Hex } from '@overtone/client/self-test/web-digest';
import { createRoot } from 'react-dom/client';
import { AccountFrame } from '../account/account-frame.tsx';
import { bootAccount } from '../account/boot-account.ts';
import { readReport } from './read-report.ts';
import { ReportPage } from './report-page.tsx';

const { root, theme } = bootAccount();
const ask = () =>
  readReport({ shelf: deviceShelf(), sha256Hex, id: location.hash.replace(/^#/u, '') });

createRoot(root).render(
  <AccountFrame theme={theme}>
    <ReportPage ask={ask} onPrint={() => window.print()} />
  </AccountFrame>,
);
