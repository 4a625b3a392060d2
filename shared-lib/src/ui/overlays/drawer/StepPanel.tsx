import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';
import { Drawer } from './Drawer.tsx';
import styles from './StepPanel.module.css';
import { drawerTexts } from './texts.ts';
import { useSteps } from './useSteps.ts';

interface StepPanelProps {
  /** What an item of the list is called. */
  title: string;
  /** The list to step through, in order. */
  keys: readonly string[];
  /** The item shown; null if closed. It doesn't have to be in the list. */
  openKey: string | null;
  onStep: (key: string) => void;
  onClose: () => void;
  /** Called when the panel has unmounted. Must be stable. */
  onClosed?: () => void;
  /** False while something above the panel handles Escape. */
  closeOnEscape?: boolean;
  /** CSS width; limited to the page's width. */
  width?: string;
  /** Shown at the end of the navigation bar. */
  aside?: ReactNode;
  children: (key: string) => ReactNode;
}

/**
 * A side panel for a list's item, with links to the previous and next one. The content starts with a
 * `PanelHead`. While open, only the panel is printed.
 */
export function StepPanel(props: StepPanelProps) {
  const { title, keys, openKey, onStep, onClose, onClosed, closeOnEscape = true, children } = props;
  const { width = '480px', aside } = props;
  addCatalogsOnce('ui-drawer', drawerTexts);
  const { t } = useTexts('ui-drawer');
  // While closing, the panel still shows its last content.
  const [shownKey, setShownKey] = useState(openKey);
  if (openKey !== null && openKey !== shownKey) setShownKey(openKey);

  const { place, previous, next } = useSteps(keys, shownKey);

  return (
    <Drawer
      opened={openKey !== null}
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      position="right"
      size={`min(${width}, 100%)`}
      padding={20}
      closeButtonProps={{ 'aria-label': t('close'), size: 36 }}
      title={<span className={styles.title}>{title}</span>}
      classNames={{
        inner: styles.inner ?? '',
        content: styles.content ?? '',
        header: styles.header ?? '',
        overlay: styles.overlay ?? '',
      }}
    >
      {onClosed && <OnUnmount onGone={onClosed} />}
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
    </Drawer>
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

/** Calls back when its parent has unmounted; the end of the transition would be too early. */
function OnUnmount({ onGone }: { onGone: () => void }) {
  useEffect(() => onGone, [onGone]);
  return null;
}
