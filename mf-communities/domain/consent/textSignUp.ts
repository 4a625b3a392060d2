import * as z from 'shared-lib/domain/schema';
import { id, language, orNull, phone, shortText, text } from 'shared-lib/domain/schema';
import {
  instant,
  maxWording,
  type Consent,
  consentAfter,
  noConsent,
  type UnitConsent,
} from 'shared-lib/domain';

/** How long a sign-up waits for its YES, in milliseconds. Afterwards nothing of it is kept. */
export const signUpWait = 48 * 3_600_000;

/**
 * A resident who asked for texts on a public page and has not answered YES yet, `customers/{customerId}/textSignUps/{id}`. It is no
 * consent: anyone may type anyone's number. It has what the ledger's line will say.
 */
export const textSignUpSchema = z.object({
  id,
  phone,
  communityId: id,
  /** The unit of the tag, or the one that was found by the number that they gave. */
  unitId: orNull(id),
  /** What they typed; null where a tag says it. */
  unitNumber: orNull(shortText),
  binTagId: orNull(id),
  language: z._default(language, 'en'),
  /** What they were shown and ticked. */
  wording: text(maxWording),
  createdAt: instant,
  expiresAt: instant,
});

export type TextSignUp = z.output<typeof textSignUpSchema>;

/**
 * What residents agree to, word for word; it goes into the ledger.
 * @param businessName whose texts they are
 */
export const textConsentWording = (businessName: string, shownIn: 'en' | 'es'): string =>
  (shownIn === 'es'
    ? `Acepto recibir mensajes de texto de ${businessName} sobre la recolección de basura en este número, enviados también de forma automática. La frecuencia varía. Pueden aplicarse tarifas de mensajes y datos. Respondo STOP para terminar y HELP para recibir ayuda. No es condición para recibir el servicio.`
    : `I agree to get text messages from ${businessName} about trash collection at this number, also sent automatically. How many varies. Message and data rates may apply. I reply STOP to end them and HELP for help. This is no condition of the service.`
  ).slice(0, maxWording);

/** The text that asks for the YES. Plain letters alone: others would make two texts of it. */
export const signUpQuestion = (businessName: string, shownIn: 'en' | 'es'): string =>
  shownIn === 'es'
    ? `${businessName}: responda SI para recibir mensajes sobre la basura de su comunidad. STOP para terminar, HELP para ayuda. Si no lo pidio, no haga nada.`
    : `${businessName}: reply YES to get texts about trash collection at your community. STOP to end, HELP for help. If you did not ask for this, do nothing.`;

/** A unit as a sign-up finds it. */
export interface SignedUpUnit extends UnitConsent {
  readonly id: string;
  readonly phone: string | null;
}

/** What comes of a sign-up that was confirmed. */
export type SignUpPlan =
  /** The unit gets the number, and the ledger its line. */
  | {
      readonly act: 'join';
      readonly consent: UnitConsent;
      readonly entry: Pick<Consent, 'event' | 'source' | 'place'>;
    }
  /** The unit has the number already: what YES means for it is known. */
  | { readonly act: 'answered' }
  /** There is no such unit, or it has another number, which is not for a stranger to replace: the office decides. */
  | { readonly act: 'askOffice' }
  | { readonly act: 'forget' };

/**
 * What follows when a number answers YES that signed up.
 * @param unit the sign-up's as it is now; null when there is none
 * @param now epoch milliseconds
 */
export const planTextSignUp = (
  { phone: signed, expiresAt, binTagId }: Pick<TextSignUp, 'phone' | 'expiresAt' | 'binTagId'>,
  unit: SignedUpUnit | null,
  now: number,
): SignUpPlan => {
  if (expiresAt <= now) return { act: 'forget' };
  if (unit?.phone === signed) return { act: 'answered' };
  if (unit === null || unit.phone !== null) return { act: 'askOffice' };
  const source = binTagId === null ? 'website' : 'binTag';
  return {
    act: 'join',
    consent: consentAfter(noConsent, { event: 'optIn', source, at: now }),
    entry: { event: 'optIn', source, place: binTagId === null ? 'text' : 'binTag' },
  };
};
