import { useRef } from 'react';
import { fetchUnitsById, useAccount, useNow } from 'shared-lib/data';
import { doorName, localDate } from 'shared-lib/domain';
import { moveOutSchema, residentOf, type Resident } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { DateField, FormDialog, useForm } from 'shared-lib/ui/form';
import { moveBack, moveOut } from './unitChanges.ts';
import type { UnitDialogProps } from './unitDialog.ts';

/** Residents move out: their data is deleted, and the page keeps it while that can be undone. */
export function MoveOutDialog({ community, units, opened, onClose, onDone }: UnitDialogProps) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const now = useNow();
  const residents = useRef<readonly Resident[]>([]);
  const unitIds = units.map(({ id }) => id);
  const named = { count: units.length, name: units[0] ? doorName(units[0]) : '' };
  const form = useForm({
    name: 'move-out',
    initialValues: { on: localDate(now, community.timezone) },
    schema: moveOutSchema,
    submit: async ({ on }) => {
      const known = await fetchUnitsById(customerId, unitIds)(new AbortController().signal, () => {});
      if (!known.ok) return { ok: false, reason: 'unavailable' };
      residents.current = known.items.map(residentOf);
      return moveOut(community.id, unitIds, on);
    },
  });
  const undo = async () => {
    const back = await moveBack(community.id, residents.current);
    showToast({
      meaning: back.ok ? 'good' : 'bad',
      message: t(back.ok ? 'units.moveOut.undone' : 'units.moveOut.undoFailed'),
    });
  };
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('units.moveOut.title', named)}
      submitLabel={t('units.moveOut.submit')}
      success={() => t('units.moveOut.done', named)}
      undo={() => void undo()}
      onDone={onDone}
    >
      <p>{t('units.moveOut.text')}</p>
      <DateField {...form.field('on')} label={t('units.moveOut.on')} autoFocus />
    </FormDialog>
  );
}
