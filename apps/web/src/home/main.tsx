import { createRoot } from 'react-dom/client';
import { bootPage } from '../boot.ts';
import { HomePage } from './home-page.tsx';

const { theme, root } = bootPage();

createRoot(root).render(<HomePage theme={theme} />);
