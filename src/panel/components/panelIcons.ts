/** Not from `@mdi/js`: every visitor downloads what the panel imports from it (D13). */
export const PANEL_ICONS = {
  add: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  edit: 'M4 20v-3.5L14.5 6 18 9.5 7.5 20zM15.9 4.6l1.3-1.3a1 1 0 0 1 1.4 0l2.1 2.1a1 1 0 0 1 0 1.4l-1.3 1.3z',
  copy: 'M8 3h12v14H8zm2 2v10h8V5zM4 7h2v12h10v2H4z',
  delete: 'M9 3h6v2h5v2H4V5h5zM6 8h12l-1 13H7zm3.5 2v9H11v-9zm3.5 0v9h1.5v-9z',
  undo: 'M8 5 3 10l5 5v-4h6a4 4 0 0 1 0 8H8v2h6a6 6 0 0 0 0-12H8z',
  download: 'M11 4h2v8h4l-5 5-5-5h4zM5 19h14v2H5z',
  upload: 'M11 17V9H7l5-5 5 5h-4v8zM5 19h14v2H5z',
  mark: 'M4 4h16v16H4zm2 2v12h12V6zm4.4 10.4-3.5-3.5 1.4-1.4 2.1 2.1 5.3-5.3 1.4 1.4z',
  keyboard:
    'M2 5h20v14H2zm2 2v10h16V7zm1.5 1.5h2v2h-2zm3.7 0h2v2h-2zm3.6 0h2v2h-2zm3.7 0h2v2h-2zM7.5 13.5h9v2h-9z',
  sort: 'M7 4h2v12h3l-4 4.5L4 16h3zm7 1h7v2h-7zm0 5h5v2h-5zm0 5h3v2h-3z',
  top: 'M4 3h16v2H4zm7 18V11H7l5-5 5 5h-4v10z',
  filter: 'M3 5h18v2H3zm4 6h10v2H7zm3 6h4v2h-4z',
  more: 'M10 4h4v4h-4zm0 6h4v4h-4zm0 6h4v4h-4z',
  alert: 'M12 3 1.5 21h21zM11 10h2v5h-2zm0 7h2v2h-2z',
  show: 'M12 5C6.5 5 2.6 9.2 1 12c1.6 2.8 5.5 7 11 7s9.4-4.2 11-7c-1.6-2.8-5.5-7-11-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8z',
  hide: 'M12 5C6.5 5 2.6 9.2 1 12c1.6 2.8 5.5 7 11 7s9.4-4.2 11-7c-1.6-2.8-5.5-7-11-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM4.7 2.3 21.7 19.3l-1.4 1.4L3.3 3.7z',
} as const;
