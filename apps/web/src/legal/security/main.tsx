import { SECURITY } from '../../content/legal/security.ts';
import { startSite } from '../../site/start-site.tsx';
import { LegalPage } from '../legal-page.tsx';

startSite(<LegalPage text={SECURITY} />);
