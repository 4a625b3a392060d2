import { Select } from '@mantine/core';
import { useTexts } from '../../../i18n/index.ts';
import type { Choice } from './choice.ts';
import { FieldFrame, inputAttributes } from './FieldFrame.tsx';
import type { SelectFieldProps } from './SelectField.tsx';

type SearchSelectFieldProps<Value extends string | null> = Omit<SelectFieldProps<Value>, 'choices'> & {
  choices: readonly (Choice<string> | { readonly group: string; readonly items: Choice<string>[] })[];
  /** Shown when nothing matches. */
  nothingFound?: string;
  /** Maximum number of options shown. */
  limit?: number;
  /** Called on focus, before an option can be chosen. */
  onFocus?: () => void;
};

/** A choice from a long list, searchable by name; null while none is selected. */
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
          // Unmounted while closed: hundreds of options would otherwise be rendered and positioned with the
          // form.
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
            // One of the options, which Mantine types as strings.
            const chosen = value as NonNullable<Value>;
            field.onChange(chosen);
            field.onCommit?.(chosen);
          }}
        />
      )}
    </FieldFrame>
  );
}
