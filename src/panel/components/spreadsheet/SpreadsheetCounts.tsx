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

export type SpreadsheetCountsProps = Record<'added' | 'changed' | 'unchanged' | 'wrong', number>;

export function SpreadsheetCounts({ added, changed, unchanged, wrong }: SpreadsheetCountsProps) {
  const counts = { Yeni: added, Değişen: changed, Aynı: unchanged, Hatalı: wrong };
  return (
    <Box component="dl" sx={grid}>
      {Object.entries(counts).map(([label, count]) => (
        <Box key={label} sx={tile}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            color={label === 'Hatalı' && count > 0 ? 'primary' : undefined}
            sx={{ m: 0 }}
          >
            {count}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
