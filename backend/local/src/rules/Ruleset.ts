import type { RulesProblem } from './RulesCompileError.ts';
import type { AllowStatement, Block, FunctionDeclaration, PatternSegment } from './syntax/SyntaxTree.ts';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

/** A block with its functions by name. */
export interface RulesBlock {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly matches: readonly RulesMatch[];
}

/** A match and what it allows. */
export interface RulesMatch extends RulesBlock {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
}

/** Compiled rules, ready to be enforced. */
export interface Ruleset {
  /** The name used when reporting positions in it. */
  readonly file: string;
  /** The compiler's warnings with Google's wording, in file order. */
  readonly warnings: readonly RulesProblem[];
  readonly version: 1 | 2;
  /** The functions outside the service. */
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly service: RulesBlock;
}

/** A list of functions by name. */
export function byName(functions: readonly FunctionDeclaration[]): ReadonlyMap<string, FunctionDeclaration> {
  return new Map(functions.map((declaration) => [declaration.name, declaration]));
}

/** A block in enforceable form. */
export function toRulesBlock({ functions, matches }: Block): RulesBlock {
  return {
    functions: byName(functions),
    matches: matches.map((match) => ({
      ...toRulesBlock(match),
      pattern: match.pattern,
      allows: match.allows,
    })),
  };
}
