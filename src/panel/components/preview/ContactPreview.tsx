import Paper from '@mui/material/Paper';

import { FooterContact } from '@/components/footer/FooterContact';
import type { ContactInfo } from '@/domain/contactInfo';

export interface ContactPreviewProps {
  draft: ContactInfo;
}

export function ContactPreview({ draft }: ContactPreviewProps) {
  return (
    <Paper variant="ink" sx={{ p: 3 }}>
      <FooterContact contact={draft} chatHref="#" callHref="#" />
    </Paper>
  );
}
