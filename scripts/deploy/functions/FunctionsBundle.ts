import type { Codebase } from './codebases.ts';

/** The declarations of a codebase's bundle for Cloud Functions; each list by name. */
export interface FunctionsBundle {
  readonly codebase: Codebase;
  readonly functions: readonly string[];
  /** Declared with `defineString` and the like. */
  readonly parameters: readonly string[];
  /** Declared with `defineSecret`. */
  readonly secrets: readonly string[];
}

/** The parameters and secrets of all bundles, without duplicates. */
export const mergeDeclarations = (
  bundles: readonly FunctionsBundle[],
): Pick<FunctionsBundle, 'parameters' | 'secrets'> => ({
  parameters: [...new Set(bundles.flatMap(({ parameters }) => parameters))],
  secrets: [...new Set(bundles.flatMap(({ secrets }) => secrets))],
});
