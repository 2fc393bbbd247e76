import {
  mdiClockOutline,
  mdiEmailOutline,
  mdiMapMarkerOutline,
  mdiPhone,
  mdiWhatsapp,
} from '@mdi/js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Icon } from '@/components/shared/Icon';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { addressLines, type ContactInfo, workingHoursLines } from '@/domain/contactInfo';
import { mailLink } from '@/domain/contactLinks';

const Block = styled('address')({
  display: 'grid',
  gap: '0.5rem',
  marginTop: '0.75rem',
  fontStyle: 'normal',
});

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '0.75rem',
  paddingBlock: '0.25rem',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.surface.onInkMuted,
  '& svg': { flexShrink: 0, marginTop: '0.125rem' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    marginBlock: '-0.5rem',
    minHeight: '2.75rem',
    color: theme.vars.palette.common.white,
    textUnderlineOffset: '0.2em',
  },
}));

function ContactRow({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Row>
      <Icon path={icon} fontSize="small" />
      <div>{children}</div>
    </Row>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- two lines may read the same; none changes its place
  return lines.map((line, index) => <div key={`${index} ${line}`}>{line}</div>);
}

export interface FooterContactProps {
  contact: ContactInfo;
  chatHref: string;
  callHref: string;
}

/** Every way to reach the shop; the address breaks at its commas, the hours at their lines. */
export function FooterContact({ contact, chatHref, callHref }: FooterContactProps) {
  return (
    <div>
      <Typography variant="h4" component="h2">
        İletişim
      </Typography>
      <Block>
        <ContactRow icon={mdiMapMarkerOutline}>
          <Lines lines={addressLines(contact.address)} />
        </ContactRow>
        <ContactRow icon={mdiPhone}>
          <a href={callHref}>
            <VisuallyHidden>Ara: </VisuallyHidden>
            {contact.phone}
          </a>
        </ContactRow>
        <ContactRow icon={mdiEmailOutline}>
          <a href={mailLink(contact.email)}>{contact.email}</a>
        </ContactRow>
        <ContactRow icon={mdiWhatsapp}>
          <a href={chatHref} target="_blank" rel="noopener noreferrer">
            WhatsApp 7/24 destek
          </a>
        </ContactRow>
        <ContactRow icon={mdiClockOutline}>
          <Lines lines={workingHoursLines(contact.workingHours)} />
        </ContactRow>
      </Block>
    </div>
  );
}
