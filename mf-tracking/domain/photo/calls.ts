import { type CallTable } from 'shared-lib/domain';
import { officePhotoRefusals, officePhotoSchema, photoRemovalSchema } from './sentPhoto.ts';
import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';

/** Calls about office photos. */
export const officePhotoCalls = {
  addOfficePhoto: {
    payload: officePhotoSchema,
    result: z.object({ refused: z.nullable(z.enum(officePhotoRefusals)) }),
  },
  removeOfficePhoto: { payload: photoRemovalSchema, result: success },
} satisfies CallTable;
