import { useRecentRequests } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { requestEntries } from './requestEntries.ts';

/** The number of pending requests, in a sentence. */
export function RequestsSummary() {
  const { t } = useTexts('mf-team');
  const records = useRecentRequests();
  if (records.status !== 'ready') return null;
  const pending = requestEntries(records.data).filter(({ status }) => status === 'pending').length;
  return t('requests.summary', { count: pending });
}
