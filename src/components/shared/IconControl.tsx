import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

import { TOUCH_TARGET } from '@/theme/sizes';

import { Icon } from './Icon';

const Root = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  flexShrink: 0,
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  borderRadius: theme.vars.shape.borderRadius,
  // Seen on paper and on ink alike.
  '&:hover:not([data-dead])': {
    backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
  },
}));

/** A label must hold all text that is seen inside; a control with a number in it is named by its title instead. */
type Named = { 'aria-label': string } | { title: string };

export type IconControlProps = ButtonBaseProps &
  Named & {
    /** Path data from `@mdi/js`. */
    path: string;
  };

/** A button that is one sign, as big as a thumb. */
export function IconControl({ path, children, ...props }: IconControlProps) {
  return (
    <Root {...props}>
      <Icon path={path} />
      {children}
    </Root>
  );
}
