import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { SectionHeading } from '@/components/shared/SectionHeading';
import { useShop } from '@/components/shared/ShopContext';
import { CELLS } from '@/theme/sizes';

import { CategoryTile } from './CategoryTile';

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(max(8rem, 22%), 1fr))',
  },
  ...CELLS,
};

const MOST_TILES = 8;

/** The fullest categories, and those behind them when they are asked for. */
export function CategoryList() {
  const { categories } = useShop();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <List aria-label="Kategoriler" sx={grid}>
        {categories.slice(0, isWhole ? undefined : MOST_TILES).map((category) => (
          <CategoryTile key={category.name} {...category} />
        ))}
      </List>
      {categories.length > MOST_TILES ? (
        <Button
          variant="outlined"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ mt: 2 }}
        >
          Tüm Kategoriler
        </Button>
      ) : null}
    </>
  );
}

/** A shop without a part shows its name in place of the categories. */
export function CategoryGrid() {
  const { fullName, headline, categories } = useShop();
  return (
    <Container component="section">
      <SectionHeading
        aside={
          <Typography variant="body2" component="h1" color="textSecondary">
            {headline}
          </Typography>
        }
      >
        {categories.length === 0 ? fullName : 'KATEGORİLER'}
      </SectionHeading>
      <CategoryList />
    </Container>
  );
}
