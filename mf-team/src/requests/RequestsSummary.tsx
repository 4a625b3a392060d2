import { useRecentRequests, useTonightDate } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { countPending } from './countPending.ts';

/** The number of pending requests, in a sentence. */
export function RequestsSummary() {
  const { t } = useTexts('mf-team');
  const records = useRecentRequests();
  const tonight = useTonightDate();
  if (records.status !== 'ready') return null;
  return t('requests.summary', { count: countPending(records.data, tonight) });
}
