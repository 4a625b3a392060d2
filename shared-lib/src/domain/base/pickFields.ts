/** A record's fields with these names, in their order. */
export const pickFields = <T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as unknown as Pick<T, K>;
