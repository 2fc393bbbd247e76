export const linesBox = {
  display: 'grid',
  gap: 0.75,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
