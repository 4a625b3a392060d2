import type { BusinessActivity } from 'mf-settings/domain';
import { clockTime, formatDate, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { useRecordOfSlot } from 'shared-lib/slots/record';
import { ListSkeleton, LiveContent } from 'shared-lib/ui';
import { activity } from '../data/activity.api.ts';
import styles from './RecordChanges.module.css';
import { authorOfEntry } from './activityColumns.tsx';
import { formatChange } from './formatChange.ts';
import { useActivityNames, type KnownNames } from './useActivityNames.ts';

/** How many changes a record's page shows; the log has all. */
const shownEntries = 4;

/** How many changed fields an entry shows. */
const shownFields = 2;

/** A record's latest changes, with a link to all of them; the part of the slot `record.activity`. */
export default function RecordChanges() {
  const { t } = useTexts('mf-settings');
  return (
    <LiveContent
      live={useActivityNames()}
      skeleton={<ListSkeleton rows={2} />}
      failed={t('activity.unreadable')}
    >
      {(known) => <Latest {...known} />}
    </LiveContent>
  );
}

function Latest({ names }: KnownNames) {
  const { t, language } = names;
  const recordId = useRecordOfSlot();
  const zone = viewerTimeZone();
  const asked = { recordId, kind: null, by: null, from: null, until: null };
  const page = activity.usePage({ ...asked, max: shownEntries });
  const shown = page.status === 'ready' ? page.data.records : [];
  const areMixed = new Set(shown.map(({ kind }) => kind)).size > 1;
  // A community's page also has the changes to its units, tags and checkpoints.
  const subjectOf = ({ kind, name, recordIds }: BusinessActivity): string =>
    [areMixed && t(`activity.kinds.${kind}`), recordIds.length > 1 && recordIds[0] === recordId && name]
      .filter(Boolean)
      .join(': ');
  const whenOf = (at: number) => `${formatDate(at, language)}, ${clockTime(at, zone, zone, language)}`;
  return (
    <LiveContent live={page} skeleton={<ListSkeleton rows={2} />} failed={t('activity.unreadable')}>
      {({ records }) =>
        records.length === 0 ? (
          <p className={styles.none}>{t('activity.noneOfRecord')}</p>
        ) : (
          <>
            <ol className={`vh-list ${styles.entries}`}>
              {records.map((entry) => (
                <li key={entry.id}>
                  <strong>{t(`activity.acts.${entry.act}`)}</strong>
                  {subjectOf(entry) !== '' && (
                    <span className={styles.who} dir="auto">
                      {subjectOf(entry)}
                    </span>
                  )}
                  <span className={styles.who} dir="auto">
                    {t('activity.byWhen', { name: authorOfEntry(entry, names), when: whenOf(entry.at) })}
                  </span>
                  {entry.changes.slice(0, shownFields).map((change) => (
                    <span key={change.field} className={styles.change} dir="auto">
                      {formatChange(change, names)}
                    </span>
                  ))}
                  {entry.changes.length > shownFields && (
                    <span className={styles.who}>
                      {t('activity.change.more', { count: entry.changes.length - shownFields })}
                    </span>
                  )}
                </li>
              ))}
            </ol>
            <Link to={`/activity?record=${encodeURIComponent(recordId)}`} className={styles.all ?? ''}>
              {t('activity.allOfRecord')}
            </Link>
          </>
        )
      }
    </LiveContent>
  );
}
