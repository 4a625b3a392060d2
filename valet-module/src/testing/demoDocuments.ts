import { demoAccounts, demoUids } from '../../../backend/seed/accounts.ts';
import { demoSet } from '../../../backend/seed/demoSet.ts';
import { withSummaries } from '../../../backend/seed/documents/summaryDocuments.ts';
import { SeedReference, type SeedDocument, type SeedSet } from '../../../backend/seed/seedSet.ts';
import { DocumentReference, stored, type Fields } from './firebase/values.ts';

/** A demo account, by name. */
export type DemoName = keyof typeof demoUids;

/** A demo account’s user. */
export function demoUser(name: DemoName): { uid: string; email: string; displayName: string | null } {
  const uid = demoUids[name];
  const account = demoAccounts.find((one) => one.uid === uid);
  return { uid, email: account?.email ?? `${uid}@demo.test`, displayName: account?.name ?? null };
}

const withReferences = (value: unknown): unknown => {
  if (value instanceof SeedReference) return new DocumentReference(value.path);
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withReferences(one)]));
};

const fieldsOf = (data: Readonly<Record<string, unknown>>) => stored(withReferences(data)) as Fields;

const toMap = (documents: readonly SeedDocument[]) =>
  new Map(documents.map(({ path, data }) => [path, fieldsOf(data)]));

let demo: { readonly set: SeedSet; readonly documents: ReadonlyMap<string, Fields> } | undefined;

function demoAt(now: number) {
  if (demo) return demo;
  const set = demoSet(now);
  demo = { set, documents: toMap(set.documents) };
  return demo;
}

/**
 * The documents of the demo accounts, with changes. The summaries that lists read are updated with the changes, as
 * functions would do it.
 * @param changes fields by path, merged with the demo’s document if there is one; null removes it
 */
export function demoDocuments(
  changes: Readonly<Record<string, Fields | null>>,
  now: number,
): Map<string, Fields> {
  const { set, documents } = demoAt(now);
  if (Object.keys(changes).length === 0) return new Map(documents);
  const raw = new Map(set.documents.map((document) => [document.path, document]));
  for (const [path, data] of Object.entries(changes)) {
    if (data === null) raw.delete(path);
    else raw.set(path, { ...raw.get(path), path, data: { ...raw.get(path)?.data, ...data } });
  }
  // The new summaries come before the demo's, which they replace.
  const changed = toMap(withSummaries({ ...set, documents: [...raw.values()] }, now).documents.toReversed());
  // A test’s own changes to a summary take precedence.
  for (const [path, data] of Object.entries(changes)) {
    if (data === null) changed.delete(path);
    else changed.set(path, fieldsOf(raw.get(path)!.data));
  }
  return changed;
}
