import { fillGaps } from './fillGaps.ts';
import { watchStart } from './watchStart.ts';

// The inline script in the head of index.html, before all others.
fillGaps();
watchStart();
