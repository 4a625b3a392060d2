import { useEffect, useState } from 'react';
import type { ManagerAccess, ManagerViolation } from 'mf-communities/domain';
import { formatDate, formatNight, useTexts } from 'shared-lib/i18n';
import { Button, printPage, StatusBadge, type Meaning } from 'shared-lib/ui';
import { PrintSheet } from 'shared-lib/ui/dialogs';
import styles from './admin.module.css';
import { ManagerPhoto } from './ManagerPhoto.tsx';

interface PhotosProps {
  violation: Pick<ManagerViolation, 'caseNumber' | 'unitNumber' | 'photos'>;
  access: ManagerAccess;
}

/** The photos of a case, loaded on demand: each is a separate read. */
function ManagerPhotos({ violation, access }: PhotosProps) {
  const { t } = useTexts('mf-communities');
  const [isWanted, setWanted] = useState(false);
  const { caseNumber, unitNumber, photos } = violation;
  if (photos === 0) return null;
  if (caseNumber === '') return <p className={styles.soft}>{t('managerPages.violation.noCase')}</p>;
  if (!isWanted) {
    return (
      <Button variant="default" size="sm" className={styles.noPrint ?? ''} onClick={() => setWanted(true)}>
        {t('managerPages.violation.photos', { count: photos })}
      </Button>
    );
  }
  return (
    <ul className={`vh-actions ${styles.photos}`}>
      {Array.from({ length: photos }, (_, index) => (
        <li key={index}>
          <ManagerPhoto
            asked={{ ...access, of: 'violation', id: caseNumber, index }}
            name={t('managerPages.violation.photo', { place: index + 1, count: photos, unit: unitNumber })}
          />
        </li>
      ))}
    </ul>
  );
}

const meanings: Readonly<Record<ManagerViolation['status'], Meaning>> = {
  open: 'watch',
  notified: 'info',
  escalated: 'bad',
  disputed: 'watch',
  resolved: 'good',
  dismissed: 'neutral',
};

interface CardProps {
  violation: ManagerViolation;
  typeName: string;
  access: ManagerAccess;
  timezone: string;
}

/** A case: the violation and its unit, status, photos, and its notices to read and print. */
export function ViolationCard({ violation, typeName, access, timezone }: CardProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const { caseNumber, unitNumber, serviceDate, status, occurrence, cureBy, resolvedAt, description } =
    violation;
  return (
    <li className={styles.case}>
      <p className="vh-row">
        <strong>{typeName}</strong>
        <StatusBadge meaning={meanings[status]}>{t(`managerPages.violation.statuses.${status}`)}</StatusBadge>
      </p>
      <p>
        {t('managerPages.violation.of', { unit: unitNumber, date: formatNight(serviceDate, language) })}
        {caseNumber !== '' && ` · ${caseNumber}`}
      </p>
      {description !== '' && <p dir="auto">{description}</p>}
      <p className={styles.soft}>
        {[
          t('managerPages.violation.occurrence', { count: occurrence }),
          ...(cureBy === null
            ? []
            : [t('managerPages.violation.cureBy', { date: formatDate(cureBy, language, timezone) })]),
          ...(resolvedAt === null
            ? []
            : [t('managerPages.violation.resolved', { date: formatDate(resolvedAt, language, timezone) })]),
        ].join(' · ')}
      </p>
      <ManagerPhotos violation={violation} access={access} />
      {violation.notices.map((notice, index) => (
        <Notice key={index} notice={notice} timezone={timezone} />
      ))}
    </li>
  );
}

interface NoticeProps {
  notice: ManagerViolation['notices'][number];
  timezone: string;
}

/** A notice word for word; printing it prints the notice alone. */
function Notice({ notice: { level, channel, sentAt, subject, text }, timezone }: NoticeProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (!isPrinted) return;
    const done = () => setPrinted(false);
    window.addEventListener('afterprint', done, { once: true });
    printPage();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinted]);
  const date = sentAt === null ? '–' : formatDate(sentAt, i18n.language, timezone);
  return (
    <details className={styles.notice}>
      <summary>
        {t('managerPages.violation.notice', { level, date })} ·{' '}
        {t(`managerPages.violation.channels.${channel}`)}
      </summary>
      {subject !== null && (
        <p dir="auto">
          <strong>{subject}</strong>
        </p>
      )}
      <p className={styles.words} dir="auto">
        {text ?? t('managerPages.violation.noWords')}
      </p>
      {text !== null && (
        <Button variant="default" size="sm" onClick={() => setPrinted(true)}>
          {t('managerPages.violation.printNotice')}
        </Button>
      )}
      {isPrinted && (
        <PrintSheet>
          {subject !== null && <h1>{subject}</h1>}
          <p className={styles.words}>{text}</p>
        </PrintSheet>
      )}
    </details>
  );
}
