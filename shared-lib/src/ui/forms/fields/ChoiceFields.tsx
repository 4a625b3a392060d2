import { Switch } from '@mantine/core';
import { weekdays, type Weekday } from '../../../domain/index.ts';
import { useTexts, weekdayNames } from '../../../i18n/index.ts';
import { Segments } from '../../base/Segments.tsx';
import type { FieldProps } from '../field.ts';
import styles from './ChoiceFields.module.css';
import { toggleChoice, type Choice } from './choice.ts';
import { FieldFrame, type ControlProps } from './FieldFrame.tsx';

/** Sets the value and commits it. */
const choose = <Value,>({ onChange, onCommit }: FieldProps<Value>, value: Value) => {
  onChange(value);
  onCommit?.(value);
};

interface OptionProps<Value extends string> {
  choice: Choice<Value>;
  index: number;
  type: 'radio' | 'checkbox';
  control: ControlProps;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

function Option<Value extends string>({ choice, index, type, control, ...input }: OptionProps<Value>) {
  const id = `${control.id}-${index}`;
  return (
    <label className={styles.option}>
      <input
        {...input}
        type={type}
        name={control.name}
        data-field={control['data-field']}
        value={choice.value}
        className={styles.input}
        aria-labelledby={id}
        aria-describedby={choice.details === undefined ? undefined : `${id}-details`}
      />
      <span className={styles.words}>
        <span id={id} className={styles.name}>
          {choice.label}
        </span>
        {choice.details !== undefined && (
          <span id={`${id}-details`} className="vh-soft">
            {choice.details}
          </span>
        )}
      </span>
    </label>
  );
}

type ChoiceProps<Value extends string | null> = FieldProps<Value> & {
  choices: readonly Choice<NonNullable<Value>>[];
};

/** A choice among a few cards, each with an explanation; null while none is selected. */
export function RadioCardsField<Value extends string | null>({ choices, ...field }: ChoiceProps<Value>) {
  const isLocked = (field.locked ?? null) !== null;
  return (
    <FieldFrame field={field} group="radiogroup">
      {(control) => (
        <div className={styles.options}>
          {choices.map((choice, index) => (
            <Option
              key={choice.value}
              choice={choice}
              index={index}
              type="radio"
              control={control}
              checked={field.value === choice.value}
              disabled={isLocked}
              onChange={() => choose<Value>(field, choice.value)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** Checkboxes for a few options, kept in order. */
export function CheckboxesField<Value extends string>({
  choices,
  ...field
}: FieldProps<Value[]> & { choices: readonly Choice<Value>[] }) {
  const order = choices.map(({ value }) => value);
  return (
    <FieldFrame field={field} group="group">
      {(control) => (
        <div className={styles.options}>
          {choices.map((choice, index) => (
            <Option
              key={choice.value}
              choice={choice}
              index={index}
              type="checkbox"
              control={control}
              checked={field.value.includes(choice.value)}
              disabled={(field.locked ?? null) !== null}
              onChange={() => choose(field, toggleChoice(order, field.value, choice.value))}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** A choice between two or three short labels. */
export function SegmentsField<Value extends string>({ choices, ...field }: ChoiceProps<Value>) {
  return (
    <FieldFrame field={field} group="group">
      {() => (
        <div className={styles.segments}>
          <Segments
            label={field.label}
            options={choices}
            value={field.value}
            onChange={(value) => {
              const chosen = choices.find((choice) => choice.value === value);
              if (chosen) choose(field, chosen.value);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

export function SwitchField(field: FieldProps<boolean>) {
  return (
    <FieldFrame field={field} inline>
      {(control, ids) => (
        <Switch
          {...control}
          aria-labelledby={ids.label}
          size={field.saving ? 'md' : 'sm'}
          withThumbIndicator={false}
          disabled={(field.locked ?? null) !== null}
          checked={field.value}
          onChange={({ currentTarget }) => choose(field, currentTarget.checked)}
        />
      )}
    </FieldFrame>
  );
}

/** The weekdays side by side, each on or off. */
export function WeekdaysField(field: FieldProps<Weekday[]>) {
  const { i18n } = useTexts('form');
  return (
    <FieldFrame field={field} group="group">
      {(control) => (
        <div className={styles.week}>
          {weekdays.map((day) => (
            <label key={day} className={styles.day}>
              <input
                type="checkbox"
                name={control.name}
                data-field={control['data-field']}
                className={styles.dayInput}
                disabled={(field.locked ?? null) !== null}
                checked={field.value.includes(day)}
                onChange={() => choose(field, toggleChoice(weekdays, field.value, day))}
              />
              {weekdayNames([day], i18n.language)}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
