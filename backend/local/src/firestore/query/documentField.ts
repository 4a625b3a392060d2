import type { StoredDocument } from '../store/StoredDocument.ts';
import { DOCUMENT_NAME, valueAt } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { Value } from '../values/Value.ts';

/** Whether the path is the pseudo field `__name__`. */
export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === DOCUMENT_NAME;
}

/** A document field's value for filters and order; `__name__` is a reference to the document itself. */
export function documentField(document: StoredDocument, path: FieldPath): Value | undefined {
  return isDocumentName(path) ? { referenceValue: document.name } : valueAt(document.fields, path);
}
