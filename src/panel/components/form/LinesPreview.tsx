import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export function LinesPreview({ title, lines }: { title: string; lines: ReadonlyArray<string> }) {
  if (lines.length === 0) return null;
  return (
    <Paper variant="dashed" sx={{ display: 'grid', gap: 0.5, p: '0.75rem 1rem' }}>
      <Typography variant="label" color="textSecondary">
        {title}
      </Typography>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may read the same, and none holds state
        <Typography key={index} variant="body2">
          {line}
        </Typography>
      ))}
    </Paper>
  );
}
