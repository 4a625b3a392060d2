import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Sources with names resolved among each other, without libraries. */
export interface Sources {
  readonly files: readonly ts.SourceFile[];
  /** Files whose exports are called by code outside the sources. */
  readonly entries: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
  /** A file's path from the root. */
  readonly nameOf: (file: ts.SourceFile) => string;
  /** `file:line` of a node. */
  readonly placeOf: (node: ts.Node) => string;
}

interface Named {
  /** File paths from the root. */
  readonly names: readonly string[];
  /** The entry files of packages, by import specifier, e.g. `shared-lib/domain`; paths from the root. */
  readonly entries: ReadonlyMap<string, string>;
}

/**
 * Reads sources.
 *
 * @param root absolute path
 * @param read returns a file's text; reads from disk by default
 */
export function readSources(
  root: string,
  { names, entries }: Named,
  read = (path: string): string => readFileSync(path, 'utf8'),
): Sources {
  const nameOf = new Map(names.map((name) => [join(root, name), name]));
  const resolved = (specifier: string, from: string): ts.ResolvedModuleWithFailedLookupLocations => {
    // Functions are imported by their path from the root, such as `backend/kernel/calls.ts`.
    const entry = entries.get(specifier) ?? (nameOf.has(join(root, specifier)) ? specifier : undefined);
    const path = entry === undefined ? resolve(dirname(from), specifier) : join(root, entry);
    const extension = path.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
    return { resolvedModule: nameOf.has(path) ? { resolvedFileName: path, extension } : undefined };
  };
  const host: ts.CompilerHost = {
    fileExists: (path) => nameOf.has(path),
    readFile: read,
    getSourceFile: (path, version) =>
      nameOf.has(path) ? ts.createSourceFile(path, read(path), version, true) : undefined,
    resolveModuleNameLiterals: (literals, from) => literals.map(({ text }) => resolved(text, from)),
    getDefaultLibFileName: () => '',
    writeFile: () => {},
    getCurrentDirectory: () => root,
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.Preserve,
  };
  const program = ts.createProgram([...nameOf.keys()], options, host);
  const pathOf = (file: ts.SourceFile): string => nameOf.get(file.fileName) ?? file.fileName;
  const places = new WeakMap<ts.Node, string>();
  return {
    files: program.getSourceFiles(),
    entries: [...entries.values()].flatMap((name) => program.getSourceFile(join(root, name)) ?? []),
    checker: program.getTypeChecker(),
    nameOf: pathOf,
    placeOf: (node) => {
      const file = node.getSourceFile();
      const place = places.get(node) ?? `${pathOf(file)}:${lineOf(node, file)}`;
      places.set(node, place);
      return place;
    },
  };
}

const lineOf = (node: ts.Node, file: ts.SourceFile): number =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
