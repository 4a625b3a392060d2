import type { CaseRefusal } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, type OverlayState } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';

interface ApprovedDialogProps extends OverlayState {
  approved: number;
  /** The skipped ones, by name. */
  skipped: readonly { readonly name: string; readonly code: CaseRefusal }[];
}

const codeOf = (code: CaseRefusal) =>
  code === 'changedMeanwhile' || code === 'tooManySteps' || code === 'gone' ? code : 'notNow';

/** The result of approving several: how many are approved, and which were skipped, each with the reason. */
export function ApprovedDialog({ approved, skipped, opened, onClose }: ApprovedDialogProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <Modal opened={opened} onClose={onClose} title={t('cases.several.title', { count: approved })}>
      <p>{t('cases.several.skipped')}</p>
      <ul>
        {skipped.map(({ name, code }) => (
          <li key={name} dir="auto">
            {name}: {t(`cases.several.codes.${codeOf(code)}`)}
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
