import Button from '@mui/material/Button';

import { removedWords } from '@/content/admin/removed';

// Beside the line about unsaved changes, on phones too: the list below must not move when it appears.
const place = { px: 1.5, ml: -1.5, mr: { xs: -1.5, sm: 'auto' } };

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
