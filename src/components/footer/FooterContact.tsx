import {
  mdiClockOutline,
  mdiEmailOutline,
  mdiMapMarkerOutline,
  mdiPhone,
  mdiWhatsapp,
} from '@mdi/js';
import Link, { type LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useControlActions } from '@/components/shared/controlActions';
import { Icon } from '@/components/shared/Icon';
import { useShop } from '@/components/shared/ShopContext';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { addressLines, type ContactInfo, workingHoursLines } from '@/domain/contactInfo';
import { type ContactLinks, mailLink, mapLink } from '@/domain/contactLinks';

const row = {
  gap: 1.5,
  whiteSpace: 'pre-line',
  color: 'surface.steelOnInk',
  '& svg': { flexShrink: 0, mt: 0.25 },
};

// 44 px high: it fills the gaps above and below its row, whatever the row holds.
const link = {
  display: 'inline-block',
  my: '-0.6rem',
  py: '0.6rem',
  color: 'common.white',
  textUnderlineOffset: '0.2em',
};

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A row whose text is empty is not drawn. */
function ContactRow(props: { icon: string; text: string; children: ReactNode }) {
  const { icon, text, children } = props;
  return text.trim() === '' ? null : (
    <Stack direction="row" sx={row}>
      <Icon path={icon} fontSize="small" />
      <div>{children}</div>
    </Stack>
  );
}

function ContactLink(props: LinkProps) {
  return <Link underline="always" sx={link} {...props} />;
}

export type FooterContactProps = ContactLinks & { contact: ContactInfo };

export function FooterContact({ contact, chatHref, callHref }: FooterContactProps) {
  const live = useControlActions();
  const { hasBenefits } = useShop();
  const address = addressLines(contact.address).join('\n');
  const host = contact.email.indexOf('@') + 1;
  return (
    <div>
      <Typography variant="h4" component="h2">
        İletişim
      </Typography>
      <Stack component="address" sx={{ gap: '1.2rem', mt: 2, fontStyle: 'normal' }}>
        <ContactRow icon={mdiMapMarkerOutline} text={address}>
          {live ? (
            <ContactLink href={mapLink(contact.address)} {...NEW_TAB}>
              <VisuallyHidden>Haritada göster: </VisuallyHidden>
              {address}
            </ContactLink>
          ) : (
            address
          )}
        </ContactRow>
        <ContactRow icon={mdiPhone} text={contact.phone}>
          <ContactLink href={callHref}>
            <VisuallyHidden>Ara: </VisuallyHidden>
            {contact.phone}
          </ContactLink>
        </ContactRow>
        <ContactRow icon={mdiEmailOutline} text={contact.email}>
          <ContactLink href={mailLink(contact.email)}>
            {contact.email.slice(0, host)}
            <wbr />
            {contact.email.slice(host)}
          </ContactLink>
        </ContactRow>
        <ContactRow icon={mdiWhatsapp} text={contact.phone}>
          <ContactLink href={chatHref} {...NEW_TAB}>
            {hasBenefits ? 'WhatsApp 7/24 destek' : 'WhatsApp destek'}
          </ContactLink>
        </ContactRow>
        <ContactRow icon={mdiClockOutline} text={contact.workingHours}>
          {workingHoursLines(contact.workingHours).join('\n')}
          {live?.openNow}
        </ContactRow>
      </Stack>
    </div>
  );
}
