import { IconUser } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { pictureAddress, useAccount, useCustomer, useTeamMember } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Avatar, LazyOverlay, lazyPart } from 'shared-lib/ui';
import styles from './ProfileButton.module.css';
import { profileOf, type Profile } from './profileOf.ts';

/** The signed-in user's live name and picture. */
export function useProfile(): Profile & { readonly email: string } {
  const account = useAccount();
  const customer = useCustomer();
  const record = useTeamMember(account.uid);
  const profile = profileOf(
    account,
    customer.status === 'ready' ? customer.data : null,
    record.status === 'ready' ? record.data : null,
    pictureAddress,
  );
  return { ...profile, email: account.email };
}

const menu = lazyPart(
  'The account menu',
  async () => (await import(/* webpackChunkName: "menu" */ './ProfileMenu.tsx')).default,
);

/**
 * The profile button in the header. Its menu's code is loaded on hover or focus.
 * @param hasPages whether the menu links to the app's pages
 */
export function ProfileButton({ hasPages }: { hasPages: boolean }) {
  const { t } = useTexts('shell');
  const profile = useProfile();
  const [requested, setRequested] = useState(false);
  const name = profile.name || t('layout.defaultName');

  const button = (props: ComponentProps<'button'>) => (
    <button type="button" className={styles.button} aria-haspopup="menu" {...props}>
      <Avatar name={profile.name} picture={profile.picture} tone="strong">
        {profile.name ? undefined : <IconUser size={20} stroke={1.75} />}
      </Avatar>
      {/* The accessible name contains the visible text, so voice control recognizes it. */}
      <span className="vh-unseen">{t('layout.profile')}</span>
      <span className={`vh-cut ${styles.name}`} dir="auto" title={name}>
        {name}
      </span>
    </button>
  );

  return (
    <LazyOverlay
      part={menu}
      isOpen={requested}
      onClose={() => setRequested(false)}
      placeholder={button({ onClick: () => setRequested(true), ...menu.ahead })}
    >
      {(ProfileMenu) => (
        <ProfileMenu name={name} email={profile.email} hasPages={hasPages} target={button({})} />
      )}
    </LazyOverlay>
  );
}
