import Button from '@mui/material/Button';

import { removedWords } from '@/panel/content/deletedItems';

export function DeletedItemsButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button aria-haspopup="dialog" onClick={onClick} sx={{ px: 1.5, ml: 'auto', mr: -1.5 }}>
      {`${removedWords.title} (${count})`}
    </Button>
  );
}
