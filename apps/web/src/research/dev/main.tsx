import { startSite } from '../../site/start-site.tsx';
import { ResearchDevPage } from '../research-dev-page.tsx';

startSite(<ResearchDevPage />);
