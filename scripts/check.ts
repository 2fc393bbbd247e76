/** The quick checks (`npm run check`): no slow tests, and only the stories of changed files. */
import { existsSync } from 'node:fs';

import { changedFiles } from './test/changedFiles.ts';
import { runLanes } from './test/runLanes.ts';
import { quickSteps } from './test/steps.ts';
import { storiesOf } from './test/storiesOf.ts';

await runLanes(quickSteps(storiesOf(changedFiles()).filter((story) => existsSync(story))));
