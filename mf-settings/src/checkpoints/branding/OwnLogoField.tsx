import { useState } from 'react';
import { changeCodeLogo, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { PictureField } from 'shared-lib/ui/form';
import { shrinkLogo } from '../../account/business/shrinkLogo.ts';

type State = 'idle' | 'saving' | 'saved' | 'unreadable' | 'notStored';

interface OwnLogoFieldProps {
  /** The current picture as a data URL; null for none. */
  address: string | null;
  /** Selects no logo. */
  onRemove: () => void;
}

/** The separate picture for codes: a chosen file is downscaled to its print size and saved immediately. */
export function OwnLogoField({ address, onRemove }: OwnLogoFieldProps) {
  const { t } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  const [state, setState] = useState<State>('idle');
  const [chosen, setChosen] = useState<File | null>(null);

  const store = async (file: File) => {
    setChosen(file);
    setState('saving');
    const logo = await shrinkLogo(file);
    if (logo === null) return setState('unreadable');
    const stored = await changeCodeLogo(customerId, logo.file, uid);
    setState(stored.ok ? 'saved' : 'notStored');
  };
  const isBad = state === 'unreadable' || state === 'notStored';
  return (
    <PictureField
      name="logoPath"
      label={t('checkpoints.logo.own.label')}
      help={t('checkpoints.logo.own.help')}
      alt={t('checkpoints.logo.own.label')}
      value={address}
      error={isBad ? t(`checkpoints.logo.own.${state}`) : null}
      readOnly={state === 'saving'}
      saving={{
        status: isBad ? 'idle' : state,
        retry: () => chosen && void store(chosen),
      }}
      onChange={() => {}}
      onCommit={(picture) => (picture instanceof File ? void store(picture) : onRemove())}
    />
  );
}
