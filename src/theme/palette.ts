/**
 * Every colour of the shop, once. Ink on paper; one red for what matters; green means chat and nothing else.
 * Text colours reach 4.5:1 on every surface they stand on. index.html paints the loading screen with them too.
 */
export const colors = {
  ink: '#15181b',
  inkSoft: '#23282d',
  inkLine: '#3a4148',
  steel: '#575e66',
  steelOnInk: '#b4bac0',
  paper: '#f6f5f1',
  paperDeep: '#eae8e1',
  line: '#d9d6cd',
  white: '#ffffff',
  signal: '#c4161c',
  signalDark: '#9c0f14',
  /** Red text and marks on ink, where the signal red itself would be too dark to read. */
  signalOnInk: '#ff6a5e',
  chat: '#0b7a43',
  chatDark: '#085c32',
  amber: '#92540a',
  blue: '#1b4f8f',
  green: '#356a1e',
  violet: '#6a3d99',
} as const;
