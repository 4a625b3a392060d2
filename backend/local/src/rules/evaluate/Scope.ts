import type { FunctionDeclaration } from '../syntax/SyntaxTree.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import type { EvaluationError } from './EvaluationError.ts';

export type Outcome = RulesValue | EvaluationError;

/** The names an expression may use: first its own block's or function's, then the enclosing blocks'. */
export interface Scope {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly parent: Scope | null;
}

/** A variable's value; undefined if nothing has the name. */
export function findVariable(scope: Scope, name: string): Outcome | undefined {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A function, and the scope of its body. */
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
