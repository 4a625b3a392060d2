import type { Translate } from 'shared-lib/i18n';
import { shiftReportHref } from '../addresses.ts';
import type { BoardRow } from '../night/boardRow.ts';

/**
 * A link to the report that counted a shift's doors; nothing while there is none.
 * @param t the module's texts
 */
export const reportLink = (
  { reportId, communityName: community }: Pick<BoardRow, 'reportId' | 'communityName'>,
  t: Translate<'mf-tracking'>,
): { href: string; title: string } | undefined =>
  reportId === null
    ? undefined
    : { href: shiftReportHref(reportId), title: t('actions.report', { community }) };
