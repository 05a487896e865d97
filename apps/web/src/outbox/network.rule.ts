import { readPreference } from '../app/preference.store.ts';

/** Only some browsers say which network they are on; where none is said, it is taken for a good one. */
interface Connection extends EventTarget {
  type?: string;
  saveData?: boolean;
}
export const connection = (): Connection | undefined => Reflect.get(navigator, 'connection');

const onMobileData = () => connection()?.type === 'cellular' || connection()?.saveData === true;

export const WIFI_ONLY_KEY = 'alipen.so-no-wifi';

/** Photos that may leave at the same time now; none where the person keeps them for the wi-fi. */
export const photoLanes = () => {
  if (!onMobileData()) return 2;
  return readPreference(WIFI_ONLY_KEY) === 'sim' ? 0 : 1;
};

/** Whether this browser can keep photos for the wi-fi at all. */
export const knowsNetwork = () => connection()?.type !== undefined;
