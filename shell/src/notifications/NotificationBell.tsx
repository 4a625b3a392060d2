import { IconBell } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useBell, useFlushMarks } from 'shared-lib/data/notifications';
import { useTexts } from 'shared-lib/i18n';
import { ListSkeleton, useIsPhone } from 'shared-lib/ui';
import { LazyPart } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';
import { bellMark } from './bellMark.ts';
import styles from './NotificationBell.module.css';

/** When to give up waiting for an idle page, in milliseconds. */
const patience = 2000;

/** Whether the page has painted and is idle, so deferred work can start. */
function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setPainted(true), patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setPainted(true), { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, []);
  return isPainted;
}

const panel = shellPart(
  'The notifications panel',
  async () => (await import(/* webpackChunkName: "notifications" */ './BellPanel.tsx')).default,
);

/**
 * The bell in the header, with an unread mark and a panel of the newest notifications (spec section 2, on
 * the shell).
 */
export function NotificationBell() {
  const { t } = useTexts('notifications');
  const [isOpen, setOpen] = useState(false);
  const isPainted = useAfterFirstPaint();
  const isPhone = useIsPhone();
  useFlushMarks();
  const live = useBell({ attached: isPainted || isOpen, countUnseen: isPhone });
  const mark = bellMark(live, isPhone);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  const shown = mark.kind === 'count' ? mark.shown : mark.kind === 'failed' ? '!' : '';
  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t(`bell.${mark.kind}`, { shown })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
        {...panel.ahead}
      >
        <IconBell size={22} stroke={1.75} aria-hidden />
        {mark.kind !== 'none' && (
          <span className={styles.mark} data-kind={mark.kind} aria-hidden>
            {shown}
          </span>
        )}
      </button>
      {isOpen && (
        <section id={panelId} className={styles.panel} aria-label={t('name')}>
          <LazyPart
            {...panel}
            skeleton={<ListSkeleton rows={3} />}
            render={(BellPanel) => <BellPanel live={live} onFollow={() => setOpen(false)} />}
          />
        </section>
      )}
    </div>
  );
}
