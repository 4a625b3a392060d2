import { IconX } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useId, useRef } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import styles from './TourTooltip.module.css';
import { useCardFocus } from './useCardFocus.ts';

/** A step's card, with the spec's buttons and the counter on hover. */
export function TourTooltip({
  index,
  size,
  isLastStep,
  step,
  backProps,
  closeProps,
  primaryProps,
  skipProps,
}: TooltipRenderProps) {
  const { t } = useTexts('tours');
  const id = useId();
  const primary = useRef<HTMLButtonElement>(null);
  const note = (step.data as { note?: string } | undefined)?.note;
  const of = { step: index + 1, steps: size };

  // Screen readers and the keyboard continue from here.
  useCardFocus(primary);

  return (
    <div
      className={styles.tooltip}
      role="dialog"
      aria-labelledby={step.title ? `${id}-title` : undefined}
      aria-label={step.title ? undefined : t('step', of)}
      aria-describedby={`${id}-content`}
    >
      <div className={styles.header}>
        {step.title && (
          <h2 id={`${id}-title`} className={styles.title}>
            {step.title}
          </h2>
        )}
        <span className={styles.counter}>{t('counter', of)}</span>
        <button
          type="button"
          className={styles.close}
          onClick={closeProps.onClick}
          aria-label={closeProps['aria-label']}
          title={closeProps.title}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      {/* Sanitized when the step was prepared (stepMarkup.ts). */}
      <div id={`${id}-content`} className={styles.content} dir="auto">
        <div dangerouslySetInnerHTML={{ __html: String(step.content) }} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={`vh-row ${styles.footer}`}>
        {!isLastStep && (
          <button type="button" className={styles.skip} onClick={skipProps.onClick}>
            {skipProps['aria-label']}
          </button>
        )}
        <div className={styles.steps}>
          {index > 0 && (
            <Button variant="default" onClick={backProps.onClick}>
              {backProps['aria-label']}
            </Button>
          )}
          <Button ref={primary} onClick={primaryProps.onClick}>
            {primaryProps['aria-label']}
          </Button>
        </div>
      </div>
    </div>
  );
}
