import { IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Photo } from '../../domain/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { useIsNearViewport } from '../base/screen/useIsNearViewport.ts';
import { LazyOverlay } from '../overlays/opening/LazyOverlay.tsx';
import { lazyPart, type LazyPart } from '../overlays/opening/lazyPart.ts';
import styles from './Photos.module.css';
import { missingPhotoKey, usePhotoFile } from './PhotoFiles.ts';

const viewer = lazyPart(
  'The photo viewer',
  async () => (await import(/* webpackChunkName: "photo-viewer" */ './viewer/PhotoViewer.tsx')).PhotoViewer,
);

export interface PhotosProps {
  photos: readonly Photo[];
  /** Their subject, such as `Loose trash at A-101`; used as alternative text. */
  subject: string;
  /** IANA zone of the community, for displayed times. */
  timeZone: string;
  /** A team member's name, or a placeholder for a deleted one. */
  memberName: (id: string) => string;
  /** The button and action to remove a photo. Without it, photos can't be removed. */
  removal?: { readonly label: string; readonly onRemove: (photo: Photo) => void };
  /** Whether to load all of them at once, including those below the fold, for printing. */
  eager?: boolean;
}

/** A row of thumbnails; clicking one opens the viewer. Renders nothing without photos. */
export const PhotoStrip = (props: PhotosProps) => <Photos {...props} arranged="strip" />;

/** A grid of large pictures; clicking one opens the viewer. Renders nothing without photos. */
export const PhotoGrid = (props: PhotosProps) => <Photos {...props} arranged="grid" />;

/** Pictures as wide as their container, one below the other; clicking one opens the viewer. Renders nothing without photos. */
export const LargePhotos = (props: PhotosProps) => <Photos {...props} arranged="large" />;

interface ThumbnailProps {
  path: string;
  /** Its subject, in words. */
  name: string;
  eager: boolean;
  ahead: LazyPart<unknown>['ahead'];
  onOpen: () => void;
}

/**
 * A small photo. Its size is reserved from the start, so nothing moves when it loads; a failed one shows a
 * message.
 */
function Thumbnail({ path, name, eager, ahead, onOpen }: ThumbnailProps) {
  const { t } = useTexts('photos');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place);
  const [file, retry] = usePhotoFile(path, eager || isNear);
  const [isDamaged, setDamaged] = useState(false);

  if (file && (isDamaged || !file.ok)) {
    const words = file.ok ? 'damaged' : missingPhotoKey(file.problem);
    return (
      <div ref={place} className={styles.place} data-missing role="group" aria-label={name}>
        <IconPhotoOff size={20} aria-hidden />
        <span className={styles.words}>{t(`missing.${words}`)}</span>
        {words === 'other' && (
          <button type="button" className={styles.retry} onClick={retry}>
            <IconRefresh size={14} aria-hidden />
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div ref={place} className={styles.place}>
      {file?.ok ? (
        <button type="button" className={styles.open} onClick={onOpen} {...ahead}>
          <img src={file.url} alt={name} className={styles.picture} onError={() => setDamaged(true)} />
        </button>
      ) : (
        <span className={styles.waiting} role="img" aria-label={`${name}. ${t('loading')}`} />
      )}
    </div>
  );
}

function Photos({
  arranged,
  eager = false,
  removal,
  ...shown
}: PhotosProps & { arranged: 'strip' | 'grid' | 'large' }) {
  const { photos, subject } = shown;
  const { t } = useTexts('photos');
  const [openPlace, setOpenPlace] = useState<number | null>(null);
  const close = () => setOpenPlace(null);
  if (photos.length === 0) return null;
  const nameOf = (index: number) =>
    photos.length === 1
      ? t('alone', { subject })
      : t('place', { subject, place: index + 1, count: photos.length });
  return (
    <>
      <ul className={`vh-list ${styles.photos}`} data-arranged={arranged}>
        {photos.map((photo, index) => (
          // Only the index is unique: a record may name a file twice.
          <li key={index}>
            <Thumbnail
              path={photo.path}
              name={nameOf(index)}
              eager={eager}
              ahead={viewer.ahead}
              onOpen={() => setOpenPlace(index)}
            />
            {removal && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`${removal.label}: ${nameOf(index)}`}
                onClick={() => removal.onRemove(photo)}
              >
                {removal.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <LazyOverlay part={viewer} isOpen={openPlace !== null} onClose={close}>
        {(PhotoViewer) =>
          openPlace !== null && (
            <PhotoViewer
              {...shown}
              nameOf={nameOf}
              place={openPlace}
              onPlace={setOpenPlace}
              onClose={close}
            />
          )
        }
      </LazyOverlay>
    </>
  );
}
