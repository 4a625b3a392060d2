import { employeePriceMonthly } from 'shared-lib/domain';

/** What steps may name instead of spelling it out; each comes from the place that decides it. */
export const placeholders: Readonly<Record<string, string>> = {
  employeePrice: `$${employeePriceMonthly}`,
};

/** Puts the values in the place of `{{name}}`; a name that is unknown stands as it is. */
export const fillPlaceholders = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);
