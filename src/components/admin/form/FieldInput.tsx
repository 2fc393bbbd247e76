import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

/** The box that one types into: white on paper, one hairline, a thumb high; red while it has the focus. */
export const FieldInput = styled(OutlinedInput)(({ theme }) => ({
  width: '100%',
  minHeight: '3rem',
  backgroundColor: theme.vars.palette.common.white,
  '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
  '& .MuiInputBase-input:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& .MuiInputBase-input': {
    height: 'auto',
    padding: '0.75rem 0.875rem',
    lineHeight: 1.4,
    // What the browser has turned away, once it has said so.
    '&:user-invalid ~ fieldset': { borderColor: theme.vars.palette.primary.main, borderWidth: 2 },
  },
  '& .MuiInputBase-input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&.MuiInputBase-multiline': { padding: 0 },
}));
