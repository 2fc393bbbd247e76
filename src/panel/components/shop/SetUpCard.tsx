import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { readinessWords, setUpSteps, type StepPlace } from '@/panel/content/readiness';

export interface SetUpCardProps {
  onOpen: (step: StepPlace) => void;
  onPutAside: () => void;
}

const card = { display: 'grid', gap: 1, mt: { lg: 2 }, mb: 2, p: { xs: 2, sm: 3 } };
const step = { flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.75rem', py: 0.5 };

/** The first three steps of a shop that nobody has saved (D49). */
export function SetUpCard({ onOpen, onPutAside }: SetUpCardProps) {
  return (
    <Paper component="section" variant="accent" aria-label={readinessWords.setUp} sx={card}>
      <Typography variant="h3" component="h2">
        {readinessWords.setUp}
      </Typography>
      <List component="ol" disablePadding>
        {Object.entries(setUpSteps).map(([title, buttons], index) => (
          <Stack key={title} component="li" direction="row" sx={step}>
            <Typography sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' } }}>
              {index + 1}. {title}
            </Typography>
            {(Object.keys(buttons) as StepPlace[]).map((name) => (
              <Button key={name} variant="outlined" onClick={() => onOpen(name)}>
                {buttons[name]}
              </Button>
            ))}
          </Stack>
        ))}
      </List>
      <Button onClick={onPutAside} sx={{ justifySelf: 'start', ml: -1 }}>
        {readinessWords.putAside}
      </Button>
    </Paper>
  );
}
