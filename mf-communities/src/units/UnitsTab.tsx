import { useUnitListing } from 'shared-lib/data';
import { repairableUnits } from 'shared-lib/domain';
import type { Community } from 'shared-lib/domain';
import {
  DamagedRecords,
  LazySection,
  lazyPart,
  ListSkeleton,
  LiveContent,
  useAddressState,
} from 'shared-lib/ui';
import { unitImportPart } from './unitImportPart.ts';
import { UnitsPanel } from './UnitsPanel.tsx';

const unitPart = lazyPart(
  'The unit panel',
  async () => (await import(/* webpackChunkName: "unit" */ './UnitPage.tsx')).UnitPage,
);

/**
 * `?tab=units`: a community's units. `&unit={id}` opens one of them, `&import=1` imports more from a file.
 */
export function UnitsTab({ community }: { community: Community }) {
  const unit = useAddressState('unit');
  const importing = useAddressState('import');
  if (importing.isOpen) {
    return (
      <LazySection part={unitImportPart} skeleton={<ListSkeleton />}>
        {(UnitImport) => <UnitImport communityId={community.id} onClose={importing.close} />}
      </LazySection>
    );
  }
  if (unit.value) {
    const { value, close } = unit;
    return (
      <LazySection part={unitPart} skeleton={<ListSkeleton />}>
        {(UnitPage) => <UnitPage key={value} community={community} unitId={value} onClose={close} />}
      </LazySection>
    );
  }
  return (
    <AllUnits community={community} onImport={() => importing.open()} importAhead={unitImportPart.ahead} />
  );
}

interface AllUnitsProps {
  community: Community;
  onImport: () => void;
  importAhead: typeof unitImportPart.ahead;
}

function AllUnits({ community, onImport, importAhead }: AllUnitsProps) {
  const live = useUnitListing(community.id);
  return (
    <>
      <DamagedRecords kind={repairableUnits} />
      <LiveContent live={live}>
        {(listing) => (
          <UnitsPanel community={community} listing={listing} onImport={onImport} importAhead={importAhead} />
        )}
      </LiveContent>
    </>
  );
}
