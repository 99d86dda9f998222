import { startSite } from '../site/start-site.tsx';
import { CheckoutPage } from './checkout-page.tsx';

startSite(<CheckoutPage />);
