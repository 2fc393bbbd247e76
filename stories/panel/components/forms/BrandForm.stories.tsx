import { expect, fn } from 'storybook/test';

import { BrandForm } from '@/panel/components/forms/BrandForm';

import preview from '../../../../.storybook/preview';
import { brand } from '../../../fixtures/catalog';
import { withDraftState } from '../../../fixtures/draftState';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { expectInvalid } from '../../../fixtures/play/expectations';

/** The form of a brand. */
const meta = preview.meta({
  component: BrandForm,
  render: withDraftState(BrandForm),
  args: {
    title: 'Yeni Marka',
    draft: { name: '', logo: '' },
    otherNames: ['BOSCH', 'SACHS'],
    onDraft: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Marka Adı', 'Logo URL');
  },
});

export const Filled = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Marka Adı'), 'VALEO');
    await userEvent.type(canvas.getByLabelText('Logo URL'), 'images/drawings/motor.svg');
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const draft = { name: 'VALEO', logo: 'images/drawings/motor.svg' };
    await expect(args.onDraft).toHaveBeenLastCalledWith(draft);
  },
});

/** The picture is one in whose place the shop shows the name. */
export const WithoutLogo = meta.story({
  tags: ['test-only'],
  args: { draft: { name: 'VALEO', logo: '' } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logo yok: adını yaz' }));
    await expect(canvas.getByLabelText('Logo URL')).toHaveAccessibleDescription(
      'Logo yok: mağazada markanın adı yazar.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const draft = { name: 'VALEO', logo: 'images/brands/logo-yok.svg' };
    await expect(args.onDraft).toHaveBeenLastCalledWith(draft);
  },
});

/** Spaces are no name, and a path on the owner's disk is no address. */
export const NotAccepted = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Marka Adı'), '   ');
    await userEvent.type(canvas.getByLabelText('Logo URL'), 'C:\\Resimler\\valeo.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Marka Adı', 'Logo URL');
  },
});

/** Its products get the new name, too. */
export const Renamed = meta.story({
  args: {
    draft: { name: 'BOSCH GmbH', logo: brand.logo },
    stored: { name: 'BOSCH', productCount: 3 },
    otherNames: ['SACHS'],
  },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Marka Adı');
    await expect(name).toHaveAccessibleDescription('3 ürünün markası da değişir.');
    await userEvent.clear(name);
    await userEvent.type(name, 'BOSCH');
    await expect(name).not.toHaveAccessibleDescription();
  },
});

/** A brand that is there is named, and saved all the same. */
export const SameTwice = meta.story({
  args: { draft: { name: 'Bosch', logo: brand.logo } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Marka Adı');
    await expect(field).toHaveAccessibleDescription('Bu marka zaten var: BOSCH.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.type(field, ' Rexroth');
    await expect(field).not.toHaveAccessibleDescription();
  },
});
