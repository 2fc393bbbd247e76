import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { typography } from '@/theme/typography';

/** Type variants with their own size. */
type VariantName = {
  [Name in keyof typeof typography]: (typeof typography)[Name] extends { fontSize: string }
    ? Name
    : never;
}[keyof typeof typography];

/** An example of each variant from the shop. The compiler asks for an entry when the theme gets a new variant. */
const specimens: Record<VariantName, [words: string, where: string]> = {
  h1: ['Işığınız yolda kalmasın', 'A slide’s title, a part’s name on its page'],
  h2: ['ÖNE ÇIKAN YEDEK PARÇALAR', 'Sections'],
  h3: ['Şanzıman', 'Tiles, forms, the shop’s name'],
  h4: ['Ön Fren Disk ve Balata Takımı', 'A part’s name on its card'],
  subtitle1: ['Ağır hizmet tipi, güçlendirilmiş', 'A sentence under a heading'],
  body1: ['Aradığınız parçayı WhatsApp’tan yazın, aynı gün cevap verelim.', 'Text'],
  body2: ['Tüm kredi kartları ve havale', 'Descriptions on cards'],
  caption: ['(4.8) • 127 değerlendirme', 'Ratings, small print'],
  label: ['BOSCH / %16 indirim', 'Makers, badges'],
  price: ['2850 TL', 'A card’s price'],
  priceLarge: ['320,50 TL', 'The price on a part’s page'],
  figure: ['15.000+', 'The shop in figures'],
  button: ['WhatsApp ile Satın Al', 'Buttons'],
};

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '1.25rem 0',
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.common.white,
  color: theme.palette.text.primary,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.375rem 1.5rem',
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '13rem minmax(0, 1fr)',
    alignItems: 'center',
  },
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '& strong': { ...theme.typography.h4, display: 'block', color: theme.palette.text.primary },
}));

/** Every type variant in its own size. Storybook's text styles do not apply inside `sb-unstyled`. */
export function TypeScale() {
  return (
    <Frame className="sb-unstyled" lang="en">
      {(Object.keys(specimens) as VariantName[]).map((name) => {
        const { fontSize, lineHeight, ...rest } = typography[name];
        const weight = 'fontWeight' in rest ? rest.fontWeight : 400;
        const [words, where] = specimens[name];
        return (
          <Row key={name}>
            <Facts>
              <strong>{name}</strong>
              {fontSize}
              <br />
              weight {weight}, line {lineHeight}
              <br />
              {where}
            </Facts>
            <Typography variant={name} component="p" lang="tr">
              {words}
            </Typography>
          </Row>
        );
      })}
    </Frame>
  );
}
