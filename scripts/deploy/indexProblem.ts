import * as z from 'zod/mini';

const fieldSchema = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});

const fileSchema = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(fieldSchema) }),
  ),
  fieldOverrides: z.optional(z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string() }))),
});

/** An entry of the file's `indexes`. */
export type IndexEntry = z.output<typeof fileSchema>['indexes'][number];

const nameField = '__name__';

const modeOf = ({ order, arrayConfig }: IndexEntry['fields'][number]): string => order ?? arrayConfig ?? '';

/** An index's fields without the trailing name that Firestore adds automatically in the direction of the last order. */
function ownFields({ fields }: IndexEntry): IndexEntry['fields'] {
  const last = fields.at(-1);
  if (last?.fieldPath !== nameField) return fields;
  const rest = fields.slice(0, -1);
  const direction = rest.findLast(({ order }) => order !== undefined)?.order ?? 'ASCENDING';
  return last.order === direction ? rest : fields;
}

/** An index in words: its collection, its fields with their order, and its scope unless that is the collection. */
export const describeIndex = (index: IndexEntry): string => {
  const fields = ownFields(index).map((field) => `${field.fieldPath} ${modeOf(field)}`);
  return `${index.collectionGroup} (${fields.join(', ')})${index.queryScope === 'COLLECTION' ? '' : ` ${index.queryScope}`}`;
};

/** The first duplicate entry. */
const repeated = (entries: readonly string[]): string | undefined =>
  entries.find((entry, place) => entries.indexOf(entry) !== place);

/**
 * Why a firestore.indexes.json can't be deployed. Firestore answers 409 to an existing index and 400 to one that it maintains automatically
 * or can't build, and firebase-tools then stops without creating the remaining indexes.
 *
 * @param text file content
 * @returns one sentence; null for no problem
 */
export function indexProblem(text: string): string | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) {
    const [issue] = file.error.issues;
    return issue === undefined || issue.path.length < 2
      ? 'It has no list of indexes.'
      : `${issue.path.join('.')}: ${issue.message}.`;
  }
  const { indexes, fieldOverrides = [] } = file.data;
  const twice = repeated(indexes.map(describeIndex));
  if (twice !== undefined) return `The index ${twice} is listed twice.`;
  const override = repeated(
    fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
  );
  if (override !== undefined) return `The field override of ${override} is listed twice.`;
  for (const index of indexes) {
    const own = ownFields(index);
    if (own.length < 2)
      return `The index ${describeIndex(index)} has one field. Firestore maintains it automatically, or as a field override.`;
    if (own.filter(({ arrayConfig }) => arrayConfig !== undefined).length > 1)
      return `The index ${describeIndex(index)} has two array fields. Firestore allows one.`;
  }
  return null;
}
