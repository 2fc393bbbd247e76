import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';

import { managerTheme } from './shopThemes.ts';

addons.setConfig({ theme: managerTheme });

const CONTROLS = 'addon-controls';
const INTERACTIONS = 'storybook/interactions/panel';

// Where a story has nothing to set, the controls would say only that. Its interactions are shown, until a story has some.
addons.register('no-empty-controls', (api) => {
  function isEmpty() {
    const story = api.getCurrentStoryData();
    return 'argTypes' in story && Object.keys(story.argTypes ?? {}).length === 0;
  }

  let isAside = false;
  api.on(STORY_PREPARED, () => {
    const controls = addons.getElements(types.PANEL)[CONTROLS];
    if (controls !== undefined) controls.disabled = isEmpty;
    if (isEmpty() && api.getSelectedPanel() === CONTROLS) {
      isAside = true;
      api.setSelectedPanel(INTERACTIONS);
    } else if (isAside && !isEmpty()) {
      isAside = false;
      if (api.getSelectedPanel() === INTERACTIONS) api.setSelectedPanel(CONTROLS);
    }
  });
});
