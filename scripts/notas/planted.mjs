import { keyOf, newNote } from './note.mjs';
import { assembled, partsOf, protocolOf, signatureOf } from './write.mjs';

/** A note that agrees with its billing, and the billing. */
export function goodNote(chance, companies) {
  const { expected, note } = newNote(chance, companies);
  return { expected, note, xml: assembled(partsOf(note)) };
}

/** One with a fault of the kind in it; the billing is the one it was made of. */
export function faultyNote(fault, chance, companies) {
  const { expected, note } = newNote(chance, companies);
  fault.spoil?.(note, { expected, chance, companies });
  const sign = body => {
    const { text, digest } = signatureOf(body, { hash: note.hash, ...note.issuer });
    return { body, signature: text, protocol: protocolOf(note, keyOf(note), digest) };
  };
  const parts = partsOf(note);
  const xml = assembled(fault.forge?.(note, { chance, companies, parts, partsOf, sign }) ?? parts);
  const put = fault.put?.(xml, chance) ?? xml;
  return { expected, bytes: typeof put === 'string' ? Buffer.from(put) : put };
}
