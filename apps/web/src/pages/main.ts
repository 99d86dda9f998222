import { firstContent } from '../site/life/first-content.ts';
import { meaningOf, type PageLife } from '../site/life/page-life.ts';

/** Where each page that has a life of its own finds it, by the name on its body. */
const LIVES: Readonly<Record<string, () => Promise<{ readonly life: () => PageLife }>>> = {
  home: () => import('../home/home-life.tsx'),
  research: () => import('../research/research-life.tsx'),
  neuroscience: () => import('../neuroscience/neuroscience-life.tsx'),
  download: () => import('../download/download-life.tsx'),
  checkout: () => import('../checkout/checkout-life.tsx'),
  cookies: () => import('../legal/cookies-life.tsx'),
  auth: () => import('../auth/auth-life.tsx'),
};

/** What is read comes first; what makes it live is asked for once it stands on the screen. */
async function begin(): Promise<void> {
  await firstContent();
  const name = document.body.dataset['life'];
  const [{ startSite }, own] = await Promise.all([
    import('../site/life/start-site.tsx'),
    name === undefined ? null : meaningOf(LIVES, name)(),
  ]);
  startSite(own?.life() ?? {});
}

void begin();
