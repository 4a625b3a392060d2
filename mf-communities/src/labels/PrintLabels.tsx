import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import { labelsAddress, labelsPrefetch } from './LabelStudio.tsx';
import type { LabelKind } from './source/labelKind.ts';

interface PrintLabelsProps {
  communityId: string;
  kind: LabelKind;
  /** Only this batch's bin tags; all of the community's without one. */
  batchId?: string;
}

/** A link to the page that prints a community's labels. */
export function PrintLabels({ communityId, kind, batchId }: PrintLabelsProps) {
  const { t } = useTexts('mf-communities');
  return (
    <Button
      component={Link}
      to={labelsAddress(communityId, kind, batchId)}
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden />}
      {...labelsPrefetch}
    >
      {t('labels.print')}
    </Button>
  );
}
