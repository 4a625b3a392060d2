import * as z from 'zod/mini';
import { isSignedBy, type SignedKind, type SignedText } from 'shared-lib/contract/documents';
import { done, refused, type Outcome } from './Outcome.ts';

/** Maximum size of a signed text, in bytes: a Firestore document holds 1 MiB. */
const maxTextBytes = 900_000;

/** A schema's errors in one line: the first problem, and how many more there are. */
export const problemsIn = ({ issues }: z.core.$ZodError): string => {
  const [first] = issues;
  const more = issues.length - 1;
  return `${first?.path.join('.')}: ${first?.message}${more > 0 ? ` and ${more} more` : ''}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The content of a signed text. The signature is checked first.
 * @param keys that may sign it
 * @param what it is, for the messages
 * @returns refused with 413 if it is too large to be stored, 403 if none of the keys has signed it, and 400 if it violates
 * the schema
 */
export const readSigned = async <Value>(
  signed: SignedText,
  kind: SignedKind,
  keys: readonly string[],
  schema: z.ZodMiniType<Value>,
  what: string,
): Promise<Outcome<Value>> => {
  if (Buffer.byteLength(signed.text) > maxTextBytes)
    return refused(413, `The signed text has more than ${maxTextBytes} bytes.`);
  if (keys.length === 0) return refused(403, `The site has no key for ${what}.`);
  if (!(await isSignedBy(keys, kind, signed))) return refused(403, `No key of ${what} has signed this.`);
  const read = z.safeParse(schema, parsed(signed.text));
  return read.success ? done(read.data) : refused(400, `${what}: ${problemsIn(read.error)}.`);
};
