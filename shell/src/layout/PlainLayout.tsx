import { Outlet } from 'react-router-dom';
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx';
import { Brand } from './Brand.tsx';
import styles from './PlainLayout.module.css';
import { ProfileButton } from './ProfileButton.tsx';

/** The frame of pages outside the main app, such as the onboarding: the brand, the way out, and the content. */
export function PlainLayout() {
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <ProfileButton />
      </header>
      <ConnectionBanner />
      <main className={styles.content}>
        <Outlet />
      </main>
    </>
  );
}
