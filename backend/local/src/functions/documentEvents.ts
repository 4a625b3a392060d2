import { createHash } from 'node:crypto';
import type { CommittedChange } from '../firestore/index.ts';

/**
 * Whether a document's path fits a trigger's pattern.
 *
 * @param pattern as in `onDocumentWritten`: `{name}` stands for one segment, `{name=**}` for any number
 * @param path path of the document, from its root collection
 */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchSegments(splitPath(pattern), splitPath(path));
}

function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return path.length === 0;
  if (/^\{\w+=\*\*\}$/.test(first)) {
    return path.some((_, index) => matchSegments(rest, path.slice(index))) || matchSegments(rest, []);
  }
  return (
    path.length > 0 &&
    (first === path[0] || /^\{\w+(=\*)?\}$/.test(first)) &&
    matchSegments(rest, path.slice(1))
  );
}

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

type Change = 'created' | 'updated' | 'deleted';

/** What a commit did to a document; null when it was absent before and after. */
export function changeKind({ before, after }: Pick<CommittedChange, 'before' | 'after'>): Change | null {
  if (before && after) return 'updated';
  if (after) return 'created';
  return before ? 'deleted' : null;
}

/** Whether a trigger of this event type starts on this kind of change. */
export function startsOn(eventType: string, change: Change): boolean {
  const operation = eventType.split('.')[5];
  return operation === 'written' || operation === change;
}

/** Splits `projects/p/databases/d/documents/a/b`. */
export function parseDocumentName(name: string): { database: string; path: string } {
  const [, , , database = '', , ...segments] = name.split('/');
  return { database, path: segments.join('/') };
}

/** The id of an event: the same whenever it is delivered, also after a restart, and another for each function. */
const eventId = (functionName: string, { name, commitTime }: CommittedChange): string =>
  createHash('sha256')
    .update(JSON.stringify([functionName, name, commitTime]))
    .digest('hex')
    .slice(0, 32);

/**
 * The CloudEvent that Firestore sends for a change, with its JSON payload.
 *
 * @param trigger the function; its event type is `google.cloud.firestore.document.v1.…`
 */
export function documentEvent(
  { name: functionName, eventType, region }: { name: string; eventType: string; region: string },
  change: CommittedChange,
  projectId: string,
): object {
  const { database, path } = parseDocumentName(change.name);
  return {
    specversion: '1.0',
    id: eventId(functionName, change),
    type: eventType,
    source: `//firestore.googleapis.com/projects/${projectId}/databases/${database}`,
    subject: `documents/${path}`,
    time: change.commitTime,
    datacontenttype: 'application/json',
    project: projectId,
    location: region,
    database,
    namespace: '(default)',
    document: path,
    data: {
      ...(change.after && { value: change.after }),
      ...(change.before && { oldValue: change.before }),
    },
    ...(eventType.endsWith('.withAuthContext') && { authtype: 'unknown' }),
  };
}
