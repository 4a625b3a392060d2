import { useTour } from 'shared-lib/data/tours';
import { breakpoints } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Drawer } from 'shared-lib/ui/drawer';
import { useEffect, useRef } from 'react';
import { Brand } from './Brand.tsx';
import type { NavItem } from './navItems.ts';
import type { Menu } from './phone/useMenu.ts';
import { SideNav } from './SideNav.tsx';

interface MobileDrawerProps {
  items: readonly NavItem[];
  /** It handles the focus; Mantine would move it back from the page a link opens. */
  menu: Menu;
}

/** The navigation on a phone. Closes when the window grows beyond a phone's width (spec section 2). */
export default function MobileDrawer({ items, menu }: MobileDrawerProps) {
  const { isOpen, close: onClose } = menu;
  const { t } = useTexts('shell');
  const { stepIndex } = useTour();
  const seenStep = useRef(stepIndex);

  // An active tour would find its next target under the drawer.
  useEffect(() => {
    if (seenStep.current !== stepIndex) onClose();
    seenStep.current = stepIndex;
  }, [stepIndex, onClose]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.mobile + 1}px)`);
    const closeWhenWide = () => wide.matches && onClose();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [onClose]);

  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={280}
      padding={0}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('layout.closeMenu'), size: 44, iconSize: 22 }}
      title={<Brand />}
      styles={{
        title: { paddingInline: 12 },
        header: { paddingInlineEnd: 8 },
        content: { display: 'flex', flexDirection: 'column' },
        body: { flex: 1 },
      }}
    >
      <SideNav items={items} onFollow={onClose} />
    </Drawer>
  );
}
