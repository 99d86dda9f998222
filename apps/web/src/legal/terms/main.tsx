import { TERMS } from '../../content/legal/terms.ts';
import { startSite } from '../../site/start-site.tsx';
import { LegalPage } from '../legal-page.tsx';

startSite(<LegalPage text={TERMS} />);
