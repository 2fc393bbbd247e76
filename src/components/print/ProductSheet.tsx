import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Logo } from '@/components/shared/Logo';
import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { addressLines, type ContactInfo, workingHoursLines } from '@/domain/contactInfo';
import { type Product, vehiclesText } from '@/domain/product';
import { PART_NUMBER_NAME, splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { clampLines } from '@/theme/sizes';

import { QrCode } from './QrCode';

// One page of any size (specification 2, "Printing"): the picture takes the height that the texts leave.
const sheet = { height: '100%', gap: '5mm', color: 'common.black', bgcolor: 'common.white' };

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6mm',
};

const Photo = styled(Picture)({
  flex: '1 1 0',
  minHeight: '35mm',
  maxHeight: '90mm',
  aspectRatio: 'auto',
  backgroundColor: 'transparent',
});

export interface ProductSheetProps {
  product: Product;
  contact: ContactInfo;
  chatHref: string;
  /** The day, such as `22.11.2026`. */
  day: string;
}

export function ProductSheet({ product, contact, chatHref, day }: ProductSheetProps) {
  const { name, brand, category, image, price, originalPrice, inStock } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const vehicles = vehiclesText(product);
  return (
    <Stack sx={sheet}>
      <Stack sx={row}>
        <Logo />
        <Typography variant="h3" component="p">
          {contact.phone}
        </Typography>
      </Stack>
      {/* Without a photograph there is no picture: a drawing is of no use on paper. */}
      {image === '' ? null : <Photo src={image} alt={name} width={800} fit="contain" isFirst />}
      <div>
        <Typography variant="label" color="textSecondary" component="p">
          {[brand, category].filter((word) => word !== '').join(' / ')}
        </Typography>
        <Typography variant="h2" component="h1" sx={clampLines(4)}>
          {name}
        </Typography>
        {partNumbers.length === 0 ? null : (
          <Typography sx={clampLines(2)}>
            {PART_NUMBER_NAME}: {partNumbers.join(', ')}
          </Typography>
        )}
        {vehicles ? <Typography sx={clampLines(3)}>Uyumlu araçlar: {vehicles}</Typography> : null}
      </div>
      <Stack sx={{ ...row, py: '4mm', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        <PriceTag size="detail" price={price} originalPrice={originalPrice} />
        <Stack sx={{ alignItems: 'end', gap: '1mm' }}>
          {product.isStockUnknown ? null : <StockBadge inStock={inStock} wording="detail" />}
          {price === 0 ? null : <Typography variant="caption">{day} tarihli fiyat</Typography>}
        </Stack>
      </Stack>
      <Typography sx={{ ...clampLines(9), whiteSpace: 'pre-line' }}>{text}</Typography>
      <Stack sx={{ ...row, justifyContent: 'start', mt: 'auto' }}>
        <QrCode text={chatHref} label="WhatsApp için QR kodu" size="42mm" />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h2">
            Bu parça için WhatsApp’tan yazın
          </Typography>
          <Typography>Kodu telefonunuzun kamerasıyla okutun; mesajınız hazır açılır.</Typography>
          <Typography sx={{ mt: '2mm' }}>
            Telefon: <strong>{contact.phone}</strong>
          </Typography>
          <Typography variant="body2">{addressLines(contact.address).join(', ')}</Typography>
          <Typography variant="body2">
            {workingHoursLines(contact.workingHours).join(' · ')}
          </Typography>
        </Box>
      </Stack>
    </Stack>
  );
}
