import { bootAccount } from '../account/boot-account.ts';
import { drawPage } from '../account/draw-page.tsx';
import { InsightsPage } from './insights-page.tsx';

const boot = bootAccount();
drawPage(boot, <InsightsPage boot={boot} />);
