import { createHash } from 'node:crypto';
import type { CommittedChange } from '../firestore/index.ts';

/**
 * Compiles a trigger's document pattern. Each change is matched against every trigger, so patterns are parsed once.
 *
 * @param pattern as in `onDocumentWritten`: `{name}` matches one segment, `{name=**}` any number
 * @returns a test for a document's path, starting at its root collection
 */
export function matcherOf(pattern: string): (path: string) => boolean {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const expression = new RegExp(`^${segments.map(expressionOf).join('')}$`);
  return (path) => expression.test(`/${path}`);
}

function expressionOf(segment: string): string {
  if (/^\{\w+=\*\*\}$/.test(segment)) return '(?:/[^/]+)*';
  if (/^\{\w+(=\*)?\}$/.test(segment)) return '/[^/]+';
  return `/${segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
}

type Change = 'created' | 'updated' | 'deleted';

/** The kind of change to a document; null if it was absent before and after. */
export function changeKind({ before, after }: Pick<CommittedChange, 'before' | 'after'>): Change | null {
  if (before && after) return 'updated';
  if (after) return 'created';
  return before ? 'deleted' : null;
}

/** Whether a trigger of this event type fires for this kind of change. */
export function triggersOn(eventType: string, change: Change): boolean {
  const operation = eventType.split('.')[5];
  return operation === 'written' || operation === change;
}

/** Splits `projects/p/databases/d/documents/a/b`. */
export function parseDocumentName(name: string): { database: string; path: string } {
  const [, , , database = '', , ...segments] = name.split('/');
  return { database, path: segments.join('/') };
}

/** An event's ID: stable across deliveries and restarts, and different for each function. */
const eventId = (functionName: string, { name, commitTime }: CommittedChange): string =>
  createHash('sha256')
    .update(JSON.stringify([functionName, name, commitTime]))
    .digest('hex')
    .slice(0, 32);

/**
 * The CloudEvent Firestore sends for a change, with a JSON payload.
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
