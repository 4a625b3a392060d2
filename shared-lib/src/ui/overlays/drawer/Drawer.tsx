import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { headerIsNoBanner } from '../headerIsNoBanner.ts';

/** A panel that slides in from an edge. */
export const Drawer = (props: DrawerProps) => <MantineDrawer attributes={headerIsNoBanner} {...props} />;
