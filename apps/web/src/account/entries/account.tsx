import { AccountPage } from '../account-page.tsx';
import { bootAccount } from '../boot-account.ts';
import { drawPage } from '../draw-page.tsx';

const boot = bootAccount();
drawPage(boot, <AccountPage boot={boot} />);
