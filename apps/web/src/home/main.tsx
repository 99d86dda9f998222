import { startSite } from '../site/start-site.tsx';
import { HomePage } from './home-page.tsx';

startSite(<HomePage />);
