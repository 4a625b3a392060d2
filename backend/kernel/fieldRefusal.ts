import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';

/** A problem with a payload's field: a code, and values for its message. */
type Refused = { readonly code: string } & Readonly<Record<string, string | number>>;

/**
 * An error about fields of the payload: a form shows each next to its field, in its own words.
 * @param fields the problems, by field path.
 * @param more further details.
 */
export const fieldRefusal = (
  code: FunctionsErrorCode,
  message: string,
  fields: Readonly<Record<string, Refused>>,
  more: object = {},
): HttpsError => new HttpsError(code, message, { ...more, fields });

/** The error for an email that is already in use. */
export const emailTaken = (message: string, code: 'duplicate' | 'taken'): HttpsError =>
  fieldRefusal('already-exists', message, { email: { code } });
