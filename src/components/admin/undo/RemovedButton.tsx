import Button from '@mui/material/Button';

import { removedWords } from '@/content/admin/removed';

// Beside the line about unsaved changes, on phones too: the list below must not move when it appears.
const place = { px: '12px', ml: '-12px', mr: { xs: '-12px', sm: 'auto' } };

export interface RemovedButtonProps {
  count: number;
  onClick: () => void;
}

export function RemovedButton({ count, onClick }: RemovedButtonProps) {
  return (
    <Button color="secondary" aria-haspopup="dialog" onClick={onClick} sx={place}>
      {`${removedWords.title} (${count})`}
    </Button>
  );
}
