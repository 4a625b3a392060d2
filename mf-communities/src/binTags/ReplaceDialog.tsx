import { callBinTags } from '../data/callables.ts';
import { useBinTagPage } from '../data/binTagPage.api.ts';
import { binTagChangeSchema, type BinTag } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, RadioCardsField, SelectField, useForm } from 'shared-lib/ui/form';

/** How many unassigned tags are offered, by label: people take the next one. */
const offered = 30;

interface ReplaceDialogProps {
  /** The tag to replace, which has a unit. */
  tag: BinTag;
  onClose: () => void;
}

/** Prompts for the unassigned tag that replaces another one, and the reason. */
export function ReplaceDialog({ tag, onClose }: ReplaceDialogProps) {
  const { t } = useTexts('mf-communities');
  const { id: binTagId, communityId, status } = tag;
  const live = useBinTagPage({ communityId, statuses: ['unassigned'], batchId: null, max: offered });
  const free = live.status === 'ready' ? live.data.records : [];
  const form = useForm({
    name: `replace-${binTagId}`,
    initialValues: {
      byId: null as string | null,
      reason:
        status === 'lost' || status === 'retired' ? status : ('damaged' as 'damaged' | 'lost' | 'retired'),
    },
    schema: binTagChangeSchema,
    toInput: ({ byId, reason }) => ({ act: 'replace' as const, binTagId, byId: byId ?? '', reason }),
    check: ({ byId }) => ({ byId: byId === null && 'missing' }),
    submit: (values) => callBinTags('changeBinTag', values),
    errorTexts: ['mf-communities:binTags.replace.problems', 'mf-communities:binTags.refusals'],
    describeFailure: () => ({ text: t('binTags.replace.failed') }),
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('binTags.replace.title', { name: tag.label || binTagId })}
      submitLabel={t('binTags.replace.submit')}
      success={() => t('binTags.replace.done')}
    >
      <SelectField
        {...field('byId')}
        label={t('binTags.replace.by')}
        help={t(
          live.status === 'ready' && free.length === 0 ? 'binTags.replace.noFree' : 'binTags.replace.help',
        )}
        choices={free.map(({ id, label }) => ({ value: id, label: label || id }))}
        autoFocus
      />
      <RadioCardsField
        {...field('reason')}
        label={t('binTags.replace.reason')}
        choices={(['damaged', 'lost', 'retired'] as const).map((value) => ({
          value,
          label: t(`binTags.status.${value}`),
        }))}
      />
    </FormDialog>
  );
}
