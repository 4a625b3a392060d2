import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { pictureAddress } from 'shared-lib/data';
import { memberPicture, type TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Avatar, Button, showToast } from 'shared-lib/ui';
import { Modal } from 'shared-lib/ui/dialogs';
import { nameOfMember } from '../../people/agentOf.ts';
import { CropPicture } from './CropPicture.tsx';
import styles from './PictureDialog.module.css';
import { PictureProblemNote } from './PictureProblemNote.tsx';
import { useMemberPicture } from './useMemberPicture.ts';

export interface PictureDialogProps {
  member: TeamMember;
  onClose: () => void;
}

interface ChoosePictureProps {
  member: TeamMember;
  state: ReturnType<typeof useMemberPicture>;
}

/** Selects or drops a file, or removes the current picture. */
function ChoosePicture({ member, state }: ChoosePictureProps) {
  const { t } = useTexts('mf-team');
  const [isOver, setIsOver] = useState(false);
  const isBusy = state.progress !== null;

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) void state.choose(file);
  };

  return (
    <div className={styles.parts}>
      <label className={styles.place} data-over={isOver || undefined}>
        {/* It fills the area, so that a file dropped there is selected. */}
        <input
          type="file"
          className={styles.file}
          accept={memberPicture.types.join(',')}
          aria-describedby="member-picture-limits"
          data-autofocus
          disabled={isBusy}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Lets the same file be selected again.
            currentTarget.value = '';
          }}
        />
        <IconPhotoUp size={28} aria-hidden />
        <span className={styles.choose}>{t('picture.choose')}</span>
        <span id="member-picture-limits" className="vh-soft">
          {t('picture.limits', { megabytes: memberPicture.maxBytes / 1024 / 1024 })}
        </span>
      </label>
      <PictureProblemNote problem={state.problem} />
      {member.profilePic && (
        <div className={styles.present}>
          <Avatar name={nameOfMember(member, t)} picture={pictureAddress(member.profilePic)} size="large" />
          <Button variant="default" loading={isBusy} onClick={() => void state.remove()}>
            {t('picture.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The dialog that changes or removes a member's picture. Closing it cancels an upload. */
export function PictureDialog({ member, onClose }: PictureDialogProps) {
  const { t } = useTexts('mf-team');
  const state = useMemberPicture(member.id, () => {
    showToast({ meaning: 'good', message: t('picture.saved') });
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={t('picture.title')}>
      {state.picture ? (
        <CropPicture key={state.picture.url} url={state.picture.url} state={state} />
      ) : (
        <ChoosePicture member={member} state={state} />
      )}
    </Modal>
  );
}
