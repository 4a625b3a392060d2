/**
 * The kit for public pages: components that don't need Mantine. Anything opened on such a page loads the
 * rest (`withUiProvider`).
 */
export { Card } from './cards/Card.tsx';
export { downloadFile } from './downloadFile.ts';
export { ListSkeleton } from './states/ListSkeleton.tsx';
export { LiveContent } from './states/LiveContent.tsx';
export { NotFound } from './states/NotFound.tsx';
export { PlainButton, PlainLink } from './PlainButton.tsx';
export { PublicHead, type ShownBusiness } from './PublicHead.tsx';
export { StatePanel } from './states/StatePanel.tsx';
export { StatusBadge, type Meaning } from './StatusBadge.tsx';
export { useStepFocus } from './screen/useStepFocus.ts';
export { lazyPart } from '../overlays/opening/lazyPart.ts';
export { LazySection } from '../overlays/opening/LazySection.tsx';
export { useAddressState } from '../overlays/opening/useAddressState.ts';
