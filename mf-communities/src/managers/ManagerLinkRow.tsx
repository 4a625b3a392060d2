import { useNow } from 'shared-lib/data';
import { changeManagerLink } from '../data/managerCallables.ts';
import { isArchived, type Community } from 'shared-lib/domain';
import { managerLinkState, type ManagerLink } from 'mf-communities/domain';
import { formatCalendarDate, formatDateTime, useTexts } from 'shared-lib/i18n';
import {
  Button,
  LazyOverlay,
  lazyPart,
  showToast,
  StatusBadge,
  useAddressState,
  useOverlayHost,
  useDeliveryFailureText,
} from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import type { CreatedLink } from './CreatedLinkPanel.tsx';
import styles from './ManagersTab.module.css';

const renewDialog = lazyPart(
  'The form to renew a link',
  async () => (await import('./RenewManagerDialog.tsx')).RenewManagerDialog,
);

const meanings = { open: 'good', expired: 'neutral', revoked: 'neutral' } as const;

interface RowProps {
  link: ManagerLink;
  community: Community;
  onMade: (made: CreatedLink) => void;
}

/** A link: its manager, last day and last use, with its actions. */
export function ManagerLinkRow({ link, community, onMade }: RowProps) {
  const { t, i18n } = useTexts('mf-communities');
  const show = useOverlayHost();
  const why = useDeliveryFailureText();
  const state = managerLinkState(link, useNow());
  const renewing = useAddressState('renewManager');
  const isRenewing = renewing.value === link.id;
  const { id: linkId, name, email, until, wantsMail, lastUsedAt, mailFailure } = link;
  const date = formatCalendarDate(until, i18n.language);

  const revoke = () =>
    show((overlay) => (
      <ConfirmDialog
        {...overlay}
        destructive
        title={t('managers.revokeDialog.title', { name })}
        losses={[t('managers.revokeDialog.pages'), ...(wantsMail ? [t('managers.revokeDialog.mails')] : [])]}
        action={t('managers.revokeDialog.action', { name })}
        onConfirm={async (): Promise<ConfirmResult> => {
          const result = await changeManagerLink({ act: 'revoke', linkId });
          if (!result.ok) return { ok: false, message: t('managers.failed') };
          showToast({ meaning: 'good', message: t('managers.revokeDialog.done', { name }) });
          return { ok: true };
        }}
      />
    ));

  return (
    <li className={`vh-spread ${styles.link}`}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          <StatusBadge meaning={meanings[state]}>{t(`managers.states.${state}`)}</StatusBadge>
        </p>
        <p>
          {t('managers.until', { date })}
          {' · '}
          {lastUsedAt === null
            ? t('managers.neverUsed')
            : t('managers.lastUsed', { when: formatDateTime(lastUsedAt, i18n.language) })}
        </p>
        <p>{wantsMail && email !== null ? t('managers.getsMail', { email }) : t('managers.noMail')}</p>
        {mailFailure !== null && state === 'open' && (
          <p className={styles.lost}>
            {t('managers.notDelivered', { email: email ?? '', reason: why(mailFailure) })}
          </p>
        )}
      </div>
      {state !== 'revoked' && !isArchived(community) && (
        <div className="vh-actions">
          <Button
            variant="default"
            size="sm"
            aria-label={t('managers.ofWhom', { act: t('managers.renew'), name })}
            onClick={() => renewing.open(linkId)}
            {...renewDialog.ahead}
          >
            {t('managers.renew')}
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label={t('managers.ofWhom', { act: t('managers.revoke'), name })}
            onClick={revoke}
          >
            {t('managers.revoke')}
          </Button>
        </div>
      )}
      <LazyOverlay part={renewDialog} isOpen={isRenewing} onClose={renewing.close}>
        {(RenewManagerDialog) =>
          isRenewing && <RenewManagerDialog link={link} onClose={renewing.close} onMade={onMade} />
        }
      </LazyOverlay>
    </li>
  );
}
