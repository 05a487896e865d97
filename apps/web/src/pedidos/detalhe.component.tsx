import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../ui/date.format.ts';
import { formatInteger, formatMoney, formatSigned } from '../ui/number.format.ts';
import { EVENTOS, TIPOS } from '../ui/pedido.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Situation } from '../ui/situation.component.tsx';
import './detalhe.css';
import { listarTiposAlimentacao, listarTiposPublico, type Pedido } from './pedidos.queries.ts';

type Nomes = (item: { tipoAlimentacaoId: number; tipoPublicoId: number }) => string;

const nomeEm = (lista: readonly { id: number; nome: string }[] | undefined, id: number) =>
  lista?.find(tipo => tipo.id === id)?.nome ?? `nº ${id}`;

function useNomes(): Nomes {
  const refeicoes = useQuery(listarTiposAlimentacao()).data;
  const publicos = useQuery(listarTiposPublico()).data;
  return ({ tipoAlimentacaoId, tipoPublicoId }) =>
    `${nomeEm(refeicoes, tipoAlimentacaoId)}, ${nomeEm(publicos, tipoPublicoId)}`;
}

/** Items and history of one order. */
export function Detalhe({ pedido }: { pedido: Pedido }) {
  const nomes = useNomes();
  return (
    <div className="detalhe">
      <p className="lista-situacao">
        <Situation situacao={pedido.situacao} />
        <Pill tone={pedido.tipo === 'EMERGENCIAL' ? 'perigo' : 'neutro'}>{TIPOS[pedido.tipo]}</Pill>
        {pedido.contratos.map(({ id, numero, fornecedor }) => (
          <Pill key={id} tone="neutro">{`Contrato ${numero} · ${fornecedor}`}</Pill>
        ))}
      </p>
      {pedido.justificativa && <p>Justificativa: {pedido.justificativa}</p>}
      {pedido.observacao && <p>Observação: {pedido.observacao}</p>}
      <Itens pedido={pedido} nomes={nomes} />
      <h2>Histórico</h2>
      <Historico pedido={pedido} nomes={nomes} />
    </div>
  );
}

const Itens = ({ pedido, nomes }: { pedido: Pedido; nomes: Nomes }) => (
  <table className="detalhe-itens">
    <thead>
      <tr>
        <th scope="col">Refeição e público</th>
        <th scope="col">Programada</th>
        <th scope="col">Solicitada</th>
      </tr>
    </thead>
    <tbody>
      {pedido.itens.map(item => {
        const diferenca = item.quantidadeSolicitada - item.quantidadeProgramada;
        return (
          <tr key={`${item.tipoAlimentacaoId}:${item.tipoPublicoId}`}>
            <th scope="row">{nomes(item)}</th>
            <td>{formatInteger(item.quantidadeProgramada)}</td>
            <td>
              <strong>{formatInteger(item.quantidadeSolicitada)}</strong>
              {diferenca !== 0 && <small className="quieto"> {formatSigned(diferenca)}</small>}
            </td>
          </tr>
        );
      })}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total de refeições</th>
        <td colSpan={2}>{formatInteger(pedido.totalRefeicoes)}</td>
      </tr>
      {pedido.valorPrevistoCentavos !== null && (
        <tr>
          <th scope="row">Valor previsto</th>
          <td colSpan={2}>{formatMoney(pedido.valorPrevistoCentavos)}</td>
        </tr>
      )}
    </tfoot>
  </table>
);

const Historico = ({ pedido, nomes }: { pedido: Pedido; nomes: Nomes }) => (
  <ol className="detalhe-historico">
    {pedido.historico.map(({ em, por, evento, alteracoes, detalhe }) => (
      <li key={em + evento}>
        <strong>{EVENTOS[evento]}</strong>
        <span className="quieto">
          {formatInstant(em)} · {por}
        </span>
        {detalhe && <p>{detalhe}</p>}
        {evento === 'editar' && alteracoes.length > 0 && (
          <ul>
            {alteracoes.map(item => (
              <li key={`${item.tipoAlimentacaoId}:${item.tipoPublicoId}`}>
                {nomes(item)}: {item.de ?? '—'} → {item.para ?? '—'}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
