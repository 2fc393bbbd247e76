import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';

import { managerTheme } from './shopThemes.ts';

addons.setConfig({ theme: managerTheme });

const CONTROLS = 'addon-controls';
const ACCESSIBILITY = 'storybook/a11y/panel';

// Where a story has nothing to set, the controls would say only that. Its accessibility is shown, until a story has some.
addons.register('no-empty-controls', (api) => {
  function isEmpty() {
    const story = api.getCurrentStoryData();
    if (!('argTypes' in story)) return false;
    const rows = Object.values(story.argTypes ?? {}).filter(({ table }) => table?.disable !== true);
    return rows.every(({ control }) => !(control instanceof Object) || control.disable === true);
  }

  let isAside = false;
  api.on(STORY_PREPARED, () => {
    const controls = addons.getElements(types.PANEL)[CONTROLS];
    if (controls !== undefined) controls.disabled = isEmpty;
    if (isEmpty() && api.getSelectedPanel() === CONTROLS) {
      isAside = true;
      api.setSelectedPanel(ACCESSIBILITY);
    } else if (isAside && !isEmpty()) {
      isAside = false;
      if (api.getSelectedPanel() === ACCESSIBILITY) api.setSelectedPanel(CONTROLS);
    }
  });
});
