import { AdminView } from '@/panel/views/AdminView';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { loggedOutAtoms, loggedInAtoms } from '../components/fixtures';

const meta = preview.meta({
  component: AdminView,
  parameters: { layout: 'fullscreen', atoms: loggedOutAtoms() },
});

export const LoggedIn = meta.story({
  parameters: { chromatic: noPhotograph, atoms: loggedInAtoms() },
});
