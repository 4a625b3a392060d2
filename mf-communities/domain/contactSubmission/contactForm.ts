import * as z from 'shared-lib/domain/schema';
import { calendarDate, language, orNull, sentId, whereFieldsAre } from 'shared-lib/domain/schema';
import { isCode } from '../code/isCode.ts';
import { textPhoneOf, contactTopics, publicLines } from 'shared-lib/domain';
import { emptyAsNull, publicLine } from './publicLine.ts';
import { guardAnswerSchema } from './guardAnswer.ts';

/** How long what residents write may be, in letters. */
export const contactBounds = { name: 120, unitNumber: 60, email: 320, phone: 40, message: 4000 } as const;

/** The largest photo that is taken along with a form, in bytes. */
export const maxPublicPhotoBytes = 1_000_000;

/** A photo that goes along with a form: a JPEG in base64; null for none. */
export const publicPhoto = orNull(z.string().check(z.maxLength(Math.ceil(maxPublicPhotoBytes / 3) * 4 + 4)));

/** A telephone number as residents write one; it comes out in E.164. */
export const publicPhone = z.pipe(
  publicLine(contactBounds.phone).check(
    z.refine((typed) => textPhoneOf(typed).ok, { error: 'phone', abort: true }),
  ),
  z.transform((typed: string) => {
    const read = textPhoneOf(typed);
    return read.ok ? read.phone : typed;
  }),
);

/** What a form of a public page says of itself: which page, which language, and that it was worked for. */
export const publicFormFields = {
  businessSlug: sentId,
  communitySlug: sentId,
  /** The tag whose page it is; null for the community's own page. */
  binTagId: orNull(z.string().check(z.refine(isCode, { error: 'id' }))),
  language: z._default(language, 'en'),
  guard: guardAnswerSchema,
} as const;

const fields = z.object({
  topic: z.enum(contactTopics),
  /** Of a missed pickup alone. */
  night: orNull(calendarDate),
  unitNumber: emptyAsNull(publicLine(contactBounds.unitNumber)),
  name: publicLine(contactBounds.name).check(z.minLength(1)),
  email: emptyAsNull(z.pipe(publicLine(contactBounds.email), z.email())),
  phone: emptyAsNull(publicPhone),
  message: publicLines(contactBounds.message),
  smsConsent: z.boolean(),
});

interface Filled {
  readonly topic?: unknown;
  readonly night?: unknown;
  readonly email?: unknown;
  readonly phone?: unknown;
  readonly message?: unknown;
  readonly smsConsent?: unknown;
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Rules between fields; each is said with what else is wrong. */
const checks = [
  z.refine<Filled>(({ topic, night }) => topic !== 'missedPickup' || isThere(night), {
    path: ['night'],
    error: 'missing',
    when: whereFieldsAre,
  }),
  z.refine<Filled>(({ email, phone }) => isThere(email) || isThere(phone), {
    path: ['email'],
    error: 'unreachable',
    when: whereFieldsAre,
  }),
  z.refine<Filled>(({ smsConsent, phone }) => smsConsent !== true || isThere(phone), {
    path: ['phone'],
    error: 'phoneForTexts',
    when: whereFieldsAre,
  }),
  // A missed pickup says enough by its night.
  z.refine<Filled>(({ topic, message }) => topic === 'missedPickup' || isThere(message), {
    path: ['message'],
    error: 'missing',
    when: whereFieldsAre,
  }),
] as const;

/** What a resident fills in; the form and the function read it alike. */
export const contactFormSchema = fields.check(...checks);

export type ContactForm = z.output<typeof contactFormSchema>;

/** What `sendContactForm` takes. */
export const sentContactFormSchema = z
  .extend(fields, {
    ...publicFormFields,
    photo: publicPhoto,
  })
  .check(...checks);

export type SentContactForm = z.output<typeof sentContactFormSchema>;

/** What a resident asks a request's state with. */
export const receiptAskSchema = z.object({
  businessSlug: sentId,
  communitySlug: sentId,
  token: z.string().check(z.regex(/^[\w-]{22,64}$/)),
});

/** What a resident fills in who wants texts. */
export const textSignUpFormSchema = z.object({
  unitNumber: emptyAsNull(publicLine(contactBounds.unitNumber)),
  phone: publicPhone,
  agrees: z.literal(true),
});

/** What `signUpForTexts` takes. */
export const sentTextSignUpSchema = z.extend(textSignUpFormSchema, publicFormFields);

export type SentTextSignUp = z.output<typeof sentTextSignUpSchema>;
