import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { Args, ArgsEnhancer, ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';

/** Props that are an object. Storybook's own control for one is JSON. */
const OBJECTS = ['item', 'draft', 'contact', 'counts'];

function fieldsOf(args: Args, argTypes: ArgTypes) {
  // Some stories have args for the fields already, and hide the object (stories/fixtures/flatArgs).
  const shown = OBJECTS.filter((prop) => argTypes[prop]?.table?.disable !== true);
  return shown.flatMap((prop) =>
    Object.entries<unknown>(Object(args[prop]))
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => ({ prop, name, value, arg: `${prop}_${name}` })),
  );
}

/** One control for each field of an object, in place of its own. */
export const fieldControls: ArgTypesEnhancer = ({ initialArgs, argTypes }) => {
  const all = { ...argTypes };
  for (const { prop, name, value, arg } of fieldsOf(initialArgs, argTypes)) {
    const type = typeof value === 'string' ? 'text' : (typeof value as 'boolean' | 'number');
    all[arg] = { name, control: { type }, table: { disable: name === 'id' } };
    all[prop] = { ...argTypes[prop], name: prop, control: { disable: true } };
  }
  return all;
};

/** What the controls show at first. */
export const fieldArgs: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(fieldsOf(initialArgs, argTypes).map(({ arg, value }) => [arg, value]));

/** Gives the object back to the component, with the values of the controls. */
export const withFields: Decorator = (Story, { args, initialArgs, argTypes }) => {
  const props: Args = { ...args };
  const changed: Args = {};
  for (const { prop, name, value, arg } of fieldsOf(initialArgs, argTypes)) {
    if (args[arg] !== value) {
      changed[arg] = args[arg];
      props[prop] = { ...props[prop], [name]: args[arg] };
    }
    delete props[arg];
  }
  // A form keeps the draft that it began with.
  return (
    <Fragment key={JSON.stringify(changed)}>
      <Story args={props} />
    </Fragment>
  );
};
