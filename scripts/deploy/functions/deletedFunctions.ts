import * as z from 'zod/mini';

const listSchema = z.object({
  result: z.array(z.object({ id: z.string(), region: z.string(), codebase: z.optional(z.string()) })),
});

/** The codebase that firebase-tools gives to functions that name none. */
const ours = 'default';

/**
 * The functions that a deployment with `--force` would delete without asking: those online that the bundle no longer has.
 *
 * @param list what `firebase functions:list --json` printed
 * @param bundled the names of the functions that are deployed
 * @returns names; null when the list can't be read
 */
export function deletedFunctions(list: string, bundled: readonly string[]): string[] | null {
  try {
    const { result } = z.parse(listSchema, JSON.parse(list));
    return result
      .filter(({ id, codebase = ours }) => codebase === ours && !bundled.includes(id))
      .map(({ id, region }) => `${id} (${region})`);
  } catch {
    return null;
  }
}
