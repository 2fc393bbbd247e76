import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { setUpSteps, setUpWords } from '@/panel/content/shopGroups';

export type SetUpField = (typeof setUpSteps)[number]['fields'][number]['field'];

export interface SetUpCardProps {
  onOpen: (field: SetUpField) => void;
  onPutAside: () => void;
}

const card = { display: 'grid', gap: 1, mt: { lg: 2 }, mb: 2, p: { xs: 2, sm: 3 } };
const step = { flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.75rem', py: 0.5 };

/** The first three steps of a shop that nobody has saved (D49). */
export function SetUpCard({ onOpen, onPutAside }: SetUpCardProps) {
  return (
    <Paper component="section" variant="accent" aria-label={setUpWords.title} sx={card}>
      <Typography variant="h3" component="h2">
        {setUpWords.title}
      </Typography>
      <List component="ol" disablePadding>
        {setUpSteps.map(({ title, fields }, index) => (
          <Stack key={title} component="li" direction="row" sx={step}>
            <Typography sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' } }}>
              {index + 1}. {title}
            </Typography>
            {fields.map(({ field, label }) => (
              <Button key={field} variant="outlined" onClick={() => onOpen(field)}>
                {label}
              </Button>
            ))}
          </Stack>
        ))}
      </List>
      <Button onClick={onPutAside} sx={{ justifySelf: 'start', ml: -1 }}>
        {setUpWords.putAside}
      </Button>
    </Paper>
  );
}
