import { create } from 'storybook/theming/create';

import { shop } from '../src/content/shop.ts';
import { colors } from '../src/theme/palette.ts';
import { typography } from '../src/theme/typography.ts';

const { fontFamily } = typography;
const display = typography.h3.fontFamily;

/** Storybook's name may be HTML: the shop's logo and name. */
const lockup = `
  <span style="display: flex; align-items: center; gap: 0.75rem">
    <img src="logo.svg" alt="" width="36" height="36" />
    <span style="font: 600 1.5rem/1 ${display}; letter-spacing: 0">${shop.name}</span>
  </span>`;

const paper = {
  base: 'light',
  fontBase: fontFamily,
  colorPrimary: colors.signal,
  colorSecondary: colors.signal,
  appBg: colors.paperDeep,
  appContentBg: colors.paper,
  appPreviewBg: colors.paper,
  appHoverBg: colors.line,
  appBorderColor: colors.line,
  appBorderRadius: 0,
  textColor: colors.ink,
  textMutedColor: colors.steel,
  textInverseColor: colors.white,
  barBg: colors.white,
  barTextColor: colors.steel,
  barHoverColor: colors.signal,
  barSelectedColor: colors.signal,
  buttonBg: colors.white,
  buttonBorder: colors.line,
  booleanBg: colors.paperDeep,
  booleanSelectedBg: colors.white,
  inputBg: colors.white,
  inputBorder: colors.steel,
  inputTextColor: colors.ink,
  inputBorderRadius: 0,
} as const;

/** Sidebar and toolbar in the shop's colours. */
export const managerTheme = create({
  ...paper,
  brandTitle: lockup,
  brandUrl: './?path=/docs/docs-introduction--docs',
});

/** Storybook's own parts of docs pages: prop tables, frames of stories, code. */
export const docsTheme = create(paper);
