/** Red is for what matters, green for chat and for what is in stock. Text has a contrast of at least 4.5:1 on all of its surfaces. */
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
  /** Red on ink, where `signal` would be too dark to read. */
  signalOnInk: '#ff6a5e',
  chat: '#0b7a43',
  chatDark: '#085c32',
  amber: '#92540a',
  blue: '#1b4f8f',
  violet: '#6a3d99',
} as const;
