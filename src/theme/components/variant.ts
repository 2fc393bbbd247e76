import type { CSSObject, Theme } from '@mui/material/styles';

/** How a component of MUI looks in a variant, which may be one of our own. */
export function variant<Name extends string>(
  name: Name,
  styleOf: (palette: Theme['palette']) => CSSObject,
) {
  return {
    props: { variant: name },
    style: ({ theme }: { theme: Theme }) => styleOf(theme.palette),
  };
}
