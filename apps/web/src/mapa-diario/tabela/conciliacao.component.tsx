import { Card } from '../../ui/card.component.tsx';
import { formatInteger, formatMoney, formatSigned } from '../../ui/number.format.ts';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import { emDinheiro, passosDe } from '../modelo/conciliacao.model.ts';

export const Conciliacao = ({ totais: { conciliacao } }: { totais: Mapa['totais'] }) => (
  <Card className="mapa-conciliacao" aria-labelledby="conciliacao">
    <h2 id="conciliacao">Do efetivo ao pago</h2>
    <ScrollRegion label="Conciliação" className="mapa-faixa">
      <table>
        <thead>
          <tr>
            <th scope="col">Passo</th>
            <th scope="col">Refeições</th>
            <th scope="col">Diferença</th>
            <th scope="col">Valor</th>
            <th scope="col">Diferença em R$</th>
          </tr>
        </thead>
        <tbody>
          {passosDe(conciliacao).map(({ passo, nome, refeicoes, valorCentavos, diferenca }) => (
            <tr key={passo}>
              <th scope="row">{nome}</th>
              <td>{formatInteger(refeicoes)}</td>
              <td>{diferenca ? formatSigned(diferenca.refeicoes) : '—'}</td>
              <td>{formatMoney(valorCentavos)}</td>
              <td>{diferenca ? emDinheiro(diferenca.valorCentavos) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </Card>
);
