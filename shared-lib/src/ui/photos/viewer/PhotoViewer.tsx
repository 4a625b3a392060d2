import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconMinus,
  IconPhotoOff,
  IconPlus,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Photo } from '../../../domain/index.ts';
import { useTexts } from '../../../i18n/index.ts';
import { downloadFile } from '../../base/downloadFile.ts';
import { missingPhotoKey, usePhotoFile, type PhotoFile } from '../PhotoFiles.ts';
import { PhotoFacts } from './PhotoFacts.tsx';
import styles from './PhotoViewer.module.css';
import { useGestures } from './useGestures.ts';
import { viewAfterKey, wholePhoto, zoomAt, zoomStep, type View } from './view.ts';

/**
 * Keeps a panel below from handling Escape: Mantine's overlays ignore keys whose target has this attribute.
 */
const keepsKeys = { 'data-mantine-stop-propagation': true };

interface PhotoViewerProps {
  photos: readonly Photo[];
  /** Describes the photo at an index. */
  nameOf: (place: number) => string;
  /** Index of the photo shown, from 0. */
  place: number;
  timeZone: string;
  memberName: (id: string) => string;
  onPlace: (place: number) => void;
  onClose: () => void;
}

interface StageProps {
  /** Null while loading. */
  file: PhotoFile | null;
  name: string;
  view: View;
  onRetry: () => void;
}

/** The photo as zoomed and panned, or a message if there is none. */
function Stage({ file, name, view, onRetry }: StageProps) {
  const { t } = useTexts('photos');
  const [isDamaged, setDamaged] = useState(false);
  if (!file) return <p role="status">{t('loading')}</p>;
  if (!file.ok || isDamaged) {
    return (
      <div className={styles.missing} role="alert">
        <IconPhotoOff size={32} aria-hidden />
        <p>{t(`missing.${file.ok ? 'damaged' : missingPhotoKey(file.problem)}`)}</p>
        {!file.ok && (
          <button type="button" className={styles.reset} data-mantine-stop-propagation onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <img
      src={file.url}
      alt={name}
      draggable={false}
      className={styles.photo}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      onError={() => setDamaged(true)}
    />
  );
}

/** A full-screen photo viewer: zoom, other photos, and details. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, nameOf, place, timeZone, memberName, onPlace, onClose } = props;
  const { t } = useTexts('photos');
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, setView, sizeOfFrame, handlers } = useGestures(frame);
  // The list can shrink while the viewer is open.
  const index = Math.min(place, photos.length - 1);
  const photo = photos[index];
  const [file, retry] = usePhotoFile(photo?.path ?? '', photo !== undefined);

  // Closed before unmount; only then does the browser return focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    frame.current?.focus();
    return () => current?.close();
  }, []);

  const step = (by: number) => {
    setView(wholePhoto);
    onPlace((index + by + photos.length) % photos.length);
  };
  const zoom = (factor: number) => setView((before) => zoomAt(before, factor, { x: 0, y: 0 }, sizeOfFrame()));
  const onKeyDown = (event: KeyboardEvent) => {
    // Not meant for what is below, such as a list with its own shortcuts.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const result = viewAfterKey(event.key, view, sizeOfFrame());
    if (result === null) return;
    event.preventDefault();
    if ('close' in result) onClose();
    else if ('view' in result) setView(result.view);
    else if (photos.length > 1) step(result.step);
  };

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={nameOf(index)}
      tabIndex={-1}
      {...keepsKeys}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <span className={styles.position} role="status">
          {t('viewer.position', { place: index + 1, count: photos.length })}
          {view.scale > 1 && ` · ${t('viewer.zoomed', { percent: Math.round(view.scale * 100) })}`}
        </span>
        <Tool label={t('viewer.zoomOut')} icon={IconMinus} onPress={() => zoom(1 / zoomStep)} />
        <Tool label={t('viewer.zoomIn')} icon={IconPlus} onPress={() => zoom(zoomStep)} />
        {view.scale > 1 && (
          <button
            type="button"
            className={styles.reset}
            {...keepsKeys}
            onClick={() => {
              setView(wholePhoto);
              // The button disappears and must not take focus with it.
              frame.current?.focus();
            }}
          >
            {t('viewer.reset')}
          </button>
        )}
        {file?.ok && (
          <Tool
            label={t('viewer.download')}
            icon={IconDownload}
            onPress={() => downloadFile(photo.path.slice(photo.path.lastIndexOf('/') + 1), file.file)}
          />
        )}
        <Tool label={t('viewer.close')} icon={IconX} onPress={onClose} />
      </div>
      <div
        ref={frame}
        className={styles.frame}
        data-zoomed={view.scale > 1}
        tabIndex={-1}
        {...keepsKeys}
        {...handlers}
      >
        <Stage key={photo.path} file={file} name={nameOf(index)} view={view} onRetry={retry} />
      </div>
      {photos.length > 1 && (
        <>
          <Tool
            label={t('viewer.previous')}
            icon={IconChevronLeft}
            onPress={() => step(-1)}
            className={styles.previous}
          />
          <Tool
            label={t('viewer.next')}
            icon={IconChevronRight}
            onPress={() => step(1)}
            className={styles.next}
          />
        </>
      )}
      <footer className={styles.foot}>
        <PhotoFacts photo={photo} file={file} timeZone={timeZone} memberName={memberName} />
        <p className={styles.help}>{t('viewer.help')}</p>
      </footer>
    </dialog>
  );
}

interface ToolProps {
  label: string;
  icon: TablerIcon;
  onPress: () => void;
  className?: string | undefined;
}

function Tool({ label, icon: Icon, onPress, className = '' }: ToolProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${className}`}
      aria-label={label}
      title={label}
      {...keepsKeys}
      onClick={onPress}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
