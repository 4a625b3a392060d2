import type { CaseRefusal } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, type OverlayState } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';

interface ApprovedDialogProps extends OverlayState {
  approved: number;
  /** Those that were left, by what people call them. */
  skipped: readonly { readonly name: string; readonly code: CaseRefusal }[];
}

const isSaid = (code: CaseRefusal) =>
  code === 'changedMeanwhile' || code === 'tooManySteps' || code === 'gone' ? code : 'notNow';

/** What came of approving several: how many are approved, and which were left, each with why. */
export function ApprovedDialog({ approved, skipped, opened, onClose }: ApprovedDialogProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <Modal opened={opened} onClose={onClose} title={t('cases.several.title', { count: approved })}>
      <p>{t('cases.several.skipped')}</p>
      <ul>
        {skipped.map(({ name, code }) => (
          <li key={name} dir="auto">
            {name}: {t(`cases.several.codes.${isSaid(code)}`)}
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          {t('cases.several.close')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
