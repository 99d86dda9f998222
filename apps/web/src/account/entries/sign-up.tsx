import { createRoot } from 'react-dom/client';
import { SignUpPage } from '../sign-in/sign-up-page.tsx';
import { bootAccount } from '../boot-account.ts';

const boot = bootAccount();
createRoot(boot.root).render(<SignUpPage boot={boot} />);
