import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import {
  maxWordingLength,
  paths,
  textMessageSchema,
  suppressionSchema,
  type MessagePurpose,
} from 'shared-lib/domain';
import { planReply } from './domain/planReply.ts';
import { replyMeaning } from './domain/replyMeaning.ts';
import {
  consentIn,
  recordConsent,
  storedConsent,
  suppressionIn,
  suppressionOfPhone,
} from '../consent/consentRecords.ts';
import { readPendingSignUps } from '../contact/pendingSignUps.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { answerAutomatically } from '../replies/answerAutomatically.ts';
import { suppress } from './deliveryRecords.ts';
import { addTextRequest, type LatestText } from '../replies/addTextRequest.ts';

/** How many of a person's latest texts to check for the businesses that text them. */
const latest = 500;

/** Maximum number of units with one person's number: with a ledger line each, they fit in a transaction. */
const maxUnits = 200;

/** Even a damaged text names its sender. */
const unreadable = {
  body: '',
  purpose: 'account',
  createdAt: null,
  communityId: null,
  unitId: null,
} as const;

/** The latest text from each business to a person, latest first. */
const textsTo = async (phone: string): Promise<LatestText[]> => {
  const texts = firestore().collection(paths.textMessages()).where('to', '==', phone);
  const found = await texts.orderBy('createdAt', 'desc').limit(latest).get();
  const latestOf = new Map<string, LatestText>();
  for (const one of found.docs) {
    const customerId: unknown = one.get('customerId');
    const text = recordOf(textMessageSchema, one) ?? { ...unreadable, id: one.id };
    // No one replies to an automatic reply.
    if (typeof customerId === 'string' && text.purpose !== 'reply' && !latestOf.has(customerId))
      latestOf.set(customerId, { ...text, customerId });
  }
  return [...latestOf.values()];
};

/** Texts that a person may answer with YES: one from the office, or a notice. */
const conversations: readonly MessagePurpose[] = ['answer', 'notice'];

/**
 * Processes a reply for one business: the suppression, the units with the number, and the consent ledger together.
 * @returns false for a YES about none of these: it answers a question, and isn't consent
 */
const takeFor = (
  { customerId, purpose }: Pick<LatestText, 'customerId' | 'purpose'>,
  phone: string,
  body: string,
  keyword: 'stop' | 'start' | 'yes',
): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const now = Date.now();
    const reference = suppressionOfPhone(customerId, phone);
    const living = firestore().collection(paths.units(customerId)).where('phone', '==', phone);
    const [noted, { docs: units }, signUps] = await Promise.all([
      transaction.get(reference),
      transaction.get(living.limit(maxUnits)),
      readPendingSignUps(transaction, customerId, phone),
    ]);
    const isAboutTexts =
      keyword !== 'yes' || !conversations.includes(purpose) || noted.exists || signUps.isAny;
    if (!isAboutTexts) return false;
    const meaning = keyword === 'yes' ? 'start' : keyword;
    const answering = units.map((unit) => ({
      ...consentIn(unit),
      id: unit.id,
      communityId: unit.get('communityId') as string,
    }));
    const plan = planReply(meaning, suppressionIn(noted), answering, now);
    const stored = new Map(units.map((unit) => [unit.id, unit]));
    for (const { unit, event, by, source, consent } of plan.entries) {
      const document = stored.get(unit?.id ?? '');
      recordConsent(transaction, customerId, {
        phone,
        event,
        by,
        source,
        place: 'text',
        wording: [signUps.wordings.get(unit?.id ?? ''), body]
          .filter(Boolean)
          .join('\n')
          .slice(0, maxWordingLength),
        ...(document && { language: consentIn(document).language }),
        ...(unit && { unitId: unit.id, communityId: unit.communityId }),
      });
      if (document && consent) {
        const updatedAt = FieldValue.serverTimestamp();
        transaction.update(document.ref, { ...storedConsent(consent), updatedAt });
      }
    }
    signUps.settle(meaning, body, now);
    if (plan.suppression === 'stop')
      suppress(transaction, 'text', { customerId, to: phone }, { reason: 'stopped', note: body, now });
    if (plan.suppression === 'noteStop' && (noted.get('stoppedAt') ?? null) === null)
      transaction.update(reference, storedFields(suppressionSchema, { stoppedAt: now }));
    if (plan.suppression === 'forgetStop') transaction.update(reference, { stoppedAt: null });
    if (plan.suppression === 'remove') transaction.delete(reference);
    return true;
  });

/** The provider's id of a text, if it can be part of a path. */
const idOf = (sid: string | undefined): string => (sid && /^\w{1,64}$/.test(sid) ? sid : randomUUID());

/**
 * Processes a reply to a text.
 *
 * All businesses text from one number, so STOP applies to each business that has texted this number. START undoes STOP, but not a
 * suppression by the office. Carriers answer both automatically. They apply to all units with the number, and are recorded in the consent
 * ledger. A YES also confirms a pending request from a public page for that number; otherwise, after a text from the office, it is an
 * answer like any other. HELP gets an answer.
 *
 * Any other text becomes a request to the last business that texted them and knows the number; if there is none, an automatic answer says
 * where to write.
 * @param phone the sender's number, E.164
 * @param pictures number of attached pictures
 * @param sid the provider's id of the text, so retries are idempotent
 */
export const handleTextReply = async (
  phone: string,
  body: string,
  sid?: string,
  pictures = 0,
): Promise<void> => {
  const meaning = replyMeaning(body);
  const texts = await textsTo(phone);
  if (meaning === 'stop' || meaning === 'start' || meaning === 'yes') {
    const taken: boolean[] = [];
    for (const before of texts) taken.push(await takeFor(before, phone, body, meaning));
    if (meaning !== 'yes' || taken.length === 0 || taken.includes(true)) return;
  }
  if (meaning === 'help') {
    await answerAutomatically('help', phone, texts[0] ?? null);
    return;
  }
  const text = { id: idOf(sid), phone, body, pictures, at: Date.now() };
  for (const before of texts) if (await addTextRequest(text, before)) return;
  await answerAutomatically('unknownNumber', phone, texts[0] ?? null);
};
