import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { FieldRow, SelectField, TextField } from 'shared-lib/ui/form';
import { sheetKinds } from '../sheet/sheets.ts';
import { ownMeasures, rollMeasures, type PrintPreferences, type Measure } from './printPreferences.ts';
import { maxCopies, maxNudge, type SettingProblem, type SettingProblems } from './printSettings.ts';
import styles from './studio.module.css';

interface SheetFieldsProps {
  habits: PrintPreferences;
  onChange: (some: Partial<PrintPreferences>) => void;
  problems: SettingProblems;
}

/** The sheet in the printer, the number of copies, and the offset. */
export function SheetFields({ habits, onChange, problems }: SheetFieldsProps) {
  const { t } = useTexts('mf-communities');
  const { sheet, measures, offsets, copies } = habits;
  const words = (problem: SettingProblem | undefined, max: number) =>
    problem === undefined ? null : t(`labels.sheet.problems.${problem}`, { max });
  const field = <Value,>(
    name: string,
    value: Value,
    change: (value: Value) => void,
    error: string | null = null,
  ) => ({
    name,
    value,
    error,
    readOnly: false,
    onChange: change,
  });
  const measure = (key: Measure) => (
    <TextField
      key={key}
      {...field(
        key,
        measures[key],
        (value) => onChange({ measures: { ...measures, [key]: value } }),
        words(problems[key], 50),
      )}
      label={t(`labels.sheet.measures.${key}`)}
      inputMode="decimal"
      maxLength={20}
    />
  );
  const nudge = (axis: 'x' | 'y') => {
    const name = axis === 'x' ? 'nudgeX' : 'nudgeY';
    const problem = problems[name];
    return (
      <TextField
        {...field(
          name,
          offsets[sheet][axis],
          (value) => onChange({ offsets: { ...offsets, [sheet]: { ...offsets[sheet], [axis]: value } } }),
          problem === 'tooLarge'
            ? t('labels.sheet.problems.nudgeTooLarge', { max: maxNudge })
            : words(problem, maxNudge),
        )}
        label={t(`labels.sheet.${name}`)}
        inputMode="decimal"
        maxLength={20}
      />
    );
  };
  return (
    <Card>
      <h2 className={styles.heading}>{t('labels.sheet.title')}</h2>
      <div className={styles.fields}>
        <SelectField
          {...field('sheet', sheet, (value) => onChange({ sheet: value }))}
          label={t('labels.sheet.kind')}
          choices={sheetKinds.map((value) => ({ value, label: t(`labels.sheet.${value}`) }))}
        />
        {(sheet === 'own' || sheet === 'roll') && (
          <div role="group" aria-label={t(`labels.sheet.${sheet}`)}>
            <FieldRow>{(sheet === 'own' ? ownMeasures : rollMeasures).map(measure)}</FieldRow>
            <p className={`vh-soft ${styles.help}`}>{t('labels.sheet.measures.help')}</p>
          </div>
        )}
        <div>
          <FieldRow>
            <TextField
              {...field(
                'copies',
                copies,
                (value) => onChange({ copies: value }),
                words(problems.copies, maxCopies),
              )}
              label={t('labels.sheet.copies')}
              inputMode="numeric"
              maxLength={3}
            />
            {nudge('x')}
            {nudge('y')}
          </FieldRow>
          <p className={`vh-soft ${styles.help}`}>{t('labels.sheet.nudgeHelp')}</p>
        </div>
      </div>
    </Card>
  );
}
