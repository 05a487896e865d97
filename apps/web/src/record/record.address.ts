const ID = /^[1-9]\d{0,9}$/;

/** The id that an address names; null where it names none, or no record can have it. */
export const idIn = (text: string | null) => (text !== null && ID.test(text) ? Number(text) : null);
