import type { WriteJson } from '../commit/Write.ts';
import type { FirestoreAnswer } from './normalizeAnswer.fixture.ts';
import type { Call } from './Session.fixture.ts';

/** A justified difference between the local Firestore's and Google's emulator's responses. */
export interface Deviation {
  readonly what: string;
  readonly reason: string;
  readonly covers: (local: FirestoreAnswer, google: FirestoreAnswer, call: Call) => boolean;
}

const sameStatus = (local: FirestoreAnswer, google: FirestoreAnswer): boolean =>
  local.status === google.status && local.error === google.error;

/** Every known deviation; docs/conformance.md lists them too. */
export const deviations: readonly Deviation[] = [
  {
    what: 'JSON that is no message',
    reason: 'the emulator only says that the payload is not valid, the local Firestore what is wrong with it',
    covers: (local, google) =>
      sameStatus(local, google) && google.message === "Payload isn't valid for request.",
  },
  {
    what: 'a text of two-byte characters that is 1,500 bytes long, as a cursor',
    reason: 'the emulator says that it is too large, though it takes a longer one',
    covers: (local, google) => local.status === 200 && google.message === 'the cursor value is too large',
  },
  {
    what: 'more than five aggregations',
    reason: 'the emulator fails with UNKNOWN; the limit is documented',
    covers: (local, google) => google.error === 'UNKNOWN' && local.error === 'INVALID_ARGUMENT',
  },
  {
    what: 'a request with several faults',
    reason: 'the documentation does not say which of them is named; of queries it is always the same',
    covers: (local, google, { path }) =>
      /:(runAggregationQuery|commit|batchWrite)$/.test(path) &&
      local.status === 400 &&
      sameStatus(local, google),
  },
  {
    what: 'a transaction that is over',
    reason: 'the message is that of production',
    covers: (local, google) =>
      sameStatus(local, google) && google.message === 'Transaction is invalid or closed.',
  },
  {
    what: 'a collection group below a document, by name in descending order',
    reason: 'the message is that of production, which asks for an index',
    covers: (local, google) =>
      sameStatus(local, google) &&
      !!local.message?.startsWith('The query requires an index. ') &&
      !!google.message?.startsWith("collection group queries are only allowed if they're at the root or"),
  },
  {
    what: 'a document that is missing, or exists',
    reason: 'the emulator tells of its own storage ("no entity to update", "EntityRef")',
    covers: (local, google) => [404, 409].includes(local.status) && sameStatus(local, google),
  },
  {
    what: 'several writes to one document in a commit, some with preconditions',
    reason: 'the emulator merges them first, and cannot with some; the local Firestore makes them in turn',
    covers: (_local, google) =>
      /^Cannot (collapse|delete then|upsert then|insert then|update then)/.test(google.message ?? ''),
  },
  {
    what: 'a document that a commit deletes and writes again',
    reason:
      'the emulator answers the deletion with an update time; the documentation has none after a deletion',
    covers: (local, google, { path, body }) =>
      path.endsWith(':commit') && local.status === 200 && google.status === 200 && writesAfterDeletion(body),
  },
  {
    what: 'showMissing with a mask',
    reason: 'the emulator ignores the mask',
    covers: (local, _google, { path }) =>
      path.includes('showMissing=true') && path.includes('mask.') && local.status === 200,
  },
];

function writesAfterDeletion(body: object | undefined): boolean {
  const { writes = [] } = (body ?? {}) as { writes?: WriteJson[] };
  const deleted = writes.flatMap((write) => write.delete ?? []);
  return writes.some(({ update, transform }) => deleted.includes(update?.name ?? transform?.document ?? ''));
}
