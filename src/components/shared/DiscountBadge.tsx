import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Badge = styled(Typography)(({ theme }) => ({
  display: 'inline-block',
  padding: '0.25rem 0.625rem',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
})) as typeof Typography;

export interface DiscountBadgeProps {
  /** Whole percent. */
  percent: number;
  className?: string;
}

/** How much less a part costs now. Whoever uses it decides where on the picture it hangs. */
export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  return (
    <Badge component="span" variant="label" className={className}>
      %{percent} indirim
    </Badge>
  );
}
