import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';

/** What is wrong with a field of a payload: a code, and what its words name. */
type Refused = { readonly code: string } & Readonly<Record<string, string | number>>;

/**
 * A refusal that is about fields of the payload: a form shows each beside its field, in words of its own.
 * @param fields what is wrong, by the path of the field.
 * @param more what else the details say.
 */
export const fieldRefusal = (
  code: FunctionsErrorCode,
  message: string,
  fields: Readonly<Record<string, Refused>>,
  more: object = {},
): HttpsError => new HttpsError(code, message, { ...more, fields });

/** A refusal because somebody has the email. */
export const emailTaken = (message: string, code: 'duplicate' | 'taken'): HttpsError =>
  fieldRefusal('already-exists', message, { email: { code } });
