import { useQuery } from '@tanstack/react-query';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { Checkbox } from '../ui/check.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Table } from '../ui/table.component.tsx';
import type { LotacaoAtendida } from './fornecedores.queries.ts';

const chaveDe = ({ lotacao, inicio, fim }: LotacaoAtendida) => `${lotacao.id} ${inicio} ${fim}`;

/** More rows would only slow the page. */
const MOSTRADAS = 200;

interface Props {
  itens: readonly LotacaoAtendida[];
  escolhidas: ReadonlySet<number>;
  escolher: (ids: ReadonlySet<number>) => void;
}

export function LotacoesTabela({ itens, escolhidas, escolher }: Props) {
  const refeicoes = useQuery(listarTiposAlimentacao());
  const nomes = new Map(refeicoes.data?.map(({ id, nome }) => [id, nome]));
  const refeicoesDe = ({ refeicoes: ids }: LotacaoAtendida) => ids.map(id => nomes.get(id) ?? id).join(', ');
  const alternar = (id: number) => {
    const depois = new Set(escolhidas);
    if (!depois.delete(id)) depois.add(id);
    escolher(depois);
  };
  const todas = new Set(itens.map(({ lotacao }) => lotacao.id));
  const marcadasTodas = todas.size > 0 && [...todas].every(id => escolhidas.has(id));
  return (
    <div className="tabela-rolagem lotacoes-rolagem">
      <Table density="compacta">
        <caption className="so-leitor">Lotações atendidas por este contrato</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="tabela-primeira">
                <Checkbox
                  className="marcar"
                  aria-label="Escolher todas as lotações da busca"
                  checked={marcadasTodas}
                  onChange={() => escolher(marcadasTodas ? new Set() : todas)}
                />
                Lotação
              </span>
            </th>
            <th scope="col" className="so-largo">
              De
            </th>
            <th scope="col" className="so-largo">
              Até
            </th>
            <th scope="col" className="so-largo">
              Refeições
            </th>
          </tr>
        </thead>
        <tbody>
          {itens.slice(0, MOSTRADAS).map(item => (
            <tr key={chaveDe(item)}>
              <th scope="row">
                <span className="tabela-primeira">
                  <Checkbox
                    className="marcar"
                    aria-label={`Escolher ${item.lotacao.nome}`}
                    checked={escolhidas.has(item.lotacao.id)}
                    onChange={() => alternar(item.lotacao.id)}
                  />
                  <span>
                    {item.lotacao.nome}
                    <small className="so-estreito quieto">
                      {formatDay(item.inicio)} a {formatDay(item.fim)} · {refeicoesDe(item)}
                    </small>
                  </span>
                </span>
              </th>
              <td className="so-largo">{formatDay(item.inicio)}</td>
              <td className="so-largo">
                {formatDay(item.fim)}
                {item.ateOFim && <small className="quieto">fim do contrato</small>}
              </td>
              <td className="so-largo">{refeicoesDe(item)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {itens.length > MOSTRADAS && (
        <p className="quieto lotacoes-resto">
          Mostramos {MOSTRADAS} de {formatInteger(itens.length)}. Busque para ver as outras; a escolha vale para todas.
        </p>
      )}
    </div>
  );
}
