import { HttpsError } from 'firebase-functions/https';
import { readPayload } from 'shared-lib/domain';

/**
 * A callable's payload, read by a schema.
 * @throws HttpsError `invalid-argument` that names each offending field
 */
export const payloadOf = <T>(schema: Parameters<typeof readPayload<T>>[0], data: unknown): T => {
  const result = readPayload(schema, data);
  if (!result.ok) throw new HttpsError('invalid-argument', result.error);
  return result.value;
};
