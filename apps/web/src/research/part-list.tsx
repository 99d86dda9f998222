/** Titles with a paragraph each, in two columns where there is room, or in three where that leaves none over. */
export function PartList({
  parts,
}: {
  readonly parts: readonly { readonly title: string; readonly text: string }[];
}) {
  const columns = parts.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2';
  return (
    <div className={`mt-8 grid gap-x-12 gap-y-8 ${columns}`}>
      {parts.map(({ title, text }) => (
        <div key={title} className="border-t border-rule pt-4">
          <h3 className="text-title">{title}</h3>
          <p className="mt-2 font-serif text-read text-muted">{text}</p>
        </div>
      ))}
    </div>
  );
}
