import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { Args, ArgsEnhancer, ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';

/** Props whose value is an object. Storybook shows them as JSON. */
const OBJECTS = ['item', 'draft', 'contact', 'counts'];

function fieldsOf(args: Args, argTypes: ArgTypes) {
  // Stories that use stories/fixtures/flatArgs have these args already, and hide the object.
  const shown = OBJECTS.filter((prop) => argTypes[prop]?.table?.disable !== true);
  return shown.flatMap((prop) =>
    Object.entries<unknown>(Object(args[prop]))
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => ({ prop, name, value, arg: `${prop}_${name}` })),
  );
}

/** Adds one control for each field of an object, and disables the control of the object. */
export const fieldControls: ArgTypesEnhancer = ({ initialArgs, argTypes }) => {
  const all = { ...argTypes };
  for (const { prop, name, value, arg } of fieldsOf(initialArgs, argTypes)) {
    const type = typeof value === 'string' ? 'text' : (typeof value as 'boolean' | 'number');
    all[arg] = { name, control: { type }, table: { disable: name === 'id' } };
    all[prop] = { ...argTypes[prop], name: prop, control: { disable: true } };
  }
  return all;
};

/** The first values of these controls. */
export const fieldArgs: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(fieldsOf(initialArgs, argTypes).map(({ arg, value }) => [arg, value]));

/** Puts the values of the controls back into the object, which the component gets as its prop. */
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
  // A new key starts the component again, because a form reads its draft only once.
  return (
    <Fragment key={JSON.stringify(changed)}>
      <Story args={props} />
    </Fragment>
  );
};
