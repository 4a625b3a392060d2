import type { RequestHandler } from 'express';
import type { Access } from '../access/Access.ts';
import type { CommittedChange } from '../firestore/index.ts';

/** Where Google's Firestore emulator sends events: the path used by Firebase's own Functions emulator. */
export const emulatorEventsPath = '/functions/projects/:project/triggers/:trigger';

type Document = NonNullable<CommittedChange['after']>;

/**
 * Parses an event of Google's Firestore emulator: the JSON background event of a first-generation `document.write` trigger. (Its
 * CloudEvents have only whole seconds and base64 protobuf.)
 *
 * @throws TypeError if it isn't such an event
 */
export function committedChangeOf(event: unknown): CommittedChange {
  const { data, context } = (event ?? {}) as {
    data?: { value?: unknown; oldValue?: unknown };
    context?: { timestamp?: unknown; resource?: { name?: unknown } };
  };
  const name = context?.resource?.name;
  const commitTime = context?.timestamp;
  if (!data || typeof name !== 'string' || typeof commitTime !== 'string')
    throw new TypeError('Expected {"data": …, "context": {"timestamp": …, "resource": {"name": …}}}.');
  return { name, before: documentOf(data.oldValue), after: documentOf(data.value), commitTime };
}

/** A document without fields arrives without `fields`. */
function documentOf(value: unknown): Document | null {
  return value === undefined ? null : { fields: {}, ...(value as Omit<Document, 'fields'>) };
}

/**
 * Receives the events of Google's Firestore emulator. It never repeats an event, whatever the response, and sends the next one only after
 * the response, so we respond without waiting for the functions.
 *
 * @param onChange called for each change, in commit order
 */
export const receiveEmulatorEvents =
  (projectId: string, access: Access, onChange: (change: CommittedChange) => void): RequestHandler =>
  (request, response) => {
    if (request.params.project !== projectId || !access.isAdministrator(request)) {
      response.status(403).json({ error: { status: 'PERMISSION_DENIED', message: 'Not for this sender.' } });
      return;
    }
    try {
      onChange(committedChangeOf(request.body));
      response.json({});
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: error.message } });
    }
  };
