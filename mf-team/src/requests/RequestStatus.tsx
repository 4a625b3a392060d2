import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { statusMeanings } from './statusMeanings.ts';
import type { RequestRow } from './useRequests.ts';

/** A request's status. */
export function RequestStatus({ row: { status, isExpired } }: { row: RequestRow }) {
  const { t } = useTexts('mf-team');
  return isExpired ? (
    <StatusBadge meaning="neutral">{t('requests.states.expired')}</StatusBadge>
  ) : (
    <StatusBadge meaning={statusMeanings[status]}>{t(`requests.states.${status}`)}</StatusBadge>
  );
}
