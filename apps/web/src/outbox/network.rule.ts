import { readPreference } from '../app/preference.store.ts';

/** Only some browsers tell the kind of network; an unknown one is taken for a good one. */
interface Connection extends EventTarget {
  type?: string;
  saveData?: boolean;
}
export const connection = (): Connection | undefined => Reflect.get(navigator, 'connection');

const onMobileData = () => connection()?.type === 'cellular' || connection()?.saveData === true;

export const WIFI_ONLY_KEY = 'alipen.so-no-wifi';

/** How many photos may be sent at the same time; 0 where the person keeps them for the wi-fi. */
export const photoLanes = () => {
  if (!onMobileData()) return 2;
  return readPreference(WIFI_ONLY_KEY) === 'sim' ? 0 : 1;
};

export const knowsNetwork = () => connection()?.type !== undefined;
