import { type IcsProperty, readProperty } from './property.ts';

/** A block of a calendar between its BEGIN and its END, with the properties that are of use. */
export interface IcsComponent {
  /** Lower-cased. */
  readonly name: string;
  readonly properties: readonly IcsProperty[];
  readonly children: readonly IcsComponent[];
}

/** A whole calendar file, or several in one, cut into its components. */
export interface IcsParts {
  /** VEVENT and VTIMEZONE. */
  readonly components: readonly IcsComponent[];
  /** Lines of the calendar itself, outside every component. */
  readonly properties: readonly IcsProperty[];
  /** Whether every block that begins also ends. */
  readonly isWhole: boolean;
}

/** All that is read. What events say beyond this, their notes, guests' names, places and links, is never looked at. */
const USED = new Set(
  `uid dtstart dtend duration rrule rdate exdate recurrence-id sequence summary status transp
  attendee x-microsoft-cdo-busystatus tzid tzoffsetfrom tzoffsetto x-wr-calname`.split(/\s+/u),
);

const KEPT = new Set(['vevent', 'vtimezone']);
const NAME = /^[^;:]+/u;

/** The first property of a name. */
export function propertyOf(component: IcsComponent, name: string): IcsProperty | undefined {
  return component.properties.find((property) => property.name === name);
}

interface OpenComponent {
  readonly name: string;
  readonly properties: IcsProperty[];
  readonly children: OpenComponent[];
}

/** Cuts a calendar into its components. Lines that can't be read are left out. */
export function componentsOf(text: string): IcsParts {
  const root: OpenComponent = { name: '', properties: [], children: [] };
  const open: OpenComponent[] = [root];
  const components: IcsComponent[] = [];
  let isWhole = true;

  for (const line of linesOf(text)) {
    const name = NAME.exec(line)?.[0].toLowerCase() ?? '';
    const inner = open.at(-1) ?? root;
    if (name === 'begin') {
      open.push({ name: valueOf(line), properties: [], children: [] });
    } else if (name === 'end') {
      isWhole &&= open.length > 1 && inner.name === valueOf(line);
      if (open.length > 1) open.pop();
      if (KEPT.has(inner.name)) components.push(inner);
      else if (inner.name !== 'valarm') open.at(-1)?.children.push(inner);
    } else if (USED.has(name)) {
      const property = readProperty(line);
      if (property !== undefined) inner.properties.push(property);
    }
  }
  const properties = root.children.flatMap((calendar) => calendar.properties);
  return { components, properties, isWhole: isWhole && open.length === 1 };
}

/** The lines of a text, with those put together that were folded. */
function linesOf(text: string): readonly string[] {
  return text.replace(/(?:\r\n|\r|\n)[ \t]/gu, '').split(/\r\n|\r|\n/u);
}

function valueOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toLowerCase();
}
