import { IconUser } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { pictureAddress, useAccount, useCustomer, useTeamMember } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Avatar, LazyOverlay, lazyPart } from 'shared-lib/ui';
import styles from './ProfileButton.module.css';
import { profileOf, type Profile } from './profileOf.ts';

/** Name and picture of who is signed in, live. */
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
  'The account’s menu',
  async () => (await import(/* webpackChunkName: "menu" */ './ProfileMenu.tsx')).default,
);

/**
 * The button at the right of the header; its menu's code comes when a pointer or the focus nears it.
 * @param hasPages whether the app's pages are open to the person, so that the menu leads there
 */
export function ProfileButton({ hasPages }: { hasPages: boolean }) {
  const { t } = useTexts('shell');
  const profile = useProfile();
  const [asked, setAsked] = useState(false);
  const name = profile.name || t('layout.defaultName');

  const button = (props: ComponentProps<'button'>) => (
    <button type="button" className={styles.button} aria-haspopup="menu" {...props}>
      <Avatar name={profile.name} picture={profile.picture} tone="strong">
        {profile.name ? undefined : <IconUser size={20} stroke={1.75} />}
      </Avatar>
      {/* The name is built from what is seen, so that whoever speaks it to the computer is understood. */}
      <span className="vh-unseen">{t('layout.profile')}</span>
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
      {(ProfileMenu) => (
        <ProfileMenu name={name} email={profile.email} hasPages={hasPages} target={button({})} />
      )}
    </LazyOverlay>
  );
}
