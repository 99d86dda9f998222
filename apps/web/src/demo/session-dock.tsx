import { SessionBar } from '@overtone/ui/session/session-bar';
import type { DemoStores } from './demo-stores.ts';

/** The session's controls at the foot of the window, at a thumb's reach on a phone, wherever the page is scrolled to. */
export function SessionDock({ session, output }: Pick<DemoStores, 'session' | 'output'>) {
  return (
    <div className="demo-dock fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-surface">
      <div className="page-wide flex h-full flex-col justify-center">
        <SessionBar session={session} output={output} />
      </div>
    </div>
  );
}
