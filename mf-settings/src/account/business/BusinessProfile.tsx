import { memo, useState } from 'react';
import {
  combineLive,
  saveBusinessName,
  saveBusinessZone,
  useAccount,
  useCustomer,
  useSettings,
} from 'shared-lib/data';
import {
  businessZone,
  contrastWithWhite,
  minCodeContrast,
  type Customer,
  type Settings,
} from 'shared-lib/domain';
import { businessNameSchema, businessZoneSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  Button,
  Card,
  LazyOverlay,
  lazyPart,
  LiveContent,
  PublicHead,
  SectionError,
  useAddressState,
} from 'shared-lib/ui';
import {
  ColorField,
  EmailField,
  PhoneField,
  PictureField,
  SwitchField,
  TextField,
  useAutosaveForm,
  useBusinessCountry,
  type FieldState,
} from 'shared-lib/ui/form';
import { CountryField, TimeZoneField } from 'shared-lib/ui/forms';
import tabStyles from '../../settings/SettingsTab.module.css';
import { useSettingsForm } from '../../settings/useSettingsForm.ts';
import { useOwnerOnlyReason } from '../../settings/useOwnerOnlyReason.ts';
import styles from './Business.module.css';
import { shrinkLogo } from './shrinkLogo.ts';

/** The logo: a chosen file is downscaled and saved immediately. */
function LogoField({ field }: { field: FieldState<string | null> }) {
  const { t } = useTexts('mf-settings');
  const [isUnreadable, setUnreadable] = useState(false);

  const take = async (picture: File | string | null | undefined) => {
    setUnreadable(false);
    const logo = picture instanceof File ? await shrinkLogo(picture) : null;
    if (picture instanceof File && logo === null) return setUnreadable(true);
    field.onCommit?.(logo && logo.address);
  };
  return (
    <PictureField
      {...field}
      error={isUnreadable ? t('account.business.problems.unreadable') : field.error}
      label={t('account.business.logo.label')}
      help={t('account.business.logo.help')}
      alt={t('account.business.logo.label')}
      onChange={() => {}}
      onCommit={(picture) => void take(picture)}
    />
  );
}

/** The business's time zone, which only the owner can change. */
function BusinessZone({ stored }: { stored: string }) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const ownersAlone = useOwnerOnlyReason();
  const { field } = useAutosaveForm({
    name: 'settings-business-zone',
    stored: { timeZone: stored },
    schema: businessZoneSchema,
    save: ({ timeZone = stored }) => saveBusinessZone(customerId, timeZone),
  });
  return (
    <TimeZoneField
      {...field('timeZone')}
      label={t('account.business.timeZone.label')}
      help={t('account.business.timeZone.help')}
      locked={ownersAlone}
    />
  );
}

/** The business's name, which only the owner can change. */
function BusinessName({ stored }: { stored: string }) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const ownersAlone = useOwnerOnlyReason();
  const { field } = useAutosaveForm({
    name: 'settings-business-name',
    stored: { businessName: stored },
    schema: businessNameSchema,
    errorTexts: 'mf-settings:account.business.problems',
    save: ({ businessName = '' }) => saveBusinessName(customerId, businessName.trim()),
  });
  return (
    <TextField
      {...field('businessName')}
      label={t('account.business.businessName.label')}
      help={t('account.business.businessName.help')}
      locked={ownersAlone}
    />
  );
}

const dialog = lazyPart('The business address form', async () => {
  const { AddressDialog } = await import('./AddressDialog.tsx');
  return AddressDialog;
});

/** The address of the business's public pages, and the button that changes it. */
function AddressRow({ slug }: { slug: string | null }) {
  const { t } = useTexts('mf-settings');
  const ownersAlone = useOwnerOnlyReason();
  const form = useAddressState('address');
  const isOpen = form.isOpen && ownersAlone === null;
  return (
    <div className={`vh-row ${styles.row}`} data-setting="address">
      <div className={styles.words}>
        <p className={styles.label}>{t('account.business.address.label')}</p>
        <p className="vh-soft">
          {slug === null
            ? t('account.business.address.none')
            : t('account.business.address.now', { address: `${window.location.host}/${slug}` })}
        </p>
        {ownersAlone !== null && <p className="vh-soft">{ownersAlone}</p>}
      </div>
      <Button variant="default" disabled={ownersAlone !== null} onClick={() => form.open()} {...dialog.ahead}>
        {t('account.business.address.change')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={form.close}>
        {(AddressDialog) => isOpen && <AddressDialog slug={slug} onClose={form.close} />}
      </LazyOverlay>
    </div>
  );
}

type Profile = Settings['business'];

const isReadable = (color: string) => contrastWithWhite(color) >= minCodeContrast;

const paleness = ({ brandColour }: Profile) => ({ brandColour: !isReadable(brandColour) && 'tooPale' });

/** The business's branding for residents, with a sample of its public page. */
export function BusinessProfile() {
  const customer = useCustomer();
  const live = combineLive([customer, useSettings('business')], (owner, profile) => ({ owner, profile }));
  return (
    <LiveContent live={live}>
      {({ owner, profile }) =>
        owner === null ? <SectionError onRetry={live.retry} /> : <Fields owner={owner} profile={profile} />
      }
    </LiveContent>
  );
}

/**
 * Fields for the owner only. Memoized, because dragging in the color picker re-renders the fields around it at each
 * step, and there are hundreds of time zones.
 */
const OwnersAlone = memo(function OwnersAlone({ owner }: { owner: Customer }) {
  return (
    <>
      <BusinessName stored={owner.businessName} />
      <BusinessZone stored={businessZone(owner)} />
    </>
  );
});

function Fields({ owner, profile }: { owner: Customer; profile: Profile }) {
  const { t } = useTexts('mf-settings');
  const country = useBusinessCountry();
  const { field, values } = useSettingsForm(
    'business',
    { ...profile, country },
    {
      errorTexts: 'mf-settings:account.business.problems',
      check: paleness,
    },
  );
  // The sample keeps the last readable color.
  const brandColour = isReadable(values.brandColour) ? values.brandColour : profile.brandColour;
  return (
    <>
      <Card flush>
        <OwnersAlone owner={owner} />
        <CountryField
          {...field('country')}
          label={t('account.business.country.label')}
          help={t('account.business.country.help')}
        />
        <AddressRow slug={owner.businessSlug} />
        <LogoField field={field('logo')} />
        <ColorField
          {...field('brandColour')}
          label={t('account.business.brandColour.label')}
          help={t('account.business.brandColour.help')}
        />
        <PhoneField
          {...field('contactPhone')}
          label={t('account.business.contactPhone.label')}
          help={t('account.business.contactPhone.help')}
        />
        <EmailField
          {...field('contactEmail')}
          label={t('account.business.contactEmail.label')}
          help={t('account.business.contactEmail.help')}
        />
        {(['residentsSeeNights', 'managersSeePhotos'] as const).map((choice) => (
          <SwitchField
            key={choice}
            {...field(choice)}
            label={t(`account.business.${choice}.label`)}
            help={t(`account.business.${choice}.help`)}
          />
        ))}
      </Card>
      <section aria-labelledby="public-head-title" data-setting="public-head">
        <h3 id="public-head-title" className={tabStyles.group}>
          {t('account.business.preview.title')}
        </h3>
        <div className={styles.preview}>
          <PublicHead
            isSample
            name={t('account.business.preview.community')}
            servedBy={
              owner.businessName && t('account.business.preview.servedBy', { business: owner.businessName })
            }
            business={{ ...values, brandColour }}
          />
        </div>
      </section>
    </>
  );
}
