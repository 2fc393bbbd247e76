import { styled } from '@mui/material/styles';

/** Fields that belong together: side by side where there is room. */
export const FieldRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '1.25rem 1rem',
});
