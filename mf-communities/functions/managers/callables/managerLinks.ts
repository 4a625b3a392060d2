import {
  FieldValue,
  type DocumentSnapshot,
  type Transaction,
  type Timestamp,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  communitySchema,
  customerSchema,
  isArchived,
  localDate,
  momentOfNight,
  paths,
  type Community,
  type Customer,
} from 'shared-lib/domain';
import {
  managerLinkCalls,
  managerLimits,
  managerLinkSchema,
  managerLinkState,
  planManagerLinkAction,
  untilProblem,
} from 'mf-communities/domain';
import { hashOf, newToken } from 'backend/functions/core/account/accountLinks.ts';
import { countOrThrow } from 'backend/functions/core/account/requireWithin.ts';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { storedFields, timestampOf } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { emailsToOneManager, managerEmailsPerDay } from '../managerEmailLimit.ts';
import { linkEmail } from '../managerEmails.ts';
import { newMailSecret, statementTurn, statementTurnId } from '../managerTurns.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

const day = 24 * 3_600_000;

/** The first moment after a day in a community's zone. */
const endOf = (date: string, { timezone }: Pick<Community, 'timezone'>): Timestamp =>
  timestampOf(momentOfNight(date, '00:00', timezone));

const untilRefused = (code: 'past' | 'tooFar') =>
  fieldRefusal('invalid-argument', `The last day is ${code}.`, { until: { code } });

/** A community with public pages, and its business. */
const servedAt = (community: DocumentSnapshot, customer: DocumentSnapshot) => {
  const [place, business] = [recordOf(communitySchema, community), recordOf(customerSchema, customer)];
  if (!place || isArchived(place)) throw new HttpsError('not-found', 'Community not found.');
  if (!place.slug || !business?.businessSlug) {
    throw new HttpsError('failed-precondition', 'This community has no public page yet.');
  }
  return { place, business };
};

/** A link's address; its key is not stored in any document. */
const addressOf = ({ slug }: Community, { businessSlug }: Customer, key: string): string =>
  siteAddress(
    `/${encodeURIComponent(businessSlug ?? '')}/${encodeURIComponent(slug ?? '')}/admin?key=${key}`,
  );

/**
 * Counts a link's email, in the transaction that creates the link.
 * @param email null if nothing is mailed
 * @returns a function that writes the count
 * @throws HttpsError `resource-exhausted`
 */
const countMail = async (
  transaction: Transaction,
  { id: customerId, dateCreated }: Customer,
  email: string | null,
  now: number,
): Promise<() => void> => {
  if (email === null) return () => {};
  const max = managerEmailsPerDay(dateCreated, await readPlan(transaction, customerId), now);
  return countOrThrow(
    transaction,
    [
      { act: 'managerMail', by: customerId, max, within: day },
      // Counted per business, so that no business can block another's email to an address.
      {
        act: 'managerMailTo',
        by: `${customerId}/${email.toLowerCase()}`,
        max: emailsToOneManager,
        within: day,
      },
    ],
    now,
  );
};

const putKey = (
  transaction: Transaction,
  key: string,
  link: { customerId: string; linkId: string; communityId: string; expiresAt: Timestamp },
) => transaction.create(firestore().doc(paths.managerKey(hashOf(key))), link);

/**
 * Creates a link for a property's own manager, and emails it if an address is given: payload `NewManagerLink`,
 * result `{ linkId, address }`. The address is never available again, since its key is stored as a hash.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` for a community without a public page; `resource-exhausted` with the maximum number
 * of open links, or after too many emails in a day, to one address or in total
 */
export const addManagerLink = officeCall(
  managerLinkCalls.addManagerLink,
  async ({ communityId, until, ...requested }, { customerId, by }) => {
    const key = newToken();
    const links = firestore().collection(paths.managerLinks(customerId));
    const reference = links.doc();
    const address = await firestore().runTransaction(async (transaction) => {
      const now = Date.now();
      const [community, customer] = await transaction.getAll(
        firestore().doc(paths.community(customerId, communityId)),
        firestore().doc(paths.customer(customerId)),
      );
      const { place, business } = servedAt(community!, customer!);
      const problem = untilProblem(until, localDate(now, place.timezone));
      if (problem !== null) throw untilRefused(problem);
      const present = await transaction.get(links.where('communityId', '==', communityId));
      const open = present.docs.filter((found) => {
        const link = recordOf(managerLinkSchema, found);
        return link !== null && managerLinkState(link, now) === 'open';
      });
      if (open.length >= managerLimits.links) {
        throw new HttpsError(
          'resource-exhausted',
          `A community can have at most ${managerLimits.links} open links.`,
        );
      }
      const writeCount = await countMail(transaction, business, requested.email, now);
      const expiresAt = endOf(until, place);
      writeCount();
      transaction.create(reference, {
        ...requested,
        communityId,
        until,
        expiresAt,
        createdAt: FieldValue.serverTimestamp(),
        createdBy: by,
        revokedAt: null,
        lastUsedAt: null,
      });
      putKey(transaction, key, { customerId, linkId: reference.id, communityId, expiresAt });
      transaction.set(firestore().doc(paths.managerTurn(customerId, statementTurnId(reference.id))), {
        ...statementTurn({ linkId: reference.id, communityId }, place.timezone, now),
        mailSecret: newMailSecret(),
      });
      const led = addressOf(place, business, key);
      if (requested.email !== null) {
        const mail = linkEmail(requested.email, requested.language, {
          place,
          business,
          until,
          address: led,
          customerId,
          linkId: reference.id,
        });
        transaction.create(firestore().doc(paths.mail(`manager-${reference.id}`)), mail);
      }
      logActivity(transaction, customerId, communityId, {
        act: 'edited',
        by,
        changes: [{ field: 'manager.added', from: until, to: requested.name }],
      });
      return led;
    });
    return { linkId: reference.id, address };
  },
);

