import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldProps } from '../field.ts';
import type { Choice } from './choice.ts';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';

export type SelectFieldProps<Value extends string | null> = FieldProps<Value> & {
  choices: readonly Choice<NonNullable<Value>>[];
  /** Shown while nothing is selected. */
  placeholder?: string;
  autoFocus?: boolean;
};

/**
 * A choice from a short list, as a native select; null while none is selected. For a long list, use
 * `SearchSelectField` (`ui/forms`).
 */
export function SelectField<Value extends string | null>(props: SelectFieldProps<Value>) {
  const { choices, placeholder, autoFocus, ...field } = props;
  const { t } = useTexts('form');
  return (
    <FieldFrame field={field}>
      {(control) => (
        <NativeSelect
          {...control}
          attributes={inputAttributes(control)}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          data-autofocus={autoFocus || undefined}
          error={field.error !== null}
          disabled={(field.locked ?? null) !== null}
          value={field.value ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = choices.find(({ value }) => value === currentTarget.value);
            if (!chosen) return;
            field.onChange(chosen.value);
            field.onCommit?.(chosen.value);
          }}
        >
          {choices.every(({ value }) => value !== field.value) && (
            <option value="">{placeholder ?? t('choose')}</option>
          )}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
