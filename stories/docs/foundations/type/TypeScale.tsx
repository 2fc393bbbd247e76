import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { typography } from '@/theme/typography';

import { Exhibit } from '../../Exhibit';
import { fontSizeAt } from './fontSizeAt';
import { specimens, type VariantName } from './specimens';

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

function sizes(fontSize: string): string {
  const [narrow, wide] = [fontSizeAt(fontSize, 360), fontSizeAt(fontSize, 1440)];
  return narrow === wide ? `${narrow} px` : `${narrow} px at 360, ${wide} px at 1440`;
}

/** Every type variant in its own size. */
export function TypeScale() {
  return (
    <Exhibit padded={false}>
      {(Object.keys(specimens) as VariantName[]).map((name) => {
        const { fontSize, lineHeight, ...rest } = typography[name];
        const weight = 'fontWeight' in rest ? rest.fontWeight : 400;
        const [words, where] = specimens[name];
        return (
          <Row key={name}>
            <Facts>
              <strong>{name}</strong>
              {sizes(fontSize)}
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
    </Exhibit>
  );
}
