import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  communityCalls,
  accessFields,
  activityChangesOf,
  decideEdit,
  formerNamesAfter,
  type CommunityEdits,
  communityAccessSchema,
  noAccess,
  pastSettingsAfterEdit,
} from 'mf-communities/domain';
import { communitySchema, canOversee, paths, teamMemberSchema } from 'shared-lib/domain';
import { hasClockInTonight } from 'backend/functions/core/community/hasClockInTonight.ts';
import { editedBy, logActivity } from 'backend/functions/core/community/activity.ts';
import { agentsToRemove, removeAgents, replacedOf } from '../regularAgents.ts';
import { isSlugOfAnother, reserveSlug, reserveSlugOf } from '../slugs.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';
import { requireRecord } from 'backend/kernel/records.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

const missing = 'Community not found.';

const requireServed = (document: DocumentSnapshot): void => {
  if (!document.exists) throw new HttpsError('not-found', missing);
  if ((document.get('archivedAt') ?? null) !== null) {
    throw new HttpsError('failed-precondition', 'Restore this community before you edit it.');
  }
};

/** The writes of an edit; null for none. Throws if the edit is rejected. */
const fieldsToWrite = (
  stored: Parameters<typeof decideEdit>[0],
  edit: Parameters<typeof decideEdit>[1],
): Partial<CommunityEdits> | null => {
  const decision = decideEdit(stored, edit, Date.now());
  switch (decision.kind) {
    case 'unchanged':
      return null;
    case 'write':
      return decision.fields;
    case 'changedMeanwhile':
      throw conflictError({ names: decision.names.join(', ') });
    case 'past':
      throw fieldRefusal(
        'invalid-argument',
        `These dates have already passed: ${decision.dates.join(', ')}.`,
        {
          noServiceDates: { code: 'past', date: decision.dates[0] ?? '' },
        },
      );
    case 'invalid':
      throw new HttpsError(
        'invalid-argument',
        decision.faults.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      );
  }
};

/** Splits fields into the community's and the restricted access fields. */
const divided = (fields: Partial<CommunityEdits>) => {
  const isAccess = (name: string) => (accessFields as string[]).includes(name);
  const entries = Object.entries(fields);
  return {
    own: Object.fromEntries(entries.filter(([name]) => !isAccess(name))),
    access: Object.fromEntries(entries.filter(([name]) => isAccess(name))),
  };
};

/** Reserves the new slug for this community, and the previous one, which printed codes lead to. */
const takeSlug = async (
  transaction: Transaction,
  customerId: string,
  community: DocumentSnapshot,
  slug: string,
) => {
  if (await isSlugOfAnother(transaction, customerId, slug, community.id)) {
    throw fieldRefusal('already-exists', `Another community uses or used the address ${slug}.`, {
      slug: { code: 'taken' },
    });
  }
  reserveSlugOf(transaction, customerId, community);
  reserveSlug(transaction, customerId, slug, community.id);
};

/** Rejects a district manager who is not on the team, not active, or works in the field (spec section 6). */
const requireOverseer = async (transaction: Transaction, customerId: string, memberId: string) => {
  const document = await transaction.get(firestore().doc(paths.teamMember(customerId, memberId)));
  const member = document.exists ? requireRecord(teamMemberSchema, document, missing) : null;
  if (member?.isActive && canOversee(member.tier)) return;
  throw fieldRefusal('failed-precondition', 'This member can’t oversee a community.', {
    districtManagerId: { code: 'mayNotOversee' },
  });
};

/**
 * Edits a community: payload `{ communityId, seen, changes }`, each with some of its fields, result
 * `{ success: true }`. `seen` holds the author's view of the fields in `changes`: a field that changed since
 * then is rejected, unless it already has the new value. Codes go to the restricted document, the previous
 * name and slug still resolve, and days that are no longer served lose their regular assignments. All of it
 * is one transaction, including the log entry.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`. `aborted` after
 * a concurrent change. `already-exists` when another community has or had the slug. `failed-precondition` for
 * one that is archived or damaged, and for a district manager who is not active or not allowed to be one
 */
export const updateCommunity = officeCall(
  communityCalls.updateCommunity,
  async (edit, { customerId, by }) => {
    await firestore().runTransaction(async (transaction) => {
      const reference = firestore().doc(paths.community(customerId, edit.communityId));
      const accessReference = firestore().doc(paths.communityAccess(customerId, edit.communityId));
      const [document, access] = await transaction.getAll(reference, accessReference);
      if (document === undefined || access === undefined)
        throw new HttpsError('internal', 'The community couldn’t be read.');
      requireServed(document);
      const community = requireRecord(communitySchema, document, missing);
      const stored = {
        ...community,
        ...(access.exists ? requireRecord(communityAccessSchema, access, missing) : noAccess),
      };
      const fields = fieldsToWrite(stored, edit);
      // A call whose response was lost is repeated with the values it already wrote.
      if (fields === null) return;
      if (fields.districtManagerId) await requireOverseer(transaction, customerId, fields.districtManagerId);
      const gone = await agentsToRemove(transaction, customerId, community, fields.serviceDays);
      const now = Date.now();
      const hasClockIn = await hasClockInTonight(transaction, customerId, community, now);
      if (fields.slug !== undefined) await takeSlug(transaction, customerId, document, fields.slug);
      const { own, access: codes } = divided(fields);
      const isRenamed = fields.propertyName !== undefined || fields.slug !== undefined;
      transaction.update(reference, {
        ...own,
        ...pastSettingsAfterEdit(community, fields, gone.map(replacedOf), now, hasClockIn),
        ...(isRenamed && { formerNames: formerNamesAfter(community, fields) }),
        ...editedBy(by),
      });
      if (Object.keys(codes).length > 0) {
        transaction.set(
          accessReference,
          { ...codes, updatedAt: FieldValue.serverTimestamp() },
          { merge: true },
        );
      }
      logActivity(transaction, customerId, edit.communityId, {
        act: 'edited',
        by,
        changes: [
          ...activityChangesOf(stored, fields),
          ...removeAgents(transaction, customerId, edit.communityId, gone),
        ],
      });
    });
    return { success: true };
  },
);
