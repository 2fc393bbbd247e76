import { ProblemList } from '@/panel/components/backup/ProblemList';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { says, shows } from '../../../fixtures/play/expectations';

/** What is wrong with a backup that cannot be loaded. */
const meta = preview.meta({
  component: ProblemList,
  args: { problems: ['1. ürün: “fiyat” alanı geçersiz.', '5. marka: “logo” alanı geçersiz.'] },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: says('alert', 'Sitede hiçbir şey değişmedi.'),
});

export const Many = meta.story({
  args: { problems: Array.from({ length: 30 }, (_, index) => `${index}. ürün geçersiz.`) },
  parameters: { chromatic: noPhotograph },
  play: shows('… ve 22 sorun daha.'),
});
