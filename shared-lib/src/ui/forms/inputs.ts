/** The kit's plain inputs, as a separate entry, because no first page needs them. */
export { Switch, TextInput } from '@mantine/core';
export { NativeSelect } from './NativeSelect.tsx';
