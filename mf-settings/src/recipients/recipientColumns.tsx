import { doorName, type Unit } from 'shared-lib/domain';
import { textStatusOf, type TextStatus } from 'mf-settings/domain';
import { sortableDateTime, type Translate } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { formatPhone, phoneSearch, StatusBadge, type Meaning } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import styles from './RecordList.module.css';
import { Moment } from './RecordList.tsx';

const meanings: Readonly<Record<TextStatus, Meaning>> = {
  agreed: 'good',
  suppressed: 'watch',
  left: 'watch',
  unasked: 'neutral',
  noPhone: 'neutral',
};

interface Known {
  /** The communities' names by id. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** The numbers that the business has suppressed. */
  readonly suppressed: ReadonlySet<string>;
  readonly zone: string;
}

/** The columns of the recipients of texts. */
export function recipientColumns(
  t: Translate<'mf-settings'>,
  { nameOf, suppressed, zone }: Known,
): Column<Unit>[] {
  const statusOf = (unit: Unit) => textStatusOf(unit, suppressed.has(unit.phone ?? ''));
  const sinceOf = (unit: Unit) => (unit.smsOptIn ? unit.smsOptInAt : unit.smsOptOutAt);
  const place = ({ communityId: of }: Unit) => nameOf.get(of) ?? t('recipients.unknownUnit');
  return [
    {
      id: 'unit',
      header: t('recipients.list.columns.unit'),
      track: 'minmax(80px, 0.6fr)',
      phone: 'first',
      choice: 'fixed',
      value: doorName,
      search: doorName,
      cell: (unit) => (
        <Link
          to={`/communities/${encodeURIComponent(unit.communityId)}?tab=units&unit=${encodeURIComponent(unit.id)}`}
          className={styles.link}
        >
          {doorName(unit)}
        </Link>
      ),
    },
    {
      id: 'community',
      header: t('recipients.list.columns.community'),
      phone: 'below',
      value: place,
      search: place,
      cell: (unit) => <span className={styles.words}>{place(unit)}</span>,
    },
    {
      id: 'resident',
      header: t('recipients.list.columns.resident'),
      phone: 'below',
      value: (unit) => unit.residentName,
      search: (unit) => unit.residentName ?? '',
      cell: (unit) => (
        <span className={styles.words} dir="auto">
          {unit.residentName ?? '–'}
        </span>
      ),
    },
    {
      id: 'phone',
      header: t('recipients.list.columns.phone'),
      track: 'minmax(130px, 0.8fr)',
      phone: 'below',
      value: (unit) => unit.phone,
      search: (unit) => phoneSearch(unit.phone),
      cell: (unit) =>
        unit.phone === null ? (
          '–'
        ) : (
          <Link
            className={styles.link}
            to={`/settings?${new URLSearchParams({ tab: 'sms', view: 'consent', phone: unit.phone })}`}
            aria-label={t('recipients.number.history', { phone: formatPhone(unit.phone) })}
          >
            {formatPhone(unit.phone)}
          </Link>
        ),
    },
    {
      id: 'language',
      header: t('recipients.list.columns.language'),
      track: 'minmax(80px, 0.5fr)',
      phone: 'hidden',
      value: (unit) => t(`recipients.languages.${unit.language}`),
      cell: (unit) => t(`recipients.languages.${unit.language}`),
    },
    {
      id: 'standing',
      header: t('recipients.list.columns.standing'),
      track: 'minmax(110px, 0.6fr)',
      phone: 'aside',
      value: (unit) => t(`recipients.list.standings.${statusOf(unit)}`),
      cell: (unit) => (
        <StatusBadge meaning={meanings[statusOf(unit)]}>
          {t(`recipients.list.standings.${statusOf(unit)}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'since',
      header: t('recipients.list.columns.since'),
      track: 'minmax(132px, 0.6fr)',
      align: 'end',
      phone: 'hidden',
      firstDirection: 'desc',
      value: sinceOf,
      csv: (unit) => {
        const since = sinceOf(unit);
        return since === null ? null : sortableDateTime(since, zone);
      },
      cell: (unit) => <Moment instant={sinceOf(unit)} />,
    },
  ];
}
