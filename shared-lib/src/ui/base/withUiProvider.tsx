import { MantineContext } from '@mantine/core';
import { use, type ComponentType } from 'react';
import { UiProvider } from './UiProvider.tsx';

/**
 * Wraps a component built with the kit so it also works on a page without it, such as a form on a public
 * page.
 */
export const withUiProvider = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function InKit(props: Props) {
    const part = <Part {...props} />;
    return use(MantineContext) ? part : <UiProvider>{part}</UiProvider>;
  };
