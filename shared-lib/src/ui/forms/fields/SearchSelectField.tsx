import { Select } from '@mantine/core';
import { useTexts } from '../../../i18n/index.ts';
import type { Choice } from './choice.ts';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';
import type { SelectFieldProps } from './SelectField.tsx';

type SearchSelectFieldProps<Value extends string | null> = Omit<SelectFieldProps<Value>, 'choices'> & {
  choices: readonly (Choice<string> | { readonly group: string; readonly items: Choice<string>[] })[];
  /** Said when nothing has the name that was typed. */
  nothingFound?: string;
  /** How many are shown at once. */
  limit?: number;
  /** Is called as somebody goes there, before they can choose. */
  onFocus?: () => void;
};

/** One of a long list, found by typing a part of its name; null while none is chosen. */
export function SearchSelectField<Value extends string | null>(props: SearchSelectFieldProps<Value>) {
  const { choices, placeholder, nothingFound, limit, autoFocus, onFocus, ...field } = props;
  const { t } = useTexts('form');
  return (
    <FieldFrame field={field}>
      {(control) => (
        <Select
          {...control}
          attributes={inputAttributes(control)}
          data-autofocus={autoFocus || undefined}
          data={choices}
          placeholder={placeholder}
          error={field.error !== null}
          readOnly={field.readOnly || (field.locked ?? null) !== null}
          searchable
          // Kept in the page while it is closed, a list of hundreds would be drawn and placed with its form.
          comboboxProps={{ keepMounted: false }}
          openOnFocus={false}
          allowDeselect={false}
          autoComplete="off"
          {...(onFocus && { onFocus })}
          {...(limit !== undefined && { limit })}
          nothingFoundMessage={nothingFound ?? t('nothingFound')}
          value={field.value || null}
          onChange={(value) => {
            if (value === null) return;
            // One of the choices, which Mantine knows as texts.
            const chosen = value as NonNullable<Value>;
            field.onChange(chosen);
            field.onCommit?.(chosen);
          }}
        />
      )}
    </FieldFrame>
  );
}
