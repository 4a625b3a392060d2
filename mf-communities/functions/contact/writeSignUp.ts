import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, segmentsOf, unitSchema } from 'shared-lib/domain';
import {
  binTagSchema,
  findStatedUnit,
  signUpQuestion,
  signUpTextsPerDay,
  signUpWait,
  spellingsOf,
  textConsentWording,
  textSignUpSchema,
  type TextSignUp,
} from 'mf-communities/domain';
import { countWithinLimit, requireWithin } from 'backend/functions/core/account/requireWithin.ts';
import {
  canTextPublicSignUps,
  countTexts,
  remainingSegments,
  textCountsAt,
} from 'backend/functions/core/broadcasts/textPermission.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import type { PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';
import { areTextsSetUp } from 'backend/functions/core/messages/configuration.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { settingsOf } from 'backend/kernel/settingsOf.ts';

/** How many confirmation texts one number gets from a business in a day, no matter who types it. */
const textsTo = { max: 3, within: 86_400_000 };

/**
 * Counts a number's confirmation text, and returns whether it may be sent. The person who typed it doesn't
 * learn this.
 */
export const canSendText = async (customerId: string, phone: string): Promise<boolean> => {
  try {
    await requireWithin([{ act: 'signUpsTo', by: `${customerId}/${phone}`, ...textsTo }]);
    return true;
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'resource-exhausted') return false;
    throw error;
  }
};

/** A form's unit and tag, if known. The sender never learns them. */
interface Door {
  readonly tag: { readonly id: string; readonly unitId: string | null; readonly door: string | null } | null;
  readonly unitId: string | null;
}

/** How many units with one of the spellings are compared: one in each building. */
const maxUnits = 50;

/**
 * Finds a form's door: by the tag whose page it was written on or, if that is unassigned, by the number that
 * was entered. Another community's tag doesn't count.
 */
export const findDoor = async (
  transaction: Transaction,
  { customerId, community }: PublicPlace,
  { binTagId, unitNumber }: { readonly binTagId: string | null; readonly unitNumber: string | null },
): Promise<Door> => {
  const stored =
    binTagId === null ? null : await transaction.get(firestore().doc(paths.binTag(customerId, binTagId)));
  const tag = stored ? recordOf(binTagSchema, stored) : null;
  const isHere = tag?.communityId === community.id;
  const known = tag && isHere ? { id: tag.id, unitId: tag.unitId, door: tag.label || null } : null;
  if (known?.unitId) return { tag: known, unitId: known.unitId };
  const spellings = unitNumber === null ? [] : spellingsOf(unitNumber);
  if (unitNumber === null || spellings.length === 0) return { tag: known, unitId: null };
  const units = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', community.id)
    .where('unitNumber', 'in', spellings);
  const found = (await transaction.get(units.limit(maxUnits))).docs.flatMap(
    (unit) => recordOf(unitSchema, unit) ?? [],
  );
  return { tag: known, unitId: findStatedUnit(unitNumber, found)?.id ?? null };
};

interface NewSignUp extends Pick<TextSignUp, 'id' | 'phone' | 'unitNumber' | 'binTagId' | 'language'> {
  readonly door: Door;
  readonly now: number;
}

/** Records a sign-up for texts, and asks its number for a YES. It isn't consent yet. */
export const writeSignUp = (
  transaction: Transaction,
  { customerId, businessName, community }: PublicPlace,
  { id, phone, unitNumber, language, door, now }: NewSignUp,
): void => {
  const signUp = storedFields(textSignUpSchema, {
    phone,
    communityId: community.id,
    unitId: door.unitId,
    unitNumber: unitNumber ?? door.tag?.door ?? null,
    binTagId: door.tag?.id ?? null,
    language,
    wording: textConsentWording(businessName, language),
    createdAt: now,
    expiresAt: now + signUpWait,
  });
  transaction.create(firestore().doc(paths.textSignUp(customerId, id)), signUp);
  const text = textDocument(
    {
      to: phone,
      body: signUpQuestion(businessName, language),
      purpose: 'consent',
      customerId,
      communityId: community.id,
      unitId: null,
    },
    now,
  );
  transaction.create(firestore().doc(paths.textMessage(`signUp-${id}`)), text);
};

/** Whether a business's public pages offer texts: it sends texts at all, and its pages may text strangers. */
export const areTextsOffered = async (customerId: string): Promise<boolean> => {
  if (!areTextsSetUp()) return false;
  const settings = await firestore().doc(paths.settingsSection(customerId, 'sms')).get();
  if (!settingsOf('sms', settings).enabled) return false;
  return firestore().runTransaction((transaction) => canTextPublicSignUps(transaction, customerId), {
    readOnly: true,
  });
};

/**
 * Whether one more confirmation text may be sent: a function that counts it, or why not: `off` while
 * no stranger can be texted, `full` once the community's limit for today is reached.
 */
type SignUpQuota =
  | { readonly ok: true; readonly count: () => void }
  | { readonly ok: false; readonly reason: 'off' | 'full' };

/**
 * Checks, in a transaction that has not written yet, whether the business's month and the community's day
 * have room for one more text to a stranger.
 * @param now epoch milliseconds
 */
export const signUpQuota = async (
  transaction: Transaction,
  { customerId, community }: PublicPlace,
  body: string,
  now: number,
): Promise<SignUpQuota> => {
  if (!(await canTextPublicSignUps(transaction, customerId))) return { ok: false, reason: 'off' };
  const counts = await textCountsAt(customerId, now);
  const [sms, counted] = await transaction.getAll(
    firestore().doc(paths.settingsSection(customerId, 'sms')),
    counts,
  );
  const { segments } = segmentsOf(body);
  const left = remainingSegments(counted!, settingsOf('sms', sms!), await readPlan(transaction, customerId));
  if (left !== null && left < segments) return { ok: false, reason: 'off' };
  const today = {
    act: 'signUpsAt',
    by: `${customerId}/${community.id}`,
    max: signUpTextsPerDay,
    within: 86_400_000,
  };
  const writeCount = await countWithinLimit(transaction, [today], now);
  if (writeCount === null) return { ok: false, reason: 'full' };
  return {
    ok: true,
    count: () => {
      writeCount();
      countTexts(transaction, counts, { texts: 1, segments });
    },
  };
};
