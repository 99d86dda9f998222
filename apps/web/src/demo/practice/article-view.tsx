import type { Article } from '@overtone/domain/article/article';
import {
  type ArticleBlock,
  articleBlocks,
  type TextSpan,
} from '@overtone/domain/article/article-blocks';

/** An article set for long reading. Its text is only ever text: no markup in it is followed. */
export function ArticleView({ article }: { readonly article: Article }) {
  return (
    <article className="max-w-[36rem] font-serif text-read wrap-anywhere @min-[50rem]:max-w-[40rem] @min-[50rem]:text-[1.25rem]">
      <h2 className="mb-5 font-display text-head">{article.title}</h2>
      {articleBlocks(article.content).map((block, index) => (
        // Blocks have no identity of their own, and a new article replaces them all.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: ArticleBlock }) {
  if (block.kind === 'heading') {
    return (
      <h3 className="mt-7 mb-2 text-title">
        <Spans spans={block.spans} />
      </h3>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className="mb-5 grid gap-1.5">
        {block.items.map((spans, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li
            key={index}
            className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-accent"
          >
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p className="mb-5">
      <Spans spans={block.spans} />
    </p>
  );
}

function Spans({ spans }: { readonly spans: readonly TextSpan[] }) {
  return spans.map(({ text, strong }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- as above
    strong ? (
      <strong key={index} className="font-semibold">
        {text}
      </strong>
    ) : (
      text
    ),
  );
}
