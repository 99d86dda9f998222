import { createRoot } from 'react-dom/client';
import { bootAccount } from '../account/boot-account.ts';
import { InsightsPage } from './insights-page.tsx';

const boot = bootAccount();
createRoot(boot.root).render(<InsightsPage boot={boot} />);
