const ID = /^[1-9]\d{0,9}$/;
/** The largest integer of a row's id. */
const LAST_ID = 2_147_483_647;

/** The id that an address names; null where it names none, or no record can have it. */
export const idIn = (text: string | null) =>
  text !== null && ID.test(text) && Number(text) <= LAST_ID ? Number(text) : null;

export const isId = (text: string) => idIn(text) !== null;
