import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  communityCalls,
  activityChangesOf,
  communityImportRules,
  type CommunityImport,
  type CommunityRow,
  noAccess,
  pastSettingsAfterEdit,
} from 'mf-communities/domain';
import {
  communitySchema,
  newCommunitySchema,
  paths,
  readPayload,
  type Community,
  type PlannedRow,
} from 'shared-lib/domain';
import { planImport } from 'mf-communities/domain';
import { editedBy, logActivity } from 'backend/functions/core/community/activity.ts';
import { hasClockInTonight } from 'backend/functions/core/community/hasClockInTonight.ts';
import { isArchivedRecord, communityExists } from 'backend/functions/core/community/history.ts';
import { agentsToRemove, removeAgents, replacedOf } from '../regularAgents.ts';
import { requireWithinPlan } from '../capacity.ts';
import { claimBusinessSlug, reserveSlug, uniqueSlug } from '../slugs.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  importMarkOf,
  type ImportMark,
  type RegularAgent,
} from 'backend/functions/core/community/importMark.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

interface Stored {
  readonly community: Community;
  readonly mark: ImportMark | null;
}

/** The communities in service, with the import that last wrote each. */
const servedIn = (documents: readonly DocumentSnapshot[]): Stored[] =>
  documents
    .filter((document) => communityExists(document) && !isArchivedRecord(document))
    .flatMap((document): Stored[] => {
      const community = recordOf(communitySchema, document);
      return community ? [{ community, mark: importMarkOf(document) }] : [];
    });

/** A row's fields, without the empty ones. */
const filled = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** A whole community, validated as in the form: the row's fields over the current ones. */
const checked = (row: CommunityRow, known: object) => {
  const read = readPayload(newCommunitySchema, { ...known, ...filled(row) });
  if (!read.ok) throw new HttpsError('invalid-argument', `${row.propertyName}: ${read.error}`);
  return read.value;
};

/** How many rows are additions and changes; anything this import already did counts as planned. */
const countsOf = (
  plans: readonly PlannedRow<CommunityRow>[],
  stored: readonly Stored[],
  importId: string,
) => {
  const marks = new Map(stored.map(({ community, mark }) => [community.id, mark]));
  const done = plans
    .map((plan) => (plan.verdict === 'unchanged' ? (marks.get(plan.id) ?? null) : null))
    .filter((mark) => mark?.id === importId);
  const count = (verdict: string, isDone: (mark: ImportMark | null) => boolean) =>
    plans.filter((plan) => plan.verdict === verdict).length + done.filter(isDone).length;
  return {
    new: count('new', (mark) => mark?.before === null),
    changed: count('changed', (mark) => mark?.before !== null),
  };
};

/** The part's author and business. */
interface Author {
  readonly customerId: string;
  readonly uid: string;
  readonly importId: string;
}

const addAll = async (
  transaction: Transaction,
  { customerId, uid, importId }: Author,
  rows: readonly CommunityRow[],
  slugs: ReadonlySet<unknown>,
): Promise<void> => {
  const taken = new Set(slugs);
  const additions: { readonly slug: string; readonly fields: ReturnType<typeof checked> }[] = [];
  for (const row of rows) {
    const slug = await uniqueSlug(transaction, customerId, row.propertyName, taken);
    taken.add(slug);
    additions.push({ slug, fields: checked(row, {}) });
  }
  // Firestore transactions require all reads before any write.
  const writeBusinessSlug =
    additions.length > 0 ? await claimBusinessSlug(transaction, customerId) : () => {};
  writeBusinessSlug();
  const at = FieldValue.serverTimestamp();
  for (const { slug, fields } of additions) {
    const reference = firestore().collection(paths.communities(customerId)).doc();
    reserveSlug(transaction, customerId, slug, reference.id);
    transaction.create(reference, {
      ...fields,
      slug,
      lastImport: { id: importId, before: null, at },
      createdAt: at,
      updatedAt: at,
      createdBy: uid,
    });
    logActivity(transaction, customerId, reference.id, { act: 'added', by: uid });
  }
};

/** The regular assignments that the changes of service days remove, by community. */
const agentsGone = async (
  transaction: Transaction,
  customerId: string,
  plans: readonly PlannedRow<CommunityRow>[],
  stored: readonly Stored[],
): Promise<ReadonlyMap<string, readonly RegularAgent[]>> => {
  const changed = plans.flatMap((plan) => {
    if (plan.verdict !== 'changed' || !plan.differences.some(({ field }) => field === 'serviceDays'))
      return [];
    const known = stored.find(({ community }) => community.id === plan.id);
    return known ? [{ community: known.community, to: plan.values.serviceDays ?? undefined }] : [];
  });
  return new Map(
    await Promise.all(
      changed.map(
        async ({ community, to }) =>
          [community.id, await agentsToRemove(transaction, customerId, community, to)] as const,
      ),
    ),
  );
};

