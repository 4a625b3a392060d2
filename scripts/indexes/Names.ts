import ts from 'typescript';
import type { Sources } from './sources.ts';
import type { FunctionNode } from './values.ts';

/** The target of a name: a declaration in the sources, or a Firebase export. */
export type Meaning =
  | { readonly kind: 'declaration'; readonly declaration: ts.Declaration }
  | { readonly kind: 'library'; readonly name: string };

/** A function call with its arguments; those added by other code are undefined. */
export type Call = readonly (ts.Expression | undefined)[];

export interface Calls {
  readonly calls: readonly Call[];
  /** Whether unknown code may call it too. */
  readonly isPassedOn: boolean;
}

const isFirebase = (specifier: ts.Expression): boolean =>
  ts.isStringLiteral(specifier) && /^firebase(-admin)?\//.test(specifier.text);

const isLoading = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** The outermost expression around a node with the same value, e.g. `(node as T)`. */
const outermost = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node.parent) ||
  ts.isAsExpression(node.parent) ||
  ts.isSatisfiesExpression(node.parent) ||
  ts.isNonNullExpression(node.parent)
    ? outermost(node.parent)
    : node;

/** Whether a name is part of a type, or is imported or exported under the same name. */
const isOnlyNamed = ({ parent }: ts.Node): boolean =>
  ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isBindingElement(parent)
    ? parent.propertyName === undefined
    : ts.isTypeNode(parent) || ts.isQualifiedName(parent);

/** Resolves names, and finds a function's callers. */
export class Names {
  readonly #checker: ts.TypeChecker;
  readonly #hooks: ReadonlyMap<string, number>;
  readonly #exported: ReadonlySet<ts.Declaration>;
  readonly #identifiers = new Map<string, ts.Identifier[]>();
  readonly #calls = new Map<FunctionNode, Calls>();

  /**
   * @param hooks functions that turn their second argument, a function, into a hook: by name, the position of the argument that is passed
   * to the hook
   */
  constructor({ files, checker, entries }: Sources, hooks: ReadonlyMap<string, number>) {
    this.#checker = checker;
    this.#hooks = hooks;
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const same = this.#identifiers.get(node.text);
        if (same) same.push(node);
        else this.#identifiers.set(node.text, [node]);
      }
      ts.forEachChild(node, visit);
    };
    for (const file of files) visit(file);
    const symbols = entries.flatMap((entry) => {
      const module = checker.getSymbolAtLocation(entry);
      return module ? checker.getExportsOfModule(module) : [];
    });
    this.#exported = new Set(
      symbols.flatMap((symbol) => {
        const meaning = this.#meaningOfSymbol(symbol);
        return meaning?.kind === 'declaration' ? [meaning.declaration] : [];
      }),
    );
  }

  /** Undefined for names outside the sources. */
  meaningOf(name: ts.Identifier): Meaning | undefined {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name);
    return symbol && this.#meaningOfSymbol(symbol);
  }

  #meaningOfSymbol(symbol: ts.Symbol): Meaning | undefined {
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined) return undefined;
    if (symbol.flags & ts.SymbolFlags.Alias) {
      if (ts.isImportSpecifier(declaration) && isFirebase(declaration.parent.parent.parent.moduleSpecifier))
        return { kind: 'library', name: (declaration.propertyName ?? declaration.name).text };
      if (ts.isExportSpecifier(declaration)) {
        const from = declaration.parent.parent.moduleSpecifier;
        if (from && isFirebase(from))
          return { kind: 'library', name: (declaration.propertyName ?? declaration.name).text };
      }
      const meant = this.#checker.getAliasedSymbol(symbol);
      if (meant.declarations) return this.#meaningOfSymbol(meant);
      const exported = ts.isImportSpecifier(declaration) && this.#exportedAs(declaration);
      return exported ? this.#meaningOfSymbol(exported) : undefined;
    }
    const loaded = ts.isBindingElement(declaration) ? this.#loadedBy(declaration) : undefined;
    return loaded ? this.#meaningOfSymbol(loaded) : { kind: 'declaration', declaration };
  }

  /** The source file's export that an import refers to. */
  #exportedAs({ parent, name, propertyName }: ts.ImportSpecifier): ts.Symbol | undefined {
    return this.#exportOf(parent.parent.parent.moduleSpecifier, (propertyName ?? name).text);
  }

  #exportOf(specifier: ts.Expression, wanted: string): ts.Symbol | undefined {
    const module = this.#checker.getSymbolAtLocation(specifier);
    return module && this.#checker.getExportsOfModule(module).find(({ name }) => name === wanted);
  }

  /** The export loaded by `const { name } = await import('./file.ts')`. */
  #loadedBy({ parent, name, propertyName }: ts.BindingElement): ts.Symbol | undefined {
    const { initializer } = parent.parent as { initializer?: ts.Expression };
    const loading = initializer && ts.isAwaitExpression(initializer) ? initializer.expression : undefined;
    const [specifier] = loading && isLoading(loading) ? loading.arguments : [];
    return specifier && this.#exportOf(specifier, (propertyName ?? name).getText());
  }

  callsOf(fn: FunctionNode): Calls {
    const known = this.#calls.get(fn) ?? this.#findCalls(fn);
    this.#calls.set(fn, known);
    return known;
  }

  #findCalls(fn: FunctionNode): Calls {
    const holder = outermost(fn).parent;
    if (ts.isFunctionDeclaration(fn)) return this.#callsOfName(fn.name);
    if (ts.isVariableDeclaration(holder)) return this.#callsOfName(holder.name);
    const place =
      ts.isCallExpression(holder) && holder.arguments[1] === fn
        ? this.#hooks.get(holder.expression.getText())
        : undefined;
    const hook = outermost(holder).parent;
    if (place === undefined || !ts.isVariableDeclaration(hook)) return { calls: [], isPassedOn: true };
    const { calls, isPassedOn } = this.#callsOfName(hook.name);
    return { calls: calls.map(([requested]) => [...Array<undefined>(place), requested]), isPassedOn };
  }

  #callsOfName(name: ts.Node | undefined): Calls {
    if (!name || !ts.isIdentifier(name)) return { calls: [], isPassedOn: true };
    const declaration = name.parent as ts.Declaration;
    const calls: Call[] = [];
    let isPassedOn = this.#exported.has(declaration);
    for (const found of this.#identifiers.get(name.text) ?? []) {
      if (found === name || isOnlyNamed(found)) continue;
      const meaning = this.meaningOf(found);
      if (meaning?.kind !== 'declaration' || meaning.declaration !== declaration) continue;
      const used = outermost(found);
      if (ts.isCallExpression(used.parent) && used.parent.expression === used)
        calls.push(used.parent.arguments);
      else isPassedOn = true;
    }
    return { calls, isPassedOn };
  }
}
