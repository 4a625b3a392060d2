import { useSettings } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import settingsStyles from '../settings/SettingsTab.module.css';
import { Branding } from './branding/Branding.tsx';
import { SavedLooks } from './looks/SavedLooks.tsx';
import { Reprints } from './reprints/Reprints.tsx';

/** The settings tab for the design of checkpoint and bin tag QR codes. */
export default function CheckpointsTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={settingsStyles.tab}>
      <h2 className="vh-large-title">{t('checkpoints.title')}</h2>
      <p className={settingsStyles.text}>{t('checkpoints.text')}</p>
      <LiveContent live={useSettings('checkpoints')}>
        {(settings) => (
          <>
            <Branding settings={settings} />
            <SavedLooks settings={settings} />
          </>
        )}
      </LiveContent>
      <Reprints />
    </div>
  );
}
