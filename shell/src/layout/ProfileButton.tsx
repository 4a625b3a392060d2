import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart } from 'shared-lib/ui';
import { useState, type ComponentProps } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './ProfileButton.module.css';
import { useProfile } from './useProfile.ts';

const menu = lazyPart(
  'The account’s menu',
  async () => (await import(/* webpackChunkName: "menu" */ './ProfileMenu.tsx')).default,
);

/** The button at the right of the header; its menu's code comes when a pointer or the focus nears it. */
export function ProfileButton() {
  const { t } = useTexts('shell');
  const profile = useProfile();
  const [asked, setAsked] = useState(false);
  const name = profile.name || t('layout.defaultName');

  const button = (props: ComponentProps<'button'>) => (
    <button type="button" className={styles.button} aria-haspopup="menu" {...props}>
      <Avatar {...profile} />
      {/* The name is built from what is seen, so that whoever speaks it to the computer is understood. */}
      <span className={styles.unseen}>{t('layout.profile')}</span>
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
    </button>
  );

  return (
    <LazyOverlay
      part={menu}
      isOpen={asked}
      onClose={() => setAsked(false)}
      placeholder={button({ onClick: () => setAsked(true), ...menu.ahead })}
    >
      {(ProfileMenu) => <ProfileMenu name={name} email={profile.email} target={button({})} />}
    </LazyOverlay>
  );
}
