import { styled, useTheme } from '@mui/material/styles';

import { Exhibit } from '../../Exhibit';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' });

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '9.5rem',
  height: '6rem',
  border: `1px solid ${theme.palette.text.secondary}`,
  textAlign: 'center',
  '& strong': theme.typography.h3,
  '& span': theme.typography.caption,
}));

/** The shop's two corner radii. */
export function Corners() {
  const { borderRadius } = useTheme().shape;
  return (
    <Exhibit>
      <Row>
        <Sheet>
          <strong>0</strong>
          <span>sheets, pictures, joined controls</span>
        </Sheet>
        <Sheet style={{ borderRadius }}>
          <strong>{borderRadius} px</strong>
          <span>buttons and fields</span>
        </Sheet>
      </Row>
    </Exhibit>
  );
}
