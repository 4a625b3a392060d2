import ts from 'typescript';

/** A problem with the texts in one line, e.g. `mf-team/src/texts/en.ts:12 has "columns.name", which no code uses`. */
type Finding = string;

interface Declared {
  /** `file:line` of the text. */
  place: string;
  isUsed: boolean;
}

/** By key, without the suffix of plural forms. */
type Catalog = Map<string, Declared>;

/** In a catalog with this few texts, a single call may use all of them. */
const few = 5;

const plural = /_(zero|one|two|few|many|other)$/;

/**
 * Finds texts that no code uses. Each call of a `Translate` uses the keys that the type of its first argument allows, so a key made from a
 * union, such as `tiers.${tier}`, uses one text per member of the union. A string where a `MessageKeyPrefix` is expected uses all texts below that
 * key, because the error codes that complete it are unknown to the types.
 * @param program the program, without type errors; its tests use no texts.
 * @param i18n the path of the file that declares `Catalogs`, `Translate` and `MessageKeyPrefix`.
 * @param pathOf returns a file's name for output.
 * @returns the findings in the order of the catalogs. A call or prefix that could use any text is also a finding because it would hide
 * the unused ones, and so is a prefix without texts.
 */
export function findUnusedTexts(
  program: ts.Program,
  i18n: string,
  pathOf: (file: string) => string,
): Finding[] {
  const checker = program.getTypeChecker();
  const exported = (name: string) => {
    const file = program.getSourceFile(i18n);
    const module = file && checker.getSymbolAtLocation(file);
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${i18n} does not export ${name}`);
    return symbol;
  };
  const placeOf = (node: ts.Node) => {
    const file = node.getSourceFile();
    return `${pathOf(file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };

  const catalogOf = (texts: ts.Type, path = '', found: Catalog = new Map()): Catalog => {
    for (const property of checker.getPropertiesOfType(texts)) {
      const type = checker.getTypeOfSymbol(property);
      const key = `${path}${property.name}`;
      const declaration = property.declarations?.[0];
      if (!(type.flags & ts.TypeFlags.StringLike)) catalogOf(type, `${key}.`, found);
      else if (declaration)
        found.set(key.replace(plural, ''), { place: placeOf(declaration), isUsed: false });
    }
    return found;
  };
  const catalogs = new Map(
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported('Catalogs')))
      .map((property) => [property.name, catalogOf(checker.getTypeOfSymbol(property))]),
  );

  const translate = exported('Translate');
  const findings: Finding[] = [];

  const visitCall = (call: ts.CallExpression) => {
    const type = checker.getTypeAtLocation(call.expression);
    const [key] = call.arguments;
    if (!key || type.symbol !== translate) return;
    const [namespace] = checker.getTypeArguments(type as ts.TypeReference);
    const catalog = namespace?.isStringLiteral() && catalogs.get(namespace.value);
    const keys = literalsOf(checker, checker.getTypeAtLocation(key));
    if (!catalog || !keys || (keys.length === catalog.size && keys.length > few)) {
      findings.push(`${placeOf(call)} accepts any text; narrow it with a union of keys`);
      return;
    }
    for (const one of keys) {
      const text = catalog.get(one);
      if (text) text.isUsed = true;
    }
  };
  const placesOfWords = partsOf(checker.getDeclaredTypeOfSymbol(exported('MessageKeyPrefix')));
  const visitText = (text: StringExpression) => {
    const expected = checker.getContextualType(text);
    if (!expected || !partsOf(expected).some((part) => placesOfWords.includes(part))) return;
    const places = literalsOf(checker, checker.getTypeAtLocation(text));
    if (!places) findings.push(`${placeOf(text)} accepts any prefix; narrow it with a union of prefixes`);
    for (const place of places ?? []) {
      const [namespace = '', path = ''] = place.split(':');
      const below = [...(catalogs.get(namespace) ?? [])].filter(([key]) => key.startsWith(`${path}.`));
      if (below.length === 0) findings.push(`${placeOf(text)} names "${place}", which has no texts`);
      for (const [, declared] of below) declared.isUsed = true;
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isNamedLikeTranslate(node.expression)) visitCall(node);
    if (isStringExpression(node) && startsLikePrefix(node)) visitText(node);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !/\.test\.tsx?$/.test(file.fileName)) visit(file);
  }

  for (const catalog of catalogs.values()) {
    for (const [key, { place, isUsed }] of catalog) {
      if (!isUsed) findings.push(`${place} has "${key}", which no code uses`);
    }
  }
  return findings;
}

/**
 * `t`, `words.t` and `tLayout`. Checking names takes a third of the time of checking every callee's type. Texts used by a function with
 * another name are reported as unused.
 */
function isNamedLikeTranslate(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee)
    ? callee.name.text
    : ts.isIdentifier(callee) && callee.text;
  return name !== false && /^t([A-Z]|$)/.test(name);
}

type StringExpression = ts.StringLiteralLike | ts.TemplateExpression;

const isStringExpression = (node: ts.Node): node is StringExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Like `mf-team:addMember`. Checking the text first avoids checking the type of every string. */
const startsLikePrefix = (node: StringExpression) =>
  /^[\w-]+:/.test(ts.isTemplateExpression(node) ? node.head.text : node.text);

/** The members of a union; any other type alone. */
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The texts a type allows; null if it allows any text. */
function literalsOf(checker: ts.TypeChecker, type: ts.Type): string[] | null {
  const parts = partsOf(checker.getBaseConstraintOfType(type) ?? type);
  return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value) : null;
}
