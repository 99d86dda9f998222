/** Why something did not work, where the person is looking. */
export function RefusalNote({ sentence }: { readonly sentence: string }) {
  return <p className="border-l-2 border-warn bg-warn-well px-4 py-3 text-small">{sentence}</p>;
}
