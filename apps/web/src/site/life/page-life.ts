import type { Stop } from '@overtone/domain/stop';
import type { ReactNode } from 'react';
import type { SiteParts } from './site-parts.tsx';

/** A part of a page that React draws, by the name of its place (see `island.tsx`). */
export type Islands = Readonly<Record<string, ReactNode>>;

/** Makes HTML that already stands do something, until stopped. */
export type Behaviour = (place: HTMLElement, parts: SiteParts) => Stop;

/** What lives on a page. All else on it is HTML that was written at build time and stays as it is. */
export interface PageLife {
  readonly islands?: Islands;
  /** Islands far down a page: each is loaded when its section comes near. */
  readonly lateIslands?: Readonly<Record<string, () => Promise<ReactNode>>>;
  /** By the `data-behaviour` of the elements they act on. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  /** Behaviours far down a page: each is loaded when its section comes near. */
  readonly lateBehaviours?: Readonly<Record<string, () => Promise<Behaviour>>>;
}

/** What a name in the HTML stands for. An unknown name is a mistake in the page, and throws. */
export function meaningOf<Meaning>(
  table: Readonly<Record<string, Meaning>> | undefined,
  name: string | undefined,
): Meaning {
  const meaning = name && table && Object.hasOwn(table, name) ? table[name] : undefined;
  if (meaning === undefined) throw new Error(`Nothing on this page is named ${name}.`);
  return meaning;
}

/** What the ids of an island begin with, so that they are the same in its HTML and in the browser, and no other's. */
export function idPrefixOf(island: string): string {
  return `${island}-`;
}
