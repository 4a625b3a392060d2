import { communityForms, fenceRadiusM } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, errorWords, FieldFrame, FormDialog, TextField } from 'shared-lib/ui/form';
import type { EditDialogProps } from '../EditDialogProps.ts';
import { useCommunityForm } from '../useCommunityForm.ts';
import { coordinatesIn, fenceOf, typedFence, type TypedFence } from './fence.ts';
import { FenceDrawing } from './FenceDrawing.tsx';
import styles from './GeofenceDialog.module.css';

/** The dialog for the circle within which scans and clock-ins count as made at the property. */
export function GeofenceDialog({ community, onClose }: EditDialogProps) {
  const { t } = useTexts('mf-communities');
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'geofence',
    community,
    stored: { geofence: typedFence(community.geofence) },
    schema: communityForms.geofence,
    toInput: ({ geofence }) => ({ geofence: fenceOf(geofence) }),
    describeValue: (_, value) => {
      const { lat, lng, radiusM } = value as TypedFence;
      return lat && `${lat}, ${lng} (${radiusM} m)`;
    },
  });
  const fence = form.field('geofence');
  const { least, most } = fenceRadiusM;
  const radius = fenceOf(fence.value)?.radiusM ?? 0;
  const part = (name: keyof TypedFence) => {
    const path = `geofence.${name}`;
    const error = form.errors[path];
    return {
      name: path,
      label: t(`geofence.${name}`),
      value: fence.value[name],
      readOnly: fence.readOnly,
      error: error ? errorWords('mf-communities:edit.problems', path, error) : null,
      inputMode: 'decimal' as const,
      onChange: (typed: string) =>
        fence.onChange({ ...fence.value, ...(coordinatesIn(typed) ?? { [name]: typed }) }),
    };
  };
  return (
    <FormDialog {...dialog} onClose={onClose} size="lg">
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <FieldFrame field={{ ...fence, label: t('geofence.title'), help: t('geofence.help') }} group="group">
        {() => (
          <div className={styles.parts}>
            <div className={styles.numbers}>
              <TextField {...part('lat')} autoFocus />
              <TextField {...part('lng')} />
              <TextField {...part('radiusM')} help={t('geofence.radiusHelp', { least, most })} />
            </div>
            {radius >= least && radius <= most && <FenceDrawing radiusM={radius} />}
          </div>
        )}
      </FieldFrame>
    </FormDialog>
  );
}
