import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { SectionHeading } from '@/components/shared/SectionHeading';
import { useShop } from '@/components/shared/ShopContext';
import { categoryTiles } from '@/content/categoryTiles';
import { CELLS } from '@/theme/sizes';

import { CategoryTile } from './CategoryTile';

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(max(8rem, 22%), 1fr))',
    md: 'repeat(auto-fill, minmax(max(12.5rem, 22%), 1fr))',
  },
  ...CELLS,
};

export function CategoryList() {
  return (
    <List aria-label="Kategoriler" sx={grid}>
      {categoryTiles.map((tile) => (
        <CategoryTile key={tile.name} {...tile} />
      ))}
    </List>
  );
}

export function CategoryGrid() {
  return (
    <Container component="section">
      <SectionHeading
        above={
          <Typography variant="body2" component="h1" color="textSecondary">
            {useShop().headline}
          </Typography>
        }
      >
        KATEGORİLER
      </SectionHeading>
      <CategoryList />
    </Container>
  );
}
