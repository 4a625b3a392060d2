import { calendarDate } from 'shared-lib/domain/schema';
import { caseNumberOf } from '../violation/derivedCase.ts';

/** As in `V-20261126-007`, with any dashes and spaces, or none, and with or without the V. */
const typed = /^(?:v[\s-]*)?(\d{4})[\s-]*(\d\d)[\s-]*(\d\d)[\s-]*(\d{1,4})$/i;

/**
 * The typed case number: `v-20261126-7` is `V-20261126-007`.
 * @returns in the format of `caseNumberOf`; null for other text
 */
export function parseCaseNumber(text: string): string | null {
  const [, year, month, day, ordinal] = typed.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  return ordinal !== undefined && calendarDate.safeParse(date).success
    ? caseNumberOf(date, Number(ordinal))
    : null;
}
