import { IconCamera } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart } from 'shared-lib/ui';
import styles from './ChangePicture.module.css';

const dialog = lazyPart(
  'The picture dialog',
  async () => (await import(/* webpackChunkName: "member-picture" */ './PictureDialog.tsx')).PictureDialog,
);

/** A member's avatar, with a button over it that changes the picture. */
export function ChangePicture({ member, children }: { member: TeamMember; children: ReactNode }) {
  const { t } = useTexts('mf-team');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div className={styles.place}>
        {children}
        <button
          type="button"
          className={styles.button}
          aria-label={t('picture.change')}
          title={t('picture.change')}
          onClick={() => setIsOpen(true)}
          {...dialog.ahead}
        >
          <span className={styles.sign} aria-hidden>
            <IconCamera size={14} />
          </span>
        </button>
      </div>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(PictureDialog) => isOpen && <PictureDialog member={member} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
