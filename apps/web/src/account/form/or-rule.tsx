/** A rule between two ways to the same. */
export function OrRule({ words = 'or' }: { readonly words?: string }) {
  return (
    <p className="flex items-center gap-4 text-note text-faint before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      {words}
    </p>
  );
}
