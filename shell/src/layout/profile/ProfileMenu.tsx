import {
  IconBell,
  IconCreditCard,
  IconDeviceDesktop,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { use, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from 'shared-lib/i18n';
import { signOut } from 'shared-lib/session';
import { Menu } from 'shared-lib/ui/menu';
import { useThemeChoice, type ThemeChoice } from 'shared-lib/ui';
import { ShortcutsContext } from '../shortcuts/ShortcutsContext.ts';
import styles from './ProfileMenu.module.css';

const choices = [
  ['system', IconDeviceDesktop],
  ['light', IconSun],
  ['dark', IconMoon],
] as const;

/** The light and dark theme options of the profile menu. */
function ThemeItems() {
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

interface ProfileMenuProps {
  name: string;
  email: string;
  /** Whether it links to app pages, which are closed until the business is set up. */
  hasPages: boolean;
  /** The button that opens it. */
  target: ReactElement;
}

/** Links to the app's pages (spec section 2). */
function Pages() {
  const { t } = useTexts('shell');
  const { t: tNotifications } = useTexts('notifications');
  return (
    <>
      <Menu.Item component={Link} to="/settings" leftSection={<IconUserCircle size={18} />}>
        {t('layout.account')}
      </Menu.Item>
      <Menu.Item component={Link} to="/settings?tab=billing" leftSection={<IconCreditCard size={18} />}>
        {t('layout.billing')}
      </Menu.Item>
      <Menu.Item component={Link} to="/notifications" leftSection={<IconBell size={18} />}>
        {tNotifications('name')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

/** The account menu, initially open. On sign-out, the page itself redirects to /login. */
export default function ProfileMenu({ name, email, hasPages, target }: ProfileMenuProps) {
  const { t } = useTexts('shell');
  const { t: tLayout } = useTexts('layout');
  const showShortcuts = use(ShortcutsContext);
  return (
    <Menu
      position="bottom-end"
      width={264}
      shadow="md"
      radius="md"
      defaultOpened
      alignItemsLabels="none"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Label className={styles.who}>
          <span className={`vh-cut ${styles.name}`} dir="auto" title={name}>
            {name}
          </span>
          <span className={`vh-cut ${styles.email}`} title={email}>
            {email}
          </span>
        </Menu.Label>
        {hasPages && <Pages />}
        <ThemeItems />
        <Menu.Divider />
        {showShortcuts && (
          <Menu.Item
            className={styles.shortcuts}
            leftSection={<IconKeyboard size={18} />}
            rightSection={<kbd className={styles.key}>?</kbd>}
            onClick={showShortcuts}
          >
            {tLayout('shortcuts.title')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void signOut()}>
          {t('layout.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
