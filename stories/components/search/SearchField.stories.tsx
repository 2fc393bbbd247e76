import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SearchField, type SearchFieldProps } from '@/components/search/SearchField';

import preview from '../../../.storybook/preview';
import { links, longName, makeProduct } from '../../fixtures/catalog';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const suggestions = [
  makeProduct({ id: 1, name: 'Sol Ön Far', brand: 'HELLA', price: 1850 }),
  makeProduct({ id: 2, name: 'Far Ayar Motoru', brand: 'VALEO', price: 320.5 }),
  makeProduct({ id: 3, name: 'Far Ampulü H7', brand: 'BOSCH', price: 90 }),
];

function Typed(props: SearchFieldProps) {
  const [text, setText] = useState(props.text);
  const handleType = (typed: string) => {
    setText(typed);
    props.onType(typed);
  };
  return <SearchField {...props} text={text} onType={handleType} />;
}

const meta = preview.meta({
  component: SearchField,
  args: {
    text: '',
    suggestions: undefined as SearchFieldProps['suggestions'],
    total: 3,
    chatHref: links.chatHref,
    onType: fn(),
    onSearch: fn(),
    onPick: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
});

export const Empty = meta.story({
  name: 'Arama · empty',
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Ürün ara' });
    await expect(canvas.getByRole('search')).toContainElement(box);
    await userEvent.type(box, 'far{Enter}');
    await expect(args.onType).toHaveBeenLastCalledWith('far');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

const open = { text: 'far', suggestions };
const tall = (Story: () => React.ReactNode) => <div style={{ minHeight: '19rem' }}>{Story()}</div>;

export const Suggestions = meta.story({
  args: open,
  decorators: [tall],
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 öneri');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'Far Ayar Motoru VALEO 320,50 TL' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await expect(box).toHaveFocus();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

/** The last row leads to all of them. */
export const MoreThanShown = meta.story({
  args: { ...open, total: 1234 },
  decorators: [tall],
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1.234 sonucun tümü' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const NothingFound = meta.story({
  args: { text: 'asdfqq', suggestions: [], total: 0 },
  decorators: [tall],
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  },
});

/** A suggestion is picked by the keyboard and by the pointer; past the last one comes the text itself. */
export const Picked = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  args: open,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(suggestions[2]);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('option', { name: /^Sol Ön Far/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith(suggestions[0]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Escape closes the suggestions and keeps the text; leaving the field closes them, too. */
export const NotWanted = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  args: open,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('far');
    await userEvent.tab();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const LongNames = meta.story({
  args: {
    text: 'süspansiyon',
    suggestions: [makeProduct({ name: longName, price: 100_000_000 }), ...suggestions.slice(1)],
  },
  decorators: [tall],
  parameters: { chromatic: phoneOnly },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { text: 'e', suggestions: [makeProduct({ name: longWord, brand: longWord })] },
});
