import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { headerWithoutBannerRole } from '../headerWithoutBannerRole.ts';

/** A panel that slides in from an edge. */
export const Drawer = (props: DrawerProps) => (
  <MantineDrawer attributes={headerWithoutBannerRole} {...props} />
);
