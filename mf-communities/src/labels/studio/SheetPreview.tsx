import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, Card } from 'shared-lib/ui';
import { type LabelContent, type LabelLook, PageDrawing } from 'shared-lib/ui/labels';
import { useMemo, useState } from 'react';
import { sheetPage } from '../label/sheetPages.ts';
import { sheetsFor } from '../sheet/sheetPlan.ts';
import { labelsPerSheet } from '../sheet/sheets.ts';
import type { PrintSettings } from './printSettings.ts';
import styles from './studio.module.css';
import { StartPlaces } from './StartPlaces.tsx';

interface SheetPreviewProps {
  /** Repeated for its copies. */
  labels: readonly LabelContent[];
  look: LabelLook;
  settings: PrintSettings;
  onStart: (place: number) => void;
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
      <div className={styles.head}>
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
        <p className={styles.help}>
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
