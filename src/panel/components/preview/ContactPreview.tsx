import Paper from '@mui/material/Paper';

import { FooterContact } from '@/components/footer/FooterContact';
import type { ContactInfo } from '@/domain/contactInfo';

export function ContactPreview({ draft }: { draft: ContactInfo }) {
  return (
    <Paper variant="ink" sx={{ p: 3 }}>
      <FooterContact contact={draft} chatHref="#" callHref="#" />
    </Paper>
  );
}
