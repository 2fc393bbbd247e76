import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Name of a state in `parameters.pseudo`, and its name in CSS. */
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
    // On this event the add-on rewrites the styles. Storybook sends it, a story test does not.
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(STORY_RENDERED);
  }, [states, canvas]);
  return null;
}

/**
 * Sets the classes of the pseudo-states add-on after React has drawn the story. The add-on itself may look for the
 * elements too early, and it does not find them in a story test, whose root element has no id.
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
