import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { headerIsNoBanner } from '../headerIsNoBanner.ts';

/** A panel that slides over the page from one of its edges. */
export const Drawer = (props: DrawerProps) => <MantineDrawer attributes={headerIsNoBanner} {...props} />;
