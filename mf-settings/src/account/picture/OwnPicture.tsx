import { useEffect, useRef, useState } from 'react';
import { changeMemberPicture, pictureAddress, useAccount } from 'shared-lib/data';
import { memberPicture } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { PictureField } from 'shared-lib/ui/form';
import { squarePicture, type SquareFault } from './squarePicture.ts';

/** How long "Saved" stays, in milliseconds, as in an autosaving form. */
const savedFor = 4000;

/** The signed-in user's picture: a chosen file is cropped to its center, downscaled and saved immediately. */
export function OwnPicture({ stored }: { stored: string | null }) {
  const { t } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  const [fault, setFault] = useState<SquareFault | null>(null);
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const underWay = useRef<AbortController | null>(null);
  const wanted = useRef<Blob | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const save = async (picture: Blob | null) => {
    underWay.current?.abort();
    const upload = new AbortController();
    underWay.current = upload;
    wanted.current = picture;
    setStatus('saving');
    const { ok } = await changeMemberPicture(customerId, uid, picture, {
      signal: upload.signal,
      onProgress: () => {},
      by: uid,
    });
    if (underWay.current !== upload) return;
    setStatus(ok ? 'saved' : 'failed');
    if (ok) setTimeout(() => underWay.current === upload && setStatus('idle'), savedFor);
  };

  const take = async (chosen: File | string | null | undefined) => {
    setFault(null);
    const picture = chosen instanceof File ? await squarePicture(chosen) : null;
    if (typeof picture === 'string') return setFault(picture);
    await save(picture);
  };

  return (
    <PictureField
      name="picture"
      value={pictureAddress(stored)}
      error={fault && t(`account.you.picture.${fault}`, { megapixels: memberPicture.maxPixels / 1_000_000 })}
      readOnly={false}
      saving={{ status, retry: () => void save(wanted.current) }}
      label={t('account.you.picture.label')}
      help={t('account.you.picture.help')}
      alt={t('account.you.picture.label')}
      onChange={() => {}}
      onCommit={(picture) => void take(picture)}
    />
  );
}
