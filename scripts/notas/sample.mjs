// A supplier that bills: notes for a billing of a running product, in specs and journeys.
import { newCity, newCompany, newRoot } from './companies.mjs';
import { kinds } from './kinds.table.mjs';
import { noteFor } from './note.mjs';
import { seeded } from './seeded.mjs';
import { serviceFor } from './service.mjs';

/** Writes notes of a billing; `change` spoils one before it is signed. `root`: the authority above every certificate, DER. */
export function newIssuer(cnpj, seed = 1) {
  const root = newRoot();
  const company = { ...newCompany(cnpj, 'FORNECEDOR DE PROVA LTDA', root), city: newCity(root) };
  const chance = seeded(seed);
  const writer =
    (write, { partsOf, assembled }) =>
    (expected, change = () => {}) => {
      const note = write(expected, company, chance);
      change(note);
      return Buffer.from(assembled(partsOf(note)));
    };
  return Object.assign(writer(noteFor, kinds.nfe), { servico: writer(serviceFor, kinds.nfse), root: company.root });
}
