import Typography from '@mui/material/Typography';

import { SlideForm } from '@/panel/components/forms/SlideForm';
import { SlideRow } from '@/panel/components/rows/SlideRow';

import { ListTab } from './ListTab';

export function SlidesTab() {
  return (
    <ListTab
      list="slides"
      tools={
        <Typography variant="body2" color="textSecondary">
          Slaytlar, mağazanın en üstünde sırayla görünen geniş kampanya görselleridir.
        </Typography>
      }
      renderForm={(form) => <SlideForm {...form} />}
      renderRow={(row) => <SlideRow {...row} />}
    />
  );
}
