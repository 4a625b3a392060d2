import { act, renderHook } from '@testing-library/react';
import { markDamaged, markReadable, useDamagedIds } from './damagedPaths.ts';

test('unreadable records are listed by collection, once, until they can be read again', () => {
  const { result } = renderHook(() => useDamagedIds('communities'));
  expect(result.current).toEqual([]);
  act(() => {
    markDamaged('customers/olivia/communities/ash');
    markDamaged('customers/olivia/communities/ash');
    markDamaged('customers/olivia/communities/elm');
    markDamaged('customers/olivia/units/1');
    markDamaged('customers/olivia/communities/elm/activity/1');
    markDamaged('publicPages/sunrise');
  });
  expect(result.current).toEqual(['ash', 'elm']);
  act(() => markReadable('customers/olivia/communities/ash'));
  expect(result.current).toEqual(['elm']);
});
