import Box from '@mui/material/Box';

const piece = { display: { xs: 'block', sm: 'inline' }, whiteSpace: 'nowrap' } as const;

const slash = { display: { xs: 'none', sm: 'inline' } };

export interface PhoneTextProps {
  /** As typed: may hold several numbers (D26). */
  phone: string;
}

/** On phones each number has a line of its own, without the slash between them. */
export function PhoneText({ phone }: PhoneTextProps) {
  return (
    <span>
      {phone.split('/').map((number, index) => (
        <Box key={number} component="span" sx={piece}>
          {index === 0 ? null : (
            <Box component="span" sx={slash}>
              {' / '}
            </Box>
          )}
          {number.trim()}
        </Box>
      ))}
    </span>
  );
}
