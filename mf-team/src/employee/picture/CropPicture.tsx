import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter } from 'shared-lib/ui/dialogs';
import type { CropArea } from './cropPicture.ts';
import styles from './PictureDialog.module.css';
import { PictureProblemNote } from './PictureProblemNote.tsx';
import type { useMemberPicture } from './useMemberPicture.ts';

interface CropPictureProps {
  url: string;
  state: ReturnType<typeof useMemberPicture>;
}

const maxZoom = 4;
/** How many pixels an arrow key moves the picture. */
const step = 8;

/**
 * The selected picture under a round window: moved by drag or arrow keys, zoomed by slider, wheel or pinch.
 */
export function CropPicture({ url, state }: CropPictureProps) {
  const { t } = useTexts('mf-team');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const { progress } = state;
  const isBusy = progress !== null;

  return (
    <div className={styles.parts}>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={step}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.area ?? '' }}
          cropperProps={{ 'aria-label': t('picture.area'), role: 'group' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        {t('picture.zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          disabled={isBusy}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <p className="vh-soft">{t('picture.areaHelp')}</p>
      <PictureProblemNote problem={state.problem} />
      {isBusy && (
        <progress className={styles.progress} aria-label={t('picture.uploading')} value={progress} />
      )}
      <DialogFooter>
        {isBusy ? (
          <Button variant="default" onClick={state.cancel}>
            {t('picture.cancelUpload')}
          </Button>
        ) : (
          <label className={styles.other}>
            <input
              type="file"
              className={styles.file}
              onChange={({ currentTarget: { files } }) => files?.[0] && void state.choose(files[0])}
            />
            {t('picture.another')}
          </label>
        )}
        <Button loading={isBusy} disabled={area === null} onClick={() => area && void state.save(area)}>
          {t('picture.save')}
        </Button>
      </DialogFooter>
    </div>
  );
}
