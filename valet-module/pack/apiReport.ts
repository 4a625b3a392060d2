import { join, relative } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A top-level declaration: the statement that a report shows. */
function statementOf(declaration: ts.Node): ts.Node {
  let node = declaration;
  while (node.parent && !ts.isSourceFile(node.parent) && !ts.isModuleBlock(node.parent)) node = node.parent;
  return node;
}

/**
 * The compiler's view of emitted declarations.
 * @param folder of the declarations, absolute
 * @param entries declaration files by import name, relative to the folder
 */
export function typesProgram(folder: string, entries: Readonly<Record<string, string>>): ts.Program {
  const files = Object.values(entries).map((file) => join(folder, file));
  return ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
}

/**
 * Reports what modules can import: the names of each entry, and every declaration that these names reach, without
 * comments. So a report changes only when types that modules use may have changed.
 * @param folder of the emitted declarations, absolute
 * @param entries declaration files by import name, relative to the folder
 * @returns the reports by file name: `entries.txt`, and one for each part of shared-lib
 */
export function apiReport(
  folder: string,
  entries: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const program = typesProgram(folder, entries);
  const checker = program.getTypeChecker();
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const ours = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).filter((one) => one.getSourceFile().fileName.startsWith(`${folder}/`));

  const reached = new Set<ts.Node>();
  const reach = (symbol: ts.Symbol) => {
    for (const declaration of ours(symbol)) {
      const statement = statementOf(declaration);
      if (ts.isSourceFile(statement) || ts.isImportDeclaration(statement) || reached.has(statement)) continue;
      reached.add(statement);
      visit(statement);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) reach(resolved(symbol));
    }
    ts.forEachChild(node, visit);
  };

  const lists = Object.entries(entries).map(([key, file]) => {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${key} has no types: ${file} exports nothing`);
    const names = checker.getExportsOfModule(module).map((symbol) => {
      reach(resolved(symbol));
      return symbol.name;
    });
    return `${key}\n${names
      .sort()
      .map((name) => `  ${name}\n`)
      .join('')}`;
  });

  const parts = new Map<string, string[]>();
  for (const statement of reached) {
    const source = statement.getSourceFile();
    const path = relative(folder, source.fileName);
    const texts = parts.get(path.split('/')[0]!) ?? [];
    parts.set(path.split('/')[0]!, texts);
    texts.push(
      `// ${path.replace(/\.d\.ts$/, '')}\n${printer.printNode(ts.EmitHint.Unspecified, statement, source)}\n`,
    );
  }
  return new Map([
    ['entries.txt', lists.join('\n')],
    ...[...parts].sort().map(([part, texts]) => [`${part}.txt`, texts.sort().join('\n')] as const),
  ]);
}
