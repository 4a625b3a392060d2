import { useTexts } from 'shared-lib/i18n';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './ProfileButton.module.css';
import { useProfile } from './useProfile.ts';

const loadMenu = () => import(/* webpackChunkName: "menu" */ './ProfileMenu.tsx');
const ProfileMenu = lazy(loadMenu);

/** Fetches the menu ahead of the click; a failure shows at the click, if at all. */
const prefetchMenu = () => void loadMenu().catch(() => {});

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

  const plain = button({
    onClick: () => setAsked(true),
    onPointerEnter: prefetchMenu,
    onFocus: prefetchMenu,
  });
  if (!asked) return plain;
  return (
    <Suspense fallback={plain}>
      <ProfileMenu name={name} email={profile.email} target={button({})} />
    </Suspense>
  );
}
