import type { WriteResult } from 'shared-lib/data';
import { qrDotStyles, type QrDotStyle } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { SettingRow } from '../autosave/SettingRow.tsx';
import { useAutosave } from '../autosave/useAutosave.ts';
import styles from './DotStyleChoice.module.css';

interface DotStyleChoiceProps {
  value: QrDotStyle;
  save: (value: QrDotStyle) => Promise<WriteResult>;
}

/** The shape of a code's dots, chosen among a few. */
export function DotStyleChoice({ value, save }: DotStyleChoiceProps) {
  const { t } = useTexts('mf-settings');
  const { state, change } = useAutosave(save);
  const chosen = state.status === 'saving' ? state.wanted : value;
  return (
    <SettingRow
      id="qr-dots"
      label={t('checkpoints.dotStyle.label')}
      help={t('checkpoints.dotStyle.help')}
      state={state}
      onRetry={(wanted) => void change(wanted)}
    >
      <select
        id="qr-dots"
        className={styles.select}
        aria-describedby="qr-dots-help"
        value={chosen}
        onChange={({ currentTarget }) => void change(currentTarget.value as QrDotStyle)}
      >
        {qrDotStyles.map((style) => (
          <option key={style} value={style}>
            {t(`checkpoints.dotStyle.${style}`)}
          </option>
        ))}
      </select>
    </SettingRow>
  );
}
