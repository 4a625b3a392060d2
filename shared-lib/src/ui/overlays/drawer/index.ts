/** What slides over the page; an entry of its own, since no page needs it to show. */
export { Drawer } from '@mantine/core';
export { FactList, type Fact } from './FactList.tsx';
export { PanelHead } from './PanelHead.tsx';
export { StepPanel } from './StepPanel.tsx';
