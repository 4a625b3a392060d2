import type { Codebase } from './codebases.ts';

/** What the bundle of a codebase declares to Cloud Functions; each list by name. */
export interface FunctionsBundle {
  readonly codebase: Codebase;
  readonly functions: readonly string[];
  /** What `defineString` and its like name. */
  readonly parameters: readonly string[];
  /** What `defineSecret` names. */
  readonly secrets: readonly string[];
}

/** The parameters and secrets that bundles declare together, each once. */
export const declaredTogether = (
  bundles: readonly FunctionsBundle[],
): Pick<FunctionsBundle, 'parameters' | 'secrets'> => ({
  parameters: [...new Set(bundles.flatMap(({ parameters }) => parameters))],
  secrets: [...new Set(bundles.flatMap(({ secrets }) => secrets))],
});
