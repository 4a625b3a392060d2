import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  communitySchema,
  customerSchema,
  defaultTimeZone,
  noticeChannels,
  noticeLetter,
  paths,
  segmentsOf,
  senderOf,
  unitSchema,
  violationTypeSchema,
} from 'shared-lib/domain';
import {
  noticeFacts,
  violationSchema,
  type CaseFacts,
  type CasePlan,
  type Violation,
  type ViolationChange,
} from 'mf-tracking/domain';
import { settingsOf } from 'backend/kernel/settingsOf.ts';
import {
  countTexts,
  readTextPermission,
  remainingSegments,
} from 'backend/functions/core/broadcasts/textPermission.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { areTextsSetUp } from 'backend/functions/core/messages/configuration.ts';
import { readResidentEmails, type ResidentEmails } from 'backend/functions/core/messages/residentEmails.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { noticeProviders } from './noticeProviders.ts';

/** The step's author. */
export interface Author {
  readonly customerId: string;
  readonly by: string;
}

export const caseAt = (customerId: string, violationId: string): DocumentReference =>
  firestore().doc(`${paths.violations(customerId)}/${violationId}`);

/** Reads a violation; null if missing or damaged. */
export const violationOf = (snapshot: DocumentSnapshot): Violation | null =>
  recordOf(violationSchema, snapshot);

/** The data for every step except a notice: only the violation. */
export const factsOf = (violation: Violation, { by }: Author): CaseFacts => ({
  violation,
  by,
  at: Date.now(),
  timeZone: defaultTimeZone,
  unit: null,
  channels: [],
  mayText: () => true,
  letter: null,
  segmentsLeft: null,
  emailsLeft: null,
});

const withoutTexts = noticeChannels.filter((channel) => channel !== 'sms');

/**
 * The data for a notice: also its recipient, its content, and the count that its email adds to.
 * @param month the month's count that its text adds to; null for a notice through other channels
 */
export const noticeFactsOf = async (
  transaction: Transaction,
  violation: Violation,
  author: Author,
  change: Extract<ViolationChange, { act: 'notify' }>,
  month: DocumentReference | null,
): Promise<{ facts: CaseFacts; mails: ResidentEmails | null; businessName: string }> => {
  const { customerId } = author;
  const at = (path: string) => transaction.get(firestore().doc(path));
  const [ofCustomer, ofCommunity, ofUnit, ofType, ofTexts, counted] = await Promise.all([
    at(paths.customer(customerId)),
    at(paths.community(customerId, violation.communityId)),
    at(paths.unit(customerId, violation.unitId)),
    at(paths.violationType(customerId, violation.typeId)),
    at(paths.settingsSection(customerId, 'sms')),
    month && transaction.get(month),
  ]);
  const plan = await readPlan(transaction, customerId);
  const mails = change.channel === 'email' ? await readResidentEmails(transaction, ofCustomer, plan) : null;
  const community = recordOf(communitySchema, ofCommunity);
  const unit = recordOf(unitSchema, ofUnit);
  const type = recordOf(violationTypeSchema, ofType);
  const sms = settingsOf('sms', ofTexts);
  const businessName = recordOf(customerSchema, ofCustomer)?.businessName ?? '';
  const propertyName = community?.propertyName ?? '';
  const sender = senderOf(sms.senderName, businessName);
  const letter =
    unit &&
    noticeLetter(
      noticeFacts({ violation, unit, type: type ?? undefined, propertyName, businessName, sender }, change),
      type,
      change.channel,
      change.language,
    );
  const facts = {
    ...factsOf(violation, author),
    timeZone: community?.timezone ?? defaultTimeZone,
    channels: sms.enabled && areTextsSetUp() ? noticeChannels : withoutTexts,
    ...(month && { mayText: await readTextPermission(transaction, customerId) }),
    unit,
    letter,
    segmentsLeft: counted && remainingSegments(counted, sms, plan),
    emailsLeft: mails?.left ?? null,
  };
  return { facts, mails, businessName };
};

/**
 * Queues the notice of a step, if it has one, for delivery.
 * @param month the month's count that its text adds to; null for a notice through other channels
 * @param businessName the sender's name
 */
export const sendNotice = (
  transaction: Transaction,
  { customerId }: Author,
  violation: Violation,
  fields: Extract<CasePlan, { ok: true }>['fields'],
  month: DocumentReference | null,
  businessName: string,
): void => {
  const notice = fields?.notices?.at(-1);
  const step = fields?.timeline.at(-1);
  if (!notice || !step) return;
  const id = `${customerId}-${violation.id}-${step.id}`;
  if (month && notice.channel === 'sms') {
    const { segments } = segmentsOf(notice.text ?? '');
    countTexts(transaction, month, { texts: 1, segments });
  }
  noticeProviders[notice.channel](transaction, notice, { customerId, businessName, violation }, id);
};
