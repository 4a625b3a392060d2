import { useState } from 'react';
import { useCheckpointScans, useStayed } from 'shared-lib/data';
import type { CheckpointScan } from 'shared-lib/domain';
import { dateTimeFormat, formatNight, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, StatusBadge, type Meaning } from 'shared-lib/ui';
import styles from './CheckpointScans.module.css';

const meanings: Record<NonNullable<CheckpointScan['result']>, Meaning> = {
  onTime: 'good',
  late: 'watch',
  outOfRange: 'bad',
  duplicate: 'neutral',
};

/** As many scans as are read at first, and more each time: about two weeks of nights. */
const pageSize = 15;

interface CheckpointScansProps {
  checkpointId: string;
  /** The members' names by their ids. */
  names: ReadonlyMap<string, string>;
  /** The community's IANA zone. */
  timeZone: string;
}

/** The latest scans of a check point, newest first. */
export function CheckpointScans({ checkpointId, names, timeZone }: CheckpointScansProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [most, setMost] = useState(pageSize);
  const live = useStayed(useCheckpointScans({ checkpointId, most }));
  const clock = dateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone });
  return (
    <section aria-label={t('checkpoints.scans.title')}>
      <h4 className={styles.title}>{t('checkpoints.scans.title')}</h4>
      <LiveContent live={live}>
        {(scans) =>
          scans.length === 0 ? (
            <p className={styles.none}>{t('checkpoints.scans.none')}</p>
          ) : (
            <>
              <ul className={styles.scans}>
                {scans.map(({ id, serviceDate, scannedAt, memberId, result }) => (
                  <li key={id} className={styles.scan}>
                    <span>
                      <time dateTime={serviceDate} className={styles.night}>
                        {formatNight(serviceDate, i18n.language)}
                      </time>
                      {scannedAt !== null && ` ${clock.format(scannedAt)}`}
                    </span>
                    <span className={styles.who} dir="auto">
                      {memberId && (names.get(memberId) ?? t('unknownMember'))}
                    </span>
                    {result && (
                      <StatusBadge meaning={meanings[result]}>
                        {t(`checkpoints.scans.results.${result}`)}
                      </StatusBadge>
                    )}
                  </li>
                ))}
              </ul>
              {scans.length === most && (
                <Button variant="default" onClick={() => setMost(most + pageSize)}>
                  {t('checkpoints.scans.more')}
                </Button>
              )}
            </>
          )
        }
      </LiveContent>
    </section>
  );
}
