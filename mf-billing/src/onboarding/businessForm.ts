import type { BusinessDetails } from 'shared-lib/data';

/** The fields of the form, in their order. */
export const businessFields = ['firstName', 'lastName', 'businessName'] as const;

export type BusinessField = (typeof businessFields)[number];

/** The longest text that a customer document takes in these fields; its schema refuses more. */
export const maxLength = 500;

/** What is wrong with a field. */
export type FieldProblem = 'missing' | 'tooLong';

/** What came of checking the form: what to save, or what is wrong with which field. */
export type CheckedForm =
  | { ok: true; details: BusinessDetails }
  | { ok: false; problems: Partial<Record<BusinessField, FieldProblem>> };

/**
 * Checks what an owner typed. Spaces around it don't count.
 * @param typed the fields as they are in the form.
 */
export function checkBusinessForm(typed: BusinessDetails): CheckedForm {
  const details = { ...typed };
  const problems: Partial<Record<BusinessField, FieldProblem>> = {};
  for (const field of businessFields) {
    details[field] = typed[field].trim();
    if (details[field] === '') problems[field] = 'missing';
    else if (details[field].length > maxLength) problems[field] = 'tooLong';
  }
  return Object.keys(problems).length === 0 ? { ok: true, details } : { ok: false, problems };
}
