import type { CallableResult } from 'shared-lib/data';
import { fieldOfTime } from './clockForm.ts';

/** Maps a function's refusal from the record's times to the form fields that hold them. */
export const withFormFields = <T>(result: CallableResult<T>): CallableResult<T> => {
  if (result.ok || !result.error.fields) return result;
  const fields = Object.fromEntries(
    Object.entries(result.error.fields).map(([field, refusal]) => [
      fieldOfTime[field as keyof typeof fieldOfTime] ?? field,
      refusal,
    ]),
  );
  return { ok: false, error: { ...result.error, fields } };
};
