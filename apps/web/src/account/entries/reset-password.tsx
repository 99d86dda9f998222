import { createRoot } from 'react-dom/client';
import { ResetPasswordPage } from '../sign-in/reset-password-page.tsx';
import { bootAccount } from '../boot-account.ts';

const boot = bootAccount();
createRoot(boot.root).render(<ResetPasswordPage boot={boot} />);
