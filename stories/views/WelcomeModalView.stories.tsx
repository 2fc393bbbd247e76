import { expect, screen, waitFor } from 'storybook/test';

import { showWelcomeAtom } from '@/atoms/welcome';
import { welcome } from '@/content/welcome';
import { WELCOME_DELAY_MS } from '@/domain/limits';
import { WelcomeModalView } from '@/views/WelcomeModalView';

import preview from '../../.storybook/preview';
import { contact } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { keepLinksHere } from '../fixtures/play/keepLinksHere';
import { loaded } from '../fixtures/repositories/seeds';

const meta = preview.meta({
  component: WelcomeModalView,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    docs: ownFrame,
    atoms: [loaded(), [showWelcomeAtom]],
  },
  beforeEach: keepLinksHere,
});

export const Open = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: welcome.title });
    await expect(dialog).toHaveTextContent(contact.phone);
  },
});

/** Hidden at first, there after two seconds. */
export const ComesByItself = meta.story({
  tags: ['test-only'],
  parameters: { atoms: [loaded()] },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await screen.findByRole('dialog', undefined, { timeout: 2 * WELCOME_DELAY_MS });
  },
});

export const DismissedByButton = meta.story({
  tags: ['test-only'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
