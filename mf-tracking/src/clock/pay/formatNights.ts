import type { PayNights } from 'mf-tracking/domain';
import { dateTimeFormat } from 'shared-lib/i18n';

/** Formats the nights of a pay period, such as `Nov 9 – 22, 2026`. */
export const formatNights = ({ from, to }: PayNights, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  );
