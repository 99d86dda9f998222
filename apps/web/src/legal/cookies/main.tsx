import { COOKIES } from '../../content/legal/cookies.ts';
import { startSite } from '../../site/start-site.tsx';
import { LegalPage } from '../legal-page.tsx';

startSite(<LegalPage text={COOKIES} />);
