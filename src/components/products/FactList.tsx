import { mdiCheck } from '@mdi/js';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';

export function FactList({ title, facts }: { title: string; facts: ReadonlyArray<string> }) {
  return facts.length === 0 ? null : (
    <section>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List sx={{ mt: 1.5 }}>
        {facts.map((fact) => (
          <ListItem
            key={fact}
            alignItems="flex-start"
            sx={{ gap: 1.5, py: '0.625rem', borderTop: 1, borderColor: 'divider' }}
          >
            <Icon path={mdiCheck} fontSize="small" color="primary" sx={{ mt: '2px' }} />
            {fact}
          </ListItem>
        ))}
      </List>
    </section>
  );
}
