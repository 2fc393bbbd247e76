import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { siteAddressAtom } from '@/atoms/website';
import { QrCode } from '@/components/print/QrCode';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { Logo } from '@/components/shared/Logo';
import { copyText } from '@/hooks/shareText';
import { putAsideAtom } from '@/panel/atoms/readiness';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { PrintSheet } from '@/views/detail/ProductSheetView';

export const SHARE_TITLE = 'Mağazayı paylaş';

const sheet = {
  height: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12mm',
  // The logo, to be read across the counter.
  '& > span': { zoom: 2 },
} as const;

export function ShareShopView({ onClose }: { onClose: () => void }) {
  const putAside = useSetAtom(putAsideAtom);
  useEffect(() => putAside('share'), [putAside]);
  const [isCopied, setIsCopied] = useState(false);
  const address = useAtomValue(siteAddressAtom);

  const poster = (size: string) => (
    <>
      <QrCode text={address} label="Mağazanın QR kodu" size={size} />
      <Typography variant="h4" component="p" sx={{ userSelect: 'all' }}>
        {address}
      </Typography>
    </>
  );
  const actions = (
    <>
      <ChatButton
        // Without a number WhatsApp asks to whom it goes.
        href={`https://wa.me/?text=${encodeURIComponent(address)}`}
        label="WhatsApp’tan gönder"
        size="large"
      />
      <Button
        variant="outlined"
        size="large"
        aria-live="polite"
        onClick={async () => setIsCopied(await copyText(address))}
      >
        {isCopied ? 'Kopyalandı' : 'Kopyala'}
      </Button>
      <Button variant="outlined" size="large" onClick={() => window.print()}>
        Yazdır
      </Button>
    </>
  );
  return (
    <AdminDialog title={SHARE_TITLE} actions={actions} onClose={onClose}>
      {poster('10rem')}
      <Typography>
        Yazdırıp tezgâha koyun: müşteriniz telefonuyla okutunca mağazanız açılır.
      </Typography>
      <PrintSheet>
        <Stack sx={sheet}>
          <Logo />
          <Typography variant="h1">Parçalarımıza telefonunuzdan bakın</Typography>
          {poster('110mm')}
        </Stack>
      </PrintSheet>
    </AdminDialog>
  );
}
