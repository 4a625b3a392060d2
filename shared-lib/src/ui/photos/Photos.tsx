import { useState } from 'react';
import type { Photo } from '../../domain/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { LazyOverlay } from '../overlays/opening/LazyOverlay.tsx';
import { lazyPart } from '../overlays/opening/lazyPart.ts';
import styles from './Photos.module.css';
import { Thumbnail } from './Thumbnail.tsx';

const viewer = lazyPart(
  'The large view of photos',
  async () => (await import(/* webpackChunkName: "photo-viewer" */ './viewer/PhotoViewer.tsx')).PhotoViewer,
);

/** What is said of some photos. */
export interface PhotosProps {
  photos: readonly Photo[];
  /** What they show, in words, such as `Loose trash at A-101`: who does not see them reads this. */
  subject: string;
  /** The IANA zone of the community, by whose clock the moments are told. */
  timeZone: string;
  /** The name of a team member, or what stands for someone who is gone. */
  memberName: (id: string) => string;
  /** How one of them is removed: the button's words, and what it does. Without it none is. */
  removal?: { readonly label: string; readonly onRemove: (photo: Photo) => void };
  /** Whether they are fetched at once, also those below the page: for a page that is printed. */
  eager?: boolean;
}

/** Some photos as small pictures in a row; a press opens the large view. Without photos it is nothing. */
export const PhotoStrip = (props: PhotosProps) => <Photos {...props} arranged="strip" />;

/** Some photos as large pictures beside each other; a press opens the large view. Without photos it is nothing. */
export const PhotoGrid = (props: PhotosProps) => <Photos {...props} arranged="grid" />;

function Photos({
  arranged,
  eager = false,
  removal,
  ...shown
}: PhotosProps & { arranged: 'strip' | 'grid' }) {
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
      <ul className={styles.photos} data-arranged={arranged}>
        {photos.map((photo, index) => (
          // Nothing but its place tells a photo from another: a record may name a file twice.
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
