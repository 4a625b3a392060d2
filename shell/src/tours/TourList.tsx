import { tourIds, type TourId } from 'shared-lib/contract';
import { useAccount, useCustomer } from 'shared-lib/data';
import { localCompletedTours, resetCompletedTours, useTour, useTourActions } from 'shared-lib/data/tours';
import { completedTours } from 'shared-lib/data/tours';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, Skeleton, StatusBadge } from 'shared-lib/ui';
import { useState } from 'react';
import { addTourTexts } from './texts/index.ts';
import styles from './TourList.module.css';

addTourTexts();

/** The guided tours, with a description, whether each is completed, and a button to take it again. */
export function TourList() {
  const { t } = useTexts('tours');
  const account = useAccount();
  const customer = useCustomer();
  // Another tour's end, or a reset, changes what is stored.
  useTour();
  const [isReset, setIsReset] = useState(false);
  const isLoading = account.role === 'owner' && customer.status === 'loading';
  const stored =
    account.role === 'owner' && customer.status === 'ready' ? (customer.data?.completedTours ?? []) : [];
  const done = completedTours(stored, localCompletedTours(account.uid));

  const reset = async () => {
    setIsReset(false);
    await resetCompletedTours(account);
    setIsReset(true);
  };

  return (
    <>
      <Card flush>
        <ul className="vh-list" aria-label={t('list.label')}>
          {tourIds.map((tour) => (
            <TourRow key={tour} tour={tour} isDone={isLoading ? null : done.includes(tour)} />
          ))}
        </ul>
      </Card>
      {!isLoading && done.length > 0 && (
        <div className={`vh-row ${styles.reset}`}>
          <Button variant="subtle" onClick={() => void reset()}>
            {t('list.reset')}
          </Button>
          {account.role === 'owner' && (
            <span className={`vh-muted ${styles.text}`}>{t('list.resetText')}</span>
          )}
        </div>
      )}
      <p role="status" className={styles.status}>
        {isReset && done.length === 0 && t('list.resetDone')}
      </p>
    </>
  );
}

/** @param isDone null while unknown. */
function TourRow({ tour, isDone }: { tour: TourId; isDone: boolean | null }) {
  const { t } = useTexts('tours');
  const { start } = useTourActions();
  const title = t(`tours.${tour}.title`);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className="vh-subtitle">{title}</h3>
        <p className={`vh-muted ${styles.text}`}>{t(`tours.${tour}.text`)}</p>
      </div>
      <span className={styles.state}>
        {isDone === null ? (
          <Skeleton height={24} width={88} />
        ) : (
          <StatusBadge meaning={isDone ? 'good' : 'neutral'}>
            {t(isDone ? 'list.done' : 'list.notDone')}
          </StatusBadge>
        )}
      </span>
      <Button
        variant={isDone ? 'default' : 'filled'}
        aria-label={t('list.startTour', { title })}
        onClick={() => start(tour)}
      >
        {t('list.start')}
      </Button>
    </li>
  );
}
