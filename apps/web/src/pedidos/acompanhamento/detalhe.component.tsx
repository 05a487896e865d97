import {
  ROTULO_DE_EVENTO_PEDIDO,
  ROTULO_DE_SINAL_DO_PEDIDO,
  ROTULO_DE_SITUACAO_DA_AUTORIZACAO,
  ROTULO_DE_TIPO_PEDIDO,
} from '@alipen/contracts/generated/rotulos/pedidos';
import { formatInstant } from '../../ui/date.format.ts';
import { formatInteger, formatMoney, formatSigned } from '../../ui/number.format.ts';
import { PRAZOS } from '../../ui/pedido.labels.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { Table } from '../../ui/table.component.tsx';
import './detalhe.css';
import { useNomes } from '../nomes.hook.ts';
import type { Pedido } from '../pedidos.queries.ts';

interface Props {
  pedido: Pedido;
}

export function Cabecalho({ pedido }: Props) {
  const prazo = PRAZOS[pedido.faixaPrazo];
  return (
    <>
      <p className="pedidos-situacao">
        <Situation situacao={pedido.situacao} />
        <Pill tone={pedido.tipo === 'EMERGENCIAL' ? 'perigo' : 'neutro'}>{ROTULO_DE_TIPO_PEDIDO[pedido.tipo]}</Pill>
        {pedido.faixaPrazo !== 'NO_PRAZO' && (
          <Pill tone={prazo.tone} icon={prazo.icon}>
            {prazo.rotulo}
          </Pill>
        )}
        {pedido.enviadoAutomaticamente && <Pill tone="neutro">Enviado pelo sistema no prazo</Pill>}
        {pedido.contratos.map(({ id, numero, fornecedor }) => (
          <Pill key={id} tone="neutro">{`Contrato ${numero} · ${fornecedor}`}</Pill>
        ))}
      </p>
      {pedido.motivo && (
        <p>
          Motivo: {pedido.motivo.motivo}
          {pedido.motivo.texto && `: ${pedido.motivo.texto}`}
        </p>
      )}
      {pedido.complementoDe && <p>Complementa o pedido {pedido.complementoDe.numero}.</p>}
      {pedido.autorizacao && <Autorizacao {...pedido.autorizacao} />}
      {pedido.sinais?.map(({ sinal, texto }) => (
        <p key={sinal} className="pedidos-situacao">
          <Pill tone="aviso">{ROTULO_DE_SINAL_DO_PEDIDO[sinal]}</Pill> {texto}
        </p>
      ))}
      {pedido.justificativa && <p>Justificativa: {pedido.justificativa}</p>}
      {pedido.observacao && <p>Observação: {pedido.observacao}</p>}
    </>
  );
}

function Autorizacao({ situacao, em, por }: NonNullable<Pedido['autorizacao']>) {
  return (
    <p className="pedidos-situacao">
      <Pill tone={situacao === 'FALTA' ? 'aviso' : 'ok'}>{ROTULO_DE_SITUACAO_DA_AUTORIZACAO[situacao]}</Pill>{' '}
      {em ? `por ${por}, ${formatInstant(em)}.` : 'Outra pessoa, que não a que enviou, autoriza antes da confirmação.'}
    </p>
  );
}

/** Only what this order has come to: before the confirmation nothing was confirmed or delivered. */
const COLUNAS = [
  { titulo: 'Confirmada', valor: (item: Pedido['itens'][number]) => item.quantidadeConfirmada },
  { titulo: 'Entregue', valor: (item: Pedido['itens'][number]) => item.quantidadeEntregue },
  { titulo: 'Recusada', valor: (item: Pedido['itens'][number]) => item.quantidadeRecusada },
  { titulo: 'Aceita', valor: (item: Pedido['itens'][number]) => item.quantidadeAceita },
];

export function Itens({ pedido }: Props) {
  const nomes = useNomes();
  const colunas = COLUNAS.filter(({ valor }) => pedido.itens.some(item => valor(item) !== null));
  const largura = 2 + colunas.length;
  return (
    <ScrollRegion label="Itens do pedido" className="detalhe-rolagem">
      <Table className="detalhe-itens">
        <thead>
          <tr>
            <th scope="col">Refeição e público</th>
            <th scope="col">Programada</th>
            <th scope="col">Solicitada</th>
            {colunas.map(({ titulo }) => (
              <th key={titulo} scope="col">
                {titulo}
              </th>
            ))}
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
                {colunas.map(({ titulo, valor }) => {
                  const quantidade = valor(item);
                  return <td key={titulo}>{quantidade === null ? '—' : formatInteger(quantidade)}</td>;
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total de refeições</th>
            <td colSpan={largura}>{formatInteger(pedido.totalRefeicoes)}</td>
          </tr>
          {pedido.valorPrevistoCentavos !== null && (
            <tr>
              <th scope="row">Valor previsto</th>
              <td colSpan={largura}>{formatMoney(pedido.valorPrevistoCentavos)}</td>
            </tr>
          )}
        </tfoot>
      </Table>
    </ScrollRegion>
  );
}

export function Historico({ pedido }: Props) {
  const nomes = useNomes();
  return (
    <ol className="detalhe-historico">
      {pedido.historico.toReversed().map(({ em, por, evento, alteracoes, detalhe }) => (
        <li key={em + evento}>
          <strong>{ROTULO_DE_EVENTO_PEDIDO[evento]}</strong>
          <span className="quieto">
            {formatInstant(em)} · {por}
          </span>
          {detalhe && <p>{detalhe}</p>}
          {evento !== 'criar' && alteracoes.length > 0 && (
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
}
