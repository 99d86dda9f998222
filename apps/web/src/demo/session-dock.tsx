import { useStore } from '@nanostores/react';
import { RatingQuestion } from '@overtone/ui/insights/rating-question';
import { SessionBar } from '@overtone/ui/session/session-bar';
import type { DemoStores } from './demo-stores.ts';

/**
 * The session's controls at the foot of the window, at a thumb's reach on a phone, wherever the page is scrolled to. What a
 * member is asked stands for a while as a row on top of them.
 */
export function SessionDock({
  session,
  output,
  $asker,
}: Pick<DemoStores, 'session' | 'output' | '$asker'>) {
  const asker = useStore($asker);
  return (
    <div className="demo-dock fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-surface">
      {asker !== null && (
        <div className="demo-asks absolute inset-x-0 bg-surface border-rule has-[section]:border-t">
          <div className="page-wide">
            <RatingQuestion asker={asker} />
          </div>
        </div>
      )}
      <div className="page-wide min-w-0">
        <SessionBar session={session} output={output} />
      </div>
    </div>
  );
}
