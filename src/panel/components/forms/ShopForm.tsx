import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { SHOP_FIELDS } from '@/domain/shop/shopInfo';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { formFields, type RecordFormProps } from '@/panel/components/form/draftFields';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PictureField } from '@/panel/components/form/picture/PictureField';
import { TextField } from '@/panel/components/form/TextField';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import {
  AFTER_BUILD,
  SHOP_GROUPS,
  SHOP_TITLE,
  type ShopField,
  shopFields,
  type ShopGroup,
  shopGroups,
} from '@/panel/content/shopGroups';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

export interface ShopFormProps extends RecordFormProps<DraftOf<'shop'>> {
  open: ShopGroup | undefined;
  onOpen: (group: ShopGroup | undefined) => void;
  onClose: () => void;
}

const FIELD_NAMES = Object.keys(shopFields) as ShopField[];

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' };

/** The facts of the shop (D49), in groups that open one by one. */
export function ShopForm({ open, onOpen, onClose, ...props }: ShopFormProps) {
  const field = formFields('shop', props);

  function drawField(name: ShopField) {
    const { hint } = shopFields[name];
    const { value, ...bound } = field(name);
    const rules = SHOP_FIELDS[name];
    if (typeof value === 'boolean') {
      return (
        <div key={name}>
          <CheckboxField {...bound} value={value} />
          {hint && <FormHelperText>{hint}</FormHelperText>}
        </div>
      );
    }
    if (rules.kind === 'picture') {
      return <PictureField key={name} {...bound} value={value} kind="shop" hint={hint} />;
    }
    return (
      <TextField
        key={name}
        {...bound}
        value={value}
        hint={hint}
        required={name === 'name'}
        rows={'hasLines' in rules ? 4 : 1}
        {...('pattern' in rules && { type: 'url', pattern: 'https://.+' })}
      />
    );
  }

  return (
    <FormFrame
      {...props}
      title={SHOP_TITLE}
      isPreviewSmall
      saveLabel="Güncelle"
      cancelLabel="Geri"
      onCancel={onClose}
    >
      <div>
        {SHOP_GROUPS.map((group) => (
          <Accordion
            key={group}
            expanded={group === open}
            variant="outlined"
            disableGutters
            onChange={(_event, isOpen) => onOpen(isOpen ? group : undefined)}
            slotProps={{ transition: { timeout: 0, unmountOnExit: true } }}
          >
            <AccordionSummary expandIcon={<Icon path={PANEL_ICONS.down} />}>
              <Typography component="span" variant="h4">
                {shopGroups[group]}
              </Typography>
            </AccordionSummary>
            <AccordionDetails sx={grid}>
              {FIELD_NAMES.filter((name) => shopFields[name].group === group).map(drawField)}
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
      <FormHelperText>{AFTER_BUILD}</FormHelperText>
    </FormFrame>
  );
}
