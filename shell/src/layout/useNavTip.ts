import { useEffect, useState, type SyntheticEvent } from 'react';

/** The tooltip of the hovered or focused entry, and its position in pixels from the window's top and left. */
export interface NavTip {
  readonly label: string;
  readonly top: number;
  readonly left: number;
}

/**
 * The tooltip of a navigation collapsed to icons. Esc dismisses it, so it never covers content permanently
 * (WCAG 1.4.13).
 */
export function useNavTip() {
  const [tip, setTip] = useState<NavTip | null>(null);

  useEffect(() => {
    if (!tip) return;
    const hideByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTip(null);
    window.addEventListener('keydown', hideByKey);
    return () => window.removeEventListener('keydown', hideByKey);
  }, [tip]);

  const hide = () => setTip(null);
  const show =
    (label: string) =>
    ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      const { top, right, height } = currentTarget.getBoundingClientRect();
      setTip({ label, top: top + height / 2, left: right + 12 });
    };
  return {
    tip,
    /** Event handlers of an entry with this label. */
    listenersOf: (label: string) => ({
      onPointerEnter: show(label),
      onFocus: show(label),
      onPointerLeave: hide,
      onBlur: hide,
    }),
  };
}
