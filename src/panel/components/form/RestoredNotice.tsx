import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

/** The form shows text that was typed before and not saved (specification 4, "Form drafts"). */
export function RestoredNotice({ id, onDiscard }: { id?: string; onDiscard: () => void }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0 1.5rem' }}>
      <Typography id={id} role="status" variant="body2" color="textSecondary">
        Yarım kalan kayıt geri getirildi.
      </Typography>
      <Button
        startIcon={<Icon path={PANEL_ICONS.delete} />}
        onClick={onDiscard}
        sx={{ mx: '-0.625rem', px: '0.625rem' }}
      >
        Yazdıklarımı sil
      </Button>
    </Stack>
  );
}
