import Link from '@mui/material/Link';

const hidden = {
  position: 'absolute',
  zIndex: 'tooltip',
  top: '0.5rem',
  left: '0.5rem',
  p: '0.75rem 1rem',
  bgcolor: 'common.white',
  color: 'text.primary',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
};

export const MAIN_ID = 'content';

/** The first stop of the Tab key. Moves the focus by script, because a `#` must not stay in the address (D1). */
export function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      underline="always"
      sx={hidden}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus();
      }}
    >
      İçeriğe atla
    </Link>
  );
}
