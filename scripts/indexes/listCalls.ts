import type ts from 'typescript';
import { argumentsOf, combinations, unknownAt, type Arguments, type Value } from './values.ts';

const iterationMethods = /^(map|flatMap|forEach|filter|find|some|every)$/;
const keepsItems = /^(filter|slice|toSorted|toReversed|concat|values)$/;

/** Whether a list method passes each item to a function. */
export const passesItemsOn = (method: string): boolean => iterationMethods.test(method);

/** The possible values of a list's items. */
export function itemsOf(list: Value, node: ts.Node): readonly Value[] {
  if (list.kind === 'list' || list.kind === 'some')
    return list.items.flatMap((item) => (item.kind === 'some' ? itemsOf(item, node) : [item]));
  return [list.kind === 'unknown' ? list : unknownAt(node)];
}

/** The value at a position in a list, which may come after the spread of a list of unknown length. */
export const itemAt = (items: readonly Value[], place: number): Value | undefined =>
  items.slice(0, place + 1).find(({ kind }) => kind === 'unknown' || kind === 'some') ?? items[place];

/** The return value of a list method; undefined for values that aren't lists and for other methods. */
export function callOfList(
  list: Value,
  method: string,
  args: Arguments,
  node: ts.Node,
): readonly Value[] | undefined {
  if (method === 'map' || method === 'flatMap') return mapped(list, method === 'flatMap', args, node);
  if ((list.kind !== 'list' && list.kind !== 'some') || !keepsItems.test(method)) return undefined;
  return [{ kind: 'some', items: itemsOf(list, node), unknown: { node, parameterOf: null } }];
}

function mapped(list: Value, isFlat: boolean, args: Arguments, node: ts.Node): readonly Value[] | undefined {
  const changed = (item: Value): readonly Value[] =>
    args
      .at(0)
      .flatMap((change) =>
        change.kind === 'function' ? change.call(argumentsOf([item])) : [unknownAt(node)],
      );
  const flat = (value: Value): readonly Value[] =>
    isFlat && (value.kind === 'list' || value.kind === 'some') ? value.items : [value];
  if (list.kind === 'list')
    return combinations(list.items.map(changed)).map((items) => ({
      kind: 'list',
      items: items.flatMap(flat),
    }));
  if (list.kind !== 'some' && list.kind !== 'unknown') return undefined;
  const items = itemsOf(list, node).flatMap(changed).flatMap(flat);
  return [{ kind: 'some', items, unknown: list.unknown }];
}
