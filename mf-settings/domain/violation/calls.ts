import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, success } from 'shared-lib/domain/schema';
import {
  violationTypeActSchema,
  violationTypeEditSchema,
  violationTypeFormSchema,
  violationTypeMergeSchema,
} from './violationTypeChange.ts';

/** Calls about violation types. */
export const violationTypeCalls = {
  addViolationType: { payload: violationTypeFormSchema, result: z.object({ typeId: id }) },
  updateViolationType: { payload: violationTypeEditSchema, result: success },
  changeViolationType: { payload: violationTypeActSchema, result: success },
  mergeViolationTypes: {
    payload: violationTypeMergeSchema,
    result: z.object({ moved: count, left: count }),
  },
} satisfies CallTable;
