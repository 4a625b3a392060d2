import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, Card } from 'shared-lib/ui';
import { type LabelContent, type LabelStyle, PageDrawing } from 'shared-lib/ui/labels';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { sheetPage } from '../label/sheetPages.ts';
import { labelsPerSheet, placeAfterKey, cellPosition, sheetsFor, type Sheet } from '../sheet/sheets.ts';
import type { PrintSettings } from './printSettings.ts';
import styles from './studio.module.css';

interface SheetPreviewProps {
  /** Each repeated for its copies. */
  labels: readonly LabelContent[];
  look: LabelStyle;
  settings: PrintSettings;
  onStart: (place: number) => void;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

interface StartPlacesProps {
  sheet: Sheet;
  /** From 0. */
  start: number;
  onStart: (place: number) => void;
}

/** An overlay on the first sheet: clicking a label starts there and hides the ones before it. */
function StartPlaces({ sheet, start, onStart }: StartPlacesProps) {
  const { t } = useTexts('mf-communities');
  const name = useId();
  const perSheet = labelsPerSheet(sheet);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = placeAfterKey(event.key, start, sheet.columns, perSheet);
    if (place === null) return;
    event.preventDefault();
    onStart(place);
    event.currentTarget.querySelectorAll('input')[place]?.focus();
  };
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={t('labels.preview.start')}
      className={styles.places}
      onKeyDown={move}
    >
      {Array.from({ length: perSheet }, (_, place) => {
        const { x, y, width, height } = cellPosition(sheet, place);
        return (
          <label
            key={place}
            className={place < start ? styles.gone : styles.place}
            style={{
              left: percent(x, sheet.pageWidth),
              top: percent(y, sheet.pageHeight),
              width: percent(width, sheet.pageWidth),
              height: percent(height, sheet.pageHeight),
            }}
          >
            <input
              type="radio"
              name={name}
              className={styles.input}
              aria-label={t('labels.preview.startAt', { place: place + 1 })}
              checked={place === start}
              onChange={() => onStart(place)}
            />
          </label>
        );
      })}
    </div>
  );
}

/** A print preview of the sheets; clicking a label on the first one starts there. */
export function SheetPreview({ labels, look, settings, onStart }: SheetPreviewProps) {
  const { t } = useTexts('mf-communities');
  const { sheet, start, nudge } = settings;
  const pages = Math.max(1, sheetsFor(labels.length, start, labelsPerSheet(sheet)));
  const [requested, setRequested] = useState(0);
  const at = Math.min(requested, pages - 1);
  const page = useMemo(
    () => sheetPage(labels, { sheet, start, nudge: { x: nudge.x, y: nudge.y }, look }, at),
    [labels, sheet, start, nudge.x, nudge.y, look, at],
  );
  const hasPlaces = at === 0 && labelsPerSheet(sheet) > 1;
  return (
    <Card>
      <div className={`vh-spread ${styles.head}`}>
        <h2 className={styles.heading}>{t('labels.preview.title')}</h2>
        {pages > 1 && (
          <div className={styles.pager}>
            <ActionIcon
              variant="default"
              aria-label={t('labels.preview.previous')}
              disabled={at === 0}
              onClick={() => setRequested(at - 1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <span role="status">{t('labels.preview.page', { page: at + 1, pages })}</span>
            <ActionIcon
              variant="default"
              aria-label={t('labels.preview.next')}
              disabled={at === pages - 1}
              onClick={() => setRequested(at + 1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      {hasPlaces && (
        <p className={`vh-soft ${styles.help}`}>
          {t('labels.preview.startHelp')} {t('labels.preview.startIs', { place: start + 1 })}
        </p>
      )}
      <div className={styles.sheet} style={{ aspectRatio: `${sheet.pageWidth} / ${sheet.pageHeight}` }}>
        <PageDrawing page={page} label={t('labels.preview.of', { page: at + 1 })} />
        {hasPlaces && <StartPlaces sheet={sheet} start={start} onStart={onStart} />}
      </div>
    </Card>
  );
}
