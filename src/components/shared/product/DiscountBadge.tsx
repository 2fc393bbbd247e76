import Chip, { type ChipProps } from '@mui/material/Chip';

export function DiscountBadge({ percent, sx }: Pick<ChipProps, 'sx'> & { percent: number }) {
  return <Chip component="span" variant="discount" label={`%${percent} indirim`} sx={sx} />;
}
