import Box from '@mui/material/Box';
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
  display: 'flex',
  flexDirection: 'column-reverse',
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
} as const;

export interface SpreadsheetCountsProps {
  added: number;
  changed: number;
  unchanged: number;
  wrong: number;
}

export function SpreadsheetCounts({ added, changed, unchanged, wrong }: SpreadsheetCountsProps) {
  return (
    <Box component="dl" sx={grid}>
      <Count label="Yeni" count={added} />
      <Count label="Değişen" count={changed} />
      <Count label="Aynı" count={unchanged} />
      <Count label="Hatalı" count={wrong} isBad={wrong > 0} />
    </Box>
  );
}

function Count({ label, count, isBad = false }: { label: string; count: number; isBad?: boolean }) {
  return (
    <Box sx={tile}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h3" color={isBad ? 'primary' : undefined} sx={{ m: 0 }}>
        {count}
      </Typography>
    </Box>
  );
}
