import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { PictureField, type FieldState } from 'shared-lib/ui/form';
import { shrinkLogo } from './shrinkLogo.ts';

/** The logo: what is chosen is downscaled and saved at once. */
export function LogoField({ field }: { field: FieldState<string | null> }) {
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
