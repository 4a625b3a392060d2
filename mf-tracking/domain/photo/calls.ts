import { type CallTable } from 'shared-lib/domain';
import { officePhotoRefusals, officePhotoSchema, photoRemovalSchema } from './officePhoto.ts';
import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';

/** Calls about office photos. */
export const officePhotoCalls = {
  /** Adds a stored office photo to a shift report or a violation. */
  addOfficePhoto: {
    payload: officePhotoSchema,
    result: z.object({ refused: z.nullable(z.enum(officePhotoRefusals)) }),
  },
  /** Permanently removes an office photo; `not-found` if the record has no such photo. */
  removeOfficePhoto: { payload: photoRemovalSchema, result: success },
} satisfies CallTable;
