import { success } from '../../domain/change/calls.ts';
import type { RepairableKind } from '../../domain/index.ts';
import { call } from './call.ts';

/**
 * Repairs an unreadable record: each damaged field gets the value given for it, or is emptied. Refused with
 * `invalid-argument` and the fields that need another value. Repeating it changes nothing more.
 */
export const mendRecord = (
  { collection }: RepairableKind,
  id: string,
  values: Readonly<Record<string, string>>,
) => call('mendRecord', { kind: collection, id, values }, success);
