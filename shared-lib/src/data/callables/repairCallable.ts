import { repairCalls, type RepairableKind } from '../../domain/index.ts';
import { callerOf } from './call.ts';

const callRepairs = callerOf(repairCalls);

/**
 * Repairs an unreadable record: each damaged field gets the value given for it, or is cleared. Refused with
 * `invalid-argument` and the fields that need another value. Idempotent.
 */
export const repairRecord = (
  { collection }: RepairableKind,
  id: string,
  values: Readonly<Record<string, string>>,
) => callRepairs('repairRecord', { kind: collection, id, values });
