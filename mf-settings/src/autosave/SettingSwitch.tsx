import type { WriteResult } from 'shared-lib/data';
import { Switch } from 'shared-lib/ui/inputs';
import { SettingRow } from './SettingRow.tsx';
import { useAutosave } from './useAutosave.ts';

interface SettingSwitchProps {
  id: string;
  label: string;
  help: string;
  /** The stored value. */
  on: boolean;
  /** Writes the value; never rejects. One function as long as the setting is the same. */
  save: (on: boolean) => Promise<WriteResult>;
}

/**
 * A setting that is on or off. It shows the wanted value while that is being saved, and the stored one at any other time: so
 * it goes back by itself when saving fails, and follows what another browser changes.
 */
export function SettingSwitch({ id, label, help, on, save }: SettingSwitchProps) {
  const { state, change } = useAutosave(save);
  return (
    <SettingRow id={id} label={label} help={help} state={state} onRetry={(wanted) => void change(wanted)}>
      <Switch
        id={id}
        size="md"
        withThumbIndicator={false}
        aria-label={label}
        aria-describedby={`${id}-help`}
        checked={state.status === 'saving' ? state.wanted : on}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </SettingRow>
  );
}
