import { addReportPhoto, useAccount } from 'shared-lib/data';
import { maxOfficePhotos, type ShiftReport } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { ListWords } from 'shared-lib/ui/lists';
import { PhotoGrid, PhotoStrip, PhotoUpload } from 'shared-lib/ui/photos';
import styles from './ReportPhotos.module.css';

interface ReportPhotosProps {
  report: ShiftReport;
  /** The community's name and IANA zone. */
  community: string;
  timeZone: string;
  memberName: ListWords['memberName'];
}

/** What a report shows: the compactor large, the photos of each issue, and what the office adds. */
export function ReportPhotos({ report, community, timeZone, memberName }: ReportPhotosProps) {
  const { t } = useTexts('mf-tracking');
  const shared = { timeZone, memberName };
  const { customerId, uid } = useAccount();
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
          <h4 dir="auto">{note ? `${type}: ${note}` : type}</h4>
          <PhotoStrip {...shared} photos={photos} subject={t('report.issueAt', { type, community })} />
        </section>
      ))}
      <section className={styles.photos} data-empty={report.officePhotos.length === 0 || undefined}>
        <h4>{t('report.officePhotos')}</h4>
        <PhotoStrip
          {...shared}
          photos={report.officePhotos}
          subject={t('report.officePhotoOf', { community })}
        />
        <PhotoUpload
          label={t('report.addPhotos')}
          room={maxOfficePhotos - report.officePhotos.length}
          store={(photo, options) => addReportPhoto({ customerId, reportId: report.id, uid }, photo, options)}
        />
      </section>
    </>
  );
}
