/**
 * What a filter of the address chooses, where it chooses one: a query asks for one, and several are left to the table.
 * @returns null for none, and for several.
 */
export const onlyChosen = (params: URLSearchParams, parameter: string): string | null => {
  const [first = null, ...others] = params.getAll(parameter);
  return others.length === 0 ? first : null;
};
