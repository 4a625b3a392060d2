import * as z from 'zod/mini';
import { idInput, shortText, text } from '../base/fields.ts';
import { type CallTable, success } from '../change/calls.ts';

/** The call that repairs a damaged record. */
export const repairCalls = {
  repairRecord: {
    payload: z.object({
      /** The collection of a `RepairableKind`; the function knows those of all areas. */
      kind: shortText,
      id: idInput,
      /** The values entered for the damaged fields. */
      values: z.record(text(100), text(2000)),
    }),
    result: success,
  },
} satisfies CallTable;
