import { addFirstStyles } from '@/theme/firstStyles';

import { addPolyfills } from './polyfills';
import { offerRenewal } from './renewPage';
import { startWatchdog } from './startWatchdog';

/** Time for the browser to show the first frame. */
const PAINT_MS = 50;

// The inline script in the head of index.html, before all others.
addPolyfills();
offerRenewal();
startWatchdog();

// After the first paint. The bundle does the same where it is quicker.
requestAnimationFrame(() => setTimeout(addFirstStyles, PAINT_MS));
