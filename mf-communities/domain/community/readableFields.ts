import { fieldFaults, withoutFields, type DocumentSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

type Data = Readonly<Record<string, unknown>>;

/**
 * A document without its invalid fields, if it is readable without them.
 * @param instead substitutes for damaged required fields
 * @returns null if it isn't readable at all
 */
export function readableFields<T>(
  schema: DocumentSchema<T>,
  id: string,
  data: Data,
  instead: Data = {},
): T | null {
  const faults = fieldFaults(schema, id, data);
  const damaged = faults.map(({ field }) => field);
  const standIns = Object.entries(instead).filter(([field]) => damaged.includes(field));
  const rest = { ...withoutFields(data, damaged), ...Object.fromEntries(standIns) };
  const read = z.safeParse(schema, { ...rest, id });
  return read.success ? read.data : null;
}
