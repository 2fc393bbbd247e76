import Box from '@mui/material/Box';

/** As high as the button that will be there, so that the form does not move. */
export function PhotoSpace() {
  return <Box sx={{ minHeight: '2.75rem' }} />;
}
