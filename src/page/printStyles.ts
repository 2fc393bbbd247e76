/**
 * The page on paper: on the storefront the parts with their prices and the contact details, in black, without what can only
 * be pressed. In index.html, because it is not worth a request and must be there before any script. An open part has a
 * sheet of its own (views/detail/ProductSheetView).
 */
export const printStyles = `
  @page {
    margin: 14mm;
  }
  @media print {
    nav,
    [data-collapses],
    [data-disabled],
    .MuiButton-root,
    .MuiChip-clickable,
    .MuiFormLabel-root,
    .MuiFormControlLabel-root,
    .MuiNativeSelect-select,
    .MuiNativeSelect-icon,
    [aria-label='Fotoğrafı büyüt'],
    [role='group'],
    .MuiIconButton-root,
    #hero-contact,
    .MuiModal-root,
    .mui-fixed {
      display: none !important;
    }
    main:has(article) section:not(:has(article)) {
      display: none !important;
    }
    header {
      position: static !important;
      transform: none !important;
    }
    body,
    #root * {
      background-color: transparent !important;
      color: #000 !important;
    }
    article,
    address,
    footer > * {
      break-inside: avoid;
    }
    h2 {
      break-after: avoid;
    }
  }
`;
