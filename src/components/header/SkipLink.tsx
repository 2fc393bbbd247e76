import { styled } from '@mui/material/styles';

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: '0.5rem',
  left: '0.5rem',
  padding: '0.75rem 1rem',
  backgroundColor: theme.vars.palette.common.white,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

export const MAIN_ID = 'icerik';

/** The first stop of the Tab key. Moves the focus itself, because a `#` must not stay in the address bar (D1). */
export function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus();
      }}
    >
      İçeriğe atla
    </Link>
  );
}