/** The changed communities where someone has clocked in tonight, by id. */
const begunAmong = async (
  transaction: Transaction,
  customerId: string,
  plans: readonly PlannedRow<CommunityRow>[],
  stored: readonly Stored[],
  now: number,
): Promise<ReadonlySet<string>> => {
  const changed = new Set(plans.flatMap((plan) => (plan.verdict === 'changed' ? [plan.id] : [])));
  const begun = await Promise.all(
    stored.map(async ({ community }) =>
      changed.has(community.id) && (await hasClockInTonight(transaction, customerId, community, now))
        ? [community.id]
        : [],
    ),
  );
  return new Set(begun.flat());
};

/** The data a change depends on besides the rows, read before anything is written. */
interface ChangeFacts {
  /** The regular assignments to remove, by community. */
  readonly gone: ReadonlyMap<string, readonly RegularAgent[]>;
  /** The communities whose night has begun. */
  readonly begun: ReadonlySet<string>;
  readonly now: number;
}

const changeAll = (
  transaction: Transaction,
  { customerId, uid, importId }: Author,
  plans: readonly PlannedRow<CommunityRow>[],
  stored: readonly Stored[],
  { gone, begun, now }: ChangeFacts,
): void => {
  const byId = new Map(stored.map((one) => [one.community.id, one]));
  for (const plan of plans) {
    const known = plan.verdict === 'changed' ? byId.get(plan.id) : undefined;
    if (plan.verdict !== 'changed' || !known) continue;
    const { propertyName: _, ...row } = plan.values;
    checked(plan.values, known.community);
    const fields = Object.fromEntries(
      plan.differences.map(({ field }) => [field, row[field as keyof typeof row]]),
    );
    const before = Object.fromEntries(plan.differences.map(({ field, from }) => [field, from]));
    const at = FieldValue.serverTimestamp();
    const agents = gone.get(plan.id) ?? [];
    transaction.update(firestore().doc(paths.community(customerId, plan.id)), {
      ...fields,
      ...pastSettingsAfterEdit(known.community, fields, agents.map(replacedOf), now, begun.has(plan.id)),
      ...editedBy(uid),
      lastImport: { id: importId, before, at, ...(agents.length > 0 && { agents }) },
    });
    logActivity(transaction, customerId, plan.id, {
      act: 'edited',
      by: uid,
      changes: [
        ...activityChangesOf({ ...known.community, ...noAccess }, fields),
        ...removeAgents(transaction, customerId, plan.id, agents),
      ],
    });
  }
};

const writePart = async (transaction: Transaction, author: Author, { rows, expected }: CommunityImport) => {
  const { customerId, importId } = author;
  const [plan, { docs }] = await Promise.all([
    readPlan(transaction, customerId),
    transaction.get(firestore().collection(paths.communities(customerId))),
  ]);
  const stored = servedIn(docs);
  const plans = planImport(
    rows.map((values, line) => ({ line, ok: true as const, values })),
    stored.map(({ community }) => community),
    communityImportRules,
  );
  const counts = countsOf(plans, stored, importId);
  if (counts.new !== expected.new || counts.changed !== expected.changed) {
    throw new HttpsError('failed-precondition', 'The communities changed after the check.', counts);
  }
  const added = plans.flatMap((row) => (row.verdict === 'new' ? [row.values] : []));
  const served = docs.filter((record) => !isArchivedRecord(record)).length;
  if (added.length > 0) requireWithinPlan(served + added.length, plan);
  const gone = await agentsGone(transaction, customerId, plans, stored);
  const now = Date.now();
  const begun = await begunAmong(transaction, customerId, plans, stored, now);
  await addAll(transaction, author, added, new Set(docs.map((record) => record.get('slug'))));
  changeAll(transaction, author, plans, stored, { gone, begun, now });
  return counts;
};

/**
 * Adds and changes communities, up to 50 rows at once, all or nothing; days that are no longer served lose
 * their regular assignments: payload `{ importId, rows, expected }`, result `{ new, changed }`. It plans
 * again and fails with `failed-precondition` if the counts differ from the dry run's. Idempotent.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `failed-precondition`;
 * `resource-exhausted` when the plan has no room for all new ones
 */
export const importCommunities = heavyOfficeCall(
  communityCalls.importCommunities,
  async (part, { customerId, by }) => {
    const author = { customerId, uid: by, importId: part.importId };
    return firestore().runTransaction((transaction) => writePart(transaction, author, part));
  },
);
