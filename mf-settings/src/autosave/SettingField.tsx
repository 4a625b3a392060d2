import { useState, type ComponentProps } from 'react';
import type { WriteResult } from 'shared-lib/data';
import { TextInput } from 'shared-lib/ui/inputs';
import { SettingRow } from './SettingRow.tsx';
import styles from './SettingField.module.css';
import { useAutosave } from './useAutosave.ts';

interface SettingFieldProps extends Pick<ComponentProps<'input'>, 'maxLength' | 'placeholder'> {
  id: string;
  label: string;
  help: string;
  type?: 'text' | 'time' | 'color';
  /** The stored value. */
  value: string;
  /** Says what is wrong with a value, or null; what is wrong is not saved and stays in the field. */
  check?: (value: string) => string | null;
  /** Is told each value as it is typed, for a preview. */
  onType?: (value: string) => void;
  /** Writes the value; never rejects. One function as long as the setting is the same. */
  save: (value: string) => Promise<WriteResult>;
}

/** A setting that is typed; saved when it is left or Enter is pressed. Escape brings the stored value back. */
export function SettingField({
  id,
  label,
  help,
  type = 'text',
  value,
  check = () => null,
  onType,
  save,
  ...input
}: SettingFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { state, change } = useAutosave(save);
  const pending = state.status === 'saving' || state.status === 'failed' ? state.wanted : null;
  const shown = typed ?? pending ?? value;

  const show = (next: string | null) => {
    setTyped(next);
    onType?.(next ?? value);
  };
  const finish = () => {
    if (typed === null || check(typed) !== null) return;
    setTyped(null);
    if (typed !== value) void change(typed);
  };

  return (
    <SettingRow id={id} label={label} help={help} state={state} onRetry={(wanted) => void change(wanted)}>
      <TextInput
        id={id}
        type={type}
        className={styles[type] ?? ''}
        aria-describedby={`${id}-help`}
        value={shown}
        error={typed === null ? null : check(typed)}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
          if (key === 'Escape') show(null);
        }}
        {...input}
      />
    </SettingRow>
  );
}
