import { PRIVACY } from '../../content/legal/privacy.ts';
import { startSite } from '../../site/start-site.tsx';
import { LegalPage } from '../legal-page.tsx';

startSite(<LegalPage text={PRIVACY} />);
