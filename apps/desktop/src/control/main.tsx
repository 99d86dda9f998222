import { CALM_CHANGE_MS, calmly } from '@overtone/client/safety/calm-changes';
import { calmDetails } from '@overtone/client/safety/calm-details';
import type { ThemeChoice } from '@overtone/domain/session/interface-settings';
import { CalmPanels } from '@overtone/ui/page/calm-panels';
import { WholePage } from '@overtone/ui/page/whole-page';
import { createRoot } from 'react-dom/client';
import { createBridge, createTauriHost } from '../platform/tauri-host.ts';
import { createControlShell } from '../shell/commands.ts';
import { ControlApp } from './control-app.tsx';
import { beginWith, createControlStores } from './control-stores.ts';
import { createDesktopEngine } from './light/desktop-engine.ts';
import { createLightPublisher } from './light/light-publisher.ts';

const bridge = createBridge();
const host = createTauriHost(bridge);
const shell = createControlShell(bridge);

async function loadAudio(path: string): Promise<ArrayBuffer> {
  const response = await host.fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.arrayBuffer();
}

const light = createLightPublisher({ shell, host });
const engine = createDesktopEngine({
  load: loadAudio,
  onProblem: (reason) => host.log.warn('Light or sound is limited', reason),
  every: host.every,
  light,
});
const stores = createControlStores({ host, shell, engine });
light.followMeeting(stores.output);

const showTheme = calmly(
  (theme: ThemeChoice) => {
    document.documentElement.dataset['theme'] = theme;
  },
  host,
  CALM_CHANGE_MS,
);
stores.look.$interface.subscribe(({ theme }) => showTheme(theme));
calmDetails(document, host);

const root = document.getElementById('root');
if (!root) throw new Error('The window has no #root to be drawn into.');
createRoot(root).render(
  <WholePage
    onBroken={(cause) => {
      stores.session.stopEverything();
      host.log.error('The window could not be drawn', cause);
    }}
  >
    <CalmPanels host={host}>
      <ControlApp stores={stores} />
    </CalmPanels>
  </WholePage>,
);

beginWith(stores, shell).catch((reason: unknown) =>
  host.log.error('The shell did not begin', reason),
);
