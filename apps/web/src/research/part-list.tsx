/**
 * Titles with a paragraph each, in three columns or in two where that leaves none over, and else as one ruled list with the
 * titles beside their paragraphs.
 */
export function PartList({
  parts,
}: {
  readonly parts: readonly { readonly title: string; readonly text: string }[];
}) {
  const { list, part } =
    SHAPES[parts.length % 3 === 0 ? 'three' : parts.length % 2 === 0 ? 'two' : 'one'];
  return (
    <div className={`mt-8 grid gap-x-12 ${list}`}>
      {parts.map(({ title, text }) => (
        <div key={title} className={`border-t border-rule pt-4 ${part}`}>
          <h3 className="text-title">{title}</h3>
          <p className="mt-2 font-serif text-read text-muted">{text}</p>
        </div>
      ))}
    </div>
  );
}

const SHAPES = {
  three: { list: 'gap-y-8 md:grid-cols-3', part: '' },
  two: { list: 'gap-y-8 md:grid-cols-2', part: '' },
  one: {
    list: 'gap-y-8 md:gap-y-5',
    part: 'md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-8 md:[&>p]:mt-0',
  },
} as const;
