import { bootAccount } from '../account/boot-account.ts';
import { drawPage } from '../account/draw-page.tsx';
import { AdminPage } from './admin-page.tsx';

const boot = bootAccount();
drawPage(boot, <AdminPage boot={boot} />);
