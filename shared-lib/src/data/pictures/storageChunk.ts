/** The page's Storage client; it and the SDK load with the first file. @throws if that chunk can't be loaded */
export const storageFiles = () => import(/* webpackChunkName: "storage" */ './storageFiles.ts');
