/** The first stop of a keyboard: over the head, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-40 focus:bg-paper focus:p-3"
    >
      Skip to content
    </a>
  );
}
