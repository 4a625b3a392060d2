import * as z from 'shared-lib/domain/schema';
import { id, language, orNull, phone, shortText, text } from 'shared-lib/domain/schema';
import {
  consentAfter,
  instant,
  isInNorthAmerica,
  maxWordingLength,
  noConsent,
  type Consent,
  type UnitConsent,
} from 'shared-lib/domain';

/** How long a sign-up waits for its YES, in milliseconds. After that it is deleted. */
export const signUpWait = 48 * 3_600_000;

/**
 * A resident who requested texts on a public page and has not answered YES yet,
 * `customers/{customerId}/textSignUps/{id}`. It isn't consent: anyone may enter anyone's number. It holds the
 * future entry in the consent ledger.
 */
export const textSignUpSchema = z.object({
  id,
  phone,
  communityId: id,
  /** The tag's unit, or the one found by the number they gave. */
  unitId: orNull(id),
  /** The unit number as typed; null if a tag identifies the unit. */
  unitNumber: orNull(shortText),
  binTagId: orNull(id),
  language: z._default(language, 'en'),
  /** The terms they saw and accepted. */
  wording: text(maxWordingLength),
  createdAt: instant,
  expiresAt: instant,
});

export type TextSignUp = z.output<typeof textSignUpSchema>;

/**
 * The consent text, word for word; it goes into the ledger.
 * @param businessName whose texts they are
 */
export const textConsentWording = (businessName: string, shownIn: 'en' | 'es'): string =>
  (shownIn === 'es'
    ? `Acepto recibir en este número mensajes de texto de ${businessName} sobre la recolección de basura, incluidos mensajes automáticos. La frecuencia varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para darse de baja o HELP para recibir ayuda. No tiene que aceptar para recibir el servicio.`
    : `I agree to receive text messages, including automated ones, from ${businessName} about trash collection at this number. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help. Consent is not a condition of service.`
  ).slice(0, maxWordingLength);

/** The text message that requests the YES. GSM characters only: others would split it into two messages. */
export const signUpQuestion = (businessName: string, shownIn: 'en' | 'es'): string =>
  shownIn === 'es'
    ? `${businessName}: responda SI para recibir mensajes sobre la basura de su comunidad. STOP para darse de baja, HELP para ayuda. Si no lo pidio, ignorelo.`
    : `${businessName}: reply YES to get texts about trash collection at your community. STOP to opt out, HELP for help. If you didn't ask for this, ignore it.`;

/** The fields of a unit that a sign-up reads. */
export interface SignedUpUnit extends UnitConsent {
  readonly id: string;
  readonly phone: string | null;
}

/** The result of a confirmed sign-up. */
export type SignUpPlan =
  /** The unit gets the number, and the ledger gets the entry. */
  | {
      readonly act: 'join';
      readonly consent: UnitConsent;
      readonly entry: Pick<Consent, 'event' | 'source' | 'place'>;
    }
  /** The unit already has the number, so the meaning of YES is known. */
  | { readonly act: 'answered' }
  /** The unit is missing or has another number, which a stranger may not replace: the office decides. */
  | { readonly act: 'askOffice' }
  | { readonly act: 'forget' };

/**
 * The result when a signed-up number answers YES.
 * @param unit the sign-up's unit in its current state; null if there is none
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

/**
 * How many confirmation texts (“reply YES”) are sent for one community in a day, regardless of who enters the
 * numbers: enough for a hallway of neighbors, too few for a purchased list.
 */
export const signUpTextsPerDay = 25;

/** The countries that a business sends sign-up texts to. @param country of the business */
export const signUpCountries = (country: string): readonly string[] =>
  isInNorthAmerica(country) ? ['US', 'CA'] : [country];
