import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { ScanNote, useSelfTest, type Branding, type LabelStyle, type ScanResult } from 'shared-lib/ui/labels';
import { Link } from 'shared-lib/router';
import { calibrationPage } from '../label/calibrationPage.ts';
import { withCopies } from '../sheet/sheets.ts';
import { contentOf, type LabelRow } from '../source/labelRows.ts';
import type { LabelKind } from '../source/labelKind.ts';
import type { LabelSource } from '../source/useLabelSource.ts';
import { ConfirmPrinted } from './ConfirmPrinted.tsx';
import { CreateActions } from './CreateActions.tsx';
import { printSettings } from './printSettings.ts';
import { SheetFields } from './SheetFields.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import styles from './studio.module.css';
import { TextFields } from './TextFields.tsx';
import { parsePrintPreferences, type PrintPreferences } from './printPreferences.ts';
import { offerPdf, useCreatePdf } from './useCreatePdf.ts';

interface SelfTestProps {
  /** Null while it runs. */
  result: ScanResult | null;
  isBlack: boolean;
  onBlack: (isBlack: boolean) => void;
}

/** Shows whether a scanner can read the labels; if not, what to change, with an option to print in black. */
function SelfTest({ result, isBlack, onBlack }: SelfTestProps) {
  const { t } = useTexts('mf-communities');
  const toggle = (text: string) => (
    <button type="button" className={styles.plain} onClick={() => onBlack(!isBlack)}>
      {text}
    </button>
  );
  return (
    <ScanNote result={result}>
      {result?.kind === 'scanned' && isBlack && (
        <>
          {' '}
          {t('labels.test.inBlack')} {toggle(t('labels.test.inColour'))}
        </>
      )}
      {result?.kind === 'pale' && (
        <>
          {' '}
          <Link to="/settings?tab=checkpoints" className="vh-strong-link">
            {t('labels.text.toSettings')}
          </Link>{' '}
          {toggle(t('labels.test.black'))}
        </>
      )}
    </ScanNote>
  );
}

const black = '#000000';

interface StudioProps {
  kind: LabelKind;
  communityId: string;
  /** The community's name. */
  community: string;
  /** At least one label. */
  source: LabelSource;
  branding: Branding;
  /** The controls that select the labels. */
  what: ReactNode;
  /** Called when labels were recorded as printed, or that was undone. */
  onRecorded: () => void;
}

const place = 'vh-labels';

/** Storage may be blocked; then settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(habits: PrintPreferences): void {
  try {
    localStorage.setItem(place, JSON.stringify(habits));
  } catch {
    // See above.
  }
}

/** The last print settings at this computer, which apply to its printer, and their setter. */
function usePrintPreferences() {
  const [habits, setHabits] = useState(() => parsePrintPreferences(kept()));
  const change = useCallback((some: Partial<PrintPreferences>) => {
    setHabits((before) => {
      const next = { ...before, ...some };
      keep(next);
      return next;
    });
  }, []);
  return [habits, change] as const;
}

/** A preview of the printed labels, all print options, and the file. */
export function Studio({ kind, communityId, community, source, branding, what, onRecorded }: StudioProps) {
  const { t } = useTexts('mf-communities');
  const [habits, changeHabits] = usePrintPreferences();
  const [isBlack, setBlack] = useState(false);
  const { making, make, cancel, forget } = useCreatePdf();
  const read = printSettings(habits);
  const settings = read.ok ? read.settings : null;

  const { business } = branding;
  const { texts } = habits;
  const content = useMemo(() => {
    const words = { origin: window.location.origin, community, business, texts };
    return (row: LabelRow) => contentOf(row, words);
  }, [community, business, texts]);
  const { colour, shape, logo } = branding.look;
  const look = useMemo(
    (): LabelStyle => ({ colour: isBlack ? black : colour, shape, logo }),
    [isBlack, colour, shape, logo],
  );
  const copies = settings?.copies ?? 1;
  const made = making.status === 'made' ? making.made : null;
  const rows = made?.rows ?? source.rows;
  const contents = useMemo(() => rows.map(content), [rows, content]);
  const labels = useMemo(() => withCopies(contents, copies), [contents, copies]);
  const scanned = useSelfTest(contents[0] ?? null, settings?.sheet ?? null, look);
  const result = making.status === 'unfit' ? making.result : scanned;

  const startAt = (place: number) => changeHabits({ starts: { ...habits.starts, [habits.sheet]: place } });
  const change: typeof changeHabits = (some) => {
    if (making.status !== 'made') forget();
    changeHabits(some);
  };
  const finish = (next: number) => {
    startAt(next);
    forget();
    onRecorded();
  };

  return (
    <div className={styles.studio}>
      <div className="vh-grid">
        {what}
        <SheetFields habits={habits} onChange={change} problems={read.ok ? {} : read.problems} />
        <TextFields
          kind={kind}
          texts={texts}
          onChange={(some) => change({ texts: some })}
          logo={branding.logo}
        />
      </div>
      <div className="vh-grid">
        {made && (
          <ConfirmPrinted
            kind={kind}
            made={made}
            communityId={communityId}
            onPrinted={() => finish(made.next)}
            onTakenBack={onRecorded}
            onClose={forget}
          />
        )}
        <Card>
          <SelfTest
            result={result}
            isBlack={isBlack}
            onBlack={(value) => {
              forget();
              setBlack(value);
            }}
          />
          <CreateActions
            making={making}
            labels={source.total === null ? null : source.total * copies}
            disabled={settings === null || result?.kind !== 'scanned' || branding.logo === 'loading'}
            onMake={() =>
              settings &&
              void make({
                source,
                settings,
                look,
                contentOf: content,
                name: t('labels.make.file', { community }),
              })
            }
            onCancel={cancel}
            onCalibrate={
              settings &&
              (() =>
                void offerPdf(
                  [
                    calibrationPage(settings.sheet, settings.nudge, (length) =>
                      t('labels.make.ruler', { length }),
                    ),
                  ],
                  t('labels.make.calibrationFile'),
                ))
            }
          />
        </Card>
        {settings ? (
          <SheetPreview
            labels={labels}
            look={look}
            settings={settings}
            onStart={(place) => change({ starts: { ...habits.starts, [habits.sheet]: place } })}
          />
        ) : (
          <Card>
            <p className={`vh-soft ${styles.help}`}>{t('labels.preview.fix')}</p>
          </Card>
        )}
      </div>
    </div>
  );
}
