import { mdiStar } from '@mdi/js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { useShop } from '@/components/shared/ShopContext';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';

const STARS = ['1', '2', '3', '4', '5'];

const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.25rem',
  margin: 0,
});

const Stars = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
}));

/** Five full stars (specification 2, "Featured products"). */
export function StarRating({ text }: { text: string }) {
  return useShop().hasRating ? (
    <Row>
      <Stars aria-hidden="true">
        {STARS.map((star) => (
          <Icon key={star} path={mdiStar} fontSize="inherit" />
        ))}
      </Stars>
      <VisuallyHidden>5 üzerinden değerlendirme: </VisuallyHidden>
      <Typography component="span" variant="caption" color="textSecondary">
        {text}
      </Typography>
    </Row>
  ) : null;
}
