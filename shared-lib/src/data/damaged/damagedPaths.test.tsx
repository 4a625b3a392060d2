import { act, renderHook } from '@testing-library/react';
import { noteDamaged, noteReadable, useDamagedIds } from './damagedPaths.ts';

test('unreadable records are listed by collection, once, until they can be read again', () => {
  const { result } = renderHook(() => useDamagedIds('communities'));
  expect(result.current).toEqual([]);
  act(() => {
    noteDamaged('customers/olivia/communities/ash');
    noteDamaged('customers/olivia/communities/ash');
    noteDamaged('customers/olivia/communities/elm');
    noteDamaged('customers/olivia/units/1');
    noteDamaged('customers/olivia/communities/elm/activity/1');
    noteDamaged('publicPages/sunrise');
  });
  expect(result.current).toEqual(['ash', 'elm']);
  act(() => noteReadable('customers/olivia/communities/ash'));
  expect(result.current).toEqual(['elm']);
});
