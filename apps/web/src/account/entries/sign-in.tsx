import { createRoot } from 'react-dom/client';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { bootAccount } from '../boot-account.ts';

const boot = bootAccount();
createRoot(boot.root).render(<SignInPage boot={boot} />);
