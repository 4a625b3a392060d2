import { checkValues, CheckboxesField, FieldRow, NumberField, SelectField } from 'shared-lib/ui/form';
import {
  unitLayoutSchema,
  unitPatterns,
  unitsOfLayout,
  type RangeUnit,
  type UnitPattern,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './LayoutFields.module.css';
import type { FirstCommunityForm } from './useFirstCommunityForm.ts';

/** An example of each pattern. */
const examples: Readonly<Record<UnitPattern, string>> = {
  floorDoor: '101',
  buildingFloorDoor: 'A101',
  floorDashDoor: '1-01',
  door: '01',
};

const nameOf = ({ building, unitNumber }: RangeUnit, pattern: UnitPattern) =>
  building === null || pattern === 'buildingFloorDoor' ? unitNumber : `${building} ${unitNumber}`;

/** How the units are spread and numbered, with the first and the last one; only shown once there are any. */
export function LayoutFields({ form }: { form: FirstCommunityForm }) {
  const { t } = useTexts('mf-billing');
  const { field, values } = form;
  const { totalUnits: units, buildings, floors, pattern } = values;
  if (units === null || units === 0) return null;
  const checked = checkValues({ units, buildings, floors, pattern }, { schema: unitLayoutSchema });
  const doors = checked.ok ? unitsOfLayout(checked.payload) : [];
  const [first, last] = [doors[0], doors.at(-1)];
  return (
    <div className={styles.layout}>
      <FieldRow>
        <NumberField {...field('buildings')} label={t('onboarding.community.buildings')} />
        <NumberField {...field('floors')} label={t('onboarding.community.floors')} />
        <SelectField
          {...field('pattern')}
          label={t('onboarding.community.pattern')}
          choices={unitPatterns.map((value) => ({ value, label: examples[value] }))}
        />
      </FieldRow>
      <p role="status" className={styles.preview}>
        {first &&
          last &&
          t('onboarding.community.preview', {
            count: doors.length,
            first: nameOf(first, pattern),
            last: nameOf(last, pattern),
          })}
      </p>
      <CheckboxesField
        {...field('tags')}
        label={t('onboarding.community.tags')}
        choices={[{ value: 'each', label: t('onboarding.community.tagEach') }]}
      />
    </div>
  );
}
