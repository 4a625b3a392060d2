import type { CallableResult } from 'shared-lib/data';
import { fieldOfTime } from './clockForm.ts';

/** The answer of a function whose refusals name a record's times, with the fields of the form that have them. */
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
