import { communityForms } from 'mf-communities/domain';
import { fenceRadiusM } from 'shared-lib/domain';
import { lengthBounds, lengthUnitIn, formatWholeLength, fromMeters, useTexts } from 'shared-lib/i18n';
import {
  ChangedElsewhere,
  errorMessage,
  FieldFrame,
  FormDialog,
  LengthField,
  TextField,
} from 'shared-lib/ui/form';
import type { EditDialogProps } from '../EditDialogProps.ts';
import { useCommunityForm } from '../useCommunityForm.ts';
import { centerOf, coordinatesIn, fenceOf, typedFence, type TypedFence } from './fence.ts';
import { FencePlan } from './FencePlan.tsx';
import styles from './GeofenceDialog.module.css';

/** The dialog for the circle within which scans and clock-ins count as on site. */
export function GeofenceDialog({ community, onClose }: EditDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const unit = lengthUnitIn(community.timezone);
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'geofence',
    community,
    stored: { geofence: typedFence(community.geofence) },
    schema: communityForms.geofence,
    toInput: ({ geofence }) => ({ geofence: fenceOf(geofence) }),
    describeValue: (_, value) => {
      const { lat, lng, radiusM } = value as TypedFence;
      return (
        lat && `${lat}, ${lng} (${formatWholeLength(fromMeters(radiusM ?? 0, unit), unit, i18n.language)})`
      );
    },
  });
  const fence = form.field('geofence');
  const { min, max } = lengthBounds(fenceRadiusM, unit);
  const radius = fence.value.radiusM ?? 0;
  const part = <Name extends keyof TypedFence>(name: Name) => {
    const path = `geofence.${name}`;
    const error = form.errors[path];
    const bounds = {
      min: formatWholeLength(min, unit, i18n.language),
      max: formatWholeLength(max, unit, i18n.language),
    };
    const named = error && name === 'radiusM' ? { ...error, ...bounds } : error;
    return {
      name: path,
      label: t(`geofence.${name}`),
      value: fence.value[name],
      readOnly: fence.readOnly,
      error: named ? errorMessage('mf-communities:edit.problems', path, named) : null,
    };
  };
  const degrees = (name: 'lat' | 'lng') => {
    return {
      ...part(name),
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
              <TextField {...degrees('lat')} autoFocus />
              <TextField {...degrees('lng')} />
              <LengthField
                {...part('radiusM')}
                unit={unit}
                help={t(`geofence.radiusHelp.${unit}`, { least: min, most: max })}
                onChange={(radiusM) => fence.onChange({ ...fence.value, radiusM })}
              />
            </div>
            {radius >= fenceRadiusM.min && radius <= fenceRadiusM.max && (
              <FencePlan
                radiusM={radius}
                center={centerOf(fence.value)}
                timeZone={community.timezone}
                onMove={fence.readOnly ? undefined : (typed) => fence.onChange({ ...fence.value, ...typed })}
              />
            )}
          </div>
        )}
      </FieldFrame>
    </FormDialog>
  );
}
