import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { useThemeChoice, type ThemeChoice } from 'shared-lib/ui';
import { Menu } from 'shared-lib/ui/menu';
import styles from './ThemeItems.module.css';

const choices = [
  ['system', IconDeviceDesktop],
  ['light', IconSun],
  ['dark', IconMoon],
] as const;

/** The light and dark theme options of the profile menu. */
export function ThemeItems() {
  const { t } = useTexts('layout');
  const [theme, setTheme] = useThemeChoice();
  return (
    <div role="group" aria-label={t('theme.title')} className={styles.choices}>
      <Menu.RadioGroup value={theme} onChange={(choice) => setTheme(choice as ThemeChoice)}>
        {choices.map(([choice, ChoiceIcon]) => (
          <Menu.RadioItem key={choice} value={choice} className={styles.choice}>
            <ChoiceIcon size={18} aria-hidden />
            {t(`theme.${choice}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}
