import { startTransition, useId, useOptimistic, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useMeasureBeforePaint } from './screen/useMeasureBeforePaint.ts';
import styles from './Segments.module.css';

interface SegmentsProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: string; label: string; count?: number }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A segmented control, with a count per option. Updates optimistically, because callers that keep the value
 * in the address update it a render later. If the change is rejected to protect unsaved changes, the previous
 * value is shown again.
 */
export function Segments({ label, options, value, onChange }: SegmentsProps) {
  const { i18n } = useTexts('ui');
  const name = useId();
  const [chosen, setChosen] = useOptimistic(value);
  const place = options.findIndex((option) => option.value === chosen);
  const group = useRef<HTMLDivElement>(null);
  useMeasureBeforePaint((shown) => {
    const bar = group.current;
    const segment = bar?.children[shown];
    if (!bar || !segment) return;
    // If it overflows, the control scrolls, not the page.
    const { left, right } = segment.getBoundingClientRect();
    const seen = bar.getBoundingClientRect();
    if (left < seen.left) bar.scrollLeft -= seen.left - left;
    else if (right > seen.right) bar.scrollLeft += right - seen.right;
  }, place);
  const choose = (option: string) =>
    startTransition(() => {
      setChosen(option);
      onChange(option);
    });
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <span className={styles.count}>{option.count.toLocaleString(i18n.language)}</span>
          )}
        </label>
      ))}
    </div>
  );
}
