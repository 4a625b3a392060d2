import type { Translate } from 'shared-lib/i18n';
import { shiftReportHref } from '../addresses.ts';
import type { BoardRow } from '../night/boardRow.ts';

/**
 * Where the doors of a shift were counted; nothing while there is no shift report.
 * @param t the texts of the module
 */
export const reportLink = (
  { reportId, communityName: community }: Pick<BoardRow, 'reportId' | 'communityName'>,
  t: Translate<'mf-tracking'>,
): { href: string; title: string } | undefined =>
  reportId === null
    ? undefined
    : { href: shiftReportHref(reportId), title: t('actions.report', { community }) };
