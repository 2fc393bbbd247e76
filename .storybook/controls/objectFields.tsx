import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { Args, ArgsEnhancer, ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';

/** Props whose value is an object of texts, numbers and switches. */
const OBJECTS = ['item', 'draft', 'contact', 'counts', 'product', 'filter', 'choices'];

const TYPES = new Set(['string', 'number', 'boolean']);

function fieldsOf(args: Args) {
  return OBJECTS.flatMap((prop) =>
    Object.entries<unknown>(Object(args[prop]))
      .filter(([, value]) => TYPES.has(typeof value))
      .map(([name, value]) => ({ prop, name, value, arg: `${prop}_${name}` })),
  );
}

/** The fields that have a control. */
const shownFieldsOf = (args: Args, argTypes: ArgTypes) =>
  fieldsOf(args).filter(({ arg }) => arg in argTypes);

/** Shows one control for each field of an object in place of the object. */
export const fieldControls: ArgTypesEnhancer = ({ initialArgs, argTypes }) => {
  const all = { ...argTypes };
  for (const { prop, name, value, arg } of fieldsOf(initialArgs)) {
    // Stories that use stories/fixtures/flatArgs have these args already, and hide the object.
    if (argTypes[prop]?.table?.disable === true) continue;
    const type = typeof value === 'string' ? 'text' : (typeof value as 'boolean' | 'number');
    all[arg] = { name, control: { type }, table: { disable: name === 'id' } };
    all[prop] = { ...argTypes[prop], name: prop, table: { disable: true } };
  }
  return all;
};

/** The values that the controls of the fields begin with. */
export const fieldArgs: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(shownFieldsOf(initialArgs, argTypes).map(({ arg, value }) => [arg, value]));

/** Puts the values of the controls back into the object, which the component gets as its prop. */
export const withFields: Decorator = (Story, { args, initialArgs, argTypes }) => {
  const props: Args = { ...args };
  const changed: Args = {};
  for (const { prop, name, value, arg } of shownFieldsOf(initialArgs, argTypes)) {
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
