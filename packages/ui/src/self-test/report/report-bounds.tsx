const CAN = [
  'That your answers to this question came out higher or lower with the rhythm, over these weeks, and by how much.',
  'How often luck alone would give as much.',
  'Whether you could tell the sessions apart.',
];
const CANNOT = [
  'Anything about other people, other rhythms, or health.',
  'That there is no effect: every one inside the interval fits the answers.',
  'Why answers differ, or what lasts longer than the wash-out.',
];
const CANNOT_WITHOUT_VERDICT = [
  'Whether the rhythm made a difference: it came to no verdict.',
  'Anything about other people, other rhythms, or health.',
];

/** What such a test can show, and what it cannot, with a verdict or without one; see docs/self-test.md. */
export function ReportBounds({
  hasVerdict,
}: {
  /** Whether it has one, or may still come to one. */
  readonly hasVerdict: boolean;
}) {
  return (
    <div className="grid content-start gap-6 text-small break-inside-avoid sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-2 print:gap-x-8 print:text-note">
      {hasVerdict && <List title="What such a test can show" items={CAN} />}
      <List
        title={hasVerdict ? 'What it cannot' : 'What this test cannot show'}
        items={hasVerdict ? CANNOT : CANNOT_WITHOUT_VERDICT}
      />
    </div>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section aria-label={title} className="grid content-start gap-2 print:gap-1">
      <h2 className="label font-sans tracking-normal">{title}</h2>
      <ul className="grid gap-1 print:gap-0.5">
        {items.map((item) => (
          <li key={item} className="border-t border-rule pt-1 print:pt-0.5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
