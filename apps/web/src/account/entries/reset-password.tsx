import { ResetPasswordPage } from '../sign-in/reset-password-page.tsx';
import { bootAccount } from '../boot-account.ts';
import { drawPage } from '../draw-page.tsx';

const boot = bootAccount();
drawPage(boot, <ResetPasswordPage boot={boot} />);
