import { shiftReasons, shiftReasonTexts, type ShiftReason } from 'mf-tracking/domain';
import type { ShiftsApproved } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';

const wordsIn = (language: string) => shiftReasonTexts[language.startsWith('es') ? 'es' : 'en'];

/** A reason in words, with its figure. @param language a BCP 47 tag */
export const reasonText = ({ code, count }: ShiftReason, language: string): string =>
  wordsIn(language)[code](count ?? 0);

/** Several reasons in one line. */
export const reasonsText = (reasons: readonly ShiftReason[], language: string): string =>
  reasons.map((reason) => reasonText(reason, language)).join(', ');

const ownRefusals = ['gone', 'locked', 'changedMeanwhile', 'full'] as const;

/** Why the server didn't approve a shift that had no issues here. */
export function refusalText(
  code: ShiftsApproved['left'][number]['code'],
  t: Translate<'mf-tracking'>,
  language: string,
): string {
  const reason = shiftReasons.find((known) => known === code);
  // Its figure isn't part of the response, and may have changed since.
  if (
    reason !== undefined &&
    reason !== 'missedDoors' &&
    reason !== 'missedCheckpoints' &&
    reason !== 'tooLong'
  ) {
    return reasonText({ code: reason, count: null }, language);
  }
  const own = ownRefusals.find((known) => known === code);
  return t(`lastNight.refusals.${own ?? 'other'}`);
}
