import { ActionIcon, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import i18next from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { addCatalogues, useTexts } from '../../../i18n/index.ts';
import styles from './StepPanel.module.css';
import { stepsFrom } from './stepsFrom.ts';
import { drawerTexts } from './texts.ts';

interface StepPanelProps {
  /** What one of the list is called. */
  title: string;
  /** The list in its order, through which one steps. */
  keys: readonly string[];
  /** What is shown; null for a closed panel. It may have left the list, or never have been in it. */
  openKey: string | null;
  onStep: (key: string) => void;
  onClose: () => void;
  /** Is called when the panel has left the page; stable. */
  onClosed?: () => void;
  /** False while something above the panel answers the key. */
  closeOnEscape?: boolean;
  children: (key: string) => ReactNode;
}

/** One of a list, beside it: the frame, and the way to the one before and after. The content begins with a `PanelHead`. */
export function StepPanel(props: StepPanelProps) {
  const { title, keys, openKey, onStep, onClose, onClosed, closeOnEscape = true, children } = props;
  if (!i18next.hasResourceBundle('en', 'ui-drawer')) addCatalogues('ui-drawer', drawerTexts);
  const { t } = useTexts('ui-drawer');
  // While the panel closes it still shows what it showed.
  const [shownKey, setShownKey] = useState(openKey);
  if (openKey !== null && openKey !== shownKey) setShownKey(openKey);

  // From what has left the list one goes on from where it was.
  const place = shownKey === null ? -1 : keys.indexOf(shownKey);
  const [lastPlace, setLastPlace] = useState(Math.max(place, 0));
  if (place !== -1 && place !== lastPlace) setLastPlace(place);
  const { previous, next } = stepsFrom(keys, place, lastPlace);

  return (
    <Drawer
      opened={openKey !== null}
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      position="right"
      size="min(480px, 100%)"
      padding={20}
      closeButtonProps={{ 'aria-label': t('close'), size: 36 }}
      title={<span className={styles.title}>{title}</span>}
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

/** Tells when what it stands in has left the page; a transition's end comes before that. */
function Parting({ onGone }: { onGone: () => void }) {
  useEffect(() => onGone, [onGone]);
  return null;
}
