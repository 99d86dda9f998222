import { startSite } from '../../site/start-site.tsx';
import { DownloadPage } from '../download-page.tsx';

startSite(<DownloadPage platform="mac" />);
