import Chip, { type ChipProps } from '@mui/material/Chip';

export interface DiscountBadgeProps extends Pick<ChipProps, 'sx'> {
  percent: number;
}

export function DiscountBadge({ percent, sx }: DiscountBadgeProps) {
  return <Chip component="span" variant="discount" label={`%${percent} indirim`} sx={sx} />;
}
