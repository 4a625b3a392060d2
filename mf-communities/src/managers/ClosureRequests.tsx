import { answerClosureRequest } from '../data/managerCallables.ts';
import { useClosureRequests } from '../data/managers.api.ts';
import { changedMeanwhile, type Community } from 'shared-lib/domain';
import type { ClosureRequest } from 'mf-communities/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { useConflictText } from 'shared-lib/ui/form';
import { useState } from 'react';
import { Section } from '../place/Section.tsx';
import styles from './ManagersTab.module.css';

/** Pending closure requests from managers; renders nothing if there are none. */
export function ClosureRequests({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const requests = useClosureRequests(community.id);
  if (requests.status !== 'ready' || requests.data.length === 0) return null;
  return (
    <Section title={t('managers.closures.title')}>
      <ul className={`vh-list ${styles.links}`} aria-label={t('managers.closures.title')}>
        {requests.data
          .toSorted((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0))
          .map((request) => (
            <Asked key={request.id} request={request} />
          ))}
      </ul>
    </Section>
  );
}

function Asked({ request }: { request: ClosureRequest }) {
  const { t, i18n } = useTexts('mf-communities');
  const conflict = useConflictText();
  const [isRunning, setRunning] = useState(false);
  const { id: requestId, name, dates, note } = request;
  const span = [...new Set([dates[0], dates.at(-1)])].flatMap((date) =>
    date === undefined ? [] : [`${formatNight(date, i18n.language)} ${date.slice(0, 4)}`],
  );
  const answer = async (act: 'add' | 'decline') => {
    setRunning(true);
    const result = await answerClosureRequest({ requestId, act });
    setRunning(false);
    if (result.ok) {
      const message =
        act === 'add' ? t('managers.closures.added') : t('managers.closures.declined', { name });
      return showToast({ meaning: 'good', message });
    }
    const { code, reason } = result.error;
    const failed = t(code === 'failed-precondition' ? 'managers.closures.over' : 'managers.failed');
    showToast({ meaning: 'bad', message: reason === changedMeanwhile ? conflict : failed });
  };
  return (
    <li className={`vh-spread ${styles.link}`}>
      <div className={styles.facts}>
        <p className={styles.name}>{t('managers.closures.from', { name })}</p>
        <p>{span.join(' – ')}</p>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <div className="vh-actions">
        <Button size="sm" loading={isRunning} onClick={() => void answer('add')}>
          {t('managers.closures.add')}
        </Button>
        <Button size="sm" variant="default" disabled={isRunning} onClick={() => void answer('decline')}>
          {t('managers.closures.decline')}
        </Button>
      </div>
    </li>
  );
}
