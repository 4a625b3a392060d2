import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';
import { SidePanel } from './SidePanel.tsx';
import styles from './StepPanel.module.css';
import { drawerTexts } from './texts.ts';
import { useSteps } from './useSteps.ts';

interface StepPanelProps {
  /** The noun for an item of the list. */
  title: string;
  /** The list to step through, in order. */
  keys: readonly string[];
  /** The item shown; null if closed. It doesn't have to be in the list. */
  openKey: string | null;
  onStep: (key: string) => void;
  onClose: () => void;
  /** Returns the focus to the list on closing; by default it returns to where it was before. */
  onReturnFocus?: () => void;
  /** Whether it covers the page instead of being next to it. */
  isFull?: boolean;
  /** Shown at the end of the navigation bar. */
  aside?: ReactNode;
  children: (key: string) => ReactNode;
}

/** A side panel for a list's item, with buttons to the previous and next one. It starts with a `PanelHead`. */
export function StepPanel(props: StepPanelProps) {
  const { title, keys, openKey, isFull = false, aside, onStep, onClose, onReturnFocus, children } = props;
  addCatalogsOnce('ui-drawer', drawerTexts);
  const { t } = useTexts('ui-drawer');
  // While closing, the panel still shows its last content.
  const [shownKey, setShownKey] = useState(openKey);
  if (openKey !== null && openKey !== shownKey) setShownKey(openKey);

  const { place, previous, next } = useSteps(keys, shownKey);

  return (
    <SidePanel
      title={title}
      closeLabel={t('close')}
      openKey={openKey}
      isFull={isFull}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      <div className={styles.steps}>
        <Step label={t('previous')} to={previous} onStep={onStep}>
          <IconChevronLeft size={18} aria-hidden />
        </Step>
        <Step label={t('next')} to={next} onStep={onStep}>
          <IconChevronRight size={18} aria-hidden />
        </Step>
        {place !== -1 && (
          <span role="status" className={styles.place}>
            {t('place', { place: place + 1, count: keys.length })}
          </span>
        )}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {shownKey !== null && children(shownKey)}
    </SidePanel>
  );
}

interface StepProps {
  label: string;
  /** Undefined at the end of the list. */
  to: string | undefined;
  onStep: (key: string) => void;
  children: ReactNode;
}

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      {children}
    </ActionIcon>
  );
}
