import { readDocument, type DocumentSchema } from './document.ts';

/** Every schema is read with an id that is also a date, which the schedule needs. */
export const path = 'customers/olivia/records/2026-07-15';

export const valueOf = <T>(schema: DocumentSchema<T>, data: Record<string, unknown>): T => {
  const result = readDocument(schema, path, data);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** Tests the behavior that all document schemas share. @param data the minimum fields of the document */
export function minReads(schema: DocumentSchema<unknown>, data: Record<string, unknown>): void {
  test('needs no optional field, and reads absent as null does', () => {
    const value = valueOf(schema, data) as Record<string, unknown>;
    expect(Object.values(value)).not.toContain(undefined);
    const nulls = Object.fromEntries(
      Object.keys(value)
        .filter((key) => value[key] === null)
        .map((key) => [key, null]),
    );
    expect(valueOf(schema, { ...nulls, ...data })).toEqual(value);
  });

  test('drops unknown fields and can be kept in a store', () => {
    const value = valueOf(schema, { ...data, somethingNew: 1 });
    expect(value).not.toHaveProperty('somethingNew');
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  });
}
