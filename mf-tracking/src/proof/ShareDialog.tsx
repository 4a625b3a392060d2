import { IconCopy } from '@tabler/icons-react';
import { isProofOpen, type DoorOnNightAsked, type DoorProof } from 'mf-tracking/domain';
import { useNow } from 'shared-lib/data';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, showToast, useOverlayHost } from 'shared-lib/ui';
import { ConfirmDialog, DialogFooter, Modal, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { revokeDoorProof, useDoorProofs } from '../data/doorProofs.api.ts';
import styles from './ProofActions.module.css';
import type { SharedProof } from './useSharedProof.ts';

interface ShareDialogProps {
  asked: DoorOnNightAsked;
  /** The link created here, the only one whose address is known; null once it was revoked. */
  shared: SharedProof | null;
  onRevoked: (proofId: string) => void;
  onClose: () => void;
}

/** A proof's new link for copying, and all open links of the door and night, each with a revoke button. */
export function ShareDialog({ asked: { unitId, night }, shared, onRevoked, onClose }: ShareDialogProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const now = useNow();
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ meaning: 'good', message: t('proof.linkCopied') }),
      () => showToast({ meaning: 'bad', message: t('proof.linkNotCopied') }),
    );
  return (
    <Modal opened onClose={onClose} title={t('proof.dialog.title')}>
      <p className={styles.first}>{t('proof.dialog.help')}</p>
      {shared && (
        <>
          <label className={styles.label}>
            {t('proof.dialog.link')}
            <input
              className={styles.link}
              readOnly
              value={shared.url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <p className={styles.soft}>
            {t('proof.dialog.expires', { when: formatDateTime(shared.expiresAt, i18n.language) })}
          </p>
        </>
      )}
      <LiveContent live={useDoorProofs({ unitId, night })}>
        {(proofs) => (
          <OpenLinks proofs={proofs.filter((proof) => isProofOpen(proof, now))} onRevoked={onRevoked} />
        )}
      </LiveContent>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('proof.dialog.close')}
        </Button>
        {shared && (
          <Button
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy(shared.url)}
            data-autofocus
          >
            {t('proof.dialog.copy')}
          </Button>
        )}
      </DialogFooter>
    </Modal>
  );
}

interface OpenLinksProps {
  proofs: readonly DoorProof[];
  onRevoked: (proofId: string) => void;
}

function OpenLinks({ proofs, onRevoked }: OpenLinksProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const show = useOverlayHost();
  const revoke = (proofId: string) =>
    show((overlay) => (
      <ConfirmDialog
        {...overlay}
        destructive
        title={t('proof.revokeDialog.title')}
        losses={[t('proof.revokeDialog.loss')]}
        action={t('proof.revokeDialog.action')}
        onConfirm={async (): Promise<ConfirmResult> => {
          const result = await revokeDoorProof(proofId);
          if (!result.ok) return { ok: false, message: t('proof.revokeDialog.failed') };
          onRevoked(proofId);
          showToast({ meaning: 'good', message: t('proof.revokeDialog.done') });
          return { ok: true };
        }}
      />
    ));
  if (proofs.length === 0) return null;
  const newest = proofs.toSorted((one, other) => other.expiresAt - one.expiresAt);
  return (
    <section aria-label={t('proof.dialog.open')}>
      <h3 className={styles.heading}>{t('proof.dialog.open')}</h3>
      <ul className={`vh-list ${styles.links}`}>
        {newest.map(({ id, createdAt, expiresAt }) => {
          const when = formatDateTime(createdAt ?? expiresAt, i18n.language);
          return (
            <li key={id} className="vh-spread">
              <span>
                {t('proof.dialog.created', { when })}
                {' · '}
                {t('proof.dialog.expires', { when: formatDateTime(expiresAt, i18n.language) })}
              </span>
              <Button
                variant="default"
                size="sm"
                aria-label={t('proof.dialog.revokeOf', { when })}
                onClick={() => revoke(id)}
              >
                {t('proof.dialog.revoke')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
