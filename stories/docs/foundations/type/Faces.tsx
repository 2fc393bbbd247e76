import { styled } from '@mui/material/styles';

import { fontFaces } from '@/theme/fonts';

import { Exhibit } from '../../Exhibit';

const Face = styled('div')(({ theme }) => ({
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& p': { margin: 0, fontSize: 'clamp(1.375rem, 4vw, 2rem)', lineHeight: 1.35 },
  '& span': { color: theme.palette.text.secondary },
}));

/** Turkish letters first. */
const TURKISH = 'İi Iı Ğğ Şş Çç Öö Üü Ââ Îî';
const FIGURES = '0123456789 ₺ TL % + – ’ “ ”';

/** The loaded fonts, with the letters that Turkish needs. */
export function Faces() {
  return (
    <Exhibit padded={false}>
      {fontFaces.map(({ family, weight }) => (
        <Face key={family + weight}>
          <span>
            {family}, weight {weight}
          </span>
          <p lang="tr" style={{ fontFamily: `'${family}'`, fontWeight: weight }}>
            {TURKISH}
            <br />
            {FIGURES}
          </p>
        </Face>
      ))}
    </Exhibit>
  );
}
