import { MantineContext } from '@mantine/core';
import { use, type ComponentType } from 'react';
import { UiProvider } from './UiProvider.tsx';

/**
 * A part that is built of the kit and may be opened on a page that has come without it, such as a form on a public page: there it brings
 * the kit's frame along.
 */
export const inKit = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function InKit(props: Props) {
    const part = <Part {...props} />;
    return use(MantineContext) ? part : <UiProvider>{part}</UiProvider>;
  };
