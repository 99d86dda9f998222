import { SignUpPage } from '../sign-in/sign-up-page.tsx';
import { bootAccount } from '../boot-account.ts';
import { drawPage } from '../draw-page.tsx';

const boot = bootAccount();
drawPage(boot, <SignUpPage boot={boot} />);
