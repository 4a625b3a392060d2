import { notGiven, type Arguments, type Value } from './values.ts';

/** A known argument: strings, null, and lists and objects of these. */
export type Given = string | null | readonly Given[] | { readonly [name: string]: Given };

function valueOf(given: Given): Value {
  if (given === null) return { kind: 'none', isNull: true };
  if (typeof given === 'string') return { kind: 'text', text: given, unknown: null };
  if (Array.isArray(given)) return { kind: 'list', items: (given as readonly Given[]).map(valueOf) };
  const properties = new Map(Object.entries(given as { readonly [name: string]: Given }));
  return {
    kind: 'object',
    names: [...properties.keys()],
    property: (name) => [properties.has(name) ? valueOf(properties.get(name)!) : notGiven],
  };
}

/** The arguments of a declared call, not of one in the sources. */
export const givenArguments = (given: readonly Given[]): Arguments => argumentsOf(given.map(valueOf));

/** A call's arguments with these values. */
export const argumentsOf = (values: readonly Value[]): Arguments => ({
  at: (place) => [values[place] ?? notGiven],
  from: (place) => [{ kind: 'list', items: values.slice(place) }],
});
