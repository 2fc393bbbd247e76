import { styled, useTheme } from '@mui/material/styles';

import { viewports } from '../../../fixtures/viewports';
import { Exhibit } from '../../Exhibit';

const Scale = styled('div')(({ theme }) => ({
  position: 'relative',
  // The bars are drawn over the marks.
  isolation: 'isolate',
  display: 'grid',
  gap: 2,
  paddingTop: '2rem',
  '& > div': {
    marginLeft: 'var(--from)',
    width: 'var(--length)',
    padding: '0.5rem 0.25rem',
    backgroundColor: theme.palette.surface.ink,
    color: theme.palette.common.white,
    fontWeight: 600,
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
  },
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 'var(--from)',
  paddingLeft: '0.25rem',
  zIndex: -1,
  borderLeft: `2px solid ${theme.palette.primary.main}`,
  color: theme.palette.primary.main,
  fontWeight: 600,
  fontSize: '0.8125rem',
}));

/** Width of the scale in pixels. */
const END = 2000;
const share = (px: number) => `${(100 * px) / END}%`;

/** Breakpoint ranges of the theme as bars, and the toolbar's window widths as red marks. */
export function Ruler() {
  const { breakpoints } = useTheme();
  const { keys, values } = breakpoints;
  return (
    <Exhibit>
      <Scale>
        {keys.map((key, index) => {
          const next = keys[index + 1];
          const end = next === undefined ? END : values[next];
          const style = { '--from': share(values[key]), '--length': share(end - values[key]) };
          return (
            <div key={key} style={style}>
              {key} {values[key]}
            </div>
          );
        })}
        {Object.values(viewports).map(({ name, styles }) => {
          const px = Number.parseInt(styles.width, 10);
          return (
            <Mark key={name} style={{ '--from': share(px) }}>
              {px}
            </Mark>
          );
        })}
      </Scale>
    </Exhibit>
  );
}
