import { addFirstStyles } from '../../../src/theme/firstStyles.ts';
import { fillGaps } from './fillGaps.ts';
import { watchStart } from './watchStart.ts';

/** Time for the browser to show the first frame. */
const PAINT_MS = 50;

// The inline script in the head of index.html, before all others.
fillGaps();
watchStart();

// After the first paint. The bundle does the same where it is quicker.
requestAnimationFrame(() => setTimeout(addFirstStyles, PAINT_MS));
