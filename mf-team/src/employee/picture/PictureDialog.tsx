import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { Modal } from 'shared-lib/ui/dialogs';
import { ChoosePicture } from './ChoosePicture.tsx';
import { CropPicture } from './CropPicture.tsx';
import { useMemberPicture } from './useMemberPicture.ts';

export interface PictureDialogProps {
  member: TeamMember;
  onClose: () => void;
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
