import { addons } from 'storybook/manager-api';

import { managerTheme } from './shopThemes.ts';

addons.setConfig({ theme: managerTheme });
