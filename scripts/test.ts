import { runLanes } from './test/runLanes.ts';
import { steps } from './test/steps.ts';

await runLanes(steps);
