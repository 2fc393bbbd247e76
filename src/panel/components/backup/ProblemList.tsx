import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

const SHOWN = 8;

export function ProblemList({ problems }: { problems: ReadonlyArray<string> }) {
  const hidden = problems.length - SHOWN;
  return (
    <div role="alert">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        Bu dosya yüklenemez. Sitede hiçbir şey değişmedi.
      </Typography>
      <List sx={{ display: 'grid', gap: 0.75, pl: '1.25rem', listStyle: 'disc' }}>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </List>
      {hidden > 0 ? <Typography sx={{ mt: 1 }}>… ve {hidden} sorun daha.</Typography> : null}
    </div>
  );
}
