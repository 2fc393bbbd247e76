import Box from '@mui/material/Box';

import { LONGEST_ADDRESS } from '@/domain/limits';
import { TextField, type TextFieldProps } from '@/panel/components/form/TextField';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';

const OWN_PHOTOGRAPH = 'Sizin fotoğrafınız. Adresi kendiliğinden yazıldı; değiştirmeniz gerekmez.';

const quiet = { '& input': { color: 'text.secondary', textOverflow: 'ellipsis' } };

/** Not `type="url"`: a path on this site is allowed. */
export function PictureAddressField(props: TextFieldProps) {
  const isOwn = ownersPictureIn(props.value) !== undefined;
  return (
    <Box sx={isOwn ? quiet : undefined}>
      <TextField
        {...props}
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
