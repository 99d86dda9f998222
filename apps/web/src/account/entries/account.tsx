import { createRoot } from 'react-dom/client';
import { AccountPage } from '../account-page.tsx';
import { bootAccount } from '../boot-account.ts';

const boot = bootAccount();
createRoot(boot.root).render(<AccountPage boot={boot} />);
