/** Side panels; a separate entry, because no page needs them for its first render. */
export { Drawer } from './Drawer.tsx';
export { FactList, type Fact } from './FactList.tsx';
export { PanelHead } from './PanelHead.tsx';
export { SidePanel } from './SidePanel.tsx';
export { StepPanel } from './StepPanel.tsx';
export { useSteps } from './useSteps.ts';
