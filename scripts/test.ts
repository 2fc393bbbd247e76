import { runLanes } from './test/runLanes.ts';
import { lanes } from './test/steps.ts';

await runLanes(lanes);
