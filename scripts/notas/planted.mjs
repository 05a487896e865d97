/** A note that agrees with its billing, and the billing. */
export function goodNote({ newNote, partsOf, assembled }, chance, companies) {
  const { expected, note } = newNote(chance, companies);
  return { expected, note, xml: assembled(partsOf(note)) };
}

/** One with a fault of the kind in it; the billing is the one it was made of. */
export function faultyNote({ newNote, partsOf, signed, assembled }, fault, chance, companies) {
  const { expected, note } = newNote(chance, companies);
  fault.spoil?.(note, { expected, chance, companies });
  const sign = body => signed(note, body);
  const parts = partsOf(note);
  const xml = assembled(fault.forge?.(note, { chance, companies, parts, partsOf, sign }) ?? parts);
  const put = fault.put?.(xml, chance) ?? xml;
  return { expected, bytes: typeof put === 'string' ? Buffer.from(put) : put };
}
