import * as z from 'zod/mini';
import { moduleNameField } from './moduleDocument.ts';
import { versionField } from './releases.ts';

const pageLoad = z.object({
  module: moduleNameField,
  /** The version that the account gets, whether or not it could be loaded. */
  version: versionField,
  hasProblem: z.boolean(),
});
export type PageLoad = z.infer<typeof pageLoad>;

/** The callable with which pages of signed-in accounts count their modules that are in a rollout. */
export const pageLoadCalls = {
  countPageLoads: {
    payload: z.object({ loads: z.array(pageLoad).check(z.minLength(1), z.maxLength(10)) }),
    /** How many of the loads were of a version that this account gets. */
    result: z.object({ counted: z.number().check(z.int(), z.minimum(0)) }),
  },
};
