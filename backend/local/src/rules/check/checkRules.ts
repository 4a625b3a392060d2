import type { ServiceName } from '../Ruleset.ts';
import type {
  Block,
  FunctionDeclaration,
  MatchStatement,
  PatternSegment,
  Position,
  RulesFileTree,
} from '../syntax/SyntaxTree.ts';
import { checkCalls } from './callGraph.ts';
import { checkExpression } from './checkExpression.ts';
import type { CheckedScope, ExpressionContext, Problem } from './checkExpression.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_MATCH_DEPTH = 10;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;

const METHODS = new Set(['read', 'get', 'list', 'write', 'create', 'update', 'delete']);

/** Checks a parsed rules file; returns all that is wrong, in the order of the file. */
export function checkRules(tree: RulesFileTree, service: ServiceName): Problem[] {
  const checker = new Checker(tree, service);
  return checker
    .check()
    .toSorted((left, right) => left.at.line - right.at.line || left.at.column - right.at.column);
}

class Checker {
  readonly #tree: RulesFileTree;
  readonly #service: ServiceName;
  readonly #problems: Problem[] = [];
  /** Which functions each one calls. */
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  constructor(tree: RulesFileTree, service: ServiceName) {
    this.#tree = tree;
    this.#service = service;
  }

  check(): Problem[] {
    const globals: CheckedScope = {
      functions: new Map(),
      variables: new Set(['request', 'resource']),
      parent: null,
    };
    const root = this.#enter({ functions: this.#tree.functions, matches: [] }, [], globals);
    this.#tree.services.forEach((declaration, index) => {
      if (declaration.name !== this.#service)
        this.#report(
          declaration.at,
          `Unsupported service '${declaration.name}', expected '${this.#service}'.`,
        );
      else if (index > 0) this.#report(declaration.at, `There is more than one service '${this.#service}'.`);
      this.#checkMatches(declaration, this.#enter(declaration, [], root), []);
    });
    return [...this.#problems, ...checkCalls(this.#calls)];
  }

  /** Checks a block's functions and makes the scope that they and what is in the block see. */
  #enter(block: Block, captures: readonly PatternSegment[], parent: CheckedScope): CheckedScope {
    const functions = new Map<string, FunctionDeclaration>();
    for (const declaration of block.functions) {
      if (functions.has(declaration.name))
        this.#report(declaration.at, `Function '${declaration.name}' is declared twice here.`);
      else functions.set(declaration.name, declaration);
    }
    const names = captures.flatMap((segment) => (segment.kind === 'text' ? [] : [segment.name]));
    const scope: CheckedScope = { functions, variables: new Set(names), parent };
    for (const declaration of block.functions) this.#checkFunction(declaration, scope);
    return scope;
  }

  #checkFunction(declaration: FunctionDeclaration, home: CheckedScope): void {
    const { at, name, parameters, bindings, result } = declaration;
    if (parameters.length > MAX_PARAMETERS)
      this.#report(at, `Function '${name}' has more than ${MAX_PARAMETERS} parameters.`);
    if (bindings.length > MAX_BINDINGS)
      this.#report(at, `Function '${name}' has more than ${MAX_BINDINGS} variables.`);
    const variables = new Set<string>();
    const scope: CheckedScope = { functions: new Map(), variables, parent: home };
    const calls = new Set<FunctionDeclaration>();
    this.#calls.set(declaration, calls);
    const context = this.#context(calls);
    const declare = (variable: { at: Position; name: string }): void => {
      if (variables.has(variable.name))
        this.#report(variable.at, `Variable '${variable.name}' is declared twice.`);
      variables.add(variable.name);
    };
    parameters.forEach(declare);
    for (const binding of bindings) {
      checkExpression(binding.value, scope, context);
      declare(binding);
    }
    checkExpression(result, scope, context);
  }

  #checkMatches(block: Block, scope: CheckedScope, outer: readonly PatternSegment[], depth = 1): void {
    for (const match of block.matches) {
      const path = [...outer, ...match.pattern];
      if (depth > MAX_MATCH_DEPTH)
        this.#report(match.at, `Matches are nested more than ${MAX_MATCH_DEPTH} deep.`);
      this.#checkPattern(match, outer, path);
      const inner = this.#enter(match, match.pattern, scope);
      for (const { methods, condition } of match.allows) {
        for (const { at, name } of methods)
          if (!METHODS.has(name)) this.#report(at, `Unknown method '${name}'.`);
        if (condition) checkExpression(condition, inner, this.#context(new Set()));
      }
      this.#checkMatches(match, inner, path, depth + 1);
    }
  }

  #checkPattern(
    { at, pattern }: MatchStatement,
    outer: readonly PatternSegment[],
    path: readonly PatternSegment[],
  ): void {
    const names = new Set(outer.flatMap((segment) => (segment.kind === 'text' ? [] : [segment.name])));
    for (const segment of pattern) {
      if (segment.kind === 'text') continue;
      if (names.has(segment.name))
        this.#report(segment.at, `Wildcard '${segment.name}' is in the path twice.`);
      names.add(segment.name);
    }
    const rests = pattern.filter(({ kind }) => kind === 'rest');
    if (rests.length > 1) this.#report(at, "A match may have one recursive wildcard '{name=**}' only.");
    if (this.#tree.version === 1 && pattern.slice(0, -1).some(({ kind }) => kind === 'rest'))
      this.#report(at, "Before rules_version = '2', '{name=**}' must be the end of a path.");
    if (path.length > MAX_SEGMENTS) this.#report(at, `The path has more than ${MAX_SEGMENTS} segments.`);
    if (names.size > MAX_CAPTURES) this.#report(at, `The path has more than ${MAX_CAPTURES} wildcards.`);
  }

  #context(calls: Set<FunctionDeclaration>): ExpressionContext {
    return {
      service: this.#service,
      report: (at, message) => this.#report(at, message),
      called: (declaration) => void calls.add(declaration),
    };
  }

  #report(at: Position, message: string): void {
    this.#problems.push({ at, message });
  }
}
