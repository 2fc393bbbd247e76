import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

import { LONGEST_ADDRESS } from '@/domain/limits';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { TextField, type TextFieldProps } from '@/panel/components/form/TextField';
import { PAGE_ADDRESS } from '@/panel/content/photographs';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';
import { isPageLink } from '@/panel/domain/pictures/pageLink';
import { tidyPictureAddress } from '@/panel/domain/pictures/tidyPictureAddress';

const OWN_PHOTOGRAPH = 'Sizin fotoğrafınız. Adresi kendiliğinden yazıldı; değiştirmeniz gerekmez.';

const NO_ADDRESS = 'Adres https:// ile başlamalı.';

/** What visitors see instead. */
const INSTEAD = {
  product: 'çizim',
  logo: 'markanın adı',
  slide: 'hazır zemin',
  shop: 'mağazanın adı',
};

const quiet = { '& input': { color: 'text.secondary', textOverflow: 'ellipsis' } };

/** Whether the browser has tried the address in vain. */
function useIsBroken(address: string): boolean {
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    if (!isPictureAddress(address)) return;
    const image = new Image();
    image.addEventListener('error', () => setBroken(address));
    image.src = address;
  }, [address]);
  return broken === address;
}

export type PictureAddressFieldProps = TextFieldProps & { kind?: keyof typeof INSTEAD | undefined };

/** A field without `type="url"`, because a path on this site is allowed. */
export function PictureAddressField({ kind = 'product', ...props }: PictureAddressFieldProps) {
  const isOwn = ownersPictureIn(props.value) !== undefined;
  const address = tidyPictureAddress(props.value);
  const isPage = isPageLink(address);
  const isBroken = useIsBroken(isOwn || isPage ? '' : address);
  const warning = warningOf();

  function warningOf() {
    if (isPage) return PAGE_ADDRESS;
    if (isBroken) return `Bu adreste resim açılamadı. Mağazada ${INSTEAD[kind]} görünür.`;
    return address === '' || isPictureAddress(address) ? undefined : NO_ADDRESS;
  }

  return (
    <Box sx={isOwn ? quiet : undefined}>
      <TextField
        {...props}
        warning={warning}
        hint={isOwn ? OWN_PHOTOGRAPH : props.hint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_ADDRESS}
        // Refuses what the shop would not show: another scheme, or a path on the owner's disk.
        pattern="\s*([hH][tT][tT][pP][sS]?:\/\/[^\/?#].*|(?!\/\/)[^:?#]*([?#].*)?)"
      />
    </Box>
  );
}
