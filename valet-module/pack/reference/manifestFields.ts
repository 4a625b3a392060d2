import ts from 'typescript';

/** The parts of JSON Schema that the schema of `module.json` uses. */
export interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

/** A documentation comment as one line; empty if there is none. */
function commentOf(node: ts.Node, source: ts.SourceFile): string {
  const text = source.getFullText();
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = comments.at(-1);
  const comment = last ? text.slice(last.pos, last.end) : '';
  if (!comment.startsWith('/**')) return '';
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The documentation comments of a source with schemas.
 * @returns by `variable.property` for the fields of objects, and by `variable value` for the values of a list
 */
export function commentsIn(text: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile('schemas.ts', text, ts.ScriptTarget.ES2023, true);
  const found = new Map<string, string>();
  const visit = (name: string, node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) found.set(`${name}.${node.name.getText()}`, commentOf(node, source));
    if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent))
      found.set(`${name} ${node.text}`, commentOf(node, source));
    ts.forEachChild(node, (child) => visit(name, child));
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) visit(name.getText(), initializer);
  }
  return found;
}

/** The values that a field accepts, in words. */
function kindOf({ type, enum: values, maxLength, maxItems, items, properties }: FieldSchema): string {
  if (values) return `one of ${values.map((value) => `\`${value}\``).join(', ')}`;
  if (type === 'array') {
    const what = items?.type === 'object' ? 'entries' : 'values';
    return `a list${maxItems === undefined ? ` of ${what}` : ` of at most ${maxItems} ${what}`}`;
  }
  if (properties?.en) return `a text in English (\`en\`) and, if available, Spanish (\`es\`)`;
  const known: Record<string, string> = { string: 'a text', integer: 'a whole number', number: 'a number' };
  const words = known[type ?? ''] ?? 'an object';
  return maxLength === undefined ? words : `${words} of at most ${maxLength} characters`;
}

/**
 * The fields of an object, as list items.
 * @param commentsOf a field's documentation
 */
export const fieldLines = (
  { properties = {}, required = [] }: FieldSchema,
  commentOfField: (field: string) => string,
): string[] =>
  Object.entries(properties)
    .filter(([field]) => field !== '$schema')
    .map(([field, schema]) => {
      const optional = required.includes(field) ? '' : ', optional';
      const comment = commentOfField(field);
      return `- **\`${field}\`**: ${kindOf(schema)}${optional}.${comment ? ` ${comment}` : ''}`;
    });
