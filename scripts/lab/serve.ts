// `npm run lab`: serves the measuring pages on this machine alone.
import { serveSources } from '../source-server.ts';

const { addressOf } = await serveSources();
console.log(`Measure a screen: ${addressOf('scripts/lab/lab.html')}`);
