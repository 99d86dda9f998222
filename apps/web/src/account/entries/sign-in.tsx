import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { bootAccount } from '../boot-account.ts';
import { drawPage } from '../draw-page.tsx';

const boot = bootAccount();
drawPage(boot, <SignInPage boot={boot} />);
