import { IconCamera } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reportProblem } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import styles from './ChangePicture.module.css';
import type { PictureDialogProps } from './PictureDialog.tsx';

const loadDialog = () => import(/* webpackChunkName: "member-picture" */ './PictureDialog.tsx');

/** Fetches the dialog ahead; when that fails, opening it asks again and says so. */
const prefetch = () => void loadDialog().catch(() => {});

/** A member's avatar, and over it the button that changes the picture. */
export function ChangePicture({ member, children }: { member: TeamMember; children: ReactNode }) {
  const { t } = useTexts('mf-team');
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps> | null>(null);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    let current = true;
    loadDialog().then(
      ({ PictureDialog }) => current && setDialog(() => PictureDialog),
      (cause: unknown) => {
        reportProblem('The dialog for a picture could not be loaded', cause);
        if (!current) return;
        showToast({ meaning: 'bad', message: t('picture.couldNotOpen') });
        setIsOpen(false);
      },
    );
    return () => {
      current = false;
    };
  }, [isOpen, Dialog, t]);

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
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <span className={styles.sign} aria-hidden>
            <IconCamera size={14} />
          </span>
        </button>
      </div>
      {Dialog && isOpen && <Dialog member={member} onClose={() => setIsOpen(false)} />}
    </>
  );
}
