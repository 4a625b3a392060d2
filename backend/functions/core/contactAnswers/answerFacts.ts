import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { communitySchema, customerSchema, paths, senderOf, suppressionId } from 'shared-lib/domain';
import { type ContactSubmission, answerChannels, type AnswerFacts } from 'mf-communities/domain';
import { readTextPermission, remainingSegments, textCountsAt } from '../broadcasts/textPermission.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { areTextsSetUp } from '../messages/configuration.ts';
import { readResidentEmails, type ResidentEmails } from '../messages/residentEmails.ts';
import { readPlan } from '../../../kernel/readPlan.ts';
import { recordOf } from '../../../kernel/records.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';
import type { AnswerSender } from './contactRecords.ts';

/** Maximum number of requests with the same text answered together. */
export const maxAnsweredTogether = 40;

/** Everything that decides an answer, its sender, and where its texts and emails are counted. */
export const readAnswerFacts = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  requests: readonly Pick<ContactSubmission, 'phone'>[],
): Promise<{
  answer: AnswerFacts;
  sender: AnswerSender;
  counts: DocumentReference;
  mails: ResidentEmails;
}> => {
  const counts = await textCountsAt(customerId, Date.now());
  const at = (path: string) => transaction.get(firestore().doc(path));
  const phones = [...new Set(requests.flatMap(({ phone }) => phone ?? []))];
  const [ofCustomer, ofCommunity, ofTexts, ofBusiness, counted, suppressions] = await Promise.all([
    at(paths.customer(customerId)),
    at(paths.community(customerId, communityId)),
    at(paths.settingsSection(customerId, 'sms')),
    at(paths.settingsSection(customerId, 'business')),
    transaction.get(counts),
    Promise.all(phones.map((phone) => at(paths.suppression(customerId, suppressionId('text', phone))))),
  ]);
  const plan = await readPlan(transaction, customerId);
  const mails = await readResidentEmails(transaction, ofCustomer, plan);
  const mayText = await readTextPermission(transaction, customerId);
  const sms = settingsOf('sms', ofTexts);
  const businessName = recordOf(customerSchema, ofCustomer)?.businessName ?? '';
  return {
    counts,
    mails,
    answer: {
      community: recordOf(communitySchema, ofCommunity),
      businessName,
      sender: senderOf(sms.senderName, businessName),
      channels: sms.enabled && areTextsSetUp() ? answerChannels : ['email'],
      suppressed: new Set(phones.filter((_, index) => suppressions[index]?.exists)),
      mayText,
      segmentsLeft: remainingSegments(counted, sms, plan),
      emailsLeft: mails.left,
    },
    sender: {
      customerId,
      businessName,
      replyTo: settingsOf('business', ofBusiness).contactEmail || null,
    },
  };
};
