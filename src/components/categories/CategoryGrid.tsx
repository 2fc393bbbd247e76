import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { SectionHeading } from '@/components/shared/SectionHeading';
import { categoryTiles } from '@/content/categoryTiles';
import { shop } from '@/content/shop';

import { CategoryTile } from './CategoryTile';

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(max(8rem, 22%), 1fr))',
    md: 'repeat(auto-fill, minmax(max(12.5rem, 22%), 1fr))',
  },
  gap: '1px',
  p: '1px',
};

export function CategoryGrid() {
  return (
    <Container component="section">
      <Typography variant="h1" sx={{ pb: { xs: 1.5, sm: 4 } }}>
        {shop.headline}
      </Typography>
      <SectionHeading>KATEGORİLER</SectionHeading>
      <List aria-label="Kategoriler" sx={grid}>
        {categoryTiles.map((tile) => (
          <CategoryTile key={tile.name} {...tile} />
        ))}
      </List>
    </Container>
  );
}
