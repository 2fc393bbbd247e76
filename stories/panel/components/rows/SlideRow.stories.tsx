import List from '@mui/material/List';
import { fn } from 'storybook/test';

import { SlideRow } from '@/panel/components/rows/SlideRow';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, slide } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { noPhotograph, onPhone, phoneOnly } from '../../../fixtures/photographs';
import { has } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: SlideRow,
  args: { item: slide, onEdit: fn(), onDelete: fn() },
  // The row's number is its place in the list.
  render: (args) => (
    <List>
      <li>
        <SlideRow {...args} />
      </li>
    </List>
  ),
});

export const Default = meta.story({ parameters: { chromatic: phoneOnly } });

export const LongTexts = meta.story({
  ...onPhone,
  args: { item: { ...slide, title: longName, subtitle: longName } },
});

/** It looks like that of a brand. */
export const Refused = meta.story({
  args: { refused: { reason: 'values', onRetry: fn() } },
  parameters: { chromatic: noPhotograph },
  play: has('button', `Yeniden dene: ${slide.title}`),
});

export const BrokenPicture = meta.story({
  args: { item: { ...slide, image: brokenPicture } },
  parameters: { chromatic: noPhotograph },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { item: { ...slide, title: longWord, subtitle: longWord } },
});
