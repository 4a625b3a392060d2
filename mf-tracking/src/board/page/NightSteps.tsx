import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { addDays } from 'shared-lib/domain/nights';
import { useTexts } from 'shared-lib/i18n';
import { Link, useNavigate } from 'shared-lib/router';
import { ActionIcon, Button } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { readNight } from '../night/readNight.ts';
import styles from './NightSteps.module.css';

/** Elements that use these keys themselves: inputs and overlays. */
const ownKeys =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], dialog, [role="menu"], [data-side-panel]';

/**
 * The direction of a key press: Shift with an arrow key, unless another element uses it.
 * @returns 1 for the next, -1 for the one before, null for none
 */
function nightStepOf(event: KeyboardEvent): 1 | -1 | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (!shiftKey || ctrlKey || metaKey || altKey || defaultPrevented) return null;
  if (target instanceof Element && target.closest(ownKeys)) return null;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}

interface NightStepsProps {
  /** The displayed night, `YYYY-MM-DD`. */
  night: string;
  /** The night in progress, the last one that can be selected. */
  tonight: string;
  /** The query that shows a night. */
  toNight: (night: string) => string;
  /** The night that the page opens on, and its name, if it isn't tonight. */
  first?: { readonly night: string; readonly name: string };
}

/**
 * The displayed night, with links to the previous and the next (also by keyboard), to any other, and back to
 * the first.
 */
export function NightSteps({ night, tonight, toNight, first }: NightStepsProps) {
  const { t } = useTexts('mf-tracking');
  const navigate = useNavigate();
  const go = (date: string) => void navigate({ search: toNight(date) }, { preventScrollReset: true });
  const onStep = useEffectEvent((event: KeyboardEvent) => {
    const by = nightStepOf(event);
    if (by === null || (by === 1 && night >= tonight)) return;
    event.preventDefault();
    go(addDays(night, by));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onStep(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const step = (by: 1 | -1, label: string, icon: React.ReactNode) =>
    by === 1 && night >= tonight ? (
      <ActionIcon variant="default" size={36} aria-label={label} disabled>
        {icon}
      </ActionIcon>
    ) : (
      <ActionIcon
        component={Link}
        to={{ search: toNight(addDays(night, by)) }}
        preventScrollReset
        variant="default"
        size={36}
        aria-label={label}
        title={label}
      >
        {icon}
      </ActionIcon>
    );
  return (
    <nav className={`vh-row ${styles.nights}`} aria-label={t('nights.label')}>
      {step(-1, t('nights.previous'), <IconChevronLeft size={18} aria-hidden />)}
      <TextInput
        type="date"
        className={styles.date}
        aria-label={t('nights.choose')}
        value={night}
        max={tonight}
        onChange={(event) => {
          const chosen = readNight(event.currentTarget.value);
          if (chosen !== null) go(chosen);
        }}
      />
      {step(1, t('nights.next'), <IconChevronRight size={18} aria-hidden />)}
      <Button
        component={Link}
        to={{ search: toNight(first?.night ?? tonight) }}
        preventScrollReset
        variant="default"
        aria-current={night === (first?.night ?? tonight) ? 'true' : undefined}
      >
        {first?.name ?? t('nights.tonight')}
      </Button>
    </nav>
  );
}
