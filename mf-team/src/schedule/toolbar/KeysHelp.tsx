import { IconKeyboard } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTexts } from 'shared-lib/i18n';
import styles from './KeysHelp.module.css';

const width = 420;
const gap = 6;
const margin = 8;

const keys = [
  'move',
  'open',
  'toggle',
  'range',
  'all',
  'clear',
  'copy',
  'cut',
  'next',
  'undo',
  'cancel',
] as const;

/** A button that lists the grid's keyboard shortcuts. */
export function KeysHelp() {
  const { t } = useTexts('mf-team');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (popover: HTMLElement) => {
    const { left, bottom } = button.current!.getBoundingClientRect();
    const furthest = document.documentElement.clientWidth - width - margin;
    popover.style.width = `${width}px`;
    popover.style.left = `${Math.max(margin, Math.min(left, furthest)) + window.scrollX}px`;
    popover.style.top = `${bottom + gap + window.scrollY}px`;
  };
  return (
    <>
      <button type="button" ref={button} className={styles.button} popoverTarget={id}>
        <IconKeyboard size={18} aria-hidden />
        {t('schedule.edit.keys')}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('schedule.edit.keys')}
        className={styles.help}
        onBeforeToggle={(event) => event.newState === 'open' && place(event.currentTarget)}
      >
        <dl className={styles.list}>
          {keys.map((key) => (
            <div key={key} className={styles.key}>
              <dt>{t(`schedule.edit.keyNames.${key}`)}</dt>
              <dd>{t(`schedule.edit.keyList.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
