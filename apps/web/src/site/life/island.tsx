import { createContext, use } from 'react';

/** Gives the HTML of an island by its name. */
export const IslandHtml = createContext<(name: string) => string>(() => '');

/** The place of an island in a page; what is around it is not hydrated (see `enliven.tsx`). */
export function Island({ name }: { readonly name: string }) {
  const html = use(IslandHtml)(name);
  return <div data-island={name} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
