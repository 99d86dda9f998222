import { startSite } from '../site/start-site.tsx';
import { NeurosciencePage } from './neuroscience-page.tsx';

startSite(<NeurosciencePage />);
