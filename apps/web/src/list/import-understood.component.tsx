import { formatCount, formatInteger } from '../ui/number.format.ts';
import { plainText } from '../ui/plain-text.ts';
import type { ImportReport } from './import.calls.ts';

type Understood = NonNullable<ImportReport['entendidas']>[number];

const plain = (text: string) => plainText(text).trim();
const renamed = ({ coluna, cabecalho, quantas }: Understood) => quantas > 1 || plain(coluna) !== plain(cabecalho);

/** Which column of the file was taken for which of the model's; open where their names are not the same. */
export function UnderstoodColumns({ entendidas = [], ignoradas = 0 }: Pick<ImportReport, 'entendidas' | 'ignoradas'>) {
  if (entendidas.length === 0) return null;
  return (
    <details className="importacao-entendidas" open={entendidas.some(renamed)}>
      <summary>
        {formatCount(entendidas.length, 'coluna entendida', 'colunas entendidas')}
        {ignoradas > 0 && `, ${formatCount(ignoradas, 'não lida', 'não lidas')}`}
      </summary>
      <dl>
        {entendidas.map(({ coluna, cabecalho, quantas }) => (
          <div key={coluna}>
            <dt>{coluna}</dt>
            <dd>
              {cabecalho}
              {quantas > 1 && <span className="quieto"> e mais {formatInteger(quantas - 1)}, somadas</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
