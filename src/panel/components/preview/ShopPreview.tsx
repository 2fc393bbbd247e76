import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Footer } from '@/components/footer/Footer';
import { FooterAbout } from '@/components/footer/FooterAbout';
import { Header } from '@/components/header/Header';
import { WelcomeContent } from '@/components/overlays/WelcomeModal';
import { ProductDetail } from '@/components/products/ProductDetail';
import { ShopContext, useShop } from '@/components/shared/ShopContext';
import { BenefitGrid } from '@/components/trust/BenefitGrid';
import { StatStrip } from '@/components/trust/StatStrip';
import type { ContactInfo } from '@/domain/contactInfo';
import type { Product } from '@/domain/product';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import type { ShopGroup } from '@/panel/content/shopGroups';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

import { ignore } from './ignore';
import { PhoneFrame } from './PhoneFrame';

export interface ShopPreviewProps {
  group: ShopGroup;
  draft: DraftOf<'shop'>;
  contact: ContactInfo;
  /** One of the shop's, if it has any. */
  product: Product | undefined;
}

const links = { chatHref: '#', callHref: '#' };

/** What visitors see of a group of facts. */
export function ShopPreview({ group, draft, contact, product }: ShopPreviewProps) {
  const logo = usePreviewOf(draft.logo);
  const { phone } = contact;
  const { categories } = useShop();
  const onHeader = { isMenuOpen: false, onToggleMenu: ignore, onToggleAdmin: ignore };
  const header = <Header phone={phone} {...onHeader} {...links} />;
  const part = product && (
    <ProductDetail product={product} onBack={ignore} onEnlarge={ignore} {...links} />
  );
  const about = (
    <Paper variant="ink" sx={{ p: 3 }}>
      <FooterAbout />
    </Paper>
  );
  const views: Record<ShopGroup, ReactNode> = {
    identity: (
      <>
        {header}
        {about}
      </>
    ),
    words: (
      <>
        {header}
        <Box sx={{ p: 2 }}>
          <Typography variant="h2" component="p">
            {draft.headline}
          </Typography>
          <Typography variant="body2">{draft.summary && `Google’da: ${draft.summary}`}</Typography>
        </Box>
        <BenefitGrid />
        <StatStrip />
        {about}
        <WelcomeContent phone={phone} onClose={ignore} {...links} />
        {part}
      </>
    ),
    controls: header,
    legal: (
      <>
        {part}
        <Footer contact={contact} floatingChatHref="#" {...links} />
      </>
    ),
  };
  return (
    <ShopContext value={{ ...draft, logo, categories, fullName: draft.name, isOwn: true }}>
      <PhoneFrame>{views[group]}</PhoneFrame>
    </ShopContext>
  );
}
