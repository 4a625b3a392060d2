import * as z from 'zod/mini';
import type { FunctionsBundle } from './FunctionsBundle.ts';

const listSchema = z.object({
  result: z.array(z.object({ id: z.string(), region: z.string(), codebase: z.optional(z.string()) })),
});

/**
 * The functions that a deployment with `--force` would delete without asking: online functions that their deployed codebase no longer has.
 * A function that another deployed codebase has is moved there instead.
 *
 * @param list output of `firebase functions:list --json`
 * @param bundles what is deployed
 * @returns names; null if the list can't be parsed
 */
export function deletedFunctions(
  list: string,
  bundles: readonly Pick<FunctionsBundle, 'codebase' | 'functions'>[],
): string[] | null {
  const deployed = new Set<string | undefined>(bundles.map(({ codebase }) => codebase));
  const bundled = new Set(bundles.flatMap(({ functions }) => functions));
  try {
    const { result } = z.parse(listSchema, JSON.parse(list));
    return result
      .filter(({ id, codebase }) => deployed.has(codebase) && !bundled.has(id))
      .map(({ id, region }) => `${id} (${region})`);
  } catch {
    return null;
  }
}
