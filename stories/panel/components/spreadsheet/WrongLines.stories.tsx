import { expect, fn } from 'storybook/test';

import { WrongLines } from '@/panel/components/spreadsheet/WrongLines';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: WrongLines,
  args: {
    lines: [
      { line: 5, reason: 'Fiyat okunamadı: “teklif alınız”. Örnek: 2850 ya da 2.850,50.' },
      { line: 9, reason: 'Ürün adı boş.' },
      { line: 12, name: 'Yağ Filtresi', reason: 'Aynı ürün 4. satırda da var.' },
    ],
    onDownload: fn(),
  },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hatalı satırları indir' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const Many = meta.story({
  args: {
    lines: Array.from({ length: 340 }, (_, index) => ({ line: index + 2, reason: 'Fiyat boş.' })),
  },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(21);
    await expect(canvas.getByText('… ve 320 satır daha; hepsi dosyada.')).toBeInTheDocument();
  },
});
