import type { FunctionDeclaration } from '../syntax/SyntaxTree.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import type { EvaluationError } from './EvaluationError.ts';

/** What came of an expression. */
export type Outcome = RulesValue | EvaluationError;

/** The names that an expression may use: those of its own block or function, then those of the blocks around it. */
export interface Scope {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly parent: Scope | null;
}

/** The value of a variable; undefined where nothing has the name. */
export function findVariable(scope: Scope, name: string): Outcome | undefined {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A function, and the scope that its body sees. */
export function findFunction(
  scope: Scope,
  name: string,
): { declaration: FunctionDeclaration; home: Scope } | undefined {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration) return { declaration, home: at };
  }
  return undefined;
}

export const NO_FUNCTIONS: Scope['functions'] = new Map();
