import * as z from 'zod/mini';
import { count, idInput, text } from '../base/fields.ts';
import type { CallTable } from '../change/calls.ts';
import { unitLayoutSchema } from './unitLayout.ts';

/** The payload that creates a community's units from a layout, and bin tags for them. */
const unitSetupSchema = z.object({
  communityId: idInput,
  /** The caller's; a repeated call with the same one continues the setup. Also the id of the tags' batch. */
  setupId: text(64).check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  layout: unitLayoutSchema,
  /** Whether each unit gets a bin tag. */
  withTags: z.boolean(),
});

export type UnitSetup = z.output<typeof unitSetupSchema>;

/** Calls about units that several areas make. */
export const sharedUnitCalls = {
  setUpUnits: {
    payload: unitSetupSchema,
    result: z.object({ units: count, tagged: count, isFinished: z.boolean() }),
  },
} satisfies CallTable;
