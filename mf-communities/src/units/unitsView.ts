import { doorName, unitStatuses, type ListedUnit } from 'shared-lib/domain';
import { matcherOf } from 'shared-lib/ui/table';

/** Filters by what units have or don't have. */
export const contactFilters = ['consent', 'noContact', 'noTag'] as const;

type ContactFilter = (typeof contactFilters)[number];

/** The view of the units, as in the address. */
export interface UnitsView {
  readonly search: string;
  readonly status: ListedUnit['status'] | '';
  /** A building's name; null for all, and empty for the units without one. */
  readonly building: string | null;
  readonly has: ContactFilter | '';
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? '';

/** The longest search text. */
export const maxSearch = 200;

/** Reads the view from an address: `q`, `status`, `building`, `has`. Invalid values are ignored. */
export const viewOf = (search: URLSearchParams): UnitsView => ({
  search: (search.get('q') ?? '').slice(0, maxSearch),
  status: oneOf(unitStatuses, search.get('status')),
  building: search.get('building'),
  has: oneOf(contactFilters, search.get('has')),
});

/** Changes a part of the view in the address; default values are omitted. */
export function withView(search: URLSearchParams, change: Partial<UnitsView>): URLSearchParams {
  const next = new URLSearchParams(search);
  const view = { ...viewOf(search), ...change };
  const set = (name: string, value: string | null) => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  set('q', view.search || null);
  set('status', view.status || null);
  set('building', view.building);
  set('has', view.has || null);
  return next;
}

/** Whether a view hides any units. */
export const isNarrowed = ({ search, status, building, has }: UnitsView): boolean =>
  search.trim() !== '' || status !== '' || building !== null || has !== '';

const hasIt: Readonly<Record<ContactFilter, (unit: ListedUnit) => boolean>> = {
  consent: ({ has }) => has.consent,
  noContact: ({ has }) => !has.contact,
  noTag: ({ has }) => !has.tag,
};

/** The units in a view, in the order given. */
export function matchingUnits(units: readonly ListedUnit[], view: UnitsView): readonly ListedUnit[] {
  if (!isNarrowed(view)) return units;
  const isFound = matcherOf(view.search);
  return units.filter(
    (unit) =>
      (view.status === '' || unit.status === view.status) &&
      (view.building === null || (unit.building ?? '') === view.building) &&
      (view.has === '' || hasIt[view.has](unit)) &&
      isFound(`${doorName(unit)} ${unit.residentName ?? ''}`),
  );
}
