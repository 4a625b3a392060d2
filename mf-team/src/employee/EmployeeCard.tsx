import { IconClock, IconMail, IconPhone } from '@tabler/icons-react';
import { pictureAddress, useAccount, useNow } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Avatar, formatPhone, RelativeTime } from 'shared-lib/ui';
import { RecordHeader } from 'shared-lib/ui/lists';
import { nameOfMember } from '../people/agentOf.ts';
import { EditMember } from './edit/EditMember.tsx';
import styles from './EmployeeCard.module.css';
import { ChangePicture } from './picture/ChangePicture.tsx';
import { listedMember } from '../lifecycle/lifecycleActions.ts';
import { MemberActions } from '../lifecycle/MemberActions.tsx';
import { MemberStatus } from '../lifecycle/MemberStatus.tsx';
import { PendingInvitation } from '../lifecycle/PendingInvitation.tsx';
import { UnconfirmedEmail } from '../lifecycle/UnconfirmedEmail.tsx';
import { UnfinishedDeactivation } from '../lifecycle/UnfinishedDeactivation.tsx';

/** The member's picture, name, status, tier, contact details and actions, and what to do next. */
export function EmployeeCard({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  const { id, fullName, email, phone, tier, profilePic, lastActive } = member;
  const now = useNow();
  const { customerId } = useAccount();
  const name = nameOfMember({ fullName }, t);
  return (
    <RecordHeader
      picture={
        <ChangePicture member={member}>
          <Avatar name={name} picture={pictureAddress(profilePic)} size="large" />
        </ChangePicture>
      }
      name={name}
      badges={<MemberStatus member={listedMember(member)} />}
      place={t(`tiers.${tier}`)}
      facts={
        <ul className={`vh-list vh-digits ${styles.facts}`}>
          {email && (
            <li>
              <IconMail size={16} aria-hidden />
              <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} title={email} dir="auto">
                {email}
              </a>
              {member.isEmailUnconfirmed && <span className="vh-soft">{t('employee.emailUnconfirmed')}</span>}
            </li>
          )}
          {phone && (
            <li>
              <IconPhone size={16} aria-hidden />
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            </li>
          )}
          {/* The owner has signed in, even without a recorded time. */}
          {(lastActive !== null || id !== customerId) && (
            <li>
              <IconClock size={16} aria-hidden />
              <span>
                {t('employee.lastActive')} <RelativeTime instant={lastActive} now={now} />
              </span>
            </li>
          )}
        </ul>
      }
      actions={
        <>
          <EditMember member={member} />
          <MemberActions member={listedMember(member)} look="word" />
        </>
      }
      next={
        <>
          <UnfinishedDeactivation member={member} />
          <PendingInvitation member={member} />
          <UnconfirmedEmail member={member} />
        </>
      }
    />
  );
}
