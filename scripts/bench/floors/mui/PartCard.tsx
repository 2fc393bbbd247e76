import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

import type { Product } from '../../../../src/domain/product';

export function PartCard({ product }: { product: Product }) {
  return (
    <Card component="article">
      <CardActionArea>
        <CardMedia
          component="img"
          image={product.image}
          alt=""
          width={400}
          height={300}
          loading="lazy"
        />
      </CardActionArea>
      <CardContent>
        <Chip label={product.inStock ? 'Stokta' : 'Tükendi'} size="small" />
        <Typography variant="h6" component="h2">
          {product.name}
        </Typography>
        <Typography color="textSecondary">{product.description}</Typography>
        <Rating value={4.8} precision={0.1} readOnly />
        <Typography variant="h5" component="p">
          {product.price} TL
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="contained" color="success">
          WhatsApp
        </Button>
      </CardActions>
    </Card>
  );
}
