import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { SHARE_CATALOG } from '@/panel/content/panel';
import type { FeedGap } from '@/panel/domain/products/feedGap';

const GAPS = [
  { gap: 'price', what: 'Fiyatı olmayan' },
  { gap: 'picture', what: 'Fotoğrafı olmayan' },
  { gap: 'format', what: 'Fotoğrafı WebP olan' },
] as const;

const GUIDES = [
  {
    where: 'Instagram ve Facebook',
    how: 'Meta Commerce Manager’da kataloğunuzu açın: Veri kaynakları > Ürün ekle > Veri akışı. “Planlanmış akış” seçip adresi yapıştırın; sıklık: günde bir.',
  },
  {
    where: 'WhatsApp',
    how: 'Commerce Manager’daki katalog yalnız WhatsApp Business Platform’a bağlı numaralarda görünür. WhatsApp Business uygulamasının kataloğu elle yazılır.',
  },
  {
    where: 'CSV isteyen pazaryeri',
    how: 'Bu adresi ya da dosyayı verin. Sütun adları Meta’nınkilerdir, fiyatlar TRY’dir.',
  },
];

const NO_ADDRESS =
  'Bu mağazanın kataloğu şu anda bir adresten okunamıyor. Bunun için bir veritabanı gerekir; varsa biraz sonra yeniden deneyin.';

const address = { p: 1.5, border: 1, borderColor: 'divider', userSelect: 'all' } as const;

export interface ShareCatalogDialogProps {
  /** Undefined while it is tried, null where nobody can read the catalogue from an address. */
  feed: string | null | undefined;
  counts: Record<FeedGap | 'none', number>;
  /** How many changes the database does not have yet. */
  unsent: number;
  hasOpenControls: boolean;
  isCopied: boolean;
  onCopy: () => void;
  onShow: (gap: FeedGap) => void;
  onClose: () => void;
}

export function ShareCatalogDialog(props: ShareCatalogDialogProps) {
  const { feed, counts, unsent, hasOpenControls, isCopied, onCopy, onShow, onClose } = props;
  const unsentId = useId();
  const included = `Katalogda ${counts.none} parça var.`;
  const gaps = GAPS.filter(({ gap }) => counts[gap] > 0);
  const actions = feed ? (
    <>
      {unsent > 0 ? (
        <Typography id={unsentId} variant="body2" sx={{ flexBasis: '100%' }}>
          {`Henüz gönderilmeyen ${unsent} değişiklik dosyada yok.`}
        </Typography>
      ) : null}
      <Button variant="contained" size="large" aria-live="polite" onClick={onCopy}>
        {isCopied ? 'Kopyalandı' : 'Adresi kopyala'}
      </Button>
      <Button
        variant="outlined"
        size="large"
        href={feed}
        // An answer that is no file must not take the panel's place.
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={unsent > 0 ? unsentId : undefined}
      >
        Dosyayı indir
      </Button>
    </>
  ) : null;
  return (
    <AdminDialog title={SHARE_CATALOG} actions={actions} onClose={onClose}>
      <Stack sx={{ gap: 2, pb: 3 }}>
        <Typography role="status" sx={feed ? address : null}>
          {feed ?? (feed === null ? NO_ADDRESS : 'Katalog adresi deneniyor…')}
        </Typography>
        {feed === null ? null : (
          <>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{included}</Typography>
              {gaps.length > 0 ? (
                <Typography>Şunlar katalogda yok, çünkü kabul edilmez:</Typography>
              ) : null}
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
                {gaps.map(({ gap, what }) => (
                  <Button key={gap} variant="outlined" onClick={() => onShow(gap)}>
                    {`${what} ${counts[gap]} parça`}
                  </Button>
                ))}
              </Stack>
            </div>
            {hasOpenControls ? null : (
              <Typography>
                Katalogdaki bağlantıların parçayı açması için OPEN_CONTROLS ayarı 1 olmalı; şimdi
                ana sayfayı açarlar.
              </Typography>
            )}
            {GUIDES.map(({ where, how }) => (
              <div key={where}>
                <Typography variant="h4" component="h3">
                  {where}
                </Typography>
                <Typography>{how}</Typography>
              </div>
            ))}
          </>
        )}
      </Stack>
    </AdminDialog>
  );
}
