import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import {
  signUpQuestion,
  signUpWait,
  textConsentWording,
  textSignUpSchema,
  type TextSignUp,
} from 'mf-communities/domain';
import { requireWithin } from 'backend/functions/core/account/requireWithin.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import type { Door } from './doorOf.ts';
import type { PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';

/** How many confirmation texts one number gets from a business in a day, no matter who types it. */
const textsTo = { most: 3, within: 86_400_000 };

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
