import type { CodeLogo } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { Branding } from 'shared-lib/ui/labels';
import settingsStyles from '../../settings/SettingsTab.module.css';

interface LogoNoteProps {
  source: CodeLogo | null;
  /** The state of the chosen logo. */
  state: Branding['logo'];
}

/** Explains why the preview has no logo although one is chosen. */
export function LogoNote({ source, state }: LogoNoteProps) {
  const { t } = useTexts('mf-settings');
  if (source === null || source === 'none' || state === 'loading' || state === 'there') return null;
  const words = state === 'failed' ? t('checkpoints.logo.failed') : t(`checkpoints.logo.${source}.missing`);
  return <p className={settingsStyles.text}>{words}</p>;
}
