/** The number that a figure of a research page is spoken of by; it stands before its caption. */
export function FigureNumber({ children }: { readonly children: string }) {
  return <span className="font-semibold text-ink">Fig. {children}</span>;
}
