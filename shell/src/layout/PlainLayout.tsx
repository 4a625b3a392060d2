import { Outlet } from 'react-router-dom';
import styles from './PlainLayout.module.css';
import { ProfileButton } from './ProfileButton.tsx';

/** The frame of pages outside the main app, such as the onboarding: the brand, the way out, and the content. */
export function PlainLayout() {
  return (
    <>
      <header className={styles.header}>
        <span className={styles.brand}>Valet Hub</span>
        <ProfileButton />
      </header>
      <main className={styles.content}>
        <Outlet />
      </main>
    </>
  );
}
