/** Groups records by a common key, each group in the order given. */
export const groupBy = <R, K>(records: readonly R[], keyOf: (record: R) => K): Map<K, R[]> => {
  const groups = new Map<K, R[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
};
