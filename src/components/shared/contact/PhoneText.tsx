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
  /** The text as it was typed, which may hold several numbers (D26). */
  phone: string;
}

/** Each number has a line of its own on phones, without the slash between them. */
export function PhoneText({ phone }: PhoneTextProps) {
  return (
    <Numbers>
      {phone.split('/').map((number) => (
        <span key={number}>{number.trim()}</span>
      ))}
    </Numbers>
  );
}
