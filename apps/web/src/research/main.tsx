import { startSite } from '../site/start-site.tsx';
import { ResearchPage } from './research-page.tsx';

startSite(<ResearchPage />);
