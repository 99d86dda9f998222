import type { Host } from '@overtone/client/platform/host';
import { Later } from '@overtone/ui/controls/later';
import { Tabs } from '@overtone/ui/controls/tabs';
import { useEffect, useState } from 'react';
import { DEMO } from '../../content/demo.ts';
import { CodePane } from './code-pane.tsx';
import { ReadingPane } from './reading-pane.tsx';
import type { ReadingParts } from './reading-parts.ts';
import { VideoPane } from './video-pane.tsx';

type PracticeTab = 'reading' | 'video' | 'code';

/** What the panel is given. */
export interface PracticeParts extends ReadingParts {
  readonly host: Pick<Host, 'now' | 'after'>;
}

/** Something to do with the effect on: read, watch, or look at code. */
export function PracticePanel({ reader, readingTimer, host }: PracticeParts) {
  const [tab, setTab] = useState<PracticeTab>('reading');
  const { title, reading, video, code } = DEMO.practice;

  useEffect(() => {
    readingTimer.setTabShown(tab === 'reading');
    return () => readingTimer.setTabShown(false);
  }, [readingTimer, tab]);

  return (
    <section aria-label={title} className="demo-practice">
      <Tabs<PracticeTab>
        label={title}
        selected={tab}
        onSelect={setTab}
        host={host}
        classes={{
          all: 'demo-tabs',
          list: 'demo-tab-row gap-6 text-small/6 max-md:*:py-2',
          panel: 'demo-scroll @container',
        }}
        tabs={[
          {
            id: 'reading',
            title: reading.tab,
            content: (
              <Later>
                <ReadingPane reader={reader} readingTimer={readingTimer} />
              </Later>
            ),
          },
          { id: 'video', title: video.tab, content: <VideoPane /> },
          { id: 'code', title: code.tab, content: <CodePane /> },
        ]}
      />
    </section>
  );
}
