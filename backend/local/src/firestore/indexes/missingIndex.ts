import { ProtobufWriter } from '../grpc/ProtobufWriter.ts';
import { DOCUMENT_NAME } from '../values/fieldPath.ts';
import type { Index, IndexField, NeededIndex } from './Index.ts';
import { withName } from './Index.ts';

/** Appended to the refusal of a query with inequalities on several fields. */
const ABOUT_SEVERAL_RANGES =
  ' .\nThe query contains range and inequality filters on multiple fields, please refer to the documentation for index ' +
  'selection best practices: https://cloud.google.com/firestore/docs/query-data/multiple-range-fields.';

/** The single index that would meet the need: equal fields by name, then the searched array, then the order. */
export function indexFor({ collectionGroup, queryScope, equalities, contains, order }: NeededIndex): Index {
  const equal = equalities.map((path): IndexField => ({ path, mode: 'ASCENDING' }));
  const searched: IndexField[] = contains === null ? [] : [{ path: contains, mode: 'CONTAINS' }];
  return { collectionGroup, queryScope, fields: [...equal, ...searched, ...order] };
}

/**
 * Cloud Firestore's refusal of a query without an index, with a link to the page that creates it.
 *
 * @param root `projects/{p}/databases/{d}/documents`
 * @param ranges number of fields the query compares by inequality
 */
export function missingIndexMessage(root: string, index: Index, ranges: number): string {
  const { collectionGroup, queryScope, fields } = index;
  const [, projectId = ''] = root.split('/');
  const console = `https://console.firebase.google.com/v1/r/project/${projectId}/firestore/indexes`;
  const below = `${root.replace(/\/documents$/, '')}/collectionGroups/${collectionGroup}`;
  const single = singleField(index);
  if (single) {
    const kind = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[single.mode];
    const link = linked(`${below}/fields/${single.path}`, { ...index, fields: [single] });
    return (
      `The query requires a ${queryScope}_${kind} index for collection ${collectionGroup} and field ${single.path}. ` +
      `You can create it here: ${console}?create_exemption=${link}`
    );
  }
  const link = linked(`${below}/indexes/_`, { ...index, fields });
  const message = `The query requires an index. You can create it here: ${console}?create_composite=${link}`;
  return ranges > 1 ? message + ABOUT_SEVERAL_RANGES : message;
}

/** The firestore.indexes.json entry that adds the index, on one line. */
export function indexEntry(index: Index): string {
  const { collectionGroup, queryScope, fields } = index;
  const entryOf = ({ path, mode }: IndexField): object =>
    mode === 'CONTAINS' ? { fieldPath: path, arrayConfig: mode } : { fieldPath: path, order: mode };
  const single = singleField(index);
  if (single) {
    const { fieldPath, ...mode } = entryOf(single) as { fieldPath: string };
    return `${JSON.stringify({ collectionGroup, fieldPath, indexes: [{ ...mode, queryScope }] })} among "fieldOverrides"`;
  }
  const withoutName = fields.slice(0, -1);
  const isNameImplied = withName(withoutName).at(-1)?.mode === fields.at(-1)?.mode;
  const entries = (isNameImplied ? withoutName : fields).map(entryOf);
  return `${JSON.stringify({ collectionGroup, queryScope, fields: entries })} among "indexes"`;
}

/** The field of a single-field index; null for a composite one. */
function singleField({ fields }: Index): IndexField | null {
  const [field, ...rest] = fields;
  if (!field || field.path === DOCUMENT_NAME || rest.length > 1) return null;
  return rest.length === 0 || rest[0]?.mode === withName([field]).at(-1)?.mode ? field : null;
}

/** A `google.firestore.admin.v1.Index` in the format of the console's links. */
function linked(name: string, { queryScope, fields }: Index): string {
  const writer = new ProtobufWriter();
  for (const { path, mode } of fields.toReversed()) {
    const before = writer.length;
    writer.uint32(mode === 'DESCENDING' ? 2 : 1);
    writer.tag(mode === 'CONTAINS' ? 3 : 2, 0);
    writer.string(path);
    writer.tag(1, 2);
    writer.uint32(writer.length - before);
    writer.tag(3, 2);
  }
  writer.uint32(queryScope === 'COLLECTION' ? 1 : 2);
  writer.tag(2, 0);
  writer.string(name);
  writer.tag(1, 2);
  return writer.finish().toString('base64url');
}
