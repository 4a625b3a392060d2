import { useState } from 'react';
import { changeCodeLogo, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { PictureField } from 'shared-lib/ui/form';
import { shrinkLogo } from '../../account/business/shrinkLogo.ts';

type State = 'idle' | 'saving' | 'saved' | 'unreadable' | 'notStored';

interface OwnLogoFieldProps {
  /** The picture that is there, as its own address; null for none. */
  address: string | null;
  /** Chooses no logo. */
  onRemove: () => void;
}

/** The picture that codes have of their own: what is chosen is made as small as it is printed, and saved at once. */
export function OwnLogoField({ address, onRemove }: OwnLogoFieldProps) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const [state, setState] = useState<State>('idle');
  const [chosen, setChosen] = useState<File | null>(null);

  const store = async (file: File) => {
    setChosen(file);
    setState('saving');
    const logo = await shrinkLogo(file);
    if (logo === null) return setState('unreadable');
    const stored = await changeCodeLogo(customerId, logo.file);
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
