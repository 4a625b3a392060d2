import { useTexts } from 'shared-lib/i18n';
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx';
import { Brand } from './Brand.tsx';
import { Content, SkipLink } from './Content.tsx';
import styles from './PlainLayout.module.css';
import { ProfileButton } from './profile/ProfileButton.tsx';

/** The frame of pages outside the main app, such as onboarding: brand, sign-out and content. */
export function PlainLayout() {
  const { t } = useTexts('shell');
  return (
    <>
      <SkipLink words={t('layout.skip')} />
      <header className={styles.header}>
        <Brand />
        <ProfileButton hasPages={false} />
      </header>
      <ConnectionBanner />
      <Content className={styles.content} />
    </>
  );
}
