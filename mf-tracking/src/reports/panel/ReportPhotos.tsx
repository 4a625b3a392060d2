import { propertyClaim } from 'mf-tracking/domain';
import type { ShiftReport } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { ListFormatters } from 'shared-lib/ui/lists';
import { PhotoGrid, PhotoStrip } from 'shared-lib/ui/photos';
import { OfficePhotos } from '../../photos/OfficePhotos.tsx';
import { RemovedPhotos } from '../../photos/RemovedPhotos.tsx';
import styles from './ReportPhotos.module.css';

interface ReportPhotosProps {
  report: ShiftReport;
  /** The community's name and IANA zone. */
  community: string;
  timeZone: string;
  memberName: ListFormatters['memberName'];
}

/** A report's photos: the compactor large, those of each issue, and the office's. */
export function ReportPhotos({ report, community, timeZone, memberName }: ReportPhotosProps) {
  const { t } = useTexts('mf-tracking');
  const shared = { timeZone, memberName };
  const nameOf = (type: string) => (type === propertyClaim ? t('report.claim') : type);
  const issues = report.issues.filter(({ photos }) => photos.length > 0);
  return (
    <>
      {report.compactorPhotos.length > 0 && (
        <section className={styles.photos}>
          <h4>{t('report.compactorPhotos')}</h4>
          <PhotoGrid
            {...shared}
            photos={report.compactorPhotos}
            subject={t('report.compactorAt', { community })}
          />
        </section>
      )}
      {issues.map(({ type, note, photos }, index) => (
        <section key={index} className={styles.photos}>
          <h4 dir="auto">{note ? `${nameOf(type)}: ${note}` : nameOf(type)}</h4>
          <PhotoStrip
            {...shared}
            photos={photos}
            subject={t('report.issueAt', { type: nameOf(type), community })}
          />
        </section>
      ))}
      <section className={styles.photos} data-empty={report.officePhotos.length === 0 || undefined}>
        <h4>{t('officePhotos.title')}</h4>
        <OfficePhotos
          {...shared}
          records="shiftReports"
          record={report}
          subject={t('report.officePhotoOf', { community })}
        />
        <RemovedPhotos {...shared} photos={report.removedPhotos} />
      </section>
    </>
  );
}
