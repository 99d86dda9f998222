import { createRoot } from 'react-dom/client';
import { bootAccount } from '../account/boot-account.ts';
import { AdminPage } from './admin-page.tsx';

const boot = bootAccount();
createRoot(boot.root).render(<AdminPage boot={boot} />);
