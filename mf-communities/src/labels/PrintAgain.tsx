import { IconRefresh } from '@tabler/icons-react';
import { usePrintedLabels, useReprintCutoff } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import { labelsAddress, labelsPrefetch } from './LabelStudio.tsx';
import type { LabelKind } from './source/labelKind.ts';

interface PrintAgainProps {
  communityId: string;
  kind: LabelKind;
}

/**
 * A link to a community's labels that need a reprint since their design changed; renders nothing if there are
 * none.
 */
export function PrintAgain({ communityId, kind }: PrintAgainProps) {
  const { t } = useTexts('mf-communities');
  const wished = useReprintCutoff(communityId);
  const before = wished.status === 'ready' ? wished.data : null;
  const counted = usePrintedLabels({ communityIds: [communityId], before }, { skip: before === null });
  if (before === null || counted.status !== 'ready') return null;
  const count = kind === 'bintags' ? counted.data.binTags : counted.data.checkpoints;
  if (count === 0) return null;
  return (
    <Button
      component={Link}
      to={`${labelsAddress(communityId, kind)}&which=outdated`}
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      {...labelsPrefetch}
    >
      {t('labels.printAgain', { count })}
    </Button>
  );
}
