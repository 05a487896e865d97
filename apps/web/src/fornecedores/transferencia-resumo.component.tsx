import type { components } from '@alipen/contracts/generated/bff';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { Table } from '../ui/table.component.tsx';

type Resultado = components['schemas']['ResultadoTransferencia'];

const verbo = (quantas: number, simulada: boolean): string =>
  quantas === 1 ? (simulada ? 'passa' : 'passou') : simulada ? 'passam' : 'passaram';

export function ResumoDaTransferencia({ resultado }: { resultado: Resultado }) {
  const { simulada, lotacoes, pedidos, rascunhos, valorAntesCentavos, valorDepoisCentavos, linhas, recusadas } =
    resultado;
  return (
    <>
      {lotacoes > 0 && (
        <Notice tone={simulada ? 'info' : 'ok'}>
          {formatCount(lotacoes, 'lotação', 'lotações')} {verbo(lotacoes, simulada)} ao novo contrato, com{' '}
          {formatCount(pedidos, 'pedido enviado', 'pedidos enviados')}
          {rascunhos > 0 && ` e ${formatCount(rascunhos, 'rascunho', 'rascunhos')}`}.
          {pedidos > 0 &&
            ` Valor dos pedidos: ${formatMoney(valorAntesCentavos)} → ${formatMoney(valorDepoisCentavos)}.`}
        </Notice>
      )}
      {lotacoes === 0 && recusadas.length === 0 && (
        <Notice tone="aviso">Não há lotações deste contrato nesse dia, nessas refeições.</Notice>
      )}
      {recusadas.length > 0 && (
        <Notice tone="aviso">
          {formatCount(recusadas.length, 'lotação fica', 'lotações ficam')} como{' '}
          {recusadas.length === 1 ? 'está' : 'estão'}:
        </Notice>
      )}
      {recusadas.length > 0 && (
        <ul className="lote-falhas">
          {recusadas.map(({ lotacao, motivo }) => (
            <li key={lotacao.id}>{motivo}</li>
          ))}
        </ul>
      )}
      {linhas.length > 0 && (
        <div className="tabela-rolagem transferencia-rolagem">
          <Table density="compacta">
            <caption className="so-leitor">O que muda em cada lotação</caption>
            <thead>
              <tr>
                <th scope="col">Lotação</th>
                <th scope="col" className="numero">
                  Pedidos
                </th>
                <th scope="col" className="numero">
                  Valor antes
                </th>
                <th scope="col" className="numero">
                  Valor depois
                </th>
              </tr>
            </thead>
            <tbody>
              {linhas.map(linha => (
                <tr key={linha.lotacao.id}>
                  <th scope="row">{linha.lotacao.nome}</th>
                  <td className="numero">{formatInteger(linha.pedidos)}</td>
                  <td className="numero">{formatMoney(linha.valorAntesCentavos)}</td>
                  <td className="numero">{formatMoney(linha.valorDepoisCentavos)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}
