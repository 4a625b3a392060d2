import { useState } from 'react';
import { archiveCommunity, restoreCommunity, useCommunityDirectory } from 'shared-lib/data';
import type { DirectoryCommunity, LimitUsage } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, LiveContent, showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../../checkout/billingFailure.ts';
import { Note } from '../../notes/Note.tsx';
import styles from './OverLimit.module.css';
import { OverMembers } from './OverMembers.tsx';
import { maxListed } from './overRows.ts';

interface OverLimitProps {
  uses: Record<'team' | 'communities' | 'admin', LimitUsage>;
  /** Whether usage exceeds the limits only because a payment is missing. */
  isUnpaid: boolean;
}

/** The communities, each with a button to archive it; a toast offers to undo that. */
function OverCommunities({ over }: { over: number }) {
  const { t, i18n } = useTexts('mf-billing');
  const live = useCommunityDirectory();
  const [requested, setRequested] = useState<DirectoryCommunity | null>(null);
  const [opened, setOpened] = useState(false);
  const name = requested?.propertyName ?? '';

  const restore = async (communityId: string) => {
    const result = await restoreCommunity(communityId);
    if (!result.ok) showToast({ meaning: 'bad', message: failureMessage(t, result.error) });
  };
  const confirm = async (): Promise<ConfirmResult> => {
    if (requested === null) return { ok: true };
    const result = await archiveCommunity(requested.id);
    if (!result.ok) return { ok: false, message: failureMessage(t, result.error) };
    showToast({
      meaning: 'good',
      message: t('over.archived', { name }),
      undo: () => void restore(requested.id),
    });
    return { ok: true };
  };

  return (
    <>
      <h4 className={styles.group}>{t('over.communities', { count: over })}</h4>
      <LiveContent live={live}>
        {(communities) => {
          const { compare } = textCollator(i18n.language);
          const sorted = communities.toSorted((a, b) => compare(a.propertyName, b.propertyName));
          return (
            <>
              <ul className="vh-list">
                {sorted.slice(0, maxListed).map((community) => (
                  <li key={community.id} className={`vh-spread ${styles.row}`}>
                    <Link to={`/communities/${community.id}`} className={styles.name}>
                      {community.propertyName}
                    </Link>
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t('over.archiveNamed', { name: community.propertyName })}
                      onClick={() => {
                        setRequested(community);
                        setOpened(true);
                      }}
                    >
                      {t('over.archive')}
                    </Button>
                  </li>
                ))}
              </ul>
              {sorted.length > maxListed && (
                <p className="vh-soft">
                  {t('over.more', { count: sorted.length - maxListed })}{' '}
                  <Link to="/communities">{t('over.allCommunities')}</Link>
                </p>
              )}
            </>
          );
        }}
      </LiveContent>
      <ConfirmDialog
        opened={opened}
        title={t('over.archiveTitle', { name })}
        action={t('over.archiveNamed', { name })}
        onConfirm={confirm}
        onClose={() => setOpened(false)}
      >
        <p>{t('over.archiveText')}</p>
      </ConfirmDialog>
    </>
  );
}

/**
 * Usage beyond the plan's limits, as after a downgrade: says that everything stays readable, and lists what
 * to deactivate or archive. Renders nothing within the limits.
 */
export function OverLimit({ uses: { team, communities, admin }, isUnpaid }: OverLimitProps) {
  const { t } = useTexts('mf-billing');
  if (team.over + communities.over + admin.over === 0) return null;
  return (
    <section data-setting="over" aria-labelledby="billing-over">
      <h3 id="billing-over" className="vh-group-title">
        {t('over.title')}
      </h3>
      <Card>
        <Note meaning={isUnpaid ? 'watch' : 'bad'} title={t('over.note')}>
          {t(isUnpaid ? 'over.unpaidText' : 'over.text')}
        </Note>
        {team.over > 0 && <OverMembers over={team.over} />}
        {team.over === 0 && admin.over > 0 && <OverMembers over={admin.over} onlyAdmins />}
        {communities.over > 0 && <OverCommunities over={communities.over} />}
      </Card>
    </section>
  );
}
