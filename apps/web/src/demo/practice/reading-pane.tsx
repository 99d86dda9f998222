import { useStore } from '@nanostores/react';
import { formatReadingTime } from '@overtone/domain/article/reading-time';
import { Button } from '@overtone/ui/controls/button';
import { Select } from '@overtone/ui/controls/select';
import { useCalmValue } from '@overtone/ui/page/calm-panels';
import { DEMO } from '../../content/demo.ts';
import { ArticleView } from './article-view.tsx';
import type { ReadingParts } from './reading-parts.ts';

/** An article to read with the effect on, its length, and how long it has been read so far. */
export function ReadingPane({ reader, readingTimer }: ReadingParts) {
  const article = useCalmValue(useStore(reader.$article));
  const isLoading = useStore(reader.$status) === 'loading';
  const seconds = useStore(readingTimer.$seconds);
  const { random, loading, words, time } = DEMO.practice.reading;
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <dl className="flex flex-wrap gap-x-8">
          <Stat term={words} value={String(article.wordCount)} />
          <Stat term={time} value={formatReadingTime(seconds)} />
        </dl>
        <Button isDisabled={isLoading} onPress={() => void reader.readSomethingRandom()}>
          {isLoading ? loading : random}
        </Button>
      </div>
      <Shelf reader={reader} />
      <ArticleView article={article} />
    </div>
  );
}

/** Why no new article came, and what else there is to read. */
function Shelf({ reader }: Pick<ReadingParts, 'reader'>) {
  const missing = useStore(reader.$missing);
  const shelf = useStore(reader.$shelf);
  const { title } = useStore(reader.$article);
  const reading = DEMO.practice.reading;
  return (
    <div className="grid gap-3 empty:hidden">
      {missing !== null && (
        <output className="border-l-2 border-edge bg-well px-4 py-2 text-small">
          {reading.missing[missing]}
        </output>
      )}
      {missing !== null && shelf.length > 0 && (
        <Select
          label={reading.shelf}
          options={shelf.map((own) => own.title)}
          value={title}
          onChange={reader.readFromShelf}
        />
      )}
    </div>
  );
}

function Stat({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="grid">
      <dt className="text-note text-muted">{term}</dt>
      <dd className="figure text-title">{value}</dd>
    </div>
  );
}
