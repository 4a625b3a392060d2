import { useTexts } from 'shared-lib/i18n';
import { useId, type KeyboardEvent } from 'react';
import { placeAfterKey } from '../sheet/sheetPlan.ts';
import { labelsPerSheet, placeOf, type Sheet } from '../sheet/sheets.ts';
import styles from './studio.module.css';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

interface StartPlacesProps {
  sheet: Sheet;
  /** From 0. */
  start: number;
  onStart: (place: number) => void;
}

/** An overlay on the first sheet: clicking a label starts there and hides the ones before it. */
export function StartPlaces({ sheet, start, onStart }: StartPlacesProps) {
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
        const { x, y, width, height } = placeOf(sheet, place);
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
