import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { fraseDaAceita } from './trocas.model.ts';
import type { TrocaAceita } from './trocas.queries.ts';
import './trocas.css';

/** Where the meal is received or inspected: what comes is not what was planned, and that is agreed. `trocas` came with the meal, so it stands without network too. */
export function TrocasAceitas({ trocas = [] }: { trocas: readonly TrocaAceita[] | undefined }) {
  if (trocas.length === 0) return null;
  return (
    <ul className="trocas-aceitas" aria-label="Trocas aceitas">
      {trocas.map(troca => (
        <li key={`${troca.serve} ${troca.noLugarDe}`}>
          <ArrowsLeftRightIcon size={20} aria-hidden />
          <span>
            <strong>Troca aceita:</strong> {fraseDaAceita(troca)}
          </span>
        </li>
      ))}
    </ul>
  );
}
