import { useState } from 'react';
import { useAccount, useTeamDirectory } from 'shared-lib/data';
import type { DirectoryMember } from 'shared-lib/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LiveContent } from 'shared-lib/ui';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import styles from './OverLimit.module.css';
import { maxListed, overMembers } from './overRows.ts';

interface OverMembersProps {
  /** How many members exceed the limit. */
  over: number;
  /** Whether only Admins exceed it. */
  onlyAdmins?: boolean;
}

/** The active members, longest inactive first, each with a button to deactivate them. */
export function OverMembers({ over, onlyAdmins = false }: OverMembersProps) {
  const { t, i18n } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const live = useTeamDirectory();
  const [requested, setRequested] = useState<DirectoryMember | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <h4 className={styles.group}>{t(onlyAdmins ? 'over.admins' : 'over.members', { count: over })}</h4>
      <LiveContent live={live}>
        {(team) => {
          const members = overMembers(team, { ownerId: customerId, onlyAdmins });
          return (
            <>
              <ul className="vh-list">
                {members.slice(0, maxListed).map((member) => (
                  <li key={member.id} className={styles.row}>
                    <span>
                      <Link to={`/team/${member.id}`} className={styles.name}>
                        {member.fullName || t('over.unnamed')}
                      </Link>
                      <span className={`vh-soft ${styles.detail}`}>
                        {member.lastActive === null
                          ? t('over.neverSeen')
                          : t('over.lastSeen', { date: formatDate(member.lastActive, i18n.language) })}
                      </span>
                    </span>
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t('over.deactivateNamed', { name: member.fullName || t('over.unnamed') })}
                      onClick={() => {
                        setRequested(member);
                        setOpened(true);
                      }}
                    >
                      {t('over.deactivate')}
                    </Button>
                  </li>
                ))}
              </ul>
              {members.length > maxListed && (
                <p className="vh-soft">
                  {t('over.more', { count: members.length - maxListed })}{' '}
                  <Link to="/team?status=active">{t('over.team')}</Link>
                </p>
              )}
            </>
          );
        }}
      </LiveContent>
      {requested && <DeactivateDialog member={requested} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