/**
 * Ends a link, or changes its last day and creates a new key if requested or if it had expired: payload
 * `ManagerLinkAction`, result `{ address }`, the address with a new key, otherwise null. Sessions end with the
 * link, and with its key.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` for a link that was ended; `resource-exhausted` as `addManagerLink`
 */
export const changeManagerLink = officeCall(
  managerLinkCalls.changeManagerLink,
  async (act, { customerId, by }) => {
    const key = newToken();
    const ofLink = (path: string) =>
      firestore().collection(path).where('customerId', '==', customerId).where('linkId', '==', act.linkId);
    const address = await firestore().runTransaction(async (transaction) => {
      const now = Date.now();
      const reference = firestore().doc(paths.managerLink(customerId, act.linkId));
      const link = recordOf(managerLinkSchema, await transaction.get(reference));
      if (link === null) throw new HttpsError('not-found', 'Link not found.');
      const { communityId, name } = link;
      const [community, customer] = await transaction.getAll(
        firestore().doc(paths.community(customerId, communityId)),
        firestore().doc(paths.customer(customerId)),
      );
      const { place, business } = servedAt(community!, customer!);
      const plan = planManagerLinkAction(act, link, localDate(now, place.timezone), now);
      if (plan.kind === 'nothing') return null;
      if (plan.kind === 'refused') {
        if (plan.because === 'past' || plan.because === 'tooFar') throw untilRefused(plan.because);
        throw new HttpsError('failed-precondition', 'This link was revoked. Create a new one.');
      }
      const keys = await transaction.get(ofLink(paths.managerKeys()));
      const sessions = await transaction.get(ofLink(paths.managerSessions()));
      const turn = firestore().doc(paths.managerTurn(customerId, statementTurnId(link.id)));
      const isMailed = plan.kind === 'renew' && plan.hasNewKey;
      const writeCount = await countMail(transaction, business, isMailed ? link.email : null, now);
      writeCount();
      const log = (field: string, from: string | null, to: string) =>
        logActivity(transaction, customerId, communityId, {
          act: 'edited',
          by,
          changes: [{ field, from, to }],
        });
      if (plan.kind === 'revoke') {
        for (const { ref } of [...keys.docs, ...sessions.docs]) transaction.delete(ref);
        transaction.update(reference, storedFields(managerLinkSchema, { revokedAt: now, revokedBy: by }));
        transaction.set(turn, { dueAt: null }, { merge: true });
        log('manager.revoked', null, name);
        return null;
      }
      const expiresAt = endOf(plan.until, place);
      transaction.update(reference, {
        until: plan.until,
        expiresAt,
        // A new key is mailed again.
        ...(isMailed && { mailFailure: null }),
        updatedAt: FieldValue.serverTimestamp(),
      });
      transaction.set(turn, statementTurn({ linkId: link.id, communityId }, place.timezone, now), {
        mergeFields: ['linkId', 'communityId', 'kind', 'month', 'dueAt'],
      });
      log('manager.renewed', plan.until, name);
      if (!plan.hasNewKey) {
        for (const { ref } of keys.docs) transaction.update(ref, { expiresAt });
        return null;
      }
      for (const { ref } of [...keys.docs, ...sessions.docs]) transaction.delete(ref);
      putKey(transaction, key, { customerId, linkId: link.id, communityId, expiresAt });
      const led = addressOf(place, business, key);
      if (link.email !== null) {
        const mail = linkEmail(link.email, link.language, {
          place,
          business,
          until: plan.until,
          address: led,
          customerId,
          linkId: link.id,
        });
        transaction.create(
          firestore().doc(paths.mail(`manager-${link.id}-${hashOf(key).slice(0, 16)}`)),
          mail,
        );
      }
      return led;
    });
    return { address };
  },
);
