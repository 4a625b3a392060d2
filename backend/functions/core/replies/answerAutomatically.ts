import {
  communitySchema,
  customerSchema,
  isArchived,
  isCheapNorthAmerican,
  paths,
  segmentsOf,
  textPhoneOf,
  unitSchema,
} from 'shared-lib/domain';
import { countWithinLimit } from '../account/requireWithin.ts';
import { countTexts } from '../broadcasts/textPermission.ts';
import { readAnswerFacts } from '../contactAnswers/answerFacts.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { autoReply, type AutoReply } from './autoReply.ts';
import { siteAddress } from '../messages/configuration.ts';
import { textDocument } from '../messages/queueMessage.ts';
import type { LatestText } from './addTextRequest.ts';

const day = 86_400_000;

/** One automatic answer of a kind per number and day: two machines that answer each other stop after the first. */
const toNumber = { max: 1, within: day };

/** Maximum number of answers per day to numbers that no business has texted: the product's operator pays for these. */
const toStrangers = { max: 200, within: day };

type Kind = AutoReply['kind'];

/** To a number that no business has texted, where texts are cheap. */
const answerStranger = async (kind: Kind, phone: string): Promise<void> => {
  if (!isCheapNorthAmerican(phone)) return;
  await inTransaction(async (transaction) => {
    const now = Date.now();
    const count = await countWithinLimit(
      transaction,
      [
        { act: `autoReply-${kind}`, by: phone, ...toNumber },
        { act: 'autoReplyToStrangers', by: 'all', ...toStrangers },
      ],
      now,
    );
    if (count === null) return;
    count();
    const body = autoReply({ kind, sender: '', page: null, contact: null, language: null });
    const place = { customerId: null, communityId: null, unitId: null };
    const text = textDocument({ to: phone, body, purpose: 'reply', ...place }, now);
    transaction.create(firestore().collection(paths.textMessages()).doc(), text);
  });
};

/**
 * Answers HELP, or a text that no one will read, with where to write: once a day per number. There is no answer if the business
 * has turned texts off, has reached its monthly limit, or has the number marked do not text, or may not text its country.
 * @param phone E.164
 * @param before the latest text they got; null for a number that no business has texted
 */
export const answerAutomatically = async (
  kind: Kind,
  phone: string,
  before: LatestText | null,
): Promise<void> => {
  if (!textPhoneOf(phone).ok) return;
  if (before === null) {
    await answerStranger(kind, phone);
    return;
  }
  const { customerId, communityId } = before;
  await inTransaction(async (transaction) => {
    const now = Date.now();
    const { answer, sender, counts } = await readAnswerFacts(transaction, customerId, communityId ?? '-', [
      { phone },
    ]);
    if (!answer.channels.includes('text') || answer.suppressed.has(phone) || !answer.mayText(phone)) return;
    const living = firestore().collection(paths.units(customerId)).where('phone', '==', phone);
    const [customer, place, units] = await Promise.all([
      transaction.get(firestore().doc(paths.customer(customerId))),
      transaction.get(firestore().doc(paths.community(customerId, communityId ?? '-'))),
      transaction.get(living.limit(1)),
    ]);
    const slug = recordOf(customerSchema, customer)?.businessSlug ?? null;
    const community = recordOf(communitySchema, place);
    const [found] = units.docs;
    const unit = found ? recordOf(unitSchema, found) : null;
    const hasPage = slug !== null && community?.slug && !isArchived(community);
    const body = autoReply({
      kind,
      sender: answer.sender,
      page: hasPage ? siteAddress(`/${slug}/${community.slug}`) : null,
      contact: sender.replyTo,
      language: unit?.language ?? null,
    });
    const { segments } = segmentsOf(body);
    if (answer.segmentsLeft !== null && segments > answer.segmentsLeft) return;
    const counted = { act: `autoReply-${kind}`, by: phone, ...toNumber };
    const count = await countWithinLimit(transaction, [counted], now);
    if (count === null) return;
    count();
    countTexts(transaction, counts, { texts: 1, segments });
    const text = textDocument(
      { to: phone, body, purpose: 'reply', customerId, communityId, unitId: unit?.id ?? null },
      now,
    );
    transaction.create(firestore().collection(paths.textMessages()).doc(), text);
  });
};
