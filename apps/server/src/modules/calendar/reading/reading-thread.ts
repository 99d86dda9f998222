import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';

// A thread of calendar-reader.ts: reads the one calendar that it was started with, and ends.
parentPort?.postMessage(readCalendar(workerData));
