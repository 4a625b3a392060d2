import { IconBell, IconCreditCard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { signOut } from 'shared-lib/session';
import { Menu } from 'shared-lib/ui/menu';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface ProfileMenuProps {
  email: string;
  /** The button that it belongs to. */
  target: ReactElement;
}

/** The account's menu, open when it is first shown. Signing out is noticed by the page itself, which goes to /login. */
export default function ProfileMenu({ email, target }: ProfileMenuProps) {
  const { t } = useTexts('shell');
  return (
    <Menu
      position="bottom-end"
      width={232}
      shadow="md"
      radius="md"
      defaultOpened
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{email}</Menu.Label>
        <Menu.Item component={Link} to="/settings" leftSection={<IconUserCircle size={18} />}>
          {t('layout.account')}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings?tab=billing" leftSection={<IconCreditCard size={18} />}>
          {t('layout.billing')}
        </Menu.Item>
        <Menu.Item component={Link} to="/notifications" leftSection={<IconBell size={18} />}>
          {t('name', { ns: 'notifications' })}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void signOut()}>
          {t('layout.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
