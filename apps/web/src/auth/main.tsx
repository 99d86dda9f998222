import { startSite } from '../site/start-site.tsx';
import { AuthPage } from './auth-page.tsx';

startSite(<AuthPage />);
