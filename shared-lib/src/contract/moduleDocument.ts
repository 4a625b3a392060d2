import * as z from 'zod/mini';
import type { CandidateRelease, ModuleEntry } from './releases.ts';
import { publicKeyField, signedSchema } from './signedText.ts';

/** Where the registry's answer is, from the site's root. */
export const registryAddress = '/modules/releases.json';

/** A module's name. */
export const moduleNameField = z.string().check(z.regex(/^mf-[a-z]+$/), z.maxLength(40));

/** How a candidate advances automatically: its shares, and the time spent at each. */
export const autoField = z.object({
  /** Ascending percentages of accounts, such as 1, 5, 25, 100. */
  steps: z
    .array(z.number().check(z.int(), z.minimum(1), z.maximum(100)))
    .check(z.minLength(1), z.maxLength(20)),
  eachMinutes: z.number().check(z.int(), z.minimum(1), z.maximum(43_200)),
});
export type AutoRollout = z.infer<typeof autoField>;

/**
 * The document a module's team signs: which of its versions are served, and to whom. Each change is the next
 * revision, and a page never goes back to an earlier one.
 */
export interface ModuleDocument extends ModuleEntry {
  module: string;
  revision: number;
  change: string;
  candidate?: CandidateRelease & { auto?: AutoRollout };
}

/**
 * The decision of a rollout's guard about a candidate. It isn't signed, so it can only choose among the signed
 * options: a share on the path of `auto`, or no one.
 */
export const guardSchema = z.object({
  /** The candidate it applies to; it doesn't affect any other. */
  version: z.string(),
  percent: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  isHalted: z.boolean(),
  /** Why, in a sentence, for the team. */
  reason: z.optional(z.string().check(z.maxLength(300))),
});
export type RolloutGuard = z.infer<typeof guardSchema>;

/** The keys that may sign each module's document; the operator of the site signs this list. */
export const moduleKeysSchema = z.object({
  revision: z.number().check(z.int(), z.minimum(0)),
  keys: z.record(moduleNameField, z.array(publicKeyField).check(z.maxLength(10))),
});
export type ModuleKeys = z.infer<typeof moduleKeysSchema>;

/** The registry's response to a page. A bad module affects only itself. */
export const registrySchema = z.object({
  keys: z.nullable(signedSchema),
  modules: z.record(z.string(), z.unknown()),
});

/** A module in the registry's answer. */
export const registeredSchema = z.extend(signedSchema, { guard: z.optional(guardSchema) });
export type RegisteredModule = z.infer<typeof registeredSchema>;

/** The registry's response as written. */
export interface Registry {
  keys: z.infer<typeof signedSchema> | null;
  modules: Record<string, RegisteredModule>;
}

/**
 * A module's entry with its guard's decision. A halted candidate is served to no one. One that advances automatically
 * has reached the guard's share, which is never above the last signed step.
 */
export function guarded<Entry extends Pick<ModuleDocument, 'candidate'>>(
  entry: Entry,
  guard: RolloutGuard | undefined,
): Entry {
  const { candidate, ...others } = entry;
  if (!candidate || guard?.version !== candidate.version) return entry;
  if (guard.isHalted) return others as Entry;
  if (!candidate.auto) return entry;
  return {
    ...entry,
    candidate: { ...candidate, percent: Math.min(guard.percent, candidate.auto.steps.at(-1)!) },
  };
}
