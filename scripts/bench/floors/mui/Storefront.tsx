import { mdiCartOutline, mdiMagnify, mdiMenu } from '@mdi/js';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { sampleCategories } from '../../../../src/content/categories';
import { sampleCatalog } from '../../../../src/data/schema/samples';
import { PartCard } from './PartCard';

const { products, brands, slides } = sampleCatalog;
const [slide] = slides;

const glyph = (path: string) => (
  <SvgIcon>
    <path d={path} />
  </SvgIcon>
);

/** The sections of the shop with MUI's components as they come: no theme, no fonts, nothing lazy. */
export function Storefront() {
  const [isGreeting, setIsGreeting] = useState(true);
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <IconButton color="inherit" aria-label="Menü">
            {glyph(mdiMenu)}
          </IconButton>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Yedek Parça
          </Typography>
          <IconButton color="inherit" aria-label="Sepet">
            {glyph(mdiCartOutline)}
          </IconButton>
        </Toolbar>
      </AppBar>
      <Container component="main">
        <TextField
          fullWidth
          margin="normal"
          label="Ürün ara"
          slotProps={{ input: { endAdornment: glyph(mdiMagnify) } }}
        />
        <Box
          component="img"
          src={slide?.image}
          alt=""
          width={1200}
          height={540}
          sx={{ width: '100%', height: 'auto' }}
        />
        <Typography variant="h4" component="h1">
          {slide?.title}
        </Typography>
        <Typography gutterBottom>{slide?.description}</Typography>
        <Grid container spacing={2}>
          {sampleCategories.map(({ name }) => (
            <Grid key={name} size={{ xs: 6, md: 3 }}>
              <Paper sx={{ p: 2 }}>{name}</Paper>
            </Grid>
          ))}
          {products.map((product) => (
            <Grid key={product.id} size={{ xs: 6, md: 3 }}>
              <PartCard product={product} />
            </Grid>
          ))}
          {brands.map(({ id, name, logo }) => (
            <Grid key={id} size={{ xs: 4, md: 2 }}>
              <img src={logo} alt={name} width={120} height={48} loading="lazy" />
            </Grid>
          ))}
        </Grid>
      </Container>
      <Dialog open={isGreeting} onClose={() => setIsGreeting(false)}>
        <DialogTitle>Hoş geldiniz</DialogTitle>
        <DialogActions>
          <Button onClick={() => setIsGreeting(false)}>Kapat</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
