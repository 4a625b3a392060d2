import * as z from 'zod/mini';
import { moduleNameField } from './moduleDocument.ts';
import { versionField } from './releases.ts';

const pageLoad = z.object({
  module: moduleNameField,
  /** The version the account gets, whether or not it loaded. */
  version: versionField,
  hasProblem: z.boolean(),
});
export type PageLoad = z.infer<typeof pageLoad>;

/** The callable that signed-in pages use to count loads of modules in a rollout. */
export const pageLoadCalls = {
  countPageLoads: {
    payload: z.object({ loads: z.array(pageLoad).check(z.minLength(1), z.maxLength(10)) }),
    /** How many of the loads were of a version that this account gets. */
    result: z.object({ counted: z.number().check(z.int(), z.minimum(0)) }),
  },
};
