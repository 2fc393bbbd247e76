import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: '1px',
  m: 0,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'divider',
};
const tile = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
} as const;

/** The whole tile can be pressed. */
const wholeTile = {
  font: 'inherit',
  verticalAlign: 'baseline',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

export interface SpreadsheetCountsProps extends Record<
  'added' | 'changed' | 'unchanged' | 'wrong',
  number
> {
  /** Leads to the reasons of the wrong lines. */
  onShowWrong: () => void;
}

export function SpreadsheetCounts(props: SpreadsheetCountsProps) {
  const { added, changed, unchanged, wrong, onShowWrong } = props;
  const counts = { Yeni: added, Değişen: changed, Aynı: unchanged, Hatalı: wrong };
  return (
    <Box component="dl" sx={grid}>
      {Object.entries(counts).map(([label, count]) => (
        <Box key={label} sx={tile}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {label === 'Hatalı' && count > 0 ? (
              <Link
                component="button"
                color="primary"
                underline="always"
                aria-label={`${count} hatalı satırın nedenleri`}
                onClick={onShowWrong}
                sx={wholeTile}
              >
                {count}
              </Link>
            ) : (
              count
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
