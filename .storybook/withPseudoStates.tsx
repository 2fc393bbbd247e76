import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Of `parameters.pseudo`: what the add-on calls the states, and what CSS calls them. */
const STATES = { hover: 'hover', focusVisible: 'focus-visible' } as const;

type PseudoStates = Partial<Record<keyof typeof STATES | 'rootSelector', string>>;

interface MarkedProps {
  states: PseudoStates;
  canvas: HTMLElement;
}

function Marked({ states, canvas }: MarkedProps) {
  useEffect(() => {
    const { rootSelector } = states;
    const root = rootSelector === undefined ? canvas : document.querySelector(rootSelector);
    for (const [state, name] of Object.entries(STATES)) {
      const selector = states[state as keyof typeof STATES];
      const elements = selector === undefined ? [] : (root?.querySelectorAll(selector) ?? []);
      for (const element of elements) element.classList.add(`pseudo-${name}`);
    }
    // Then the add-on rewrites the styles. Storybook says so itself, a story test does not.
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(STORY_RENDERED);
  }, [states, canvas]);
  return null;
}

/**
 * The add-on looks for its elements once, perhaps before React has drawn them; nor does it find the nameless element
 * that a story test draws into. So the classes that it puts on them are put on here, once the story stands.
 */
export const withPseudoStates: Decorator = (Story, { parameters, canvasElement }) => {
  const states = parameters['pseudo'] as PseudoStates | undefined;
  return (
    <>
      <Story />
      {states === undefined ? null : <Marked states={states} canvas={canvasElement} />}
    </>
  );
};
