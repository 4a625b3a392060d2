import { pictureAddress, useAccount, useNow } from 'shared-lib/data';
import { tiers, type Tier } from 'shared-lib/domain';
import { dateTimeFormat, useTexts, weekdayNames, type Translate } from 'shared-lib/i18n';
import { formatPhone, NameCell, RelativeTime } from 'shared-lib/ui';
import type { CellValue, Column } from 'shared-lib/ui/table';
import { nameOfMember } from '../people/agentOf.ts';
import { MemberActions } from '../lifecycle/MemberActions.tsx';
import { MemberStatus } from '../lifecycle/MemberStatus.tsx';
import type { TeamRow } from './useTeamRows.ts';
import type { AssignedCommunity } from './assignedCommunitiesOf.ts';
import styles from './team.module.css';

interface AssignedCommunitiesCellProps {
  assigned: readonly AssignedCommunity[] | null;
  /** A BCP 47 tag. */
  language: string;
}

/** The communities that a member serves, each with its days. Without room for all, it shows the first. */
function AssignedCommunitiesCell({ assigned, language }: AssignedCommunitiesCellProps) {
  if (!assigned || assigned.length === 0) return <span className="vh-muted">–</span>;
  const lines = assigned.map(({ name, days }) => `${name} (${weekdayNames(days, language)})`);
  return (
    <span className={styles.cell} dir="auto" title={lines.join('\n')}>
      {lines.join(' · ')}
    </span>
  );
}

const isoTime = (instant: number | null): CellValue => instant && new Date(instant).toISOString();

interface LastActiveCellProps {
  memberId: string;
  tierName: string;
  /** Epoch milliseconds; null for never. */
  lastActive: number | null;
  /** When the pending invitation expires, epoch milliseconds; null for everyone who has joined. */
  invitedUntil: number | null;
  isInvitationLost: boolean;
}

/**
 * When a member was last active, or the status of their invitation, with the tier next to it on a phone. Only
 * this cell rerenders as time passes, not the whole table.
 */
function LastActiveCell({
  memberId,
  tierName,
  lastActive,
  invitedUntil,
  isInvitationLost,
}: LastActiveCellProps) {
  const { t } = useTexts('mf-team');
  const now = useNow();
  const { customerId } = useAccount();
  // The owner has signed in, even without a recorded time.
  const isUnknown = lastActive === null && memberId === customerId;
  return (
    <span className={styles.lastActive}>
      <span className={styles.tierOnPhone}>{tierName}</span>
      {invitedUntil === null ? (
        !isUnknown && <RelativeTime instant={lastActive} now={now} />
      ) : isInvitationLost ? (
        <span className={styles.lost}>{t('lifecycle.invited.badgeLost')}</span>
      ) : (
        <span>{t(now < invitedUntil ? 'lifecycle.invited.badge' : 'lifecycle.invited.badgeOver')}</span>
      )}
    </span>
  );
}

/**
 * The columns of the team's list; all sort (spec section 2, Team screen).
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 */
export function teamColumns(t: Translate<'mf-team'>, language: string): Column<TeamRow>[] {
  // Looked up once, not in every row.
  const tierNames = Object.fromEntries(tiers.map((tier) => [tier, t(`tiers.${tier}`)])) as Record<
    Tier,
    string
  >;
  const statusNames = { active: t('active'), inactive: t('inactive') };
  const statusOf = ({ isActive }: TeamRow) => statusNames[isActive ? 'active' : 'inactive'];
  const communitiesText = ({ assignedCommunities }: TeamRow) =>
    assignedCommunities?.map(({ name, days }) => `${name} (${weekdayNames(days, language)})`).join(', ');
  return [
    {
      id: 'fullName',
      header: t('columns.name'),
      track: 'minmax(190px, 1.8fr)',
      phone: 'first',
      choice: 'fixed',
      value: ({ fullName }) => fullName || null,
      search: ({ fullName, email }) => `${fullName} ${email}`,
      cell: ({ fullName, email, profilePic }) => (
        <NameCell name={nameOfMember({ fullName }, t)} detail={email} picture={pictureAddress(profilePic)} />
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
      cell: ({ phone }) => phone && formatPhone(phone),
    },
    {
      id: 'tier',
      header: t('columns.tier'),
      track: 'minmax(0, 1fr)',
      phone: 'hidden',
      value: ({ tier }) => tierNames[tier],
      cell: ({ tier }) => tierNames[tier],
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(92px, 0.6fr)',
      phone: 'aside',
      value: statusOf,
      cell: (member) => <MemberStatus member={member} />,
    },
    {
      id: 'communities',
      header: t('columns.communities'),
      track: 'minmax(0, 1.2fr)',
      phone: 'hidden',
      value: (row) => communitiesText(row) || null,
      cell: ({ assignedCommunities }) => (
        <AssignedCommunitiesCell assigned={assignedCommunities} language={language} />
      ),
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
      cell: ({ id, tier, lastActive, invitedUntil, isInvitationLost }) => (
        <LastActiveCell
          memberId={id}
          tierName={tierNames[tier]}
          lastActive={lastActive}
          invitedUntil={invitedUntil}
          isInvitationLost={isInvitationLost}
        />
      ),
    },
    {
      id: 'actions',
      header: t('lifecycle.actions'),
      track: '64px',
      align: 'end',
      phone: 'end',
      cell: (member) => <MemberActions member={member} look="dots" />,
    },
  ];
}
