import Button from '@mui/material/Button';

import { MISSING_LOGO } from '@/content/pictures';
import { formFields, type ItemFormProps } from '@/panel/components/form/draftFields';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { findSameName } from '@/panel/domain/products/sameNames';

export interface BrandFormProps extends ItemFormProps<DraftOf<'brands'>> {
  otherNames: ReadonlyArray<string>;
  /** The brand as it is stored, and how many products have it. */
  stored?: { name: string; productCount: number } | undefined;
}

export function BrandForm(props: BrandFormProps) {
  const field = formFields('brands', props);
  const { draft, stored, otherNames } = props;
  const same = findSameName(draft.name, otherNames);
  const renamed = stored && stored.name !== draft.name.trim() ? stored.productCount : 0;
  const hasNoLogo = draft.logo === MISSING_LOGO;

  return (
    <FormFrame {...props} isPreviewSmall>
      <TextField
        {...field('name')}
        hint={renamed === 0 ? undefined : `${renamed} ürünün markası da değişir.`}
        warning={same && `Bu marka zaten var: ${same}.`}
      />
      <PictureField
        {...field('logo')}
        kind="logo"
        hint={
          hasNoLogo
            ? 'Logo yok: mağazada markanın adı yazar.'
            : 'Logoyu seçince kendiliğinden dolar; internet adresi de yazabilirsiniz.'
        }
      />
      {hasNoLogo ? null : (
        <Button variant="outlined" onClick={() => field('logo').onChange(MISSING_LOGO)}>
          Logo yok: adını yaz
        </Button>
      )}
    </FormFrame>
  );
}
