import { useEffect } from 'react';
import { useKeepPreviousData } from 'shared-lib/data';
import { callBinTags } from '../data/callables.ts';
import { useUnitsNumbered } from '../data/binTagPage.api.ts';
import { byDoor, doorName } from 'shared-lib/domain';
import { binTagChangeSchema, type BinTag } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, RadioCardsField, TextField, useForm } from 'shared-lib/ui/form';

interface ClaimDialogProps {
  /** An unassigned tag. */
  tag: Pick<BinTag, 'id' | 'label' | 'communityId'>;
  onClose: () => void;
}

/** Prompts for the unit of an unassigned tag. Its number is typed, since a community may have thousands. */
export function ClaimDialog({ tag, onClose }: ClaimDialogProps) {
  const { t } = useTexts('mf-communities');
  const { id: binTagId, communityId } = tag;
  const form = useForm({
    name: `claim-${binTagId}`,
    initialValues: { unitNumber: '', unitId: null as string | null },
    schema: binTagChangeSchema,
    toInput: ({ unitId }) => ({ act: 'claim' as const, binTagId, unitId: unitId ?? '' }),
    check: ({ unitNumber, unitId }) => ({
      unitNumber: unitNumber.trim() === '' && 'missing',
      unitId: unitNumber.trim() !== '' && unitId === null && 'none',
    }),
    submit: (values) => callBinTags('changeBinTag', values),
    dependents: { unitNumber: ['unitId'] },
    errorTexts: ['mf-communities:binTags.claim.problems', 'mf-communities:binTags.refusals'],
    describeFailure: () => ({ text: t('binTags.claim.failed') }),
  });
  const { field, values, setValue } = form;
  const typed = values.unitNumber.trim();
  const live = useKeepPreviousData(
    useUnitsNumbered({ communityId, unitNumber: typed }, { skip: typed === '' }),
  );
  const units = typed !== '' && live.status === 'ready' ? [...live.data].sort(byDoor) : [];
  // A single unit needs no choice.
  const sole = units.length === 1 ? units[0]!.id : null;
  const isKnown = units.some(({ id }) => id === values.unitId);
  useEffect(() => {
    if (sole !== null && values.unitId !== sole) setValue('unitId', sole);
    if (sole === null && values.unitId !== null && !isKnown) setValue('unitId', null);
  }, [sole, isKnown, values.unitId, setValue]);
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('binTags.claim.title', { name: tag.label || binTagId })}
      submitLabel={t('binTags.claim.submit')}
      success={() => t('binTags.claim.done')}
    >
      <TextField
        {...field('unitNumber')}
        label={t('binTags.claim.unitNumber')}
        help={t('binTags.claim.help')}
        autoFocus
      />
      {typed !== '' && (
        <RadioCardsField
          {...field('unitId')}
          label={t('binTags.claim.unit')}
          choices={units.map((unit) => ({
            value: unit.id,
            label: doorName(unit),
            details: t(unit.binTagId === null ? 'binTags.claim.free' : 'binTags.claim.taken'),
          }))}
        />
      )}
      {typed !== '' && live.status === 'ready' && units.length === 0 && (
        <p role="status">{t('binTags.claim.noUnit', { number: typed })}</p>
      )}
    </FormDialog>
  );
}
