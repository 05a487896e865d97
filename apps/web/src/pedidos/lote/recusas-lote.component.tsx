import { formatCount } from '../../ui/number.format.ts';
import type { LoteAberto } from './lote.hook.ts';
import { chaveDaLinha } from './lote.model.ts';

const MOSTRADAS = 8;

/** Rows that a rule refused, each with its sentence; typing in the row lets it try again. */
export function RecusasDoLote({ aberto: { grade, recusas } }: { aberto: LoteAberto }) {
  if (recusas.size === 0) return null;
  const nomes = new Map(grade.itens.map((item, n) => [chaveDaLinha(item), grade.linhas[n]?.nome]));
  return (
    <div className="recado recado--perigo" role="alert">
      <div>
        <strong>{formatCount(recusas.size, 'linha não foi aceita', 'linhas não foram aceitas')}</strong>
        <ul>
          {[...recusas].slice(0, MOSTRADAS).map(([chave, frase]) => (
            <li key={chave}>
              {nomes.get(chave)}: {frase}
            </li>
          ))}
          {recusas.size > MOSTRADAS && <li>e mais {recusas.size - MOSTRADAS}</li>}
        </ul>
      </div>
    </div>
  );
}
