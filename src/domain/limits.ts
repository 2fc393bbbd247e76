/** Business constants (specification 9). Times are in milliseconds. */

export const HERO_ADVANCE_MS = 5000;

export const BRAND_STEP_MS = 3000;
export const BRAND_TRANSITION_MS = 500;
export const VISIBLE_BRANDS = 6;

export const WELCOME_DELAY_MS = 2000;

export const SUGGESTION_DELAY_MS = 300;

/** Tables without an answer after this time have failed (D5). */
export const LOAD_LIMIT_MS = 8000;

export const FREE_SHIPPING_TL = 100;
export const DELIVERY_DAYS = '1-2';
export const RETURN_DAYS = 14;
export const WARRANTY_YEARS = 2;

/** Shown on every product. Read "Make it your shop" in the README before you open a real shop. */
export const DISPLAYED_RATING = 4.8;
export const DISPLAYED_REVIEWS = 127;

export const SHOWN_SLIDES = 60;
export const SHOWN_BRANDS = 300;

export const MOST_DOTS = 12;

export const UNDO_MS = 8000;

/** The limit in TL, which the database has too. */
export const HIGHEST_PRICE = 100_000_000;

/** The longest address of a picture, in characters. The database has the same limit. */
export const LONGEST_ADDRESS = 2048;
