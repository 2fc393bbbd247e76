import { styled } from '@mui/material/styles';

import { ContactIconLinks } from '@/components/shared/ContactIconLinks';
import { PAGE_GUTTER } from '@/theme/sizes';

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: '0.75rem',
  left: PAGE_GUTTER,
  display: 'flex',
  gap: '0.5rem',
  [theme.breakpoints.up('md')]: {
    top: '50%',
    right: 0,
    left: 'auto',
    flexDirection: 'column',
    gap: 1,
    transform: 'translateY(-50%)',
  },
}));

export interface HeroContactProps {
  chatHref: string;
  callHref: string;
}

/** Floats over the slides (specification 2, "Hero slider"). */
export function HeroContact(props: HeroContactProps) {
  return (
    <Root>
      <ContactIconLinks {...props} />
    </Root>
  );
}
