import { parentPort } from 'node:worker_threads';
import { partsOf } from './parts-of.ts';

/** What comes of a task: facts, and a list that may be long. Both survive being written as JSON. */
export interface Answer<Facts, Item> {
  readonly facts: Facts;
  readonly items: readonly Item[];
}

/** An answer on its way: the list in pages, so that whoever unpacks it can do something else in between. */
export interface PackedAnswer<Facts> {
  readonly facts: Facts;
  /** JSON. */
  readonly pages: readonly Uint8Array<ArrayBuffer>[];
}

const ITEMS_A_PAGE = 250;

/** Makes this thread one that does what a lane asks of it, one task after the other; the lane knows their type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what comes in by the port
export function answerTasks<Task, Facts, Item>(perform: (task: Task) => Answer<Facts, Item>): void {
  const encoder = new TextEncoder();
  parentPort?.on('message', (task: Task) => {
    const { facts, items } = perform(task);
    const pages = partsOf(items, ITEMS_A_PAGE).map((some) => encoder.encode(JSON.stringify(some)));
    const packed: PackedAnswer<Facts> = { facts, pages };
    parentPort?.postMessage(
      packed,
      pages.map(({ buffer }) => buffer),
    );
  });
  // The first word says that this thread has loaded what it needs.
  parentPort?.postMessage('ready');
}
