/**
 * The UI kit for module pages. Mantine's components are re-exported from here, so the page has one Mantine
 * and only the parts in use.
 */
export { ActionIcon, Button, Skeleton } from '@mantine/core';
export { Avatar } from './people/Avatar.tsx';
export { BackButton } from './BackButton.tsx';
export { Card } from './cards/Card.tsx';
export { downloadFile } from './downloadFile.ts';
export { formatPhone, phoneSearch } from './formatPhone.ts';
export { withUiProvider } from './withUiProvider.tsx';
export { isTyping } from './keys/isTyping.ts';
export { areSingleKeysOn, setSingleKeys } from './keys/singleKeys.ts';
export { ListSkeleton } from './states/ListSkeleton.tsx';
export { LiveContent } from './states/LiveContent.tsx';
export { LiveStatCard } from './cards/LiveStatCard.tsx';
export { MonthTable } from './MonthTable.tsx';
export { NotFound } from './states/NotFound.tsx';
export { NameCell } from './people/NameCell.tsx';
export { NoMatch } from './states/NoMatch.tsx';
export { Notice } from './states/Notice.tsx';
export { PageHeader } from './PageHeader.tsx';
export { printPage, useIsPrinting } from './screen/printing.ts';
export { PublicHead, type ShownBusiness } from './PublicHead.tsx';
export { SectionError } from './states/SectionError.tsx';
export { Segments } from './Segments.tsx';
export { RelativeTime } from './RelativeTime.tsx';
export { useDeliveryFailureText } from './delivery/deliveryFailureText.ts';
export { DamagedRecords } from '../lists/damaged/DamagedRecords.tsx';
export { StatCard } from './cards/StatCard.tsx';
export { StatePanel } from './states/StatePanel.tsx';
export { StatusBadge, type Meaning } from './StatusBadge.tsx';
export { fetchToaster } from './toasts/ToastHost.tsx';
export { showToast, type Toast } from './toasts/toastQueue.ts';
export { UiProvider } from './UiProvider.tsx';
export { uiTexts } from './texts/index.ts';
export type { ThemeChoice } from './theme/themeChoice.ts';
export { useMeasureBeforePaint } from './screen/useMeasureBeforePaint.ts';
export { useIsAtMost, useIsPhone } from './screen/useIsPhone.ts';
export { useStepFocus } from './screen/useStepFocus.ts';
export { useThemeChoice } from './theme/useThemeChoice.ts';
export { LazyContent } from '../overlays/opening/LazyContent.tsx';
export { LazyOverlay } from '../overlays/opening/LazyOverlay.tsx';
export { lazyPart, type LazyPart } from '../overlays/opening/lazyPart.ts';
export { LazySection } from '../overlays/opening/LazySection.tsx';
export { OverlayHost, useOverlayHost, type OverlayState } from '../overlays/opening/OverlayHost.tsx';
export { useAddressState } from '../overlays/opening/useAddressState.ts';
export { useOpenFromAddress } from '../overlays/opening/useOpenFromAddress.ts';
export { PartFailureContext, type PartFailureHandler } from '../overlays/opening/useLazyPart.ts';
