import * as z from 'zod/mini';
import type { MendableKind } from '../../domain/index.ts';
import { call } from './call.ts';

/**
 * Mends a record that can't be read: each damaged field gets the value that is given for it, or is emptied. Refused with `invalid-argument`
 * and the fields that need another one. Repeating it changes nothing more.
 */
export const mendRecord = (
  { collection }: MendableKind,
  id: string,
  values: Readonly<Record<string, string>>,
) => call('mendRecord', { kind: collection, id, values }, z.object({ success: z.literal(true) }));
