import {
  IconAlertTriangle,
  IconCamera,
  IconDoor,
  IconFlag,
  IconLogin2,
  IconLogout2,
  IconQrcode,
  IconSend,
  IconTrashOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { citedName, doorAddress, localDate } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { PhotoStrip } from 'shared-lib/ui/photos';
import { EntryWords, type EntryNames } from './EntryWords.tsx';
import styles from './Timeline.module.css';
import { clockOf, type TimelineEntry } from './timelineOf.ts';

const icons: Readonly<Record<TimelineEntry['kind'], TablerIcon>> = {
  clockIn: IconLogin2,
  clockOut: IconLogout2,
  submitted: IconSend,
  compactor: IconCamera,
  issue: IconFlag,
  scan: IconQrcode,
  doors: IconDoor,
  left: IconTrashOff,
  violation: IconAlertTriangle,
};

interface TimelineProps {
  entries: readonly TimelineEntry[];
  names: EntryNames;
  timeZone: string;
  memberName: (id: string) => string;
}

/** A shift from clock-in to clock-out, in the community's local time; the date is shown where it changes. */
export function Timeline({ entries, names, timeZone, memberName }: TimelineProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return <p className={styles.soft}>{t('report.timeline.empty')}</p>;
  const clock = clockOf(first.at, last.at, timeZone, i18n.language);
  return (
    <ol className="vh-list">
      {entries.map((entry, index) => {
        const Icon = icons[entry.kind];
        const date = localDate(entry.at, timeZone);
        const before = entries[index - 1];
        const isNewDate = !before || localDate(before.at, timeZone) !== date;
        return (
          <Fragment key={`${entry.kind} ${entry.at} ${index}`}>
            {isNewDate && (
              <li className={styles.date}>
                <h5>{formatNight(date, i18n.language)}</h5>
              </li>
            )}
            <li className={styles.entry} data-kind={entry.kind}>
              <Icon size={18} aria-hidden className={styles.icon} />
              <span className={styles.time}>{clock(entry.at)}</span>
              <div className={styles.what}>
                <EntryWords entry={entry} names={names} clock={clock} />
                <EntryPhotos entry={entry} names={names} timeZone={timeZone} memberName={memberName} />
              </div>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

type EntryPhotosProps = Omit<TimelineProps, 'entries'> & { entry: TimelineEntry };

/** The photos of a violation, a scan or a missed door; the report's own are shown separately. */
function EntryPhotos({ entry, names, ...shown }: EntryPhotosProps) {
  const { t, i18n } = useTexts('mf-tracking');
  if (entry.kind === 'left') {
    const { photo, unitId, communityId, serviceDate } = entry.door;
    const subject = t('report.timeline.left', { unit: names.unit(unitId) });
    return (
      <>
        <PhotoStrip {...shown} photos={photo ? [photo] : []} subject={subject} />
        <Link to={doorAddress({ communityId, unitId, night: serviceDate })}>{t('openDoorNight')}</Link>
      </>
    );
  }
  if (entry.kind === 'scan') {
    const { photo, checkpointId } = entry.scan;
    const subject = t('report.timeline.scan', { name: names.checkpoint(checkpointId) });
    return <PhotoStrip {...shown} photos={photo ? [photo] : []} subject={subject} />;
  }
  if (entry.kind !== 'violation') return null;
  const { id, photos, unitId } = entry.violation;
  const subject = t('report.timeline.at', {
    what: citedName(entry.violation, i18n.language),
    unit: names.unit(unitId),
  });
  return (
    <>
      <PhotoStrip {...shown} photos={photos} subject={subject} />
      <Link to={`/violations?open=${encodeURIComponent(id)}`}>{t('report.timeline.openViolation')}</Link>
    </>
  );
}
