import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { NeedsScript } from '../site/needs-script.tsx';
import { HeaderBar } from './header/header-bar.tsx';
import { OpeningSight } from './header/opening-sight.tsx';
import { Welcome } from './welcome/welcome.tsx';

/**
 * What stands there until the demo is alive: its title and its first pair, where they will stay, and over them the
 * welcome.
 */
export function DemoShell() {
  return (
    <>
      <div data-demo>
        <HeaderBar />
        <main>
          <div className="demo-shell page-wide">
            <div className="demo-window">
              <OpeningSight
                pair={{
                  slowHz: DEMO_DEFAULTS.globalModulationHz ?? 0,
                  fastHz: DEMO_DEFAULTS.centerModulationHz ?? 0,
                }}
                isOn={false}
                lightHz={0}
                soundHz={0}
              />
              <div className="demo-sides">
                <NeedsScript />
              </div>
            </div>
          </div>
        </main>
      </div>
      <Welcome />
    </>
  );
}
