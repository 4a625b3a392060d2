import * as z from 'shared-lib/domain/schema';
import { calendarDate, language, orNull, idInput, fieldLocations } from 'shared-lib/domain/schema';
import { isCode } from '../code/isCode.ts';
import { contactTopics, maxAnswerWords, textPhoneOf } from 'shared-lib/domain';
import { guardAnswerSchema } from './guardAnswer.ts';

/**
 * Characters that no one types: lone surrogates, control characters other than a line feed, and those that change
 * text direction.
 */
const hidden = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A stranger's text, ready to store and show. Markup stays as text, because it is never rendered as anything else. */
export const normalizePublicText = (typed: string): string =>
  typed
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(hidden, '')
    .trim();

/** Multiple lines typed by a stranger, limited in length. */
export const publicLines = (maxLength: number) =>
  z.string().check(z.overwrite(normalizePublicText), z.maxLength(maxLength));

/** Normalizes what a stranger typed, as `normalizePublicText` does, into one line. */
const normalizePublicLine = (typed: string): string => normalizePublicText(typed).replace(/\s+/g, ' ');

/** A single line typed by a stranger, limited in length. */
const publicLine = (maxLength: number) =>
  z.string().check(z.overwrite(normalizePublicLine), z.maxLength(maxLength));

/** An empty form field parses as null. */
const emptyAsNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((typed: unknown) =>
      typeof typed === 'string' && normalizePublicLine(typed) === '' ? null : typed,
    ),
    z.nullable(schema),
  );

/** Maximum length, in characters, of a resident's message. */
export const contactBounds = { name: 120, unitNumber: 60, email: 320, phone: 40, message: 4000 } as const;

/** The largest photo sent with a form, in bytes. */
export const maxPublicPhotoBytes = 1_000_000;

/** A photo sent with a form: a JPEG in base64; null for none. */
export const publicPhoto = orNull(z.string().check(z.maxLength(Math.ceil(maxPublicPhotoBytes / 3) * 4 + 4)));

/** A phone number as residents write it, converted to E.164. */
export const publicPhone = z.pipe(
  publicLine(contactBounds.phone).check(
    z.refine((typed) => textPhoneOf(typed).ok, { error: 'phone', abort: true }),
  ),
  z.transform((typed: string) => {
    const read = textPhoneOf(typed);
    return read.ok ? read.phone : typed;
  }),
);

/** Metadata of a public form: its page, its language, and its proof of work. */
export const publicFormFields = {
  businessSlug: idInput,
  communitySlug: idInput,
  /** The tag whose page it is; null for the community's own page. */
  binTagId: orNull(z.string().check(z.refine(isCode, { error: 'id' }))),
  language: z._default(language, 'en'),
  guard: guardAnswerSchema,
} as const;

const fields = z.object({
  topic: z.enum(contactTopics),
  /** Only for a missed pickup. */
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

/** Rules between fields; their errors are reported along with all others. */
const checks = [
  z.refine<Filled>(({ topic, night }) => topic !== 'missedPickup' || isThere(night), {
    path: ['night'],
    error: 'missing',
    when: fieldLocations,
  }),
  z.refine<Filled>(({ email, phone }) => isThere(email) || isThere(phone), {
    path: ['email'],
    error: 'unreachable',
    when: fieldLocations,
  }),
  z.refine<Filled>(({ smsConsent, phone }) => smsConsent !== true || isThere(phone), {
    path: ['phone'],
    error: 'phoneForTexts',
    when: fieldLocations,
  }),
  // A missed pickup needs no message: the night is enough.
  z.refine<Filled>(({ topic, message }) => topic === 'missedPickup' || isThere(message), {
    path: ['message'],
    error: 'missing',
    when: fieldLocations,
  }),
] as const;

/** A resident's input, validated the same way in the form and the function. */
export const contactFormSchema = fields.check(...checks);

export type ContactForm = z.output<typeof contactFormSchema>;

/** The payload of `sendContactForm`. */
export const sentContactFormSchema = z
  .extend(fields, {
    ...publicFormFields,
    photo: publicPhoto,
  })
  .check(...checks);

export type SentContactForm = z.output<typeof sentContactFormSchema>;

/** The payload that reads a request's status. */
export const receiptRequestSchema = z.object({
  businessSlug: idInput,
  communitySlug: idInput,
  token: z.string().check(z.regex(/^[\w-]{22,64}$/)),
});

/** The input of a resident who wants texts. */
export const textSignUpFormSchema = z.object({
  unitNumber: emptyAsNull(publicLine(contactBounds.unitNumber)),
  phone: publicPhone,
  agrees: z.literal(true),
});

/** The payload of `signUpForTexts`. */
export const sentTextSignUpSchema = z.extend(textSignUpFormSchema, publicFormFields);

export type SentTextSignUp = z.output<typeof sentTextSignUpSchema>;

const words = publicLines(maxAnswerWords);
const neededWords = publicLines(maxAnswerWords).check(z.minLength(1));

/** The fields of each answer's form, in addition to the photo of the first. */
export const answerFormSchemas = {
  resolved: z.object({ words }),
  moreTime: z.object({ until: z.calendarDate, words }),
  dispute: z.object({ words: neededWords }),
} as const;

/** The notice's id on the tag's page. */
const noticeId = z.string().check(z.minLength(1), z.maxLength(64));

/** An answer to a notice. */
export const noticeAnswerSchema = z.discriminatedUnion('kind', [
  z.extend(answerFormSchemas.resolved, { kind: z.literal('resolved'), noticeId }),
  z.extend(answerFormSchemas.moreTime, { kind: z.literal('moreTime'), noticeId }),
  z.extend(answerFormSchemas.dispute, { kind: z.literal('dispute'), noticeId }),
]);

export type NoticeAnswer = z.output<typeof noticeAnswerSchema>;

/** The payload of `answerNotice`: an answer from a tag's page, and the proof every public form has. */
export const sentNoticeAnswerSchema = z.object({
  ...publicFormFields,
  binTagId: z.string().check(z.refine(isCode, { error: 'id' })),
  answer: noticeAnswerSchema,
  photo: publicPhoto,
});

export type SentNoticeAnswer = z.output<typeof sentNoticeAnswerSchema>;
