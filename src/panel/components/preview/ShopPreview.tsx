import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { Footer } from '@/components/footer/Footer';
import { FooterAbout } from '@/components/footer/FooterAbout';
import { Header } from '@/components/header/Header';
import { ShopContext } from '@/components/shared/ShopContext';
import { StatStrip } from '@/components/trust/StatStrip';
import type { ContactInfo } from '@/domain/contactInfo';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import type { ShopGroup } from '@/panel/content/shopGroups';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

import { PhoneFrame } from './PhoneFrame';

export interface ShopPreviewProps {
  group: ShopGroup;
  draft: DraftOf<'shop'>;
  contact: ContactInfo;
}

function ignore() {
  // A preview cannot be pressed.
}

const links = { chatHref: '#', callHref: '#' };

/** What visitors see of a group of facts. */
export function ShopPreview({ group, draft, contact }: ShopPreviewProps) {
  const logo = usePreviewOf(draft.logo);
  return (
    <ShopContext value={{ ...draft, logo, fullName: draft.name, isOwn: true }}>
      <PhoneFrame>
        {group === 'legal' ? (
          <Footer contact={contact} floatingChatHref="#" {...links} />
        ) : (
          <Header
            phone={contact.phone}
            isMenuOpen={false}
            onToggleMenu={ignore}
            onToggleAdmin={ignore}
            {...links}
          />
        )}
        {group === 'words' ? (
          <>
            <Typography variant="h2" component="p" sx={{ p: 2 }}>
              {draft.headline}
            </Typography>
            <StatStrip />
          </>
        ) : null}
        {group === 'identity' || group === 'words' ? (
          <Paper variant="ink" sx={{ p: 3 }}>
            <FooterAbout />
          </Paper>
        ) : null}
      </PhoneFrame>
    </ShopContext>
  );
}
