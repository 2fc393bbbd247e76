import { expect } from 'storybook/test';

import { shopFacts } from '@/content/shop/shopFacts';
import { ShopPreview } from '@/panel/components/preview/ShopPreview';
import { toDraft } from '@/panel/domain/drafts/itemDraft';

import preview from '../../../../.storybook/preview';
import { brand, contact, product } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const facts = shopFacts({
  savedAt: '2026-11-28T10:00:00Z',
  name: 'Yılmaz Oto',
  headline: 'Ankara’nın yedek parçacısı',
  figures: '12+ yıllık tecrübe\n3.000+ ürün çeşidi',
  summary: 'Opel ve Renault için yedek parça. Aynı gün cevap veririz.',
  makes: 'Opel, Renault',
  hasWarranty: true,
  about: 'Ostim’de baba oğul bir dükkânız.',
  legalText: 'Yılmaz Oto Ltd. Şti. · Ostim V.D. 1234567890',
  logo: brand.logo,
});

const meta = preview.meta({
  component: ShopPreview,
  args: { group: 'identity' as const, draft: toDraft('shop', facts), contact, product },
  parameters: { chromatic: oneSize },
});

export const Identity = meta.story({
  name: 'Mağaza önizlemesi · identity',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Yılmaz Oto').length).toBeGreaterThan(1);
  },
});

export const Words = meta.story({ args: { group: 'words' } });

export const Legal = meta.story({
  args: { group: 'legal' },
  parameters: { chromatic: noPhotograph },
});
