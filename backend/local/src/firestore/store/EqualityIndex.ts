import { formatFieldPath, valueAt } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** A field that must equal a string: the most frequent condition. */
export interface Equality {
  path: FieldPath;
  text: string;
}

/** The documents by a field's string value. */
interface FieldIndex {
  path: FieldPath;
  holders: Map<string, Set<StoredDocument>>;
}

const nobody: ReadonlySet<StoredDocument> = new Set();

/**
 * Indexes one collection's documents by string values, so that a query for a few of many thousands doesn't have to scan all. A field is indexed
 * when a query first compares it.
 */
export class EqualityIndex {
  /** By formatted path. */
  readonly #fields = new Map<string, FieldIndex>();

  /**
   * The documents that meet the rarest of some equalities, a superset of those that meet all.
   *
   * @param equalities at least one
   * @param documents all of the collection, by name
   */
  mostSelective(
    equalities: readonly Equality[],
    documents: ReadonlyMap<string, StoredDocument>,
  ): ReadonlySet<StoredDocument> {
    const sets = equalities.map(({ path, text }) => this.#field(path, documents).holders.get(text) ?? nobody);
    return sets.reduce((rarest, other) => (other.size < rarest.size ? other : rarest));
  }

  /** Replaces a document's state; null for a document that doesn't exist. */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    for (const field of this.#fields.values()) {
      if (before) removeFrom(field, before);
      if (after) addTo(field, after);
    }
  }

  #field(path: FieldPath, documents: ReadonlyMap<string, StoredDocument>): FieldIndex {
    const key = formatFieldPath(path);
    const known = this.#fields.get(key);
    if (known) return known;
    const field: FieldIndex = { path, holders: new Map() };
    for (const document of documents.values()) addTo(field, document);
    this.#fields.set(key, field);
    return field;
  }
}

function textIn({ fields }: StoredDocument, path: FieldPath): string | null {
  const value = valueAt(fields, path);
  return value !== undefined && 'stringValue' in value ? value.stringValue : null;
}

function addTo({ path, holders }: FieldIndex, document: StoredDocument): void {
  const text = textIn(document, path);
  if (text === null) return;
  const others = holders.get(text);
  if (others) others.add(document);
  else holders.set(text, new Set([document]));
}

function removeFrom({ path, holders }: FieldIndex, document: StoredDocument): void {
  const text = textIn(document, path);
  const others = text === null ? undefined : holders.get(text);
  if (text === null || !others?.delete(document)) return;
  if (others.size === 0) holders.delete(text);
}
