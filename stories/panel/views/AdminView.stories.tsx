import { AdminView } from '@/panel/views/AdminView';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { loggedInAtoms, loggedOutAtoms } from '../../fixtures/repositories/ownerSeeds';

const meta = preview.meta({
  component: AdminView,
  parameters: { layout: 'fullscreen', atoms: loggedOutAtoms() },
});

export const LoggedIn = meta.story({
  parameters: { chromatic: noPhotograph, atoms: loggedInAtoms() },
});
