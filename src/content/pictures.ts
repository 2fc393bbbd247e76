/** The logo of the sample brands and of those from a spreadsheet. The storefront shows the brand's name instead. */
export const MISSING_LOGO = 'images/brands/logo-yok.svg';

/** The first sample slide's picture: the page's head fetches it before the app runs. */
export const FIRST_SLIDE_IMAGE = 'images/slides/depo-farlar.webp';
