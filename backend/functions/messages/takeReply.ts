import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { maxWording, paths, planReply, replyMeaning } from 'shared-lib/domain';
import {
  consentIn,
  noteConsent,
  storedConsent,
  suppressionIn,
  suppressionOfPhone,
} from '../consent/consentRecords.ts';
import { waitingSignUps } from '../contact/takeSignUps.ts';
import { firestore } from '../firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { suppress } from './deliveryRecords.ts';

/** How many of somebody's latest texts say which businesses write to them. */
const latest = 500;

/** As many units as somebody's number may be that of: with a line of the ledger each, that fits a transaction. */
const mostUnits = 200;

/** The businesses whose texts somebody gets. */
const sendersTo = async (phone: string): Promise<string[]> => {
  const texts = firestore().collection(paths.textMessages()).where('to', '==', phone);
  const found = await texts.orderBy('createdAt', 'desc').select('customerId').limit(latest).get();
  const ids = found.docs.map((text): unknown => text.get('customerId'));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
};

/** Takes an answer for one business: the suppression, the units with the number and the ledger of consent, together. */
const takeFor = (customerId: string, phone: string, body: string, meaning: 'stop' | 'start'): Promise<void> =>
  inTransaction(async (transaction) => {
    const now = Date.now();
    const reference = suppressionOfPhone(customerId, phone);
    const living = firestore().collection(paths.units(customerId)).where('phone', '==', phone);
    const [noted, { docs: units }, signUps] = await Promise.all([
      transaction.get(reference),
      transaction.get(living.limit(mostUnits)),
      waitingSignUps(transaction, customerId, phone),
    ]);
    const answering = units.map((unit) => ({
      ...consentIn(unit),
      id: unit.id,
      communityId: unit.get('communityId') as string,
    }));
    const plan = planReply(meaning, suppressionIn(noted), answering, now);
    const stored = new Map(units.map((unit) => [unit.id, unit]));
    for (const { unit, event, by, source, consent } of plan.entries) {
      const document = stored.get(unit?.id ?? '');
      noteConsent(transaction, customerId, {
        phone,
        event,
        by,
        source,
        place: 'text',
        wording: [signUps.wordings.get(unit?.id ?? ''), body].filter(Boolean).join('\n').slice(0, maxWording),
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
      transaction.update(reference, { stoppedAt: Timestamp.fromMillis(now) });
    if (plan.suppression === 'forgetStop') transaction.update(reference, { stoppedAt: null });
    if (plan.suppression === 'remove') transaction.delete(reference);
  });

/**
 * Takes what somebody answers to a text. All businesses write from one number, so STOP is for each that has written to them; START takes
 * back what STOP did, and nothing that the office noted by hand. Carriers answer both, and HELP, by themselves. It counts for all units
 * that have the number, and stands in the ledger of consent. A YES also confirms what was asked for with that number on a public page.
 * @param phone whose answer it is, E.164
 */
export const takeReply = async (phone: string, body: string): Promise<void> => {
  const meaning = replyMeaning(body);
  if (meaning === null || meaning === 'help') return;
  for (const customerId of await sendersTo(phone)) await takeFor(customerId, phone, body, meaning);
};
