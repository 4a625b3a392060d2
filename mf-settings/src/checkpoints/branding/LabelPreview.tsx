import { useMemo } from 'react';
import { shortPath } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  labelMarks,
  PageDrawing,
  pointsPerInch,
  ScanNote,
  useSelfTest,
  type Branding,
} from 'shared-lib/ui/labels';
import styles from './Branding.module.css';

/** The smallest label of the predefined sheets, in inches: a code that is readable on it is readable on all. */
const smallest = { labelWidth: 2.625, labelHeight: 1 };

/** As long as a real tag's code, which determines the size of the squares. */
const sampleCode = 'SampleLabel0';

/** A label in the chosen design, drawn as it will be printed, and scanned. */
export function LabelPreview({ branding: { look, business } }: { branding: Branding }) {
  const { t } = useTexts('mf-settings');
  const community = t('checkpoints.preview.community');
  const content = useMemo(
    () => ({
      address: `${window.location.origin}${shortPath(sampleCode)}`,
      title: 'A-101',
      lines: [community, business].filter(Boolean),
    }),
    [community, business],
  );
  const { colour, shape, logo } = look;
  const page = useMemo(() => {
    const size = {
      width: smallest.labelWidth * pointsPerInch,
      height: smallest.labelHeight * pointsPerInch,
    };
    return { ...size, marks: labelMarks(content, { x: 0, y: 0, ...size }, { colour, shape, logo }) };
  }, [content, colour, shape, logo]);
  const result = useSelfTest(content, smallest, look);
  return (
    <>
      <div className={styles.label}>
        <PageDrawing page={page} label={t('checkpoints.preview.name')} />
      </div>
      <ScanNote result={result} />
    </>
  );
}
