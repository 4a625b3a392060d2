import { useMemo } from 'react';
import { Joyride, type EventData, type Step } from 'react-joyride';
import { inLanguage, type TourStep } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { isMenuButton } from './browserPorts.ts';
import { stepMarkup } from './stepMarkup.ts';
import { stepPlacement } from './stepPlacement.ts';
import { tourOptions, tourStyles } from './tourOptions.ts';
import { TourTooltip } from './TourTooltip.tsx';
import { useFollowedTarget } from './useFollowedTarget.ts';

interface TourCardProps {
  steps: readonly TourStep[];
  index: number;
  /** The step's target. */
  anchor: HTMLElement;
  onEvent: (event: EventData) => void;
}

/** Shows one step. Each time is a new run of the library, so no earlier state can block it. */
export function TourCard({ steps, index, anchor, onEvent }: TourCardProps) {
  const { t, i18n } = useTexts('tours');
  const { language } = i18n;
  useFollowedTarget(anchor);

  const shown = useMemo(
    () =>
      steps.map((step): Step => {
        const placement = stepPlacement(step.target, window.innerWidth);
        return {
          target: () => anchor,
          title: step.title && inLanguage(step.title, language),
          content: stepMarkup(step, language),
          placement,
          ...(isMenuButton(anchor) && { data: { note: t('inMenu') } }),
        };
      }),
    [steps, anchor, language, t],
  );
  const locale = useMemo(
    () => ({
      back: t('buttons.previous'),
      close: t('buttons.close'),
      last: t('buttons.finish'),
      next: t('buttons.next'),
      nextWithProgress: t('buttons.nextWithProgress'),
      skip: t('buttons.skip'),
    }),
    [t],
  );

  return (
    <Joyride
      continuous
      run
      steps={shown}
      stepIndex={index}
      onEvent={onEvent}
      options={tourOptions}
      styles={tourStyles}
      locale={locale}
      floatingOptions={floating}
      tooltipComponent={TourTooltip}
    />
  );
}

// Keeps the card in the window, even next to a target larger than the window. A scrolling dialog around the
// target, narrower than the window, would push it out.
const floating = {
  shiftOptions: { padding: 10, crossAxis: true, boundary: 'clippingAncestors' as const },
};
