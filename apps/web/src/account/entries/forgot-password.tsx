import { createRoot } from 'react-dom/client';
import { ForgotPasswordPage } from '../sign-in/forgot-password-page.tsx';
import { bootAccount } from '../boot-account.ts';

const boot = bootAccount();
createRoot(boot.root).render(<ForgotPasswordPage boot={boot} />);
