import { IconCircleCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useAnyUnit, useNow, useScheduleNights } from 'shared-lib/data';
import { nightsInProgress } from 'shared-lib/domain';
import { addCatalogs, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { ActionIcon, Card } from 'shared-lib/ui';
import { Link } from 'react-router-dom';
import styles from './EveningChecklist.module.css';
import { eveningSteps } from './eveningSteps.ts';
import { hideChecklist, type SetupRecords } from './setupRecords.ts';
import { setupTexts } from './texts/index.ts';

addCatalogs('setup', setupTexts);

interface EveningChecklistProps {
  records: SetupRecords;
  onHidden: () => void;
}

/** The steps to the first evening. They complete automatically; once all are done, the list disappears. */
export default function EveningChecklist({ records, onHidden }: EveningChecklistProps) {
  const { t } = useTexts('setup');
  const now = useNow();
  const { customerId, communities } = records;
  const first = communities[0]?.id ?? '';
  // The same dates as the section on tonight, and so the same listener.
  const zones = communities.map(({ timezone }) => timezone);
  const nights = useScheduleNights(nightsInProgress(zones.length > 0 ? zones : [viewerTimeZone()], now));
  const units = useAnyUnit(first, { skip: first === '' });
  if (nights.status !== 'ready' || (first !== '' && units.status !== 'ready')) return null;
  const hasUnits = units.status === 'ready' && units.data.length > 0;
  const steps = eveningSteps({ ...records, nights: nights.data, hasUnits }, now);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;

  const hide = () => {
    hideChecklist(customerId);
    onHidden();
    // The focus was on the button, which is gone.
    document.querySelector<HTMLElement>('main')?.focus();
  };

  return (
    <Card>
      <section aria-labelledby="setup-title">
        <div className={`vh-row ${styles.head}`}>
          <h2 id="setup-title" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.progress}>{t('progress', { done, all: steps.length })}</p>
          <ActionIcon variant="subtle" aria-label={t('hide')} className={styles.hide ?? ''} onClick={hide}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
        <ol className={`vh-list ${styles.steps}`}>
          {steps.map(({ id, to, isDone }) => (
            <li key={id} className={styles.step} data-done={isDone}>
              {isDone ? (
                <IconCircleCheck size={22} role="img" aria-label={t('done')} />
              ) : (
                <IconCircleDashed size={22} aria-hidden />
              )}
              <div>
                <Link to={to} className="vh-strong-link">
                  {t(`steps.${id}`)}
                </Link>
                {!isDone && <p className={styles.reason}>{t(`reasons.${id}`)}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
