import { firstContent } from '../site/life/first-content.ts';
import { meaningOf, type PageLife } from '../site/life/page-life.ts';

/** Where each page that has a life of its own finds it, by the name on its body. */
const LIVES: Readonly<Record<string, () => Promise<PageLife>>> = {
  home: async () => (await import('../home/home-life.tsx')).homeLife(),
  research: async () => (await import('../research/research-life.tsx')).researchLife(),
  neuroscience: async () =>
    (await import('../neuroscience/neuroscience-life.tsx')).neuroscienceLife(),
  download: async () => (await import('../download/download-life.tsx')).downloadLife(),
  checkout: async () => (await import('../checkout/checkout-life.tsx')).checkoutLife(),
  cookies: async () => (await import('../legal/cookies-life.tsx')).cookiesLife(),
  auth: async () => (await import('../auth/auth-life.tsx')).authLife(),
};

/** What is read comes first; what makes it live is asked for once it stands on the screen. */
async function begin(): Promise<void> {
  await firstContent();
  const name = document.body.dataset['life'];
  const [{ startSite }, life] = await Promise.all([
    import('../site/life/start-site.tsx'),
    name === undefined ? {} : meaningOf(LIVES, name)(),
  ]);
  startSite(life);
}

void begin();
