import { useState } from 'react';
import { Button } from '@mantine/core';
import { useCheckpointScans, useKeepPreviousData } from '../../../data/index.ts';
import { dateTimeFormat, formatNight } from '../../../i18n/index.ts';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import styles from './checkpoints.module.css';
import { scanMeanings } from './scanMeanings.ts';
import { useCheckpointTexts } from './texts.ts';

/** Scans per page: about two weeks of nights. */
const pageSize = 15;

interface CheckpointScansProps {
  checkpointId: string;
  /** Member names by id. */
  names: ReadonlyMap<string, string>;
  /** IANA zone of the community. */
  timeZone: string;
}

/** A checkpoint's latest scans, newest first. */
export function CheckpointScans({ checkpointId, names, timeZone }: CheckpointScansProps) {
  const { t, i18n } = useCheckpointTexts();
  const [max, setMost] = useState(pageSize);
  const live = useKeepPreviousData(useCheckpointScans({ checkpointId, max }));
  const clock = dateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone });
  return (
    <section aria-label={t('scans.title')}>
      <h4 className={styles.title}>{t('scans.title')}</h4>
      <LiveContent live={live}>
        {(scans) =>
          scans.length === 0 ? (
            <p className="vh-muted">{t('scans.none')}</p>
          ) : (
            <>
              <ul className={`vh-list ${styles.scans}`}>
                {scans.map(({ id, serviceDate, scannedAt, memberId, result }) => (
                  <li key={id} className={styles.scan}>
                    <span>
                      <time dateTime={serviceDate} className={styles.scanNight}>
                        {formatNight(serviceDate, i18n.language)}
                      </time>
                      {scannedAt !== null && ` ${clock.format(scannedAt)}`}
                    </span>
                    <span className={`vh-cut ${styles.who}`} dir="auto">
                      {memberId && (names.get(memberId) ?? t('scans.unknownMember'))}
                    </span>
                    {result && (
                      <StatusBadge meaning={scanMeanings[result]}>{t(`scans.results.${result}`)}</StatusBadge>
                    )}
                  </li>
                ))}
              </ul>
              {scans.length === max && (
                <Button variant="default" onClick={() => setMost(max + pageSize)}>
                  {t('scans.more')}
                </Button>
              )}
            </>
          )
        }
      </LiveContent>
    </section>
  );
}
