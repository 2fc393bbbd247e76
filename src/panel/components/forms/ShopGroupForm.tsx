import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { FormEvent } from 'react';

import { SHOP_FIELDS } from '@/domain/shop/shopInfo';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { type DraftProps, formFields } from '@/panel/components/form/draftFields';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { RestoredNotice } from '@/panel/components/form/RestoredNotice';
import { showFirstInvalid } from '@/panel/components/form/showFirstInvalid';
import { TextField } from '@/panel/components/form/TextField';
import {
  AFTER_BUILD,
  type ShopField,
  shopGroups,
  shopHints,
  type ShopGroup,
} from '@/panel/content/shopGroups';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

const form = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' };

export interface ShopGroupFormProps extends DraftProps<DraftOf<'shop'>> {
  group: ShopGroup;
}

/** The fields of one group of the screen `Mağaza`. */
export function ShopGroupForm({ group, ...props }: ShopGroupFormProps) {
  const field = formFields('shop', props);
  const { title, fields } = shopGroups[group];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSave();
  }

  function drawField(name: ShopField) {
    const { value, ...bound } = field(name);
    const { kind } = SHOP_FIELDS[name];
    const hint = shopHints[name];
    if (typeof value === 'boolean') {
      return (
        <div key={name}>
          <CheckboxField {...bound} value={value} />
          {hint === undefined ? null : <FormHelperText>{hint}</FormHelperText>}
        </div>
      );
    }
    if (kind === 'picture') {
      return <PictureField key={name} {...bound} value={value} kind="shop" hint={hint} />;
    }
    const isAddress = 'pattern' in SHOP_FIELDS[name];
    return (
      <TextField
        key={name}
        {...bound}
        value={value}
        hint={hint}
        required={name === 'name'}
        rows={'hasLines' in SHOP_FIELDS[name] ? 4 : 1}
        {...(isAddress && { type: 'url', pattern: 'https://.+' })}
      />
    );
  }

  return (
    <Box
      component="form"
      aria-label={title}
      onSubmit={handleSubmit}
      onInvalidCapture={showFirstInvalid}
      sx={form}
    >
      {props.onDiscard ? <RestoredNotice onDiscard={props.onDiscard} /> : null}
      {fields.map(drawField)}
      <FormHelperText>{AFTER_BUILD}</FormHelperText>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        size="large"
        sx={{ justifySelf: { sm: 'start' }, minWidth: { sm: '14rem' } }}
      >
        Güncelle
      </Button>
    </Box>
  );
}
