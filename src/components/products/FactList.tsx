import { mdiCheck } from '@mdi/js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';

const List = styled('ul')({ margin: '0.75rem 0 0', padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: '0.75rem',
  paddingBlock: '0.625rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface FactListProps {
  title: string;
  facts: ReadonlyArray<string>;
}

/** A heading and its ticked lines, such as the features of a part. */
export function FactList({ title, facts }: FactListProps) {
  return (
    <section>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List>
        {facts.map((fact) => (
          <Item key={fact}>
            <Icon path={mdiCheck} fontSize="small" sx={{ mt: 0.25, color: 'primary.main' }} />
            {fact}
          </Item>
        ))}
      </List>
    </section>
  );
}
