import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { addCataloguesOnce } from '../../../i18n/pageTexts.ts';
import { Drawer } from './Drawer.tsx';
import styles from './StepPanel.module.css';
import { drawerTexts } from './texts.ts';
import { useSteps } from './useSteps.ts';

interface StepPanelProps {
  /** The name for an item of the list. */
  title: string;
  /** The list through which a person steps, in its order. */
  keys: readonly string[];
  /** The key of the item that is shown; null for a closed panel. The list need not contain it any more, or at all. */
  openKey: string | null;
  onStep: (key: string) => void;
  onClose: () => void;
  /** Called when the panel has left the page. It has to be the same function on every render. */
  onClosed?: () => void;
  /** False while something above the panel answers the key. */
  closeOnEscape?: boolean;
  /** How wide it is, as CSS; as wide as the page at most. */
  width?: string;
  /** What stands at the end of the line with the steps. */
  aside?: ReactNode;
  children: (key: string) => ReactNode;
}

/**
 * Shows an item beside its list: the frame of the panel, and the ways to the items before and after. The content begins
 * with a `PanelHead`. While it is open it is what the page prints.
 */
export function StepPanel(props: StepPanelProps) {
  const { title, keys, openKey, onStep, onClose, onClosed, closeOnEscape = true, children } = props;
  const { width = '480px', aside } = props;
  addCataloguesOnce('ui-drawer', drawerTexts);
  const { t } = useTexts('ui-drawer');
  // While the panel closes it still shows what it showed.
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
      {onClosed && <Parting onGone={onClosed} />}
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
  /** Undefined where the list ends. */
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

/** Calls back when its parent has left the page. The end of a transition would come too early. */
function Parting({ onGone }: { onGone: () => void }) {
  useEffect(() => onGone, [onGone]);
  return null;
}
