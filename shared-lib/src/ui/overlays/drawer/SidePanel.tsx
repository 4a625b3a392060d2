import { CloseButton, FocusTrap, Portal, Transition } from '@mantine/core';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIsAtMost } from '../../base/screen/useIsPhone.ts';
import styles from './SidePanel.module.css';
import { isTyping } from '../../base/keys/isTyping.ts';

/** Elements that close on Escape themselves. */
const closing = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Elements that handle Escape while focused: an open menu or list, and the button or field that opened it. */
const popups = '[role="menu"], [role="listbox"], [popover], [aria-expanded="true"]';

/**
 * Whether a key press closes a side panel: Escape, unless something on top of it is open or the user is typing
 * in the page next to it. Call it while the event is captured, before anything has closed.
 * @param panel the open panel; null if it isn't shown yet
 */
function isPanelKey(
  { key, isComposing, target }: Pick<KeyboardEvent, 'key' | 'isComposing' | 'target'>,
  panel: Element | null,
): boolean {
  if (key !== 'Escape' || isComposing || panel === null) return false;
  const others = [...document.querySelectorAll(closing)].filter((dialog) => dialog !== panel);
  if (others.length > 0) return false;
  // The panel that was opened last is on top.
  const panels = document.querySelectorAll('[data-side-panel][data-open]');
  if (panels.length > 0 && panels[panels.length - 1] !== panel) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(popups) === null && (panel.contains(target) || !isTyping(target));
}

interface SidePanelProps {
  title: string;
  closeLabel: string;
  /** The record shown; null if closed. A change moves the focus into the panel. */
  openKey: string | null;
  /** Whether it covers the page; in narrow windows it always does. */
  isFull: boolean;
  onClose: () => void;
  /** Returns the focus to the page; by default it returns to where it was before. */
  onReturnFocus?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A panel at the right edge of the window. Next to the page it is a landmark, and the page stays usable; over
 * the page it is a modal dialog. Escape closes it. While open, only the panel is printed.
 */
export function SidePanel(props: SidePanelProps) {
  const { openKey, isFull, onClose, onReturnFocus } = props;
  const isNarrow = useIsAtMost(899);
  const isOpen = openKey !== null;
  const isBeside = !isNarrow && !isFull;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPanelKey(event, panel.current)) onClose();
  });
  const returnFocus = useEffectEvent(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !panel.current?.contains(activeElement)) return;
    if (onReturnFocus) onReturnFocus();
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => closeByKey(event);
    // While capturing, what else is open hasn't closed yet.
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      returnFocus();
    };
  }, [isOpen]);

  return (
    <Portal>
      <Transition mounted={isOpen} transition="slide-left" duration={200}>
        {(moving) => (
          <FocusTrap active={isOpen && !isBeside} innerRef={panel}>
            <Surface {...props} isBeside={isBeside} panelRef={panel} openerRef={opener} moving={moving} />
          </FocusTrap>
        )}
      </Transition>
    </Portal>
  );
}

interface SurfaceProps extends Pick<
  SidePanelProps,
  'title' | 'closeLabel' | 'openKey' | 'onClose' | 'children'
> {
  isBeside: boolean;
  panelRef: RefObject<HTMLDivElement | null>;
  /** Receives what had focus when the record was opened. */
  openerRef: RefObject<Element | null>;
  moving: CSSProperties;
  ref?: (element: HTMLDivElement | null) => void;
}

function Surface(props: SurfaceProps) {
  const { title, closeLabel, openKey, isBeside, panelRef, openerRef, moving, ref, onClose, children } = props;
  const titleId = useId();

  const start = useEffectEvent(() => {
    if (panelRef.current) panelRef.current.scrollTop = 0;
    if (panelRef.current?.contains(document.activeElement)) return;
    openerRef.current = document.activeElement;
    // A modal panel's focus trap takes it automatically.
    if (isBeside) panelRef.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (openKey !== null) start();
  }, [openKey]);

  return (
    <div
      ref={ref}
      role={isBeside ? 'complementary' : 'dialog'}
      aria-modal={isBeside ? undefined : true}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-side-panel=""
      data-open={openKey !== null || undefined}
      className={`${styles.panel} ${isBeside ? styles.beside : styles.over}`}
      style={moving}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton size={36} aria-label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
