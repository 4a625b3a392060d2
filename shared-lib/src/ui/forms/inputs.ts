/** The kit's plain fields, apart from the kit's rest: no first page needs them. */
export { Switch, TextInput } from '@mantine/core';
export { NativeSelect } from './NativeSelect.tsx';
