import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { Medicao } from './medicoes.queries.ts';

/** Accepted meals × price: what the gross is made of. */
export function Quantidades({ medicao: { celulas, resumo } }: { medicao: Medicao }) {
  return (
    <Card className="medicao-parte" aria-labelledby="medicao-quantidades">
      <h2 id="medicao-quantidades">Quantidades e preços</h2>
      {celulas.length === 0 && <p className="quieto">Nenhum dia fechado ainda.</p>}
      {celulas.length > 0 && (
        <ScrollRegion label="Quantidades e preços" className="medicao-rolagem">
          <Table className="medicao-tabela">
            <thead>
              <tr>
                <th scope="col">Refeição e público</th>
                <th scope="col" className="numero">
                  Aceitas
                </th>
                <th scope="col" className="numero">
                  Preço
                </th>
                <th scope="col" className="numero">
                  Valor
                </th>
              </tr>
            </thead>
            <tbody>
              {celulas.map(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico, ...celula }) => (
                <tr key={`${tipoAlimentacaoId}/${tipoPublicoId}`}>
                  <th scope="row">
                    {refeicao} · {publico}
                  </th>
                  <td className="numero">{formatInteger(celula.quantidade)}</td>
                  <td className="numero">
                    {celula.precoCentavos === null ? 'mais de um' : formatMoney(celula.precoCentavos)}
                  </td>
                  <td className="numero">{formatMoney(celula.valorCentavos)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td className="numero">{formatInteger(resumo.totais.refeicoes)}</td>
                <td />
                <td className="numero">{formatMoney(resumo.totais.brutoCentavos)}</td>
              </tr>
            </tfoot>
          </Table>
        </ScrollRegion>
      )}
    </Card>
  );
}

export function Glosas({ medicao: { glosas } }: { medicao: Medicao }) {
  if (!glosas.length) return null;
  return (
    <Card className="medicao-parte" aria-labelledby="medicao-glosas">
      <h2 id="medicao-glosas">Ocorrências e glosas</h2>
      <ScrollRegion label="Ocorrências e glosas" className="medicao-rolagem">
        <Table className="medicao-tabela">
          <thead>
            <tr>
              <th scope="col">Ocorrência</th>
              <th scope="col">Dia e unidade</th>
              <th scope="col">O que houve e o que se decidiu</th>
              <th scope="col" className="numero">
                Recusado
              </th>
              <th scope="col" className="numero">
                Glosa
              </th>
            </tr>
          </thead>
          <tbody>
            {glosas.map(({ ocorrenciaId, numero, lotacao, data, descricao, decisao, ...valores }) => (
              <tr key={ocorrenciaId}>
                <th scope="row">{numero}</th>
                <td>
                  {formatDay(data)}
                  <br />
                  {lotacao.nome}
                </td>
                <td>
                  {descricao}
                  {decisao && <p className="quieto">{decisao}</p>}
                </td>
                <td className="numero">{formatMoney(valores.recusadoCentavos)}</td>
                <td className="numero">{formatMoney(valores.descontoCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      <p className="quieto">O que foi recusado já não está no valor bruto: não se desconta outra vez.</p>
    </Card>
  );
}
