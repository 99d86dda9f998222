import type { ArticleReader } from '@overtone/client/article/article-reader';
import type { ReadingTimer } from '@overtone/client/session/reading-timer';
import { Tabs } from '@overtone/ui/controls/tabs';
import { useEffect, useState } from 'react';
import { DEMO } from '../content/demo.ts';
import { CodePane } from './code-pane.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { VideoPane } from './video-pane.tsx';

/** What the practice panel is given. */
export interface PracticePanelProps {
  readonly reader: ArticleReader;
  readonly readingTimer: ReadingTimer;
}

type PracticeTab = 'reading' | 'video' | 'code';

/** Something to do with the effect on: read, watch, or look at code. */
export function PracticePanel({ reader, readingTimer }: PracticePanelProps) {
  const [tab, setTab] = useState<PracticeTab>('reading');
  const { title, reading, video, code } = DEMO.practice;

  useEffect(() => {
    readingTimer.setTabShown(tab === 'reading');
    return () => readingTimer.setTabShown(false);
  }, [readingTimer, tab]);

  return (
    <section aria-label={title} className="[grid-area:practice]">
      <Tabs<PracticeTab>
        label={title}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'reading',
            title: reading.tab,
            content: <ReadingPane reader={reader} readingTimer={readingTimer} />,
          },
          { id: 'video', title: video.tab, content: <VideoPane /> },
          { id: 'code', title: code.tab, content: <CodePane /> },
        ]}
      />
    </section>
  );
}
