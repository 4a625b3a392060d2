import { pictureAddress } from 'shared-lib/data';
import { dateTimeFormat, weekdayNames, type useTexts } from 'shared-lib/i18n';
import { NameCell, Since } from 'shared-lib/ui';
import type { CellValue, Column } from 'shared-lib/ui/table';
import { MemberActions } from '../lifecycle/MemberActions.tsx';
import { MemberStatus } from '../lifecycle/MemberStatus.tsx';
import { AssignedCommunitiesCell } from './AssignedCommunitiesCell.tsx';
import type { TeamRow } from './useTeamRows.ts';
import styles from './TeamTable.module.css';

const isoTime = (instant: number | null): CellValue => instant && new Date(instant).toISOString();

/**
 * The columns of the team's list; all sort (spec section 2, Team screen).
 * @param t the texts of the module.
 * @param language a BCP 47 tag.
 * @param now epoch milliseconds.
 */
export function teamColumns(
  t: ReturnType<typeof useTexts>['t'],
  language: string,
  now: number,
): Column<TeamRow>[] {
  const communitiesText = ({ assignedCommunities }: TeamRow) =>
    assignedCommunities?.map(({ name, days }) => `${name} (${weekdayNames(days, language)})`).join(', ');
  return [
    {
      id: 'fullName',
      header: t('columns.name'),
      track: 'minmax(0, 1.6fr)',
      phone: 'first',
      choice: 'fixed',
      value: ({ fullName }) => fullName || null,
      search: ({ fullName, email }) => `${fullName} ${email}`,
      cell: ({ fullName, email, profilePic }) => (
        <NameCell name={fullName || t('unnamed')} detail={email} picture={pictureAddress(profilePic)} />
      ),
    },
    {
      id: 'email',
      header: t('columns.email'),
      phone: 'hidden',
      choice: 'hidden',
      value: ({ email }) => email || null,
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      id: 'phone',
      header: t('columns.phone'),
      track: 'minmax(0, 0.8fr)',
      phone: 'hidden',
      choice: 'hidden',
      value: ({ phone }) => phone,
      cell: ({ phone }) => phone,
    },
    {
      id: 'tier',
      header: t('columns.tier'),
      track: 'minmax(0, 1fr)',
      phone: 'hidden',
      value: ({ tier }) => t(`tiers.${tier}`),
      cell: ({ tier }) => t(`tiers.${tier}`),
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(92px, 0.6fr)',
      phone: 'aside',
      value: ({ isActive }) => t(isActive ? 'active' : 'inactive'),
      cell: (member) => <MemberStatus member={member} />,
    },
    {
      id: 'communities',
      header: t('columns.communities'),
      track: 'minmax(0, 1.6fr)',
      phone: 'hidden',
      value: (row) => communitiesText(row) || null,
      cell: ({ assignedCommunities }) => <AssignedCommunitiesCell assigned={assignedCommunities} />,
    },
    {
      id: 'dateCreated',
      header: t('columns.dateCreated'),
      track: 'minmax(0, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      choice: 'hidden',
      firstDirection: 'desc',
      value: ({ dateCreated }) => dateCreated,
      csv: ({ dateCreated }) => isoTime(dateCreated),
      cell: ({ dateCreated }) =>
        dateCreated && dateTimeFormat(language, { dateStyle: 'medium' }).format(dateCreated),
    },
    {
      id: 'lastActive',
      header: t('columns.lastActive'),
      track: 'minmax(104px, 0.8fr)',
      align: 'end',
      phone: 'below',
      firstDirection: 'desc',
      value: ({ lastActive }) => lastActive,
      csv: ({ lastActive }) => isoTime(lastActive),
      cell: ({ tier, lastActive }) => (
        <span className={styles.lastActive}>
          <span className={styles.tierOnPhone}>{t(`tiers.${tier}`)}</span>
          <Since instant={lastActive} now={now} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('lifecycle.actions'),
      track: '64px',
      align: 'end',
      phone: 'hidden',
      cell: (member) => <MemberActions member={member} look="dots" />,
    },
  ];
}
