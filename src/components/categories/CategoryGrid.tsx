import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { categoryTiles } from '@/content/categoryTiles';

import { CategoryTile } from './CategoryTile';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: 1,
  margin: 0,
  padding: 1,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 22%), 1fr))',
  },
  // The sign stands beside the name there.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(12.5rem, 22%), 1fr))',
  },
}));

/** What the shop has, at a glance (specification 2, "Category grid"). */
export function CategoryGrid() {
  return (
    <Container component="section">
      <List aria-label="Kategoriler">
        {categoryTiles.map((tile) => (
          <CategoryTile key={tile.name} {...tile} />
        ))}
      </List>
    </Container>
  );
}
