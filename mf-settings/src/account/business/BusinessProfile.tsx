import { memo } from 'react';
import { combineLive, useCustomer, useSettings } from 'shared-lib/data';
import {
  businessZone,
  contrastWithWhite,
  leastCodeContrast,
  type Customer,
  type Settings,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, PublicHead, SectionError } from 'shared-lib/ui';
import { ColourField, EmailField, PhoneField, useBusinessCountry } from 'shared-lib/ui/form';
import { CountryField } from 'shared-lib/ui/forms';
import tabStyles from '../../settings/SettingsTab.module.css';
import { useSettingsForm } from '../../settings/useSettingsForm.ts';
import { AddressRow } from './AddressRow.tsx';
import styles from './Business.module.css';
import { BusinessName } from './BusinessName.tsx';
import { BusinessZone } from './BusinessZone.tsx';
import { LogoField } from './LogoField.tsx';

type Profile = Settings['business'];

const isReadable = (colour: string) => contrastWithWhite(colour) >= leastCodeContrast;

const paleness = ({ brandColour }: Profile) => ({ brandColour: !isReadable(brandColour) && 'tooPale' });

/** How the business shows itself to residents, with a sample of its public page. */
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

/** What the owner alone changes. A colour that is dragged draws the fields beside it at each step, and the time zones are hundreds. */
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
  // The sample keeps the last colour that can be read.
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
        <ColourField
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
