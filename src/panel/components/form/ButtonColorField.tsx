import { buttonColors } from '@/panel/content/panel';
import { slideButtonColor } from '@/theme/slideButtonColor';

import { ChoiceField, type ChoiceFieldProps } from './ChoiceField';

export type ButtonColorFieldProps = Omit<ChoiceFieldProps<string>, 'choices'>;

/** The stored colour's choice keeps the stored class string, so that saving does not change it. */
function choicesFor(stored: string) {
  const color = slideButtonColor(stored);
  return buttonColors.map(({ name, value }) => ({
    name,
    value: slideButtonColor(value) === color ? stored : value,
  }));
}

/** The colour of a slide's button, which the preview beside the form shows. */
export function ButtonColorField({ value, ...field }: ButtonColorFieldProps) {
  return <ChoiceField {...field} value={value} choices={choicesFor(value)} />;
}
