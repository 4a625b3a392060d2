import { unitPatterns, type RangeUnit, type UnitPattern } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { NumberField, SelectField, TextField } from 'shared-lib/ui/form';
import { summarizeDoors } from '../unitTexts.ts';
import styles from './AddUnits.module.css';
import type { RangeForm } from './useRangeForm.ts';

/** An example of each pattern. */
const examples: Readonly<Record<UnitPattern, string>> = {
  floorDoor: '101',
  buildingFloorDoor: 'A101',
  floorDashDoor: '1-01',
  door: '01',
};

/** The fields of a range of units, with a preview. */
export function RangeFields({ range: { form, range, clashes } }: { range: RangeForm }) {
  const { t } = useTexts('mf-communities');
  const { field } = form;
  return (
    <>
      <TextField {...field('building')} label={t('units.fields.building')} maxLength={60} />
      <SelectField
        {...field('pattern')}
        label={t('units.adding.pattern')}
        choices={unitPatterns.map((value) => ({ value, label: examples[value] }))}
      />
      <NumberField {...field('floorFrom')} label={t('units.adding.floorFrom')} />
      <NumberField {...field('floorTo')} label={t('units.adding.floorTo')} />
      <NumberField {...field('doorFrom')} label={t('units.adding.doorFrom')} />
      <NumberField {...field('doorTo')} label={t('units.adding.doorTo')} />
      <NumberField {...field('digits')} label={t('units.adding.digits')} />
      <Preview range={range} clashes={clashes} />
    </>
  );
}

/** How many doors of a floor the preview shows. */
const doorsShown = 60;

function Preview({ range, clashes }: { range: readonly RangeUnit[]; clashes: readonly RangeUnit[] }) {
  const { t } = useTexts('mf-communities');
  const clashing = new Set(clashes);
  const { names, more } = summarizeDoors(clashes);
  const list = more > 0 ? t('units.adding.andMore', { numbers: names, count: more }) : names;
  return (
    <section className={styles.preview} aria-label={t('units.adding.previewTitle')}>
      <div role="status">
        {range.length > 0 && (
          <p className={styles.summary}>
            {t('units.adding.preview', {
              first: range[0]?.unitNumber,
              last: range.at(-1)?.unitNumber,
              count: range.length,
            })}
          </p>
        )}
        {clashes.length > 0 && (
          <p className={styles.clash}>
            {clashes.length === range.length
              ? t('units.adding.nothing')
              : t('units.adding.clashes', { count: clashes.length, numbers: list })}
          </p>
        )}
      </div>
      <ul className={`vh-list vh-digits ${styles.doors}`}>
        {range.slice(0, doorsShown).map((unit) => (
          <li key={unit.unitNumber} data-clash={clashing.has(unit)}>
            {unit.unitNumber}
          </li>
        ))}
        {range.length > doorsShown && <li>…</li>}
      </ul>
    </section>
  );
}
