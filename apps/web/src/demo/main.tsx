import { createEngine } from '@overtone/engine/create-engine';
import { MAX_USER_QUERY_LENGTH } from '@overtone/domain/contract/suggestion-request';
import { createRoot } from 'react-dom/client';
import { bootPage } from '../boot.ts';
import { DemoPage } from './demo-page.tsx';
import { createDemoStores } from './demo-stores.ts';

const { host, theme, root } = bootPage();

async function loadAudio(path: string): Promise<ArrayBuffer> {
  const response = await host.fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.arrayBuffer();
}

const engine = createEngine({
  load: loadAudio,
  onProblem: (reason) => host.log.warn('Light or sound is limited', reason),
});
const stores = createDemoStores(host, engine);

const task = new URLSearchParams(location.search).get('task');
if (task !== null) stores.assistant.setInput(task.slice(0, MAX_USER_QUERY_LENGTH));

createRoot(root).render(<DemoPage stores={stores} theme={theme} />);

// Light and sound come first; who sits here can wait until the page stands.
void import('./follow-account.ts').then(({ keepFollowing }) =>
  keepFollowing({ host, theme, ...stores }),
);
