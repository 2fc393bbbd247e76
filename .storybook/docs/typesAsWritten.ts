import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** `number | undefined` gets the control of `number`. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter(
    (part) => part.name !== 'other' || part.value !== 'undefined',
  );
  return only !== undefined && others.length === 0 ? only : type;
}

function asWritten(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.raw === undefined) return argType;
  return {
    ...argType,
    type: { ...withoutUndefined(type), required: type.required ?? false },
    table: { ...table, type: { summary: type.raw } },
  };
}

/** Prop tables show types as in the source. Storybook's default is `union` or `signature`. */
export const typesAsWritten: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, asWritten(type)]));
