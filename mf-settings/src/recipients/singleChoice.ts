/**
 * The value of a filter in the address, if it has exactly one: a query supports one, and the table applies several.
 * @returns null for none, and for several.
 */
export const singleChoice = (params: URLSearchParams, parameter: string): string | null => {
  const [first = null, ...others] = params.getAll(parameter);
  return others.length === 0 ? first : null;
};
