import ts from 'typescript';

/** Longer signatures are left out: the types in an editor are easier to read. */
const longestSignature = 140;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Documentation as one paragraph: the comment, then what it says of parameters and the result. */
function documentationOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const said = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol.getJsDocTags(checker).flatMap(({ name, text }) => {
    const words = oneLine(ts.displayPartsToString(text));
    if (name === 'param') return [words.replace(/^(\S+)\s*/, '`$1`: ')];
    if (name === 'returns') return [words.startsWith('resolves') ? `It ${words}` : `Returns ${words}`];
    return name === 'throws' ? [`Throws ${words}`] : [];
  });
  return [said, ...tags]
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

/** The properties that a component takes, in the order of its type. */
function propertiesOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string | null {
  const signature = type.getCallSignatures()[0];
  const result = signature && checker.typeToString(signature.getReturnType());
  if (!signature || !/Element|ReactNode|ReactPortal/.test(result ?? '')) return null;
  const [props] = signature.getParameters();
  if (!props) return '';
  return checker
    .getTypeOfSymbolAtLocation(props, at)
    .getProperties()
    .map(({ name, flags }) => `\`${name}${flags & ts.SymbolFlags.Optional ? '?' : ''}\``)
    .join(', ');
}

/** A name that an entry exports, as a list item: its kind or signature, and its documentation. */
function exportLine(exported: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const documentation = documentationOf(symbol, checker);
  const line = (what: string) =>
    `- **\`${exported.name}\`**${what}${documentation === '' ? '' : `: ${documentation}`}`;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return line(' (type)');
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const properties = /^[A-Z]/.test(exported.name) ? propertiesOf(type, at, checker) : null;
  if (properties !== null) return line(properties === '' ? ' (component)' : ` (component: ${properties})`);
  const [signature] = type.getCallSignatures();
  const text = oneLine(
    signature
      ? checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)
      : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  // Unnamed types are shown by their place, which differs between machines.
  const isShort = text.length <= longestSignature && !text.includes('import(');
  return line(isShort ? ` \`${text}\`` : signature ? ' (function)' : '');
}

/** The names of a declaration file, each as a list item. */
export function exportLines(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((symbol) => exportLine(symbol, source, checker));
}
