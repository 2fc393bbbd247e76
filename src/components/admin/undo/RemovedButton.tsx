import Button from '@mui/material/Button';

import { removedWords } from '@/content/admin/removed';

export interface RemovedButtonProps {
  count: number;
  onClick: () => void;
}

export function RemovedButton({ count, onClick }: RemovedButtonProps) {
  return (
    <Button
      color="secondary"
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{ px: 1.5, ml: 'auto', mr: -1.5 }}
    >
      {`${removedWords.title} (${count})`}
    </Button>
  );
}
