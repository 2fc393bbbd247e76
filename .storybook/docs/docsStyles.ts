import type { Theme } from '@mui/material/styles';

import { PAGE_GUTTER } from '@/theme/sizes';

/** Stories and examples keep their own styles. */
const EXAMPLES = '.sb-unstyled *, .docs-story *, .docblock-argstable *, .docblock-source *';

/** Selects elements of the page's text. The class is repeated to be more specific than Storybook's styles. */
function prose(element: string): string {
  return `.sbdocs-content.sbdocs-content.sbdocs-content :where(${element}):where(:not(${EXAMPLES}))`;
}

/** Text of docs pages: the title on a dark band, then headings as in the storefront. */
export function docsStyles(theme: Theme) {
  const { palette } = theme;
  const { typography } = theme;
  const text = { ...typography.body1, color: palette.text.primary };
  return {
    '.sbdocs.sbdocs-wrapper': { padding: `0 ${PAGE_GUTTER} 5rem`, overflowX: 'clip' },
    '.sbdocs.sbdocs-content': { maxWidth: '62rem', minWidth: 0 },
    [prose('h1')]: {
      ...typography.h1,
      margin: '0 0 2rem',
      padding: 'clamp(2rem, 6vw, 4rem) 0 clamp(1.25rem, 4vw, 2.25rem)',
      color: palette.common.white,
      backgroundColor: palette.surface.ink,
      // Fills the window from edge to edge, however narrow the text is.
      borderImage: `conic-gradient(${palette.surface.ink} 0 0) fill 0 / / 0 100vw`,
    },
    [prose('h2')]: {
      ...typography.h2,
      position: 'relative',
      margin: '3.5rem 0 1rem',
      padding: '0.875rem 0 0',
      border: 0,
      borderTop: `1px solid ${palette.divider}`,
      color: palette.text.primary,
      '&::before': {
        content: '""',
        position: 'absolute',
        top: -2,
        left: 0,
        width: '3.5rem',
        height: 4,
        backgroundColor: palette.primary.main,
      },
    },
    [prose('h3')]: {
      ...typography.h3,
      margin: '2.25rem 0 0.5rem',
      border: 0,
      color: palette.text.primary,
    },
    [prose('p, li')]: { ...text, maxWidth: '44rem' },
    [prose('p')]: { margin: '0.75rem 0' },
    [`${prose('h1')} + p`]: { ...typography.subtitle1, margin: '0 0 1.5rem' },
    [prose('li')]: { margin: '0.375rem 0' },
    // Turkish wording in an English sentence.
    [prose('em')]: { fontStyle: 'normal', fontWeight: 600 },
    [prose('a')]: {
      color: palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    [prose('p code, li code, td code')]: {
      margin: 0,
      padding: '0.0625rem 0.3125rem',
      border: 0,
      fontSize: '0.875em',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      color: palette.text.primary,
      backgroundColor: palette.surface.paperDeep,
    },
    '.sbdocs .sbdocs-preview, .sbdocs .docblock-argstable': { boxShadow: 'none' },
    '.sbdocs.sbdocs-content .docblock-argstable .docblock-argstable-body': { filter: 'none' },
    // A phone has no room for the columns of defaults and controls.
    '.sbdocs .docblock-argstable :is(th, td):nth-of-type(n + 3)': {
      [theme.breakpoints.down('sm')]: { display: 'none' },
    },
    '.sbdocs .docblock-argstable code': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  } as const;
}
