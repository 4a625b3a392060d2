import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { initialsOf } from 'shared-lib/ui';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import styles from './ProfileButton.module.css';

const loadMenu = () => import(/* webpackChunkName: "menu" */ './ProfileMenu.tsx');
const ProfileMenu = lazy(loadMenu);

/** Fetches the menu ahead of the click; a failure shows at the click, if at all. */
const prefetchMenu = () => void loadMenu().catch(() => {});

/** The button at the right of the header; its menu's code comes when a pointer or the focus nears it. */
export function ProfileButton() {
  const { t } = useTexts('shell');
  const { displayName, email } = useAccount();
  const [asked, setAsked] = useState(false);
  const name = displayName || t('layout.defaultName');

  const button = (props: ComponentProps<'button'>) => (
    <button type="button" className={styles.button} aria-haspopup="menu" {...props}>
      <span className={styles.avatar} aria-hidden>
        {initialsOf(name)}
      </span>
      {/* The name is built from what is seen, so that whoever speaks it to the computer is understood. */}
      <span className={styles.unseen}>{t('layout.profile')}</span>
      <span className={styles.name} dir="auto">
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
      <ProfileMenu email={email} target={button({})} />
    </Suspense>
  );
}
