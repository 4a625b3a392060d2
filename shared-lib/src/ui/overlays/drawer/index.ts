/** Panels that slide over the page. They are an entry of their own, because no page needs them for its first view. */
export { Drawer } from './Drawer.tsx';
export { FactList, type Fact } from './FactList.tsx';
export { PanelHead } from './PanelHead.tsx';
export { StepPanel } from './StepPanel.tsx';
export { useSteps } from './useSteps.ts';
