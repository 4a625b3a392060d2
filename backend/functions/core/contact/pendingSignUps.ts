import { randomInt } from 'node:crypto';
import { FieldValue, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { byResident, maxWordingLength, paths } from 'shared-lib/domain';
import { planTextSignUp, textSignUpSchema, type TextSignUp } from 'mf-communities/domain';
import { answerHours, newRequestNumber } from 'mf-communities/domain';
import { consentIn, recordConsent, storedConsent } from '../consent/consentRecords.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';

/** Maximum number of sign-ups checked per number; the counters allow fewer. */
const maxSignUps = 20;

/** Asks the office to decide when a confirmed sign-up names an unknown unit, or one with another number. */
const askOffice = (
  transaction: Transaction,
  customerId: string,
  { id, phone, communityId, unitId, unitNumber, binTagId, language }: TextSignUp,
  now: number,
): void => {
  const words =
    language === 'es'
      ? 'Aceptó recibir mensajes al responder SÍ desde este número.'
      : 'Opted in to texts by replying YES from this number.';
  transaction.set(firestore().doc(paths.contactSubmission(customerId, `signUp-${id}`)), {
    communityId,
    number: newRequestNumber(randomInt),
    topic: 'other',
    night: null,
    name: '',
    unitNumber,
    unitId,
    binTagId,
    via: binTagId === null ? 'page' : 'bintag',
    email: null,
    phone,
    message: words,
    smsConsent: true,
    language,
    photo: null,
    receiptHash: null,
    status: 'new',
    verdict: null,
    createdAt: timestampOf(now),
    dueAt: timestampOf(now + answerHours * 3_600_000),
  });
};

/** The part of a number's reply about its pending sign-ups. */
export interface PendingSignUps {
  /** Whether any of them is waiting for a reply. */
  readonly isAny: boolean;
  /** The wordings they agreed to, per unit that already has the number, for the ledger. */
  readonly wordings: ReadonlyMap<string, string>;
  readonly settle: (meaning: 'stop' | 'start', body: string, now: number) => void;
}

/** Reads in a transaction which sign-ups are waiting for a number's reply; `settle` writes the result. */
export const readPendingSignUps = async (
  transaction: Transaction,
  customerId: string,
  phone: string,
): Promise<PendingSignUps> => {
  const waiting = firestore().collection(paths.textSignUps(customerId)).where('phone', '==', phone);
  const found: QuerySnapshot = await transaction.get(waiting.limit(maxSignUps));
  const signUps = found.docs.flatMap((one) => recordOf(textSignUpSchema, one) ?? []);
  const unitIds = [...new Set(signUps.flatMap(({ unitId }) => unitId ?? []))];
  const references = unitIds.map((id) => firestore().doc(paths.unit(customerId, id)));
  const units = references.length === 0 ? [] : await transaction.getAll(...references);
  const unitOf = ({ unitId, communityId }: TextSignUp) => {
    const stored = units.find(({ id, exists }) => exists && id === unitId);
    return stored?.get('communityId') === communityId ? stored : undefined;
  };
  return {
    isAny: signUps.length > 0,
    wordings: new Map(signUps.flatMap(({ unitId, wording }) => (unitId === null ? [] : [[unitId, wording]]))),
    settle: (meaning, body, now) => {
      const settled = new Set<string>();
      for (const signUp of signUps.toSorted((one, other) => other.createdAt - one.createdAt)) {
        transaction.delete(firestore().doc(paths.textSignUp(customerId, signUp.id)));
        const { unitId, communityId, language, wording } = signUp;
        const place = `${communityId}/${unitId ?? signUp.unitNumber ?? ''}`;
        if (meaning === 'stop' || settled.has(place)) continue;
        settled.add(place);
        const stored = unitOf(signUp);
        const plan = planTextSignUp(signUp, stored ? { ...consentIn(stored), id: stored.id } : null, now);
        if (plan.act === 'askOffice') askOffice(transaction, customerId, signUp, now);
        if (plan.act !== 'join' || !stored) continue;
        recordConsent(transaction, customerId, {
          ...plan.entry,
          phone,
          by: byResident,
          communityId,
          unitId,
          language,
          wording: `${wording}\n${body}`.slice(0, maxWordingLength),
        });
        transaction.update(stored.ref, {
          ...storedConsent(plan.consent),
          phone,
          language,
          updatedAt: FieldValue.serverTimestamp(),
        });
      }
    },
  };
};
