/**
 * The oldest browsers that the shop works in (D18): Chrome 80, Safari 14, Firefox 78. Chrome 80 is written as the
 * language's edition of that year: under its own name, a fixed bug of optional chaining would cost every visitor 0.7 KB.
 */
export const OLDEST_BROWSERS = ['es2020', 'safari14', 'firefox78'];
