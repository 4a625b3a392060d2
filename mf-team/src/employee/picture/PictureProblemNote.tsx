import { memberPicture } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import type { PictureProblem } from './useMemberPicture.ts';

/** Describes a problem with a picture, and what to do. */
export function PictureProblemNote({ problem }: { problem: PictureProblem | null }) {
  const { t } = useTexts('mf-team');
  if (!problem) return null;
  return (
    <DialogProblem role="alert">
      {problem.kind === 'file'
        ? t(`picture.faults.${problem.fault}`, {
            megabytes: memberPicture.maxBytes / 1024 / 1024,
            megapixels: memberPicture.maxPixels / 1_000_000,
          })
        : t(`picture.failures.${problem.problem}`)}
    </DialogProblem>
  );
}
