import { Unknown } from '../values/RulesValue.ts';
import type { RulesBlock, RulesMatch, Ruleset } from '../Ruleset.ts';
import type { AllowStatement, Position } from '../syntax/SyntaxTree.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { EvaluationError, LimitError } from './EvaluationError.ts';
import type { Evaluator } from './Evaluator.ts';
import { matchPattern } from './matchPattern.ts';
import type { OpenPath } from './matchPattern.ts';
import { NO_FUNCTIONS } from './Scope.ts';
import type { Scope } from './Scope.ts';

export type RequestMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Why one `allow` didn't permit a request. */
export interface Refusal {
  /** The position of the `allow`. */
  readonly at: Position;
  readonly reason: string;
}

export type Verdict =
  | {
      readonly allowed: true;
      /** The `allow` that permitted it. */
      readonly by: AllowStatement;
    }
  | {
      readonly allowed: false;
      /** One for each evaluated `allow`. */
      readonly refusals: readonly Refusal[];
    };

/**
 * Decides on a request: it is permitted by the first `allow` for its method and path whose condition is true. A condition that fails or is
 * unknown permits nothing; exceeding a limit refuses everything.
 *
 * @param variables the global variables
 */
export function authorizeRequest(
  ruleset: Ruleset,
  method: RequestMethod,
  path: OpenPath,
  variables: ReadonlyMap<string, RulesValue>,
  evaluator: Evaluator,
): Verdict {
  const refusals: Refusal[] = [];
  const globals: Scope = { functions: NO_FUNCTIONS, variables, parent: null };
  const file: Scope = { functions: ruleset.functions, variables: new Map(), parent: globals };
  const scope: Scope = { functions: ruleset.service.functions, variables: new Map(), parent: file };
  try {
    for (const [allow, inner] of candidates(ruleset.service, scope, path, 0, ruleset.version)) {
      if (!allow.methods.some(({ name }) => covers(name, method))) continue;
      const reason = refusalOf(allow, inner, evaluator);
      if (reason === null) return { allowed: true, by: allow };
      refusals.push({ at: allow.at, reason });
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    refusals.push({ at: error.at, reason: error.message });
  }
  return { allowed: false, refusals };
}

/** Every `allow` whose match covers the whole path, with the scope of its condition. */
function* candidates(
  block: RulesBlock,
  scope: Scope,
  path: OpenPath,
  start: number,
  version: 1 | 2,
): Generator<readonly [AllowStatement, Scope]> {
  for (const match of block.matches) {
    for (const { next, variables } of matchPattern(match.pattern, path, start, version)) {
      const inner: Scope = { functions: match.functions, variables, parent: scope };
      if (next === path.length) for (const allow of (match as RulesMatch).allows) yield [allow, inner];
      yield* candidates(match, inner, path, next, version);
    }
  }
}

/** Google's emulator accepts `Read` for `read`. */
function covers(written: string, method: RequestMethod): boolean {
  const name = written.toLowerCase();
  if (name === method) return true;
  return method === 'get' || method === 'list' ? name === 'read' : name === 'write';
}

/** Null if the `allow` permits the request. */
function refusalOf({ condition }: AllowStatement, scope: Scope, evaluator: Evaluator): string | null {
  if (!condition) return null;
  const result = evaluator.condition(condition, scope);
  if (result === true) return null;
  if (result instanceof EvaluationError)
    return `${result.message} (at ${result.at?.line}:${result.at?.column})`;
  return result instanceof Unknown ? "not provable from the query's constraints" : 'false';
}
