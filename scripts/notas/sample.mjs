// A supplier that bills: notes for a billing of a running product, in specs and journeys.
import { newCompany } from './companies.mjs';
import { noteFor } from './note.mjs';
import { seeded } from './seeded.mjs';
import { assembled, partsOf } from './write.mjs';

/** Writes the note of a billing; `change` spoils it before it is signed. `root`: the authority above its certificate, DER. */
export function newIssuer(cnpj, seed = 1) {
  const company = newCompany(cnpj, 'FORNECEDOR DE PROVA LTDA');
  const chance = seeded(seed);
  const issue = (expected, change = () => {}) => {
    const note = noteFor(expected, company, chance);
    change(note);
    return Buffer.from(assembled(partsOf(note)));
  };
  return Object.assign(issue, { root: company.root });
}
