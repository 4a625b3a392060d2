import { type TextKey, useTexts } from 'shared-lib/i18n';
import { TextInput } from 'shared-lib/ui/inputs';
import {
  maxLength,
  maxUnits,
  type CommunityField,
  type CommunityTexts,
  type FormProblems,
} from './communityForm.ts';
import styles from './CommunityFields.module.css';
import { WeekdayToggles } from './WeekdayToggles.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';

/** A field has words for the problems that it can have, which the compiler does not know apart. */
type ProblemKey = Extract<TextKey<'mf-communities'>, `add.problems.${string}`>;

interface CommunityFieldsProps {
  texts: CommunityTexts;
  problems: FormProblems;
  readOnly: boolean;
  onType: (field: CommunityField, text: string) => void;
}

/** The fields of a community, each with what is wrong with it beside it. */
export function CommunityFields({ texts, problems, readOnly, onType }: CommunityFieldsProps) {
  const { t } = useTexts('mf-communities');
  const problemOf = (field: CommunityField) =>
    problems[field] && t(`add.problems.${field}.${problems[field]}` as ProblemKey, { maxLength, maxUnits });
  const input = (field: CommunityField) => ({
    label: t(`add.${field}`),
    value: texts[field],
    error: problemOf(field),
    readOnly,
    'data-field': field,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onType(field, currentTarget.value),
  });

  return (
    <>
      <TextInput {...input('propertyName')} dir="auto" autoComplete="off" data-autofocus />
      <TextInput {...input('address')} dir="auto" autoComplete="off" />
      <div className={styles.pair}>
        <ZoneSelect
          value={texts.timezone}
          error={problemOf('timezone')}
          readOnly={readOnly}
          onChange={(zone) => onType('timezone', zone)}
        />
        <TextInput {...input('totalUnits')} inputMode="numeric" autoComplete="off" />
      </div>
      <WeekdayToggles
        value={texts.serviceDays}
        error={problemOf('serviceDays')}
        disabled={readOnly}
        onChange={(days) => onType('serviceDays', days)}
      />
      <div className={styles.times}>
        <TextInput {...input('setOutStart')} type="time" />
        <TextInput {...input('setOutEnd')} type="time" />
        <TextInput {...input('serviceStart')} type="time" />
      </div>
      <p className={styles.help}>{t('add.timesHelp')}</p>
    </>
  );
}
