import { ForgotPasswordPage } from '../sign-in/forgot-password-page.tsx';
import { bootAccount } from '../boot-account.ts';
import { drawPage } from '../draw-page.tsx';

const boot = bootAccount();
drawPage(boot, <ForgotPasswordPage boot={boot} />);
