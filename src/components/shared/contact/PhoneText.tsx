import { styled } from '@mui/material/styles';

const Numbers = styled('span')(({ theme }) => ({
  '& > span': { whiteSpace: 'nowrap' },
  '& > span + span::before': { content: '" / "' },
  [theme.breakpoints.down('sm')]: {
    '& > span': { display: 'block' },
    '& > span + span::before': { content: 'none' },
  },
}));

export interface PhoneTextProps {
  /** As typed: may hold several numbers (D26). */
  phone: string;
}

/** On phones each number has a line of its own, without the slash between them. */
export function PhoneText({ phone }: PhoneTextProps) {
  return (
    <Numbers>
      {phone.split('/').map((number) => (
        <span key={number}>{number.trim()}</span>
      ))}
    </Numbers>
  );
}
