import type { BusinessActivity } from 'mf-settings/domain';
import { clockTime, formatDate, sortableDateTime, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { Column } from 'shared-lib/ui/table';
import styles from './Activity.module.css';
import { formatChange, type ActivityNames } from './formatChange.ts';
import { historyOf, recordOfEntry } from './recordOfEntry.ts';
import { UndoButton } from './undo/UndoButton.tsx';

/** How many changed fields a row shows; the file has all. */
const shownChanges = 4;

const residentActions: readonly string[] = ['claimResolved', 'askTime', 'dispute'];

/** An entry's author; without one, what made the change automatically. */
export const authorOfEntry = (
  { by, kind, act }: BusinessActivity,
  { t, memberName }: ActivityNames,
): string => {
  if (by !== null) return memberName(by);
  if (kind === 'template') return t('people.someone');
  if (kind === 'violation' && residentActions.includes(act)) return t('activity.resident');
  return t(kind === 'plan' ? 'activity.provider' : 'activity.automatic');
};

/** The columns of the activity log. @param tonight the service date in progress, `YYYY-MM-DD` */
export function activityColumns(names: ActivityNames, tonight: string): Column<BusinessActivity>[] {
  const { t, language } = names;
  const zone = viewerTimeZone();
  const changesOf = ({ changes }: BusinessActivity) => changes.map((change) => formatChange(change, names));
  const actionOf = ({ act }: BusinessActivity) => t(`activity.acts.${act}`);
  const kindOf = ({ kind }: BusinessActivity) => t(`activity.kinds.${kind}`);
  const nameOf = (entry: BusinessActivity) => recordOfEntry(entry, names).name;
  const authorOf = (entry: BusinessActivity) => authorOfEntry(entry, names);
  return [
    {
      id: 'record',
      header: t('activity.columns.record'),
      track: 'minmax(140px, 1.2fr)',
      phone: 'first',
      choice: 'fixed',
      value: nameOf,
      search: (entry) => `${nameOf(entry)} ${kindOf(entry)} ${actionOf(entry)}`,
      cell: (entry) => (
        <>
          <Link className={styles.link} to={recordOfEntry(entry, names).address} dir="auto">
            {nameOf(entry)}
          </Link>
          <span className={styles.detail}>
            {kindOf(entry)} · {actionOf(entry)}
          </span>
          <Link className={styles.history} to={`/activity?record=${encodeURIComponent(historyOf(entry))}`}>
            {t('activity.only.open')}
          </Link>
        </>
      ),
    },
    // The second line above, for the file and for sorting.
    {
      id: 'kind',
      header: t('activity.columns.kind'),
      phone: 'hidden',
      choice: 'hidden',
      value: kindOf,
      cell: kindOf,
    },
    {
      id: 'act',
      header: t('activity.columns.act'),
      phone: 'hidden',
      choice: 'hidden',
      value: actionOf,
      cell: actionOf,
    },
    {
      id: 'changes',
      header: t('activity.columns.changes'),
      track: 'minmax(0, 2.4fr)',
      phone: 'below',
      search: (entry) => `${changesOf(entry).join(' ')} ${entry.note ?? ''}`,
      value: (entry) => changesOf(entry).join('; '),
      cell: (entry) => <Changes words={changesOf(entry)} note={entry.note} names={names} />,
    },
    {
      id: 'note',
      header: t('activity.columns.note'),
      phone: 'hidden',
      choice: 'hidden',
      value: ({ note }) => note,
      cell: ({ note }) => (
        <span className={styles.words} dir="auto">
          {note ?? '–'}
        </span>
      ),
    },
    {
      id: 'by',
      header: t('activity.columns.by'),
      track: 'minmax(110px, 0.8fr)',
      phone: 'below',
      value: authorOf,
      search: authorOf,
      cell: (entry) => (
        <span className={styles.words} dir="auto">
          {authorOf(entry)}
        </span>
      ),
    },
    {
      id: 'at',
      header: t('activity.columns.at'),
      track: 'minmax(116px, 0.6fr)',
      align: 'end',
      phone: 'aside',
      firstDirection: 'desc',
      value: ({ at }) => at,
      csv: ({ at }) => sortableDateTime(at, zone),
      cell: ({ at }) => (
        <>
          {formatDate(at, language)}
          <span className={styles.detail}>{clockTime(at, zone, zone, language)}</span>
        </>
      ),
    },
    {
      id: 'undo',
      header: t('activity.columns.undo'),
      track: '64px',
      align: 'end',
      phone: 'end',
      choice: 'fixed',
      csv: false,
      cell: (entry) => <UndoButton entry={entry} names={names} tonight={tonight} />,
    },
  ];
}

interface ChangesProps {
  words: readonly string[];
  note: string | null;
  names: ActivityNames;
}

/** The changes, one field per line, and the reason. */
function Changes({ words, note, names: { t } }: ChangesProps) {
  const more = words.length - shownChanges;
  if (words.length === 0 && note === null) return <span className={styles.none}>–</span>;
  return (
    <>
      {words.length > 0 && (
        <ul className={`vh-list ${styles.changes}`}>
          {words.slice(0, shownChanges).map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
          {more > 0 && <li className={styles.detail}>{t('activity.change.more', { count: more })}</li>}
        </ul>
      )}
      {note !== null && (
        <span className={styles.detail} dir="auto">
          {note}
        </span>
      )}
    </>
  );
}
