import { useEffect, useMemo } from 'react';
import { Joyride, type EventData, type Options, type Props, type Step } from 'react-joyride';
import { localize, type TourStep } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { documentProbe, isMenuButton } from './browserPorts.ts';
import { stepMarkup } from './stepMarkup.ts';
import { stepPlacement } from './stepPlacement.ts';
import { TourTooltip } from './TourTooltip.tsx';

const placeOf = (element: HTMLElement) => JSON.stringify(element.getBoundingClientRect());

/**
 * Keeps the spotlight on a target that moves while the page loads. The library only repositions on window
 * resize, so this dispatches that event.
 */
function useFollowedTarget(target: HTMLElement) {
  useEffect(() => {
    let place = placeOf(target);
    let height = document.documentElement.scrollHeight;
    const follow = () => {
      const now = placeOf(target);
      const { scrollHeight } = document.documentElement;
      if (now === place && scrollHeight === height) return;
      place = now;
      height = scrollHeight;
      window.dispatchEvent(new Event('resize'));
    };
    const stopWatching = documentProbe.onChange(follow);
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    return () => {
      stopWatching();
      sizes.disconnect();
    };
  }, [target]);
}

/** The tour's options (spec section 9). */
const tourOptions: Partial<Options> = {
  buttons: ['back', 'close', 'primary', 'skip'],
  showProgress: false,
  overlayClickAction: false,
  dismissKeyAction: 'close',
  closeButtonAction: 'close',
  blockTargetInteraction: false,
  spotlightPadding: 8,
  skipScroll: true,
  scrollOffset: 20,
  scrollDuration: 300,
  width: 380,
  // Above dialogs and drawers, which use 200.
  zIndex: 1000,
  skipBeacon: true,
  // The runner finds the target before it shows the step.
  targetWaitTimeout: 0,
  // A focus trap would keep keyboard users from the target, which is interactive.
  disableFocusTrap: true,
  overlayColor: 'rgb(6 14 13 / 55%)',
  spotlightRadius: 12,
  arrowColor: 'var(--vh-raised)',
  arrowBase: 22,
  arrowSize: 11,
};

const tourStyles: NonNullable<Props['styles']> = {
  floater: { filter: 'drop-shadow(0 8px 24px rgb(6 14 13 / 28%))', transition: 'opacity 160ms ease-out' },
  // Dimming alone is hard to see on a dark page.
  spotlight: { stroke: 'var(--vh-brand)', strokeWidth: 2 },
};

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
          title: step.title && localize(step.title, language),
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
