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
import type { CheckedScope, ExpressionContext, Named, Problem } from './checkExpression.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_MATCH_DEPTH = 10;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;

const METHODS = new Set(['read', 'get', 'list', 'write', 'create', 'update', 'delete']);

/** Findings in a file, in file order. */
export interface Checked {
  /** Errors: the file is unusable. */
  readonly problems: readonly Problem[];
  /** Warnings: code that can't be evaluated or isn't used. */
  readonly warnings: readonly Problem[];
}

/** Checks a parsed rules file. */
export function checkRules(tree: RulesFileTree, service: ServiceName): Checked {
  return new Checker(tree, service).check();
}

class Checker {
  readonly #tree: RulesFileTree;
  readonly #service: ServiceName;
  readonly #problems: Problem[] = [];
  readonly #warnings: Problem[] = [];
  /** The functions each function calls. */
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly #used = new Set<Named>();

  constructor(tree: RulesFileTree, service: ServiceName) {
    this.#tree = tree;
    this.#service = service;
  }

  check(): Checked {
    const { version, functions, services } = this.#tree;
    if (version === 1)
      this.#warnings.push({
        at: { line: 1, column: 1 },
        message: 'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      });
    const globals: CheckedScope = {
      functions: new Map(),
      variables: new Map([
        ['request', null],
        ['resource', null],
      ]),
      parent: null,
    };
    const root = this.#enter({ functions, matches: [] }, [], globals);
    services.forEach((declaration, index) => {
      if (declaration.name !== this.#service)
        this.#report(
          declaration.at,
          `Unsupported service '${declaration.name}', expected '${this.#service}'.`,
        );
      else if (index > 0) this.#report(declaration.at, `There is more than one service '${this.#service}'.`);
      this.#checkMatches(declaration, this.#enter(declaration, [], root), []);
    });
    for (const declaration of this.#calls.keys()) this.#warnUnused('function', declaration);
    return {
      problems: inOrder([...this.#problems, ...checkCalls(this.#calls)]),
      warnings: inOrder(this.#warnings),
    };
  }

  /** Checks a block's functions and creates the scope for them and the block's content. */
  #enter(block: Block, captures: readonly PatternSegment[], parent: CheckedScope): CheckedScope {
    const functions = new Map<string, FunctionDeclaration>();
    for (const declaration of block.functions) {
      if (functions.has(declaration.name))
        this.#report(declaration.at, `Function '${declaration.name}' is declared twice here.`);
      else functions.set(declaration.name, declaration);
    }
    const wildcards = captures.filter((segment) => segment.kind !== 'text');
    const variables = new Map(wildcards.map((wildcard): [string, Named] => [wildcard.name, wildcard]));
    const scope: CheckedScope = { functions, variables, parent };
    for (const declaration of block.functions) this.#checkFunction(declaration, scope);
    return scope;
  }

  #checkFunction(declaration: FunctionDeclaration, home: CheckedScope): void {
    const { at, name, parameters, bindings, result } = declaration;
    if (parameters.length > MAX_PARAMETERS)
      this.#report(at, `Function '${name}' has more than ${MAX_PARAMETERS} parameters.`);
    if (bindings.length > MAX_BINDINGS)
      this.#report(at, `Function '${name}' has more than ${MAX_BINDINGS} variables.`);
    const variables = new Map<string, Named>();
    const scope: CheckedScope = { functions: new Map(), variables, parent: home };
    const calls = new Set<FunctionDeclaration>();
    this.#calls.set(declaration, calls);
    const context = this.#context(calls);
    const declare = (variable: Named): void => {
      if (variables.has(variable.name))
        this.#report(variable.at, `Variable '${variable.name}' is declared twice.`);
      variables.set(variable.name, variable);
    };
    parameters.forEach(declare);
    for (const binding of bindings) {
      checkExpression(binding.value, scope, context);
      declare(binding);
    }
    checkExpression(result, scope, context);
    for (const variable of variables.values()) this.#warnUnused('variable', variable);
  }

  #checkMatches(block: Block, scope: CheckedScope, outer: readonly PatternSegment[], depth = 1): void {
    for (const match of block.matches) {
      const path = [...outer, ...match.pattern];
      if (depth > MAX_MATCH_DEPTH)
        this.#report(match.at, `Matches are nested more than ${MAX_MATCH_DEPTH} deep.`);
      this.#checkPattern(match, path);
      const inner = this.#enter(match, match.pattern, scope);
      for (const { methods, condition } of match.allows) {
        for (const { at, name } of methods)
          if (!METHODS.has(name.toLowerCase())) this.#warn(at, `Invalid method name: ${name}.`);
        if (condition) checkExpression(condition, inner, this.#context(new Set()));
      }
      this.#checkMatches(match, inner, path, depth + 1);
    }
  }

  #checkPattern({ at, pattern }: MatchStatement, path: readonly PatternSegment[]): void {
    const names = new Set<string>();
    for (const segment of pattern) {
      if (segment.kind === 'text') continue;
      if (names.has(segment.name))
        this.#report(segment.at, `Wildcard '${segment.name}' occurs twice in the path.`);
      names.add(segment.name);
    }
    const isRest = ({ kind }: PatternSegment): boolean => kind === 'rest';
    if (pattern.some(isRest) && path.filter(isRest).length > 1)
      this.#report(at, "A match and those around it may have only one recursive wildcard '{name=**}'.");
    if (this.#tree.version === 1 && pattern.slice(0, -1).some(({ kind }) => kind === 'rest'))
      this.#report(at, "Before rules_version = '2', '{name=**}' must be the end of a path.");
    if (path.length > MAX_SEGMENTS) this.#report(at, `The path has more than ${MAX_SEGMENTS} segments.`);
    if (path.filter(({ kind }) => kind !== 'text').length > MAX_CAPTURES)
      this.#report(at, `The path has more than ${MAX_CAPTURES} wildcards.`);
  }

  #context(calls: Set<FunctionDeclaration>): ExpressionContext {
    return {
      service: this.#service,
      report: (at, message) => this.#report(at, message),
      warn: (at, message) => this.#warn(at, message),
      used: (declaration) => void this.#used.add(declaration),
      called: (declaration) => void calls.add(declaration),
    };
  }

  #report(at: Position, message: string): void {
    this.#problems.push({ at, message });
  }

  #warn(at: Position, message: string): void {
    this.#warnings.push({ at, message });
  }

  #warnUnused(what: 'function' | 'variable', declaration: Named): void {
    if (!this.#used.has(declaration)) this.#warn(declaration.at, `Unused ${what}: ${declaration.name}.`);
  }
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((left, right) => left.at.line - right.at.line || left.at.column - right.at.column);
}
