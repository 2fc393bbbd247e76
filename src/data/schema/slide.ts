import { DEFAULT_BUTTON_COLOR, type Slide } from '@/domain/slide';

import { address } from './address';
import { id, isRecord, text } from './fields';

const CLASS_STRING = /^[\w :/.#%-]{1,120}$/;

function buttonColor(value: unknown): string {
  const classes = text(value).trim();
  return CLASS_STRING.test(classes) ? classes : DEFAULT_BUTTON_COLOR;
}

/** A slide with every field repaired, or undefined without a title. Unknown fields drop out. */
export function sanitizeSlide(value: unknown): Slide | undefined {
  if (!isRecord(value)) return undefined;
  const title = text(value.title);
  if (title.trim() === '') return undefined;
  return {
    id: id(value.id),
    title,
    subtitle: text(value.subtitle),
    description: text(value.description),
    image: address(value.image),
    buttonText: text(value.buttonText),
    buttonColor: buttonColor(value.buttonColor),
  };
}
